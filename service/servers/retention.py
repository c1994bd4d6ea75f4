"""Clears away what is old: the actions of matches that ended long ago, and the data of servers that were left.

Before they are old, the actions of a match that is over are packed.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from db.database.store import Store
from db.repositories.matches import moves
from db.repositories.servers import retention as rows
from db.types import packed
from service.base.periodic import Periodic, set_aside
from service.servers.presets import Presets

DAY = 24 * 3600
AT_ONCE = 20  # matches whose actions are deleted in one transaction, so that no card waits long
BREATH = 0.1  # seconds after each match that is packed, in which everyone else has the processor

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class RetentionPolicy:
    """How many days things are kept. ``actions``: after the end of their match (None: for good).

    ``loose``: how many days actions stay unpacked after the end of their match (None: for good).
    """

    actions: float | None = None
    left_servers: float = 30
    loose: float | None = 1


class GuildMemory(Protocol):
    """What is kept in memory for each server."""

    def clear(self, guild: int) -> None: ...


class Retention(Periodic):
    """Looks once a day. A server that comes back in time loses nothing that was saved.

    All servers have to be noted before it begins.
    """

    def __init__(
        self,
        store: Store,
        presets: Presets,
        retention_policy: RetentionPolicy,
        now: Callable[[], float] = time.time,
        others: Sequence[GuildMemory] = (),
    ) -> None:
        """``presets`` and ``others`` let go of servers that are cleared away."""
        super().__init__(self.tidy, "What is old could not be cleared away", DAY, DAY)
        self._store, self._retention_policy, self._now = store, retention_policy, now
        self._kept = (presets, *others)

    async def note(self, here: Collection[int]) -> None:
        """Note in which servers the bot is. Raises StoreError."""
        await self._store.write(rows.note_servers, here, self._now())

    async def left(self, guild: int) -> None:
        await self._store.write(rows.note_left, guild, self._now())

    async def back(self, guild: int) -> None:
        await self._store.write(rows.note_back, guild)

    async def tidy(self) -> None:
        gone = await self._store.read(rows.left_before, self._now() - self._retention_policy.left_servers * DAY)
        for guild in gone:
            with set_aside("Server %s, which was left, could not be cleared away", guild):
                await self._store.write(rows.clear_server, guild)
                for kept in self._kept:
                    kept.clear(guild)
                log.info("A server that the bot left %g days ago is cleared away", self._retention_policy.left_servers)
        if gone:
            await self._store.empty_log()
        if self._retention_policy.actions is not None:
            moment, found = self._now() - self._retention_policy.actions * DAY, AT_ONCE
            while found == AT_ONCE:
                found = await self._store.write(rows.drop_actions, moment, AT_ONCE)
        if self._retention_policy.loose is not None:
            await self._pack_actions(self._now() - self._retention_policy.loose * DAY)

    async def _pack_actions(self, moment: float) -> None:
        last = 0
        while True:
            found = await self._store.read(moves.to_pack, moment, last, AT_ONCE)
            if not found:
                return
            for last in found:
                with set_aside("The actions of match %s could not be packed, and stay as they are", last):
                    await self._pack(last)
                await asyncio.sleep(BREATH)

    async def _pack(self, match: int) -> None:
        """Pack the actions of a match. All that takes long is done before anything is written."""
        kept = await self._store.read(moves.readable, match)
        if kept:
            row = await asyncio.to_thread(packed, kept)
            await self._store.write(moves.pack, match, row)
