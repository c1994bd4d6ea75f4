"""Which cards of a pack are wild, special, draw cards or last-resort cards."""

from collections.abc import Collection

from engine.cards import JOKER, RANKS, SUITS, Card, Rank, pack_of, plural, rank_of
from engine.shedding.effects import DRAW_CARDS, Effect
from engine.shedding.rules import Rules
from engine.shedding.ways import Groups
from engine.words import and_listed


def of_ranks(rules: Rules, ranks: Collection[Rank]) -> str:
    """Several ranks in words. Jokers are named only if the pack has any."""
    held = (*RANKS, JOKER) if rules.jokers else RANKS
    return and_listed([plural(rank) for rank in held if rank in ranks])


def special_cards(rules: Rules) -> dict[Card, Effect]:
    """The special cards of the pack."""
    return {card: rules.effect_of[card] for card in pack_of(1, rules.jokers) if card in rules.effect_of}


def wild_ranks(rules: Rules) -> tuple[Rank, ...]:
    """The ranks that are wild for everyone."""
    return (*rules.wild, JOKER) if rules.jokers else rules.wild


def anything_wild(rules: Rules) -> bool:
    """Whether any card is wild for anyone."""
    return bool(wild_ranks(rules)) or rules.personal_wild


def last_resort(rules: Rules) -> list[Rank]:
    """The ranks of the last-resort cards in the pack."""
    return [rank for rank in rules.last_resort if rank != JOKER or rules.jokers]


def draw_cards(rules: Rules) -> list[Card]:
    """The draw cards of the pack."""
    return [card for card, effect in special_cards(rules).items() if effect.kind in DRAW_CARDS]


def in_one_play(rules: Rules) -> list[tuple[Card, ...]]:
    """The special cards that can be in one play together, with the number of copies."""
    special = special_cards(rules)
    groups = [(f"K{suit}", f"Q{suit}") for suit in SUITS] if rules.marries else []
    plays = [(card,) for card in special] + [tuple(card for card in group if card in special) for group in groups]
    if rules.groups == Groups.EQUAL_RANKS:
        ranks = (*RANKS, JOKER)
        plays += [tuple(card for card in special if rank_of(card) == rank) * rules.packs for rank in ranks]
    return plays
