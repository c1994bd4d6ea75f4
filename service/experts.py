"""Experts, who think in processes beside the bot, so that no press waits for them.

An expert that has no answer in time, or none at all, says so, and the game goes on without it.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import c_bool
from dataclasses import dataclass, field
from functools import partial
from types import ModuleType
from typing import Literal, TypeVar

from engine.bots.expert import Advice, Effort, GivenUp, Wanted
from engine.core import actions, game, match
from engine.words import voice
from service import expert_worker as worker

Answer = TypeVar("Answer")

DEAD = (BrokenProcessPool, OSError)  # what a process raises that died or could not begin


@dataclass(frozen=True)
class _Begun:
    pool: Executor
    id: int  # of the process
    given_up: c_bool


@dataclass(eq=False)
class Worker:
    """A process that begins when it's first needed, and anew after it has died.

    ``is_thread``: a thread of the bot's own process instead. It lets the others go on every few milliseconds, and
    thinks less.
    """

    is_thread: bool = False
    _begun: _Begun | None = None
    _beginning: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def begin(self) -> Wanted:
        """Be ready for work. Returns what tells it in there whether anyone still waits for it. Raises one of DEAD."""
        given_up = (await self._place()).given_up
        given_up.value = False
        return (lambda: not given_up.value) if self.is_thread else worker.is_wanted

    def give_up(self) -> None:
        if self._begun:
            self._begun.given_up.value = True

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Returns the result of some work. Raises one of DEAD, and whatever the work raises."""
        place = await self._place()
        try:
            return await asyncio.get_running_loop().run_in_executor(place.pool, work)
        except BrokenProcessPool:
            self._release(place)
            raise

    def end(self) -> None:
        """A process ends at once, and a thread at the next round that it would play on. Another does the next work."""
        if self._begun:
            self.give_up()
            if not self.is_thread:
                with suppress(ProcessLookupError):
                    os.kill(self._begun.id, signal.SIGTERM)
            self._release(self._begun)

    async def _place(self) -> _Begun:
        async with self._beginning:
            if self._begun is None and self.is_thread:
                self._begun = _Begun(ThreadPoolExecutor(1, "expert"), os.getpid(), c_bool(False))
            elif self._begun is None:
                context = multiprocessing.get_context("spawn")
                given_up = context.RawValue(c_bool, False)
                pool = ProcessPoolExecutor(1, context, initializer=worker.begin, initargs=(given_up,))
                main = sys.modules["__main__"]
                sys.modules["__main__"] = ModuleType("__main__")  # else it loads the whole bot, which takes long
                try:
                    number = asyncio.get_running_loop().run_in_executor(pool, os.getpid)
                finally:
                    sys.modules["__main__"] = main
                self._begun = _Begun(pool, await number, given_up)
            return self._begun

    def _release(self, place: _Begun) -> None:
        if self._begun is place:
            self._begun = None
        place.pool.shutdown(wait=False, cancel_futures=True)


LIMIT = 1.0  # seconds for an answer, with the wait for a free expert
STARTING = 30.0  # seconds that a process may take to begin
WAITING = 8  # choices that may wait for each expert
SMALL = Effort(playouts=160)  # for a bot without such processes, which shares its own time

Reason = Literal["busy", "late", "died", "failed"]
REASONS: tuple[Reason, ...] = ("busy", "late", "died", "failed")

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class NoAnswer(Exception):
    """No expert has an answer in time, for this ``reason``."""

    reason: Reason


