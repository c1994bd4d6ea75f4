"""Tables and tournaments in memory and in the database at once: one change at a time, saved, and then told."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from heapq import heapify, heappop, heappush
from typing import Generic, TypeVar

from db.database.store import Store
from db.repositories.live_rows import Live, LiveRows
from engine.words import in_nobodys_language
from model.refusals import NoSuchTable, NoSuchTournament, Refused
from service.unit_of_work import UnitOfWork, unit_of_work

CATCHING_UP = 0.02  # seconds between things where something was due while the bot was away

log = logging.getLogger(__name__)

What = TypeVar("What")


@dataclass(frozen=True)
class Change(Generic[Live]):
    """A change that is saved: a table or tournament ``before`` it (None: it is new) and ``after`` it (None: closed)."""

    id: int
    before: Live | None
    after: Live | None


@dataclass(eq=False)
class Listeners(Generic[What]):
    """Functions that are told when something has changed and is saved. ``cogs.app`` connects them."""

    _listeners: list[Callable[[What], object]] = field(default_factory=list)

    def connect(self, *listeners: Callable[[What], object]) -> None:
        """Tell these as well from now on, after those already connected."""
        self._listeners += listeners

    def tell(self, what: What) -> None:
        """Something has changed. It is saved, so a listener that fails keeps it from no other one."""
        for listener in self._listeners:
            try:
                listener(what)
            except Exception:
                log.exception("Couldn't pass on a change")


Waiting = tuple[int, int, asyncio.Future[None]]  # the stamp, a number for equal stamps, and what is waited for


@dataclass(eq=False)
class PriorityLock:
    """Exclusive access to one thing. Of all that wait at once, the one with the smallest stamp is next.

    Discord stamps presses with numbers that rise, and they may arrive in another order. What has no stamp comes after
    everything that waits already. Nothing waits for a press that may still come: only for who has the lock, and for
    what else arrived in the same moment.
    """

    _held: bool = False
    _waiting: list[Waiting] = field(default_factory=list)
    _count: int = 0

    @asynccontextmanager
    async def at(self, stamp: int | None = None) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        served: asyncio.Future[None] = loop.create_future()
        latest = max(self._waiting)[0] if self._waiting else 0
        self._count += 1
        mine = (latest if stamp is None else stamp, self._count, served)
        heappush(self._waiting, mine)
        loop.call_soon(self._serve)  # when all that arrives now has arrived
        try:
            await served
            yield
        finally:
            if mine in self._waiting:  # its turn never came
                self._waiting.remove(mine)
                heapify(self._waiting)
            elif served.done() and not served.cancelled():
                self._held = False
                loop.call_soon(self._serve)

    def _serve(self) -> None:
        while self._waiting and not self._held:
            served = heappop(self._waiting)[2]
            if not served.done():
                self._held = True
                served.set_result(None)


Seed = Callable[[], str]
Step = Callable[[int, int], Awaitable[None]]  # by the id and the version of a thing


class MovedOn(Exception):
    """Something has changed meanwhile, so that a step is of no use any more."""


class Unreachable(Exception):
    """Discord cannot be asked now."""


class LiveStore(Generic[Live]):
    """All things of one kind that are open in this process.

    ``changes`` are told each change once it is saved. ``messages``: the ids of the messages that show them.
    """

    closed_for_good: Callable[[], Refused]  # the refusal for one that is not open
    _adopt: Callable[[Live], None]  # as it is saved: it is open, with a timer for what is due
    _do_what_is_due: Step  # the next step, unless the thing has another version by now

    def __init__(
        self,
        store: Store,
        rows: LiveRows[Live],
        changes: Listeners[Change[Live]],
        again: float,
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
    ) -> None:
        """``again``: the seconds until a failed step is tried again."""
        self.store, self.now = store, now
        self._rows: LiveRows[Live] = rows
        self._changes: Listeners[Change[Live]] = changes
        self._again = again
        self.messages: dict[int, int] = {}
        self.seed = seed or (lambda: secrets.token_hex(16))
        self._open: dict[int, Live] = {}
        self.closed: dict[int, Live] = {}  # the last states of those that are closed, until their farewells
        self._unseen: dict[int, tuple[int, int]] = {}  # versions that one player knows of, with those that others know
        self._locks: dict[int, PriorityLock] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def get(self, number: int, guild: int | None = None) -> Live:
        """One that is open, in this server or in any. Raises Refused."""
        thing = self._open.get(number)
        if thing is None or guild not in (None, thing.guild):
            raise self.closed_for_good()
        return thing

    def find(self, number: int) -> Live | None:
        return self._open.get(number)

    def __contains__(self, number: int) -> bool:
        return number in self._open

    def every(self) -> list[Live]:
        return list(self._open.values())

    def numbers(self) -> list[int]:
        """The ids of all that are open, oldest first."""
        return list(self._open)

    def public_version(self, number: int) -> int:
        """The version that others may know of: a change that only one player may know of is none to them."""
        version = self._open[number].version
        unseen, public = self._unseen.get(number, (0, 0))
        return public if version == unseen else version

    async def save_message_id(self, number: int, message: int) -> None:
        """Raises Refused."""
        async with unit_of_work(self.store) as work:
            await self._rows.save_message_id(work.transaction, number, message)
            work.after_commit.append(lambda: self.messages.update({number: message}))

    def forget_closed(self, number: int) -> None:
        """The last state of something closed has been shown."""
        self.closed.pop(number, None)
        self.messages.pop(number, None)

    async def resume(self) -> None:
        """Restore all that stood when the bot stopped. What was due meanwhile is done at one after the other."""
        async with self.store.reading() as transaction:
            self.messages = await self._rows.messages(transaction)
            found = await self._rows.every(transaction)
        late, now = 0, self.now()
        for thing in map(self._after_restart, found):
            self._adopt(thing)
            if thing.deadline is not None and thing.deadline <= now:
                self._set_timer(thing, late * CATCHING_UP)
                late += 1

    def _after_restart(self, thing: Live) -> Live:
        """One that was read, with the time that the pause of the bot has taken from its people."""
        return thing

    async def stop(self) -> None:
        """Cancel every timer and wait for running work. Everything stays in the database."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # One change at a time

    @asynccontextmanager
    async def _at(self, number: int, stamp: int | None = None) -> AsyncIterator[Live]:
        """One that is open, with exclusive access. The smallest ``stamp`` that waits is next. Raises Refused."""
        self.get(number)
        async with self._locks.setdefault(number, PriorityLock()).at(stamp):
            yield self.get(number)

    @asynccontextmanager
    async def all_at(self, numbers: Iterable[int]) -> AsyncIterator[tuple[Live, ...]]:
        """Those of them that are open, with exclusive access."""
        wanted = sorted(set(numbers))
        async with AsyncExitStack() as locks:
            for number in wanted:
                if number in self._open:  # it may close while another one's is waited for
                    await locks.enter_async_context(self._locks.setdefault(number, PriorityLock()).at())
            yield tuple(self._open[number] for number in wanted if number in self._open)

    async def _save_in(self, work: UnitOfWork, thing: Live) -> Live:
        """Save one that has changed, or that is new and has no id yet."""
        if thing.id:
            work.if_stale.append(partial(self._reload, thing.id))
            saved = await self._rows.save(work.transaction, thing)
        else:
            saved = await self._rows.add(work.transaction, thing)
        work.after_commit.append(partial(self._adopt, saved))
        work.then_tell.append(partial(self._changes.tell, Change(saved.id, self._open.get(saved.id), saved)))
        return saved

    async def _reload(self, number: int) -> None:
        stored, before = await self.store.read(self._rows.find, number), self._open.get(number)
        if stored is not None:
            self._adopt(stored)
        elif before is not None:
            self._evict(before)
        if stored is not None or before is not None:
            self._changes.tell(Change(number, before, stored))

    # Time

    def _set_timer(self, thing: Live, seconds: float | None = None) -> None:
        """Do what is due in so many seconds, or at the deadline, instead of what any other timer was set for."""
        if (timer := self._timers.pop(thing.id, None)) is not None:
            timer.cancel()
        if seconds is None and thing.deadline is not None:
            seconds = max(0, thing.deadline - self.now())
        if seconds is not None and not self._stopped:
            later = asyncio.get_running_loop().call_later
            self._timers[thing.id] = later(seconds, self._start, thing.id, thing.version, self._do_what_is_due)

    def _start(self, number: int, version: int, step: Step) -> None:
        """Begin a step for which nobody waits."""
        task = asyncio.create_task(self._try(number, version, step), context=in_nobodys_language())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, number: int, version: int, step: Step) -> None:
        """Take a step. One that fails is tried again later, unless a change since then has set another timer."""
        try:
            await step(number, version)
        except (MovedOn, NoSuchTable, NoSuchTournament):
            log.debug("%s %s moved on meanwhile", self._rows.kind.__name__, number)
            return
        except Unreachable:
            log.debug("Discord couldn't be asked about %s %s", self._rows.kind.__name__, number)
        except Refused as trouble:
            log.warning("%s %s: %s", self._rows.kind.__name__, number, trouble)
        except Exception:
            log.exception("Couldn't take the next step at %s %s", self._rows.kind.__name__.lower(), number)
        else:
            return
        if number in self._open and self._open[number].version == version:
            self._set_timer(self._open[number], self._again)

    # In memory

    def _evict(self, thing: Live) -> None:
        """Keep only the last state of a closed thing. A task waiting for its lock finds it closed."""
        self._open.pop(thing.id, None)
        self._locks.pop(thing.id, None)
        if (timer := self._timers.pop(thing.id, None)) is not None:
            timer.cancel()
        self._unseen.pop(thing.id, None)
        self.closed[thing.id] = thing
