"""A database of the bot and its transactions, and the little that SQLite and PostgreSQL say in different words.

A step of a transaction costs more than the database needs for the statement itself, and others wait meanwhile, so few
of them are made: what needs no answer is put off, and done in the next step.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec, Self, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Connection, CursorResult, Engine, Executable, Result, Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from model.servers.settings import ShardSet

Given = ParamSpec("Given")
Found = TypeVar("Found")
Query: TypeAlias = Select[Any]  # SQLAlchemy's own generics, by what the columns of a row hold
Rows: TypeAlias = "Result[*tuple[Any, ...]]"
Check: TypeAlias = Callable[[Rows], None]
Parameters: TypeAlias = dict[str, object] | list[dict[str, object]] | None


class StoreError(Exception):
    """Something went wrong with the database."""


class CannotOpen(StoreError):
    """The file cannot be used as a database. The text is a sentence for the operator."""


class Away(CannotOpen):
    """The server of the database isn’t there yet, and may be by the next start."""


class NotRead(StoreError):
    """The database could not answer."""


class NotSaved(StoreError):
    """The database refused a write, and nothing has changed."""


class Lost(NotSaved):
    """The database lost a transaction, and nothing of it is saved. It can be done again at once."""


class FileGone(NotSaved):
    """The file was deleted or replaced while the bot runs, so nothing that is written would last."""


class StaleRow(StoreError):
    """Another process has written the row since it was read."""


@dataclass(eq=False)
class Writing(ABC):
    """A transaction that writes. It begins with its first statement."""

    engine: Engine
    _put_off: list[tuple[Executable, Parameters, Check]] = field(default_factory=list, init=False)
    # Finds a row if and only if this was committed
    proof: tuple[Executable, Parameters] | None = field(default=None, init=False)

    def later(self, statement: Executable, parameters: Parameters = None, check: Check = lambda found: None) -> None:
        """Execute a statement with the next one, at the latest with the commit, which raises what ``check`` raises."""
        self._put_off.append((statement, parameters, check))

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Rows:
        """Execute a statement. What it finds is read to its end."""
        return await self.run_sync(lambda known: _read(known.execute(statement, parameters)))

    async def exec_driver_sql(self, statement: str, parameters: tuple[object, ...] | None = None) -> Rows:
        return await self.run_sync(lambda known: _read(known.exec_driver_sql(statement, parameters)))

    @abstractmethod
    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **more: Given.kwargs
    ) -> Found:
        """Let a function work on the connection, and on nothing else."""

    @abstractmethod
    async def commit(self) -> None:
        """Save everything. When this returns, it is on the disk."""

    async def roll_back(self) -> None:
        """Undo everything."""
        self._put_off.clear()

    def _catch_up(self, connection: Connection) -> Connection:
        put_off, self._put_off = self._put_off, []
        for statement, parameters, check in put_off:
            check(connection.execute(statement, parameters))
        return connection

    @asynccontextmanager
    async def in_full(self) -> AsyncIterator[Self]:
        """Commit at the end of the block, or undo it all."""
        try:
            yield self
            await self.commit()
        except BaseException:
            await self.roll_back()
            raise


Transaction: TypeAlias = AsyncConnection | Writing  # what the functions of db read and write through


class Store(ABC):
    """A database in use, up to date."""

    committed_at: float | None = None  # on the monotonic clock
    share: ShardSet | None = None  # the shards of this process: None means all that there are

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that only reads. Raises NotRead."""

    @abstractmethod
    def writing(self) -> AbstractAsyncContextManager[Writing]:
        """A transaction that is committed at the end of the block, or rolled back on an exception.

        Those of this process come one after the other. Raises NotSaved.
        """

    async def read(
        self,
        query: Callable[Concatenate[AsyncConnection, Given], Awaitable[Found]],
        *given: Given.args,
        **more: Given.kwargs,
    ) -> Found:
        """Let one function read, in a transaction of its own. Returns what it returns. Raises NotRead."""
        async with self.reading() as transaction:
            return await query(transaction, *given, **more)

    async def write(
        self, change: Callable[Concatenate[Writing, Given], Awaitable[Found]], *given: Given.args, **more: Given.kwargs
    ) -> Found:
        """Let one function write, in a transaction of its own. Returns what it returns. Raises NotSaved."""
        async with self.writing() as transaction:
            return await change(transaction, *given, **more)

    async def empty_log(self) -> bool:
        """See to it that nothing deleted stays in what the database keeps beside its tables.

        Returns False when another program keeps it from that. What a server keeps is its operator's.
        """
        return True

    @abstractmethod
    async def close(self) -> None: ...


def _read(result: CursorResult[tuple[object, ...]]) -> Rows:
    """A result that no longer needs the connection."""
    return result.freeze()() if result.returns_rows else result


Insert: TypeAlias = sqlite.Insert | postgresql.Insert
Speaking: TypeAlias = Connection | Transaction


def insert(into: Speaking, table: Table) -> Insert:
    """A new row that may say what is done ``on_conflict`` with one that is there."""
    return postgresql.insert(table) if into.engine.dialect.name == "postgresql" else sqlite.insert(table)


def upsert(into: Speaking, table: Table, /, **values: object) -> Insert:
    """A whole row that replaces one with the same primary key."""
    return merging(table, insert(into, table).values(**values), lambda old, new: new)


def merging(table: Table, row: Insert, merged: Callable[[ColumnElement[int], ColumnElement[int]], object]) -> Insert:
    """A new row. If its primary key is taken, that row stays, and ``merged`` makes each other column of old and new."""
    others = (column for column in table.columns if not column.primary_key)
    new = {column.key: merged(column, row.excluded[column.key]) for column in others}
    return row.on_conflict_do_update(index_elements=[*table.primary_key.columns], set_=new)
