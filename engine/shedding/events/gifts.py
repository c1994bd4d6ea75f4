"""Cards are given away."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.cards import Card
from engine.core.events import Event, with_hand
from engine.shedding.pending import Giving
from engine.shedding.state import State, without


@dataclass(frozen=True)
class GivingAsked(Event[State]):
    """A seat may give one card to each of these seats, in this order."""

    seat: int
    to: tuple[int, ...]
    after: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Giving(self.to, self.after)
        state.asked += 1


@dataclass(frozen=True)
class Gave(Event[State]):
    """A card went from one hand to another. Only those two seats see it."""

    seat: int
    to: int
    card: Card | None

    def apply(self, state: State) -> None:
        card = (self.card,) if self.card else ()
        state.take_from(self.seat, card)
        state.hands = with_hand(state.hands, self.to, state.hands[self.to] + card)
        state.uncalled = without(state.uncalled, self.to)
        if isinstance(state.pending, Giving):
            state.pending = replace(state.pending, to=state.pending.to[1:], begun=True)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.to) else replace(self, card=None)


@dataclass(frozen=True)
class GivingOver(Event[State]):
    """Giving is over. ``given`` is False when the seat gave nothing."""

    seat: int
    given: bool

    def apply(self, state: State) -> None:
        state.turn = state.pending.after if isinstance(state.pending, Giving) else self.seat
        state.pending = None
