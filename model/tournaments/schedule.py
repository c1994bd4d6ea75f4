"""When a tournament starts: reading what was typed, and what may be chosen."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from functools import partial
from typing import NamedTuple

from model.refusals import Refused
from model.tournaments.tournament import words
from model.typed_times import read_in_turn

SOON = (15 * 60, 30 * 60, 60 * 60)  # seconds until a start that are offered
EVENING = 20  # o'clock: what “tonight” means
FURTHEST = timedelta(days=30)
LONGEST = 60  # characters of a time that is typed

_SPAN = re.compile(
    r"(?:in )?(?:(\d{1,3}) days ?(?:and )?)?(?:(\d{1,3}) (?:hours|oclock) ?(?:and )?)?"
    r"(?:(\d{1,5})(?(2)(?: minutes)?| minutes))?"
)
_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")  # as Discord writes a time
_WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAYS = ("today", "tomorrow", "overmorrow")  # from the one of now on
_DATES = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})(?:t(?=\d)|(?!\S))"),
    re.compile(r"(?<![\d.:])(?P<day>\d{1,2})\.(?P<month>\d{1,2})(?:\.(?P<year>\d{4})?)?(?![\d.:])"),
)
_CLOCK = re.compile(
    r"(at )?(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))?(?![\d.:])(?:( oclock)(?: (\d{2})(?![\d.:]))?)?(?: (am|pm))?"
)
_UTC = " utc"


class _Moment(NamedTuple):
    """A time that is the same in every zone, or what a clock shows in one."""

    at: float
    clock: datetime | None = None


def read_start(typed: str, now: float, zone: tzinfo) -> float:
    """Read a typed time on the clock of a zone, unless the text says UTC.

    Raises Refused for what can't be read, has passed, or is too far ahead.
    """
    text = _tidy(typed)
    meant = _typed(text.removesuffix(_UTC), now, UTC if text.endswith(_UTC) else zone)
    if meant is None:
        raise Refused(words.message("start-unreadable"))
    at = meant.at if meant.clock is None else _shown(meant.clock)
    if meant.clock and at <= now:
        raise Refused(words.message("start-passed-there", zone=str(meant.clock.tzinfo)))
    if at <= now:
        raise Refused(words.message("start-passed"))
    if at > now + FURTHEST.total_seconds():
        raise Refused(words.message("start-too-far", days=FURTHEST.days))
    return at


def evening(now: float, zone: tzinfo) -> float:
    """The next evening's usual hour."""
    here = datetime.fromtimestamp(now, zone)
    tonight = here.replace(hour=EVENING, minute=0, second=0, microsecond=0)
    return (tonight if tonight > here else tonight + timedelta(days=1)).timestamp()


def _tidy(typed: str) -> str:
    """Without capitals. Empty for what is longer than any time."""
    return " ".join(typed.casefold().split()) if len(typed) <= LONGEST else ""


def _typed(text: str, now: float, zone: tzinfo) -> _Moment | None:
    """A time in any language, or as Discord writes it."""
    if stamp := _STAMP.fullmatch(text):
        return _Moment(float(stamp[1]))
    return read_in_turn(text, partial(_meant, now=now, zone=zone))


def _meant(text: str, now: float, zone: tzinfo) -> _Moment | None:
    """A time by its English words."""
    clock = _read(text, datetime.fromtimestamp(now, zone))
    if clock is not None:
        return _Moment(0, clock)
    span = _span(text)
    return None if span is None else _Moment(now + span)


def _span(text: str) -> int | None:
    """The seconds in a text such as ``in 1 hours 30``."""
    match = _SPAN.fullmatch(text)
    if match is None or not any(match.groups()):
        return None
    days, hours, minutes = (int(figures or 0) for figures in match.groups())
    return (24 * days + hours) * 3600 + minutes * 60


def _read(text: str, now: datetime) -> datetime | None:
    """What a clock shows then, in the zone of ``now``: a day, a time on the clock, or both, in any order."""
    for pattern in _DATES:
        if (date := pattern.search(text)) is not None:
            at = _at(f"{text[: date.start()]} {text[date.end() :]}", now, date)
            if at is not None:
                return at
    return _at(text, now)


def _at(text: str, now: datetime, date: re.Match[str] | None = None) -> datetime | None:
    """A time without its ``date``, such as ``fri at 20 oclock``. A bare number is no time."""
    clock = _CLOCK.search(text)
    rest = text.split() if clock is None else [*text[: clock.start()].split(), *text[clock.end() :].split()]
    part = next((word for word in ("morning", "evening") if word in rest), "")
    days = [word for word in rest if word != part]
    hour = _hour(clock, part) if clock else (EVENING, 0) if days and part != "morning" else None
    if hour is None or len(days) > 1 or len(rest) - len(days) > 1:
        return None
    at = now.replace(hour=hour[0], minute=hour[1], second=0, microsecond=0, fold=0)
    return _on(days[0] if days else "", at, now) if date is None else _on_date(date, days, at, now)


def _hour(clock: re.Match[str], part: str) -> tuple[int, int] | None:
    """The hour and the minute that a clock shows, in the ``part`` of the day that is said."""
    said, figures, minute, oclock, past, half = clock.groups()
    if not (said or minute or oclock or half or part):
        return None
    hour, minutes = int(figures), int(minute or past or 0)
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0) if 1 <= hour <= 12 else 24
    elif part and hour == 12:
        return None  # noon to some, midnight to others
    elif part == "evening" and hour < 12:
        hour += 12
    return (hour, minutes) if hour <= 23 and minutes <= 59 else None


def _on_date(date: re.Match[str], days: Sequence[str], at: datetime, now: datetime) -> datetime | None:
    """This hour of a date. Without a year it is the next to come. The weekday has to be right, if there is one."""
    year, month, day = (int(date[part] or 0) for part in ("year", "month", "day"))
    try:
        on = at.replace(year=year or now.year, month=month, day=day)
        on = on if year or on > now else on.replace(year=now.year + 1)
    except ValueError:
        return None
    return on if all(word == _WEEK[on.weekday()] for word in days) else None


def _shown(at: datetime) -> float:
    """When a clock shows this. Raises Refused if it never does or twice, as clocks change in spring and in autumn."""
    first, second = at.timestamp(), at.replace(fold=1).timestamp()
    what = {"zone": str(at.tzinfo), "time": f"{at:%H:%M}"}
    if first > second:
        raise Refused(words.message("start-skipped", **what))
    if first < second:
        moments = {"first": _universal(first), "second": _universal(second)}
        raise Refused(words.message("start-twice", **what, **moments))
    return first


def _universal(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def _on(day: str, at: datetime, now: datetime) -> datetime | None:
    """This hour of the day that was typed. A weekday and an hour alone are the next to come."""
    if day in _DAYS:
        return at + timedelta(days=_DAYS.index(day))
    if day and day not in _WEEK:
        return None
    at += timedelta(days=(_WEEK.index(day) - at.weekday()) % 7 if day else 0)
    return at if at > now else at + timedelta(days=7 if day else 1)
