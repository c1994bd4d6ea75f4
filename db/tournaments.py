"""Tournaments: who has entered, who sat where in each round and what it brought, and what is due next."""

import json
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any, Literal

from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import tournaments
from db.store import StaleRow
from engine.codec import decode, encode
from engine.house_rules import House
from engine.tournament import Placing, missed, ranking

Phase = Literal["open", "round", "break", "over", "cancelled"]
Status = Literal["in", "out", "kept", "replaced"]
NOBODY = "Somebody"  # the name of who has asked to be forgotten
RUNNING = ("open", "round", "break")


@dataclass(frozen=True)
class Entrant:
    """Somebody who has entered; ``number`` never changes and names them in the rounds.

    ``user``: who it is, None for a computer player of level ``computer``, and for who was forgotten. ``status``: in;
    out, so no longer seated; kept: has left, and a computer player keeps the place; replaced: the organiser gave the
    place to one.
    ``away``: a computer player begins the next round for them. ``bell``: wants to be called to the turn. ``joined``:
    how many rounds had begun before.
    """

    number: int
    name: str
    user: int | None = None
    computer: str | None = None
    status: Status = "in"
    away: bool = False
    bell: bool = False
    joined: int = 0

    @property
    def forgotten(self) -> "Entrant":
        """The same without the person; a computer player goes on, if anybody does."""
        return replace(self, name=NOBODY, user=None, away=False)

    @property
    def person(self) -> bool:
        """Whether somebody plays here who is not a computer player."""
        return self.user is not None and self.status == "in"

    @property
    def seated(self) -> bool:
        """Whether there is a seat for this entrant in the next round, whoever plays on it."""
        return self.status != "out"


@dataclass(frozen=True)
class RoundTable:
    """A table of a round: the id of the live table, the entrants by seat (the first deals), and what it brought them.

    ``scores``: None while it is played, else by seat, more being better. ``hurried``: computer players finish it.
    """

    table: int
    entrants: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    hurried: bool = False


@dataclass(frozen=True)
class Round:
    """A round: its tables, the top one first."""

    tables: tuple[RoundTable, ...]

    @property
    def complete(self) -> bool:
        """Whether every table has been played."""
        return all(table.scores is not None for table in self.tables)

    @cached_property
    def scores(self) -> dict[int, int]:
        """What the round has brought so far, by entrant."""
        return {
            entrant: score
            for table in self.tables
            for entrant, score in zip(table.entrants, table.scores or (), strict=False)
        }


@dataclass(frozen=True)
class Notice:
    """Something that everybody should know; ``entrant`` is None where it is about nobody.

    ``round`` is how many rounds had begun. The sentence is made by ``model.directing.told``, so that it names nobody who
    has asked to be forgotten.
    """

    what: str
    round: int
    entrant: int | None = None


