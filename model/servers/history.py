"""Matches that are over, as a server looks back at them."""

from dataclasses import dataclass

from engine.core.match import MatchState
from engine.matches.record import MatchRecord

SHOWN = ("finished", "abandoned")  # outcomes that are listed: practice and cancelled tournaments are not


@dataclass(frozen=True)
class Wanted:
    """Which matches: of a server, perhaps only those of a member, of a game, or in a channel."""

    guild: int
    member: int | None = None
    game: str | None = None
    channel: int | None = None


@dataclass(frozen=True)
class Sat:
    """Who sat where in a match, and how it ended for them. ``name`` is None if they asked to be forgotten, and for
    a bot whose name was not kept.

    ``since``: after how many moves they sat down. Someone else had the seat until then.
    """

    seat: int
    name: str | None
    computer: bool
    place: int
    won: bool
    total: int
    since: int = 0


@dataclass(frozen=True)
class Past:
    """A match that is over. ``ended_at`` is in seconds since 1970, and ``sat`` is in the order of the places."""

    id: int
    game: str
    outcome: str
    rounds: int
    ended_at: float
    sat: tuple[Sat, ...]


@dataclass(frozen=True)
class Replay:
    """A match to be looked at again, with the state after each of its steps."""

    match: int
    record: MatchRecord
    states: tuple[MatchState, ...]
