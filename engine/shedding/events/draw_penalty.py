"""Cards make others draw: at once, or a debt that grows, goes back and is settled."""

from dataclasses import dataclass

from engine.core.events import Event
from engine.shedding.state import State


@dataclass(frozen=True)
class DebtGrew(Event[State]):
    """The debt of the next seat grew to this many cards."""

    debt: int

    def apply(self, state: State) -> None:
        state.debt = self.debt


@dataclass(frozen=True)
class SentBack(Event[State]):
    """The debt and the turn go back to this seat, from which play then goes on."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn = (self.seat - state.direction) % state.rules.table.seats


@dataclass(frozen=True)
class AllDraw(Event[State]):
    """A seat makes everyone else draw so many cards."""

    seat: int
    count: int


@dataclass(frozen=True)
class PreviousDraws(Event[State]):
    """A seat makes the previous one, ``to``, draw so many cards."""

    seat: int
    to: int
    count: int


@dataclass(frozen=True)
class DebtSettled(Event[State]):
    """The debt is cleared."""

    def apply(self, state: State) -> None:
        state.debt = 0
