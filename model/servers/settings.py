"""What a server has set with ``/eights settings``, and what follows from it. Pure: refusals are sentences."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from engine.words import Listed, Words, languages
from model.location import Location
from model.member import Member
from model.refusals import Refused
from model.servers.pace import DEFAULT, PACES, QuietHours
from model.servers.zones import UNIVERSAL

Place = Literal["channel", "thread"]
Thing = Literal["table", "tournament"]
PLACES: tuple[Place, ...] = ("channel", "thread")
MOST = 25  # as many tables or house rules as Discord can list
HOURS = range(24)

words = Words("model.servers.settings")


@dataclass(frozen=True)
class Settings:
    """The settings of a server.

    ``channels``: where tables and tournaments may be opened (none: everywhere), and ``place``: whether a table stands
    in the channel or in a thread of its own. ``game``: what is played when nobody says what, a game's key or the name
    of house rules. ``pace``: the key of the time for a turn. ``zone``, ``quiet_from`` and ``quiet_until``: when nobody
    at a slow table is asked, in whole hours. ``pings``: whether players may be pinged at all, and ``mentioned_role``:
    who is pinged when a table opens (0: no one). ``table_roles`` and ``tournament_roles``: who may open them (none:
    everyone). ``day``: whether there is a deal of the day, and ``day_game`` what it is, like ``game``.
    ``language``: what is said in public here (empty: what Discord speaks in this server, the last known ``locale``, or
    English where that is empty too). The rest are the most open tables and the most saved house rules.
    """

    channels: tuple[int, ...] = ()
    place: Place = "channel"
    game: str = ""
    pace: str = DEFAULT
    zone: str = UNIVERSAL
    quiet_from: int | None = None
    quiet_until: int | None = None
    pings: bool = True
    mentioned_role: int = 0
    table_roles: tuple[int, ...] = ()
    tournament_roles: tuple[int, ...] = ()
    day: bool = True
    day_game: str = ""
    language: str = ""
    locale: str = ""
    tables_in_channel: int = MOST
    tables_of_member: int = MOST
    house_rules_here: int = MOST
    house_rules_of_member: int = MOST

    @property
    def quiet(self) -> QuietHours:
        return QuietHours(self.zone, self.quiet_from, self.quiet_until)


USUAL = Settings()
COUNTS = ("tables_in_channel", "tables_of_member", "house_rules_here", "house_rules_of_member")


def settings_of(stored: Mapping[str, object]) -> Settings:
    """Stored settings. Whatever this version cannot know is as it would be without it."""
    kept: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()}
    return Settings(**{name: kept[name] for name, fits in _FITS.items() if name in kept and fits(kept[name])})


def _ids(value: object) -> bool:
    return isinstance(value, tuple) and all(type(each) is int for each in value)


def _hour(value: object) -> bool:
    return value is None or (type(value) is int and value in HOURS)


_FITS: dict[str, Callable[[object], bool]] = {
    "channels": _ids,
    "place": lambda value: value in PLACES,
    "game": lambda value: isinstance(value, str),
    "pace": lambda value: isinstance(value, str) and value in {DEFAULT, *PACES},
    "zone": lambda value: isinstance(value, str),
    "quiet_from": _hour,
    "quiet_until": _hour,
    "pings": lambda value: isinstance(value, bool),
    "mentioned_role": lambda value: type(value) is int and value >= 0,
    "table_roles": _ids,
    "tournament_roles": _ids,
    "day": lambda value: isinstance(value, bool),
    "day_game": lambda value: isinstance(value, str),
    "language": lambda value: value == "" or value in languages(),
    "locale": lambda value: isinstance(value, str),
    **dict.fromkeys(COUNTS, lambda value: type(value) is int and 1 <= value <= MOST),
}


# What may be set


def checked(settings: Settings) -> Settings:
    """Settings as a person has changed them. Raises Refused if they make no sense."""
    if any(not _FITS[name](value) for name, value in asdict(settings).items()):
        raise Refused(words.message("unknown"))
    if (settings.quiet_from is None) != (settings.quiet_until is None):
        raise Refused(words.message("half-quiet"))
    if settings.quiet_from is not None and settings.quiet_from == settings.quiet_until:
        raise Refused(words.message("always-quiet"))
    return settings


def check_manager(person: Member) -> None:
    """Raises Refused for everyone without Manage Server."""
    if not person.runs_server:
        raise Refused(words.message("manager"))


# What a server allows. ``exists`` tells which channels and roles are still there.

Exists = Callable[[int], bool]


def check_channel(settings: Settings, place: Location, exists: Exists) -> None:
    """Raises Refused in a channel that the server has not picked for this. Threads count as their channel."""
    if settings.channels and not {place.channel, place.parent} & set(settings.channels):
        here = [f"<#{channel}>" for channel in settings.channels if exists(channel)]
        raise Refused(
            words.message("wrong-channel", channels=Listed(tuple(here), choice=True))
            if here
            else words.message("no-channel")
        )


def check_role(settings: Settings, thing: Thing, person: Member, exists: Exists) -> None:
    """Raises Refused for people without a role that may open this. Whoever manages the server always may."""
    roles = settings.table_roles if thing == "table" else settings.tournament_roles
    if not roles or person.runs_server or person.roles & set(roles):
        return
    named = [f"<@&{role}>" for role in roles if exists(role)]
    if not named:
        raise Refused(words.message("no-role"))
    raise Refused(words.message(f"wrong-role-{thing}", roles=Listed(tuple(named), choice=True)))


def check_tables(settings: Settings, here: int, own: int) -> None:
    """Raises Refused if so many tables are open in the channel, or by this person in the server, that it is enough."""
    if here >= settings.tables_in_channel:
        raise Refused(words.message("channel-full", count=settings.tables_in_channel))
    if own >= settings.tables_of_member:
        raise Refused(words.message("tables-of-member", count=settings.tables_of_member))


def check_house_rules(settings: Settings, here: int, own: int) -> None:
    """Raises Refused if so many house rules are saved in the server, or by this person, that it is enough."""
    if here >= settings.house_rules_here:
        raise Refused(words.message("house-rules-full", count=settings.house_rules_here))
    if own >= settings.house_rules_of_member:
        raise Refused(words.message("house-rules-of-member", count=settings.house_rules_of_member))


def check_pace(pace: str | None) -> None:
    """Raises Refused for a pace that there is not."""
    if pace is not None and pace != DEFAULT and pace not in PACES:
        raise Refused(words.message("pace"))