@dataclass(frozen=True)
class Tournament:
    """A tournament as it stands. Times are seconds since 1970.

    ``organiser`` may direct it (None: asked to be forgotten; who may manage messages still can). ``house`` is what is
    played, ``set_name`` the server's set that it was opened with, ``rounds`` how many there are to be, ``turn_seconds``
    how long a person may take. ``threads``: tables are to stand in threads, of which ``places`` has the ids of those
    that exist, for table 1, 2 and so on. ``played`` are the rounds that have begun. ``deadline``: when the next round
    begins by itself, when one that is open or paused is cancelled, or when the tables of the last round are cleared
    away. ``ended_at``: when it ended with a result.

    ``id`` and ``version`` belong to the database.
    """

    guild: int
    channel: int
    organiser: int | None
    house: House
    seed: str
    rounds: int
    turn_seconds: float
    set_name: str | None = None
    quick: bool = False
    threads: bool = False
    phase: Phase = "open"
    paused: bool = False
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Round, ...] = ()
    places: tuple[int, ...] = ()
    notices: tuple[Notice, ...] = ()
    opened_at: float = 0
    ended_at: float | None = None
    deadline: float | None = None
    id: int = 0
    version: int = 0

    @property
    def running(self) -> bool:
        """Whether it is neither over nor cancelled."""
        return self.phase in RUNNING

    @property
    def waits_for_people(self) -> bool:
        """Whether nothing happens until somebody wants it: it is not begun yet, or paused."""
        return self.phase == "open" or (self.running and self.paused)

    @property
    def seated(self) -> tuple[Entrant, ...]:
        """Those for whom there is a seat in the next round."""
        return tuple(entrant for entrant in self.entrants if entrant.seated)

    @property
    def tables(self) -> tuple[RoundTable, ...]:
        """The tables of the round that was begun last."""
        return self.played[-1].tables if self.played else ()

    @property
    def complete(self) -> tuple[Round, ...]:
        """The rounds that count: those of which every table has been played."""
        return tuple(each for each in self.played if each.complete)

    def place_of(self, number: int) -> int:
        """The channel or thread in which table ``number`` of a round stands, counted from 0."""
        return self.places[number] if number < len(self.places) else self.channel

    def entrant(self, number: int) -> Entrant:
        """An entrant by number. Raises KeyError."""
        for entrant in self.entrants:
            if entrant.number == number:
                return entrant
        raise KeyError(number)

    def entrant_of(self, user: int) -> Entrant | None:
        """The entry of somebody, whatever became of it; None for who has not entered."""
        return next((entrant for entrant in self.entrants if entrant.user == user), None)

    def table_of(self, number: int) -> RoundTable | None:
        """The table at which an entrant sits in the round that was begun last."""
        return next((table for table in self.tables if number in table.entrants), None)

    def plays(self, number: int) -> bool:
        """Whether an entrant sits at a table that is not done."""
        table = self.table_of(number)
        return table is not None and table.scores is None

    def score(self, number: int, played: Round) -> int:
        """What a complete round brought an entrant; who was not seated in it gets what ``missed`` says."""
        return played.scores.get(number, missed(tuple(played.scores.values())))

    @cached_property
    def totals(self) -> dict[int, int]:
        """The cumulative scores of those who go on, after the last complete round."""
        return {
            entrant.number: sum(self.score(entrant.number, each) for each in self.complete) for entrant in self.seated
        }

    @cached_property
    def standing(self) -> tuple[Placing, ...]:
        """Those who go on, best first, equal totals sharing the place."""
        return ranking(self.totals)

    @property
    def dropped_out(self) -> tuple[tuple[Entrant, int], ...]:
        """Those who have left, with what they had; they have no place."""
        gone = (entrant for entrant in self.entrants if not entrant.seated)
        return tuple((each, sum(played.scores.get(each.number, 0) for played in self.complete)) for each in gone)


class StaleTournament(StaleRow):
    """Somebody else has written this tournament since it was read."""


async def add(connection: AsyncConnection, tournament: Tournament) -> Tournament:
    """Store a new tournament; it comes back with its id."""
    row = insert(tournaments).values(**_row(tournament), message_id=None, version=0).returning(tournaments.c.id)
    return replace(tournament, id=(await connection.execute(row)).scalar_one(), version=0)


async def save(connection: AsyncConnection, tournament: Tournament) -> Tournament:
    """Store a changed tournament; it comes back with its new version. Raises StaleTournament."""
    here = (tournaments.c.id == tournament.id) & (tournaments.c.version == tournament.version)
    values = _row(tournament) | {"version": tournament.version + 1}
    done = await connection.execute(update(tournaments).where(here).values(**values))
    if done.rowcount != 1:
        raise StaleTournament(f"Tournament {tournament.id} is no longer at version {tournament.version}.")
    return replace(tournament, version=tournament.version + 1)


async def place_message(connection: AsyncConnection, tournament_id: int, message: int | None) -> None:
    """Remember where a tournament is shown; this is no change of the tournament itself."""
    here = tournaments.c.id == tournament_id
    await connection.execute(update(tournaments).where(here).values(message_id=message))


