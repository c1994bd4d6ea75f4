"""What tells how near a side is to completing a sequence, and so to winning a round."""

from collections import Counter
from collections.abc import Callable, Mapping
from math import log

from engine.core.glance import Glance
from engine.str8.bots.planning import Hand, Prospects
from engine.str8.rules import SequenceRules
from engine.str8.state import Sequence, SequenceState

PATIENCE, BURIED = 2.0, 0.3  # of the prospects: of some that were tried, those that foresaw most
SOON, LONG = 0.1, 60.0  # turns: where a sequence is complete, and where one hardly ever will be

FEATURES = ("log of the turns", "cards laid", "turns to wait")

CHAPTERS: Mapping[str, Callable[[SequenceRules], bool]] = {
    "always": lambda rules: True,
    "three sides and more": lambda rules: rules.sides_in_play > 2,
    "partners": lambda rules: rules.partnered,
    "two sequences": lambda rules: rules.lines > 1,
    "backwards": lambda rules: rules.backwards,
}

Lines = tuple[Sequence, ...]
Turns = Callable[[Sequence, Hand], float]


def taken(state: SequenceState, side: tuple[int, ...]) -> tuple[float, ...]:
    """The features of a side. All hands are known, so what may still come is in the stock or among the discards."""
    return of_side(prospects(state), state, side)


def prospects(state: SequenceState) -> Turns:
    return Prospects(state.rules, Counter(state.stock), state.pile, PATIENCE, BURIED).turns


def of_side(turns: Turns, state: SequenceState, side: tuple[int, ...]) -> tuple[float, ...]:
    lines, seats = state.lines_of(side[0]), state.rules.seats
    turns_left = min(until_complete(turns, lines, state.hands[seat]) for seat in side)
    waits = min((seat - state.turn) % seats for seat in side) / seats
    return log(turns_left), max(map(len, lines)), waits


def until_complete(turns: Turns, lines: Lines, hand: Hand) -> float:
    """The turns until a hand completes a sequence. Two sequences are two chances."""
    return 1 / sum(1 / min(max(turns(line, hand), SOON), LONG) for line in lines)


GLANCE: Glance[SequenceRules, SequenceState] = Glance(__package__, FEATURES, CHAPTERS, taken)
