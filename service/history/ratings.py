"""Computes ratings from old results, beside everything else that the bot does."""

import asyncio
import logging
import time

from db.database.store import Store, StoreError
from db.repositories.matches import ratings as rows
from service.base.periodic import Periodic

AT_ONCE = 25  # matches in one transaction, so that no card waits long
AGAIN = 60  # seconds until a step that failed is tried again
PAUSE = 0.005  # seconds at least between two of them; it rests as long as it works, and cards come first
MINUTE = 60  # seconds between two lines in the log

log = logging.getLogger(__name__)


class Ratings(Periodic):
    """Goes on with what a former start or an older version left to be computed."""

    def __init__(self, store: Store) -> None:
        super().__init__(self._compute, "Ratings could not be computed from old results", AGAIN)
        self._store = store

    async def _compute(self) -> None:
        left = await self._store.read(rows.left)
        if left is None:
            return
        log.info("Ratings are being computed from the results of %d earlier matches", left)
        done, told, counted = 0, time.monotonic(), 1
        while counted:
            began = time.monotonic()
            counted = await self._count_some()
            done += counted
            if began - told >= MINUTE:
                told = began
                log.info("Ratings are computed from %d of %d matches", done, left)
            await asyncio.sleep(max(PAUSE, time.monotonic() - began))
        log.info("All ratings are computed")

    async def _count_some(self) -> int:
        """Count a few matches, one by one if one of them can't be counted. Returns how many are done with."""
        try:
            return await self._store.write(rows.go_on, AT_ONCE)
        except StoreError:
            raise
        except Exception:  # noqa: BLE001  told when its match comes
            return sum([await self._count_or_leave_out() for _ in range(AT_ONCE)])

    async def _count_or_leave_out(self) -> int:
        try:
            return await self._store.write(rows.go_on, 1)
        except StoreError:
            raise
        except Exception:
            match = await self._store.write(rows.pass_over)
            log.exception("Match %s can't be counted, so ratings leave it out", match)
            return 1
