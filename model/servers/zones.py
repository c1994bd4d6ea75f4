"""Time zones: as people type them, and those to offer while one is typed."""

import difflib
from datetime import UTC, tzinfo
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from engine.words import Listed, Words, sought
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

words = Words("model.servers.zones")


@lru_cache(64)
def zone_by_name(name: str) -> tzinfo:
    """A time zone by its name. One that this computer does not know counts as UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def zone_named(typed: str) -> str:
    """The time zone that somebody typed: its name, or just its city. Raises Refused with the closest names."""
    asked = _squeezed(typed)
    if not asked:
        return UNIVERSAL
    known = _zones()
    if asked in known:
        return known[asked]
    cities = sorted({name for key, name in known.items() if _city(key) == asked})
    if len(cities) == 1:
        return cities[0]
    close = (cities or _close(asked))[:3]
    raise Refused(
        words.message("close", zones=Listed(tuple(close), choice=True)) if close else words.message("unknown")
    )


def zones_like(typed: str) -> list[str]:
    """The time zones to offer while one is typed, the likeliest first."""
    asked, known = _squeezed(typed), _zones()
    if not asked:
        return [name for name in OFFERED if name.casefold() in known]
    found = [name for key, name in known.items() if asked in key]
    found.sort(key=lambda name: (not _city(name.casefold()).startswith(asked), name not in OFFERED))
    return found or _close(asked)


def _close(asked: str) -> list[str]:
    """Those whose name or city looks most like it."""
    known = _zones()
    spelled = {_city(key): name for key, name in known.items()} | known
    return list(dict.fromkeys(spelled[word] for word in difflib.get_close_matches(asked, spelled, 3, 0.7)))


def _city(key: str) -> str:
    return key.rpartition("/")[2]


def _squeezed(typed: str) -> str:
    """As it is compared: without capitals, and without accents, which no zone has."""
    return sought("_".join(typed.split()))


@cache
def _zones() -> dict[str, str]:
    """The names of all time zones, by what may be typed for them."""
    names = (
        name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "posix/", "right/"))
    )
    return {UNIVERSAL.casefold(): UNIVERSAL} | {name.casefold(): name for name in sorted(names)}
