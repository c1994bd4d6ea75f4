"""Computes ratings from old results, beside everything else that the bot does."""

import asyncio
import logging
import time

from db import ratings as rows
from db.store import Store
from service.periodic import Periodic

AT_ONCE = 4  # matches in one transaction, so that no card waits long
AGAIN = 60  # seconds until a step that failed is tried again
PAUSE = 0.005  # seconds at least between two of them; it rests as long as it works, and cards come first

log = logging.getLogger(__name__)


class Ratings:
    """Goes on with what a former start, an older version or ``recompute`` left to be computed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._computing = Periodic(self._go_on, "Ratings could not be computed from old results", AGAIN)

    def begin(self) -> None:
        """Go on beside everything else."""
        self._computing.begin()

    async def recompute(self) -> None:
        """Compute all ratings anew from the stored results. Raises StoreError."""
        async with self._store.writing() as transaction:
            await rows.begin_anew(transaction)
        self.begin()

    async def done(self) -> None:
        """Wait until all is computed."""
        await self._computing.done()

    async def stop(self) -> None:
        """Stop. The next start goes on from here."""
        await self._computing.stop()

    async def _go_on(self) -> None:
        if not await self._is_behind():
            return
        log.info("Ratings are being computed from the results of earlier matches")
        more = True
        while more:
            began = time.monotonic()
            more = await self._step()
            await asyncio.sleep(max(PAUSE, time.monotonic() - began))
        log.info("All ratings are computed")

    async def _is_behind(self) -> bool:
        async with self._store.reading() as transaction:
            return await rows.is_behind(transaction)

    async def _step(self) -> bool:
        async with self._store.writing() as transaction:
            return await rows.go_on(transaction, AT_ONCE)
