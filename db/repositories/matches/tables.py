"""Open tables as rows: values in, values out."""

import logging
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Text, delete, select, true, type_coerce

from db.database.errors import StaleRow
from db.database.transactions import Transaction
from db.repositories.live_rows import LiveRows
from db.repositories.matches.moves import every
from db.repositories.rows import DAMAGE, Row, decoded, found, remove_unreadable, undecoded_rows
from db.repositories.shards import ours
from db.schema import actions, tables
from engine.core.events import AnyEvent
from engine.games.codec import decode, encode
from model.tables.table import Table

log = logging.getLogger(__name__)


class Sleeping:
    """A table as its row has it, with the events of its last actions. To decode it takes longer than to read it."""

    def __init__(self, row: Row, moves: Sequence[tuple[int, str]], file: str) -> None:
        self._row, self._moves, self._file = row, moves, file
        self.id, self.version, self.match, self.phase = row["id"], row["version"], row["match"], row["phase"]
        self.guild, self.channel, self.tournament = row["guild"], row["channel"], row["tournament"]
        self.parent: int | None = row["parent"]
        self.deadline: float | None = row["deadline"]
        self.turn_seconds: float | None = row["turn_seconds"]
        self.pace: str | None = row["pace"]
        self.day: int | None = row["day"]
        self.has_plans = row["planned"] != encode(())

    def may_name(self, member: int) -> bool:
        """Whether it may name this member. Only a table that is awake can tell for certain."""
        named = self._row["seats"] + self._row["happenings"]
        return member in (self._row["host"], self._row["opened_by"]) or str(member) in named

    def table(self) -> Table | None:
        """None if its row cannot be read, which is then set aside."""
        return decoded(Table, tables, self._row, self._file)

    def moves(self) -> list[tuple[int, tuple[AnyEvent, ...]]]:
        """Its last actions with their numbers and events, secrets included. None if any of them cannot be read."""
        try:
            return [(number, decode(tuple, text)) for number, text in self._moves]
        except DAMAGE:
            log.warning("The last actions of match %s cannot be read; python bot.py check tells more", self.match)
            return []


class TableRows(LiveRows[Table]):
    """Open tables as rows."""

    async def remove(self, transaction: Transaction, table: Table) -> None:
        """Delete a closed table. Raises StaleRow if another process has saved another version, or closed it."""
        here = (tables.c.id == table.id) & (tables.c.version == table.version)
        if (await transaction.execute(delete(tables).where(here).returning(tables.c.id))).first() is None:
            raise StaleRow("table", table.id, table.version)

    async def every(self, transaction: Transaction) -> list[Table]:
        """All open tables, oldest first."""
        return await found(transaction, Table, tables, select(tables).order_by(tables.c.id))

    async def naming_elsewhere(self, transaction: Transaction, member: int) -> list[Table]:
        """The open tables that name a member and that another process has in memory."""
        await transaction.run_sync(lambda connection: None)  # what was put off fails here, and not as a damaged row
        elsewhere = await self._sleeping(transaction, 0, ~ours(transaction, tables.c.guild))
        read = [asleep.table() for asleep in elsewhere if asleep.may_name(member)]
        return [table for table in read if table is not None]

    async def forget_unreadable(self, transaction: Transaction, member: int) -> None:
        await remove_unreadable(transaction, Table, tables, tables.c.seats, member)

    async def sleeping(self, transaction: Transaction, actions_each: int) -> list[Sleeping]:
        """The open tables of our servers, oldest first, with the events of their last ``actions_each`` actions."""
        return await self._sleeping(transaction, actions_each, ours(transaction, tables.c.guild))

    async def asleep(self, transaction: Transaction, actions_each: int, table_id: int) -> Sleeping | None:
        return next(iter(await self._sleeping(transaction, actions_each, tables.c.id == table_id)), None)

    async def _sleeping(
        self, transaction: Transaction, actions_each: int, which: ColumnElement[bool]
    ) -> list[Sleeping]:
        stored = await undecoded_rows(transaction, tables, which)
        last = (actions.c.match == tables.c.match) & (actions.c.number > tables.c.moves - actions_each)
        columns = actions.c.match, actions.c.number, type_coerce(actions.c.events, Text).label("events")
        query = select(*columns).select_from(tables.join(actions, last)).where(which)
        moves: dict[int, list[tuple[int, str]]] = {}
        try:
            told = (await transaction.execute(query.order_by(actions.c.match, actions.c.number))).all()
        except DAMAGE:
            log.warning("The last actions of some match cannot be read; python bot.py check tells more")
        else:
            for match, number, events in told:
                moves.setdefault(match, []).append((number, events))
        for row in stored:
            if row["phase"] == "over" and row["match"] is not None:
                moves[row["match"]] = await _of_the_end(transaction, row["match"], actions_each)
        file = str(transaction.engine.url)
        return [Sleeping(row, moves.get(row["match"], ()), file) for row in stored]


async def _of_the_end(transaction: Transaction, match: int, count: int) -> list[tuple[int, str]]:
    """The last actions of a match that is over. None if its record can't be read."""
    try:
        found = await every(transaction, match)
    except DAMAGE:
        log.warning("The actions of match %s cannot be read; python bot.py check tells more", match)
        return []
    return [(move.number, move.events) for move in found[max(0, len(found) - count) :]]


rows = TableRows(Table, tables, true())
