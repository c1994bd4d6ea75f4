"""Places in Discord."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Location:
    """Where a table is: a server, and a channel or thread in it."""

    guild: int
    channel: int
