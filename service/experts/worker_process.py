"""A process beside the bot, for work that would hold up every press."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from ctypes import c_bool
from dataclasses import dataclass
from types import ModuleType
from typing import TypeVar

from service.experts import worker_main as worker

Answer = TypeVar("Answer")

DEAD = (BrokenProcessPool, OSError)  # what a process raises that died or could not begin


@dataclass(frozen=True)
class _Begun:
    pool: ProcessPoolExecutor
    id: int
    given_up: c_bool


class WorkerProcess:
    """A process that begins when it's first needed, and anew after it has died.

    ``is_wanted`` tells work in there whether anyone still waits for it.
    """

    is_wanted = staticmethod(worker.is_wanted)

    def __init__(self) -> None:
        self._begun: _Begun | None = None
        self._beginning = asyncio.Lock()

    @property
    def id(self) -> int | None:
        """The id of the process. None: there is none."""
        return self._begun.id if self._begun else None

    async def begin(self) -> None:
        """Be ready for work that is wanted. Raises one of DEAD."""
        (await self._process()).given_up.value = False

    def give_up(self) -> None:
        if self._begun:
            self._begun.given_up.value = True

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """What comes of some work. Raises one of DEAD, and whatever the work raises."""
        process = await self._process()
        try:
            return await asyncio.get_running_loop().run_in_executor(process.pool, work)
        except BrokenProcessPool:
            self._release(process)
            raise

    def end(self) -> None:
        if self._begun:
            process = self._begun
            with suppress(ProcessLookupError):
                os.kill(process.id, signal.SIGTERM)
            self._release(process)

    async def _process(self) -> _Begun:
        async with self._beginning:
            if self._begun is None:
                context = multiprocessing.get_context("spawn")
                given_up = context.RawValue(c_bool, False)
                pool = ProcessPoolExecutor(1, context, initializer=worker.begin, initargs=(given_up,))
                with _without_main():
                    number = asyncio.get_running_loop().run_in_executor(pool, os.getpid)
                self._begun = _Begun(pool, await number, given_up)
            return self._begun

    def _release(self, process: _Begun) -> None:
        if self._begun is process:
            self._begun = None
        process.pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _without_main() -> Iterator[None]:
    """A process that begins in here does not load the whole bot again, which takes a second and much memory."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
