"""The pack of the products up to 8 times 8, with cards that pass every hand to the left or to the right."""

from engine.core.packs.pack import Card, Pack
from engine.words import Words

_words = Words(__name__)

LARGEST_FACTOR = 8
_FACTORS = range(1, LARGEST_FACTOR + 1)
NUMBER_CARDS: tuple[Card, ...] = tuple(map(str, sorted({one * other for one in _FACTORS for other in _FACTORS})))
PASS_CARDS: tuple[Card, ...] = ("PL", "PR")

NUMBERS = Pack(
    key="numbers",
    cards=(*NUMBER_CARDS, *PASS_CARDS),
    short={card: card for card in NUMBER_CARDS} | {"PL": _words("pass-left.short"), "PR": _words("pass-right.short")},
    spoken={card: card for card in NUMBER_CARDS} | {"PL": _words("pass-left"), "PR": _words("pass-right")},
)
