"""The cards of all packs, in code, in words, and as people type them.

A card is a text code: rank, then suit, as in ``8S``, ``TD`` or ``QH``. A joker has no suit, as in ``R*``. A number card
is its number, as in ``24``. ``PL`` and ``PR`` are the cards that pass every hand to the left or to the right. Equal
cards are equal values, so a hand may hold the same card twice.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import TypeAlias

from engine.core import packs
from engine.core.packs import NUMBERS, Pack, PackWords
from engine.core.packs.french import FRENCH
from engine.core.packs.whot import WHOT_PACK
from engine.words import (
    ENGLISH,
    Later,
    Value,
    Words,
    and_listed,
    in_language,
    languages,
    listens,
    or_listed,
    sought,
    voice,
)

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
OF_SUIT = {suit: frozenset(card for card in RANKED if suit_of(card) == suit) for suit in EVERY_SUIT}
_INDEX: dict[Card, int] = {card: index for index, card in enumerate(EVERY_CARD)}

WORDS = Words("engine.core.card_words")


@cache
def cards_of(rank: Rank, suits: str = "") -> tuple[Card, ...]:
    return tuple(card for card in RANKED if rank_of(card) == rank and (not suits or card[1] in suits))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a player holds them: by suit, ace first, jokers last. Numbers rise, pass cards come last."""
    return tuple(sorted(cards, key=_INDEX.__getitem__))


# In words


def called() -> PackWords:
    """The words for the cards of all packs in the language of now. What people type for them is missing."""
    return _called(*voice()[:2])


@cache
def _called(language: str, letters: str) -> PackWords:
    with in_language(language, letters):
        every = [pack.called() for pack in PACKS]
    return PackWords(
        figures={rank: figure for words in every for rank, figure in words.figures.items()},
        short={card: text for words in every for card, text in words.short.items()},
        spoken={card: text for words in every for card, text in words.spoken.items()},
        suits={suit: name for words in every for suit, name in words.suits.items()},
        ranks={rank: names for words in every for rank, names in words.ranks.items()},
    )


def short(card: Card) -> str:
    """A card in a few characters, as in ``10♦``. Who listens hears ``Ten of diamonds``."""
    words = called()
    return (words.spoken if listens() and card not in JOKERS else words.short)[card]


def spoken(card: Card) -> str:
    return called().spoken[card]


def suit_name(suit: Suit) -> str:
    return called().suits[suit]


def suit_sign(suit: Suit) -> str:
    return suit_name(suit) if listens() else SUIT_SYMBOLS[suit]


def rank_name(rank: Rank) -> str:
    return called().ranks[rank].name


def figure(rank: Rank) -> str:
    return called().figures[rank]


def mentioned(card: Card) -> str:
    """A card within a sentence, as in ``9♦`` or ``a Joker``."""
    return called().ranks[rank_of(card)].one if card in JOKERS else short(card)


def plural(rank: Rank) -> str:
    return called().ranks[rank].plural


def listed(cards: Iterable[Card]) -> str:
    """Cards one after another, as in ``8♠ 10♦``, or ``Eight of spades and Ten of diamonds`` to those who listen."""
    named = list(map(short, cards))
    return and_listed(named) if listens() else " ".join(named)


def named(name: str) -> str:
    """A rank or a single card as players say it, as in ``Queens`` or ``the Queen of spades``."""
    return plural(name) if len(name) == 1 else WORDS("the-card", card=spoken(name), ranks=plural(rank_of(name)))


def asked_name(name: str) -> str:
    """A rank or a single card that must be played, as in ``Queens`` or ``Q♠``."""
    return plural(name) if len(name) == 1 else short(name)


# The same in a message that is said later: they are called then as its reader calls them

CardName, CardMention, CardNames = partial(Later, short), partial(Later, mentioned), partial(Later, listed)
SuitName, RankName, RankPlural = partial(Later, suit_name), partial(Later, rank_name), partial(Later, plural)


def asked_for(name: str) -> dict[str, Value]:
    """A rank or a single card that must be played, as messages take it: its name, and how many such cards there are."""
    return {"ranks": Later(asked_name, name), "count": 2 if len(name) == 1 else 1}


def one_of(ranks: Collection[Rank]) -> str:
    """One card of these ranks, as in ``an Ace or a Joker``."""
    return or_listed([called().ranks[rank].one for rank in ranks])


def together(cards: Collection[Card], jokers: Collection[Card], join: Callable[[list[str]], str] = and_listed) -> str:
    """Cards in short, as in ``Sevens, Kings and the black Jacks``, if any. Of jokers, only those of the pack."""
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
    named_jokers = [plural(rank_of(held[0]))] if held and len(held) == len(jokers) else map(named, held)
    return join([*whole, *parts, *named_jokers])


