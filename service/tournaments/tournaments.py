"""The live tournaments. Under a tournament's lock: check, act, save together with its tables, and then tell.

This module knows the engine, the database and Tables, never Discord. A tournament's lock is taken before those of its
tables. Neither is held while threads are made in Discord.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Protocol

from db.database.store import Store
from db.repositories.matches import tournaments as rows
from engine.words import Words
from model.location import Location
from model.member import NOBODY, Member
from model.refusals import NoSuchTable, NoSuchTournament, NotDue, Refused
from model.tables import seating
from model.tables.table import Table
from model.tournaments import directing
from model.tournaments.directing import TournamentSetup
from model.tournaments.tournament import RoundTable, Tournament
from service.base.listeners import Listeners
from service.base.live_store import LiveStore, Seed
from service.base.unit_of_work import UnitOfWork, taken_back, unit_of_work
from service.tables.tables import Tables

LEEWAY = 1  # seconds by which a timer may be early
LEFT = ("out", "kept")  # what becomes of an entrant who leaves after the start

words = Words("model.tournaments.directing")
log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]
AtTable = Callable[[Table], Table]


class Threads(Protocol):
    """Makes the threads for the tables of a tournament."""

    async def make(self, tournament: Tournament, wanted: int) -> Sequence[int]:
        """The channels for this many tables, for table 1, 2 and so on: the existing ones, and new ones where possible.

        If there are too few, or making them fails, tables go to the tournament's own channel.
        """


class Tournaments(LiveStore[Tournament]):
    """All tournaments of this process that run, or are over but not yet cleared away.

    What a person asks for raises Refused if it cannot be done.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        threads: Threads,
        changes: Listeners,
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
    ) -> None:
        super().__init__(store, rows, changes, tables.pauses.again, now=now, seed=seed, share=tables.share)
        self.tables = tables
        self._threads = threads
        self._beginning: dict[int, asyncio.Lock] = {}
        self._of_table: dict[int, int] = {}  # tournament ids, by the ids of all tables that they ever had
        self._entering = asyncio.Lock()  # a member who enters two at once enters the first

    # Looking

    def get(self, tournament_id: int) -> Tournament:
        """A tournament that runs, or is over but not yet cleared away. Raises NoSuchTournament."""
        if tournament_id not in self._open:
            raise NoSuchTournament(words("cleared-away"))
        return self._open[tournament_id]

    def seen_in(self, guild: int, tournament_id: int) -> Tournament:
        """A tournament as far as it may be shown in a server. Raises NoSuchTournament."""
        tournament = self.get(tournament_id)
        if tournament.guild != guild:
            raise NoSuchTournament(words("cleared-away"))
        return tournament

    def at(self, channel: int) -> Tournament | None:
        """The running tournament of a channel or its threads, of which there is one, or else the last one there."""
        here = [each for each in self.every() if channel in (each.channel, *each.channels)]
        return max(here, key=lambda each: (each.running, each.id), default=None)

    def of_member(self, guild: int, member: int) -> Tournament | None:
        for tournament in self.every():
            entrant = tournament.entrant_of(member)
            if tournament.guild == guild and tournament.running and entrant is not None and entrant.person:
                return tournament
        return None

    def of_table(self, table_id: int | None, tournament_id: int | None) -> Tournament | None:
        """A tournament that is not cleared away: the one with this id, or the one that had this table."""
        number = tournament_id if tournament_id in self._open else self._of_table.get(table_id or 0)
        return self._open.get(number or 0)

    def live(self, tournament: Tournament) -> list[tuple[RoundTable, Table | None]]:
        """The tables of the last round as they are now. None for a table that is closed."""
        open_ones = self._live(tournament)
        return [(table, open_ones.get(table.table)) for table in tournament.tables]

    async def results(self, guild: int, count: int = 10) -> list[Tournament]:
        """The last tournaments of a server that are over, or were cancelled after a round. Newest first."""
        async with self.store.reading() as transaction:
            return await rows.ended(transaction, guild, count)

    async def stored(self, tournament_id: int) -> Tournament | None:
        async with self.store.reading() as transaction:
            return await rows.any_with(transaction, tournament_id)

    # Coming and going

    async def resume(self) -> None:
        """Load every tournament and go on where it was. Call it after ``tables.resume()``."""
        async with self.store.reading() as transaction:
            self.messages = await rows.messages(transaction, self.share)
            self.shown = await rows.shown(transaction, self.share)
            standing = await rows.standing(transaction, self.share)
        for tournament in standing:
            self._adopt(tournament)

    async def open(self, location: Location, organiser: Member, plan: TournamentSetup) -> Tournament:
        self.tables.settings.check_opening("tournament", location, organiser)
        async with self._entering:
            here = self.at(location.channel)
            if here is not None and here.running:
                raise Refused(words("channel-taken", begun="no" if here.phase == "open" else "yes"))
            usual = self.tables.pauses.turn
            tournament = self._timed(directing.opened(location, organiser, plan, self._seed(), self.now(), usual))
            if plan.plays:
                self._check_free(tournament, organiser.id)
            async with unit_of_work(self.store, words("not-opened")) as work:
                added = await rows.add(work.transaction, tournament)
                work.after_commit(partial(self._adopt, added))
                work.then_tell(partial(self._changes.tell, added.id))
        return added

    async def join(self, tournament_id: int, person: Member) -> Tournament:
        """Enter, even late, or come back after leaving or being away. Raises Refused.

        A player with a seat at a table that is still playing takes it back. Scores that are known come first, as a
        table that is over has no seat to take back, and shows who was away.
        """
        async with self._entering, self._at(tournament_id) as before, self.tables.all_at(_ids(before)) as live:
            self._check_free(before, person.id)
            directing.check_sign_up(before, person.id, self.now() + LEEWAY)
            tournament = self._settled(before, {table.id: table for table in live})
            changed = directing.entered(tournament, person)
            back = _back_at(live, changed, person)
            known = tournament.entrant_of(person.id)
            if known is not None and known.person and not known.away and not back:
                raise Refused(words("entered-already", playing="yes" if tournament.plays(known.number) else "no"))
            return await self._save(changed, back)

    def left_at(self, table_id: int, member: int) -> Tournament | None:
        """The tournament of a table, if a member had a place at the table and has left. They come back to both."""
        tournament = self.of_table(table_id, None)
        entrant = tournament.entrant_of(member) if tournament else None
        if tournament is None or entrant is None or entrant.status not in LEFT:
            return None
        known = tournament.table_of(entrant.number)
        return tournament if known is not None and known.table == table_id else None

    async def leave(self, tournament_id: int, member: int) -> Tournament:
        """Before the start the entry goes. Later a bot finishes the round, or keeps the place. Raises Refused."""
        async with self._at(tournament_id) as tournament:

            def leave(table: Table) -> Table:
                seat = table.seat_of(member)
                return table if seat is None or table.seats[seat].away else seating.left(table, seat)

            return await self._change(directing.left(tournament, member), leave)

    async def add_computer(self, tournament_id: int, by: Member, level: str) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._change(directing.with_computer(tournament, level))

    async def remove(self, tournament_id: int, by: Member, entrant: int) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._change(directing.struck(tournament, entrant))

    async def replace(self, tournament_id: int, by: Member, entrant: int) -> Tournament:
        """The organiser gives an entrant's place to a computer player. The score stays. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            name = directing.entry(tournament, entrant).name
            changed = directing.replaced(tournament, entrant)
            return await self._change(changed, _taken_over(tournament, entrant, name))

    # Directing

    async def schedule(self, tournament_id: int, by: Member, starts_at: float | None) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._save(directing.scheduled(tournament, starts_at, self.now()))

    async def start(self, tournament_id: int, by: Member) -> Tournament:
        return await self._begin(
            tournament_id, lambda tournament: _check_directed(tournament, by, first=True), by.press
        )

    async def next(self, tournament_id: int, by: Member) -> Tournament:
        return await self._begin(
            tournament_id, lambda tournament: _check_directed(tournament, by, first=False), by.press
        )

    async def hurry(self, tournament_id: int, by: Member) -> Tournament:
        async with self._directed(tournament_id, by) as tournament, self.tables.all_at(_ids(tournament)) as live:
            changed = directing.hurried(tournament, live)
            playing = (table for table in live if table.phase == "match")
            return await self._save(changed, map(seating.hurried, playing))

    async def pause(self, tournament_id: int, by: Member) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._change(directing.paused(tournament), lambda table: replace(table, paused=True))

    async def go_on(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser ends a pause. The player to move gets a full turn again. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            changed = directing.going_on(tournament, self.now(), self.tables.pauses.tournament)
            return await self._change(changed, lambda table: replace(table, paused=False))

    async def close(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser cancels it, or clears away the tables if it is over. Results stay. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            return await self._close(tournament)

    # What else may happen

    async def abandon(self, gone: Callable[[Tournament], bool]) -> None:
        for tournament in filter(gone, self.every()):
            try:
                async with self._at(tournament.id) as still_there:
                    await self._close(still_there)
                    taken_back()
            except Refused as trouble:
                log.warning("Tournament %s could not be cancelled: %s", tournament.id, trouble)

    async def thread_gone(self, thread: int) -> None:
        """A thread was deleted. Its tables go on in the tournament's channel, where they have yet to be shown."""
        for tournament in self.every():
            if thread in tournament.channels and thread != tournament.channel:
                await self._try(tournament.id, partial(self._move_out, tournament, thread))

    @asynccontextmanager
    async def all_naming(self, member: int) -> AsyncIterator[list[Tournament]]:
        """The tournaments that name a member, with exclusive access."""
        async with AsyncExitStack() as locks:
            held = []
            for tournament in [each for each in self.every() if directing.forgotten(each, member) != each]:
                with suppress(NoSuchTournament):
                    held.append(await locks.enter_async_context(self._at(tournament.id)))
            yield held

    async def forget_in(self, work: UnitOfWork, tournaments: Iterable[Tournament], member: int) -> None:
        """Remove a person from these and from every tournament that is over, within a unit of work. Entries go."""
        for tournament in tournaments:
            await self.save_in(work, directing.forgotten(tournament, member))
        await rows.forget(work.transaction, member)

    # One change at a time

    @asynccontextmanager
    async def _directed(self, tournament_id: int, by: Member) -> AsyncIterator[Tournament]:
        async with self._at(tournament_id) as tournament:
            directing.check_organiser(tournament, by)
            yield tournament

    def _check_free(self, tournament: Tournament, member: int) -> None:
        other = self.of_member(tournament.guild, member)
        if other is not None and other.id != tournament.id:
            raise Refused(words("elsewhere", channel=str(other.channel)))

    async def _change(self, tournament: Tournament, at_table: AtTable = lambda table: table) -> Tournament:
        async with self.tables.all_at(_ids(tournament)) as live:
            changes = [(table, at_table(table)) for table in live if table.phase == "match"]
            return await self._save(tournament, [table for before, table in changes if table != before])

    async def _save(self, tournament: Tournament, tables: Iterable[Table] = ()) -> Tournament:
        """Save a tournament together with changes to its tables, which ``all_at`` holds."""
        async with unit_of_work(self.store) as work:
            for table in tables:
                await self.tables.save_in(work, table)
            return await self.save_in(work, tournament)

    async def save_in(self, work: UnitOfWork, tournament: Tournament) -> Tournament:
        return await self._save_in(work, self._timed(tournament))

    # Rounds

    async def _begin(
        self, tournament_id: int, allowed: Callable[[Tournament], None], press: int | None = None
    ) -> Tournament:
        """Begin a round if that is ``allowed``, and close the tables of the last one. Raises Refused."""
        self.get(tournament_id)
        async with self._beginning.setdefault(tournament_id, asyncio.Lock()):
            await self._make_threads(tournament_id, allowed)
            async with self._at(tournament_id) as tournament, self.tables.all_at(_ids(tournament)) as old:
                allowed(tournament)
                filled = directing.pressed(directing.filled(tournament), press)
                seats = directing.next_tables(filled)
                async with unit_of_work(self.store) as work:
                    for table in old:
                        await self.tables.close_in(work, table)
                    seated = ((number, entrants, 0) for number, entrants in enumerate(seats))
                    begun = await self._begin_tables(work, filled, seated)
                    return await self.save_in(work, directing.with_round(filled, seats, begun))

    async def _begin_tables(
        self, work: UnitOfWork, tournament: Tournament, seated: Iterable[tuple[int, Sequence[int], int]]
    ) -> list[int]:
        """Begin tables of a round, each given by number, entrants and the table that it replaces. Returns their ids."""
        fresh = [directing.table_for(tournament, number, entrants, lost) for number, entrants, lost in seated]
        return [(await self.tables.begin_in(work, table)).id for table in fresh]

    async def _make_threads(self, tournament_id: int, allowed: Callable[[Tournament], None]) -> None:
        """Ask for more threads where tables can go. Without an answer they go to the tournament's channel."""
        tournament = self.get(tournament_id)
        allowed(tournament)
        wanted = len(directing.next_tables(directing.filled(tournament)))
        if not tournament.wants_threads(wanted) or len(tournament.channels) >= wanted:
            return
        try:
            channels = tuple(await self._threads.make(tournament, wanted))
        except Exception:
            log.exception("No threads could be made for tournament %s", tournament_id)
            channels = tournament.channels
        async with self._at(tournament_id) as tournament:
            await self._change(directing.with_channels(tournament, channels, wanted))

    async def _collect(self, tournament_id: int) -> None:
        """Take over the scores of tables that are over. Tables that vanished are played again."""
        async with self._at(tournament_id) as tournament:
            if tournament.phase != "round":
                return
            live = self._live(tournament)
            changed = self._settled(tournament, live)
            lost = directing.lost(changed, live)
            if changed == tournament and not lost:
                return
            async with unit_of_work(self.store) as work:
                gone = [(number, changed.tables[number]) for number in lost]
                seated = [(number, table.entrants, table.table) for number, table in gone]
                begun = await self._begin_tables(work, changed, seated)
                await self.save_in(work, directing.played_anew(changed, lost, begun))

    def _settled(self, tournament: Tournament, live: dict[int, Table]) -> Tournament:
        """With all scores of its tables so far, and what follows from them."""
        pauses = self.tables.pauses
        scored = directing.with_scores(tournament, live)
        return directing.after_round(scored, self.now(), pauses.tournament, pauses.wait)

    def _live(self, tournament: Tournament) -> dict[int, Table]:
        found: dict[int, Table] = {}
        for table_id in _ids(tournament):
            with suppress(NoSuchTable):
                found[table_id] = self.tables.get(table_id)
        return found

    async def _close(self, tournament: Tournament) -> Tournament:
        async with self.tables.all_at(_ids(tournament)) as live:
            settled = self._settled(tournament, {table.id: table for table in live})
            closed = directing.closed(settled, self.now())
            async with unit_of_work(self.store) as work:
                for table in live:
                    await self.tables.close_in(work, table)
                saved = await self.save_in(work, closed)
                work.after_commit(lambda: self._evict(saved))
        return saved

    # What happens at its tables

    def table_changed(self, table_id: int) -> None:
        """A table has changed. Find out whether it belongs to a tournament, and whether its round is over."""
        tournament = self.of_table(table_id, None)
        if tournament is not None and table_id in _ids(tournament):
            self._look(tournament)

    def _look(self, tournament: Tournament) -> None:
        live = self._live(tournament)
        if tournament.phase == "round" and directing.has_news(tournament, live):
            self._soon(tournament.id, lambda: self._collect(tournament.id))

    def move_out_soon(self, table: Table) -> None:
        """The channel of a table is gone. It goes on in the tournament's channel, or else the tournament ends."""
        tournament = self._open.get(table.tournament or 0)
        if tournament is None:
            return
        if table.channel == tournament.channel:
            self._soon(tournament.id, lambda: self.abandon(lambda other: other.id == tournament.id))
        else:
            self._soon(tournament.id, lambda: self._move_out(tournament, table.channel))

    async def _move_out(self, tournament: Tournament, channel: int) -> None:
        for table in self._live(self.get(tournament.id)).values():
            if table.channel == channel:
                with suppress(NoSuchTable):  # it was closed while another one moved
                    await self.tables.move(table.id, tournament.channel)
        async with self._at(tournament.id) as now:
            if channel in now.channels:
                await self._change(directing.without_channel(now, channel))

    # Time

    def _timed(self, tournament: Tournament) -> Tournament:
        """Set the clock of a tournament that waits for its start, or for people. The latter always has an end."""
        if tournament.scheduled:
            return replace(tournament, deadline=directing.next_step(tournament, self.now() + LEEWAY))
        waits = tournament.waits_for_people
        return replace(tournament, deadline=self.now() + self.tables.pauses.wait) if waits else tournament

    def _timer_fired(self, tournament_id: int, version: int) -> None:
        self._soon(tournament_id, lambda: self._time_is_up(tournament_id, version))

    async def _time_is_up(self, tournament_id: int, version: int) -> None:
        tournament = self.get(tournament_id)
        if tournament.version != version:
            return
        if tournament.deadline is None or tournament.deadline > self.now() + LEEWAY:
            await self._collect(tournament_id)  # the timer was for a step that had failed
            self._set_timer(self.get(tournament_id))
        elif tournament.scheduled:
            await self._keep_schedule(tournament)
        elif tournament.phase == "break" and not tournament.paused:
            await self._begin(tournament_id, lambda now: _check_due(now, len(tournament.played)))
        else:
            async with self._at(tournament_id) as still:
                if still.version == version:
                    await self._close(directing.expired(still))

    async def _keep_schedule(self, tournament: Tournament) -> None:
        starts_at = tournament.starts_at or 0
        due = starts_at <= self.now() + LEEWAY
        if due and not directing.short_of(tournament):
            await self._begin(tournament.id, lambda now: _check_scheduled(now, starts_at))
            return
        async with self._at(tournament.id) as still:
            if still.version == tournament.version:
                await self._save(directing.unstarted(still) if due else still)

    async def _try(self, tournament_id: int, work: Work) -> None:
        """Try a failed step again later, so that one failure stops no tournament for good."""
        try:
            await work()
        except (NotDue, NoSuchTournament):
            return
        except Refused as trouble:
            log.warning("Tournament %s: %s", tournament_id, trouble)
        except Exception:
            log.exception("What was due in tournament %s could not be done", tournament_id)
        else:
            return
        self._try_again(tournament_id)

    def _soon(self, tournament_id: int, work: Work) -> None:
        if not self._stopped:
            self._start(asyncio.create_task(self._try(tournament_id, work)))

    # Telling

    def _adopt(self, tournament: Tournament) -> None:
        super()._adopt(tournament)
        self._of_table |= dict.fromkeys(_every_table(tournament), tournament.id)
        self._look(tournament)

    def _evict(self, tournament: Tournament) -> None:
        self._beginning.pop(tournament.id, None)
        for table in _every_table(tournament):
            self._of_table.pop(table, None)
        super()._evict(tournament)


