"""Times as people type them in any language, in the English words that are read.

A text is read in the language of its reader first, then in English, and then in all others.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from itertools import product
from typing import NamedTuple, TypeVar

from babel.dates import get_month_names

from engine.words import ENGLISH, Words, in_language, language, languages, sought

Read = TypeVar("Read")

_WORDS = Words(__name__)


class _Vocabulary(NamedTuple):
    """Words of one language as they are typed, with what they are in English."""

    english: Mapping[str, str]
    known: re.Pattern[str]


class _Dates(NamedTuple):
    """Dates with the name of a month, which has its number in ``months``."""

    months: Mapping[str, int]
    written: re.Pattern[str]


def read_in_turn(typed: str, read: Callable[[str], Read | None]) -> Read | None:
    """What a text means in the first language in which it can be read, or in others if it means the same in all that
    can read it. ``read`` understands it in English words.
    """
    others = [each for each in languages() if each not in (language(), ENGLISH)]
    for together in dict.fromkeys(((language(),), (ENGLISH,), tuple(others))):
        found = {each for each in (_read_in(spoken, typed, read) for spoken in together) if each is not None}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _read_in(spoken: str, typed: str, read: Callable[[str], Read | None]) -> Read | None:
    with in_language(spoken):
        return read(_in_english(typed))


def _in_english(typed: str) -> str:
    """“morgen um 20 Uhr” as ``tomorrow at 20 oclock``, “le 24 décembre à 20h30” as ``24.12. at 20 oclock 30``.

    A word for hours that may stand behind a clock time too, such as “20 h”, is ``oclock``.
    """
    text = " ".join(f"{sought(typed)} ".replace(",", " ").replace(". ", " ").split())
    if language() != ENGLISH:  # in which the month may stand first
        text = re.sub(r"(?<=\d)/(?=\d)", ".", text)
    dates = _dates(language())
    return _replaced(dates.written.sub(partial(_in_figures, dates.months), text), _moments(language()))


def _in_figures(months: Mapping[str, int], date: re.Match[str]) -> str:
    month, day = months[date["month"] or date["first"]], date["day"] or date["second"]
    return f"{day}.{month}.{date['year'] or ''} "


def _replaced(text: str, words: _Vocabulary) -> str:
    return " ".join(words.known.sub(lambda word: f" {words.english[word[0]]} ", text).split())


_DAYS = ("today", "tomorrow", "overmorrow", "mon", "tue", "wed", "thu", "fri", "sat", "sun")
_PARTS = ("morning", "evening")
_MOMENTS = (*_DAYS, *_PARTS, "in", "at", "and", "an-hour", "half-hour", "minutes", "hours", "days", "tonight")
_SAID_AS = {"an-hour": "1 hours", "half-hour": "30 minutes", "tonight": "today evening"}
_HALVES = {"am": "am", "a.m": "am", "pm": "pm", "p.m": "pm"}  # which people of all languages type


@cache
def _moments(spoken: str) -> _Vocabulary:
    words = _HALVES | _silent(spoken, "silent") | _typed(spoken, *_MOMENTS) | _typed(spoken, "oclock")
    days, parts = _typed(spoken, *_DAYS), _typed(spoken, *_PARTS)
    joined = {day + part: f"{days[day]} {parts[part]}" for day, part in product(days, parts)}  # “Freitagabend”
    return _vocabulary(words | joined)


def _vocabulary(words: Mapping[str, str]) -> _Vocabulary:
    return _Vocabulary(words, re.compile(rf"(?<![^\W\d_])(?:{_any_of(words)})(?![^\W\d_])"))


@cache
def _dates(spoken: str) -> _Dates:
    months = _months(spoken)
    named, silent = _any_of(months), _any_of(_silent(spoken, "silent"))
    behind = rf"(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|o|\.)? ?(?:(?:{silent}) )?(?P<month>{named})(?![^\W\d_])"
    before = rf"(?P<first>{named if spoken == ENGLISH else '(?!)'}) (?P<second>\d{{1,2}})(?:st|nd|rd|th)?(?![\d:.])"
    year = rf"(?: (?:(?:{silent}) )?(?P<year>\d{{4}})(?![\d:.]))?"
    return _Dates(months, re.compile(rf"(?<![^\W_])(?<![:.])(?:{behind}|{before}){year}"))


def _any_of(words: Iterable[str]) -> str:
    """A pattern for each of these words, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _typed(spoken: str, *keys: str) -> dict[str, str]:
    """By each way to type it in one language: what it is in English."""
    with in_language(spoken):
        ways = {key: _WORDS(key).split(", ") for key in keys}
    return {sought(way).strip(): _SAID_AS.get(key, key) for key in keys for way in ways[key] if way.strip()}


def _silent(spoken: str, *keys: str) -> dict[str, str]:
    return dict.fromkeys(_typed(spoken, *keys), "")


def _months(spoken: str) -> dict[str, int]:
    return {
        sought(name).rstrip("."): number
        for width in ("abbreviated", "wide")
        for context in ("format", "stand-alone")
        for number, name in get_month_names(width, context, spoken.replace("-", "_")).items()
    }
