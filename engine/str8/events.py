"""What happens at a table of the sequence game. Cards that a seat may not see are None in its form."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.cards import Card
from engine.core.match import Event, TookBack, whole, with_hand, without_cards
from engine.core.packs import PASS_CARDS
from engine.interning import interned
from engine.str8.state import SequenceTable

LEFT = PASS_CARDS[0]

Hands = tuple[tuple[Card, ...] | None, ...]


@dataclass(frozen=True)
class HandsDealt(Event[SequenceTable]):
    """A round begins with three cards for each seat and the stock, whose last card is drawn next."""

    round: int
    dealer: int
    hands: Hands
    stock: tuple[Card, ...] | None

    def apply(self, state: SequenceTable) -> None:
        state.shuffles = state.next_deal
        state.round, state.dealer, state.phase = self.round, self.dealer, "play"
        state.count_moves()
        state.sequences = (((),) * state.rules.lines,) * state.rules.sides_in_play
        _begin_anew(state, self.hands, self.stock)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hands=_own(self.hands, seat), stock=None)


@dataclass(frozen=True)
class HandsRenewed(Event[SequenceTable]):
    """No one could make progress: all hands, discards and played pass cards were shuffled, and new hands were dealt."""

    hands: Hands
    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: SequenceTable) -> None:
        state.shuffles += 1
        _begin_anew(state, self.hands, self.stock)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hands=_own(self.hands, seat), stock=None)


@dataclass(frozen=True)
class StockRenewed(Event[SequenceTable]):
    """The stock ran out, so the discards and the played pass cards are the stock again."""

    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: SequenceTable) -> None:
        state.stock = self.stock or ()
        state.pile, state.passed, state.stirred = (), (), False
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, stock=None)


@dataclass(frozen=True)
class SeatAsked(Event[SequenceTable]):
    """It is this seat's move."""

    seat: int

    def apply(self, state: SequenceTable) -> None:
        state.turn, state.drawn, state.taken = self.seat, (), False
        state.asked += 1


@dataclass(frozen=True)
class DrewFromStock(Event[SequenceTable]):
    """The top card of the stock went into a hand."""

    seat: int
    card: Card | None

    def apply(self, state: SequenceTable) -> None:
        state.stock = state.stock[:-1]
        _into_hand(state, self.seat, self.card)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True)
class TookDiscard(Event[SequenceTable]):
    """The top card of the discard pile went into a hand."""

    seat: int
    card: Card

    def apply(self, state: SequenceTable) -> None:
        state.pile, state.taken = state.pile[:-1], True
        _into_hand(state, self.seat, self.card)


@dataclass(frozen=True)
class Added(Event[SequenceTable]):
    """A number went from a hand to a sequence of its side. ``sequence`` is its index when there are several."""

    seat: int
    card: Card
    sequence: int | None = None

    def apply(self, state: SequenceTable) -> None:
        side, number = state.rules.side_of(self.seat), self.sequence or 0
        lines = state.sequences[side]
        grown = (*lines[:number], (*lines[number], self.card), *lines[number + 1 :])
        state.sequences = (*state.sequences[:side], grown, *state.sequences[side + 1 :])
        state.hands = _without(state, self.seat, self.card)
        _stirs(state)


@dataclass(frozen=True)
class PassedHands(Event[SequenceTable]):
    """A pass card was played: every seat passes its whole hand to the neighbour in that direction."""

    seat: int
    card: Card

    def apply(self, state: SequenceTable) -> None:
        hands = _without(state, self.seat, self.card)
        state.hands = (*hands[-1:], *hands[:-1]) if self.card == LEFT else (*hands[1:], *hands[:1])
        state.passed += (self.card,)
        _stirs(state)


@dataclass(frozen=True)
class Discarded(Event[SequenceTable]):
    """A card went from a hand onto the discard pile."""

    seat: int
    card: Card

    def apply(self, state: SequenceTable) -> None:
        state.hands = _without(state, self.seat, self.card)
        state.pile += (self.card,)
        state.drawn, state.taken = (), False
        state.idle += 1


@dataclass(frozen=True)
class TookMoveBack(TookBack):
    """The card of the last move went back into the hand, and all is as it was before it."""

    discarded: bool = False  # whether it lay on the discard pile, or else in a sequence


# Those of nearly every move

seat_asked, discarded = interned(SeatAsked), interned(Discarded)
drew_from_stock, took_discard = interned(DrewFromStock), interned(TookDiscard)


def _begin_anew(state: SequenceTable, hands: Hands, stock: tuple[Card, ...] | None) -> None:
    state.hands, state.stock = whole(hands), stock or ()
    state.pile, state.passed, state.drawn, state.taken = (), (), (), False
    state.idle, state.stirred = 0, False


def _into_hand(state: SequenceTable, seat: int, card: Card | None) -> None:
    drawn = (card,) if card else ()
    state.hands = with_hand(state.hands, seat, state.hands[seat] + drawn)
    state.drawn = drawn
    state.asked += 1


def _stirs(state: SequenceTable) -> None:
    """A seat made progress."""
    state.drawn, state.taken, state.idle, state.stirred = (), False, 0, True


def _own(hands: Hands, seat: int | None) -> Hands:
    return tuple(hand if other == seat else None for other, hand in enumerate(hands))


def _without(state: SequenceTable, seat: int, card: Card) -> tuple[tuple[Card, ...], ...]:
    return with_hand(state.hands, seat, without_cards(state.hands[seat], (card,)))
