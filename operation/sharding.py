"""The shards of this process beside those of others: they begin their sessions in turn, and each has one process.

Discord lets so many shards begin a session in five seconds as it says in ``max_concurrency``, over all processes.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from db.database.store import Store, StoreError
from db.repositories.servers import gateway as rows
from model.servers.shard_set import ShardSet
from operation.connection import PASSING, FatalConnectionError
from operation.logs import reason
from service.base.periodic import Periodic

EVERY = 5.5  # seconds from one session of a bucket to the next: Discord's five, and a little for the way there
PATIENCE = 50  # seconds for which a connection waits for its turn; Discord and discord.py would not wait much longer
LOOK = 30  # seconds between two looks at the other processes
SILENT = 3 * LOOK  # seconds after which a process that said nothing is gone

log = logging.getLogger("eights.discord")


class Sharding:
    """The shards that this process has, as the others know them. Of two that want the same, the later one has it."""

    def __init__(
        self, store: Store, concurrency: Callable[[], Awaitable[int]], now: Callable[[], float] = time.time
    ) -> None:
        """``concurrency``: asks Discord how many shards may begin a session at once."""
        self._store, self._ask, self._now = store, concurrency, now
        self._process = secrets.token_hex(8)
        self._at_once: int | None = None
        self._held: dict[int, int] = {}  # by shard: of how many
        self._missing: set[int] = set()  # shards without a process at the last look
        self._told: set[int] = set()
        self._lost: FatalConnectionError | None = None

    async def begins(self, shard: int, count: int) -> None:
        """Wait until a shard may begin a session, which one alone may at once. Raises TimeoutError after long."""
        alone = count == 1 and shard not in self._held
        bucket = 0 if count == 1 else shard % await self._concurrency()
        async with asyncio.timeout(PATIENCE):
            while wait := await self._claim(bucket):  # another process may be first
                if alone:
                    break
                await asyncio.sleep(wait)
        await self._hold(shard, count)

    async def _concurrency(self) -> int:
        if self._at_once is None:
            try:
                self._at_once = max(1, await self._ask())
            except PASSING as trouble:
                log.warning("Can't learn how many shards may begin at once, so one does (%s)", reason(trouble))
                return 1
        return self._at_once

    async def _claim(self, bucket: int) -> float:
        """The seconds until it is worth asking again. 0: now it is its turn."""
        try:
            async with self._store.writing() as transaction:
                return await rows.claim(transaction, bucket, self._now(), EVERY)
        except StoreError as trouble:
            log.warning("Whose turn it is to begin a session could not be noted (%s)", reason(trouble))
            return EVERY

    async def _hold(self, shard: int, count: int) -> None:
        try:
            async with self._store.writing() as transaction:
                await rows.hold(transaction, shard, count, self._process, self._now())
        except StoreError as trouble:
            log.warning("That shard %s is here could not be noted (%s)", shard, reason(trouble))
        else:
            self._held[shard] = count

    async def watch(self) -> None:
        """Look at other processes as long as this one runs. Raises FatalConnectionError if one has taken a shard."""
        looking = Periodic(self._look_again, "Which shards other processes have could not be read", LOOK)
        looking.begin(LOOK)
        try:
            await looking.done()
        finally:
            await looking.stop()
        if self._lost is not None:
            raise self._lost

    async def _look_again(self) -> float | None:
        """Returns when to look again: never, if a shard is lost."""
        try:
            await self.look()
        except FatalConnectionError as lost:
            self._lost = lost
            return None
        return LOOK

    async def look(self) -> None:
        """Say what this process has, and see what the others have. Raises FatalConnectionError and StoreError."""
        held, now = dict(self._held), self._now()
        if not held:
            return
        async with self._store.writing() as transaction:
            kept = await rows.still_held(transaction, self._process, now)
            there = await rows.held_since(transaction, now - SILENT)
        if lost := sorted(held.keys() - kept):
            raise FatalConnectionError(
                f"Another process has taken shard {ShardSet(tuple(lost), held[lost[0]])}. "
                "Give each process shards of its own with SHARDS, out of the same number."
            )
        self._tell_missing(set(range(max(held.values()))) - there, max(held.values()))

    def _tell_missing(self, missing: set[int], count: int) -> None:
        """A warning when shards have had no process for two looks, and not again until others are missing."""
        lasting, self._missing = missing & self._missing, missing
        if lasting - self._told:
            log.warning(
                "No process has the shards %s, so the bot answers nothing in their servers. Start one with SHARDS=%s.",
                *[ShardSet(tuple(sorted(lasting)), count)] * 2,
            )
        self._told = lasting

    async def stop(self) -> None:
        """This process ends, and its shards are free for another. If that cannot be noted, they soon count as free."""
        self._held.clear()
        with suppress(StoreError):
            async with self._store.writing() as transaction:
                await rows.let_go(transaction, self._process)
