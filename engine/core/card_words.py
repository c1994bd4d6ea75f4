"""The words for cards, as an editor, a refusal and the rulebook need them."""

from collections.abc import Collection

from engine.core.cards import JOKER, JOKERS, RANK_KEYS, RANKS, SUITS, WORDS, Card, Rank, plural, spoken
from engine.words import and_listed, or_listed

_COLOURS = {"SC": "black-cards", "HD": "red-cards"}


def named(name: str) -> str:
    """A rank or a single card as players say it, as in ``Queens`` or ``the Queen of spades``."""
    return plural(name) if len(name) == 1 else WORDS("the-card", card=spoken(name))


def one_of(ranks: Collection[Rank]) -> str:
    """One card of these ranks, as in ``an Ace or a Joker``."""
    return or_listed([WORDS(f"{RANK_KEYS[rank]}.one") for rank in ranks])


def together(cards: Collection[Card], jokers: int) -> str:
    """Cards in short, as in ``Sevens, Kings and the black Jacks``. There may be none.

    Jokers that the pack does not have are left out. ``jokers`` is how many it has.
    """
    return and_listed(_in_short(cards, jokers))


def any_of(cards: Collection[Card], jokers: int) -> str:
    """The same as a choice, as in ``Sevens, Kings or the black Jacks``."""
    return or_listed(_in_short(cards, jokers))


def _in_short(cards: Collection[Card], jokers: int) -> list[str]:
    whole, parts = [], []
    for rank in RANKS:
        suits = "".join(suit for suit in SUITS if rank + suit in cards)
        if len(suits) == len(SUITS):
            whole.append(plural(rank))
        elif suits in _COLOURS:
            parts.append(WORDS(_COLOURS[suits], cards=plural(rank)))
        elif len(suits) == len(SUITS) - 1:
            missing = next(suit for suit in SUITS if suit not in suits)
            parts.append(WORDS("all-but", cards=plural(rank), card=named(rank + missing)))
        else:
            parts += [named(rank + suit) for suit in suits]
    held = [card for card in JOKERS[:jokers] if card in cards]
    return [*whole, *parts, *([plural(JOKER)] if held and len(held) == jokers else map(named, held))]