class Experts:
    """As many experts as the operator allows. Each thinks about one choice at a time.

    ``choices`` counts what they were asked, and ``unanswered`` what they had no answer to, by reason.
    """

    def __init__(self, processes: int = 0, limit: float | None = LIMIT, effort: Effort | None = None) -> None:
        """Without ``processes`` a single expert thinks in the bot's own. ``limit``: seconds for an answer, if any."""
        self.limit, self.choices, self.unanswered = limit, 0, Counter[Reason]()
        self.effort = effort or (Effort() if processes else SMALL)
        self.places = tuple(Worker() for _ in range(processes)) or (Worker(is_thread=True),)
        self._free = asyncio.LifoQueue[Worker]()  # the same one is busy as long as one is enough
        for place in self.places:
            self._free.put_nowait(place)
        self._waiting, self._is_ready = 0, False
        self._working = set[asyncio.Task[object]]()
        self._logged = set[Reason]()

    def get_ready(self) -> None:
        """Begin where the first expert thinks, so that the first choice needn't wait for that."""
        if not self._is_ready and not self._free.empty():
            self._is_ready = True
            self._start(self._begin_place(self._free.get_nowait()))

    async def choice(self, view: match.SeatView, history: game.History, seed: str) -> actions.Action:
        """Returns the action that an expert picks in a seat. Raises NoAnswer."""
        return await self._answer(partial(worker.chosen, view, history, seed, self.effort))

    async def advice(self, view: match.SeatView, history: game.History, seed: str, names: game.Names) -> Advice | None:
        """Returns an expert's advice for a seat, with a reason. None if there is nothing to choose. Raises NoAnswer."""
        return await self._answer(partial(worker.advised, view, history, seed, names, voice(), self.effort))

    async def stop(self) -> None:
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        for place in self.places:
            place.end()

    async def _answer(self, work: Callable[[Wanted], Answer]) -> Answer:
        self.choices += 1
        try:
            return await self._in_time(work)
        except NoAnswer as trouble:
            self.unanswered[trouble.reason] += 1
            if trouble.reason not in self._logged:
                self._logged.add(trouble.reason)
                fault = trouble.__cause__ if trouble.reason == "failed" else None
                log.warning(
                    "An expert gave no answer (%s), so bots play at the steady level", trouble.reason, exc_info=fault
                )
            raise

    async def _in_time(self, work: Callable[[Wanted], Answer]) -> Answer:
        """An answer within the limit. Raises NoAnswer."""
        if self._free.empty() and self._waiting >= WAITING * len(self.places):
            raise NoAnswer("busy")
        try:
            async with asyncio.timeout(self.limit):
                self._waiting += 1
                try:
                    place = await self._free.get()
                finally:
                    self._waiting -= 1
                return await self._awaited(place, work)
        except TimeoutError as trouble:
            raise NoAnswer("late") from trouble
        except DEAD as trouble:
            raise NoAnswer("died") from trouble
        except Exception as trouble:
            raise NoAnswer("failed") from trouble

    async def _awaited(self, place: Worker, work: Callable[[Wanted], Answer]) -> Answer:
        """An answer from this place. It gives up if no one waits any more, as the table has moved on or it is late."""
        given_up = asyncio.Event()
        thinking = self._start(self._at(place, work, given_up))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            given_up.set()
            if not thinking.done():  # or the place may be another's by now
                place.give_up()
            raise

    def _start(self, thinking: Coroutine[None, None, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.create_task(thinking)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # seen, even if no one waits for it
        return task

    async def _begin_place(self, place: Worker) -> None:
        """Begin a place. A fault here is logged when the place is needed, as it comes again then."""
        try:
            async with asyncio.timeout(STARTING):
                await place.begin()
        except DEAD:
            log.debug("Couldn't start an expert's process")
        finally:
            self._free.put_nowait(place)

    async def _at(self, place: Worker, work: Callable[[Wanted], Answer], given_up: asyncio.Event) -> Answer:
        """Think, and free the place. One who takes too long is ended, even if no one waits any more."""
        try:
            async with asyncio.timeout(STARTING):
                is_wanted = await place.begin()
            if given_up.is_set():
                raise GivenUp
            async with asyncio.timeout(self.limit):
                return await place.run(partial(work, is_wanted))
        except DEAD:  # or late
            place.end()
            raise
        finally:
            self._free.put_nowait(place)
