"""Cards that people type, in the words of their language or by their codes."""

import re
from collections.abc import Sequence

from engine.core.cards import JOKERS, PACKS, Card, CardName, Suit, SuitName, called, cards_meant, suits_meant
from engine.words import Listed, Words
from model.people.names import safe
from model.refusals import Refused

WORDS = Words(__package__)

_BETWEEN = re.compile(r"[\s,+&]+")  # cards
LONGEST = 5  # words that are one card
MOST = 60  # words that are read: twenty cards by their names


def _read(words: Sequence[str], among: Sequence[Card]) -> list[tuple[str, list[Card]]] | None:
    """Texts with what each may mean: one card, or else as few words as mean one before the rest. None: no cards."""
    if len(words) > MOST:
        return None
    last, read = len(words), {len(words): list[tuple[str, list[Card]]]()}  # from a word on to the last
    for start in reversed(range(last)):
        for end in (last, *range(start + 1, min(start + LONGEST, last) + 1)):
            text = " ".join(words[start:end])
            if end in read and (meant := cards_meant(text, among)):
                read[start] = [(text, meant), *read[end]]
                break
    return read.get(0)


def read_cards_and_suit(typed: str, among: Sequence[Card], spelling: str) -> tuple[tuple[Card, ...], Suit | None]:
    """Cards one after another, each in any spelling, and the suit picked with them if it is said after them, as in
    ``8s hearts``. Raises Refused; see ``read_card``.
    """
    found = _read(_BETWEEN.split(typed.strip()), among)
    cards, _, word = typed.strip().rpartition(" ")
    suits = suits_meant(word, among) if cards and not found else []
    if len(suits) > 1:
        raise Refused(WORDS.message("torn-suit", typed=safe(word), suits=Listed.either(map(SuitName, suits))))
    if suits:
        typed, found = cards, _read(_BETWEEN.split(cards.strip()), among)
    read = tuple(_one(*each) for each in found) if found else (read_card(typed, among, spelling),)
    return read, suits[0] if suits else None


def typed_before(typed: str, among: Sequence[Card]) -> tuple[tuple[Card, ...], str]:
    """The cards that are typed already, and the text being typed now."""
    said, _, rest = typed.rpartition(" ")
    found = _read(_BETWEEN.split(said.strip()), among) if said.strip() else []
    if not found or any(len(set(meant)) > 1 for _, meant in found):
        return (), typed
    return tuple(meant[0] for _, meant in found), rest


def read_card(typed: str, among: Sequence[Card], spelling: str) -> Card:
    """A card as people write it: 8s, 10D, 8♠, eight of spades, Pik Acht, 24, pass left.

    Raises Refused for a text that means no card ``among`` these, with the ``spelling`` that would be understood, and
    for one that may mean several.
    """
    meant = cards_meant(typed, among)
    if not meant:
        raise Refused(WORDS.message("no-card", typed=safe(typed), spelling=spelling))
    return _one(typed, meant)


def _one(typed: str, meant: Sequence[Card]) -> Card:
    """The card that is meant. Jokers are as good as each other. Raises Refused for one of several."""
    if len(meant) > 1 and not all(card in JOKERS for card in meant):
        raise Refused(WORDS.message("torn-card", typed=safe(typed), cards=Listed.either(map(CardName, meant))))
    return meant[0]


def as_typed(card: Card) -> str:
    """A card as a command gives it: by its code, or as it looks where the code means another card in this language."""
    pack = next(pack for pack in PACKS if card in pack.cards)
    return card if cards_meant(card, pack.cards) == [card] else called().short[card]
