"""Times as people type them in any language: on a clock, with a day or without, or so many hours and minutes from now.

Texts are read in English words, which the catalogue of each language knows by its own.
"""

import re
from datetime import datetime, timedelta, tzinfo
from functools import cache

from engine.words import Words, in_language, languages, sought, voice
from model.refusals import Refused
from model.tournaments.tournament import WORDS as TOURNAMENTS

LONGEST = 60  # characters of a time that is typed
WEEK = 7  # days
SOON = (15 * 60, 30 * 60, 60 * 60)  # seconds until a start that are offered
FURTHEST = timedelta(days=30)  # until a start

WORDS = Words("model.tournaments.times")
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAYS = ("today", "tomorrow", *_WEEKDAYS)
_KNOWN = ("silent", "in", "at", "minutes", "hours", "an-hour", "half-hour", *_DAYS, "oclock")
_SAID_AS = {"silent": "", "an-hour": "1 hours", "half-hour": "30 minutes"}
_HALVES = {"am": "am", "a m": "am", "pm": "pm", "p m": "pm"}  # which people of all languages type

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")  # as Discord writes a moment
_FROM_NOW = re.compile(
    r"(?:in )?(?:(\d{1,3}) hours)?(?: ?(\d{1,4}) minutes)?|in (\d{1,3}) (?:hours|oclock)(?: (\d\d))?"
)
_DATE = r"(?P<year>\d{4})-(?P<month>\d\d?)-(?P<day>\d\d?)|(?P<d>\d\d?)[./](?P<m>\d\d?)(?:[./](?P<y>\d{4})?)?"
_CLOCK = r"(?P<at>at )?(?P<hour>\d\d?)(?:(?:[:.]| oclock )(?P<minute>\d\d))?(?P<oclock> oclock)?(?: (?P<half>[ap]m)|)"
_TIME = [
    re.compile(rf"(?:(?P<named>{'|'.join(_DAYS)}) )?(?:(?:{_DATE}) )?{_CLOCK}"),
    re.compile(rf"{_CLOCK} (?P<named>{'|'.join(_DAYS)})"),
]


def _moments(typed: str, now: float, zone: tzinfo) -> list[float]:
    """The moments that a text may mean, the next one first: one on each of the next seven days if it names none.

    It is read in the language of its reader, or else in the first that can. Empty for what can't be read.
    """
    if stamp := _STAMP.fullmatch(typed.strip()):
        return [float(stamp[1])]
    if len(typed) > LONGEST:
        return []
    for spoken in dict.fromkeys((voice().language, *languages())):
        if found := _read(typed, spoken, datetime.fromtimestamp(now, zone)):
            return [moment.timestamp() for moment in found]
    return []


def _read(typed: str, spoken: str, now: datetime) -> list[datetime]:
    """Reads a text in English words: “Freitag um 20 Uhr” as ``fri at 20 oclock``, “à 20h30” as ``at 20 oclock 30``."""
    english, known = _english(spoken)
    text = " ".join(re.sub(r",|(?<=[^\W\d])\.", " ", sought(typed)).split())
    text = " ".join(known.sub(lambda word: f" {english[word[0]]} ", text).split())
    span = _FROM_NOW.fullmatch(text)
    if span and any(span.groups()):
        hours, minutes = (int(span[number] or span[number + 2] or 0) for number in (1, 2))
        return [datetime.fromtimestamp(now.timestamp() + hours * 3600 + minutes * 60, now.tzinfo)]
    time = next(filter(None, (pattern.fullmatch(text) for pattern in _TIME)), None)
    at = time and _on_clock(time, now)
    return [] if time is None or at is None else _on_days(time.groupdict(), at, now)


def _on_clock(time: re.Match[str], now: datetime) -> datetime | None:
    """Today at this hour. A bare number is none."""
    hour, minute, half = int(time["hour"]), int(time["minute"] or 0), time["half"]
    if not (time["at"] or time["minute"] or time["oclock"] or half):
        return None
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0) if 1 <= hour <= 12 else 24
    return now.replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0) if hour < 24 and minute < 60 else None


def _on_days(said: dict[str, str | None], at: datetime, now: datetime) -> list[datetime]:
    """This hour on the day that is said, a date without its year being the next one, or on any of the next days."""
    named, (year, month, day) = said["named"], (said.get(key) or said.get(key[0]) for key in ("year", "month", "day"))
    if month and day:
        try:
            on = at.replace(int(year or now.year), int(month), int(day))
            on = on if year or on > now else on.replace(now.year + 1)
        except ValueError:
            return []
        return [on] if named in (None, _WEEKDAYS[on.weekday()]) else []
    if named in _WEEKDAYS:
        at += timedelta((_WEEKDAYS.index(named) - at.weekday()) % WEEK)
        return [at if at > now else at + timedelta(WEEK)]
    if named:
        return [at + timedelta(_DAYS.index(named))]
    return [at + timedelta(day + (at <= now)) for day in range(WEEK)]


@cache
def _english(spoken: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The words that people of a language type, with what each is in English, and a pattern that finds them."""
    with in_language(spoken):
        ways = [(key, way) for key in _KNOWN for way in WORDS(key).split(", ") if way.strip()]
    english = _HALVES | {sought(way).strip(): _SAID_AS.get(key, key) for key, way in ways}
    known = "|".join(map(re.escape, sorted(english, key=len, reverse=True)))
    return english, re.compile(rf"(?<![^\W\d_])(?:{known})(?![^\W\d_])")


def read_start(typed: str, now: float, zone: tzinfo) -> float:
    """Read a time on the clock of a zone, so many hours from now, or a moment as Discord writes it, in any language.

    Raises Refused for what can't be read, has passed, or is too far ahead.
    """
    at = next(iter(_moments(typed, now, zone)), None)
    if at is None:
        raise Refused(TOURNAMENTS.message("start-unreadable"))
    if at <= now:
        raise Refused(TOURNAMENTS.message("start-passed"))
    if at > now + FURTHEST.total_seconds():
        raise Refused(TOURNAMENTS.message("start-too-far", days=FURTHEST.days))
    return at


def offered_starts(typed: str, now: float, zone: tzinfo) -> list[float]:
    """The next days at the time of day that was typed, the date that was, or else what comes soon."""
    return _moments(typed, now, zone) or [now + seconds for seconds in SOON]
