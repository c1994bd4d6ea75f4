"""The pack of Whot (source: more-cousins.md 6.12): five shapes, each with numbers of its own, and five Whot cards.

The letter of a rank is that in the place of its number: ``a`` is 1, ``n`` is 14, and ``t`` is the 20 of a Whot card.
"""

from functools import partial

from engine.core.packs import NO_SUIT, Card, Pack, PackWords, Rank, RankNames, Suit
from engine.words import Words

WORDS = Words(__name__)

SUITS: tuple[Suit, ...] = ("O", "V", "X", "U", "Y")
CIRCLE, TRIANGLE, CROSS, SQUARE, STAR = SUITS
_LONG = (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14)
_MIDDLE = (1, 2, 3, 5, 7, 10, 11, 13, 14)
_SHORT = (1, 2, 3, 4, 5, 7, 8)
_NUMBERS = dict(zip(SUITS, (_LONG, _LONG, _MIDDLE, _MIDDLE, _SHORT), strict=True))
TWENTY, WHOTS = 20, 5


def rank(number: int) -> Rank:
    return chr(ord("a") + number - 1)


WHOT: Rank = rank(TWENTY)
WHOT_CARD: Card = WHOT + NO_SUIT

_figures = {rank(number): str(number) for number in _LONG}
_symbols = dict(zip(SUITS, "●▲✚■★", strict=True))
_numbered = {rank(number) + suit: number for suit, numbers in _NUMBERS.items() for number in numbers}


def _said() -> PackWords:
    names = {
        rank(number): RankNames(*(WORDS(form, number=number) for form in ("number", "number.plural", "number.one")))
        for number in _LONG
    }
    suits = {suit: WORDS("shape", shape=suit) for suit in SUITS}
    spoken = {card: WORDS("card", number=number, shape=suits[card[1]]) for card, number in _numbered.items()}
    return PackWords(
        _figures,
        {card: f"{number}{_symbols[card[1]]}" for card, number in _numbered.items()} | {WHOT_CARD: WORDS("whot")},
        spoken | {WHOT_CARD: WORDS("whot.one-card")},
        suits,
        names | {WHOT: RankNames(*map(WORDS, ("whot", "whot.plural", "whot.one")))},
        {each: (figure,) for each, figure in _figures.items()},
        {suit: tuple(WORDS("shape.typed", shape=suit).split()) for suit in SUITS},
        {WHOT_CARD: tuple(WORDS("whot.typed").split())},
        tuple(WORDS("card.typed").split()),
    )


WHOT_PACK = Pack(
    key="whot",
    cards=(*_numbered, WHOT_CARD),
    called=_said,
    suits=SUITS,
    symbols=_symbols,
    ranks=tuple(_figures),
    joker_rank=WHOT,
    jokers=(WHOT_CARD,),
    copies=WHOTS,
    sizes={len(_numbered) + WHOTS: tuple(_figures)},
    costs={card: 2 * number if card[1] == STAR else number for card, number in _numbered.items()} | {WHOT_CARD: TWENTY},
    about=partial(WORDS, "about"),
    from_low=(*_figures, WHOT),
)
