"""The database as a SQLite file: opening it, bringing it up to date, and transactions.

The SQLite driver is told to leave transactions alone: each begins with an explicit BEGIN IMMEDIATE when it writes.
Without that the driver would commit schema changes half-way.

What is written goes through a connection in a thread of its own. A statement is one step of this thread, with all that
SQLAlchemy does for it, and so is a commit. Every step costs the event loop about as much as SQLite needs for the
statement itself.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Concatenate

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError, TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.database.backup import copied
from db.database.file import PATIENCE, Lock, beside, examined, sentence
from db.database.schema_version import MIGRATIONS, Condition, upgrade
from db.database.store import CannotOpen, FileGone, Found, Given, NotRead, NotSaved, Store, Writing

READERS = 4  # connections that read at the same time; more would only take the processor from each other

log = logging.getLogger(__name__)


@dataclass(eq=False)
class ThreadWriting(Writing):
    """A transaction in the thread of the writer."""

    _thread: ThreadPoolExecutor
    _connection: Connection | None = field(default=None, init=False)
    _begins: bool = field(default=False, init=False)

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **more: Given.kwargs
    ) -> Found:
        return await self._step(lambda: work(self._begun(), *given, **more))

    async def commit(self) -> None:
        await self._step(partial(self._end, commits=True))

    async def roll_back(self) -> None:
        """Undo everything. Later steps come after it, even for a task that is cancelled and cannot wait for it.

        What the thread has begun with is undone too, though a task that is cancelled never heard of it.
        """
        await super().roll_back()
        if self._begins:
            await asyncio.shield(self._step(self._end))  # a step that waits for its turn could be cancelled itself

    def _step(self, work: Callable[[], Found]) -> asyncio.Future[Found]:
        try:
            step = asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as ended:
            raise NotSaved("The database is closed.") from ended
        self._begins = True
        return step

    def _begun(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._catch_up(self._connection)

    def _end(self, *, commits: bool = False) -> None:
        """Let go of the connection, which rolls back what is not committed by now."""
        try:
            if commits and (self._put_off or self._connection is not None):
                self._begun().commit()
        finally:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.close()


class FileStore(Store):
    """One SQLite file, up to date. Readers share some connections. Writers have one of their own, and queue for it."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path, self._lock = path, lock
        # Errors are logged, and hands, seeds and names do not belong there.
        both = {"connect_args": {"timeout": PATIENCE}, "hide_parameters": True, "max_overflow": 0}
        reads, writes = {"begin": "BEGIN"}, {"begin": "BEGIN IMMEDIATE"}
        where = URL.create("sqlite+aiosqlite", database=str(path))
        self._readers = create_async_engine(where, pool_size=READERS, execution_options=reads, **both)
        where = URL.create("sqlite", database=str(path))
        self._writer = create_engine(where, pool_size=1, execution_options=writes, **both)
        for engine in (self._readers.sync_engine, self._writer):
            event.listen(engine, "connect", _on_connect)
            event.listen(engine, "begin", _on_begin)
        self._thread, self._writers = ThreadPoolExecutor(1, "writer"), asyncio.Lock()
        self._told = self._closed = False

    async def begin(self, condition: Condition, migrations: Path) -> None:
        """Make or migrate the file as needed."""
        # Make it, or fail here: an aiosqlite connection that fails at once leaves a thread that may outlive the loop
        # and end with a traceback of its own.
        await asyncio.to_thread(lambda: self._writer.connect().close())
        if condition.current:
            async with ThreadWriting(self._writer, self._thread).in_full() as transaction:
                await transaction.exec_driver_sql("PRAGMA user_version = 0")  # proves that it can be written to
            self._file = self.path.stat()
            return
        if condition.revision is not None:
            head = ScriptDirectory(str(migrations)).get_current_head()
            await asyncio.to_thread(copied, self.path, beside(self.path, f".before-{head}"))
        try:
            async with ThreadWriting(self._writer, self._thread).in_full() as transaction:
                await transaction.run_sync(upgrade, migrations)
        except Exception as trouble:
            # A migration may fail in any way. In every case the transaction has undone it all.
            cause = str(getattr(trouble, "orig", trouble)) or type(trouble).__name__
            if isinstance(trouble, OperationalError) and ("full" in cause or "locked" in cause):
                raise
            raise CannotOpen(
                f"{self.path} couldn’t be updated and is unchanged ({cause}). Go back to the version that wrote it."
            ) from trouble
        self._file = self.path.stat()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise NotRead("The database is closed.")  # a new connection would never be closed
        with _errors_of_ours(NotRead):
            async with self._readers.connect() as connection:
                try:
                    async with connection.begin():
                        yield connection
                finally:
                    if self._closed:  # meanwhile, so no one else would close this connection
                        await connection.invalidate()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        """Raises NotSaved, and FileGone when the file is no longer there, before and after."""
        with _errors_of_ours(NotSaved):
            async with self._writers:
                self._check_there()
                async with ThreadWriting(self._writer, self._thread).in_full() as transaction:
                    yield transaction
                self._check_there()
        self.committed_at = time.monotonic()

    async def empty_log(self) -> bool:
        """Move what was written last into the file and empty the log beside it."""
        outside = self._writer.execution_options(begin=None)  # of transactions: SQLite takes it there only
        with _errors_of_ours(NotSaved):
            async with self._writers, ThreadWriting(outside, self._thread).in_full() as connection:
                busy, *_ = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
        return not busy

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._readers.dispose()
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
            self._thread.shutdown()
            self._lock.close()

    def _check_there(self) -> None:
        with suppress(OSError):
            if os.path.samestat(self._file, self.path.stat()):
                return
        if not self._told:
            log.error(
                "%s was deleted or replaced while the bot runs, so nothing is being saved. "
                "Stop the bot, then restore a backup with: python bot.py restore FILE.",
                self.path,
            )
        self._told = True
        raise FileGone(f"{self.path} is gone")


@contextmanager
def _errors_of_ours(kind: type[NotRead] | type[NotSaved]) -> Iterator[None]:
    try:
        yield
    except DBAPIError as trouble:
        raise kind(str(trouble.orig)) from trouble
    except NoneFree as trouble:
        raise kind("All connections to the database are busy.") from trouble


async def open_file(path: Path, migrations: Path = MIGRATIONS) -> FileStore:
    """Open the file for this process alone, making or migrating it as needed. Raises CannotOpen."""
    lock = await asyncio.to_thread(Lock, path)
    try:
        condition = await asyncio.to_thread(examined, path, migrations)
    except BaseException:
        lock.close()
        raise
    store = FileStore(path, lock)
    try:
        await store.begin(condition, migrations)
    except BaseException as trouble:
        await store.close()
        if isinstance(trouble, (SQLAlchemyError, CommandError, sqlite3.Error, OSError)):
            raise CannotOpen(sentence(path, trouble)) from trouble
        raise
    return store


def _on_connect(connection: sqlite3.Connection | AsyncAdapt_aiosqlite_connection, record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "foreign_keys = ON", "synchronous = FULL", "secure_delete = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    begin = connection.get_execution_options().get("begin")
    if begin:
        connection.exec_driver_sql(begin)
