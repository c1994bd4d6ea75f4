"""Open tables: who sits where, the match in play, and when something is due."""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import tables
from db.store import StaleRow
from engine.codec import decode, encode
from engine.house_rules import House
from engine.ruleset import SEATS
from engine.state import MatchState

Phase = Literal["lobby", "match", "over"]


@dataclass(frozen=True)
class Seat:
    """A seat: ``user`` owns it (None: nobody), ``computer`` is the level of the computer player on it, if any.

    With both, a computer plays until the owner takes the seat back. ``bell``: the owner wants to be called to the turn.
    """

    name: str
    user: int | None = None
    computer: str | None = None
    bell: bool = False

    @property
    def present(self) -> bool:
        """Whether a person sits here now."""
        return self.user is not None and self.computer is None

    @property
    def away(self) -> bool:
        """Whether a computer plays here until the owner comes back."""
        return self.user is not None and self.computer is not None


@dataclass(frozen=True)
class Table:
    """A table as it stands. Times are seconds since 1970.

    ``house`` is what is played, ``set_name`` the server's set that it was opened with. ``quick``: computer players do
    not pause between their moves. ``size`` is how many may sit; ``moves`` counts the actions of the match.

    ``tournament`` is the id of the tournament that it belongs to, if any. ``turn_seconds``: how long a person may take,
    None for as long as anywhere. ``one_round``: it is over when its first round is. ``paused``: no move is made and no
    clock runs. ``called``: what it is called there, such as “Round 2 · Table 1”.

    ``id`` and ``version`` belong to the database.
    """

    guild: int
    channel: int
    host: int | None
    house: House
    seed: str
    salt: str
    set_name: str | None = None
    quick: bool = False
    seats: tuple[Seat, ...] = ()
    size: int = SEATS[-1]
    phase: Phase = "lobby"
    state: MatchState | None = None
    ready: frozenset[int] = frozenset()
    match: int | None = None
    moves: int = 0
    deadline: float | None = None
    tournament: int | None = None
    turn_seconds: float | None = None
    one_round: bool = False
    paused: bool = False
    called: str | None = None
    id: int = 0
    version: int = 0

    @property
    def game(self) -> str:
        """The key of the named game."""
        return self.house.game

    def seat_of(self, user: int) -> int | None:
        """The number of the seat that somebody owns here, or None."""
        return next((number for number, seat in enumerate(self.seats) if seat.user == user), None)

    def is_away(self, user: int) -> bool:
        """Whether somebody owns a seat here on which a computer plays."""
        seat = self.seat_of(user)
        return seat is not None and self.seats[seat].away

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are owned by people, present or away."""
        return tuple(seat for seat in self.seats if seat.user is not None)

    @property
    def anybody_present(self) -> bool:
        """Whether at least one person sits here now."""
        return any(seat.present for seat in self.seats)


class StaleTable(StaleRow):
    """Somebody else has written this table since it was read."""


async def add(connection: AsyncConnection, table: Table) -> Table:
    """Store a new table; it comes back with its id."""
    row = insert(tables).values(**_row(table), message_id=None, version=0).returning(tables.c.id)
    return replace(table, id=(await connection.execute(row)).scalar_one(), version=0)


async def save(connection: AsyncConnection, table: Table) -> Table:
    """Store a changed table; it comes back with its new version. Raises StaleTable."""
    here = (tables.c.id == table.id) & (tables.c.version == table.version)
    done = await connection.execute(update(tables).where(here).values(**_row(table), version=table.version + 1))
    if done.rowcount != 1:
        raise StaleTable(f"Table {table.id} is no longer at version {table.version}.")
    return replace(table, version=table.version + 1)


async def remove(connection: AsyncConnection, table_id: int) -> None:
    """Forget a table that is closed."""
    await connection.execute(delete(tables).where(tables.c.id == table_id))


async def place_message(connection: AsyncConnection, table_id: int, message: int | None) -> None:
    """Remember where a table is shown; this is no change of the table itself."""
    await connection.execute(update(tables).where(tables.c.id == table_id).values(message_id=message))


async def messages(connection: AsyncConnection) -> dict[int, int]:
    """Where each table is shown: message ids by table id."""
    shown = select(tables.c.id, tables.c.message_id).where(tables.c.message_id.is_not(None))
    return {row.id: row.message_id for row in await connection.execute(shown)}


async def every(connection: AsyncConnection) -> list[Table]:
    """All open tables, oldest first."""
    rows = await connection.execute(select(tables).order_by(tables.c.id))
    return [_table(row) for row in rows]


def _row(table: Table) -> dict[str, Any]:
    return {
        "guild_id": table.guild,
        "channel_id": table.channel,
        "host_id": table.host,
        "game": table.game,
        "house": encode(table.house),
        "set_name": table.set_name,
        "quick": table.quick,
        "size": table.size,
        "phase": table.phase,
        "seats": json.dumps([asdict(seat) for seat in table.seats]),
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
        "called": table.called,
    }


def _table(row: Any) -> Table:
    return Table(
        guild=row.guild_id,
        channel=row.channel_id,
        host=row.host_id,
        house=decode(House, row.house),
        set_name=row.set_name,
        quick=row.quick,
        seed=row.seed,
        salt=row.salt,
        size=row.size,
        seats=tuple(Seat(**seat) for seat in json.loads(row.seats)),
        phase=row.phase,
        state=decode(MatchState, row.state) if row.state else None,
        ready=frozenset(json.loads(row.ready)),
        match=row.match_id,
        moves=row.moves,
        deadline=row.deadline,
        tournament=row.tournament_id,
        turn_seconds=row.turn_seconds,
        one_round=row.one_round,
        paused=row.paused,
        called=row.called,
        id=row.id,
        version=row.version,
    )
