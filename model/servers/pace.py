"""How long a person has for a turn: the paces to pick from, when to warn, and quiet hours. Pure: ``now`` is given.

A slow pace takes days. If its time would end in the quiet hours of the server, it ends with them instead.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from engine.words import Words
from model.servers.zones import UNIVERSAL, zone_by_name

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
WARNED_AT_MOST = 60  # seconds before the end of a turn
SLOWLY_WARNED = 6 * HOUR  # before the end of a turn at a slow table
STILL_TIME = HOUR  # a warning that waits for the end of quiet hours leaves at least so much
NO_LIMIT = "none"
DEFAULT = ""  # the time that the server, or else the operator, has set

Kind = Literal["live", "relaxed", "slow", "none"]

words = Words("model.servers.pace")


@dataclass(frozen=True)
class Pace:
    """A time for a turn to pick. ``seconds`` is None for a table without a clock."""

    key: str
    kind: Kind
    seconds: float | None


PACES: dict[str, Pace] = {
    pace.key: pace
    for pace in (
        Pace("30s", "live", 30),
        Pace("1m", "live", MINUTE),
        Pace("2m", "live", 2 * MINUTE),
        Pace("5m", "relaxed", 5 * MINUTE),
        Pace("1h", "relaxed", HOUR),
        Pace("1d", "slow", DAY),
        Pace("3d", "slow", 3 * DAY),
        Pace("7d", "slow", 7 * DAY),
        Pace(NO_LIMIT, "none", None),
    )
}


@dataclass(frozen=True)
class QuietHours:
    """When nobody wants to be asked, in whole hours of a time zone. None for both: never."""

    zone: str = UNIVERSAL
    start: int | None = None
    end: int | None = None

    def end_after(self, moment: float) -> float | None:
        """When the quiet hours end that hold this moment, or None outside of them."""
        return self._edge(moment, self.end, forward=True)

    def start_before(self, moment: float) -> float | None:
        """When the quiet hours began that hold this moment, or None outside of them."""
        return self._edge(moment, self.start, forward=False)

    def _edge(self, moment: float, hour: int | None, *, forward: bool) -> float | None:
        local = datetime.fromtimestamp(moment, zone_by_name(self.zone))
        if hour is None or not self._hold(local.hour):
            return None
        edge = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
        if forward and edge <= local:
            edge += timedelta(days=1)
        elif not forward and edge > local:
            edge -= timedelta(days=1)
        return edge.timestamp()

    def _hold(self, hour: int) -> bool:
        if self.start is None or self.end is None:
            return False
        if self.start < self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end


NEVER_QUIET = QuietHours()


def seconds_of(key: str | None, usual: float) -> float | None:
    """The seconds for a turn (None: no limit). ``usual`` are those of a table that picked none, or an unknown one."""
    pace = PACES.get(key or DEFAULT)
    return usual if pace is None else pace.seconds


def is_slow(seconds: float) -> bool:
    return seconds >= DAY


def turn_ends(began: float, seconds: float, quiet: QuietHours = NEVER_QUIET) -> float:
    """When a turn ends that began at this moment. A slow one does not end in quiet hours."""
    end = began + seconds
    return (quiet.end_after(end) or end) if is_slow(seconds) else end


def warned_before(seconds: float) -> float:
    """How long before its end a player is warned: a third of the time, a minute at most; six hours if it is slow."""
    return SLOWLY_WARNED if is_slow(seconds) else min(WARNED_AT_MOST, seconds / 3)


def warns_at(end: float, seconds: float, quiet: QuietHours = NEVER_QUIET) -> float:
    """When to warn a player whose turn ends at this moment.

    A slow table does not warn in quiet hours. It warns when they are over, if that still leaves an hour, and else
    before they begin.
    """
    moment = end - warned_before(seconds)
    later = quiet.end_after(moment) if is_slow(seconds) else None
    if later is None:
        return moment
    if later <= end - STILL_TIME:
        return later
    return max(quiet.start_before(moment) or moment, end - seconds)


def ends_after_restart(end: float, began: float, seconds: float) -> float:
    """When a turn ends that ran while the bot was down until ``began``.

    The whole time is given again. A slow turn only gets as much as a warning leaves, or it might never end.
    """
    return max(end, began + (warned_before(seconds) if is_slow(seconds) else seconds))


def pace_name(key: str) -> str:
    """A pace as people read it, such as ``Slow · 3 days``."""
    return words(f"pace-{key}" if key in PACES else "pace-unknown")


def usual_name(seconds: float) -> str:
    """The time that the operator has set, for those who pick none."""
    return words("pace-usual", time=lasting(seconds))


def lasting(seconds: float) -> str:
    """A time in words, such as ``90 seconds`` or ``5 minutes``."""
    for name, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= size and seconds % size == 0:
            return words(f"lasting-{name}", count=int(seconds // size))
    return words("lasting-seconds", count=seconds)
