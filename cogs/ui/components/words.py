"""Texts in the form that a place has room for."""

import re

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
