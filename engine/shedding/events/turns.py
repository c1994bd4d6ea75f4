"""Whose turn it is: it comes, stays, is skipped or missed, and play is reversed."""

from dataclasses import dataclass

from engine.core.events import Event
from engine.interning import interned
from engine.shedding.state import State, without


@dataclass(frozen=True)
class Skipped(Event[State]):
    """A seat loses its turn."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)


@dataclass(frozen=True)
class SkipsGrew(Event[State]):
    """The next seat misses this many turns if it does not answer, or so many seats miss one each."""

    skips: int
    each: bool = False

    def apply(self, state: State) -> None:
        state.skips = self.skips


@dataclass(frozen=True)
class MissedTurn(Event[State]):
    """A seat misses its turn, and so many more after it. Passes before it don't count, as they are not in a row."""

    seat: int
    left: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.skips, state.passes = 0, 0
        state.misses = without(state.misses, self.seat) + (self.seat,) * self.left


@dataclass(frozen=True)
class Reversed(Event[State]):
    """Play goes on in the other direction: 1 is clockwise, -1 counterclockwise."""

    direction: int

    def apply(self, state: State) -> None:
        state.direction = self.direction


@dataclass(frozen=True)
class Passed(Event[State]):
    """A seat did nothing, or took back its play when nothing could be drawn. It can't be caught any more."""

    seat: int

    def apply(self, state: State) -> None:
        state.passes += 1
        state.uncalled = without(state.uncalled, self.seat)
        if not state.rules.table.announces:
            state.barred = without(state.barred, self.seat)


@dataclass(frozen=True)
class TurnCame(Event[State]):
    """It is this seat's move, and it is asked again. Seats that could catch it have had their time."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.covering, state.said, state.guessed = (), False, (), False
        state.asked += 1
        if state.uncalled and state.rules.table.call == "catch":
            state.uncalled = without(state.uncalled, self.seat)


turn_came = interned(TurnCame)  # it comes with nearly every move
