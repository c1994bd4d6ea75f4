"""Last card: the call, and being caught without it."""

from dataclasses import dataclass

from engine.core.events import Event
from engine.shedding.rules.choices import CallWord
from engine.shedding.state import State, without


@dataclass(frozen=True)
class CallDue(Event[State]):
    """A seat has few cards left and has not said the word for it."""

    seat: int

    def apply(self, state: State) -> None:
        state.uncalled = (*without(state.uncalled, self.seat), self.seat)


@dataclass(frozen=True)
class Called(Event[State]):
    """A seat said “last card”, or another word."""

    seat: int
    word: str = CallWord.LAST_CARD

    def apply(self, state: State) -> None:
        state.uncalled = without(state.uncalled, self.seat)


@dataclass(frozen=True)
class Caught(Event[State]):
    """A seat was caught with so many cards ``left`` and no call."""

    seat: int
    by: int
    word: str = CallWord.LAST_CARD
    left: int = 1
