"""The members of a server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Member:
    """A person who asks for something, with the name shown in this server.

    ``manages``: has the permission Manage Messages. ``runs_server``: has Manage Server. ``roles``: the
    ids of their roles in the server.
    """

    id: int
    name: str
    manages: bool = False
    runs_server: bool = False
    roles: frozenset[int] = frozenset()
