"""Which servers were greeted, so that each is greeted once, whatever restarts or connects anew."""

import time
from collections.abc import Callable

from db.database.store import Store
from db.repositories.servers import greetings as rows


class Greeted:
    """The servers that were greeted. A server that was left long ago is cleared away, and may be greeted again."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now

    async def first(self, guild: int) -> bool:
        """Note that a server is greeted, and tell whether that is for the first time. Raises StoreError."""
        return await self._store.write(rows.note, guild, self._now())
