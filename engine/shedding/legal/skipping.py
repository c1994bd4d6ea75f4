"""Skips that can be answered, and turns that a seat still has to miss."""

from engine.core.cards import Card, rank_of
from engine.shedding.rules.rules import Rules


def is_skip(rules: Rules, card: Card) -> bool:
    """Whether a card skips the next seat."""
    effect = rules.effect_of.get(card)
    return effect is not None and (effect.kind == "skip" or (effect.kind == "reverse" and rules.reverse_skips))


def skip_answers(rules: Rules, top: Card) -> frozenset[Card]:
    """The cards that answer a skip with this card on top (source: J28-ls, "8 answerable by 8")."""
    return frozenset(card for card in rules.effect_of if rank_of(card) == rank_of(top) and is_skip(rules, card))
