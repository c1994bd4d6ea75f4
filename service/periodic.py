"""Jobs that are done again and again beside play. A fault in one is logged, and the job goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from db.database.store import StoreError

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[float | None]]  # returns the seconds until it is due again, or None


@dataclass(eq=False)
class Periodic:
    """One job in a task of its own."""

    _job: Job
    _failed: str  # what the log says when it goes wrong
    _again: float  # seconds after which it is tried again then
    _every: float = 0  # seconds until it is due again, unless the job returns others
    _task: asyncio.Task[None] | None = field(default=None, init=False)

    def begin(self, seconds: float = 0) -> None:
        """Do it for the first time in so many seconds, unless it has begun already."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._go_on(seconds))

    async def stop(self) -> None:
        """Stop, even in the middle: what is not saved is not done."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self, seconds: float) -> None:
        is_logged = False  # a database that fails is logged once, until the job has worked again
        while True:
            await asyncio.sleep(seconds)
            try:
                due, is_logged = await self._job(), False
                seconds = self._every if due is None else due
            except StoreError as trouble:
                level = logging.DEBUG if is_logged else logging.WARNING
                log.log(level, "%s. Trying again later: %s", self._failed, trouble)
                seconds, is_logged = self._again, True
            except Exception:
                log.exception("%s. Trying again later", self._failed)
                seconds = self._again


@contextmanager
def set_aside(failed: str, number: int) -> Iterator[None]:
    """Log a fault with one of many things, so that it keeps no other from its turn. Raises StoreError.

    ``failed``: what the log says, with a place for the number of the thing.
    """
    try:
        yield
    except StoreError:
        raise
    except Exception:
        log.exception(failed, number)
