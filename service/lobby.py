"""Tables are opened, set and closed, and people come and go."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial

from db.repositories.live_rows import table_rows
from engine.games.house_rules import Change, HouseRules
from model.member import Location, Member
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused
from model.servers.settings import check_tables
from model.tables import hosting, newcomers, seating
from model.tables import seating as waiting
from model.tables.due import Due
from model.tables.log import noted
from model.tables.moves import practice
from model.tables.policy import refuse_if
from model.tables.seating import TableSetup
from model.tables.table import Kind, Table
from service.residency import WORDS as TABLES
from service.residency import ResidentTables
from service.unit_of_work import UnitOfWork, once_more, taken_back, unit_of_work

log = logging.getLogger(__name__)

Also = Callable[[UnitOfWork, Table], Awaitable[object]]
Check = Callable[[], None]  # raises Refused


class Lobby(ResidentTables):
    """Tables, and what people ask of them besides playing. It raises Refused if it cannot be done."""

    @once_more
    async def open(
        self,
        location: Location,
        host: Member,
        setup: TableSetup,
        also: Also | None = None,
        *,
        check: Check = lambda: None,
    ) -> Table:
        """With the host and the computer players seated. ``also``: what is saved together with it.

        ``check`` raises Refused if it may not be opened. It meets what others opened at once. Raises Refused.
        """
        async with self._opening:
            check()
            table = self._opened(location, host, setup)
            async with unit_of_work(self.store, TABLES.message("not-opened")) as work:
                added = await self._add_new_in(work, table)
                if also is not None:
                    await also(work, added)
                return added

    @once_more
    async def practise(self, location: Location, person: Member, game: str, check: Check) -> tuple[Table, bool]:
        """The table where a person practises a game in a channel, and whether it is new: one goes on if there is one.

        ``check`` raises Refused if none may be opened. Raises Refused.
        """
        async with self._opening:
            known = self._practice_of(location.channel, person.id, game)
            if known is None:
                check()
                table = self._opened(location, person, practice(game))
                async with unit_of_work(self.store, TABLES.message("not-opened")) as work:
                    return await self.begin_in(work, table), True
        async with self._at(known.id) as table:
            return (await self._save(seating.joined(table, person)) if table.is_away(person.id) else table), False

    def _practice_of(self, channel: int, member: int, game: str) -> Table | None:
        """The newest table for practice where a member plays a match of a game."""
        here = [table for table in self.in_channel(channel) if table.lessons is not None and table.phase == "match"]
        own = (table for table in reversed(here) if table.seat_of(member) is not None and table.game == game)
        return next(own, None)

    def _opened(self, location: Location, host: Member, setup: TableSetup) -> Table:
        """A new table, to be stored. Raises Refused if the server lets this person open none here."""
        self.settings.check_opening("table", location, host)
        self._check_limits(location.guild, host.id, location.channel)
        setup = setup if setup.pace is not None else replace(setup, pace=self.settings.of(location.guild).pace or None)
        return self._with_ping(seating.opened(location, host, setup, self.new_chance()), host.id)

    async def rematch(self, table_id: int, by: Member) -> Table:
        """Open a new table for the same seats, and close this one. Raises Refused."""
        async with self._at(table_id) as table:
            seating.own_seat(table, by.id)
            if table.phase != "over":
                raise Refused(TABLES.message("no-rematch"))
            fresh = seating.rematch(table, by, self.new_chance())
            async with self._opening, unit_of_work(self.store) as work:
                if table.host != by.id:
                    self._check_limits(table.guild, by.id)
                await self.close_in(work, table)
                added = await self._add_new_in(work, fresh)
                work.after_commit(lambda: self.rematches.update({table_id: added.id}))
                return added

    def new_chance(self) -> tuple[str, str]:
        return self._seed(), self._seed()

    def _check_limits(self, guild: int, host: int, channel: int | None = None) -> None:
        """Raises Refused if this person may host no more tables here, or a channel has room for no more."""
        hosted = (table for table in self.every() if table.guild == guild and table.host == host)
        own = [table for table in hosted if table.tournament is None and table.day is None]
        here = 0 if channel is None else len(self.in_channel(channel))
        check_tables(self.settings.of(guild), here, len(own))

    # Seats

    async def join(self, table_id: int, person: Member) -> Table:
        """Sit down or come back. During a match a newcomer takes a bot's seat. Raises Refused."""
        async with self._at(table_id) as table:
            if table.state is not None and table.seat_of(person.id) is None:
                notify = self.preferences.of(table.guild, person.id).pings or False
                return await self._save(newcomers.sat_down(table, person, notify=notify))
            return await self._save(self._with_ping(seating.joined(table, person), person.id))

    async def leave(self, table_id: int, member: int) -> Table | None:
        """Leave a seat. Returns None if that closed the table, because the lobby was empty. Raises Refused."""
        async with self._at(table_id) as table:
            return await self._vacate(table, seating.own_seat(table, member), "left")

    async def remove(self, table_id: int, by: Member, seat: int, seen: Table) -> Table | None:
        """The host removes a seat as it was ``seen``, or lets a computer player take it in a match.

        So may anyone at the table do with the seat of a player for whom everyone has waited a day. Raises Refused.
        """
        async with self._at(table_id) as table:
            handed = waiting.handed_over(table, seat, by)
            if handed is None:
                seating.check_host(table, by)
            seating.check_seat(table, seat)
            if table.seats[seat : seat + 1] != seen.seats[seat : seat + 1]:
                raise Refused(TABLES.message("seats-changed"))
            return await self._vacate(handed or table, seat, "removed", by)

    async def _vacate(self, table: Table, seat: int, how: Kind, by: Member | None = None) -> Table | None:
        refuse_if(table.policy.no_leaving)
        changed = noted(seating.left(table, seat), "quit" if table.is_out(seat) else how, seat, by)
        if changed.phase == "lobby" and not changed.people:
            await self._close(table)
            return None
        return await self._save(changed)

    def _with_ping(self, table: Table, member: int) -> Table:
        """A member sits down who may have said before that they want to be pinged on their turn."""
        seat = table.seat_of(member)
        wanted = self.preferences.of(table.guild, member).pings
        return table if seat is None or wanted is None else seating.with_notify(table, seat, wanted=wanted)

    async def set_newcomers(self, table_id: int, by: Member, wanted: str) -> Table:
        """The host sets who may take a bot's seat, before the match or during it. Raises Refused."""
        return await self._by_host(table_id, by, partial(newcomers.with_newcomers, wanted=wanted))

    # What people wish

    async def toggle_notify(self, table_id: int, member: int) -> Table:
        """Turn pings on your turn on or off, here and from now on. Raises Refused."""
        table = self.get(table_id)
        wanted = not table.seats[seating.own_seat(table, member)].notify
        await self.prefer(table.guild, member, lambda before: replace(before, pings=wanted))
        return self.get(table_id)

    async def prefer(self, guild: int, member: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """A person changes what they prefer in a server. Their tables there follow. Raises Refused."""
        before = {table.id: self._due(table)[0] for table in self.every() if table.guild == guild}
        async with unit_of_work(self.store) as work:
            changed = await self.preferences.change_in(work, guild, member, change)
        for table_id, due in before.items():
            await self._follow_preferences(table_id, member, due)
        return changed

    async def _follow_preferences(self, table_id: int, member: int, before: Due) -> None:
        """Let a table know what a member prefers now. If it is no longer due what was, the time begins anew."""
        try:
            async with self._at(table_id) as table:
                if table.seat_of(member) is not None:
                    fresh = table if self._due(table)[0] == before else replace(table, deadline=None)
                    await self._save(self._with_ping(fresh, member))
        except NoSuchTable:
            log.debug("Table %s was closed in the meantime", table_id)

    async def set_notify(self, table_id: int, member: int, *, wanted: bool) -> Table:
        async with self._at(table_id) as table:
            seat = seating.own_seat(table, member)
            if table.seats[seat].notify == wanted:
                return table
            return await self._save(seating.with_notify(table, seat, wanted=wanted))

    # What the host sets

    async def add_computer(self, table_id: int, by: Member, level: str) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_computer(table, level))

    async def set_level(self, table_id: int, by: Member, seat: int, level: str) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_level(table, seat, level))

    async def change_rules(self, table_id: int, by: Member, changes: Iterable[Change]) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_changes(table, changes))

    async def replace_rules(self, table_id: int, by: Member, house_rules: HouseRules) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_rules(table, house_rules))

    async def arrange(self, table_id: int, by: Member, change: Callable[[Table], Table]) -> Table:
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            hosting.check_lobby(table)
            return await self._save(change(table))

    async def shuffle(self, table_id: int, by: Member) -> Table:
        return await self.arrange(table_id, by, partial(hosting.shuffled, seed=self._seed()))

    async def _by_host(self, table_id: int, by: Member, change: Callable[[Table], Table]) -> Table:
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            return await self._save(change(table))

    # Closing

    async def close(self, table_id: int, by: Member, *, in_play: bool = True) -> None:
        """The host closes the table. ``in_play``: also if its match is in play by now. Raises Refused."""
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            refuse_if(table.policy.no_closing)
            if table.phase == "match" and not in_play:
                hosting.check_lobby(table)
            await self._close(noted(table, "closed", by=by))

    async def abandon(self, table_id: int) -> None:
        """Close a table whose channel or server is gone."""
        try:
            async with self._at(table_id) as table:
                await self._close(table)
        except Refused as trouble:
            log.warning("Couldn't close table %s: %s", table_id, trouble)

    async def discard(self, table_id: int) -> None:
        """Undo a table that could not be shown."""
        async with self._at(table_id) as table:
            await self._close(table)
            taken_back()

    async def move(self, table_id: int, place: Location) -> Table:
        """A table goes on in another channel, where it has yet to be shown. Raises NoSuchTable, and Refused."""
        async with self._at(table_id) as table, unit_of_work(self.store) as work:
            await table_rows.save_message_id(work.transaction, table_id, None)
            work.after_commit(partial(self._place, table_id, None))
            return await self._save_in(work, replace(table, channel=place.channel, parent=place.parent))
