"""Cards are drawn, for whatever reason, and the stock is renewed."""

from dataclasses import dataclass, replace
from typing import Literal, Self

from engine.core.cards import Card
from engine.core.events import Event, with_hand
from engine.interning import interned
from engine.shedding.state import State, without
from engine.shedding.step import staying

Reason = Literal["turn", "debt", "call", "gift", "bluff", "refill", "all", "manners", "question"]


@dataclass(frozen=True)
class Reshuffled(Event[State]):
    """The cards under the top of the pile are the stock again."""

    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: State) -> None:
        state.stock = self.stock or ()
        state.pile = state.pile[-staying(state.pending) :]
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, stock=None)


@dataclass(frozen=True)
class Drew(Event[State]):
    """Cards went from the stock into a hand.

    A seat draws in its turn, for a debt, for a forgotten call, instead of a gift, for a bluff or a wrong challenge, to
    fill a new hand, as all others do too, for a hidden rule, or for an unanswered question. A forgotten call with
    nothing left to draw has a ``count`` of 0, and ``word`` is what was not said (empty in an old record: “last card”).
    """

    seat: int
    cards: tuple[Card, ...] | None
    count: int
    reason: Reason
    word: str = ""

    def apply(self, state: State) -> None:
        seat, cards, in_turn = self.seat, self.cards or (), self.reason == "turn"
        state.hands = with_hand(state.hands, seat, state.hands[seat] + cards)
        state.stock = state.stock[: len(state.stock) - self.count]
        if state.uncalled:
            state.uncalled = without(state.uncalled, seat)
        if state.barred and not state.rules.table.announces:
            state.barred = without(state.barred, seat)
        if in_turn:
            state.drawn += cards
        if self.count:
            state.passes, state.drawer = 0, seat if in_turn else None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class Kept(Event[State]):
    """A seat keeps what it drew, and plays nothing."""

    seat: int


@dataclass(frozen=True)
class TurnGoesOn(Event[State]):
    """A seat has drawn and is asked again what to do."""

    seat: int

    def apply(self, state: State) -> None:
        state.asked += 1


turn_goes_on = interned(TurnGoesOn)  # it comes with nearly every draw
