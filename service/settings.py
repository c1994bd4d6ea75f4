"""Settings of servers, and preferences of people. Reads come from memory, changes are written first."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from db.repositories.kept import preference_rows, setting_rows
from model.member import Location, Member
from model.people.preferences import USUAL as NO_PREFERENCES, Preferences
from model.servers import settings as model
from model.tables.seating import with_seat
from model.tables.table import Table
from service.kept import Kept
from service.unit_of_work import UnitOfWork, once_more, unit_of_work

Exists = Callable[[int, int], bool]  # a server, and a channel or role of it


@dataclass(eq=False)
class ServerSettings(Kept[tuple[int], model.Settings]):
    """The settings of all servers, and whether somebody may open something there."""

    _rows = setting_rows
    exists: Exists = lambda guild, number: True  # a server still has a channel or role
    # A change that has to wait then sees what the first one saved
    _changing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    def of(self, guild: int) -> model.Settings:
        return self._kept.get((guild,), model.USUAL)

    @once_more
    async def change(
        self, guild: int, by: Member, change: Callable[[model.Settings], model.Settings]
    ) -> model.Settings:
        """Change several settings of a server together. Raises Refused, and then none has changed."""
        model.check_manager(by)
        async with self._changing, unit_of_work(self._store) as work:
            changed = model.checked(change(self.of(guild)))
            await self.save_in(work, (guild,), changed)
        return changed

    @once_more
    async def keep_locale(self, guild: int, locale: str) -> None:
        """Keep what Discord speaks in a server from now on. That counts at once, saved or not. Raises Refused."""
        self._kept[guild,] = replace(self.of(guild), locale=locale)
        async with self._changing, unit_of_work(self._store) as work:
            await self.save_in(work, (guild,), replace(self.of(guild), locale=locale))

    def check_opening(self, thing: model.Thing, place: Location, person: Member) -> None:
        """Raises Refused if the server does not let this person open this here."""
        model.check_opening(self.of(place.guild), thing, place, person, partial(self.exists, place.guild))


class PersonalPreferences(Kept[tuple[int, int], Preferences]):
    """The preferences of all people, each for one server."""

    _rows = preference_rows

    def of(self, guild: int, member: int | None) -> Preferences:
        return NO_PREFERENCES if member is None else self._kept.get((guild, member), NO_PREFERENCES)

    def with_ping(self, table: Table, member: int) -> Table:
        """The table where a member sits who may have said before that they want to be pinged on their turn."""
        seat, wanted = table.seat_of(member), self.of(table.guild, member).pings
        if seat is None or wanted is None:
            return table
        return with_seat(table, seat, replace(table.seats[seat], notify=wanted))

    def hiding_ratings(self, guild: int) -> frozenset[int]:
        """The members of a server who hide their rating from others."""
        return frozenset(whose for (where, whose), kept in self._kept.items() if where == guild and kept.rating_hidden)

    async def change_in(
        self, work: UnitOfWork, guild: int, member: int, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what is stored: another process may have forgotten the person, whatever is in memory."""
        changed = change(await preference_rows.to_change(work.transaction, (guild, member)))
        await self.save_in(work, (guild, member), changed)
        return changed

    async def keep_locale(self, guild: int, member: int, locale: str) -> None:
        """Keep what a person's Discord speaks from now on. That counts at once, saved or not. Raises Refused."""
        self._kept[guild, member] = replace(self.of(guild, member), locale=locale)
        async with unit_of_work(self._store) as work:
            await self.change_in(work, guild, member, lambda before: replace(before, locale=locale))

    def forget(self, member: int) -> None:
        self.drop(lambda key, kept: key[1] == member)
