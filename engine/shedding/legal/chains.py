"""Cards that go one on another in one play though their ranks differ: runs, chains, and a whole suit at once.

Source: linked-variants.md, 1.7 "multi_play", 5.3 "runs up or down in suit, sets, and changes between them", and 1.6
"dump_suit". An ace stands below the two and nowhere else (source: 5.3, its own page, "A, 2, 3 ... Q, K").

In a Whot pack a run passes over the numbers that its shape lacks. Up to reading 5 only those were that no shape has.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.cards import EVERY_SUIT, JOKERS, RANKED, SUITED_RANKS, Card, Rank, cards_of, rank_of, suit_of
from engine.shedding.table import Table

# The place of each card in a run, by whether the numbers that its own suit lacks are passed over.
_HELD = {suit: [rank for rank in SUITED_RANKS if rank + suit in RANKED] for suit in EVERY_SUIT}
_PLACES = {
    True: {rank + suit: place for suit, ranks in _HELD.items() for place, rank in enumerate(ranks)},
    False: {rank + suit: SUITED_RANKS.index(rank) for suit, ranks in _HELD.items() for rank in ranks},
}


class _Links(NamedTuple):
    """The rules about which card goes on which.

    ``equals``: equal ranks link too. ``alone``: the ranks of the last-resort cards, each of which goes with its equals
    alone. ``closed``: the numbers that a suit lacks are passed over in it.
    """

    equals: bool
    alone: tuple[Rank, ...]
    closed: bool


def chained(rules: Table, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a run or a chain. Empty when the chosen cards are neither."""
    by = _Links(rules.groups == "chains", rules.last_resort, rules.reading >= 6)
    if not _is_chain(by, chosen):
        return set()
    return _linked(by, chosen[-1], _way(by, chosen)).intersection(left)


@lru_cache(2**14)  # a hand is asked for the same chain again and again while it grows
def _is_chain(by: _Links, cards: tuple[Card, ...]) -> bool:
    below = cards[:-1]
    if not below:
        return True
    return _is_chain(by, below) and cards[-1] in _linked(by, below[-1], _way(by, below))


def _way(by: _Links, cards: tuple[Card, ...]) -> int:
    """1 if the last two cards rise, -1 if they fall, and 0 if the next one may do either."""
    return _step(by, *cards[-2:]) if cards[1:] else 0


@lru_cache
def _linked(by: _Links, top: Card, way: int) -> set[Card]:
    """The cards that go on this one. A run goes on the way it began, until a card of equal rank is between."""
    found = set(cards_of(rank_of(top))) if by.equals else set()
    if rank_of(top) not in by.alone:
        ways = (way,) if way else (1, -1)
        found |= {card for card in RANKED if _step(by, top, card) in ways and rank_of(card) not in by.alone}
    return found


def _step(by: _Links, below: Card, card: Card) -> int:
    """1 for the next higher card of the suit, -1 for the next lower one, and 0 for any other card."""
    if suit_of(below) is None or suit_of(below) != suit_of(card):
        return 0
    step = _PLACES[by.closed][card] - _PLACES[by.closed][below]
    return step if step in (1, -1) else 0


def of_its_suit(rules: Table, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a card that takes its suit along. It has to be the first one."""
    if not takes_suit_along(rules, chosen[0]):
        return set()
    suit = suit_of(chosen[0])
    if any(suit_of(card) != suit for card in chosen):
        return set()
    return {card for card in left if suit_of(card) == suit and rank_of(card) not in rules.last_resort}


def takes_suit_along(rules: Table, card: Card) -> bool:
    """True if all cards of its suit may go with this card. A joker has no suit, and a last resort goes alone."""
    if card in JOKERS or rank_of(card) in rules.last_resort or card not in rules.effect_of:
        return False
    return rules.effect_of[card].kind == "suit"
