"""Members of a server, and places in it, as Discord knows them."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Member:
    """A person who asks for something."""

    id: int
    name: str  # as shown in this server
    manages: bool = False  # has the permission Manage Messages
    runs_server: bool = False  # has Manage Server
    roles: frozenset[int] = frozenset()  # their ids
    press: int | None = field(default=None, compare=False)  # the id of the interaction: what they pressed or typed


@dataclass(frozen=True)
class Location:
    """The place of a table: a server, and a channel or thread in it."""

    guild: int
    channel: int
    parent: int | None = None  # the channel of the thread
