"""When a tournament starts: reading what was typed, and what may be chosen."""

import re
from datetime import UTC, datetime, timedelta, tzinfo
from functools import partial
from typing import NamedTuple

from model.refusals import Refused
from model.tournaments.tournament import words
from model.typed_times import moment_in_english, read_in_turn

SOON = (15 * 60, 30 * 60, 60 * 60)  # seconds until a start that are offered
EVENING = 20  # o'clock: what “tonight” means
FURTHEST = timedelta(days=30)
REMINDER = 300  # seconds before the start at which the channel is reminded

_SECONDS = {"m": 60, "h": 3600, "d": 86400}
_MINUTES, _HOURS, _DAYS = r"m(?:in(?:ute)?s?)?", r"h(?:(?:ou)?rs?)?", r"d(?:ays?)?"
_DURATION = re.compile(rf"(?:in )?(?:(\d{{1,3}}) ?({_DAYS}|{_HOURS}) ?(?:and )?)?(?:(\d{{1,5}}) ?({_MINUTES}))?")
_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")  # as Discord writes a time
_WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAY = r"(?:on )?(today|tonight|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)"
_CLOCK = re.compile(rf"(?:{_DAY} )?(?:at )?(\d{{1,2}})(?::(\d{{2}}))? ?(am|pm)?")
_DATES = ("%Y-%m-%d %H:%M", "%Y-%m-%dt%H:%M", "%d.%m.%Y %H:%M", "%d %b %Y %H:%M", "%d %B %Y %H:%M")
_UTC = " utc"


class _Moment(NamedTuple):
    """A time that is the same in every zone, or what a clock shows in one."""

    at: float
    clock: datetime | None = None


def read_start(typed: str, now: float, zone: tzinfo) -> float:
    """The time that somebody typed, on the clock of this zone unless it says UTC. Raises Refused."""
    text = _tidy(typed)
    if text.endswith(_UTC):
        text, zone = text.removesuffix(_UTC), UTC
    meant = read_in_turn(text, partial(_meant, now=now, zone=zone), moment_in_english)
    if meant is None:
        raise Refused(words.message("start-unreadable"))
    at = meant.at if meant.clock is None else _shown(meant.clock)
    if meant.clock and at <= now:
        raise Refused(words.message("start-passed-there", zone=str(zone)))
    check_start(at, now)
    return at


def on_the_clock(typed: str) -> bool:
    """Whether a time depends on the zone in which it is read."""
    text = _tidy(typed)
    meant = read_in_turn(text, partial(_meant, now=0, zone=UTC), moment_in_english)
    return not text.endswith(_UTC) and (meant is None or meant.clock is not None)


def check_start(at: float, now: float) -> None:
    """Raises Refused for a start that has passed, or is too far ahead."""
    if at <= now:
        raise Refused(words.message("start-passed"))
    if at > now + FURTHEST.total_seconds():
        raise Refused(words.message("start-too-far", days=FURTHEST.days))


def evening(now: float, zone: tzinfo) -> float:
    """The next evening's usual hour."""
    here = datetime.fromtimestamp(now, zone)
    tonight = here.replace(hour=EVENING, minute=0, second=0, microsecond=0)
    return (tonight if tonight > here else tonight + timedelta(days=1)).timestamp()


def _tidy(typed: str) -> str:
    return " ".join(typed.casefold().replace(",", " ").split())


def _meant(text: str, now: float, zone: tzinfo) -> _Moment | None:
    """A time by its English words."""
    at = _anywhere(text, now)
    if at is not None:
        return _Moment(at)
    clock = _read(text, datetime.fromtimestamp(now, zone))
    return _Moment(0, clock) if clock else None


def _anywhere(text: str, now: float) -> float | None:
    """A time that is the same in every zone: “in 1 h 30 min”, or as Discord writes it."""
    if stamp := _STAMP.fullmatch(text):
        return float(stamp[1])
    match = _DURATION.fullmatch(text)
    if match is None or not (match[1] or match[3]):
        return None
    long = int(match[1]) * _SECONDS[match[2][0]] if match[1] else 0
    return now + long + int(match[3] or 0) * 60


def _read(text: str, now: datetime) -> datetime | None:
    """What a clock shows then, in the zone of ``now``."""
    at = _hour(text, now)
    if at is not None:
        return at
    for form in _DATES:
        try:
            return datetime.strptime(text, form).replace(tzinfo=now.tzinfo)
        except ValueError:
            continue
    return None


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


def _hour(text: str, now: datetime) -> datetime | None:
    """A time such as “tonight”, “20:00”, “8 pm” or “Friday 19:30”. A bare number is no time."""
    if re.fullmatch(_DAY, text):
        text = f"{text} {EVENING}:00"
    match = _CLOCK.fullmatch(text)
    if match is None or not (match[3] or match[4]):
        return None
    hour, minute = int(match[2]), int(match[3] or 0)
    if match[4]:
        hour = hour % 12 + (12 if match[4] == "pm" else 0) if 1 <= hour <= 12 else 24
    if hour > 23 or minute > 59:
        return None
    at = now.replace(hour=hour, minute=minute, second=0, microsecond=0, fold=0)
    return _on(match[1], at, now)


def _on(day: str | None, at: datetime, now: datetime) -> datetime:
    """This hour of the day that was typed. A weekday and an hour alone are the next to come."""
    if day in {"today", "tonight"}:
        return at
    if day == "tomorrow":
        return at + timedelta(days=1)
    at += timedelta(days=(_WEEK.index(day[:3]) - at.weekday()) % 7 if day else 0)
    return at if at > now else at + timedelta(days=7 if day else 1)
