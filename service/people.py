"""People across the services: their wishes about pings, and all data about a member, to be told and forgotten."""

import logging
from dataclasses import dataclass, replace
from functools import partial

from db.repositories import personal
from model.people.preferences import Preferences
from model.tables import seating
from model.tables.table import Table
from model.tournaments import entries_and_seats
from service import periodic, settings
from service.outbox import Outbox
from service.presets import Presets
from service.tables import Tables
from service.tournaments import Tournaments
from service.unit_of_work import UnitOfWork, once_more, unit_of_work

MINUTE = 60  # seconds after which what is known of people is read again, if there are other processes

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Calling:
    """The wishes of people about pings. Each is asked once per server, and may change it with ``/eights me``."""

    _tables: Tables

    def asked(self, guild: int, member: int) -> bool:
        """True if a member has been asked, answered or not. In a server without pings there is nothing to ask."""
        preferences = self._tables.preferences.of(guild, member)
        return preferences.asked or preferences.pings is not None or not self._tables.settings.of(guild).pings

    def may_ping(self, guild: int, member: int) -> bool:
        """True if a member may be pinged when a match starts or their time is almost up: unless they said no."""
        preferences = self._tables.preferences.of(guild, member)
        return self._tables.settings.of(guild).pings and preferences.pings is not False

    async def note_asked(self, work: UnitOfWork, table: Table, *, asked: bool = True) -> None:
        """Save that the host of a new table is asked as it is opened, or that they were not."""
        if table.host is not None:
            await self._tables.preferences.change_in(work, table.guild, table.host, partial(replace, asked=asked))

    async def ask(self, guild: int, member: int) -> bool:
        """Note that a member is asked. Returns True if that is for the first time. Raises Refused."""
        before = list[Preferences]()

        def note(known: Preferences) -> Preferences:
            before.append(known)
            return replace(known, asked=True)

        await self._tables.prefer(guild, member, note)
        return not any(known.asked for known in before)

    async def keep(self, guild: int, member: int, wanted: bool) -> None:
        """Save what a member wants. Raises Refused."""
        await self._tables.prefer(guild, member, lambda before: replace(before, asked=True, pings=wanted))


class Membership:
    """Members across all services."""

    def __init__(self, tables: Tables, tournaments: Tournaments, presets: Presets, outbox: Outbox) -> None:
        self._tables, self._tournaments, self._presets = tables, tournaments, presets
        self._kept: tuple[Presets, Outbox, settings.PersonalPreferences] = presets, outbox, tables.preferences
        self.reading = periodic.Periodic(self.read_again, "Couldn't reload what people saved", MINUTE, MINUTE)

    def resume(self) -> None:
        if self._tables.store.share is not None:
            self.reading.begin(MINUTE)

    async def read_again(self) -> None:
        """Read what is in memory about people, as another process may have forgotten one. Raises StoreError."""
        async with self._tables.store.writing():  # what is saved meanwhile would be missed
            for kept in self._kept:
                await kept.load()

    async def everything_about(self, member: int) -> dict[str, object]:
        """All that is stored about a member anywhere, as JSON may have it. Raises StoreError."""
        return {"member": member, **await self._tables.store.read(personal.rows_about, member)}

    @once_more
    async def forget(self, member: int, *, leaves_presets: bool = False) -> None:
        """Remove a member from all stored data, or from none of it. Raises Refused.

        What others have played stays whole. The house rules that they saved last are deleted, or stay without a name.
        """
        entered = {each.id for each in self._tournaments.every() if entries_and_seats.forgotten(each, member) != each}
        async with self._tournaments.all_at(entered) as tournaments:
            seated = {table.id for table in self._tables.every() if seating.forgotten(table, member) != table}
            async with self._tables.all_at(seated) as tables, unit_of_work(self._tables.store) as work:
                await self._tables.forget_in(work, tables, member)
                await self._tournaments.forget_in(work, tournaments, member)
                if leaves_presets:
                    await self._presets.leave_in(work, member)
                await personal.forget(work.transaction, member)
                for kept in self._kept:
                    work.after_commit.append(partial(kept.forget, member))
        if not await self._tables.store.empty_log():
            log.warning("Another program is reading the database, so deleted data stays in its log until the bot stops")
