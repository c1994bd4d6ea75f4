"""The connection that writes to a file, in a thread of its own.

A statement is one step of this thread, with all that SQLAlchemy does for it, and so is a commit. Every step costs the
event loop about as much as SQLite needs for the statement itself.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate

from sqlalchemy import Connection, Engine

from db.database.errors import NotSaved
from db.database.transactions import Found, Given, Writing


class ThreadWriting(Writing):
    """A transaction in the thread of the writer."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        super().__init__(engine)
        self._thread = thread
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
            await asyncio.shield(self._step(self._close))  # a step that waits for its turn could be cancelled itself

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

    def _commit(self) -> None:
        try:
            if self._put_off or self._connection is not None:
                self._begun().commit()
        finally:
            self._close()

    def _close(self) -> None:
        """What is not committed by now is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class Writer:
    """Makes transactions that write, one after the other."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread, self._closed = ThreadPoolExecutor(1, "writer"), False

    def writing(self) -> Writing:
        """A new transaction. The one before has to be over."""
        return ThreadWriting(self.engine, self._thread)

    def outside(self) -> Writing:
        """One for statements that SQLite takes outside of transactions only."""
        return ThreadWriting(self.engine.execution_options(begin=None), self._thread)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
            self._thread.shutdown()
