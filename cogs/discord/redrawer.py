"""Keeps what is shown up to date, with one task for each outdated thing. The task ends when nothing newer is left.

A slow or failing message holds up nothing else. What fails is tried again, after a pause that doubles each time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.discord.errors import is_final, is_passing, sentence
from db.database.store import StoreError
from engine.words import in_nobodys_language

LONGEST = 600  # seconds between two attempts
QUIET = 600  # seconds in which the same trouble is not told again

log = logging.getLogger(__name__)

Show = Callable[[int], Awaitable[object]]
Key = tuple[Show, int]


class ThrottledErrorLog:
    """Tells each trouble once, with a traceback if it is a fault of ours, and how often it came back."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, int]] = {}  # when it was told, and how often it came since

    def tell(self, what: str, trouble: Exception) -> None:
        kind = f"{type(trouble).__name__} {getattr(trouble, 'status', '')} {getattr(trouble, 'code', '')}"
        now = asyncio.get_running_loop().time()
        told, times = self._known.get(kind, (None, 0))
        if told is not None and now - told < QUIET:
            self._known[kind] = told, times + 1
            log.debug("%s: %s", what, sentence(trouble))
            return
        self._known[kind] = now, 0
        more = f" ({times} more since the last report)" if times else ""
        expected = is_final(trouble) or is_passing(trouble) or isinstance(trouble, StoreError)
        log.warning("%s: %s%s", what, sentence(trouble), more, exc_info=None if expected else trouble)


class Redrawer:
    """Shows the newest state of things, known by their numbers, and retries after a failure.

    ``kind``: the word for the things in the log. ``again``: the seconds until the first retry.
    """

    def __init__(self, kind: str, again: float, troubles: ThrottledErrorLog) -> None:
        self._kind, self._again, self._troubles = kind, again, troubles
        self._dirty: set[Key] = set()
        self.tasks: dict[Key, asyncio.Task[None]] = {}  # of all that is being shown
        self._failures: dict[Key, int] = {}
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._stopped = False

    def soon(self, show: Show, number: int) -> None:
        """Once more if it is being shown right now. After several failures this waits for the next retry."""
        key = show, number
        if self._stopped or (self._failures.get(key, 0) > 1 and key in self._timers):
            return
        if key in self._timers:
            self._timers.pop(key).cancel()
        self._dirty.add(key)
        if key not in self.tasks:
            self.tasks[key] = asyncio.create_task(self._drain(show, number), context=in_nobodys_language())

    def later(self, show: Show, number: int, seconds: float) -> None:
        """After so many seconds, or earlier if it changes or was to be shown earlier."""
        key, loop = (show, number), asyncio.get_running_loop()
        timer = self._timers.get(key)

        def time_has_come() -> None:
            self._timers.pop(key, None)
            self.soon(show, number)

        if self._stopped or (timer is not None and timer.when() <= loop.time() + seconds):
            return
        if timer is not None:
            timer.cancel()
        self._timers[key] = loop.call_later(seconds, time_has_come)

    async def done(self, show: Show, number: int) -> None:
        """Wait until it is shown, or is to be tried again later."""
        if (show, number) in self.tasks:
            await asyncio.wait([self.tasks[show, number]])

    async def stop(self) -> None:
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        waiting = list(self.tasks.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def _drain(self, show: Show, number: int) -> None:
        key, failed = (show, number), f"Couldn't show {self._kind} {number}"
        try:
            while key in self._dirty:
                self._dirty.discard(key)
                try:
                    await show(number)
                except Exception as trouble:  # noqa: BLE001  told, and tried again
                    if is_final(trouble):
                        self._failures.pop(key, None)
                        self._troubles.tell(failed, trouble)
                    else:
                        failures = self._failures[key] = self._failures.get(key, 0) + 1
                        self._troubles.tell(f"{failed} yet", trouble)
                        self.later(show, number, min(LONGEST, self._again * 2 ** min(failures - 1, 20)))
                else:
                    self._failures.pop(key, None)
        finally:
            del self.tasks[key]


class UpToDate:
    """Messages that a redrawer keeps up to date. ``waiting``: how many of them are not."""

    _redrawer: Redrawer

    def refresh(self) -> None:
        """After a start or a new session: show what is not current."""

    @property
    def waiting(self) -> int:
        return len(self._redrawer.tasks)

    async def stop(self) -> None:
        await self._redrawer.stop()
