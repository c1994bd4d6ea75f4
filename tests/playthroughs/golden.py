"""Golden transcripts: read a file, replay it, and say which line differs.

A whole match is what ``python -m engine playthrough`` prints; its first line names the game, the seats and the seed.
A rare event begins from a built state instead: the first line ends with ``built`` and what it shows, and lines such as
``# hand 1: 2H 3C`` (one for each seat), ``# pile: KH``, ``# stock: 5D 6D`` (the first is drawn next), ``# turn: 1``,
``# dealer: 2``, ``# totals: 20 30``, ``# suit: D`` and ``# debt: 2`` describe it; ``# rule reshuffle: no`` is a house
rule.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engine.actions import Action, IllegalAction
from engine.events import Event
from engine.state import State
from engine.transcript import replay
from engine.variants import VARIANTS, Variant
from tests.engine.table import table

HERE = Path(__file__).parent
_FIRST = re.compile(r"# ([\w-]+), (\d+) seats, (?:seed (.+)|built: .+)")


@dataclass
class Golden:
    """A transcript: its game, the state it begins from, and its lines, each with its number in the file."""

    variant: Variant
    state: State
    lines: list[tuple[int, str]]


@dataclass
class Recorder:
    """A game that remembers what was done and what happened, for the replay to go through."""

    variant: Variant
    acted: list[tuple[State, Action, list[Event]]] = field(default_factory=list)

    def act(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        after, events = self.variant.game.act(state, seat, action)
        self.acted.append((state, action, events))
        return after, events


def files() -> list[Path]:
    """All golden transcripts."""
    return sorted(HERE.glob("*.txt"))


def read(text: str) -> Golden:
    """A transcript from its text."""
    numbered = list(enumerate(text.splitlines(), start=1))
    found = _FIRST.fullmatch(numbered[0][1])
    assert found, f"line 1 does not say which game this is: {numbered[0][1]}"
    variant, seats, seed = VARIANTS[found[1]], int(found[2]), found[3]
    header = [line.removeprefix("# ") for _, line in numbered[1:] if line.startswith("# ")]
    state = variant.game.start(variant.rules(seats), seed) if seed else built(seats, dict(map(_told, header)))
    return Golden(variant, state, [(number, line) for number, line in numbered if line and not line.startswith("#")])


def built(seats: int, told: dict[str, str]) -> State:
    """The state that a header describes."""
    rules = {name.removeprefix("rule "): _value(told.pop(name)) for name in list(told) if name.startswith("rule ")}
    hands = [told.pop(f"hand {seat}") for seat in range(1, seats + 1)]
    numbers = {name: int(told.pop(name)) for name in ("turn", "dealer", "debt") if name in told}
    totals = told.pop("totals", None)
    return table(
        *hands,
        rules=rules,
        turn=numbers.pop("turn", 1) - 1,
        **({"dealer": numbers.pop("dealer") - 1} if "dealer" in numbers else {}),
        **({"totals": tuple(map(int, totals.split()))} if totals else {}),
        **numbers,
        **told,
    )


def _value(told: str) -> bool | int | str:
    return int(told) if told.isdecimal() else {"yes": True, "no": False}.get(told, told)


def _told(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name, value.strip()


def difference(golden: Golden, recorder: Recorder | None = None) -> str | None:
    """The first line that the engine writes differently, with its number, or None."""
    written = replay(recorder or golden.variant.game, golden.state, (line for _, line in golden.lines))
    acting = golden.lines[0]
    try:
        for number, line in golden.lines:
            acting = (number, line) if line.startswith("Seat ") else acting
            engine_line = next(written, None)
            if engine_line != line:
                return f"line {number}: the transcript says {line!r}, the engine {engine_line!r}"
        more = next(written, None)
    except (IllegalAction, KeyError) as refused:
        return f"line {acting[0]}: {acting[1]!r} is refused: {refused}"
    return more and f"after the last line the engine says {more!r}"


def completed(header: list[str], actions: list[str]) -> Iterator[str]:
    """The lines of a new transcript: its header, and what comes of actions written as ``Seat 1 []> draw``."""
    golden = read("\n".join(header))
    yield from header
    yield from replay(golden.variant.game, golden.state, iter(actions))