any_of = partial(together, join=or_listed)  # the same as a choice, as in ``Sevens, Kings or the black Jacks``


# As people type them, in any of the languages
#
# A text is read in the language of its reader first, then in English, and then in all others together. So ``8C`` is a
# club in English, and a heart in French. Where ranks are letters too, a suit of a single letter is written behind them:
# the other way round, ``DT`` would be a Ten of diamonds, and is a Queen of clubs in French.

SHORTEST = 3  # letters of a suit that is not written whole

_SILENT = re.compile(rf"[^\w{''.join(SUIT_SYMBOLS.values())}←→*]|_")
_APART = re.compile(r"(?<=\d)\s+(?=\d)")  # two numbers are not one


def cards_meant(typed: str, among: Collection[Card]) -> list[Card]:
    """The cards among these that a text means: several, if it may be any of them."""
    text = _plain(typed)
    return _in_turn(lambda tongue: list(filter(_cards_spelled(tongue).get(text, frozenset()).__contains__, among)))


def cards_begun(typed: str, among: Iterable[Card]) -> set[Card]:
    """The cards among these that can be written so, or go on so, in the reader's language or in English."""
    text, spelled = _plain(typed), [_spelled(tongue) for tongue in (voice().language, ENGLISH)]
    return {card for card in among if any(way.startswith(text) for ways in spelled for way in ways[card])}


def suits_meant(typed: str, among: Collection[Card]) -> list[Suit]:
    """The suits of these cards that a text means, or begins: several, if it may be any of them."""
    text, there = _plain(typed), {suit_of(card) for card in among if card in RANKED} - {None}
    suits = [suit for suit in PACK_OF_SUIT if suit in there]
    whole = [suit for suit in suits if text == SUIT_SYMBOLS[suit]]
    if whole or len(text) < SHORTEST:
        return whole
    return _in_turn(
        lambda tongue: [suit for suit in suits if any(way.startswith(text) for way in _suits_spelled(tongue)[suit])]
    )


def _in_turn(meant_in: Callable[[str], list[str]]) -> list[str]:
    """The meanings of a text in the first language in which it means anything. The last ones are asked together."""
    first = (voice().language, ENGLISH)
    meant = meant_in(first[0]) or meant_in(ENGLISH)
    others = (each for tongue in languages() if tongue not in first for each in meant_in(tongue))
    return list(dict.fromkeys(meant or others))


def _plain(typed: str) -> str:
    """A text without capitals, accents and spaces."""
    return _SILENT.sub("", _APART.sub("*", sought(typed)))


@cache
def _spelled(tongue: str) -> Mapping[Card, frozenset[str]]:
    """All that each card can be written as in one language: in English also by its code."""
    spelled = {}
    for pack in PACKS:
        with in_language(tongue, ENGLISH):
            plain = pack.called().short
        with in_language(tongue):
            words = pack.called()
        for card, said in words.spoken.items():
            code = [card] if tongue == ENGLISH else []
            offered = [words.short[card] + said, plain[card] + said] if said != card else []
            spelled[card] = frozenset(_ways(pack, words, card, (*code, *offered)))
    return spelled


@cache
def _cards_spelled(tongue: str) -> Mapping[str, frozenset[Card]]:
    meant = defaultdict[str, set[Card]](set)
    for card, ways in _spelled(tongue).items():
        for way in ways:
            meant[way].add(card)
    return {way: frozenset(cards) for way, cards in meant.items()}


@cache
def _suits_spelled(tongue: str) -> Mapping[Suit, list[str]]:
    with in_language(tongue):
        every = [pack.called() for pack in PACKS]
    typed = {suit: [name, *words.typed_suits[suit]] for words in every for suit, name in words.suits.items()}
    return {suit: list(map(_plain, texts)) for suit, texts in typed.items()}


def _ways(pack: Pack, words: PackWords, card: Card, more: Iterable[str]) -> Iterator[str]:
    yield from map(_plain, (words.short[card], words.spoken[card], *words.typed.get(card, ()), *more))
    if card in pack.jokers or not pack.suits:
        return
    ranks = {_plain(text) for text in (words.ranks[card[0]].name, words.figures[card[0]], *words.typed_ranks[card[0]])}
    suits = {_plain(text) for text in (words.suits[card[1]], pack.symbols[card[1]], *words.typed_suits[card[1]])}
    numbered = all(figure.isdecimal() for figure in words.figures.values())
    for rank in ranks:
        for suit in suits:
            yield from (rank + between + suit for between in ("", *words.between))
            if len(suit) > 1 or not suit.isalpha() or numbered:
                yield suit + rank
