"""A lock for which those who wait are served in the order in which they asked, as their stamps tell."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heapify, heappop, heappush

Waiting = tuple[int, int, asyncio.Future[None]]  # the stamp, a number for equal stamps, and what is waited for


class PriorityLock:
    """Exclusive access to one thing. Of all that wait at once, the one with the smallest stamp is next.

    Discord stamps presses with numbers that rise, and they may arrive in another order. What has no stamp comes after
    everything that waits already. Nothing waits for a press that may still come: only for who has the lock, and for
    what else arrived in the same moment.
    """

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[Waiting] = []
        self._count = 0

    @asynccontextmanager
    async def at(self, stamp: int | None = None) -> AsyncIterator[None]:
        await self._acquire(stamp)
        try:
            yield
        finally:
            self._held = False
            self._serve_soon()

    async def _acquire(self, stamp: int | None) -> None:
        served: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        latest = max((waiting[0] for waiting in self._waiting), default=0)
        self._count += 1
        mine = (latest if stamp is None else stamp, self._count, served)
        heappush(self._waiting, mine)
        self._serve_soon()
        try:
            await served
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
                heapify(self._waiting)
            elif not served.cancelled():  # it was its turn already, so the next one is served
                self._held = False
                self._serve_soon()
            raise

    def _serve_soon(self) -> None:
        """Look in a moment who is next, when all that arrives now has arrived."""
        asyncio.get_running_loop().call_soon(self._serve)

    def _serve(self) -> None:
        while self._waiting and not self._held:
            served = heappop(self._waiting)[2]
            if not served.done():
                self._held = True
                served.set_result(None)
