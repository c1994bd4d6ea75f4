"""Rounds begin and end, and tournaments end with their places: what goes on by itself."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from model.refusals import NoSuchTournament, NotDue, Refused
from model.tournaments import directing, entries, opening, rounds
from model.tournaments.places import table_ids
from model.tournaments.tournament import Tournament, words
from service.base.unit_of_work import UnitOfWork, taken_back, unit_of_work
from service.tournaments.standing import LEEWAY, StandingTournaments

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class TournamentRounds(StandingTournaments):
    """Tournaments that go on by themselves, as their tables change and their time comes."""

    async def _begin(
        self, tournament_id: int, allowed: Callable[[Tournament], None], press: int | None = None
    ) -> Tournament:
        """Begin a round if that is ``allowed``, and close the tables of the last one. Raises Refused."""
        async with self._at(tournament_id) as tournament, self.tables.all_at(table_ids(tournament)) as old:
            allowed(tournament)
            filled = entries.pressed(entries.filled(tournament), press)
            seats = rounds.next_tables(filled)
            async with unit_of_work(self.store) as work:
                for table in old:
                    await self.tables.close_in(work, table)
                seated = ((number, entrants, 0) for number, entrants in enumerate(seats))
                begun = await self._begin_tables(work, filled, seated)
                return await self.save_in(work, rounds.with_round(filled, seats, begun))

    async def _begin_tables(
        self, work: UnitOfWork, tournament: Tournament, seated: Iterable[tuple[int, Sequence[int], int]]
    ) -> list[int]:
        """Begin tables of a round, each given by number, entrants and the table that it replaces. Returns their ids."""
        fresh = [rounds.table_for(tournament, number, entrants, lost) for number, entrants, lost in seated]
        return [(await self.tables.begin_in(work, table)).id for table in fresh]

    async def _collect(self, tournament_id: int) -> None:
        """Take over the scores of tables that are over. Tables that vanished are played again."""
        async with self._at(tournament_id) as tournament:
            if tournament.phase != "round":
                return
            live = self._live(tournament)
            changed = self._settled(tournament, live)
            lost = rounds.lost(changed, live)
            if changed == tournament and not lost:
                return
            async with unit_of_work(self.store) as work:
                gone = [(number, changed.tables[number]) for number in lost]
                seated = [(number, table.entrants, table.table) for number, table in gone]
                begun = await self._begin_tables(work, changed, seated)
                await self.save_in(work, rounds.played_anew(changed, lost, begun))

    async def _close(self, tournament: Tournament) -> Tournament:
        async with self.tables.all_at(table_ids(tournament)) as live:
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
        if tournament is not None and table_id in table_ids(tournament):
            self._look(tournament)

    def _look(self, tournament: Tournament) -> None:
        live = self._live(tournament)
        if tournament.phase == "round" and rounds.has_news(tournament, live):
            self._soon(tournament.id, lambda: self._collect(tournament.id))

    async def abandon(self, gone: Callable[[Tournament], bool]) -> None:
        for tournament in filter(gone, self.every()):
            try:
                async with self._at(tournament.id) as still_there:
                    await self._close(still_there)
                    taken_back()
            except Refused as trouble:
                log.warning("Tournament %s could not be cancelled: %s", tournament.id, trouble)

    # Time

    def _timer_fired(self, tournament_id: int, version: int) -> None:
        self._soon(tournament_id, lambda: self._time_is_up(tournament_id, version))

    async def _time_is_up(self, tournament_id: int, version: int) -> None:
        tournament = self.get(tournament_id)
        if tournament.version != version:
            return
        if tournament.deadline is None or tournament.deadline > self.now() + LEEWAY:
            await self._collect(tournament_id)  # the timer was for a step that had failed
            self._set_timer(self.get(tournament_id))
        elif _goes_on(tournament):
            await self._begin(tournament_id, partial(_check_due, played=len(tournament.played)))
        else:
            async with self._at(tournament_id) as still:
                if still.version != version:
                    return
                if still.scheduled:
                    await self._save(opening.unstarted(still))
                else:
                    await self._close(directing.expired(still))

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
            self._start(self._try(tournament_id, work))

    def _adopt(self, tournament: Tournament) -> None:
        super()._adopt(tournament)
        self._look(tournament)


def _goes_on(tournament: Tournament) -> bool:
    """Whether a round can begin by itself."""
    waits = tournament.scheduled or (tournament.phase == "break" and not tournament.paused)
    return waits and not rounds.short_of(tournament)


def _check_due(tournament: Tournament, played: int) -> None:
    if tournament.phase == "round" or tournament.paused or len(tournament.played) != played:
        raise NotDue(words.message("not-due"))
    rounds.check_next(tournament)
