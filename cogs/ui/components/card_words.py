"""Cards as people type them, and moves in words."""

from collections.abc import Sequence
from functools import cache

from cogs.ui.components.words import safe
from engine.core.actions import Action, Nominate, OneCard, PickDirection, Play
from engine.core.card_words import asked_for
from engine.core.cards import (
    JOKERS,
    RANK_NAMES,
    RANKED,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    TYPED,
    Card,
    Suit,
    listed,
    rank_of,
    short,
    spoken,
)
from engine.core.packs.numbers import PASS_CARDS
from engine.words import Words
from model.refusals import Refused

WORDS = Words("cogs.ui.components.controls")

SHORTEST = 2  # letters that name no suit yet


def read_cards(typed: str, among: Sequence[Card], spelling: str) -> tuple[Card, ...]:
    """One card in any spelling, or several codes with spaces between. Raises Refused; see ``read_card``."""
    try:
        return tuple(read_card(word, among, spelling) for word in typed.split())
    except Refused:
        return (read_card(typed, among, spelling),)


def read_cards_and_suit(typed: str, among: Sequence[Card], spelling: str) -> tuple[tuple[Card, ...], Suit | None]:
    """Cards, and the suit picked with them if it is said after them, as in ``8s hearts``. Raises Refused."""
    try:
        return read_cards(typed, among, spelling), None
    except Refused:
        cards, _, word = typed.strip().rpartition(" ")
        suit = _suit_named(word, among)
        if not cards or suit is None:
            raise
        return read_cards(cards, among, spelling), suit


def _suit_named(word: str, among: Sequence[Card]) -> Suit | None:
    """The suit that a word names, or its beginning does, if it is one of these cards."""
    there = {card[1] for card in among if card in RANKED} if len(word) > SHORTEST else set()
    return next((suit for suit, name in SUIT_NAMES.items() if suit in there and name.startswith(word.lower())), None)


def typed_before(typed: str, among: Sequence[Card]) -> tuple[tuple[Card, ...], str]:
    """The cards that are typed already, and the text being typed now."""
    said, _, rest = typed.rpartition(" ")
    try:
        return tuple(read_card(word, among, "") for word in said.split()), rest
    except Refused:
        return (), typed


def read_card(typed: str, among: Sequence[Card], spelling: str) -> Card:
    """A card as people write it: 8s, 10D, 8♠, eight of spades, 24, pass left. If several match, the first.

    Raises Refused for a text that means no card ``among`` these, with the ``spelling`` that would be understood.
    """
    text = _squeezed(typed)
    meant = next((card for card in among if text in _spellings(card)), None)
    if meant is None:
        raise Refused(WORDS.message("no-card", typed=safe(typed), spelling=spelling))
    return meant


def is_begun(card: Card, typed: str) -> bool:
    """Whether a card can be written so, or goes on so."""
    return any(spelled.startswith(_squeezed(typed)) for spelled in _spellings(card))


def _squeezed(text: str) -> str:
    return "".join(text.upper().replace("\ufe0e", "").split())


@cache
def _spellings(card: Card) -> frozenset[str]:
    names = set(map(_squeezed, (card, short(card), spoken(card), *TYPED.get(card, ()))))
    if card in JOKERS:
        return frozenset({*names, RANK_NAMES[rank_of(card)].upper()})
    if card in PASS_CARDS:
        return frozenset({*names, f"PASS{spoken(card).split()[-1].upper()}"})
    if card.isdecimal():
        return frozenset(names)
    rank, symbol, word = short(card)[:-1], SUIT_SYMBOLS[card[1]], SUIT_NAMES[card[1]].upper()
    mixed = {card[0] + symbol, rank + card[1], f"{rank}OF{word}", short(card) + _squeezed(spoken(card))}
    return frozenset(names | mixed)


def move_in_words(words: Words, action: Action, form: str = "") -> str:
    """What is or could be done, from a catalogue that has a message for each kind of move, or a ``form`` of it."""
    key, values = type(action).__name__.lower(), dict[str, str | float]()
    if isinstance(action, OneCard):
        values = {"card": short(action.card)}
    match action:
        case PickDirection(direction):
            key, values = "pick-direction", {"way": "clockwise" if direction > 0 else "counterclockwise"}
        case Nominate(suit):
            values = {"suit": SUIT_NAMES[suit]}
        case Play(cards, picked, rank=str(rank)):
            key, values = "play-rank", {"cards": listed(cards), "rank": asked_for(rank + (picked or ""))["ranks"]}
        case Play(cards, suit=str(suit)):
            key, values = "play-suit", {"cards": listed(cards), "suit": SUIT_NAMES[suit]}
        case Play(cards, sequence=int(sequence)):
            key, values = "play-sequence", {"cards": listed(cards), "sequence": sequence + 1}
        case Play(cards):
            values = {"cards": listed(cards)}
    return words(f"{key}{form}", **values)
