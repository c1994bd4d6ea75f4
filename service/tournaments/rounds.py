"""Which tournaments are in memory, how each is saved together with its tables, and what goes on by itself."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from db.database.store import Store
from db.repositories.matches.tournaments import rows
from model.refusals import NoSuchTable, NoSuchTournament, NotDue, Refused
from model.tables.table import Table
from model.tournaments import entries, rounds
from model.tournaments.tournament import Tournament, check_running, words
from service.base.listeners import Listeners
from service.base.live_store import LiveStore, Seed
from service.base.unit_of_work import UnitOfWork, once_more, taken_back, unit_of_work
from service.tables.tables import Tables

LEEWAY = 1  # seconds by which a timer may be early

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class TournamentRounds(LiveStore[Tournament]):
    """All tournaments of this process that run. They go on as their tables change and their time comes."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        changes: Listeners,
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
    ) -> None:
        super().__init__(store, rows, changes, tables.pauses.again, now=now, seed=seed)
        self.tables = tables
        self._opening = asyncio.Lock()  # of two who open one in a channel at once, the second meets the first

    # Looking

    def get(self, tournament_id: int) -> Tournament:
        """A tournament that runs. Raises NoSuchTournament."""
        if tournament_id not in self._open:
            raise NoSuchTournament(words.message("cleared-away"))
        return self._open[tournament_id]

    def seen_in(self, guild: int, tournament_id: int) -> Tournament:
        """A tournament as far as it may be shown in a server. Raises NoSuchTournament."""
        tournament = self.get(tournament_id)
        if tournament.guild != guild:
            raise NoSuchTournament(words.message("cleared-away"))
        return tournament

    def at(self, channel: int) -> Tournament | None:
        return next((each for each in self.every() if each.channel == channel and each.running), None)

    async def stored(self, guild: int, tournament_id: int) -> Tournament:
        """A tournament of a server, of any time. Raises NoSuchTournament."""
        found = self._open.get(tournament_id) or await self.store.read(rows.any_with, tournament_id)
        if found is None or found.guild != guild:
            raise NoSuchTournament(words.message("cleared-away"))
        return found

    def _live(self, tournament: Tournament) -> dict[int, Table]:
        """The open tables of the last round, by id."""
        found: dict[int, Table] = {}
        for known in tournament.tables:
            with suppress(NoSuchTable):
                found[known.table] = self.tables.get(known.table)
        return found

    async def resume(self) -> None:
        """Load every tournament and go on where it was. Call it after ``tables.resume()``."""
        async with self.store.reading() as transaction:
            self.messages = await rows.messages(transaction)
            standing = await rows.standing(transaction)
        for tournament in standing:
            self._adopt(tournament)

    # One change at a time

    @once_more
    async def _save(self, tournament: Tournament) -> Tournament:
        async with unit_of_work(self.store) as work:
            return await self.save_in(work, tournament)

    async def _change(self, tournament: Tournament, at_table: Callable[[Table], Table]) -> Tournament:
        """Save a tournament together with what becomes of its tables that are still playing."""
        async with self.tables.all_at(_table_ids(tournament)) as live:
            return await self._save_all(tournament, [(each, at_table(each)) for each in live if each.phase == "match"])

    @once_more
    async def _save_all(self, tournament: Tournament, tables: Sequence[tuple[Table, Table]]) -> Tournament:
        async with unit_of_work(self.store) as work:
            for before, table in tables:
                if table != before:
                    await self.tables.save_in(work, table)
            return await self.save_in(work, tournament)

    async def save_in(self, work: UnitOfWork, tournament: Tournament) -> Tournament:
        return await self._save_in(work, self._timed(tournament))

    def _timed(self, tournament: Tournament) -> Tournament:
        """Set the clock of a tournament that waits for its start, or for people. The latter always has an end."""
        if tournament.scheduled:
            return replace(tournament, deadline=tournament.starts_at)
        waits = tournament.waits_for_people
        return replace(tournament, deadline=self.now() + self.tables.pauses.wait) if waits else tournament

    # Rounds

    async def _begin(
        self, tournament_id: int, allowed: Callable[[Tournament], None], press: int | None = None
    ) -> Tournament:
        """Begin a round if that is ``allowed``, and close the tables of the last one. Raises Refused."""
        async with self._at(tournament_id) as tournament, self.tables.all_at(_table_ids(tournament)) as old:
            allowed(tournament)
            if not tournament.has_people:
                raise Refused(words.message("no-one-in"))
            filled = entries.pressed(rounds.filled(tournament), press)
            seats = rounds.next_tables(filled)
            async with unit_of_work(self.store) as work:
                for table in old:
                    await self.tables.close_in(work, table)
                begun = [await self._begin_table(work, filled, number, each) for number, each in enumerate(seats)]
                return await self.save_in(work, rounds.with_round(filled, seats, begun))

    async def _begin_table(
        self, work: UnitOfWork, tournament: Tournament, number: int, entrants: Sequence[int], lost: int = 0
    ) -> int:
        """Begin a table of a round, for those who want pings with them. ``lost``: the table that it replaces."""
        table, prefers = rounds.table_for(tournament, number, entrants, lost), self.tables.preferences.of
        seats = (replace(seat, notify=prefers(table.guild, seat.member).pings or False) for seat in table.seats)
        return (await self.tables.begin_in(work, replace(table, seats=tuple(seats)))).id

    async def _collect(self, tournament_id: int) -> None:
        """Take over the scores of tables that are over. Tables that vanished are played again. The end closes all."""
        async with self._at(tournament_id) as tournament:
            live = self._live(tournament)
            changed = self._settled(tournament, live)
            if changed.phase == "over":
                await self._close(tournament)
                return
            lost = rounds.lost(changed, live) if changed.phase == "round" else []
            if changed == tournament and not lost:
                return
            async with unit_of_work(self.store) as work:
                gone = [(number, changed.tables[number]) for number in lost]
                begun = [
                    await self._begin_table(work, changed, number, table.entrants, table.table)
                    for number, table in gone
                ]
                await self.save_in(work, rounds.played_anew(changed, dict(zip(lost, begun, strict=True))))

    def _settled(self, tournament: Tournament, live: dict[int, Table]) -> Tournament:
        return rounds.settled(tournament, live, self.now(), self.tables.pauses.tournament)

    async def _close(self, tournament: Tournament) -> Tournament:
        async with self.tables.all_at(_table_ids(tournament)) as live:
            settled = self._settled(tournament, {table.id: table for table in live})
            closed = entries.closed(settled, self.now())
            async with unit_of_work(self.store) as work:
                for table in live:
                    await self.tables.close_in(work, table)
                saved = await self.save_in(work, closed)
                work.after_commit(lambda: self._evict(saved))
        return saved

    async def abandon(self, gone: Callable[[Tournament], bool]) -> None:
        """Cancel tournaments that cannot go on, with their tables."""
        for tournament in filter(gone, self.every()):
            try:
                async with self._at(tournament.id) as still_there:
                    await self._close(still_there)
                    taken_back()
            except Refused as trouble:
                log.warning("Tournament %s could not be cancelled: %s", tournament.id, trouble)

    # What happens at its tables, and when its time comes

    def table_changed(self, table_id: int) -> None:
        """A table has changed or was closed. If it belongs to a tournament, see whether its round is over."""
        table = self.tables.closed(table_id)
        with suppress(NoSuchTable):
            table = table or self.tables.get(table_id)
        if table is not None and table.tournament in self._open:
            self._look(self._open[table.tournament])

    def _look(self, tournament: Tournament) -> None:
        live = self._live(tournament)
        unknown = [live.get(table.table) for table in tournament.tables if table.scores is None]
        if tournament.phase == "round" and any(table is None or table.phase == "over" for table in unknown):
            self._soon(tournament.id, lambda: self._collect(tournament.id))

    def _adopt(self, tournament: Tournament) -> None:
        super()._adopt(tournament)
        self._look(tournament)

    def _timer_fired(self, tournament_id: int, version: int) -> None:
        self._soon(tournament_id, lambda: self._time_is_up(tournament_id, version))

    async def _time_is_up(self, tournament_id: int, version: int) -> None:
        tournament = self.get(tournament_id)
        if tournament.version != version:
            return
        begins = tournament.scheduled or (tournament.phase == "break" and not tournament.paused)
        if tournament.deadline is None or tournament.deadline > self.now() + LEEWAY:
            await self._collect(tournament_id)  # the timer was for a step that had failed
            self._set_timer(self.get(tournament_id))
        elif tournament.has_people and begins:
            await self._begin(tournament_id, partial(_check_due, version=version))
        else:
            async with self._at(tournament_id) as still:
                if still.version == version:
                    await self._close(still)

    def _soon(self, tournament_id: int, work: Work) -> None:
        if not self._stopped:
            self._start(self._try(tournament_id, work))

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


def _table_ids(tournament: Tournament) -> Iterable[int]:
    return [table.table for table in tournament.tables]


def _check_due(tournament: Tournament, version: int) -> None:
    check_running(tournament)
    if tournament.version != version:
        raise NotDue(words.message("not-due"))
