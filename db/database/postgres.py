"""The database on a PostgreSQL server, which several processes of the bot may use at the same time.

A process writes one transaction after the other here too, on a connection of its own. Between processes the version of
a row is the referee, and what has no version is locked or claimed (``db.repositories.servers.notes``). Two advisory
locks order the rest: who changes the tables is alone in that, and no process of another version runs meanwhile.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate

from sqlalchemy import Connection, CursorResult, FrozenResult, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.database.address import Address
from db.database.errors import CannotOpen, NotRead, NotSaved
from db.database.schema_version import MIGRATIONS, Condition, Found, upgrade
from db.database.server_errors import TROUBLE, cause_of, errors_of_ours, is_away, sentence, sentences, state_of
from db.database.transactions import Found as Answer
from db.database.transactions import Given, PutOff, Store, Writing, in_full

PATIENCE = 5  # seconds to wait for a server that is away, and for a row that another process has locked
AT_START = 30  # seconds to wait for a server that may be starting as well
PAUSE = 0.2  # seconds until it is asked again
LONGEST = 60  # seconds for one statement, and for a transaction of a process that has stopped answering
OLDEST = 13  # the first PostgreSQL that tells what became of a transaction
MIGRATING, RUNNING = 0x65696768_0001, 0x65696768_0002  # the keys of the advisory locks
MEND = "Restore a backup of it with pg_restore."
NUMBER = "SELECT pg_current_xact_id()::text || '@' || pg_postmaster_start_time()"  # of a transaction on this server
BECAME = "SELECT CASE pg_postmaster_start_time()::text WHEN '{since}' THEN pg_xact_status('{number}') ELSE 'lost' END"
COLUMNS = (
    "SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = current_schema()"
)

GAVE_WAY = ("40001", "40P01")  # to another transaction, as when each waits for the other
SAYS_WHERE = {"application_name": "eights", "jit": "off"}
BOUNDS = {
    "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": f"{LONGEST}s",
    "default_transaction_isolation": "read committed",
}

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step:
    """Work that a transaction has done, after what was put off until then, and what of its answer can be compared."""

    put_off: PutOff
    work: Callable[[Connection], object]
    answer: object


class ServerWriting(Writing):
    """A transaction on the connection that writes. The server is asked for its number first.

    When it gives way to another one, or loses its connection, nothing of it is saved and no one was told anything. So
    all of it is done again, once, and goes on if every answer is what it was.
    """

    def __init__(self, server: "Server") -> None:
        super().__init__(server.engine.sync_engine)
        self._server = server
        self._connection: AsyncConnection | None = None
        self._number = ""
        self._steps: list[Step] = []
        self._repeatable = True
        self._lost: Exception | None = None

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Answer], *given: Given.args, **more: Given.kwargs
    ) -> Answer:
        def step(connection: Connection) -> Answer:
            return work(connection, *given, **more)

        self._check_not_lost()
        await self._begun()  # which has waited already for a server that is away
        put_off = self._put_off
        try:
            answer = await self._do(put_off, step)
        except BaseException:
            self._repeatable = False  # who asked may go on, but it is not known how much of this step was done
            raise
        self._steps.append(Step(put_off, step, _comparable(answer)))
        return answer

    async def commit(self) -> None:
        """Save everything. A connection that is lost meanwhile leaves it open whether that was done, so it is asked."""
        self._check_not_lost()
        if self._put_off:
            await self.run_sync(lambda connection: None)
        if self._connection is None:
            return
        try:
            await self._connection.commit()
        except TROUBLE as trouble:
            await self._give_back()
            became = await self._server.became(self._number)
            if became == "aborted":
                await self._begin_again(trouble)
                await self.commit()
            elif became != "committed":
                raise
        await self.roll_back()

    async def roll_back(self) -> None:
        self._put_off = []
        await self._give_back()

    async def _do(self, put_off: PutOff, work: Callable[[Connection], Answer]) -> Answer:
        try:
            return await self._try(put_off, work)
        except TROUBLE as trouble:
            await self._begin_again(trouble)
            return await self._do(put_off, work)

    async def _try(self, put_off: PutOff, work: Callable[[Connection], Answer]) -> Answer:
        connection = await self._begun()
        self._put_off = put_off
        return await connection.run_sync(lambda known: work(self._catch_up(known)))

    async def _begin_again(self, trouble: Exception) -> None:
        """Do again what was done so far, once. Raises the trouble if that is no way out of it."""
        if not (state_of(trouble) in GAVE_WAY or is_away(trouble)):
            raise trouble
        await self._give_back()
        self._lost = trouble
        if not self._repeatable:
            raise trouble
        log.warning("The database has lost a transaction (%s), so it is done again", cause_of(trouble))
        self._repeatable = False
        await asyncio.sleep(PAUSE)  # so that the other one gets its rows first, even on a busy server
        for step in self._steps:
            if _comparable(await self._try(step.put_off, step.work)) != step.answer:
                raise trouble
        self._lost = None

    def _check_not_lost(self) -> None:
        """Who takes trouble for a damaged row would go on with what is half."""
        if self._lost is not None:
            raise self._lost

    async def _begun(self) -> AsyncConnection:
        if self._connection is None:
            self._connection, self._number = await self._server.begun(NUMBER)
        return self._connection

    async def _give_back(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.shield(connection.close())


def _comparable(answer: object) -> object:
    if isinstance(answer, FrozenResult):
        return answer.data
    return answer.rowcount if isinstance(answer, CursorResult) else answer


class Server:
    """A pool of connections to a server that may be away for a moment, as when it is restarted."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._away = False

    async def begun(self, question: str) -> tuple[AsyncConnection, Any]:
        """A connection whose transaction has begun with a question, and the answer.

        Nothing was done so far, so it is safe to try again. Once that was in vain, those who come after do not wait.
        """
        end = time.monotonic() + (0 if self._away else PATIENCE)
        while True:
            try:
                begun = await self._asked(question)
            except TROUBLE as trouble:
                self._away = is_away(trouble) and time.monotonic() >= end
                if self._away or not is_away(trouble):
                    raise
            else:
                self._away = False
                return begun
            await asyncio.sleep(PAUSE)

    async def _asked(self, question: str) -> tuple[AsyncConnection, Any]:
        connection = await self.engine.connect()
        try:
            return connection, (await connection.exec_driver_sql(question)).scalar_one()
        except BaseException:
            await asyncio.shield(connection.close())
            raise

    async def became(self, number: str) -> str | None:
        """What became of a transaction whose commit was not answered: committed, aborted, or something unknown.

        A server that was started anew may use its number for another one, so no one can tell. Then it counts as
        lost. If it was saved all the same, the next one finds newer rows and reads them again.
        """
        end = time.monotonic() + PATIENCE
        became, (transaction, since) = "in progress", number.split("@")
        while became == "in progress" and time.monotonic() < end:
            connection, became = await self.begun(BECAME.format(since=since, number=transaction))
            await connection.close()
            await asyncio.sleep(PAUSE if became == "in progress" else 0)
        return became


