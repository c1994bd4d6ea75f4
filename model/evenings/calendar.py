"""What stands among the events of a server in Discord, which people look at like at a calendar."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["evening", "tournament"]
State = Literal["planned", "playing", "over"]
# Create Events is missing; the server has as many events as it may; it was refused; it was taken away in Discord.
Trouble = Literal["", "permission", "limit", "refused", "gone"]

LENGTH = 3 * 3600  # seconds: an event outside of a voice channel has to say when it ends


@dataclass(frozen=True)
class CalendarEntry:
    """An event of the bot.

    ``kind`` and ``number``: the evening or the tournament that it is for. ``event``: its id in Discord (None: it is
    being made, or cannot be there because of the ``trouble``). ``starts_at``: what it says there, in seconds since
    1970. ``begun``: it says that it has started.
    """

    guild: int
    kind: Kind
    number: int
    starts_at: float
    event: int | None = None
    begun: bool = False
    trouble: Trouble = ""


@dataclass(frozen=True)
class Plan:
    """What an event is to say, and whether that is going on or over."""

    kind: Kind
    number: int
    guild: int
    channel: int
    name: str
    about: str
    starts_at: float
    state: State


def differ(one: float, other: float) -> bool:
    """Whether two moments are not the same. Discord may know whole seconds only."""
    return abs(one - other) >= 1
