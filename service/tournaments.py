"""The live tournaments. Under a tournament's lock: check, act, save together with its tables, and then tell.

They know the engine, the database and Tables, never Discord. A tournament's lock is taken before those of its tables.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial

from db.database.store import Store
from db.repositories.live_rows import tournament_rows
from model.member import Location, Member
from model.refusals import NoSuchTournament, Refused
from model.tables import seating
from model.tables.table import Table
from model.tournaments import entries_and_seats
from model.tournaments.tournament import WORDS as TOURNAMENTS, Tournament, check_running
from service.live_store import Change, Listeners, LiveStore, Seed
from service.tables import Tables
from service.unit_of_work import UnitOfWork, once_more, taken_back, unit_of_work

LEEWAY = 1  # seconds by which a timer may be early

log = logging.getLogger(__name__)


class Tournaments(LiveStore[Tournament]):
    """All tournaments of this process. They go on as their tables change and their time comes.

    What a person asks for raises Refused if it cannot be done.
    """

    closed_for_good = staticmethod(partial(NoSuchTournament, TOURNAMENTS.message("cleared-away")))

    def __init__(
        self,
        store: Store,
        tables: Tables,
        changes: Listeners[Change[Tournament]],
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
    ) -> None:
        super().__init__(store, tournament_rows, changes, tables.clock.pauses.again, now=now, seed=seed)
        self.tables = tables
        self._opening = asyncio.Lock()  # of two who open one in a channel at once, the second meets the first

    # Looking

    def at(self, channel: int) -> Tournament | None:
        return next((each for each in self.every() if each.channel == channel and each.running), None)

    async def stored(self, guild: int, tournament_id: int) -> Tournament:
        """A tournament of a server, of any time. Raises NoSuchTournament."""
        found = self._open.get(tournament_id)
        found = found or await self.store.read(tournament_rows.find, tournament_id, cleared_away=True)
        if found is None or found.guild != guild:
            raise self.closed_for_good()
        return found

    # One change at a time

    @once_more
    async def _change(self, tournament: Tournament, at_table: Callable[[Table], Table]) -> Tournament:
        """Save a tournament together with what becomes of its tables that are still playing."""
        async with (
            self.tables.all_at(each.table for each in tournament.tables) as live,
            unit_of_work(self.store) as work,
        ):
            for table in live:
                changed = at_table(table) if table.phase == "match" else table
                if changed != table:
                    await self.tables.save_in(work, changed)
            return await self.save_in(work, tournament)

    async def save_in(self, work: UnitOfWork, tournament: Tournament) -> Tournament:
        """Save a tournament. One that waits for its start, or for people, has a deadline: the latter always end."""
        if tournament.scheduled:
            tournament = replace(tournament, deadline=tournament.starts_at)
        elif tournament.waits_for_people:
            tournament = replace(tournament, deadline=self.now() + self.tables.clock.pauses.wait)
        return await self._save_in(work, tournament)

    # Rounds

    async def _begin(self, tournament: Tournament, press: int | None = None) -> Tournament:
        """Begin a round, and close the tables of the last one. Raises Refused."""
        async with self.tables.all_at(each.table for each in tournament.tables) as old:
            if not any(entrant.person for entrant in tournament.entrants):
                raise Refused(TOURNAMENTS.message("no-one-in"))
            filled = entries_and_seats.pressed(entries_and_seats.filled(tournament), press)
            seats = entries_and_seats.next_tables(filled)
            async with unit_of_work(self.store) as work:
                for table in old:
                    await self.tables.close_in(work, table)
                begun = [await self._begin_table(work, filled, number, each) for number, each in enumerate(seats)]
                return await self.save_in(work, entries_and_seats.with_round(filled, seats, begun))

    async def _begin_table(
        self, work: UnitOfWork, tournament: Tournament, number: int, entrants: Sequence[int], lost: int = 0
    ) -> int:
        """Begin a table of a round, for those who want pings with them. ``lost``: the table that it replaces."""
        table, prefers = entries_and_seats.table_for(tournament, number, entrants, lost), self.tables.preferences.of
        seats = (replace(seat, notify=prefers(table.guild, seat.member).pings or False) for seat in table.seats)
        return (await self.tables.begin_in(work, replace(table, seats=tuple(seats)))).id

    async def _collect(self, tournament_id: int) -> None:
        """Take over the scores of tables that are over. Tables that vanished are played again. The end closes all."""
        async with self._at(tournament_id) as tournament:
            found = (self.tables.find(known.table) for known in tournament.tables)
            live = {table.id: table for table in found if table is not None}
            changed = entries_and_seats.settled(tournament, live, self.now(), self.tables.clock.pauses.tournament)
            if changed.phase == "over":
                await self._close(tournament)
                return
            played = enumerate(changed.tables if changed.phase == "round" else ())
            lost = {number: each for number, each in played if each.scores is None and each.table not in live}
            if changed == tournament and not lost:
                return
            async with unit_of_work(self.store) as work:
                anew = {
                    number: await self._begin_table(work, changed, number, each.entrants, each.table)
                    for number, each in lost.items()
                }
                await self.save_in(work, entries_and_seats.played_anew(changed, anew))

    async def _close(self, tournament: Tournament) -> Tournament:
        async with self.tables.all_at(each.table for each in tournament.tables) as live:
            now, pause = self.now(), self.tables.clock.pauses.tournament
            settled = entries_and_seats.settled(tournament, {table.id: table for table in live}, now, pause)
            closed = entries_and_seats.closed(settled, now)
            async with unit_of_work(self.store) as work:
                for table in live:
                    await self.tables.close_in(work, table)
                saved = await self.save_in(work, closed)
                work.after_commit.append(lambda: self._evict(saved))
        return saved

    async def abandon(self, gone: Callable[[Tournament], bool]) -> None:
        """Cancel tournaments that cannot go on, with their tables."""
        for tournament in filter(gone, self.every()):
            try:
                async with self._at(tournament.id) as still_there:
                    await self._close(still_there)
                    taken_back()
            except Refused as trouble:
                log.warning("Couldn't cancel tournament %s: %s", tournament.id, trouble)

    # What happens at its tables, and when its time comes

    def table_changed(self, change: Change[Table]) -> None:
        """Look whether the round of a tournament is over, if this change is at a table of it."""
        table = change.after or change.before
        if table is not None and table.tournament in self._open:
            self._look(self._open[table.tournament])

    def _look(self, tournament: Tournament) -> None:
        unknown = [self.tables.find(table.table) for table in tournament.tables if table.scores is None]
        ended = tournament.phase == "round" and any(table is None or table.phase == "over" for table in unknown)
        if ended and not self._stopped:
            self._start(tournament.id, tournament.version, lambda number, version: self._collect(number))

    def _adopt(self, tournament: Tournament) -> None:
        self._open[tournament.id] = tournament
        self._set_timer(tournament)
        self._look(tournament)

    async def _do_what_is_due(self, tournament_id: int, version: int) -> None:
        tournament = self.get(tournament_id)
        if tournament.version != version:
            return
        if tournament.deadline is None or tournament.deadline > self.now() + LEEWAY:
            await self._collect(tournament_id)  # the timer was for a step that had failed
            self._set_timer(self.get(tournament_id))
            return
        async with self._at(tournament_id) as tournament:
            begins = tournament.scheduled or (tournament.phase == "break" and not tournament.paused)
            if tournament.version != version:
                return
            if begins and any(entrant.person for entrant in tournament.entrants):
                await self._begin(tournament)
            else:
                await self._close(tournament)

    # What people ask for

    @once_more
    async def open(self, location: Location, organiser: Member, plan: entries_and_seats.TournamentSetup) -> Tournament:
        self.tables.settings.check_opening("tournament", location, organiser)
        async with self._opening:
            here = self.at(location.channel)
            if here is not None:
                raise Refused(TOURNAMENTS.message("channel-taken", begun="no" if here.phase == "open" else "yes"))
            usual = self.tables.clock.pauses.turn
            tournament = entries_and_seats.opened(location, organiser, plan, self.seed(), self.now(), usual)
            async with unit_of_work(self.store, TOURNAMENTS.message("not-opened")) as work:
                return await self.save_in(work, tournament)

    @once_more
    async def join(self, tournament_id: int, person: Member) -> Tournament:
        """Enter, even late, or come back after leaving. Raises Refused."""
        async with self._at(tournament_id) as tournament:
            entered = entries_and_seats.entered(tournament, person)
            async with unit_of_work(self.store) as work:
                return await self.save_in(work, entered)

    async def leave(self, tournament_id: int, member: int) -> Tournament:
        """Before their first round the entry goes. Later a bot finishes the round. Raises Refused."""
        async with self._at(tournament_id) as tournament:
            return await self._change(entries_and_seats.left(tournament, member), partial(_left, member=member))

    async def forget_in(self, work: UnitOfWork, tournaments: Iterable[Tournament], member: int) -> None:
        """Remove a person from these and from every tournament that is over, within a unit of work. Entries go."""
        for tournament in tournaments:
            await self.save_in(work, entries_and_seats.forgotten(tournament, member))
        await tournament_rows.forget(work.transaction, member)

    # Directing

    @once_more
    async def add_bot(self, tournament_id: int, by: Member) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            with_bot = entries_and_seats.with_bot(tournament)
            async with unit_of_work(self.store) as work:
                return await self.save_in(work, with_bot)

    async def remove(self, tournament_id: int, by: Member, entrant: int) -> Tournament:
        """As if they left themselves. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            changed = entries_and_seats.removed(tournament, entrant)
            return await self._change(changed, partial(_left, member=tournament.entrant(entrant).member))

    async def start(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser starts it before its time. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            check_running(tournament)
            if tournament.phase != "open":
                raise Refused(TOURNAMENTS.message("started-already"))
            return await self._begin(tournament, by.press)

    async def pause(self, tournament_id: int, by: Member) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._change(entries_and_seats.paused(tournament), lambda table: replace(table, paused=True))

    async def go_on(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser ends a pause. The player to move gets a full turn again. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            changed = entries_and_seats.going_on(tournament, self.now(), self.tables.clock.pauses.tournament)
            return await self._change(changed, lambda table: replace(table, paused=False))

    async def close(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser cancels it. Results stay. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            return await self._close(tournament)

    @asynccontextmanager
    async def _directed(self, tournament_id: int, by: Member) -> AsyncIterator[Tournament]:
        """Raises Refused for everyone but the organiser and members with Manage Messages."""
        async with self._at(tournament_id) as tournament:
            if by.id != tournament.organiser and not by.manages:
                raise Refused(TOURNAMENTS.message("organiser-only"))
            yield tournament


def _left(table: Table, member: int | None) -> Table:
    """The table of someone who leaves: a bot finishes the round."""
    seat = None if member is None else table.seat_of(member)
    return table if seat is None or table.seats[seat].away else seating.left(table, seat)


@dataclass(eq=False)
class Locations:
    """Ends the tables and tournaments whose channel or server is gone."""

    _tables: Tables
    _tournaments: Tournaments

    def places(self) -> set[tuple[int, int]]:
        """Returns the servers and channels in which anything open stands."""
        open_ones: list[Table | Tournament] = [*self._tables.every(), *self._tournaments.every()]
        return {(thing.guild, thing.channel) for thing in open_ones}

    async def channel_gone(self, channel: int) -> None:
        """A channel was deleted with every thread in it, or a thread. Of those asleep Discord says nothing."""
        await self.gone(lambda thing: channel in (thing.channel, thing.parent))

    async def gone(self, gone: Callable[[Table | Tournament], bool]) -> None:
        """End everything there. Tournaments go first, because their tables would only be played again."""
        await self._tournaments.abandon(gone)
        for table in filter(gone, self._tables.every()):
            await self._tables.abandon(table.id)
