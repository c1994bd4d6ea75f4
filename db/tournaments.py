"""Tournaments as rows: values in, values out."""

import json
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, insert, or_, select, update

from db.schema import tournaments
from db.store import StaleRow, Transaction
from engine.codec import decode, encode
from engine.house_rules import HouseRules
from model.tournament import RUNNING, Entrant, Notice, Round, RoundTable, Tournament


async def add(transaction: Transaction, tournament: Tournament) -> Tournament:
    """Store a new tournament; it comes back with its id."""
    row = insert(tournaments).values(**_row(tournament), message_id=None, version=0).returning(tournaments.c.id)
    return replace(tournament, id=(await transaction.execute(row)).scalar_one(), version=0)


async def save(transaction: Transaction, tournament: Tournament) -> Tournament:
    """Store a changed tournament; it comes back with its new version. Raises StaleRow."""
    here = (tournaments.c.id == tournament.id) & (tournaments.c.version == tournament.version)
    values = _row(tournament) | {"version": tournament.version + 1}
    done = await transaction.execute(update(tournaments).where(here).values(**values))
    if done.rowcount != 1:
        raise StaleRow("tournament", tournament.id, tournament.version)
    return replace(tournament, version=tournament.version + 1)


async def save_message_id(transaction: Transaction, tournament_id: int, message: int | None) -> None:
    """Remember where a tournament is shown; this is no change of the tournament itself."""
    here = tournaments.c.id == tournament_id
    await transaction.execute(update(tournaments).where(here).values(message_id=message))


async def messages(transaction: Transaction) -> dict[int, int]:
    """Where each tournament that stands is shown: message ids by tournament id."""
    shown = select(tournaments.c.id, tournaments.c.message_id).where(_STANDS, tournaments.c.message_id.is_not(None))
    return {row.id: row.message_id for row in await transaction.execute(shown)}


async def find(transaction: Transaction, tournament_id: int) -> Tournament | None:
    """The one with this id, if it runs or its tables have not been cleared away."""
    row = (await transaction.execute(select(tournaments).where(tournaments.c.id == tournament_id, _STANDS))).first()
    return _tournament(row) if row else None


async def standing(transaction: Transaction) -> list[Tournament]:
    """Those that run, and those over whose tables have not been cleared away; oldest first."""
    rows = await transaction.execute(select(tournaments).where(_STANDS).order_by(tournaments.c.id))
    return [_tournament(row) for row in rows]


async def ended(transaction: Transaction, guild: int, count: int) -> list[Tournament]:
    """The last ones of a server that are over, or were cancelled after a round; newest first."""
    here = (tournaments.c.guild_id == guild) & tournaments.c.ended_at.is_not(None)
    newest = select(tournaments).where(here).order_by(tournaments.c.ended_at.desc(), tournaments.c.id.desc())
    return [_tournament(row) for row in await transaction.execute(newest.limit(count))]


async def forget(transaction: Transaction, user: int) -> None:
    """Take a person out of every tournament; the others' results stay whole."""
    mine = tournaments.c.organiser_id == user
    await transaction.execute(update(tournaments).where(mine).values(organiser_id=None))
    rows = await transaction.execute(select(tournaments.c.id, tournaments.c.entrants))
    for row in rows.all():
        entrants = _entrants(row.entrants)
        kept = tuple(entrant.forgotten if entrant.user == user else entrant for entrant in entrants)
        if kept != entrants:
            here = tournaments.c.id == row.id
            await transaction.execute(update(tournaments).where(here).values(entrants=_text(kept)))


_STANDS: ColumnElement[bool] = or_(tournaments.c.phase.in_(RUNNING), tournaments.c.deadline.is_not(None))


def _row(tournament: Tournament) -> dict[str, Any]:
    return {
        "guild_id": tournament.guild,
        "channel_id": tournament.channel,
        "organiser_id": tournament.organiser,
        "game": tournament.house.game,
        "house": encode(tournament.house),
        "set_name": tournament.preset,
        "rounds": tournament.rounds,
        "turn_seconds": tournament.turn_seconds,
        "quick": tournament.quick,
        "threads": tournament.threads,
        "phase": tournament.phase,
        "paused": tournament.paused,
        "seed": tournament.seed,
        "entrants": _text(tournament.entrants),
        "played": json.dumps([[asdict(table) for table in played.tables] for played in tournament.played]),
        "places": json.dumps(tournament.channels),
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
        house=decode(HouseRules, row.house),
        seed=row.seed,
        rounds=row.rounds,
        turn_seconds=row.turn_seconds,
        preset=row.set_name,
        quick=row.quick,
        threads=row.threads,
        phase=row.phase,
        paused=row.paused,
        entrants=_entrants(row.entrants),
        played=tuple(Round(tuple(map(_table, tables))) for tables in json.loads(row.played)),
        channels=tuple(json.loads(row.places)),
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
    return json.dumps([_plain(value) for value in values])


def _plain(value: Entrant | Notice) -> dict[str, Any]:
    row = asdict(value)
    return row | {"bell": row.pop("notify")} if isinstance(value, Entrant) else row


def _entrants(text: str) -> tuple[Entrant, ...]:
    return tuple(map(_entrant, json.loads(text)))


def _entrant(row: dict[str, Any]) -> Entrant:
    return Entrant(**{name: value for name, value in row.items() if name != "bell"}, notify=row.get("bell", False))
