"""The database on a PostgreSQL server, which several processes of the bot may use, each for the servers of its shards.

A process writes one transaction after the other here too, on a connection that holds an advisory lock for each of its
shards. So a server has one process that writes, and a second one that wants a shard waits until the first is gone.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Concatenate

import asyncpg
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from db.database.address import Address
from db.database.schema_version import MIGRATIONS, Condition, condition_of, upgrade
from db.database.store import Away, CannotOpen, Found, Given, Lost, NotRead, NotSaved, Store, StoreError, Writing
from model.servers.settings import ShardSet

PATIENCE = 5  # seconds for a connection, and for a row that another process is changing
AGAIN = 0.5  # seconds until it is looked again whether another process still has a shard
LONGEST = 60  # seconds for one statement, and for a transaction of a process that has stopped answering
READERS = 4  # connections that read at the same time
UPDATING = 0x65696768_0001  # the advisory lock of the one process that may bring the tables up to date
RUNNING = 0x65696768_0002  # the advisory lock that all who write share, and that who changes the tables holds alone
SETTINGS = {
    "application_name": "eights",
    "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": f"{LONGEST}s",
    "tcp_keepalives_idle": f"{LONGEST}",  # so that the locks of a computer that is gone are soon free
}
LOST = ("08", "57P", "40001", "40P01")  # the server or the connection went away, or another transaction came first
WHEN_LOST: dict[type[StoreError], type[StoreError]] = {NotSaved: Lost, CannotOpen: Away}
TROUBLE = (DBAPIError, NoneFree, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

log = logging.getLogger(__name__)


def is_lost(trouble: BaseException) -> bool:
    """True if a transaction was lost through nothing that is in it. At a commit it may have been saved."""
    known = getattr(trouble, "orig", None) or trouble
    gone = getattr(trouble, "connection_invalidated", False) or isinstance(known, (OSError, asyncpg.InterfaceError))
    return gone or str(getattr(known, "sqlstate", None)).startswith(LOST)


@contextmanager
def errors_of_ours(kind: type[StoreError], said: str = "{}", *more: type[Exception]) -> Iterator[None]:
    """Trouble becomes an error of ours with its first line, as the others may hold what is in a row."""
    try:
        yield
    except (*TROUBLE, *more) as trouble:
        cause = getattr(trouble, "orig", None) or trouble
        told = (str(cause.__cause__ or cause) or type(cause).__name__).splitlines()[0]
        raise (WHEN_LOST.get(kind, kind) if is_lost(trouble) else kind)(said.format(told)) from None


@dataclass(eq=False)
class ServerWriting(Writing):
    """A transaction on the connection that writes. The end of the connection's block undoes what is not committed."""

    _store: Store
    _connection: AsyncConnection

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **more: Given.kwargs
    ) -> Found:
        return await self._connection.run_sync(lambda known: work(self._catch_up(known), *given, **more))

    async def commit(self) -> None:
        """Save everything. If a connection is lost meanwhile, the version of what was saved tells whether it is."""
        await self.run_sync(lambda connection: None)
        try:
            await self._connection.commit()
        except TROUBLE as trouble:
            saved = None
            if is_lost(trouble) and self.proof is not None:
                with suppress(NotRead):
                    async with self._store.reading() as transaction:
                        saved = (await transaction.execute(*self.proof)).first()
            if saved is None:
                raise


