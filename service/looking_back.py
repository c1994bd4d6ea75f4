"""Looking back at matches for those who played them, in a process of its own, so that no press waits for it."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass

from db import looking_back as rows
from db import matches
from db.looking_back import DamagedRecord, Kept
from db.rows import DAMAGE
from db.store import Store
from engine.actions import Action
from engine.looking_back import Budget, CannotLookBack, LookBack
from engine.record import ENGINE
from engine.words import Words
from model.refusals import Refused
from service import look_back_worker as worker

WAITING = 6  # matches that are looked back at or wait for it
REMEMBERED = 64  # results, of about a kilobyte each

words = Words("service.looking_back")

log = logging.getLogger(__name__)

Seat = tuple[int, int]  # a match, and a seat of it
Course = Sequence[tuple[int, Action]]


@dataclass
class _Process:
    """The process that does the work, and its id."""

    pool: ProcessPoolExecutor
    id: int


class LookingBack:
    """What members are told about the matches that they have played."""

    def __init__(self, store: Store, budget: Budget = Budget()) -> None:  # noqa: B008  frozen
        self.budget = budget
        self._store = store
        self._process: _Process | None = None
        self._beginning = asyncio.Lock()
        self._tasks: OrderedDict[Seat, asyncio.Task[LookBack]] = OrderedDict()

    @property
    def process(self) -> int | None:
        """The id of the process that does the work. None: it is not needed yet."""
        return self._process.id if self._process else None

    async def tell(self, match: int, guild: int, member: int) -> LookBack:
        """What there is to tell a member about a match in this server. Raises Refused."""
        seat, kept = await self._seat(match, guild, member)
        if (match, seat) not in self._tasks:
            self._make_room()
            self._tasks[match, seat] = asyncio.create_task(self._looked_back(match, seat, kept))
        self._tasks.move_to_end((match, seat))
        task = self._tasks[match, seat]
        try:
            return await asyncio.shield(task)
        finally:
            if task.done() and (task.cancelled() or task.exception()) and self._tasks.get((match, seat)) is task:
                del self._tasks[match, seat]  # the next one tries again

    async def stop(self) -> None:
        """Let go of the process and of all that it works on."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._process:
            process, self._process = self._process, None
            with suppress(ProcessLookupError):
                os.kill(process.id, signal.SIGTERM)
            process.pool.shutdown(wait=False, cancel_futures=True)

    async def _seat(self, match: int, guild: int, member: int) -> tuple[int, Kept]:
        async with self._store.reading() as transaction:
            try:
                kept = await rows.kept(transaction, match, guild)
            except DamagedRecord as damage:
                raise Refused(words("damaged")) from damage
            seat = await rows.seat_of(transaction, match, member)
        if kept is None:
            raise Refused(words("not-here"))
        if not kept.over:
            raise Refused(words("not-over"))
        if seat is None:
            raise Refused(words("not-yours"))
        if kept.engine != ENGINE:
            raise Refused(words("older"))
        return seat, kept

    def _make_room(self) -> None:
        """Forget the oldest result. Raises Refused when too many are still waited for."""
        working = [seat for seat, task in self._tasks.items() if not task.done()]
        if len(working) >= WAITING:
            raise Refused(words("too-many"))
        done = (seat for seat, task in self._tasks.items() if task.done())
        if len(self._tasks) >= REMEMBERED:
            del self._tasks[next(done)]

    async def _looked_back(self, match: int, seat: int, kept: Kept) -> LookBack:
        course = await self._course(match)
        try:
            return await self._work(kept, course, seat)
        except CannotLookBack as trouble:
            log.warning("Match %s does not follow from its record: %s", match, trouble)
            raise Refused(words("damaged")) from trouble
        except (BrokenProcessPool, OSError) as trouble:
            log.warning("The process that looks back at matches died or could not begin (%s)", type(trouble).__name__)
            raise Refused(words("died")) from trouble

    async def _course(self, match: int) -> Course:
        try:
            async with self._store.reading() as transaction:
                course = await matches.course(transaction, match)
        except DAMAGE as damage:
            raise Refused(words("damaged")) from damage
        if not course:
            raise Refused(words("not-kept"))
        return course

    async def _work(self, kept: Kept, course: Course, seat: int) -> LookBack:
        process = await self._begun()
        loop, asked = asyncio.get_running_loop(), (kept.rules, kept.deal, course, seat, self.budget)
        try:
            return await loop.run_in_executor(process.pool, worker.looked_back, *asked)
        except BrokenProcessPool:
            self._let_go(process)
            raise

    async def _begun(self) -> _Process:
        """The process, begun when it is first needed. Raises BrokenProcessPool."""
        async with self._beginning:
            if self._process is None:
                spawned = multiprocessing.get_context("spawn")
                pool = ProcessPoolExecutor(1, spawned, initializer=worker.begin)
                number = await asyncio.get_running_loop().run_in_executor(pool, worker.process_id)
                self._process = _Process(pool, number)
            return self._process

    def _let_go(self, process: _Process) -> None:
        """Another process does the next work."""
        if self._process is process:
            self._process = None
        process.pool.shutdown(wait=False)