async def messages(connection: AsyncConnection) -> dict[int, int]:
    """Where each tournament that stands is shown: message ids by tournament id."""
    shown = select(tournaments.c.id, tournaments.c.message_id).where(_STANDS, tournaments.c.message_id.is_not(None))
    return {row.id: row.message_id for row in await connection.execute(shown)}


async def standing(connection: AsyncConnection) -> list[Tournament]:
    """Those that run, and those over whose tables have not been cleared away; oldest first."""
    rows = await connection.execute(select(tournaments).where(_STANDS).order_by(tournaments.c.id))
    return [_tournament(row) for row in rows]


async def ended(connection: AsyncConnection, guild: int, count: int) -> list[Tournament]:
    """The last ones of a server that are over, or were cancelled after a round; newest first."""
    here = (tournaments.c.guild_id == guild) & tournaments.c.ended_at.is_not(None)
    newest = select(tournaments).where(here).order_by(tournaments.c.ended_at.desc(), tournaments.c.id.desc())
    return [_tournament(row) for row in await connection.execute(newest.limit(count))]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Take a person out of every tournament; the others' results stay whole."""
    mine = tournaments.c.organiser_id == user
    await connection.execute(update(tournaments).where(mine).values(organiser_id=None))
    rows = await connection.execute(select(tournaments.c.id, tournaments.c.entrants))
    for row in rows.all():
        entrants = _entrants(row.entrants)
        kept = tuple(entrant.forgotten if entrant.user == user else entrant for entrant in entrants)
        if kept != entrants:
            here = tournaments.c.id == row.id
            await connection.execute(update(tournaments).where(here).values(entrants=_text(kept)))


_STANDS: ColumnElement[bool] = or_(tournaments.c.phase.in_(RUNNING), tournaments.c.deadline.is_not(None))


def _row(tournament: Tournament) -> dict[str, Any]:
    return {
        "guild_id": tournament.guild,
        "channel_id": tournament.channel,
        "organiser_id": tournament.organiser,
        "game": tournament.house.game,
        "house": encode(tournament.house),
        "set_name": tournament.set_name,
        "rounds": tournament.rounds,
        "turn_seconds": tournament.turn_seconds,
        "quick": tournament.quick,
        "threads": tournament.threads,
        "phase": tournament.phase,
        "paused": tournament.paused,
        "seed": tournament.seed,
        "entrants": _text(tournament.entrants),
        "played": json.dumps([[asdict(table) for table in played.tables] for played in tournament.played]),
        "places": json.dumps(tournament.places),
        "notices": _text(tournament.notices),
        "opened_at": tournament.opened_at,
        "ended_at": tournament.ended_at,
        "deadline": tournament.deadline,
    }


def _tournament(row: Any) -> Tournament:
    return Tournament(
        guild=row.guild_id,
        channel=row.channel_id,
        organiser=row.organiser_id,
        house=decode(House, row.house),
        seed=row.seed,
        rounds=row.rounds,
        turn_seconds=row.turn_seconds,
        set_name=row.set_name,
        quick=row.quick,
        threads=row.threads,
        phase=row.phase,
        paused=row.paused,
        entrants=_entrants(row.entrants),
        played=tuple(Round(tuple(map(_table, tables))) for tables in json.loads(row.played)),
        places=tuple(json.loads(row.places)),
        notices=tuple(Notice(**notice) for notice in json.loads(row.notices)),
        opened_at=row.opened_at,
        ended_at=row.ended_at,
        deadline=row.deadline,
        id=row.id,
        version=row.version,
    )


def _table(kept: dict[str, Any]) -> RoundTable:
    scores = kept["scores"]
    return RoundTable(
        kept["table"], tuple(kept["entrants"]), tuple(scores) if scores is not None else None, kept["hurried"]
    )


def _text(values: tuple[Entrant, ...] | tuple[Notice, ...]) -> str:
    return json.dumps([asdict(value) for value in values])


def _entrants(text: str) -> tuple[Entrant, ...]:
    return tuple(Entrant(**entrant) for entrant in json.loads(text))
