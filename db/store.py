"""The database file: opening it, bringing it up to date, and transactions. What can go wrong here has errors of ours.

StoreError
├── CannotOpen      the file cannot be used; the text is a sentence for the operator
├── NotRead         the database could not answer
├── NotSaved        the database refused a write, and nothing has changed
└── StaleRow        the row was written by another process since it was read

The SQLite driver is told to leave transactions alone: each begins with an explicit BEGIN IMMEDIATE when it writes.
Without that the driver would commit schema changes half-way.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, inspect
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5  # seconds to wait while another program writes to the file

Transaction: TypeAlias = AsyncConnection  # what the functions of db read and write through


class StoreError(Exception):
    """Something went wrong with the database."""


class CannotOpen(StoreError):
    """The file cannot be used as a database. The text is a sentence for the operator."""


class NotRead(StoreError):
    """The database could not answer."""


class NotSaved(StoreError):
    """The database refused a write, and nothing has changed."""


class StaleRow(StoreError):
    """Another process has written the row of this ``kind`` since it was read."""

    def __init__(self, kind: str, number: int, version: int) -> None:
        super().__init__(f"{kind.capitalize()} {number} is no longer at version {version}.")
        self.kind = kind


class Store:
    """One SQLite file, up to date. Writers in this process queue here, not at the file's lock."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writers = asyncio.Lock()
        self.committed_at: float | None = None  # on the monotonic clock

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A transaction that only reads. Raises NotRead."""
        with _errors_of_ours(NotRead):
            async with self._engine.begin() as transaction:
                yield transaction

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction that is committed at the end of the block, or rolled back on an exception. Raises NotSaved."""
        with _errors_of_ours(NotSaved):
            async with self._writers, _for_writing(self._engine).begin() as transaction:
                yield transaction
        self.committed_at = time.monotonic()

    async def close(self) -> None:
        """Close the file."""
        await self._engine.dispose()


@contextmanager
def _errors_of_ours(kind: type[NotRead] | type[NotSaved]) -> Iterator[None]:
    try:
        yield
    except DBAPIError as trouble:
        raise kind(str(trouble.orig)) from trouble


async def open_store(path: Path, migrations: Path = MIGRATIONS) -> Store:
    """Open the file, making or migrating it as needed. Raises CannotOpen."""
    engine = _engine(path)
    try:
        await _bring_up_to_date(engine, path, migrations)
    except BaseException as trouble:
        await engine.dispose()
        if isinstance(trouble, (DatabaseError, sqlite3.Error, OSError)):
            raise CannotOpen(_sentence(path, trouble)) from trouble
        raise
    return Store(engine)


def _engine(path: Path) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    # Errors are logged, and hands, seeds and names do not belong there.
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", _on_begin)
    return engine


def _for_writing(engine: AsyncEngine) -> AsyncEngine:
    return engine.execution_options(writes=True)


def _on_connect(connection: Any, record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "foreign_keys = ON", "synchronous = FULL", "secure_delete = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


async def _bring_up_to_date(engine: AsyncEngine, path: Path, migrations: Path) -> None:
    await asyncio.to_thread(_touch, path)
    script = ScriptDirectory(str(migrations))
    async with engine.begin() as connection:
        if (await connection.exec_driver_sql("PRAGMA quick_check")).scalars().first() != "ok":
            raise CannotOpen(_sentence(path, ValueError("malformed")))
        used = await connection.run_sync(lambda sync: bool(inspect(sync).get_table_names()))
        revision = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    if revision == script.get_current_head():
        await _prove_writable(engine)
        return
    if revision is not None and revision not in {known.revision for known in script.walk_revisions()}:
        raise CannotOpen(f"{path} was written by a newer version of Eights. Update the bot, or use another DATABASE.")
    if revision is None and used:
        raise CannotOpen(f"{path} is a database of another program. Use another DATABASE.")
    if revision is not None:
        await asyncio.to_thread(_copy, path, path.with_name(f"{path.name}.before-{script.get_current_head()}"))
    try:
        async with _for_writing(engine).begin() as connection:
            await connection.run_sync(_upgrade, migrations)
    except Exception as trouble:
        # A migration may fail in any way. In every case the transaction has undone it all.
        raise CannotOpen(_not_migrated(path, trouble)) from trouble


def _touch(path: Path) -> None:
    """Make the file, or fail here: an aiosqlite connection that fails at once leaves a thread that may outlive the loop
    and end with a traceback of its own.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as file:
        file.execute("PRAGMA journal_mode = WAL")


async def _prove_writable(engine: AsyncEngine) -> None:
    async with _for_writing(engine).begin() as connection:
        await connection.exec_driver_sql("PRAGMA user_version = 0")


def _upgrade(connection: Connection, migrations: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _copy(path: Path, copy: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _not_migrated(path: Path, trouble: Exception) -> str:
    cause = str(getattr(trouble, "orig", trouble)) or type(trouble).__name__
    return f"{path} could not be brought up to date and is as it was ({cause}). Go back to the version that wrote it."


def _sentence(path: Path, trouble: Exception) -> str:
    cause = str(getattr(trouble, "orig", trouble))
    if "not a database" in cause or "malformed" in cause:
        return f"{path} is not a database, or is damaged. Put a backup in its place, or use another DATABASE."
    if "locked" in cause:
        return f"{path} is being written by another program. Stop it first; only one bot may use a DATABASE."
    return f"{path} cannot be used as DATABASE ({cause}). Choose a file in a folder that the bot may write to."
