"""How cards are called in a message that is said later: in the language of who reads it then, and in their letters."""

from collections.abc import Callable, Iterable

from engine.core import card_words, cards
from engine.core.cards import Card, Rank, Suit
from engine.words import Later, Listed, T, Value


def _later(say: Callable[[T], str]) -> Callable[[T], Later[T]]:
    return lambda named: Later(say, named)


short: Callable[[Card], Later[Card]] = _later(cards.short)
mentioned: Callable[[Card], Later[Card]] = _later(cards.mentioned)
suit_name: Callable[[Suit], Later[Suit]] = _later(cards.suit_name)
rank_name: Callable[[Rank], Later[Rank]] = _later(cards.rank_name)
plural: Callable[[Rank], Later[Rank]] = _later(cards.plural)
listed: Callable[[Iterable[Card]], Later[Iterable[Card]]] = _later(cards.listed)


def asked_for(name: str) -> dict[str, Value]:
    """A rank or a single card that must be played."""
    return {**card_words.asked_for(name), "ranks": Later(card_words.asked_name, name)}


def or_listed(names: Iterable[Value]) -> Listed:
    return Listed(tuple(names), choice=True)