def _ids(tournament: Tournament) -> Iterable[int]:
    return [table.table for table in tournament.tables]


def _every_table(tournament: Tournament) -> list[int]:
    return [known.table for played in tournament.played for known in played.tables]


def _back_at(live: Iterable[Table], tournament: Tournament, person: Member) -> list[Table]:
    """The table that is still playing where an entrant has a seat and is not there, with them back in it."""
    entrant = tournament.entrant_of(person.id)
    known = tournament.table_of(entrant.number) if entrant else None
    if entrant is None or known is None:
        return []
    seat = known.entrants.index(entrant.number)
    free = (table for table in live if table.id == known.table and table.phase == "match")
    kept = (seating.kept_for(table, seat, person, notify=entrant.notify) for table in free)
    return [seating.joined(table, person) for table in kept if table.seats[seat].away]


def forgotten_at(table: Table, tournaments: Iterable[Tournament], member: int) -> Table:
    """What becomes of a table when these tournaments forget a member: a computer player takes over the place."""
    for tournament in tournaments:
        entrant = tournament.entrant_of(member)
        table = _taken_over(tournament, entrant.number if entrant else None, NOBODY)(table)
    return table


def _taken_over(tournament: Tournament, entrant: int | None, name: str) -> AtTable:
    """What becomes of an entrant's table when a computer player takes over the seat for good."""
    known = None if entrant is None else tournament.table_of(entrant)

    def at_table(table: Table) -> Table:
        if known is None or entrant is None or table.id != known.table:
            return table
        return seating.taken_over(table, known.entrants.index(entrant), name)

    return at_table


def _check_directed(tournament: Tournament, by: Member, *, first: bool) -> None:
    """Raises Refused if this person can't begin the ``first`` round, or else the next one."""
    directing.check_organiser(tournament, by)
    directing.check_running(tournament)
    if (tournament.phase == "open") != first:
        raise Refused(words("started-already" if first else "not-started"))
    directing.check_next(tournament)


def _check_due(tournament: Tournament, played: int) -> None:
    if tournament.phase != "break" or tournament.paused or len(tournament.played) != played:
        raise NotDue(words("not-due"))
    directing.check_next(tournament)


def _check_scheduled(tournament: Tournament, starts_at: float) -> None:
    if not tournament.scheduled or tournament.starts_at != starts_at:
        raise NotDue(words("not-due"))
    directing.check_next(tournament)
