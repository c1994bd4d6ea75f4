"""Times as people type them in any language, in the English words that are read.

A text is read in the language of its reader first, then in English, and then in all others.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from babel.dates import get_month_names

from engine.words import ENGLISH, Words, in_language, language, languages, sought

Read = TypeVar("Read")

_WORDS = Words(__name__)
_YEAR = re.compile(r"\d{4}")


def read_in_turn(typed: str, read: Callable[[str], Read | None], english: Callable[[str], str]) -> Read | None:
    """What a text means in the first language in which it can be read, or in others if it means the same in all that
    can read it. ``english`` puts the words of the language of now in English, and ``read`` understands those.
    """
    others = [each for each in languages() if each not in (language(), ENGLISH)]
    for together in dict.fromkeys(((language(),), (ENGLISH,), tuple(others))):
        found = {each for each in (_read_in(spoken, typed, read, english) for spoken in together) if each is not None}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _read_in(spoken: str, typed: str, read: Callable[[str], Read | None], english: Callable[[str], str]) -> Read | None:
    with in_language(spoken):
        return read(english(typed))


def moment_in_english(typed: str) -> str:
    """“morgen um 20 Uhr” as ``tomorrow at 20:00``, and “vendredi 19h30” as ``fri 19:30``."""
    text = " ".join(sought(typed).replace(",", " ").replace(". ", " ").split())
    words = _moments(language()) | (_months(language()) if _YEAR.search(text) else {})
    if clock := _clock(language()):
        begins_in = words.get(text.split(" ")[0]) == "in" if text else False
        text = text if begins_in else clock.sub(_on_the_clock, text)
    return " ".join(_replaced(text, words).split())


def hours_in_english(typed: str) -> str:
    """“von 18 bis 23 Uhr” and “18h à 23h” as ``18 to 23``."""
    text = " ".join(sought(typed).split())
    if clock := _clock(language()):
        text = clock.sub(_on_the_clock, text)
    return " ".join(_replaced(text, _listed(language(), ("from", "to"))).split())


def _on_the_clock(at: re.Match[str]) -> str:
    return f"{at[1]}:{at[2] or at[3] or '00'}"


def _replaced(text: str, words: Mapping[str, str]) -> str:
    if not words:
        return text
    known = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.sub(rf"(?<![^\W\d_])(?:{known})(?![^\W\d_])", lambda word: words[word[0]], text)


_MOMENTS = ("in", "at", "on", "and", "of", "today", "tonight", "tomorrow", "minutes", "hours", "days")
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_SILENT = ("of", "from")


@cache
def _listed(spoken: str, keys: tuple[str, ...]) -> Mapping[str, str]:
    """By each way to type it in one language: what it is in English."""
    with in_language(spoken):
        typed = {key: _WORDS(key).split(", ") for key in keys}
    return {
        sought(word).strip(): "" if key in _SILENT else key
        for key, words in typed.items()
        for word in words
        if word.strip()
    }


@cache
def _moments(spoken: str) -> dict[str, str]:
    return dict(_listed(spoken, (*_MOMENTS, *_DAYS)))


@cache
def _months(spoken: str) -> dict[str, str]:
    english = get_month_names("abbreviated", locale=ENGLISH)
    return {
        sought(name).rstrip("."): english[number]
        for width in ("abbreviated", "wide")
        for context in ("format", "stand-alone")
        for number, name in get_month_names(width, context, spoken.replace("-", "_")).items()
    }


@cache
def _clock(spoken: str) -> re.Pattern[str] | None:
    """An hour with what a language says behind it, such as “20 Uhr” or “20h30”. None where it says nothing."""
    with in_language(spoken):
        behind = "|".join(re.escape(sought(word).strip()) for word in _WORDS("oclock").split(", ") if word.strip())
    hour = rf"(?<!\d)(\d{{1,2}})(?::(\d{{2}}))?\s?(?:{behind})(?![^\W\d_])(?:\s?(\d{{2}})(?!\d|\s?[^\W\d_]))?"
    return re.compile(hour) if behind else None
