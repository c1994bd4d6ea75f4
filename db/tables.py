"""Open tables as rows: values in, values out."""

import json
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import delete, insert, select, update

from db.schema import tables
from db.store import StaleRow, Transaction
from engine.codec import decode, encode
from engine.house_rules import HouseRules
from engine.state import MatchState
from model.table import Seat, Table


async def add(transaction: Transaction, table: Table) -> Table:
    """Store a new table; it comes back with its id."""
    row = insert(tables).values(**_row(table), message_id=None, version=0).returning(tables.c.id)
    return replace(table, id=(await transaction.execute(row)).scalar_one(), version=0)


async def save(transaction: Transaction, table: Table) -> Table:
    """Store a changed table; it comes back with its new version. Raises StaleRow."""
    here = (tables.c.id == table.id) & (tables.c.version == table.version)
    done = await transaction.execute(update(tables).where(here).values(**_row(table), version=table.version + 1))
    if done.rowcount != 1:
        raise StaleRow("table", table.id, table.version)
    return replace(table, version=table.version + 1)


async def remove(transaction: Transaction, table_id: int) -> None:
    """Forget a table that is closed."""
    await transaction.execute(delete(tables).where(tables.c.id == table_id))


async def save_message_id(transaction: Transaction, table_id: int, message: int | None) -> None:
    """Remember where a table is shown; this is no change of the table itself."""
    await transaction.execute(update(tables).where(tables.c.id == table_id).values(message_id=message))


async def messages(transaction: Transaction) -> dict[int, int]:
    """Where each table is shown: message ids by table id."""
    shown = select(tables.c.id, tables.c.message_id).where(tables.c.message_id.is_not(None))
    return {row.id: row.message_id for row in await transaction.execute(shown)}


async def find(transaction: Transaction, table_id: int) -> Table | None:
    """An open table by its id."""
    row = (await transaction.execute(select(tables).where(tables.c.id == table_id))).first()
    return _table(row) if row else None


async def every(transaction: Transaction) -> list[Table]:
    """All open tables, oldest first."""
    rows = await transaction.execute(select(tables).order_by(tables.c.id))
    return [_table(row) for row in rows]


def _row(table: Table) -> dict[str, Any]:
    return {
        "guild_id": table.guild,
        "channel_id": table.channel,
        "host_id": table.host,
        "game": table.game,
        "house": encode(table.house),
        "set_name": table.preset,
        "quick": table.quick,
        "size": table.size,
        "phase": table.phase,
        "seats": json.dumps([_seat_row(seat) for seat in table.seats]),
        "state": encode(table.state) if table.state else None,
        "seed": table.seed,
        "salt": table.salt,
        "ready": json.dumps(sorted(table.ready)),
        "match_id": table.match,
        "moves": table.moves,
        "deadline": table.deadline,
        "tournament_id": table.tournament,
        "turn_seconds": table.turn_seconds,
        "one_round": table.one_round,
        "paused": table.paused,
        "called": table.label,
    }


def _table(row: Any) -> Table:
    return Table(
        guild=row.guild_id,
        channel=row.channel_id,
        host=row.host_id,
        house=decode(HouseRules, row.house),
        preset=row.set_name,
        quick=row.quick,
        seed=row.seed,
        salt=row.salt,
        size=row.size,
        seats=tuple(map(_seat, json.loads(row.seats))),
        phase=row.phase,
        state=decode(MatchState, row.state) if row.state else None,
        ready=frozenset(json.loads(row.ready)),
        match=row.match_id,
        moves=row.moves,
        deadline=row.deadline,
        tournament=row.tournament_id,
        turn_seconds=row.turn_seconds,
        paused=row.paused,
        label=row.called,
        id=row.id,
        version=row.version,
    )


def _seat_row(seat: Seat) -> dict[str, Any]:
    row = asdict(seat)
    return row | {"bell": row.pop("notify")}


def _seat(row: dict[str, Any]) -> Seat:
    return Seat(**{name: value for name, value in row.items() if name != "bell"}, notify=row.get("bell", False))
