"""The words for cards, as an editor, a refusal and the rulebook need them."""

from collections.abc import Collection

from engine.core.cards import COLOURS, SUITED_RANKS, Card, Rank, any_one, cards_of, plural, rank_of, short, spoken
from engine.words import Words, and_listed, or_listed

WORDS = Words(__name__)


def named(name: str) -> str:
    """A rank or a single card as players say it, as in ``Queens`` or ``the Queen of spades``."""
    return plural(name) if len(name) == 1 else WORDS("the-card", card=spoken(name), ranks=plural(rank_of(name)))


def asked_name(name: str) -> str:
    """A rank or a single card that must be played, as in ``Queens`` or ``Q♠``."""
    return plural(name) if len(name) == 1 else short(name)


def asked_for(name: str) -> dict[str, str | int]:
    """The same as messages take it: how it is called, and how many there are."""
    return {"ranks": asked_name(name), "count": 2 if len(name) == 1 else 1}


def one_of(ranks: Collection[Rank]) -> str:
    """One card of these ranks, as in ``an Ace or a Joker``."""
    return or_listed([any_one(rank) for rank in ranks])


def together(cards: Collection[Card], jokers: Collection[Card]) -> str:
    """Cards in short, as in ``Sevens, Kings and the black Jacks``. There may be none.

    Jokers that the pack does not have are left out. ``jokers`` are those it has.
    """
    return and_listed(_in_short(cards, jokers))


def any_of(cards: Collection[Card], jokers: Collection[Card]) -> str:
    """The same as a choice, as in ``Sevens, Kings or the black Jacks``."""
    return or_listed(_in_short(cards, jokers))


def _in_short(cards: Collection[Card], jokers: Collection[Card]) -> list[str]:
    whole, parts = [], []
    for rank in SUITED_RANKS:
        every = cards_of(rank)
        here = [card for card in every if card in cards]
        suits = "".join(card[1] for card in here)
        if len(here) == len(every):
            whole.append(plural(rank))
        elif suits in COLOURS:
            parts.append(COLOURS[suits](cards=plural(rank)))
        elif len(here) == len(every) - 1 > 1:
            missing = next(card for card in every if card not in cards)
            parts.append(WORDS("all-but", cards=plural(rank), card=named(missing)))
        else:
            parts += map(named, here)
    held = [card for card in jokers if card in cards]
    return [*whole, *parts, *([plural(rank_of(held[0]))] if held and len(held) == len(jokers) else map(named, held))]
