"""The database as a SQLite file: opening it, bringing it up to date, and transactions.

The SQLite driver is told to leave transactions alone: each begins with an explicit BEGIN IMMEDIATE when it writes.
Without that the driver would commit schema changes half-way.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.database.backup import copy_pages
from db.database.errors import CannotOpen, FileGone, NotRead, NotSaved
from db.database.file import PATIENCE, Lock, beside, examined, sentence
from db.database.schema_version import MIGRATIONS, Condition, upgrade
from db.database.transactions import Store, Writing, in_full
from db.database.writer import Writer

READERS = 4  # connections that read at the same time; more would only take the processor from each other

log = logging.getLogger(__name__)


class FileStore(Store):
    """One SQLite file, up to date. Readers share some connections. Writers have one of their own, and queue for it."""

    def __init__(self, path: Path, readers: AsyncEngine, writer: Writer, lock: Lock) -> None:
        self.path = path
        self._readers, self._writer, self._lock = readers, writer, lock
        self._writers = asyncio.Lock()
        self._file = path.stat()
        self._told = self._closed = False

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
                async with in_full(self._writer.writing()) as transaction:
                    yield transaction
                self._check_there()
        self.committed_at = time.monotonic()

    async def empty_log(self) -> bool:
        """Move what was written last into the file and empty the log beside it."""
        with _errors_of_ours(NotSaved):
            async with self._writers, in_full(self._writer.outside()) as connection:
                busy, *_ = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
        return not busy

    async def close(self) -> None:
        self._closed = True
        await self._readers.dispose()
        await self._writer.close()
        self._lock.release()

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
        return await _opened(path, condition, migrations, lock)
    except BaseException:
        lock.release()
        raise


async def _opened(path: Path, condition: Condition, migrations: Path, lock: Lock) -> FileStore:
    readers = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), **_options(READERS, "BEGIN"))
    _listen(readers.sync_engine)
    writer = Writer(sync_engine(path))
    try:
        # Make the file, or fail here: an aiosqlite connection that fails at once leaves a thread that may outlive the
        # loop and end with a traceback of its own.
        await asyncio.to_thread(lambda: writer.engine.connect().close())
        await _bring_up_to_date(writer, path, condition, migrations)
        return FileStore(path, readers, writer, lock)
    except BaseException as trouble:
        await writer.close()
        if isinstance(trouble, (SQLAlchemyError, CommandError, sqlite3.Error, OSError)):
            raise CannotOpen(sentence(path, trouble)) from trouble
        raise


def sync_engine(path: Path) -> Engine:
    """One connection that writes."""
    engine = create_engine(URL.create("sqlite", database=str(path)), **_options(1, "BEGIN IMMEDIATE"))
    _listen(engine)
    return engine


def _options(connections: int, begin: str) -> dict[str, object]:
    return {
        "connect_args": {"timeout": PATIENCE},
        "hide_parameters": True,  # errors are logged, and hands, seeds and names do not belong there
        "pool_size": connections,
        "max_overflow": 0,
        "execution_options": {"begin": begin},
    }


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)


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


async def _bring_up_to_date(writer: Writer, path: Path, condition: Condition, migrations: Path) -> None:
    if condition.current:
        async with in_full(writer.writing()) as transaction:
            await transaction.exec_driver_sql("PRAGMA user_version = 0")  # proves that it can be written to
        return
    if condition.revision is not None:
        head = ScriptDirectory(str(migrations)).get_current_head()
        await asyncio.to_thread(_copy, path, beside(path, f".before-{head}"))
    try:
        async with in_full(writer.writing()) as transaction:
            await transaction.run_sync(upgrade, migrations)
    except Exception as trouble:
        # A migration may fail in any way. In every case the transaction has undone it all.
        cause = str(getattr(trouble, "orig", trouble)) or type(trouble).__name__
        if isinstance(trouble, OperationalError) and ("full" in cause or "locked" in cause):
            raise CannotOpen(sentence(path, trouble)) from trouble
        raise CannotOpen(
            f"{path} couldn’t be updated and is unchanged ({cause}). Go back to the version that wrote it."
        ) from trouble


def _copy(path: Path, copy: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        copy_pages(source, target)
