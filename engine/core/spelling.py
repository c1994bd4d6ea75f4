"""Cards and suits as people type them, in any of the languages.

A text is read in the language of its reader first, then in English, and then in all others together. So ``8C`` is a
club in English, and a heart in French. Where ranks are letters too, a suit of a single letter is written behind them:
the other way round, ``DT`` would be a Ten of diamonds, and is a Queen of clubs in French.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from engine.core.cards import PACK_OF_SUIT, PACKS, RANKED, SUIT_SYMBOLS, Card, Suit, suit_of
from engine.core.packs.pack import Pack, PackWords
from engine.words import ENGLISH, in_language, language, languages, sought

SHORTEST = 3  # letters of a suit that is not written whole

Meant = TypeVar("Meant", Card, Suit)

_SILENT = re.compile(rf"[^\w{''.join(SUIT_SYMBOLS.values())}←→*]|_")
_APART = re.compile(r"(?<=\d)\s+(?=\d)")  # two numbers are not one


def cards_meant(typed: str, among: Collection[Card]) -> list[Card]:
    """The cards among these that a text means: several, if it may be any of them."""
    text = _plain(typed)

    def meant_in(spoken: str) -> list[Card]:
        meant = _cards_of(spoken).get(text)
        return [card for card in among if card in meant] if meant else []

    return _in_turn(meant_in)


def cards_begun(typed: str, among: Iterable[Card]) -> set[Card]:
    """The cards among these that can be written so, or go on so, in the reader's language or in English."""
    text, spelled = _plain(typed), [_spelled(spoken) for spoken in (language(), ENGLISH)]
    return {card for card in among if any(way.startswith(text) for ways in spelled for way in ways[card])}


def suits_meant(typed: str, among: Collection[Card]) -> list[Suit]:
    """The suits of these cards that a text means, or begins: several, if it may be any of them."""
    text, there = _plain(typed), {suit_of(card) for card in among if card in RANKED} - {None}
    suits = [suit for suit in PACK_OF_SUIT if suit in there]
    whole = [suit for suit in suits if text == SUIT_SYMBOLS[suit]]
    if whole or len(text) < SHORTEST:
        return whole

    def meant_in(spoken: str) -> list[Suit]:
        spelled = _suits_spelled(spoken)
        return [suit for suit in suits if any(way.startswith(text) for way in spelled[suit])]

    return _in_turn(meant_in)


def _in_turn(meant_in: Callable[[str], list[Meant]]) -> list[Meant]:
    """What a text means in the first language in which it means anything. The last ones are asked together."""
    for spoken in (language(), ENGLISH):
        if meant := meant_in(spoken):
            return list(dict.fromkeys(meant))
    others = (spoken for spoken in languages() if spoken not in (language(), ENGLISH))
    return list(dict.fromkeys(each for spoken in others for each in meant_in(spoken)))


def _plain(typed: str) -> str:
    """A text without capitals, accents and spaces."""
    return _SILENT.sub("", _APART.sub("*", sought(typed)))


@cache
def _spelled(spoken: str) -> Mapping[Card, frozenset[str]]:
    """All that each card can be written as in one language."""
    return {card: ways for pack in PACKS for card, ways in _spelled_of(pack, spoken).items()}


@cache
def _cards_of(spoken: str) -> Mapping[str, frozenset[Card]]:
    """The cards that each text may mean in one language."""
    meant = defaultdict[str, set[Card]](set)
    for card, ways in _spelled(spoken).items():
        for way in ways:
            meant[way].add(card)
    return {way: frozenset(cards) for way, cards in meant.items()}


def _spelled_of(pack: Pack, spoken: str) -> Mapping[Card, frozenset[str]]:
    with in_language(spoken, ENGLISH):
        plain = pack.said().short
    with in_language(spoken):
        words = pack.said()
    codes = {card: (card,) if spoken == ENGLISH else () for card in pack.cards}
    listed = {
        card: [shown + said for shown in (words.short[card], plain[card])] if said != card else []  # as it is offered
        for card, said in words.spoken.items()
    }
    return {card: frozenset(_ways(pack, words, card, [*codes[card], *listed[card]])) for card in pack.cards}


@cache
def _suits_spelled(spoken: str) -> Mapping[Suit, tuple[str, ...]]:
    with in_language(spoken):
        every = [pack.said() for pack in PACKS]
    return {
        suit: tuple(_plain(text) for text in (name, *words.typed_suits[suit]))
        for words in every
        for suit, name in words.suits.items()
    }


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
