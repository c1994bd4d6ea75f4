"""Rows of what is live in a process: each has a version, against two writers, and a message shows it."""

from dataclasses import replace
from typing import Generic, TypeVar

import sqlalchemy as sql

from db.database.errors import StaleRow
from db.database.transactions import Rows, Transaction, Writing
from db.repositories.rows import found, found_here, values_of
from db.repositories.shards import ours
from model.tables.table import Table
from model.tournaments.tournament import Tournament

Live = TypeVar("Live", Table, Tournament)


class LiveRows(Generic[Live]):
    """The rows of one kind of value. Only those for which ``stands`` holds are found, and have messages."""

    def __init__(self, kind: type[Live], table: sql.Table, stands: sql.ColumnElement[bool]) -> None:
        self.kind: type[Live] = kind
        self.table, self.stands = table, stands
        here = (table.c.id == sql.bindparam("id_here")) & (table.c.version == sql.bindparam("version_here"))
        self._update = sql.update(table).where(here).returning(table.c.id)  # to build it takes longer than to run it

    async def add(self, transaction: Writing, value: Live) -> Live:
        """Store a new value. Returns it with its id."""
        values = values_of(value, self.table) | {"version": 0}
        made = await transaction.execute(sql.insert(self.table).values(**values).returning(self.table.c.id))
        return self._proving(transaction, replace(value, id=made.scalar_one(), version=0))

    async def save(self, transaction: Writing, value: Live) -> Live:
        """Save a changed value with the next step, which raises StaleRow. Returns it with its new version."""
        changed = replace(value, version=value.version + 1)
        here = {"id_here": value.id, "version_here": value.version}

        def check(done: Rows) -> None:
            if done.first() is None:
                raise StaleRow(f"{self.kind.__name__} {value.id} is no longer at version {value.version}.")

        transaction.later(self._update, values_of(changed, self.table) | here, check)
        return self._proving(transaction, changed)

    def _proving(self, transaction: Writing, value: Live) -> Live:
        """A value whose version in the database proves that this transaction was committed: no other one writes it."""
        here = self.table.c.id == value.id, self.table.c.version == value.version
        transaction.proof = sql.select(self.table.c.id).where(*here)
        return value

    async def every(self, transaction: Transaction) -> list[Live]:
        """Those of our servers, oldest first."""
        return await found_here(transaction, self.kind, self.table, self.stands)

    async def find(self, transaction: Transaction, number: int) -> Live | None:
        query = sql.select(self.table).where(self.table.c.id == number, self.stands)
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
