"""Messages and threads that the bot has to tidy up again, in memory and in the database at once."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from db.database.store import NotSaved
from db.repositories.kept import outbox_rows
from model.servers.outbox import Kind, OutboxEntry
from service.kept import Kept
from service.unit_of_work import saved_in_full

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Outbox(Kept[tuple[int], OutboxEntry]):
    """All that may lie about in channels. An entry is written after a post, and goes with it."""

    _rows = outbox_rows
    _now: Callable[[], float] = time.time
    # Ids, by what they are about, or were
    _at: dict[tuple[Kind, int], set[int]] = field(default_factory=dict, init=False)

    async def load(self) -> None:
        await super().load()
        self._at.clear()
        for entry in self._kept.values():
            self._keep(entry)

    def every(self, kind: Kind | None = None) -> list[OutboxEntry]:
        """All of one kind, or all there are, oldest first."""
        return [entry for entry in self._kept.values() if kind in (None, entry.kind)]

    def at(self, kind: Kind, number: int) -> list[OutboxEntry]:
        """All of one kind for one table or tournament, oldest first."""
        known = map(self.get, sorted(self._at.get((kind, number), ())))
        return [entry for entry in known if entry is not None and entry.number == number]

    def get(self, leftover_id: int) -> OutboxEntry | None:
        return self._kept.get((leftover_id,))

    async def add(self, entry: OutboxEntry) -> OutboxEntry:
        """Something is to be tidied up one day. Raises NotSaved."""
        entry = replace(entry, at=self._now())
        async with saved_in_full(self._store) as work:
            added = replace(entry, id=await outbox_rows.add(work.transaction, entry))
            work.after_commit.append(lambda: self._keep(added))
        return added

    def _keep(self, entry: OutboxEntry) -> None:
        self._kept[entry.id,] = entry
        self._at.setdefault((entry.kind, entry.number), set()).add(entry.id)

    async def save(self, entry: OutboxEntry) -> OutboxEntry:
        """More is known of it. Memory knows it even if the database refuses."""
        self._keep(entry)
        try:
            async with saved_in_full(self._store) as work:
                await outbox_rows.save(work.transaction, (entry.id,), entry)
        except NotSaved as trouble:
            log.warning("Couldn't note a message to tidy up for %s %s: %s", entry.kind, entry.number, trouble)
        return entry

    async def done(self, entry: OutboxEntry) -> None:
        """It is tidied up. If the database refuses, a later start looks once more and finds nothing to do."""
        self._kept.pop((entry.id,), None)
        if not self.at(entry.kind, entry.number):
            self._at.pop((entry.kind, entry.number), None)
        try:
            async with saved_in_full(self._store) as work:
                await outbox_rows.remove(work.transaction, (entry.id,))
        except NotSaved as trouble:
            log.warning("Couldn't note that %s %s is tidied up: %s", entry.kind, entry.number, trouble)

    def forget(self, member: int) -> None:
        """They are not invited any more. What was posted is still to be tidied up."""
        for key, entry in self._kept.items():
            if entry.member == member:
                self._kept[key] = replace(entry, member=None)

    def clear(self, guild: int) -> None:
        self.drop(lambda key, entry: entry.guild == guild)
