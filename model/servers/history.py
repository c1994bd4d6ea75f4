"""Matches that are over, as a server looks back at them."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.match import MatchState
from engine.matches.record import MatchRecord
from engine.words import Words
from model.people.names import told_apart

WORDS = Words(__name__)
SHOWN = ("finished", "abandoned")  # outcomes that are listed: practice and cancelled tournaments are not


@dataclass(frozen=True)
class Wanted:
    """A search for matches of a server, perhaps only those of a member, of a game, or in a channel."""

    guild: int
    member: int | None = None
    game: str | None = None
    channel: int | None = None


@dataclass(frozen=True)
class Sat:
    """A player in a seat of a match, and how it ended for them. ``name`` is None if they asked to be forgotten, and for
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


def names_of(sat: Iterable[Sat]) -> dict[int, str]:
    """The names of those who sat in a match by seat, plain and told apart."""
    in_order = sorted(sat, key=lambda each: each.seat)
    return dict(zip((each.seat for each in in_order), told_apart(map(_name, in_order)), strict=True))


def _name(sat: Sat) -> str:
    if sat.computer:
        return sat.name or WORDS("bot", number=sat.seat + 1)
    name = sat.name or left_name()
    return WORDS("sat-later", name=name) if sat.since else name


def left_name() -> str:
    """The name for someone who has left, or asked to be forgotten."""
    return WORDS("left")
