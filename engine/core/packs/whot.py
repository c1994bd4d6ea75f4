"""The pack of Whot (source: more-cousins.md 6.12): five shapes, each with numbers of its own, and five Whot cards.

The letter of a rank is that in the place of its number: ``a`` is 1, ``n`` is 14, and ``t`` is the 20 of a Whot card.
"""

from engine.core.packs.pack import NO_SUIT, Card, Pack, Rank, RankNames, Suit
from engine.words import Words

_words = Words(__name__)

CIRCLE, TRIANGLE, CROSS, SQUARE, STAR = "O", "V", "X", "U", "Y"
_LONG = (1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14)
_MIDDLE = (1, 2, 3, 5, 7, 10, 11, 13, 14)
_SHORT = (1, 2, 3, 4, 5, 7, 8)
_NUMBERS: dict[Suit, tuple[int, ...]] = {
    CIRCLE: _LONG,
    TRIANGLE: _LONG,
    CROSS: _MIDDLE,
    SQUARE: _MIDDLE,
    STAR: _SHORT,
}
TWENTY, WHOTS = 20, 5
STAR_COUNTS = 2  # times its number


def rank(number: int) -> Rank:
    """The rank with this number."""
    return chr(ord("a") + number - 1)


SUITS: tuple[Suit, ...] = tuple(_NUMBERS)
WHOT: Rank = rank(TWENTY)
WHOT_CARD: Card = WHOT + NO_SUIT

_figures = {rank(number): str(number) for number in _LONG}
_names = {
    each: RankNames(*(_words(form, number=number) for form in ("number", "number.plural", "number.one")))
    for each, number in ((rank(number), number) for number in _LONG)
}
_names[WHOT] = RankNames(*map(_words, ("whot", "whot.plural", "whot.one")))
_suits = {suit: _words("shape", shape=suit) for suit in SUITS}
_symbols = {CIRCLE: "●", TRIANGLE: "▲", CROSS: "✚", SQUARE: "■", STAR: "★"}
_numbered = {rank(number) + suit: number for suit, numbers in _NUMBERS.items() for number in numbers}
_spoken = {card: _words("card", number=number, shape=_suits[card[1]]) for card, number in _numbered.items()}


def _typed(card: Card) -> tuple[str, ...]:
    """Ways to type a card: number and shape in either order, and what a Whot card is called."""
    if card == WHOT_CARD:
        return tuple(_words("whot.typed").split())
    number = _numbered[card]
    return tuple(
        text
        for shape in _words("shape.typed", shape=card[1]).split()
        for text in (f"{shape}{number}", f"{number}{shape}")
    )


WHOT_PACK = Pack(
    key="whot",
    cards=(*_numbered, WHOT_CARD),
    short={card: f"{number}{_symbols[card[1]]}" for card, number in _numbered.items()} | {WHOT_CARD: _words("whot")},
    spoken=_spoken | {WHOT_CARD: _words("whot.one-card")},
    suits=SUITS,
    symbols=_symbols,
    suit_names=_suits,
    ranks=tuple(_figures),
    figures=_figures,
    rank_names=_names,
    jokers=(WHOT_CARD,),
    copies=WHOTS,
    sizes={len(_numbered) + WHOTS: tuple(_figures)},
    costs={card: number * (STAR_COUNTS if card[1] == STAR else 1) for card, number in _numbered.items()}
    | {WHOT_CARD: TWENTY},
    typed={card: _typed(card) for card in (*_numbered, WHOT_CARD)},
    about=_words("about"),
    from_low=(*_figures, WHOT),
)
