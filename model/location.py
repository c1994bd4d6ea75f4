"""Where things stand in Discord."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Location:
    """Where a table stands: a server and a channel or thread in it."""

    guild: int
    channel: int
