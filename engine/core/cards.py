"""Cards, packs and the order in which a hand is held.

A card is a text code: rank, then suit, as in ``8S``, ``TD`` or ``QH``. The jokers are ``R*`` and ``B*``. Their rank is
``*`` and they have no suit. A number card is its number, as in ``24``. ``PL`` and ``PR`` are the cards that pass every
hand to the left or to the right. Equal cards are equal values, so a hand may hold the same card twice.
"""

from collections.abc import Callable, Iterable

from engine.words import Words

Card = str
Rank = str
Suit = str

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
RANKS: tuple[Rank, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
JOKER: Rank = "*"
WORDS = Words(__name__)
SUIT_NAMES: dict[Suit, str] = {suit: WORDS("suit", suit=suit) for suit in SUITS}
SUIT_SYMBOLS: dict[Suit, str] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANK_KEYS: dict[Rank, str] = {rank: f"rank-{rank}" for rank in RANKS} | {JOKER: "rank-joker"}  # of their words
RANK_NAMES: dict[Rank, str] = {rank: WORDS(key) for rank, key in RANK_KEYS.items()}

PACK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
LOWEST_NUMBER: dict[int, int] = {52: 2, 36: 6, 32: 7}  # of a pack with so many cards: it has no lower ones but Aces
JOKERS: tuple[Card, ...] = ("R*", "B*")
CARDS: tuple[Card, ...] = PACK + JOKERS
# Looked up rather than computed, because every play asks for them many times. A joker's suit is None.
rank_of: Callable[[Card], Rank] = {card: JOKER if card in JOKERS else card[0] for card in CARDS}.__getitem__
suit_of: Callable[[Card], Suit | None] = {card: None if card in JOKERS else card[1] for card in CARDS}.__getitem__
LARGEST_FACTOR = 8  # number cards are the products up to 8 times 8
_FACTORS = range(1, LARGEST_FACTOR + 1)
NUMBER_CARDS: tuple[Card, ...] = tuple(map(str, sorted({one * other for one in _FACTORS for other in _FACTORS})))
PASS_CARDS: tuple[Card, ...] = ("PL", "PR")
_PASSED: dict[Card, str] = {"PL": "pass-left", "PR": "pass-right"}
EVERY_CARD: tuple[Card, ...] = (*CARDS, *NUMBER_CARDS, *PASS_CARDS)
_INDEX: dict[Card, int] = {card: index for index, card in enumerate(EVERY_CARD)}


def ranks_of(size: int) -> tuple[Rank, ...]:
    """The ranks of a pack of 52 cards, or of a short one."""
    return (RANKS[0], *RANKS[LOWEST_NUMBER[size] - 1 :])


def plain_pack(size: int) -> tuple[Card, ...]:
    """The cards of a pack of 52 cards, or of a short one, without jokers."""
    ranks = ranks_of(size)
    return tuple(card for card in PACK if card[0] in ranks)


def pack_of(packs: int, jokers: int = 0, size: int = len(PACK)) -> tuple[Card, ...]:
    """All cards of this many packs of 52, or of short ones, with this many jokers each, in order."""
    return (plain_pack(size) + JOKERS[:jokers]) * packs


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a player holds them: by suit, ace first, jokers last. Numbers rise, pass cards come last."""
    return tuple(sorted(cards, key=_INDEX.__getitem__))


def short(card: Card) -> str:
    """A card in a few characters, as in ``10♦``, ``24`` or ``Pass ←``."""
    if card.isdecimal():
        return card
    if card in _PASSED:
        return WORDS(f"{_PASSED[card]}.short")
    if card in JOKERS:
        return RANK_NAMES[JOKER]
    return ("10" if card[0] == "T" else card[0]) + SUIT_SYMBOLS[card[1]]


def mentioned(card: Card) -> str:
    """A card within a sentence, as in ``9♦`` or ``a Joker``."""
    return WORDS(f"{RANK_KEYS[JOKER]}.one") if card in JOKERS else short(card)


def spoken(card: Card) -> str:
    """A card in words, as in ``Ten of diamonds``, ``red Joker``, ``24`` or ``pass card to the left``."""
    if card.isdecimal():
        return card
    if card in _PASSED:
        return WORDS(_PASSED[card])
    if card in JOKERS:
        return WORDS("red-joker" if card[0] == "R" else "black-joker")
    return WORDS("card", rank=RANK_NAMES[card[0]], suit=SUIT_NAMES[card[1]])


def plural(rank: Rank) -> str:
    """Several cards of one rank, as in ``Eights`` or ``Sixes``."""
    return WORDS(f"{RANK_KEYS[rank]}.plural")


def listed(cards: Iterable[Card]) -> str:
    """Cards one after another, as in ``8♠ 10♦``."""
    return " ".join(map(short, cards))
