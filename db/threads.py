"""Connections to a file, each in a thread of its own.

A statement is one step of this thread, with all that SQLAlchemy does for it, and so is a commit. Every step costs the
event loop about as much as SQLite needs for the statement itself.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Concatenate

from sqlalchemy import Connection, Engine

from db.errors import NotRead, NotSaved
from db.transactions import Found, Given, Writing

TURN = 30  # seconds that a reader waits for a connection


class ThreadTransaction(Writing):
    """A transaction in the thread of its connection."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor, refusal: type[NotRead] | type[NotSaved]) -> None:
        super().__init__(engine)
        self._thread, self._refusal = thread, refusal
        self._connection: Connection | None = None
        self._begins = False

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **more: Given.kwargs
    ) -> Found:
        return await self._step(lambda: work(self._begun(), *given, **more))

    async def commit(self) -> None:
        await self._step(self._commit)

    async def roll_back(self) -> None:
        """Undo everything. Later steps come after it, even for a task that is cancelled and cannot wait for it.

        What the thread has begun with is undone too, though a task that is cancelled never heard of it.
        """
        self._put_off.clear()
        if self._begins:
            await asyncio.shield(self._step(self.close))  # a step that waits for its turn could be cancelled itself

    def _step(self, work: Callable[[], Found]) -> asyncio.Future[Found]:
        try:
            step = asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as ended:
            raise self._refusal("The database is closed.") from ended
        self._begins = True
        return step

    def _begun(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._catch_up(self._connection)

    def _commit(self) -> None:
        try:
            if self._put_off or self._connection is not None:
                self._begun().commit()
        finally:
            self.close()

    def close(self) -> None:
        """What is not committed by now is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class Desk:
    """A thread that works on one transaction after the other."""

    def __init__(self, engine: Engine, refusal: type[NotRead] | type[NotSaved] = NotSaved) -> None:
        """``refusal``: what is raised once it is closed."""
        self.engine, self._refusal = engine, refusal
        self._thread, self._closed = ThreadPoolExecutor(1, "desk"), False
        self._last: ThreadTransaction | None = None

    def transaction(self) -> Writing:
        """A new transaction. The one before has to be over."""
        return self._begin(self.engine)

    def outside(self) -> Writing:
        """One for statements that SQLite takes outside of transactions only."""
        return self._begin(self.engine.execution_options(begin=None))

    async def close(self) -> None:
        """Close the connection, and end the thread. A transaction that is not over is undone."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
            self._thread.shutdown()

    def _begin(self, engine: Engine) -> Writing:
        self._last = ThreadTransaction(engine, self._thread, self._refusal)
        return self._last

    def _end(self) -> None:
        if self._last is not None:
            self._last.close()
        self.engine.dispose()


class Readers:
    """Desks at which is only read, all at the same time."""

    def __init__(self, engine: Engine, most: int) -> None:
        self.engine = engine
        self._desks: list[Desk] = []
        self._free: list[Desk] = []
        self._turns = asyncio.Semaphore(most)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Writing]:
        """A transaction of which nothing is kept. Raises NotRead when all desks stay taken."""
        await self._turn()
        desk = self._free.pop() if self._free else self._another()
        transaction = desk.transaction()
        try:
            yield transaction
        finally:
            await self._give_back(desk, transaction)

    async def close(self) -> None:
        """Close the connections, and end the threads."""
        for desk in self._desks:
            await desk.close()

    async def _turn(self) -> None:
        try:
            async with asyncio.timeout(TURN):
                await self._turns.acquire()
        except TimeoutError as waited:
            raise NotRead("All connections to the database are busy.") from waited

    async def _give_back(self, desk: Desk, transaction: Writing) -> None:
        try:
            await transaction.roll_back()
        finally:
            self._free.append(desk)
            self._turns.release()

    def _another(self) -> Desk:
        desk = Desk(self.engine, NotRead)
        self._desks.append(desk)
        return desk
