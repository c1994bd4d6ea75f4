"""When a tournament starts: reading what was typed or picked, and what may be picked. Pure."""

import re
from datetime import datetime, timedelta, tzinfo

from model.refusals import Refused
from model.tournaments.tournament import words
from model.typed_times import moments

SOON = (15 * 60, 30 * 60, 60 * 60)  # seconds until a start that are offered
FURTHEST = timedelta(days=30)

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")  # as Discord writes a moment


def read_start(typed: str, now: float, zone: tzinfo) -> float:
    """Read a time on the clock of a zone, so many hours from now, or a moment as Discord writes it, in any language.

    Raises Refused for what can't be read, has passed, or is too far ahead.
    """
    at = next(iter(_moments(typed, now, zone)), None)
    if at is None:
        raise Refused(words.message("start-unreadable"))
    if at <= now:
        raise Refused(words.message("start-passed"))
    if at > now + FURTHEST.total_seconds():
        raise Refused(words.message("start-too-far", days=FURTHEST.days))
    return at


def offered_starts(typed: str, now: float, zone: tzinfo) -> list[float]:
    """The next days at the time of day that was typed, the date that was, or else what comes soon."""
    return _moments(typed, now, zone) or [now + seconds for seconds in SOON]


def _moments(typed: str, now: float, zone: tzinfo) -> list[float]:
    """All that a text may mean, the next first. Empty for what can't be read."""
    if stamp := _STAMP.fullmatch(typed.strip()):
        return [float(stamp[1])]
    return [moment.timestamp() for moment in moments(typed, datetime.fromtimestamp(now, zone))]
