"""Time zones: as people type them, and those to offer while one is typed."""

import difflib
import re
from collections import defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from babel import Locale

from engine.words import Listed, Words, languages, sought
from model.refusals import Refused

UNIVERSAL = "UTC"
OFFERED = (  # most clocks of the world, from west to east
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    UNIVERSAL,
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Pacific/Auckland",
)

_ABBREVIATIONS = {  # what people type for a clock in summer and in winter; some mean several
    UNIVERSAL: "utc gmt z",
    "America/Anchorage": "akst akdt",
    "America/Argentina/Buenos_Aires": "art",
    "America/Bogota": "cot",
    "America/Chicago": "cst cdt ct central",
    "America/Denver": "mst mdt mt mountain",
    "America/Halifax": "ast adt",
    "America/Los_Angeles": "pst pdt pt pacific",
    "America/New_York": "est edt et eastern",
    "America/Sao_Paulo": "brt",
    "America/St_Johns": "nst ndt",
    "Africa/Johannesburg": "sast",
    "Africa/Lagos": "wat",
    "Africa/Nairobi": "eat",
    "Asia/Dhaka": "bst",
    "Asia/Hong_Kong": "hkt",
    "Asia/Jakarta": "wib",
    "Asia/Jerusalem": "ist idt",
    "Asia/Karachi": "pkt",
    "Asia/Kolkata": "ist",
    "Asia/Riyadh": "ast",
    "Asia/Seoul": "kst",
    "Asia/Shanghai": "cst",
    "Asia/Singapore": "sgt",
    "Asia/Tokyo": "jst",
    "Australia/Adelaide": "acst acdt",
    "Australia/Brisbane": "aest",
    "Australia/Darwin": "acst",
    "Australia/Perth": "awst",
    "Australia/Sydney": "aest aedt",
    "Europe/Athens": "eet eest oez oesz",
    "Europe/Berlin": "cet cest mez mesz",
    "Europe/Dublin": "ist",
    "Europe/Istanbul": "trt",
    "Europe/Lisbon": "wet",
    "Europe/London": "bst",
    "Europe/Moscow": "msk",
    "Pacific/Auckland": "nzst nzdt",
    "Pacific/Honolulu": "hst",
}
_OFFSET = re.compile(r"(?:utc|gmt)? ?([+-])(\d{1,2})(?::?([0-5]\d))?")
_LARGEST = 14 * 60  # minutes between a clock of the world and that of Greenwich
_MONTHS = [datetime(2030, month, 1, tzinfo=UTC) for month in range(1, 13)]  # when clocks are compared
LONGEST = 60  # characters of a zone that is typed

WORDS = Words("model.servers.zones")


@lru_cache(64)
def zone_by_name(name: str) -> tzinfo:
    """A time zone by its name. One that this computer does not know counts as UTC."""
    if offset := _OFFSET.fullmatch(name.casefold()):
        return timezone(timedelta(minutes=_minutes(offset)), name)
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def zone_named(typed: str) -> str:
    """The time zone that somebody typed: its name, just its city in any language, an abbreviation such as CET, or its
    distance from Greenwich. Raises Refused with the closest names.
    """
    asked = _plain(typed)
    if not asked and not typed.strip():
        return UNIVERSAL
    if (found := _meant(asked))[:1] and not found[1:]:
        return found[0]
    close = (found or _close(asked))[:3]
    raise Refused(
        WORDS.message("close", zones=Listed(tuple(close), choice=True)) if close else WORDS.message("unknown")
    )


def zones_like(typed: str) -> list[str]:
    """The time zones to offer while one is typed, the likeliest first."""
    if not typed.strip():
        return [name for name in OFFERED if name.casefold() in _full_names()]
    asked = _plain(typed)
    begun = {name for way, names in _zones().items() if asked and f" {asked}" in f" {way}" for name in names}
    found = dict[tuple[str, object], str]()
    for name in (*_meant(asked), *sorted(begun, key=lambda name: (name not in OFFERED, name))):
        found.setdefault((name.rpartition("/")[2], _clock(name)), name)
    return list(found.values()) or _close(asked)


def _meant(asked: str) -> list[str]:
    """One zone for each clock that a text may mean, such as ``UTC+5:30``: several for a city of several, or none.

    Each has its usual name, and the most usual one comes first: zones that go alike all year count as one.
    """
    if offset := _OFFSET.fullmatch(asked):
        minutes = _minutes(offset)
        hours, rest = divmod(abs(minutes), 60)
        sign = "+" if minutes > 0 else "-"
        name = f"{UNIVERSAL}{sign}{hours}{f':{rest:02}' if rest else ''}" if minutes else UNIVERSAL
        return [name] if abs(minutes) <= _LARGEST else []
    found = dict[object, str]()
    for name in sorted(_zones().get(asked, ()), key=lambda name: (name not in OFFERED, name)):
        found.setdefault(_clock(name), name)
    return list(found.values())


def _minutes(offset: re.Match[str]) -> int:
    minutes = 60 * int(offset[2]) + int(offset[3] or 0)
    return -minutes if offset[1] == "-" else minutes


@cache
def _clock(name: str) -> tuple[timedelta | None, ...]:
    """The distances of a clock from Greenwich all through a year."""
    zone = zone_by_name(name)
    return tuple(zone.utcoffset(month) for month in _MONTHS)


def _close(asked: str) -> list[str]:
    """Those whose name or city looks most like it."""
    alike = difflib.get_close_matches(asked, _zones(), 3, 0.7) if asked else []
    return list(dict.fromkeys(name for way in alike for name in _meant(way)))


def _plain(typed: str) -> str:
    """As it is compared: without capitals, accents and signs between words. Empty for what is longer than any zone."""
    text = sought(typed[: LONGEST + 1]).replace("−", "-")
    return "" if len(typed) > LONGEST else " ".join(re.sub(r"[\s/_]+", " ", text).split())


@cache
def _zones() -> Mapping[str, frozenset[str]]:
    """The names of time zones by all that may be typed for them: the cities in every language, and abbreviations."""
    found = defaultdict[str, set[str]](set)
    for name in _full_names().values():
        cities = (Locale.parse(each, sep="-").time_zones.get(name, {}).get("city") for each in languages())
        for way in (name, name.rpartition("/")[2], *filter(None, cities)):
            found[_plain(way)].add(name)
    for name, ways in _ABBREVIATIONS.items():
        for way in ways.split():
            found[way].add(name)
    return {way: frozenset(names) for way, names in found.items()}


@cache
def _full_names() -> dict[str, str]:
    """The names of all time zones, by themselves in small letters."""
    names = (
        name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "posix/", "right/"))
    )
    return {UNIVERSAL.casefold(): UNIVERSAL} | {name.casefold(): name for name in sorted(names)}
