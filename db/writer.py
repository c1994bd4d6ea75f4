"""The connection that writes, in a thread of its own.

A statement is one step of this thread, with all that SQLAlchemy does for it, and so is a commit. Every step costs the
event loop about as much as SQLite needs for the statement itself, and others wait meanwhile, so few of them are made:
what needs no answer is put off, and done in the next step.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Executable, Result

from db.errors import NotSaved

Given = ParamSpec("Given")
Found = TypeVar("Found")
Check: TypeAlias = Callable[[Result[Any]], None]
Parameters: TypeAlias = dict[str, Any] | list[dict[str, Any]] | None


class Writing:
    """A transaction that writes. It begins with its first statement."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        self.engine, self._thread = engine, thread
        self._connection: Connection | None = None
        self._put_off: list[tuple[Executable, Parameters, Check]] = []
        self._begins = False

    def later(self, statement: Executable, parameters: Parameters = None, check: Check = lambda found: None) -> None:
        """Execute a statement with the next one, at the latest with the commit, which raises what ``check`` raises."""
        self._put_off.append((statement, parameters, check))

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Result[Any]:
        """Execute a statement. What it finds is read to its end."""
        return await self.run_sync(_executed, statement, parameters)

    async def exec_driver_sql(self, statement: str, parameters: tuple[object, ...] | None = None) -> Result[Any]:
        """Execute SQL as SQLite has it."""
        return await self.run_sync(_executed_as_it_is, statement, parameters)

    async def run_sync(
        self, work: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **more: Given.kwargs
    ) -> Found:
        """Let a function work on the connection."""
        return await self._step(lambda: work(self._begun(), *given, **more))

    async def commit(self) -> None:
        """Save everything. When this returns, it is on the disk."""
        await self._step(self._commit)

    async def roll_back(self) -> None:
        """Undo everything. Later steps come after it, even for a task that is cancelled and cannot wait for it.

        What the thread has begun with is undone too, though a task that is cancelled never heard of it.
        """
        self._put_off.clear()
        if self._begins:
            await self._step(self._close)

    async def _step(self, work: Callable[[], Found]) -> Found:
        try:
            step = asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as ended:
            raise NotSaved("The database is closed.") from ended
        self._begins = True
        return await step

    def _begun(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
        put_off, self._put_off = self._put_off, []
        for statement, parameters, check in put_off:
            check(_executed(self._connection, statement, parameters))
        return self._connection

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
        return Writing(self.engine, self._thread)

    def outside(self) -> Writing:
        """One for statements that SQLite takes outside of transactions only."""
        return Writing(self.engine.execution_options(begin=None), self._thread)

    async def close(self) -> None:
        """Close the connection, and end the thread."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
            self._thread.shutdown()


def _executed(connection: Connection, statement: Executable, parameters: Parameters) -> Result[Any]:
    return _read(connection.execute(statement, parameters))


def _executed_as_it_is(connection: Connection, statement: str, parameters: tuple[object, ...] | None) -> Result[Any]:
    return _read(connection.exec_driver_sql(statement, parameters))


def _read(result: CursorResult[Any]) -> Result[Any]:
    return result.freeze()() if result.returns_rows else result
