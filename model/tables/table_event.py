"""What happens at a table and is no move: players come and go, and a table is closed."""

from dataclasses import dataclass, replace
from typing import Literal, Self

Kind = Literal[
    "left",
    "quit",
    "late",
    "removed",
    "stood-in",
    "back",
    "sat",
    "waited",
    "host",
    "closed",
    "idle",
    "retired",
    "first",
    "hint",
]
NO_MOVE = ("host", "first", "hint")  # no one comes or goes
LEAVING = ("left", "quit", "late", "removed", "stood-in")


@dataclass(frozen=True)
class Happening:
    """Something that happened to a ``seat``, or to the whole table (None).

    A player left, quit when the seat was out of the match, was too late, or was removed, a bot stood in for another
    reason, a player came back, sat down in the seat of a bot or of someone who was away, was waited for a whole day, or
    became the host, the table was closed, had been idle or played by a rule that is no longer here, a player was first
    with what another one wanted to do too, or asked for a hint. It came ``after`` so many moves of the
    match, and so many ``rounds`` that were over. ``by`` is the name of the person who did it, where that is not the
    seat's owner, or who was not first, or who had the seat before, and ``member`` who that is. None: they asked
    to be forgotten.
    """

    kind: Kind
    seat: int | None = None
    after: int = 0
    rounds: int = 0
    by: str | None = ""
    member: int | None = None

    def forgetting(self, member: int) -> Self:
        """The same without the name of a member who asked to be forgotten."""
        return replace(self, by=None, member=None) if self.member == member else self
