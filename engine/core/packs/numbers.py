"""The pack of the products up to 8 times 8, with cards that pass every hand to the left or to the right."""

from engine.core.packs.pack import Card, Pack, PackWords
from engine.words import Words

_words = Words(__name__)

LARGEST_FACTOR = 8
_FACTORS = range(1, LARGEST_FACTOR + 1)
NUMBER_CARDS: tuple[Card, ...] = tuple(map(str, sorted({one * other for one in _FACTORS for other in _FACTORS})))
PASS_CARDS: tuple[Card, ...] = ("PL", "PR")


def _said() -> PackWords:
    numbers, sides = {card: card for card in NUMBER_CARDS}, {"PL": "pass-left", "PR": "pass-right"}
    return PackWords(
        figures={},
        short=numbers | {card: _words(f"{key}.short") for card, key in sides.items()},
        spoken=numbers | {card: _words(key) for card, key in sides.items()},
        typed={card: tuple(_words(f"{key}.typed").split()) for card, key in sides.items()},
    )


NUMBERS = Pack(key="numbers", cards=(*NUMBER_CARDS, *PASS_CARDS), said=_said)