class ServerStore(Store):
    """A database on a server. Readers share some connections. Writers have one of their own, and queue for it."""

    def __init__(self, address: Address, revision: str) -> None:
        self.address, self._revision = address, revision
        readers = _engine(address, max(1, address.connections - 1), isolation_level="REPEATABLE READ")
        writer = _engine(address, 1)
        event.listen(writer.sync_engine, "connect", self._on_connect)
        self._reading = Server(readers.execution_options(postgresql_readonly=True))
        self._writing = Server(writer)
        self._writers = asyncio.Lock()
        self._closed = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with errors_of_ours(NotRead):
            connection, _ = await self._reading.begun("SELECT 1")
            async with _given_back(connection):
                try:
                    yield connection
                finally:
                    if self._closed:  # meanwhile, so no one else would close this connection
                        await connection.invalidate()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        with errors_of_ours(NotSaved):
            async with self._writers, in_full(ServerWriting(self._writing)) as transaction:
                yield transaction
        self.committed_at = time.monotonic()

    async def prove_writable(self) -> None:
        """Raises what the driver raises, for ``sentences`` to tell."""
        connection, _ = await self._writing.begun("SELECT 1")
        async with _given_back(connection):
            await connection.exec_driver_sql("DELETE FROM notes WHERE FALSE")

    async def empty_log(self) -> bool:
        """The server vacuums by itself, and what it keeps beside its tables is its operator's."""
        return True

    async def close(self) -> None:
        self._closed = True
        for server in (self._reading, self._writing):
            await server.engine.dispose()

    def _on_connect(self, connection: DBAPIConnection, record: object) -> None:
        """Keep newer versions from changing the tables as long as this connection lasts, and see that none has."""
        cursor = connection.cursor()
        cursor.execute(f"SELECT pg_advisory_lock_shared({RUNNING})")
        cursor.execute("SELECT version_num FROM alembic_version")
        revision = cursor.fetchone()
        cursor.close()
        connection.rollback()
        if revision != (self._revision,):
            raise NotSaved(f"Another version of Eights has changed {self.address}. Stop this bot, and update it.")


