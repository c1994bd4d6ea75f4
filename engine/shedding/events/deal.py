"""The deal and its starter, until play begins."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.cards import Card, Suit
from engine.core.events import Event, whole
from engine.shedding.state import State


@dataclass(frozen=True)
class Dealt(Event[State]):
    """A round begins with hands and the stock, whose last card is drawn next.

    ``count`` is how many cards each seat gets, or 0 when seats get different numbers.
    """

    round: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: State) -> None:
        state.shuffles = state.next_deal
        state.begin_round(self.round, self.dealer, whole(self.hands), self.stock or ())

    def seen_by(self, seat: int | None) -> Self:
        hands = tuple(hand if other == seat else None for other, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=None)


@dataclass(frozen=True)
class StarterReturned(Event[State]):
    """Cards that may not start the pile were turned up. They went back into the stock, which was shuffled."""

    cards: tuple[Card, ...]
    stock: tuple[Card, ...] | None

    def apply(self, state: State) -> None:
        state.stock = self.stock or ()
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, stock=None)


@dataclass(frozen=True)
class StarterTurned(Event[State]):
    """The top card of the stock starts the pile. ``suit`` is ANY_SUIT when any card may follow."""

    card: Card
    suit: Suit | None = None

    def apply(self, state: State) -> None:
        state.pile, state.stock, state.suit = (self.card,), state.stock[:-1], self.suit


@dataclass(frozen=True)
class DealerBegan(Event[State]):
    """The dealer began the pile with the last card that they were dealt. ``suit`` is ANY_SUIT when any may follow."""

    seat: int
    card: Card
    suit: Suit | None = None

    def apply(self, state: State) -> None:
        state.take_from(self.seat, (self.card,))
        state.pile, state.suit = (self.card,), self.suit


@dataclass(frozen=True)
class NoStarter(Event[State]):
    """No card begins the pile. Any may be played on it, or each seat first plays one of the ``suit``."""

    suit: Suit

    def apply(self, state: State) -> None:
        state.suit = self.suit
        if state.rules.table.first_suit:
            state.to_begin = tuple(seat for seat, hand in enumerate(state.hands) if hand)


@dataclass(frozen=True)
class SuitByChance(Event[State]):
    """Chance picked the suit of a wild starter, as its dealer picks before looking at their hand."""

    suit: Suit

    def apply(self, state: State) -> None:
        state.suit = self.suit
        state.shuffles += 1


@dataclass(frozen=True)
class SuitByBottomCard(Event[State]):
    """The card at the bottom of the stock has the suit of a wild starter."""

    suit: Suit

    def apply(self, state: State) -> None:
        state.suit = self.suit


@dataclass(frozen=True)
class FirstTurn(Event[State]):
    """Play begins with a seat that does not follow the dealer: turns are counted from the seat ``before`` it."""

    seat: int
    before: int

    def apply(self, state: State) -> None:
        state.turn = self.before
