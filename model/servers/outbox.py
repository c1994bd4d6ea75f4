"""Messages and threads that the bot put into a channel and has to tidy up again."""

from dataclasses import dataclass
from typing import Literal

# A ping, a warning, a start, an invitation and a role (which is mentioned) call players. A thread is a table's own.
Kind = Literal[
    "table",
    "tournament",
    "ping",
    "warning",
    "start",
    "invitation",
    "role",
    "thread",
]


@dataclass(frozen=True)
class OutboxEntry:
    """Something in a channel that the bot put there, and that must not stay for good.

    ``kind`` and ``number``: the table or the tournament that it is for. ``message``: what has to be deleted, if it is
    no thread. ``seat``: who was pinged, and ``question``: about what. ``member``: who is invited. ``at``: since when,
    in seconds since 1970.
    """

    kind: Kind
    number: int
    guild: int
    channel: int
    at: float = 0
    message: int | None = None
    seat: int | None = None
    question: int | None = None
    member: int | None = None
    id: int = 0
