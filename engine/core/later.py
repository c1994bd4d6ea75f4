"""Cards in a message that is said later: they are called then as its reader calls them. See ``engine.core.cards``."""

from functools import partial

from engine.core import cards
from engine.words import Later, Value

short = partial(Later, cards.short)
mentioned = partial(Later, cards.mentioned)
suit_name = partial(Later, cards.suit_name)
rank_name = partial(Later, cards.rank_name)
plural = partial(Later, cards.plural)
listed = partial(Later, cards.listed)


def asked_for(name: str) -> dict[str, Value]:
    """A rank or a single card that must be played, as messages take it: its name, and how many such cards there are."""
    return {"ranks": Later(cards.asked_name, name), "count": 2 if len(name) == 1 else 1}
