"""Which tournaments are in memory, and how each is saved together with its tables."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from db.database.store import Store
from db.repositories.matches.tournaments import rows
from model.refusals import NoSuchTable, NoSuchTournament
from model.tables.table import Table
from model.tournaments import rounds
from model.tournaments.places import AtTable, every_table, table_ids
from model.tournaments.tournament import RoundTable, Tournament, words
from service.base.listeners import Listeners
from service.base.live_store import LiveStore, Seed
from service.base.unit_of_work import UnitOfWork, once_more, unit_of_work
from service.tables.tables import Tables

LEEWAY = 1  # seconds by which a timer may be early


class StandingTournaments(LiveStore[Tournament]):
    """All tournaments of this process that run, or are over but not yet cleared away."""

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
        self._of_table: dict[int, int] = {}  # tournament ids, by the ids of all tables that they ever had
        self._entering = asyncio.Lock()  # a member who enters two at once enters the first

    # Looking

    def get(self, tournament_id: int) -> Tournament:
        """A tournament that runs, or is over but not yet cleared away. Raises NoSuchTournament."""
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
        """The running tournament of a channel, of which there is one, or else the last one there."""
        here = [each for each in self.every() if each.channel == channel]
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

    def _live(self, tournament: Tournament) -> dict[int, Table]:
        found: dict[int, Table] = {}
        for table_id in table_ids(tournament):
            with suppress(NoSuchTable):
                found[table_id] = self.tables.get(table_id)
        return found

    async def results(self, guild: int, count: int = 10) -> list[Tournament]:
        """The last tournaments of a server that are over, or were cancelled after a round. Newest first."""
        return await self.store.read(rows.ended, guild, count)

    async def stored(self, tournament_id: int) -> Tournament | None:
        return await self.store.read(rows.any_with, tournament_id)

    async def resume(self) -> None:
        """Load every tournament and go on where it was. Call it after ``tables.resume()``."""
        async with self.store.reading() as transaction:
            self.messages = await rows.messages(transaction)
            standing = await rows.standing(transaction)
        for tournament in standing:
            self._adopt(tournament)

    # One change at a time

    async def _change(self, tournament: Tournament, at_table: AtTable = lambda table: table) -> Tournament:
        async with self.tables.all_at(table_ids(tournament)) as live:
            changes = [(table, at_table(table)) for table in live if table.phase == "match"]
            return await self._save(tournament, [table for before, table in changes if table != before])

    @once_more
    async def _save(self, tournament: Tournament, tables: Iterable[Table] = ()) -> Tournament:
        """Save a tournament together with changes to its tables, which ``all_at`` holds."""
        async with unit_of_work(self.store) as work:
            for table in tables:
                await self.tables.save_in(work, table)
            return await self.save_in(work, tournament)

    async def save_in(self, work: UnitOfWork, tournament: Tournament) -> Tournament:
        return await self._save_in(work, self._timed(tournament))

    def _settled(self, tournament: Tournament, live: dict[int, Table]) -> Tournament:
        pauses = self.tables.pauses
        scored = rounds.with_scores(tournament, live)
        return rounds.after_round(scored, self.now(), pauses.tournament, pauses.wait)

    def _timed(self, tournament: Tournament) -> Tournament:
        """Set the clock of a tournament that waits for its start, or for people. The latter always has an end."""
        if tournament.scheduled:
            return replace(tournament, deadline=tournament.starts_at)
        waits = tournament.waits_for_people
        return replace(tournament, deadline=self.now() + self.tables.pauses.wait) if waits else tournament

    def _adopt(self, tournament: Tournament) -> None:
        super()._adopt(tournament)
        self._of_table |= dict.fromkeys(every_table(tournament), tournament.id)

    def _evict(self, tournament: Tournament) -> None:
        for table in every_table(tournament):
            self._of_table.pop(table, None)
        super()._evict(tournament)
