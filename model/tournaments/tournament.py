"""Tournaments: the entrants, the seating and scores of each round, and what is due next."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from engine.games.house_rules import HouseRules
from engine.matches.tournament import Placing, missed, ranking
from engine.words import Words
from model.people.names import told_apart
from model.refusals import Refused

Phase = Literal["open", "round", "break", "over", "cancelled"]
Status = Literal["in", "out"]
RUNNING = ("open", "round", "break")
USUAL_SEATS = 4  # the number of seats for which a tournament's rules are told

WORDS = Words("model.tournaments.tournament")


@dataclass(frozen=True)
class Entrant:
    """A player who has entered."""

    number: int  # never changes, and identifies them in the rounds
    name: str | None  # None: a member who was forgotten
    member: int | None = None  # None for a bot, and for a member who was forgotten
    computer: str | None = None  # the level of a bot
    status: Status = "in"  # out: no longer seated

    @property
    def person(self) -> bool:
        return self.member is not None and self.seated

    @property
    def seated(self) -> bool:
        return self.status == "in"


@dataclass(frozen=True)
class RoundTable:
    """A table of a round."""

    table: int  # the id of the live table
    entrants: tuple[int, ...]  # their numbers by seat (the first deals)
    scores: tuple[int, ...] | None = None  # by seat, more being better. None while the table is playing
    helped: tuple[int, ...] = ()  # entrants who were away: a bot finished the round and begins the next one for them


@dataclass(frozen=True)
class Round:
    """A round: its tables, top table first."""

    tables: tuple[RoundTable, ...]

    @cached_property
    def complete(self) -> bool:
        return all(table.scores is not None for table in self.tables)

    @cached_property
    def scores(self) -> dict[int, int]:
        return {
            entrant: score
            for table in self.tables
            for entrant, score in zip(table.entrants, table.scores or (), strict=False)
        }


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is now. Times are seconds since 1970. ``id`` and ``version`` belong to the database."""

    guild: int
    channel: int
    organiser: int | None  # None: asked to be forgotten, but members who may manage messages still direct it
    house_rules: HouseRules
    seed: str
    rounds: int  # planned
    turn_seconds: float  # a person's time for a turn
    preset: str | None = None  # the house rules of the server that it was opened with
    starts_at: float | None = None  # when it begins by itself
    phase: Phase = "open"
    paused: bool = False
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Round, ...] = ()  # those that have begun
    opened_at: float = 0
    ended_at: float | None = None  # with a result
    deadline: float | None = None  # when it or its next round begins by itself, or it is cancelled if open or paused
    entropy: tuple[int, ...] = ()  # the presses of signing up and starting, which are mixed into the deals
    parent: int | None = None  # the channel of the thread where it stands, if that is one
    id: int = 0
    version: int = 0

    @property
    def game(self) -> str:
        return self.house_rules.game

    @property
    def running(self) -> bool:
        return self.phase in RUNNING

    @cached_property
    def penalties(self) -> bool:
        """True if the fewest points win. They are stored as minus."""
        return not self.house_rules.rules(USUAL_SEATS).collects

    @property
    def scheduled(self) -> bool:
        """True if it has yet to begin, and will by itself."""
        return self.phase == "open" and self.starts_at is not None

    @property
    def waits_for_people(self) -> bool:
        """True if nothing happens until it is directed: it has not begun yet, or is paused."""
        return self.phase == "open" or (self.running and self.paused)

    @property
    def seated(self) -> tuple[Entrant, ...]:
        return tuple(entrant for entrant in self.entrants if entrant.seated)

    @property
    def tables(self) -> tuple[RoundTable, ...]:
        return self.played[-1].tables if self.played else ()

    @cached_property
    def complete(self) -> tuple[Round, ...]:
        """The rounds that count: all of their tables have been played."""
        return tuple(each for each in self.played if each.complete)

    @property
    def names(self) -> dict[int, str]:
        """The names of the entrants by their numbers. Of two with the same name, the later one has a number."""
        called = told_apart(entrant.name for entrant in self.entrants)
        return {entrant.number: name for entrant, name in zip(self.entrants, called, strict=True)}

    def entrant(self, number: int) -> Entrant:
        """An entrant by number. Raises KeyError."""
        for entrant in self.entrants:
            if entrant.number == number:
                return entrant
        raise KeyError(number)

    def entrant_of(self, member: int) -> Entrant | None:
        return next((entrant for entrant in self.entrants if entrant.member == member), None)

    def table_of(self, number: int) -> RoundTable | None:
        return next((table for table in self.tables if number in table.entrants), None)

    def score(self, number: int, played: Round) -> int:
        """The score of an entrant in a complete round. Without a seat in it, they get what ``missed`` says."""
        return played.scores.get(number, missed(tuple(played.scores.values())))

    @cached_property
    def totals(self) -> dict[int, int]:
        """The cumulative scores of the entrants who go on, after the last complete round."""
        return {
            entrant.number: sum(self.score(entrant.number, each) for each in self.complete) for entrant in self.seated
        }

    @cached_property
    def standing(self) -> tuple[Placing, ...]:
        """The entrants who go on, best first. Equal totals share a place."""
        return ranking(self.totals)


def check_running(tournament: Tournament) -> None:
    """Raises Refused when the tournament has ended."""
    if not tournament.running:
        raise Refused(WORDS.message("cleared-away"))
