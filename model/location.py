"""Places in Discord."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Location:
    """Where a table is: a server, and a channel or thread in it. ``parent``: the channel of the thread."""

    guild: int
    channel: int
    parent: int | None = None
