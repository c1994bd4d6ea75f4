"""A hand is empty, or the last one with cards."""

from dataclasses import dataclass

from engine.core.events import Event
from engine.shedding.state import State


@dataclass(frozen=True)
class WentOut(Event[State]):
    """A seat has no cards left. Its side plays on until its partners have none.

    Where all the others play on, ``place`` tells which seat it was to go out: 1 for the first.
    """

    seat: int
    place: int = 0

    def apply(self, state: State) -> None:
        if self.place:
            state.gone += (self.seat,)


@dataclass(frozen=True)
class NotOut(Event[State]):
    """A seat has no cards left and is not out, as it may not go out so."""

    seat: int


@dataclass(frozen=True)
class LeftOver(Event[State]):
    """A seat is the only one with cards left, which ends the round."""

    seat: int


@dataclass(frozen=True)
class FellBack(Event[State]):
    """A total was exactly the target, and is 0 again. Its round's line of the score sheet has that already."""

    seat: int
    target: int


@dataclass(frozen=True)
class KnockedOut(Event[State]):
    """A seat is out of the match, as the line of the score sheet says."""

    seat: int


@dataclass(frozen=True)
class CountedDown(Event[State]):
    """A seat emptied its hand, and its score is one lower."""

    seat: int
    score: int

    def apply(self, state: State) -> None:
        state.totals = (*state.totals[: self.seat], self.score, *state.totals[self.seat + 1 :])
