"""Two versions of the engine play the same matches, action by action: what happens and what anyone may do must agree.

    python -m tests.tools.twin main
    python -m tests.tools.twin main --games mau-mau kadi --house 0 --actions 1000

Each version is a process on its own sources and runs its own copy of this file, so neither knows how the other is
built. Both draw the same actions from what their own engine offers. After each they write a line of JSON: who did what,
which events came of it and how they are told, and what every seat may do now. Of each match that differs, the first
line that does is printed.
"""

import argparse
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from engine.core.actions import Options
from engine.core.match import MatchState
from engine.core.ruleset import Ruleset
from engine.games.codec import FORMAT, decode, encode, made, plain
from engine.games.registry import game_of
from engine.games.variants import VARIANTS, variant
from tests.bench.compare import Trouble, older
from tests.engine.space import any_features, combination, rules_or_sentence
from tests.engine.strategies import random_action
from tests.transcripts import event_lines, write_action

ROOT = Path(__file__).parents[2]
END = "end"  # the line after a match
WRONG_ARGUMENT = 2  # exit status


def matches(games: Iterable[str], house: int, seed: str) -> Iterator[str]:
    """Matches to play, each a line of JSON: the games with every number of seats, and so many house rules at random."""
    for game in games:
        for seats in variant(game).seats:
            yield json.dumps([f"{game} for {seats}", encode(variant(game).rules(seats))])
    yield from islice(_house_rules(random.Random(seed)), house)


def _house_rules(chance: random.Random) -> Iterator[str]:
    while True:
        rules = rules_or_sentence(combination(any_features(chance.choice), chance))
        if isinstance(rules, Ruleset):
            yield json.dumps([f"house rules {rules}", encode(rules)])


def played(match: str, seed: str, actions: int) -> Iterator[str]:
    """A match as this version plays it: a line for each action and one for the end."""
    name, rules = json.loads(match)
    chance = random.Random(f"{seed} {name}")
    table = decode(Ruleset, rules)
    state = game_of(table).begun(table, seed)
    for _ in range(actions):
        if state.phase == "over":
            break
        seat, action = random_action(state, chance)
        state, events = state.act(seat, action)
        happened = [[plain(event) for event in events], event_lines(events, table.seats)]
        yield json.dumps([seat, write_action(action), *happened, offered(state)])
    yield END


def offered(state: MatchState) -> list[list[object]]:
    """The options of every seat, and after each card that it may lay."""
    every = []
    for seat in range(state.rules.seats):
        now = state.may_do(seat)
        after = (_written(state.may_do(seat, (card,))) for card in now.cards)
        beside = [*map(write_action, state.may_say(seat)), state.may_take_back(seat)]
        every.append([_written(now), *after, beside])
    return every


def _written(options: Options) -> list[object]:
    return [
        list(map(write_action, options.actions)) if name == "actions" else getattr(options, name)
        for name in ("cards", "complete", "suits", "call", "actions", "sequences", "ranks")
    ]


def differences(matches: list[str], old: Iterator[str], new: Iterator[str]) -> Iterator[tuple[str, str, str]]:
    """The name of each match that differs, and its first line that does, in both versions."""
    for match in matches:
        was, now = next(old), next(new)
        while was == now != END:
            was, now = next(old), next(new)
        if was != now:
            yield json.loads(match)[0], was, now
            _skip(was, old)
            _skip(now, new)


def _skip(line: str, lines: Iterator[str]) -> None:
    while line != END:
        line = next(lines)


def format_of(sources: Path) -> int:
    found = re.search(r"^FORMAT = (\d+)$", (sources / "engine/games/codec.py").read_text(), re.MULTILINE)
    assert found is not None
    return int(found[1])


def renewed(line: str, written: int) -> str:
    """A line of an older version as it would be written now."""
    if line == END or written == FORMAT:
        return line
    seat, action, events, told, may_do = json.loads(line)
    return json.dumps([seat, action, plain(made(tuple, events, written)), told, may_do])


def version(sources: Path, *arguments: str, of: str = "") -> Iterator[str]:
    """The lines that a version writes. ``of``: what it reads. Raises Trouble when it fails."""
    command = [sys.executable, "-m", "tests.tools.twin", *arguments]
    with TemporaryFile("w+") as asked:
        asked.write(of)
        asked.seek(0)
        with subprocess.Popen(command, cwd=sources, stdin=asked, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                yield line.rstrip("\n")
    if process.returncode:
        raise Trouble(f"The engine in {sources} failed with status {process.returncode}.")


def compare(base: str, games: list[str], house: int, seed: str, actions: int) -> int:
    """Print what differs between the sources here and those of a commit. Returns the exit status."""
    with TemporaryDirectory(prefix="eights-twin-") as folder, older(ROOT, base, Path(folder)) as sources:
        # the older one draws, as the newer one reads what it wrote
        drawn = list(version(sources, "--draw", str(house), "--seed", seed, "--games", *games))
        plays = ["--play", str(actions), "--seed", seed]
        old, new = (version(place, *plays, of="\n".join(drawn)) for place in (sources, ROOT))
        both = (renewed(line, format_of(sources)) for line in old), new
        found = 0
        for name, old, new in differences(drawn, *both):
            found += 1
            print(f"{name}\n  {base}: {old}\n  here: {new}", flush=True)
    print(f"{found} of {len(drawn)} matches differ")
    return found > 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.twin", description=__doc__)
    parser.add_argument("base", nargs="?", help="the commit to compare with")
    parser.add_argument(
        "--games", nargs="*", default=list(VARIANTS), metavar="GAME", choices=VARIANTS, help="all, unless told"
    )
    parser.add_argument("--house", type=int, default=200, metavar="N", help="so many house rules at random (200)")
    parser.add_argument("--actions", type=int, default=120, metavar="N", help="of each match at most (120)")
    parser.add_argument("--seed", default="twin", metavar="WORD", help="of the cards, the choices and the house rules")
    parser.add_argument("--draw", type=int, help=argparse.SUPPRESS)  # for a version: write matches with N house rules
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)  # for a version: play those on standard input
    asked = parser.parse_args()
    if asked.draw is not None:
        print(*matches(asked.games, asked.draw, asked.seed), sep="\n")
    elif asked.play is not None:
        for match in sys.stdin:
            print(*played(match, asked.seed, asked.play), sep="\n", flush=True)
    elif asked.base is None:
        parser.error("say with which commit to compare, as in make twin BASE=main")
    else:
        try:
            return compare(asked.base, asked.games, asked.house, asked.seed, asked.actions)
        except Trouble as trouble:
            print(f"twin: {trouble}", file=sys.stderr)
            return WRONG_ARGUMENT
    return 0


if __name__ == "__main__":
    sys.exit(main())
