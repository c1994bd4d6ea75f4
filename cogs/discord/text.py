"""Texts about cards and tables: signs for the eye and words for those who listen, titles, moves, and typed cards."""

import re
from collections.abc import Sequence

from engine.core.actions import Action, Nominate, OneCard, PickDirection, Play
from engine.core.cards import (
    JOKERS,
    PACKS,
    Card,
    CardName,
    Suit,
    SuitName,
    asked_name,
    called,
    cards_meant,
    listed,
    short,
    suit_name,
    suits_meant,
)
from engine.games.variants import variant
from engine.words import Listed, Words, beside, listens
from model.people.names import plain, safe
from model.refusals import Refused
from model.tables import policy as labels
from model.tables.table import Seat, Table

_SUIT_SIGN = re.compile("(?<=[♠♥♦♣])(?!\ufe0e)")
_SENTENCE_END = re.compile(r"[.!?](?=\s)")


def signs(text: str) -> str:
    """The text with suit signs that cannot become emoji, two of which are black and vanish on dark screens."""
    return _SUIT_SIGN.sub("\ufe0e", text)


def capital(text: str) -> str:
    """The text with a capital first letter. The others stay as they are."""
    return text[:1].upper() + text[1:]


def shortened(text: str, most: int) -> str:
    """A text cut to so many characters, after a whole word if one ends near there."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    whole = cut.rpartition(" ")[0] if text[most - 1].isalnum() else cut
    return f"{whole if len(whole) > most * 2 / 3 else cut}…"


def in_sentences(text: str, most: int) -> str:
    """The first sentences of a text, as many as fit whole into so many characters. A longer first one is shortened."""
    ends = [found.end() for found in _SENTENCE_END.finditer(text) if found.end() <= most]
    return text if len(text) <= most else text[: ends[-1]] if ends else shortened(text, most)


WORDS = Words(__package__)

BOT, CHANGED = "🤖", "◆"
TURN, BACK = "➤", "🂠"  # who is to play, and a card face down


def sign(shown: str) -> str:
    """A sign that says something by itself, in words for those who listen."""
    return WORDS({BOT: "bot", CHANGED: "spoken-changed"}[shown]) if listens() else shown


def decorated(shown: str, text: str) -> str:
    """A text with a sign before it that says nothing more."""
    return text if listens() else f"{shown} {text}"


def on_move(name: str) -> str:
    """The name of the player to move. Players who look see a sign before the line."""
    return WORDS("to-play", name=name) if listens() else name


def title(table: Table) -> str:
    """The title of a table in texts: with its saved house rules, or else its game."""
    return beside((label(table), safe(table.preset) if table.preset else variant(table.game).name))


def plain_title(table: Table) -> str:
    """The same where nothing is formatted, such as in lists."""
    return beside((label(table), plain(table.preset) if table.preset else variant(table.game).name))


def label(table: Table) -> str:
    return str(labels.called(table.id, table.label, of_a_day=table.day is not None))


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player, as what is picked from a list: an outdated one never means another player."""
    return f"{number} {seat.member or seat.name}"


_BETWEEN = re.compile(r"[\s,+&]+")  # cards
LONGEST = 5  # words that are one card
MOST = 60  # words that are read: twenty cards by their names


def read_cards(typed: str, among: Sequence[Card], spelling: str) -> tuple[Card, ...]:
    """Cards one after another, each in any spelling. Raises Refused; see ``read_card``."""
    found = _read(_BETWEEN.split(typed.strip()), among)
    return tuple(_one(*each) for each in found) if found else (read_card(typed, among, spelling),)


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
    """Cards, and the suit picked with them if it is said after them, as in ``8s hearts``. Raises Refused."""
    cards, _, word = typed.strip().rpartition(" ")
    suits = suits_meant(word, among) if cards and not _read(_BETWEEN.split(typed.strip()), among) else []
    if not suits:
        return read_cards(typed, among, spelling), None
    if len(suits) > 1:
        raise Refused(WORDS.message("torn-suit", typed=safe(word), suits=Listed.either(map(SuitName, suits))))
    return read_cards(cards, among, spelling), suits[0]


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


def move_in_words(words: Words, action: Action, form: str = "") -> str:
    """A move in words, from a catalogue that has a message for each kind of move, or a ``form`` of it."""
    key, values = type(action).__name__.lower(), dict[str, str | float]()
    if isinstance(action, OneCard):
        values = {"card": short(action.card)}
    match action:
        case PickDirection(direction):
            key, values = "pick-direction", {"way": "clockwise" if direction > 0 else "counterclockwise"}
        case Nominate(suit):
            values = {"suit": suit_name(suit)}
        case Play(cards, picked, rank=str(rank)):
            key, values = "play-rank", {"cards": listed(cards), "rank": asked_name(rank + (picked or ""))}
        case Play(cards, suit=str(suit)):
            key, values = "play-suit", {"cards": listed(cards), "suit": suit_name(suit)}
        case Play(cards, sequence=int(sequence)):
            key, values = "play-sequence", {"cards": listed(cards), "sequence": sequence + 1}
        case Play(cards):
            values = {"cards": listed(cards)}
    return words(f"{key}{form}", **values)


def link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{guild}/{channel}/{message}"
