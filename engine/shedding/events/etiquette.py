"""Hidden rules: they are added, phrases are said, and guesses are made."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.events import Event
from engine.shedding.rules.etiquette import EtiquetteRule, Hidden
from engine.shedding.state import State, without


@dataclass(frozen=True)
class RuleHidden(Event[State]):
    """A seat added a hidden rule, which only that seat sees. Without a seat the game begins with it."""

    seat: int | None
    manner: EtiquetteRule | None

    def apply(self, state: State) -> None:
        known = () if self.seat is None else (self.seat,)
        state.manners += (Hidden(self.seat, state.round, self.manner, known),)
        if self.seat is not None:
            state.pending = None
            state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if self.seat is not None and seat == self.seat else replace(self, manner=None)


@dataclass(frozen=True)
class Spoke(Event[State]):
    """A seat said a phrase."""

    seat: int
    phrase: str

    def apply(self, state: State) -> None:
        state.said += (self.phrase,)
        state.asked += 1


@dataclass(frozen=True)
class TalkOver(Event[State]):
    """A seat moved, so what it said before counts no more. ``owes`` a thank you: it paid for this move.

    No one sees that, because it tells of what it paid.
    """

    seat: int
    owes: bool

    def apply(self, state: State) -> None:
        state.said, state.fined = (), without(state.fined, self.seat)
        if self.owes:
            state.fined += (self.seat,)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, owes=False)


@dataclass(frozen=True)
class Guessed(Event[State]):
    """A seat guessed a hidden rule. Only that seat sees which one."""

    seat: int
    manner: EtiquetteRule | None
    right: bool

    def apply(self, state: State) -> None:
        state.guessed = True
        state.asked += 1
        if not self.right:
            state.fined = (*without(state.fined, self.seat), self.seat)
        state.manners = tuple(
            replace(each, known=(*each.known, self.seat)) if self.right and each.manner == self.manner else each
            for each in state.manners
        )

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manner=None)
