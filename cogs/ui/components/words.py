"""Names and texts that people typed, made harmless, and the table's short words."""

import re
import unicodedata
from functools import lru_cache

from engine.words import Words
from model.member import NOBODY
from model.people.names import visible

WORDS, of_tournaments = Words(__name__), Words("model.tournaments.directing")

NAME_LENGTH = 24
NAMES = 4096  # are kept as they were made harmless, since every redraw names the same players
_LINK = re.compile(r"(?<=:)(?=//)|(?<=discord)(?=\.gg)|(?<=www)(?=\.)", re.IGNORECASE)
_SUIT_SIGN = re.compile("(?<=[♠♥♦♣])(?!\ufe0e)")
_MARKDOWN = re.compile(r"[\\*_~`|<>\[\]()#-]")
_SENTENCE_END = re.compile(r"[.!?](?=\s)")
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_ISOLATE, _END = "\u2068", "\u2069"  # around a name with a direction of its own
TOGETHER = "\u00a0"  # a space at which no line breaks
_BREAK = "\u200b"  # zero width: breaks up what Discord would turn into a link or a mention


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


def plain(name: str) -> str:
    """A name for places without formatting: labels, alt texts, lists of choices."""
    return _plain(name) or _unnamed(name)


def safe(name: str) -> str:
    """A name for texts: nothing in it can format, mention, link or change the text direction."""
    return _safe(name) or _unnamed(name)


@lru_cache(NAMES)
def _plain(name: str) -> str:
    """Empty for what is no name."""
    return "" if name == NOBODY else shortened(visible(name), NAME_LENGTH)


def _unnamed(name: str) -> str:
    return of_tournaments("someone") if name == NOBODY else WORDS("nameless")


@lru_cache(NAMES)
def _safe(name: str) -> str:
    escaped = _MARKDOWN.sub(r"\\\g<0>", _plain(name))
    harmless = _LINK.sub(_BREAK, escaped.replace("@", f"@{_BREAK}"))
    # One that reads from right to left stays by itself, so that the line around it keeps its order.
    turned = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in harmless)
    return f"{_ISOLATE}{harmless}{_END}" if turned else harmless


def in_code(name: str) -> str:
    """A name for a block of code, where only a backtick could do harm."""
    return plain(name).replace("`", "'")
