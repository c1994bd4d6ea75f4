"""Messages and threads that the bot has to tidy up again, in memory and in the database at once."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from db.database.store import NotSaved, Store
from db.repositories import outbox as rows
from model.servers.outbox import Kind, OutboxEntry
from service.unit_of_work import UnitOfWork, saved_in_full

log = logging.getLogger(__name__)


class Outbox:
    """All that may lie about in channels. An entry is written after a post, and goes with it."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now
        self._known: dict[int, OutboxEntry] = {}

    async def resume(self) -> None:
        every = await self._store.read(rows.every)
        self._known = {entry.id: entry for entry in every}

    def every(self, kind: Kind | None = None) -> list[OutboxEntry]:
        """All of one kind, or all there are, oldest first."""
        return [entry for entry in self._known.values() if kind in (None, entry.kind)]

    def at(self, kind: Kind, number: int) -> list[OutboxEntry]:
        """All of one kind for one table or tournament, oldest first."""
        return [entry for entry in self._known.values() if entry.number == number and entry.kind == kind]

    def get(self, leftover_id: int) -> OutboxEntry | None:
        return self._known.get(leftover_id)

    async def add(self, entry: OutboxEntry) -> OutboxEntry:
        """Something is to be tidied up one day. Raises NotSaved."""
        entry = replace(entry, at=self._now())
        async with saved_in_full(self._store) as work:
            added = replace(entry, id=await rows.add(work.transaction, entry))
            work.after_commit(lambda: self._known.update({added.id: added}))
        return added

    async def save(self, entry: OutboxEntry) -> OutboxEntry:
        """More is known of it. Memory knows it even if the database refuses."""
        self._known[entry.id] = entry
        try:
            async with saved_in_full(self._store) as work:
                await rows.save(work.transaction, entry)
        except NotSaved as trouble:
            log.warning("Couldn't note a message to tidy up for %s %s: %s", entry.kind, entry.number, trouble)
        return entry

    async def done(self, entry: OutboxEntry) -> None:
        """It is tidied up. If the database refuses, a later start looks once more and finds nothing to do."""
        self._known.pop(entry.id, None)
        try:
            async with saved_in_full(self._store) as work:
                await rows.remove(work.transaction, entry.id)
        except NotSaved as trouble:
            log.warning("Couldn't note that %s %s is tidied up: %s", entry.kind, entry.number, trouble)

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        await rows.forget(work.transaction, member)
        work.after_commit(partial(self._forget, member))

    def _forget(self, member: int) -> None:
        for entry in self.every():
            if entry.member == member:
                self._known[entry.id] = replace(entry, member=None)
