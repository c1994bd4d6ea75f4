"""Texts about cards and tables: signs for the eye and words for those who listen, titles, moves, and typed cards."""

import re
from collections.abc import Callable

from engine.core.actions import Action, Nominate, OneCard, PickDirection, Play
from engine.core.cards import (
    asked_name,
    listed,
    short,
    suit_name,
)
from engine.games.variants import variant
from engine.words import Words, beside, listens
from model.people.names import safe
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


def title(table: Table, shown: Callable[[str], str] = safe) -> str:
    """The title of a table in texts: with its saved house rules, or else its game. Lists, where nothing is formatted,
    show the name of house rules as it is ``plain``.
    """
    return beside((label(table), shown(table.preset) if table.preset else variant(table.game).name))


def label(table: Table) -> str:
    return str(labels.called(table.id, table.label, of_a_day=table.day is not None))


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player, as what is picked from a list: an outdated one never means another player."""
    return f"{number} {seat.member or seat.name}"


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
