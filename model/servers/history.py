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
    """A player in a seat of a match, and their result."""

    seat: int
    name: str | None  # None: they asked to be forgotten, or it is a bot whose name was not kept
    computer: bool
    place: int
    won: bool
    total: int
    since: int = 0  # they sat down after so many moves. Someone else had the seat until then


@dataclass(frozen=True)
class Past:
    """A match that is over."""

    id: int
    game: str
    outcome: str
    rounds: int
    ended_at: float  # in seconds since 1970
    sat: tuple[Sat, ...]  # in the order of the places


@dataclass(frozen=True)
class Replay:
    """A match to be looked at again, with the state after each of its steps."""

    match: int
    record: MatchRecord
    states: tuple[MatchState, ...]


def names_of(sat: Iterable[Sat]) -> dict[int, str]:
    """The names of those who sat in a match by seat, plain and told apart."""
    names: dict[int, str] = {}
    for each in sorted(sat, key=lambda each: each.seat):
        name = each.name or (WORDS("bot", number=each.seat + 1) if each.computer else WORDS("left"))
        names[each.seat] = WORDS("sat-later", name=name) if each.since and not each.computer else name
    return dict(zip(names, told_apart(names.values()), strict=True))
