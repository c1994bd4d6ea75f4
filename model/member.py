"""The members of a server.

Places in Discord."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Member:
    """A person who asks for something, with the name shown in this server.

    ``manages``: has the permission Manage Messages. ``runs_server``: has Manage Server. ``roles``: the
    ids of their roles in the server. ``press`` is the id that Discord has for what they pressed or typed.
    """

    id: int
    name: str
    manages: bool = False
    runs_server: bool = False
    roles: frozenset[int] = frozenset()
    press: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Location:
    """Where a table is: a server, and a channel or thread in it. ``parent``: the channel of the thread."""

    guild: int
    channel: int
    parent: int | None = None
