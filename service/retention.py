"""The servers that the bot is in, was greeted in or has left, and what is cleared away: their data, and old actions."""

import logging
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from db.database.store import Store
from db.repositories import retention as rows
from service.periodic import Periodic, set_aside

DAY = 24 * 3600
AT_ONCE = 20  # matches whose actions are deleted in one transaction, so that no card waits long

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class RetentionPolicy:
    """The days for which things are kept. ``actions``: after the end of their match (None: for good)."""

    actions: float | None = None
    left_servers: float = 30


class Retention(Periodic):
    """Looks once a day. A server that comes back in time loses nothing that was saved.

    All servers have to be noted before it begins.
    """

    def __init__(
        self,
        store: Store,
        retention_policy: RetentionPolicy,
        now: Callable[[], float] = time.time,
        clear: Sequence[Callable[[int], None]] = (),
    ) -> None:
        """``clear``: called with each server that is cleared away, to let go of it in memory."""
        super().__init__(self.tidy, "Couldn't delete old data", DAY, DAY)
        self._store, self._policy, self._now, self._clear = store, retention_policy, now, clear

    async def note(self, here: Collection[int]) -> None:
        """Note in which servers the bot is. Raises StoreError."""
        await self._store.write(rows.note_servers, here, self._now())

    async def left(self, guild: int) -> None:
        await self._store.write(rows.note_server, guild, self._now())

    async def back(self, guild: int) -> None:
        await self._store.write(rows.note_server, guild, None)

    async def greeted(self, guild: int) -> bool:
        """Note that a server is greeted, and tell whether that is for the first time. Raises StoreError."""
        return await self._store.write(rows.note_greeted, guild, self._now())

    async def tidy(self) -> None:
        gone = await self._store.read(rows.left_before, self._now() - self._policy.left_servers * DAY)
        for guild in gone:
            with set_aside("Couldn't delete the data of server %s, which the bot has left", guild):
                await self._store.write(rows.clear_server, guild)
                for clear in self._clear:
                    clear(guild)
                log.info("Deleted the data of a server that the bot left %g days ago", self._policy.left_servers)
        if gone:
            await self._store.empty_log()
        if self._policy.actions is not None:
            moment, found = self._now() - self._policy.actions * DAY, AT_ONCE
            while found == AT_ONCE:
                found = await self._store.write(rows.drop_actions, moment, AT_ONCE)
