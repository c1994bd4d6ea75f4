"""What the bot has put among the events of servers. Reads come from memory, changes are written first."""

from functools import partial

from db.database.store import Store
from db.repositories.servers import calendar as rows
from model.evenings.calendar import CalendarEntry, Kind
from model.servers.shard_set import WHOLE, ShardSet
from service.base.unit_of_work import saved_in_full

Key = tuple[Kind, int]


class Calendar:
    """The events of all servers, each for an evening or a tournament. Raises StoreError when something isn't saved."""

    def __init__(self, store: Store, share: ShardSet = WHOLE) -> None:
        self._store, self._share = store, share
        self._entries: dict[Key, CalendarEntry] = {}

    async def load(self) -> None:
        entries = await self._store.read(rows.every, self._share)
        self._entries = {(entry.kind, entry.number): entry for entry in entries}

    def get(self, kind: Kind, number: int) -> CalendarEntry | None:
        return self._entries.get((kind, number))

    def every(self, part: ShardSet = WHOLE) -> list[CalendarEntry]:
        return [entry for entry in self._entries.values() if part.has(entry.guild)]

    def of_event(self, event: int) -> CalendarEntry | None:
        return next((entry for entry in self._entries.values() if entry.event == event), None)

    async def keep(self, entry: CalendarEntry) -> CalendarEntry:
        async with saved_in_full(self._store) as work:
            await rows.keep(work.transaction, entry)
            work.after_commit(partial(self._entries.__setitem__, (entry.kind, entry.number), entry))
        return entry

    async def done(self, entry: CalendarEntry) -> None:
        """Nothing is left to do for it."""
        async with saved_in_full(self._store) as work:
            await rows.remove(work.transaction, entry)
            work.after_commit(partial(self._entries.pop, (entry.kind, entry.number), None))

    def clear(self, guild: int) -> None:
        self._entries = {key: entry for key, entry in self._entries.items() if entry.guild != guild}
