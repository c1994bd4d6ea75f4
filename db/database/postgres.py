"""The database on a PostgreSQL server, which several processes of the bot may use, each for the servers of its shards.

A process writes one transaction after the other here too, on a connection that holds an advisory lock for each of its
shards. So a server has one process that writes, and a second one that wants a shard waits until the first is gone.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from pathlib import Path
from typing import Concatenate

import asyncpg
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.database.address import Address
from db.database.errors import CannotOpen, Lost, NotRead, NotSaved, StoreError
from db.database.schema_version import MIGRATIONS, Condition, Found, upgrade
from db.database.transactions import Found as Answer
from db.database.transactions import Given, Store, Writing, in_full
from model.servers.shard_set import ShardSet

PATIENCE = 5  # seconds to wait for a server that is away, and for a lock that another process holds
AT_START = 30  # seconds to wait for a server that may be starting as well
PAUSE = 0.2  # seconds until it is asked again
LONGEST = 60  # seconds for one statement, and for a transaction of a process that has stopped answering
READERS = 4  # connections that read at the same time
UPDATING = 0x65696768_0001  # the advisory lock of the one process that may bring the tables up to date
RUNNING = 0x65696768_0002  # the advisory lock that all who write share, and that who changes the tables holds alone
COLUMNS = (
    "SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = current_schema()"
)
OTHER_COUNT = (
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database()"
    " WHERE locktype = 'advisory' AND objsubid = 2 AND classid <> {count}"
)
LOCKED, GAVE_WAY = "55P03", ("40001", "40P01")  # what another process holds; to another transaction
SETTINGS = {
    "application_name": "eights",
    "jit": "off",
    "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": f"{LONGEST}s",
    "tcp_keepalives_idle": f"{LONGEST}",  # so that the locks of a computer that is gone are soon free
}
TROUBLE = (DBAPIError, NoneFree, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

log = logging.getLogger(__name__)


def state_of(trouble: BaseException) -> str:
    """The five signs by which PostgreSQL names what is wrong. Nothing if it has not said anything."""
    return str(getattr(getattr(trouble, "orig", None) or trouble, "sqlstate", None) or "")


def is_away(trouble: BaseException) -> bool:
    """Whether the server is not there, or is starting or stopping, or has lost the connection."""
    known = getattr(trouble, "orig", None) or trouble
    gone = getattr(trouble, "connection_invalidated", False) or isinstance(known, (OSError, asyncpg.InterfaceError))
    return state_of(trouble).startswith(("08", "57P")) or (gone and not state_of(trouble))


@contextmanager
def errors_of_ours(kind: type[StoreError], said: str = "{}", *more: type[Exception]) -> Iterator[None]:
    """Trouble becomes an error of ours with its first line, as the others may hold what is in a row."""
    try:
        yield
    except (*TROUBLE, *more) as trouble:
        if kind is NotSaved and (is_away(trouble) or state_of(trouble) in GAVE_WAY):
            kind = Lost
        cause = getattr(trouble, "orig", None) or trouble
        told = (str(cause.__cause__ or cause) or type(cause).__name__).splitlines()[0]
        raise kind(said.format(f"{told} {state_of(trouble)}".strip())) from None


class ServerWriting(Writing):
    """A transaction on the connection that writes."""

    def __init__(self, store: Store, connection: AsyncConnection) -> None:
        super().__init__(connection.engine.sync_engine)
        self._store, self._connection = store, connection

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Answer], *given: Given.args, **more: Given.kwargs
    ) -> Answer:
        return await self._connection.run_sync(lambda known: work(self._catch_up(known), *given, **more))

    async def commit(self) -> None:
        """Save everything. If a connection is lost meanwhile, the version of what was saved tells whether it is."""
        await self.run_sync(lambda connection: None)
        try:
            await self._connection.commit()
        except TROUBLE as trouble:
            if not (is_away(trouble) and await self._is_saved()):
                raise

    async def _is_saved(self) -> bool:
        if self.proof is not None:
            with suppress(NotRead):
                async with self._store.reading() as transaction:
                    return (await transaction.execute(self.proof)).first() is not None
        return False

    async def roll_back(self) -> None:
        """The end of the connection's block undoes everything."""
        self._put_off.clear()