class ServerStore(Store):
    """A database on a server. Readers share some connections. Writers have one of their own, and queue for it."""

    def __init__(self, address: Address, share: ShardSet | None) -> None:
        self.share = share
        known = {"timeout": PATIENCE, "command_timeout": LONGEST, "server_settings": SETTINGS}
        both = {"max_overflow": 0, "pool_pre_ping": True, "hide_parameters": True, "connect_args": known}
        self.writer = create_async_engine(address.url, pool_size=1, execution_options={"share": share}, **both)
        event.listen(self.writer.sync_engine, "connect", self._own)
        reads = {"share": share, "isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._readers = create_async_engine(address.url, pool_size=READERS, execution_options=reads, **both)
        self._writers, self._closed = asyncio.Lock(), False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with errors_of_ours(NotRead):
            async with self._readers.connect() as connection:
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
                self.writer.connect() as connection,
                ServerWriting(self.writer.sync_engine, self, connection).in_full() as transaction,
            ):
                yield transaction
        self.committed_at = time.monotonic()

    def _own(self, connection: DBAPIConnection, record: object) -> None:
        """Own the shards as long as this connection lasts. Raises NotSaved if another process has one of them."""
        share, cursor = self.share or ShardSet((0,), 1), connection.cursor()
        shards = (f"pg_try_advisory_lock({share.count}, {shard})" for shard in share.ids)
        cursor.execute(f"SELECT {' AND '.join((f'pg_try_advisory_lock_shared({RUNNING})', *shards))}")
        owned = cursor.fetchone()
        connection.rollback()
        if owned != (True,):
            connection.close()  # or it would hold some of the locks for a while
            raise NotSaved(f"Another process has one of the shards {share}, so this one waits for it")

    async def close(self) -> None:
        self._closed = True
        await self._readers.dispose()
        await self.writer.dispose()


# Opening


def errors_of(address: Address) -> AbstractContextManager[None]:
    """Trouble with the database becomes a CannotOpen, also that asyncpg knows no such option of the address."""
    return errors_of_ours(CannotOpen, f"{address} can’t be used as DATABASE ({{}}).", TypeError)


async def open_server(address: Address, migrations: Path = MIGRATIONS, share: ShardSet | None = None) -> ServerStore:
    """Open a database for this process and others, once no other one has its shards. Raises CannotOpen."""
    with errors_of(address):
        async with opening(address, migrations) as (connection, condition):
            if not condition.current:
                await bring_up_to_date(connection, address, migrations)
        store, told = ServerStore(address, share), ""
        while True:
            try:
                async with store.writer.connect() as connection:
                    await connection.exec_driver_sql("DELETE FROM notes WHERE FALSE")
            except NotSaved as taken:
                if not told:
                    log.warning(told := str(taken))
                await asyncio.sleep(AGAIN)
            except BaseException:
                await store.close()
                raise
            else:
                return store


@asynccontextmanager
async def opening(address: Address, migrations: Path = MIGRATIONS) -> AsyncIterator[tuple[AsyncConnection, Condition]]:
    """A transaction that may take long, and the condition of the database. Others that open it wait for its end."""
    known = {"timeout": PATIENCE, "server_settings": {"application_name": "eights"}}
    engine = create_async_engine(address.url, poolclass=NullPool, hide_parameters=True, connect_args=known)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPDATING})")
        yield connection, await connection.run_sync(_condition_of, address, migrations)


async def bring_up_to_date(connection: AsyncConnection, address: Address, migrations: Path = MIGRATIONS) -> None:
    """Migrate, all or nothing. Raises CannotOpen, also while a bot uses the database."""
    free = await connection.exec_driver_sql(f"SELECT pg_try_advisory_xact_lock({RUNNING})")
    if not free.scalar_one():
        raise CannotOpen(f"{address} is in use by a bot. Stop every bot that uses it first.")
    with errors_of_ours(CannotOpen, f"{address} couldn’t be updated and is unchanged ({{}}).", Exception):
        await connection.run_sync(upgrade, migrations)


def _condition_of(connection: Connection, address: Address, migrations: Path) -> Condition:
    tables = inspect(connection).get_multi_columns().items()
    columns = {table: {column["name"] for column in found} for (_, table), found in tables}
    known = columns.get("alembic_version") == {"version_num"}
    revisions = MigrationContext.configure(connection).get_current_heads() if known else ()
    return condition_of(str(address), columns, revisions, "Restore a backup of it with pg_restore.", migrations)
