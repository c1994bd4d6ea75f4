"""Positions as they would be if something about them were not so. It shows whether a choice hangs on that.

Each is made of one in which the seat to move believes, with the same cards in play.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import inf

from engine.chance.dice import Dice
from engine.core.cards import EVERY_RANK, Card, Suit, suit_of
from engine.core.events import with_hand
from engine.core.otherwise import Swap, put_for
from engine.shedding.legal.matching import followers, is_wild
from engine.shedding.rules.rules import Rules, with_rule
from engine.shedding.state import State
from engine.shedding.view import SheddingSeatView

FAR = 6  # cards with which a player is far from going out


def holding(state: State, seat: int, suit: Suit) -> State:
    """Another seat holds a card of this suit that isn't wild: one of the stock, for its last card."""
    hand = state.hands[seat]
    plain = [card for card in (*hand, *state.stock) if suit_of(card) == suit and not is_wild(state, seat, card)]
    if not hand or not plain or plain[0] in hand:
        return state
    changed = state.copy()
    changed.hands = with_hand(state.hands, seat, (*hand[:-1], plain[0]))
    changed.stock = put_for(state.stock, plain[0], hand[-1])
    return changed


def far_from_out(state: State, seat: int) -> State:
    """Another seat has many cards: those at the bottom of the stock too."""
    more = max(0, min(FAR - state.count(seat), len(state.stock) - 1))
    changed = state.copy()
    changed.hands = with_hand(state.hands, seat, (*state.hands[seat], *state.stock[:more]))
    changed.stock = state.stock[more:]
    return changed


def by_rules(state: State, rules: Rules) -> State:
    """The position by other rules."""
    changed = state.copy()
    changed.rules = rules
    return changed


def costing_alike(rules: Rules) -> Rules:
    """The rules by which each card costs one point in the end, so that none is dearer than another."""
    return with_rule(rules, "costs", tuple((rank, 1) for rank in EVERY_RANK))


def for_followers(view: SheddingSeatView, cards: Sequence[Card], most: float = inf) -> tuple[Swap, ...]:
    """Each of these cards in exchange for a plain one that could be played now, and costs much the same, or ``most``.

    Empty where there are not enough of these.
    """
    fits, cost = followers(view, view.seat), view.rules.cost_of
    plain = [card for card in _plain(view) if card in fits and cost[card] <= most]
    return _each(cards, sorted(plain, key=lambda card: abs(cost[card] - max(map(cost.__getitem__, cards)))))


def for_any(view: SheddingSeatView, cards: Sequence[Card], but: Callable[[Card], bool]) -> tuple[Swap, ...]:
    """Each of these cards in exchange for any plain one but some. Empty where there are not enough of these."""
    return _each(cards, Dice(f"any for {len(cards)}").shuffled([card for card in _plain(view) if not but(card)]))


def _each(cards: Sequence[Card], others: Sequence[Card]) -> tuple[Swap, ...]:
    return tuple(zip(cards, others, strict=False)) if len(others) >= len(cards) else ()


def _plain(view: SheddingSeatView) -> list[Card]:
    """The hidden cards that do nothing, are not wild for the seat, and may be the last one."""
    hidden = Counter(view.rules.pack) - Counter((*view.pile, *(card for hand in view.hands for card in hand or ())))
    useful = view.rules.plain - view.rules.never_last
    return [card for card in hidden.elements() if card in useful and not is_wild(view, view.seat, card)]
