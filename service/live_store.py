"""What lives in memory and in the database at once, one change at a time: the ground of tables and tournaments."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Generic, Protocol, TypeVar

from db.store import NotSaved, StaleRow, Store
from model.refusals import Refused

log = logging.getLogger(__name__)

Seed = Callable[[], str]


class Kept(Protocol):
    """A row that is kept up to date: its id, its version, and when something is due."""

    @property
    def id(self) -> int:
        """By which it is known."""

    @property
    def version(self) -> int:
        """How often it has been saved."""

    @property
    def deadline(self) -> float | None:
        """When something is due, in seconds since 1970."""


Thing = TypeVar("Thing", bound=Kept)


class LiveStore(Generic[Thing]):
    """All things of a kind that are open in this process.

    ``listeners`` are called with a thing's id after each change is saved, ``messages`` tells where things are shown.
    """

    KIND: str  # what one is called
    ROWS: Any  # the module of db that stores them

    def __init__(
        self, store: Store, again: float, *, now: Callable[[], float] = time.time, seed: Seed | None = None
    ) -> None:
        """``again``: the seconds after which what failed is tried again."""
        self.store, self.now, self._again = store, now, again
        self.listeners: list[Callable[[int], None]] = []
        self.messages: dict[int, int] = {}
        self._seed = seed or (lambda: secrets.token_hex(16))
        self._open: dict[int, Thing] = {}
        self._closed: dict[int, Thing] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def get(self, number: int) -> Thing:
        """One that is open. Raises Refused."""
        raise NotImplementedError

    def every(self) -> list[Thing]:
        """All that are open, oldest first."""
        return list(self._open.values())

    async def save_message_id(self, number: int, message: int | None) -> None:
        """Remember where something is shown."""
        async with self.store.writing() as connection:
            await self.ROWS.save_message_id(connection, number, message)
        if message is None:
            self.messages.pop(number, None)
        else:
            self.messages[number] = message

    def closed(self, number: int) -> Thing | None:
        """Something closed as it stood at last, until the farewell."""
        return self._closed.get(number)

    def farewell(self, number: int) -> None:
        """Nobody needs to know any more how something closed stood, and where."""
        self._closed.pop(number, None)
        self.messages.pop(number, None)

    async def stop(self) -> None:
        """Let go of every timer and wait for what is being done; everything stays in the database."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @asynccontextmanager
    async def _at(self, number: int) -> AsyncIterator[Thing]:
        """One that is open, with nobody else at it. What cannot be saved is refused. Raises Refused."""
        self.get(number)
        async with self._locks.setdefault(number, asyncio.Lock()):
            try:
                yield self.get(number)
            except StaleRow:
                await self._reload(number)
                raise Refused(f"This {self.KIND} was changed elsewhere. Look again, and try once more.") from None
            except NotSaved as trouble:
                log.exception("%s %s could not be saved", self.KIND.capitalize(), number)
                raise Refused("This could not be saved, so nothing has changed. Try again in a moment.") from trouble

    async def _reload(self, number: int) -> None:
        """Take up what stands in the database."""
        raise NotImplementedError

    def _set_timer(self, thing: Thing) -> None:
        self._cancel_timer(thing.id)
        if thing.deadline is not None:
            self._ring_in(max(0, thing.deadline - self.now()), thing)

    def _try_again(self, number: int) -> None:
        """Nothing may stand still because something failed once."""
        if number in self._open:
            self._cancel_timer(number)
            self._ring_in(self._again, self._open[number])

    def _ring_in(self, seconds: float, thing: Thing) -> None:
        if not self._stopped:
            loop = asyncio.get_running_loop()
            self._timers[thing.id] = loop.call_later(seconds, self._ring, thing.id, thing.version)

    def _cancel_timer(self, number: int) -> None:
        if number in self._timers:
            self._timers.pop(number).cancel()

    def _ring(self, number: int, version: int) -> None:
        """A deadline has come, unless the thing has another version by now."""
        raise NotImplementedError

    def _start(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _put_away(self, thing: Thing) -> None:
        """Nothing is kept of a closed thing but how it stood; who waits for its lock finds it closed."""
        self._open.pop(thing.id, None)
        self._locks.pop(thing.id, None)
        self._cancel_timer(thing.id)
        self._closed[thing.id] = thing
        self._notify(thing.id)

    def _notify(self, number: int) -> None:
        for listener in self.listeners:
            listener(number)
