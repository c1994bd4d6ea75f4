"""What is known of a member in several places: told to them, and forgotten."""

import logging

from db.repositories.servers import personal
from model.tables import seating
from service.base.periodic import Periodic
from service.base.unit_of_work import once_more, unit_of_work
from service.history.leaderboards import Leaderboards
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.tables.days import Days
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments

MINUTE = 60  # seconds after which what is known of people is read again, if there are other processes

log = logging.getLogger(__name__)


class Membership:
    """Members across all services."""

    def __init__(
        self,
        tables: Tables,
        tournaments: Tournaments,
        leaderboards: Leaderboards,
        presets: Presets,
        days: Days,
        outbox: Outbox,
    ) -> None:
        self._tables, self._tournaments = tables, tournaments
        self._leaderboards, self._presets, self._days = leaderboards, presets, days
        self._leftovers = outbox
        self._reading = Periodic(self.read_again, "Couldn't reload what people saved", MINUTE, MINUTE)

    def resume(self) -> None:
        if self._tables.store.share is not None:
            self._reading.begin(MINUTE)

    async def stop(self) -> None:
        await self._reading.stop()

    async def read_again(self) -> None:
        """Read what is in memory about people, as another process may have forgotten one. Raises StoreError."""
        async with self._tables.store.writing():  # what is saved meanwhile would be missed
            await self._presets.load()
            await self._tables.preferences.load()
            await self._leftovers.resume()

    async def everything_about(self, member: int) -> dict[str, object]:
        """All that is stored about a member anywhere, as JSON may have it. Raises StoreError."""
        return {"member": member, **await self._tables.store.read(personal.rows_about, member)}

    @once_more
    async def forget(self, member: int, *, leaves_presets: bool = False) -> None:
        """Remove a member from all stored data, or from none of it. Raises Refused.

        What others have played stays whole. The house rules that they saved last are deleted, or stay without a name.
        """
        async with self._tournaments.all_naming(member) as tournaments:
            seated = {table.id for table in self._tables.every() if seating.forgotten(table, member) != table}
            async with self._tables.all_at(seated) as tables, unit_of_work(self._tables.store) as work:
                await self._tables.forget_in(work, tables, member)
                await self._tournaments.forget_in(work, tournaments, member)
                await self._leaderboards.forget_in(work, member)
                await self._presets.forget_in(work, member, leaves=leaves_presets)
                await self._days.forget_in(work, member)
                await self._leftovers.forget_in(work, member)
                await self._tables.preferences.forget_in(work, member)
        if not await self._tables.store.empty_log():
            log.warning("Another program is reading the database, so deleted data stays in its log until the bot stops")
