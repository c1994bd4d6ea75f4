"""Golden transcripts: read a file, replay it, and say which line differs.

A whole match is what ``python -m tests.playthroughs.golden GAME SEATS`` prints; its first line names the game, the
seats and the seed.
A rare event begins from a built state instead: the first line ends with ``built`` and what it shows, and lines such
as ``# hand 1: 2H 3C`` (one for each seat), ``# pile: KH``, ``# stock: 5D 6D`` (the first is drawn next; without it
all the other cards lie there), ``# turn: 1``, ``# dealer: 2``, ``# direction: -1``, ``# totals: 20 30``, ``# suit:
D``, ``# debt: 2``, ``# barred: 1`` (who can't go out),
``# out: 2`` (of the match), ``# manners: rank-7 nice-day`` (hidden rules), ``# drawn: 5D``, ``# passes: 1``, ``#
uncalled: 2`` and ``# takes_back: yes`` (at a table where plays may be taken back) describe it; where sequences are
built also ``# sequence 1: 4 8`` (one for each side that has begun, ``4 8 / 2`` for two sequences), ``# passed: PL``,
``# idle: 69`` and ``# stirred: yes``; ``...`` at the end of a stock are all the other cards. In both, ``# rule
reshuffle: no``, ``# rule cancels: JH JD`` or ``# rule effects: 4 skip, QS draw 5`` is a house rule, and ``# source:
...`` says where the rule is to be read. ``# Seat 2 may not play 6S (naming)`` among the lines is what the engine
refuses there, and by which rule.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from engine.core.actions import Action, IllegalAction
from engine.core.match import Event, MatchState
from engine.core.rule import Choice, Number, Rule, Switch
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import RoundScore
from engine.games.variants import VARIANTS, Variant
from tests.doors import CostTable, Effect, EffectTable, Hidden, Manner, Rules, SequenceRules
from tests.engine.shedding import table
from tests.engine.str8 import table as str8_table
from tests.simulation import BOUND
from tests.transcripts import playthrough, read_action, replay

HERE = Path(__file__).parent
_FIRST = re.compile(r"# ([\w-]+), (\d+) seats, (?:seed (.+)|built: .+)")
_REFUSED = re.compile(r"# Seat (\d+) may not ([^(]+?)(?: \(\w+\))?")


@dataclass
class Golden:
    """A transcript: its game, the state it begins from, and its lines, each with its number in the file."""

    variant: Variant
    state: MatchState
    lines: list[tuple[int, str]]


@dataclass
class Recorder:
    """The game of a transcript, which remembers what was done and what happened."""

    golden: Golden
    state: MatchState = field(init=False)
    acted: list[tuple[MatchState, Action, list[Event]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.golden.state

    def act(self, state: MatchState, seat: int, action: Action) -> "tuple[_Watched, list[Event]]":
        self.state, events = state.act(seat, action)
        self.acted.append((state, action, events))
        return _Watched(self, self.state), events

    def written(self, lines: Iterable[str]) -> Iterator[str]:
        """What the engine writes about the actions, and the refused ones, among these lines."""
        for line in lines:
            refused = _REFUSED.fullmatch(line)
            if refused:
                refusal = self.state.check(int(refused[1]) - 1, read_action(refused[2]))
                rule = refusal.rule if refusal else "but the engine allows it"
                yield f"# Seat {refused[1]} may not {refused[2]} ({rule})"
            yield from replay(_Watched(self, self.state), iter([line]))


@dataclass
class _Watched:
    """A state of which a recorder notes what is done to it."""

    recorder: Recorder
    state: MatchState

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def act(self, seat: int, action: Action) -> "tuple[_Watched, list[Event]]":
        return self.recorder.act(self.state, seat, action)


def files() -> list[Path]:
    return sorted(HERE.glob("*.txt"))


def read(text: str) -> Golden:
    numbered = list(enumerate(text.splitlines(), start=1))
    found = _FIRST.fullmatch(numbered[0][1])
    assert found, f"line 1 does not say which game this is: {numbered[0][1]}"
    variant, seats, seed = VARIANTS[found[1]], int(found[2]), found[3]
    lines = [(number, line) for number, line in numbered if not line.startswith("#") or _REFUSED.fullmatch(line)]
    header = [line.removeprefix("# ") for number, line in numbered[1:] if (number, line) not in lines]
    told = dict(map(_told, header))
    told.pop("source", None)
    fields = variant.rules(seats).fields()
    rules = {name: _rule(rule, told.pop(f"rule {name}")) for name, rule in fields.items() if f"rule {name}" in told}
    changed = replace(variant.rules(seats), **rules)
    if seed:
        assert not told, f"a match with a seed begins at its first deal, without {', '.join(told)}"
        return Golden(variant, variant.game.begun(changed, seed), lines)
    hands = [told.pop(f"hand {seat}") for seat in range(1, seats + 1)]
    return Golden(variant, _BUILT[type(changed)](variant.key, changed, rules, hands, told), lines)


def _shedding(game: str, changed: Ruleset, rules: dict[str, Any], hands: list[str], told: dict[str, str]) -> MatchState:
    out, nothing = tuple(map(_seat, told.pop("out", "").split())), (0,) * len(hands)
    built = table.table(*hands, game=game, rules=rules, **_known(told))
    return replace(built, sheet=(RoundScore("blocked", None, nothing, nothing, knocked_out=out),)) if out else built


def _sequences(
    game: str, changed: Ruleset, rules: dict[str, Any], hands: list[str], told: dict[str, str]
) -> MatchState:
    """The same where sequences are built."""
    sequences = [told.pop(f"sequence {side}", "") for side in range(1, changed.sides_in_play + 1)]
    return str8_table.table(*hands, rules=rules, sequences=sequences, **_known(told))


_BUILT: dict[type[Ruleset], Callable[..., MatchState]] = {Rules: _shedding, SequenceRules: _sequences}


def _known(told: dict[str, str]) -> dict[str, Any]:
    return {name: _STATE[name](value) for name, value in told.items()}


def _told(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name, value.strip()


def _seat(told: str) -> int:
    return int(told) - 1


_YES_OR_NO = {"yes": True, "no": False}
_STATE: dict[str, Callable[[str], Any]] = {
    **dict.fromkeys(("pile", "stock", "suit", "passed"), str),
    **dict.fromkeys(("turn", "dealer"), _seat),
    **dict.fromkeys(("debt", "direction", "passes", "idle"), int),
    "takes_back": _YES_OR_NO.__getitem__,
    "stirred": _YES_OR_NO.__getitem__,
    "totals": lambda told: tuple(map(int, told.split())),
    "uncalled": lambda told: tuple(map(_seat, told.split())),
    "barred": lambda told: tuple(map(_seat, told.split())),
    "drawn": lambda told: tuple(told.split()),
    "manners": lambda told: tuple(Hidden(None, 0, Manner(*each.split())) for each in told.split(",")),
}


def _rule(rule: Rule[Any], told: str) -> Any:
    rows = [row.split() for row in told.split(",") if row]
    if isinstance(rule, EffectTable):
        return tuple((card, _effect(*does)) for card, *does in rows)
    if isinstance(rule, CostTable):
        return tuple((card, int(points)) for card, points in rows)
    if isinstance(rule, Choice):
        return told
    plain: dict[type, Callable[[str], Any]] = {Number: int, Switch: _YES_OR_NO.__getitem__}
    return plain.get(type(rule), _names)(told)


def _effect(*told: str) -> Any:
    """An effect as it is told, as in ``skip`` or ``draw back 5``."""
    kind = " ".join(word for word in told if not word.isdecimal())
    return Effect(kind, *(int(word) for word in told if word.isdecimal()))  # type: ignore[arg-type]


def _names(told: str) -> tuple[str, ...]:
    return tuple(told.split())


def difference(golden: Golden, recorder: Recorder | None = None) -> str | None:
    """The first line that the engine writes differently, with its number, or None."""
    written = (recorder or Recorder(golden)).written(line for _, line in golden.lines)
    acting = golden.lines[0]
    try:
        for number, line in golden.lines:
            acting = acting if line.startswith(" ") else (number, line)
            engine_line = next(written, None)
            if engine_line != line:
                return f"line {number}: the transcript says {line!r}, the engine {engine_line!r}"
        more = next(written, None)
    except (IllegalAction, KeyError) as refused:
        return f"line {acting[0]}: {acting[1]!r} is refused: {refused}"
    return more and f"after the last line the engine says {more!r}"


def renewed(text: str) -> str:
    """A transcript with the engine's words of today. Actions, hands and refusals stay as they are."""
    golden = read(text)
    header = text.splitlines()[: golden.lines[0][0] - 1]
    return "\n".join([*header, *Recorder(golden).written(line for _, line in golden.lines)]) + "\n"


if __name__ == "__main__":  # after words have changed; with a game and a number of seats it prints a new transcript
    if sys.argv[1:]:
        key, seats = sys.argv[1:]
        print(
            f"# {key}, {seats} seats, seed 1",
            *playthrough(VARIANTS[key].rules(int(seats)), "1", "easy", BOUND),
            sep="\n",
        )
    else:
        for each in files():
            each.write_text(renewed(each.read_text(encoding="utf-8")), encoding="utf-8")
