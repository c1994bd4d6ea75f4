"""Cards that go one on another in one play though their ranks differ: runs, chains, and a whole suit at once.

Source: linked-variants.md, 1.7 "multi_play", 5.3 "runs up or down in suit, sets, and changes between them", and 1.6
"dump_suit". An ace stands below the two and nowhere else (source: 5.3, its own page, "A, 2, 3 ... Q, K").
"""

from collections.abc import Sequence

from engine.cards import JOKERS, RANKS, Card, rank_of, suit_of
from engine.shedding.rules import Rules
from engine.shedding.ways import Groups


def chained(rules: Rules, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a run or a chain. Empty when the chosen cards are neither."""
    if not rules.chains_ranks or not all(_links(rules, chosen[:place], chosen[place]) for place in _later(chosen)):
        return set()
    return {card for card in left if _links(rules, chosen, card)}


def _later(chosen: tuple[Card, ...]) -> range:
    return range(1, len(chosen))


def _links(rules: Rules, below: tuple[Card, ...], card: Card) -> bool:
    """Whether a card goes on top of these. A run goes on the way it began, until a card of equal rank is between."""
    if rank_of(card) == rank_of(below[-1]):
        return rules.groups == Groups.CHAINS
    step = _step(rules, below[-1], card)
    before = _step(rules, *below[-2:]) if below[1:] else 0
    return bool(step) and before in (0, step)


def _step(rules: Rules, below: Card, card: Card) -> int:
    """1 for the next higher card of the suit, -1 for the next lower one, and 0 for any other card.

    A last-resort card goes with its equals alone.
    """
    if suit_of(below) is None or suit_of(below) != suit_of(card) or _is_last_resort(rules, below, card):
        return 0
    step = RANKS.index(rank_of(card)) - RANKS.index(rank_of(below))
    return step if step in (1, -1) else 0


def _is_last_resort(rules: Rules, *cards: Card) -> bool:
    return any(rank_of(card) in rules.last_resort for card in cards)


def of_its_suit(rules: Rules, chosen: tuple[Card, ...], left: Sequence[Card]) -> set[Card]:
    """The cards that may go on top of a card that takes its suit along. It has to be the first one."""
    if not takes_suit_along(rules, chosen[0]):
        return set()
    suit = suit_of(chosen[0])
    if any(suit_of(card) != suit for card in chosen):
        return set()
    return {card for card in left if suit_of(card) == suit and not _is_last_resort(rules, card)}


def takes_suit_along(rules: Rules, card: Card) -> bool:
    """Whether all cards of its suit may go with this card. A joker has no suit, and a last resort goes alone."""
    effect = rules.effect_of.get(card)
    return effect is not None and effect.kind == "suit" and card not in JOKERS and not _is_last_resort(rules, card)
