"""Open tables and tournaments as rows: each has a version, against two writers, and a message shows it."""

from dataclasses import replace
from typing import Generic, TypeVar

import sqlalchemy as sql
from sqlalchemy import Text, delete, or_, select, true, type_coerce, update

from db.database.store import Rows, StaleRow, Transaction, Writing
from db.repositories.rows import found, found_here, ours, readable_row, values_of
from db.schema import tables, tournaments
from model.tables.table import Table
from model.tournaments.tournament import RUNNING, Tournament

Live = TypeVar("Live", Table, Tournament)


class LiveRows(Generic[Live]):
    """The rows of one kind of value. Only those for which ``stands`` holds are found, and have messages.

    ``people``: the column with the list of those who sit there or have entered.
    """

    def __init__(
        self, kind: type[Live], table: sql.Table, stands: sql.ColumnElement[bool], people: sql.Column[object]
    ) -> None:
        self.kind: type[Live] = kind
        self.table, self.stands, self.people = table, stands, people
        here = (table.c.id == sql.bindparam("id_here")) & (table.c.version == sql.bindparam("version_here"))
        # To build them takes longer than to run them
        self._update = sql.update(table).where(here).returning(table.c.id)
        self._select = sql.select(table.c.id).where(here)

    async def add(self, transaction: Writing, value: Live) -> Live:
        """Store a new value. Returns it with its id."""
        values = values_of(value, self.table) | {"version": 0}
        made = await transaction.execute(sql.insert(self.table).values(**values).returning(self.table.c.id))
        added = replace(value, id=made.scalar_one(), version=0)
        transaction.proof = self._select, {"id_here": added.id, "version_here": added.version}
        return added

    async def save(self, transaction: Writing, value: Live) -> Live:
        """Save a changed value with the next step, which raises StaleRow. Returns it with its new version."""
        changed = replace(value, version=value.version + 1)
        here = {"id_here": value.id, "version_here": value.version}

        def check(done: Rows) -> None:
            if done.first() is None:
                raise StaleRow(f"{self.kind.__name__} {value.id} is no longer at version {value.version}.")

        transaction.later(self._update, values_of(changed, self.table) | here, check)
        # A version in the database proves that this transaction was committed: no other one writes it.
        transaction.proof = self._select, {"id_here": changed.id, "version_here": changed.version}
        return changed

    async def every(self, transaction: Transaction) -> list[Live]:
        """Those of our servers, oldest first."""
        return await found_here(transaction, self.kind, self.table, self.stands)

    async def find(self, transaction: Transaction, number: int, *, cleared_away: bool = False) -> Live | None:
        """One by its number. ``cleared_away``: also if it no longer stands."""
        query = sql.select(self.table).where(self.table.c.id == number, sql.true() if cleared_away else self.stands)
        return next(iter(await found(transaction, self.kind, self.table, query)), None)

    async def save_message_id(self, transaction: Transaction, number: int, message: int | None) -> None:
        """Remember the message that shows something. This does not change its version."""
        here = sql.update(self.table).where(self.table.c.id == number)
        await transaction.execute(here.values(message_id=message))

    async def messages(self, transaction: Transaction) -> dict[int, int]:
        """The messages that show something, by its id."""
        query = sql.select(self.table.c.id, self.table.c.message_id).where(self.table.c.message_id.is_not(None))
        found = await transaction.execute(query.where(self.stands, ours(transaction, self.table.c.guild)))
        return {row.id: row.message_id for row in found}

    async def remove_unreadable(self, transaction: Transaction, member: int) -> None:
        """Delete the rows that cannot be read and name a member, as nothing else can forget them."""
        naming = sql.select(self.table.c.id).where(type_coerce(self.people, Text).contains(str(member)))
        for number in (await transaction.execute(naming)).scalars().all():
            if await readable_row(transaction, self.kind, self.table, sql.select(self.table), (number,)) is None:
                await transaction.execute(sql.delete(self.table).where(self.table.c.id == number))


class TableRows(LiveRows[Table]):
    """Open tables as rows."""

    async def remove(self, transaction: Transaction, table: Table) -> None:
        """Delete a closed table. Raises StaleRow if another process has saved another version, or closed it."""
        here = (tables.c.id == table.id) & (tables.c.version == table.version)
        if (await transaction.execute(delete(tables).where(here).returning(tables.c.id))).first() is None:
            raise StaleRow(f"Table {table.id} is no longer at version {table.version}.")

    async def naming_elsewhere(self, transaction: Transaction, member: int) -> list[Table]:
        """The open tables that may name a member and that another process has in memory."""
        await transaction.run_sync(lambda connection: None)  # what was put off fails here, and not as a damaged row
        texts = (type_coerce(column, Text) for column in (tables.c.seats, tables.c.happenings))
        people = (column == member for column in (tables.c.host, tables.c.opened_by))
        naming = or_(*people, *(text.contains(str(member)) for text in texts))
        return await found(transaction, Table, tables, select(tables).where(~ours(transaction, tables.c.guild), naming))


table_rows = TableRows(Table, tables, true(), tables.c.seats)


class TournamentRows(LiveRows[Tournament]):
    """Tournaments as rows. Those stand that run, or whose tables have not been cleared away."""

    async def forget(self, transaction: Transaction, member: int) -> None:
        """Remove a member from every tournament. Each has a new version, so that other processes read it again."""
        directed, newer = tournaments.c.organiser == member, tournaments.c.version + 1
        await transaction.execute(update(tournaments).where(directed).values(organiser=None, version=newer))
        await self.remove_unreadable(transaction, member)
        naming = type_coerce(tournaments.c.entrants, Text).contains(str(member))
        named = await transaction.execute(select(tournaments.c.id, tournaments.c.entrants).where(naming))
        for row in named.all():
            nobody = {"name": None, "member": None}
            kept = tuple(replace(each, **nobody) if each.member == member else each for each in row.entrants)
            if kept != row.entrants:
                here = update(tournaments).where(tournaments.c.id == row.id)
                await transaction.execute(here.values(entrants=kept, version=newer))


tournament_rows = TournamentRows(
    Tournament,
    tournaments,
    or_(tournaments.c.phase.in_(RUNNING), tournaments.c.deadline.is_not(None)),
    tournaments.c.entrants,
)
