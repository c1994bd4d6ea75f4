"""The cards of all packs, in code and in words.

A card is a text code: rank, then suit, as in ``8S``, ``TD`` or ``QH``. A joker has no suit, as in ``R*``. A number card
is its number, as in ``24``. ``PL`` and ``PR`` are the cards that pass every hand to the left or to the right. Equal
cards are equal values, so a hand may hold the same card twice.
"""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.packs import pack as packs
from engine.core.packs.french import FRENCH
from engine.core.packs.numbers import NUMBERS
from engine.core.packs.pack import Pack, RankNames
from engine.core.packs.whot import WHOT_PACK
from engine.words import and_listed, in_language, language, letters, listens

Card: TypeAlias = packs.Card
Rank: TypeAlias = packs.Rank
Suit: TypeAlias = packs.Suit

PACKS: tuple[Pack, ...] = (FRENCH, NUMBERS, WHOT_PACK)
EVERY_CARD: tuple[Card, ...] = tuple(card for pack in PACKS for card in pack.cards)
EVERY_RANK: tuple[Rank, ...] = tuple(rank for pack in PACKS for rank in pack.every_rank)  # jokers' ranks too
SUITED_RANKS: tuple[Rank, ...] = tuple(rank for pack in PACKS for rank in pack.ranks)
EVERY_SUIT: tuple[Suit, ...] = tuple(suit for pack in PACKS for suit in pack.suits)
JOKERS: tuple[Card, ...] = tuple(card for pack in PACKS for card in pack.jokers)  # all cards without a suit
RANKED: tuple[Card, ...] = tuple(card for pack in PACKS if pack.suits for card in pack.cards)  # all cards with a rank

PACK_OF_SUIT: dict[Suit, Pack] = {suit: pack for pack in PACKS for suit in pack.suits}
SUIT_SYMBOLS: dict[Suit, str] = {suit: symbol for pack in PACKS for suit, symbol in pack.symbols.items()}
COLOURS = {suits: say for pack in PACKS for suits, say in pack.colours.items()}

# Looked up rather than computed, because every play asks for them many times. A joker's suit is None.
rank_of: Callable[[Card], Rank] = {
    card: pack.joker_rank if card in pack.jokers else card[0] for pack in PACKS if pack.suits for card in pack.cards
}.__getitem__
suit_of: Callable[[Card], Suit | None] = {card: None if card in JOKERS else card[1] for card in RANKED}.__getitem__
_INDEX: dict[Card, int] = {card: index for index, card in enumerate(EVERY_CARD)}


@lru_cache
def cards_of(rank: Rank, suits: str = "") -> tuple[Card, ...]:
    """The different cards of a rank, or only those of some suits."""
    return tuple(card for card in RANKED if rank_of(card) == rank and (not suits or card[1] in suits))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a player holds them: by suit, ace first, jokers last. Numbers rise, pass cards come last."""
    return tuple(sorted(cards, key=_INDEX.__getitem__))


class Called(NamedTuple):
    """What cards are called in one language. ``figures`` and ``short`` may have the letters of another one."""

    figures: dict[Rank, str]
    short: dict[Card, str]
    spoken: dict[Card, str]
    suits: dict[Suit, str]
    ranks: dict[Rank, RankNames]


def called() -> Called:
    """What cards are called in the language of now."""
    return _called(language(), letters())


@cache
def _called(language: str, letters: str) -> Called:
    with in_language(language, letters):
        every = [pack.said() for pack in PACKS]
    return Called(
        {rank: figure for said in every for rank, figure in said.figures.items()},
        {card: text for said in every for card, text in said.short.items()},
        {card: text for said in every for card, text in said.spoken.items()},
        {suit: name for said in every for suit, name in said.suits.items()},
        {rank: names for said in every for rank, names in said.ranks.items()},
    )


def short(card: Card) -> str:
    """A card in a few characters, as in ``10♦``. Who listens hears ``Ten of diamonds``."""
    return (called().spoken if listens() and card not in JOKERS else called().short)[card]


def spoken(card: Card) -> str:
    """A card as in ``Ten of diamonds``."""
    return called().spoken[card]


def suit_name(suit: Suit) -> str:
    return called().suits[suit]


def suit_sign(suit: Suit) -> str:
    """Its symbol. Who listens hears its name."""
    return suit_name(suit) if listens() else SUIT_SYMBOLS[suit]


def rank_name(rank: Rank) -> str:
    return called().ranks[rank].name


def figure(rank: Rank) -> str:
    """A rank as it is printed, as in ``10`` or ``Q``."""
    return called().figures[rank]


def mentioned(card: Card) -> str:
    """A card within a sentence, as in ``9♦`` or ``a Joker``."""
    return any_one(rank_of(card)) if card in JOKERS else short(card)


def any_one(rank: Rank) -> str:
    """Any card of a rank, as in ``an Eight``."""
    return called().ranks[rank].one


def plural(rank: Rank) -> str:
    """Several cards of one rank, as in ``Eights`` or ``Sixes``."""
    return called().ranks[rank].plural


def listed(cards: Iterable[Card]) -> str:
    """Cards one after another, as in ``8♠ 10♦``, or ``Eight of spades and Ten of diamonds`` to those who listen."""
    named = list(map(short, cards))
    return and_listed(named) if listens() else " ".join(named)
