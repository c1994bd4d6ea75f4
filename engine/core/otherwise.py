"""Positions of any game with other cards in sight of the seat to move, to find out whether a choice hangs on those.

Each is made of a position in which that seat believes. The cards that it sees instead were hidden, and those that it
saw are hidden where these were.
"""

from collections.abc import Iterable
from typing import TypeVar

from engine.core.cards import Card
from engine.core.events import with_hand
from engine.core.state import MatchState

StateT = TypeVar("StateT", bound=MatchState)
Swap = tuple[Card, Card]  # a card in sight, and a hidden one


def with_others(state: StateT, swaps: Iterable[Swap]) -> StateT:
    """The seat to move holds other cards."""
    for card, other in swaps:
        state = _hidden(state, other, card)
        state.hands = with_hand(state.hands, state.turn, put_for(state.hands[state.turn], card, other))
        if card in state.drawn:
            state.drawn = put_for(state.drawn, card, other)
    return state


def with_top(state: StateT, other: Card) -> StateT:
    """Another card is on top of the pile."""
    *below, top = state.pile
    changed = _hidden(state, other, top)
    changed.pile = (*below, other)
    return changed


def put_for(cards: tuple[Card, ...], card: Card, other: Card) -> tuple[Card, ...]:
    """Some cards with another one in the place of one of them."""
    place = cards.index(card)
    return (*cards[:place], other, *cards[place + 1 :])


def _hidden(state: StateT, other: Card, card: Card) -> StateT:
    """A copy in which a card is hidden where the other one was: in the stock, in a hand, or out of play."""
    changed = state.copy()
    holders = [seat for seat, hand in enumerate(state.hands) if seat != state.turn and other in hand]
    if other in state.stock:
        changed.stock = put_for(state.stock, other, card)
    elif holders:
        changed.hands = with_hand(state.hands, holders[0], put_for(state.hands[holders[0]], other, card))
    return changed
