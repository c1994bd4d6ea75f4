"""The settings of a server with ``/eights settings``, and all that they limit: paces, tables, and saved house rules.

A pace is a time for a turn. A slow one takes days. If its time would end in the quiet hours of the server, it ends with
them instead. Pure: ``now`` is given, and refusals are sentences.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from engine.games.house_rules import HouseRules
from engine.words import Listed, Words
from model.member import Location, Member
from model.refusals import Refused
from model.servers.zones import UNIVERSAL, zone_by_name
from model.setting import Declared, setting

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
SLOW = DAY  # a turn of so many seconds, or of more, is slow
WARNED_AT_MOST = 60  # seconds before the end of a turn
SLOWLY_WARNED = 6 * HOUR  # before the end of a turn at a slow table
STILL_TIME = HOUR  # a warning that waits for the end of quiet hours leaves at least so much
NO_LIMIT = "none"
DEFAULT = ""  # the time that the server, or else the operator, has set

Kind = Literal["live", "relaxed", "slow", "none"]

WORDS = Words("model.servers.settings")


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


Place = Literal["channel", "thread"]
Thing = Literal["table", "tournament"]
PLACES: tuple[Place, ...] = ("channel", "thread")
MOST = 25  # as many tables or house rules as Discord can list
COUNTS = range(1, MOST + 1)
HOURS = (None, *range(24))


@dataclass(frozen=True)
class Settings(Declared):
    """The settings of a server."""

    # Where tables and tournaments may be opened (none: everywhere), and whether each table gets its own thread
    channels: tuple[int, ...] = setting((), "places", "channels")
    place: Place = setting("channel", "places", "choice", values=PLACES, line="place-")
    # Spoken in public (empty: ``locale``, which Discord spoke here last, or else English)
    language: str = setting("", "places", "language", unset="language-of-server")
    # Played when nobody says what: a game's key or the name of house rules
    game: str = setting("", "games", "game")
    pace: str = setting(DEFAULT, "games", "pace", values=(DEFAULT, *PACES))
    day: bool = setting(True, "day", line="day-")
    day_game: str = setting("", "day", "game", line="day-")
    zone: str = setting(UNIVERSAL, "times", "zone")
    # Nobody at a slow table is asked between these hours
    quiet_from: int | None = setting(None, "times", "hour", values=HOURS, line="quiet", unset="quiet-none")
    quiet_until: int | None = setting(None, "times", "hour", values=HOURS, line="quiet")
    pings: bool = setting(True, "times", line="pings-")  # players may be pinged at all
    mentioned_role: int = setting(0, "times", "role", key="role", unset="no-role")  # when a table opens
    # Those who may open tables and tournaments (none: everyone)
    table_roles: tuple[int, ...] = setting((), "people", "roles", line="opens-tables")
    tournament_roles: tuple[int, ...] = setting((), "people", "roles", line="opens-tournaments")
    # The most open tables, and the most saved house rules
    tables_in_channel: int = setting(MOST, "limits", "count", values=COUNTS, key="limit-channel", line="limit-tables")
    tables_of_member: int = setting(MOST, "limits", "count", values=COUNTS, key="limit-member", line="limit-tables")
    house_rules_here: int = setting(MOST, "limits", "count", values=COUNTS, key="limit-rules", line="limit-house-rules")
    house_rules_of_member: int = setting(
        MOST, "limits", "count", values=COUNTS, key="limit-rules-member", line="limit-house-rules"
    )
    locale: str = setting("")

    def quiet_at(self, moment: float) -> tuple[float, float] | None:
        """When the quiet hours that hold this moment began, and when they end. None outside of them."""
        local = datetime.fromtimestamp(moment, zone_by_name(self.zone))
        start, end = self.quiet_from, self.quiet_until
        if start is None or end is None or (local.hour - start) % 24 >= ((end - start) % 24 or 24):
            return None
        began, ends = (local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0) for hour in (start, end))
        began -= timedelta(days=began > local)
        ends += timedelta(days=ends <= local)
        return began.timestamp(), ends.timestamp()


USUAL = Settings()


# Paces


def turn_ends(began: float, seconds: float, settings: Settings = USUAL) -> float:
    """When a turn ends that began at this moment. A slow one does not end in quiet hours."""
    end = began + seconds
    span = settings.quiet_at(end) if seconds >= SLOW else None
    return span[1] if span else end


def warns_at(end: float, seconds: float, settings: Settings = USUAL) -> float:
    """Returns when to warn a player whose turn ends at this moment: with a third of its time left, at most a minute.

    A slow table warns six hours before. It does not warn in quiet hours. It warns when they are over, if that still
    leaves an hour, and else before they begin.
    """
    if seconds < SLOW:
        return end - min(WARNED_AT_MOST, seconds / 3)
    moment = end - SLOWLY_WARNED
    span = settings.quiet_at(moment)
    if span is None:
        return moment
    before, later = span
    if later <= end - STILL_TIME:
        return later
    return max(before, end - seconds)


def ends_after_restart(end: float, began: float, seconds: float) -> float:
    """When a turn ends that ran while the bot was down until ``began``.

    The whole time is given again. A slow turn only gets as much as a warning leaves, or it might never end.
    """
    return max(end, began + (SLOWLY_WARNED if seconds >= SLOW else seconds))


def pace_name(key: str, usual: float = 0) -> str:
    """A pace as people read it, such as ``Slow · 3 days``. Who picks none has the ``usual`` one of the operator."""
    if key == DEFAULT:
        return WORDS("pace-usual", time=lasting(usual))
    return WORDS(f"pace-{key}" if key in PACES else "pace-unknown")


def lasting(seconds: float) -> str:
    """A time in words, such as ``90 seconds`` or ``5 minutes``."""
    for name, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= size and seconds % size == 0:
            return WORDS(f"lasting-{name}", count=int(seconds // size))
    return WORDS("lasting-seconds", count=seconds)


# Changing them


def checked(settings: Settings) -> Settings:
    """Settings as a person has changed them. Raises Refused if they make no sense."""
    if not all(each.fits(getattr(settings, each.name)) for each in settings.declared()):
        raise Refused(WORDS.message("unknown"))
    if (settings.quiet_from is None) != (settings.quiet_until is None):
        raise Refused(WORDS.message("half-quiet"))
    if settings.quiet_from is not None and settings.quiet_from == settings.quiet_until:
        raise Refused(WORDS.message("always-quiet"))
    return settings


def check_manager(person: Member) -> None:
    """Raises Refused for everyone without Manage Server."""
    if not person.runs_server:
        raise Refused(WORDS.message("manager"))


# What a server allows. ``exists`` tells which channels and roles are still there.

Exists = Callable[[int], bool]


def check_opening(settings: Settings, thing: Thing, place: Location, person: Member, exists: Exists) -> None:
    """Raises Refused in a channel that the server has not picked for this, and for people without a role for it.

    Threads count as their channel. Managers of the server need no role.
    """
    if settings.channels and not {place.channel, place.parent} & set(settings.channels):
        here = [f"<#{channel}>" for channel in settings.channels if exists(channel)]
        raise Refused(
            WORDS.message("wrong-channel", channels=Listed(tuple(here), choice=True))
            if here
            else WORDS.message("no-channel")
        )
    roles = settings.table_roles if thing == "table" else settings.tournament_roles
    if not roles or person.runs_server or person.roles & set(roles):
        return
    named = [f"<@&{role}>" for role in roles if exists(role)]
    if not named:
        raise Refused(WORDS.message("no-role"))
    raise Refused(WORDS.message(f"wrong-role-{thing}", roles=Listed(tuple(named), choice=True)))


def check_limit(count: int, most: int, refusal: str) -> None:
    """Raises Refused if there are as many tables or house rules as the server allows."""
    if count >= most:
        raise Refused(WORDS.message(refusal, count=most))


def check_pace(pace: str | None) -> None:
    """Raises Refused for a pace that there is not."""
    if pace is not None and pace != DEFAULT and pace not in PACES:
        raise Refused(WORDS.message("pace"))


LONGEST_NAME = 24  # characters


@dataclass(frozen=True)
class Preset:
    """House rules of a server, saved by member ``by`` (None: forgotten) at ``at``, in seconds since 1970."""

    guild: int
    name: str
    house_rules: HouseRules
    by: int | None
    at: float

    @property
    def key(self) -> str:
        return self.name.casefold()


@dataclass(frozen=True)
class ShardSet:
    """Some of the shards: these ``ids`` of ``count``, one after the other."""

    ids: tuple[int, ...]
    count: int

    def __str__(self) -> str:
        return f"{self.ids[0]}-{self.ids[-1]}/{self.count}"
