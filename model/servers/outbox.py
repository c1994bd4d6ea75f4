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
    """Something in a channel that the bot put there, and that must not stay for good."""

    kind: Kind
    number: int  # of the table or tournament that it is for
    guild: int
    channel: int
    at: float = 0  # the time of the post, in seconds since 1970
    message: int | None = None  # to be deleted, if it is no thread
    seat: int | None = None  # of the player who was pinged
    question: int | None = None  # the one about which they were
    member: int | None = None  # invited
    id: int = 0
