"""Which cards a seat knows in the hands of others: those that they took for all to see, and those it passed on."""

from collections import Counter, deque
from collections.abc import Mapping
from itertools import chain

from engine.core.cards import Card
from engine.core.history import History
from engine.str8.bots.planning import unseen
from engine.str8.events import (
    LEFT,
    Added,
    Discarded,
    DrewFromStock,
    HandsDealt,
    HandsRenewed,
    PassedHands,
    TookDiscard,
    TookMoveBack,
)
from engine.str8.view import SequenceSeatView

Known = Mapping[int, tuple[Card, ...]]  # by seat


def known_cards(view: SequenceSeatView, history: History) -> Known:
    """The cards that a seat knows in each hidden hand. None of a hand in which they can't all be."""
    hands = deque(Counter[Card]() for _ in view.hands)
    for event in chain.from_iterable(seen.events for seen in history):
        match event:
            case HandsDealt(hands=dealt) | HandsRenewed(hands=dealt):
                for seat, hand in enumerate(dealt):
                    hands[seat] = Counter(hand or ())
            case DrewFromStock(seat, str(card)) | TookDiscard(seat, card) | TookMoveBack(seat, card):
                hands[seat][card] += 1
            case Added(seat, card) | Discarded(seat, card):
                _lose(hands[seat], card)
            case PassedHands(seat, card):
                _lose(hands[seat], card)
                hands.rotate(1 if card == LEFT else -1)
    hidden = unseen(view)
    return {
        seat: tuple(hand.elements())
        for seat, hand in enumerate(hands)
        if view.hands[seat] is None and hand <= hidden and hand.total() <= view.counts[seat]
    }


def _lose(hand: Counter[Card], card: Card) -> None:
    if hand[card]:
        hand[card] -= 1