class ServerStore(Store):
    """A database on a server. Readers share some connections. Writers have one of their own, and queue for it."""

    def __init__(self, address: Address, revision: str, share: ShardSet | None) -> None:
        self.share, self._revision = share, revision
        known = {"timeout": PATIENCE, "command_timeout": LONGEST, "server_settings": SETTINGS}
        both = {"max_overflow": 0, "pool_pre_ping": True, "hide_parameters": True, "connect_args": known}
        self._writer = create_async_engine(address.url, pool_size=1, execution_options={"share": share}, **both)
        event.listen(self._writer.sync_engine, "connect", self._on_connect)
        reads = {"share": share, "isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._readers = create_async_engine(address.url, pool_size=READERS, execution_options=reads, **both)
        self._writers, self._closed = asyncio.Lock(), False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with errors_of_ours(NotRead):
            async with connected(self._readers, PATIENCE) as connection:
                try:
                    yield connection
                finally:
                    if self._closed:  # meanwhile, so no one else would close this connection
                        await connection.invalidate()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        with errors_of_ours(NotSaved):
            async with (
                self._writers,
                connected(self._writer, PATIENCE) as connection,
                in_full(ServerWriting(self, connection)) as transaction,
            ):
                yield transaction
        self.committed_at = time.monotonic()

    async def prove_writable(self) -> None:
        """Raises what the driver raises, and NotSaved if this process may not write."""
        async with connected(self._writer, PATIENCE) as connection:
            await connection.exec_driver_sql("DELETE FROM notes WHERE FALSE")

    async def empty_log(self) -> bool:
        """The server vacuums by itself, and what it keeps beside its tables is its operator's."""
        return True

    async def close(self) -> None:
        self._closed = True
        await self._readers.dispose()
        await self._writer.dispose()

    def _on_connect(self, connection: DBAPIConnection, record: object) -> None:
        """Own the shards as long as this connection lasts."""
        try:
            self._own(connection)
            connection.rollback()
        except BaseException:
            connection.close()  # or it would hold some of the locks for a while
            raise

    def _own(self, connection: DBAPIConnection) -> None:
        """Raises NotSaved if a newer version has changed the tables, or others count the shards in another way."""
        share, cursor = self.share or ShardSet((0,), 1), connection.cursor()
        cursor.execute(f"SELECT pg_advisory_lock_shared({RUNNING})")
        cursor.execute("SELECT version_num FROM alembic_version")
        if cursor.fetchone() != (self._revision,):
            raise NotSaved("Another version of Eights has changed the database. Stop this bot, and update it.")
        for shard in share.ids:
            cursor.execute(f"SELECT pg_advisory_lock({share.count}, {shard})")
        cursor.execute(OTHER_COUNT.format(count=share.count))
        if cursor.fetchone():
            raise NotSaved("Another process has another number of shards. Give all the same one with SHARDS.")


@asynccontextmanager
async def connected(engine: AsyncEngine, patience: float) -> AsyncIterator[AsyncConnection]:
    """A connection to a server that may be away for so many seconds. At the end what is open is undone."""
    end = time.monotonic() + patience
    while True:
        try:
            connection = await engine.connect()
            break
        except TROUBLE as trouble:
            if not is_away(trouble) or time.monotonic() >= end:
                raise
        await asyncio.sleep(PAUSE)
    try:
        yield connection
    finally:
        await asyncio.shield(connection.close())  # even for a task that is cancelled


# Opening


def errors_of(address: Address) -> AbstractContextManager[None]:
    """What goes wrong with the database is a CannotOpen, also that asyncpg knows no such option of the address."""
    return errors_of_ours(CannotOpen, f"{address} can’t be used as DATABASE ({{}}).", TypeError)


async def open_server(address: Address, migrations: Path = MIGRATIONS, share: ShardSet | None = None) -> ServerStore:
    """Open a database for this process and others, once no other one has its shards. Raises CannotOpen."""
    with errors_of(address):
        store, told = ServerStore(address, await _brought_up_to_date(address, migrations), share), False
        while True:
            try:
                await store.prove_writable()
            except NotSaved as refused:
                await store.close()
                raise CannotOpen(f"{address}: {refused}") from None
            except DBAPIError as trouble:
                if state_of(trouble) != LOCKED:
                    await store.close()
                    raise
            else:
                return store
            if not told:
                log.warning("Another process has one of the shards %s, so this one waits for it", share or "0/1")
            told = True


@asynccontextmanager
async def alone(address: Address, migrations: Path = MIGRATIONS) -> AsyncIterator[tuple[AsyncConnection, Condition]]:
    """A transaction on a database that no bot uses, and its condition. Raises CannotOpen."""
    async with _unbounded(address) as connection:
        await connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}s'")
        try:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RUNNING})")
        except DBAPIError as trouble:
            if state_of(trouble) != LOCKED:
                raise
            raise CannotOpen(f"{address} is in use by a bot. Stop every bot that uses it first.") from None
        yield connection, await _condition_of(connection, address, migrations)
        await connection.commit()


def _unbounded(address: Address) -> AbstractAsyncContextManager[AsyncConnection]:
    """A connection for what takes long. The server may be starting."""
    known = {"timeout": PATIENCE, "server_settings": {"application_name": "eights"}}
    engine = create_async_engine(address.url, poolclass=NullPool, hide_parameters=True, connect_args=known)
    return connected(engine, AT_START)


async def _brought_up_to_date(address: Address, migrations: Path) -> str:
    """Migrate if need be, all or nothing. Processes that start meanwhile wait for it. Returns the revision."""
    async with _unbounded(address) as waiting:
        await waiting.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPDATING})")
        found = await _condition_of(waiting, address, migrations)
        if not found.current:
            async with alone(address, migrations) as (connection, _):
                with errors_of_ours(CannotOpen, f"{address} couldn’t be updated and is unchanged ({{}}).", Exception):
                    await connection.run_sync(upgrade, migrations)
            found = await _condition_of(waiting, address, migrations)
    return found.revision or ""


async def _condition_of(connection: AsyncConnection, address: Address, migrations: Path) -> Condition:
    if (await connection.exec_driver_sql("SHOW server_encoding")).scalar_one() != "UTF8":
        raise CannotOpen(f"{address} doesn’t store text as UTF8. Make one with: createdb -E UTF8 -T template0 NAME")
    columns: dict[str, set[str]] = {}
    for table, column in await connection.exec_driver_sql(COLUMNS):
        columns.setdefault(table, set()).add(column)
    known = columns.get("alembic_version") == {"version_num"}
    found = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalars() if known else ()
    mend = "Restore a backup of it with pg_restore."
    return Found(str(address), columns, [str(revision) for revision in found], mend).condition(migrations)
