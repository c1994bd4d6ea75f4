"""Cards that go one on another in one play though their ranks differ: runs, chains, and a whole suit at once.

Source: linked-variants.md, 1.7 "multi_play", 5.3 "runs up or down in suit, sets, and changes between them", and 1.6
"dump_suit". An ace stands below the two and nowhere else (source: 5.3, its own page, "A, 2, 3 ... Q, K").
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.cards import JOKERS, RANKED, SUITED_RANKS, Card, Rank, cards_of, rank_of, suit_of
from engine.shedding.rules.choices import Groups
from engine.shedding.rules.rules import Rules


def chained(rules: Rules, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a run or a chain. Empty when the chosen cards are neither."""
    equals, alone = rules.groups == Groups.CHAINS, rules.last_resort
    if not _is_chain(equals, alone, chosen):
        return set()
    return _links(equals, alone, chosen[-1], _way(chosen)).intersection(left)


@lru_cache(2**14)  # a hand is asked for the same chain again and again while it grows
def _is_chain(equals: bool, alone: tuple[Rank, ...], cards: tuple[Card, ...]) -> bool:
    below = cards[:-1]
    if not below:
        return True
    return _is_chain(equals, alone, below) and cards[-1] in _links(equals, alone, below[-1], _way(below))


def _way(cards: tuple[Card, ...]) -> int:
    """1 if the last two cards rise, -1 if they fall, and 0 if the next one may do either."""
    return _step(*cards[-2:]) if cards[1:] else 0


@lru_cache
def _links(equals: bool, alone: tuple[Rank, ...], top: Card, way: int) -> set[Card]:
    """The cards that go on this one. A run goes on the way it began, until a card of equal rank is between.

    ``equals``: equal ranks link too. ``alone``: the ranks of the last-resort cards, each of which goes with its equals
    alone.
    """
    found = set(cards_of(rank_of(top))) if equals else set()
    if rank_of(top) not in alone:
        ways = (way,) if way else (1, -1)
        found |= {card for card in RANKED if _step(top, card) in ways and rank_of(card) not in alone}
    return found


def _step(below: Card, card: Card) -> int:
    """1 for the next higher card of the suit, -1 for the next lower one, and 0 for any other card."""
    if suit_of(below) is None or suit_of(below) != suit_of(card):
        return 0
    step = SUITED_RANKS.index(rank_of(card)) - SUITED_RANKS.index(rank_of(below))
    return step if step in (1, -1) else 0


def of_its_suit(rules: Rules, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a card that takes its suit along. It has to be the first one."""
    if not takes_suit_along(rules, chosen[0]):
        return set()
    suit = suit_of(chosen[0])
    if any(suit_of(card) != suit for card in chosen):
        return set()
    return {card for card in left if suit_of(card) == suit and rank_of(card) not in rules.last_resort}


def takes_suit_along(rules: Rules, card: Card) -> bool:
    """Whether all cards of its suit may go with this card. A joker has no suit, and a last resort goes alone."""
    if card in JOKERS or rank_of(card) in rules.last_resort or card not in rules.effect_of:
        return False
    return rules.effect_of[card].kind == "suit"