def _engine(address: Address, connections: int, **more: object) -> AsyncEngine:
    return create_async_engine(
        address.url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and hands, seeds and names do not belong there
        connect_args={"timeout": PATIENCE, "command_timeout": LONGEST, "server_settings": SAYS_WHERE | BOUNDS},
        **more,
    )


@asynccontextmanager
async def _given_back(connection: AsyncConnection) -> AsyncIterator[AsyncConnection]:
    """Return a connection at the end of the block, even for a task that is cancelled. What is open is undone."""
    try:
        yield connection
    finally:
        await asyncio.shield(connection.close())


# Opening


async def open_server(address: Address, migrations: Path = MIGRATIONS) -> ServerStore:
    """Open a database for this process and others. Raises CannotOpen."""
    with sentences(address):
        revision = await _brought_up_to_date(address, migrations)
        store = ServerStore(address, revision)
        try:
            await store.prove_writable()
        except BaseException:
            await store.close()
            raise
    return store


@asynccontextmanager
async def connected(
    address: Address, wait: float = 0, isolation: str = "READ COMMITTED"
) -> AsyncIterator[AsyncConnection]:
    """A connection without bounds, for what takes long."""
    engine = create_async_engine(
        address.url,
        poolclass=NullPool,
        isolation_level=isolation,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "server_settings": SAYS_WHERE},
    )
    async with _given_back(await _reached(engine, address, wait)) as connection:
        yield connection


async def _reached(engine: AsyncEngine, address: Address, wait: float) -> AsyncConnection:
    end = time.monotonic() + wait
    while True:
        try:
            return await engine.connect()
        except TROUBLE as trouble:
            if not is_away(trouble) or time.monotonic() >= end:
                raise
            log.info("%s does not answer yet", address)
        await asyncio.sleep(min(1, wait))


async def _brought_up_to_date(address: Address, migrations: Path) -> str:
    """Migrate if need be, one process alone, and all or nothing. Returns the revision."""
    async with connected(address, AT_START) as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        condition = await condition_of(connection, address, migrations)
        if not condition.current:
            await _migrated(connection, address, condition, migrations)
        revision: str = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalar_one()
        await connection.commit()
    return revision


async def _is_alone(connection: AsyncConnection) -> bool:
    """Whether no bot uses the database, nor will before the end of the transaction."""
    alone = await connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": RUNNING})
    return bool(alone.scalar_one())


async def taken(connection: AsyncConnection, address: Address) -> Condition:
    """The condition of a database that no bot uses until the end of the transaction. Raises CannotOpen."""
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    if not await _is_alone(connection):
        raise CannotOpen(f"{address} is in use by a bot. Stop every bot that uses it first.")
    return await condition_of(connection, address)


async def _migrated(connection: AsyncConnection, address: Address, condition: Condition, migrations: Path) -> None:
    if not await _is_alone(connection):
        raise CannotOpen(f"{address} is in use by an older version of Eights. Stop that first: this one changes it.")
    try:
        await connection.run_sync(upgrade, migrations)
    except Exception as trouble:
        # A migration may fail in any way. In every case the transaction undoes it all.
        if condition.revision is None or state_of(trouble) == "53100" or is_away(trouble):
            raise CannotOpen(sentence(address, trouble)) from trouble
        raise CannotOpen(
            f"{address} couldn’t be updated and is unchanged ({cause_of(trouble)}). "
            "Go back to the version that wrote it."
        ) from trouble


async def condition_of(connection: AsyncConnection, address: Address, migrations: Path = MIGRATIONS) -> Condition:
    """What a database holds. Raises CannotOpen if this version cannot use it."""
    version = connection.dialect.server_version_info or (0,)
    if version[0] < OLDEST:
        raise CannotOpen(f"{address} is on PostgreSQL {version[0]}. Update the server to {OLDEST} or later.")
    if (await connection.exec_driver_sql("SHOW server_encoding")).scalar_one() != "UTF8":
        raise CannotOpen(f"{address} doesn’t store text as UTF8. Make one with: createdb -E UTF8 -T template0 NAME")
    columns: dict[str, set[str]] = {}
    for table, column in await connection.exec_driver_sql(COLUMNS):
        columns.setdefault(table, set()).add(column)
    known = columns.get("alembic_version") == {"version_num"}
    found = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalars() if known else ()
    return Found(str(address), columns, [str(revision) for revision in found], MEND).condition(migrations)
