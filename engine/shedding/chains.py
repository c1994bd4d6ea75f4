"""Cards that go one on another in one play though their ranks differ: runs, chains, and a whole suit at once.

Source: linked-variants.md, 1.7 "multi_play", 5.3 "runs up or down in suit, sets, and changes between them", and 1.6
"dump_suit". An ace stands below the two and nowhere else (source: 5.3, its own page, "A, 2, 3 ... Q, K").
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.cards import JOKERS, RANKS, Card, Rank, rank_of, suit_of
from engine.shedding.rules import Rules
from engine.shedding.ways import Groups


def chained(rules: Rules, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a run or a chain. Empty when the chosen cards are neither."""
    if not rules.chains_ranks or not _is_chain(rules.groups, rules.last_resort, chosen):
        return set()
    return {card for card in left if _links(rules.groups, rules.last_resort, chosen, card)}


@lru_cache(2**14)  # a hand is asked for the same chain again and again while it grows
def _is_chain(groups: Groups, alone: tuple[Rank, ...], cards: tuple[Card, ...]) -> bool:
    below = cards[:-1]
    return not below or (_is_chain(groups, alone, below) and _links(groups, alone, below, cards[-1]))


def _links(groups: Groups, alone: tuple[Rank, ...], below: tuple[Card, ...], card: Card) -> bool:
    """Whether a card goes on top of these. A run goes on the way it began, until a card of equal rank is between.

    ``alone``: the ranks of the last-resort cards, each of which goes with its equals alone.
    """
    if rank_of(card) == rank_of(below[-1]):
        return groups == Groups.CHAINS
    if rank_of(card) in alone or rank_of(below[-1]) in alone:
        return False
    step = _step(below[-1], card)
    return bool(step) and (not below[1:] or _step(*below[-2:]) in (0, step))


def _step(below: Card, card: Card) -> int:
    """1 for the next higher card of the suit, -1 for the next lower one, and 0 for any other card."""
    if suit_of(below) is None or suit_of(below) != suit_of(card):
        return 0
    step = RANKS.index(rank_of(card)) - RANKS.index(rank_of(below))
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
