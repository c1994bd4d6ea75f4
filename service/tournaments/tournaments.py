"""The live tournaments. Under a tournament's lock: check, act, save together with its tables, and then tell.

Here stands what people ask for. It and its base know the engine, the database and Tables, never Discord. A
tournament's lock is taken before those of its tables.
"""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial

from db.repositories.matches.tournaments import rows
from model.location import Location
from model.member import Member
from model.refusals import NoSuchTournament, Refused
from model.tables import seating
from model.tables.table import Table
from model.tournaments import entries
from model.tournaments.entries import TournamentSetup
from model.tournaments.tournament import Tournament, check_running, words
from service.base.unit_of_work import UnitOfWork, once_more, unit_of_work
from service.tournaments.rounds import TournamentRounds


class Tournaments(TournamentRounds):
    """All tournaments of this process. What a person asks for raises Refused if it cannot be done."""

    @once_more
    async def open(self, location: Location, organiser: Member, plan: TournamentSetup) -> Tournament:
        self.tables.settings.check_opening("tournament", location, organiser)
        async with self._opening:
            here = self.at(location.channel)
            if here is not None:
                raise Refused(words.message("channel-taken", begun="no" if here.phase == "open" else "yes"))
            usual = self.tables.pauses.turn
            tournament = self._timed(entries.opened(location, organiser, plan, self._seed(), self.now(), usual))
            async with unit_of_work(self.store, words.message("not-opened")) as work:
                return await self._add_in(work, tournament)

    async def join(self, tournament_id: int, person: Member) -> Tournament:
        """Enter, even late, or come back after leaving. Raises Refused."""
        async with self._at(tournament_id) as tournament:
            return await self._save(entries.entered(tournament, person))

    async def leave(self, tournament_id: int, member: int) -> Tournament:
        """Before their first round the entry goes. Later a bot finishes the round. Raises Refused."""
        async with self._at(tournament_id) as tournament:
            return await self._change(entries.left(tournament, member), partial(_left, member=member))

    @asynccontextmanager
    async def all_naming(self, member: int) -> AsyncIterator[list[Tournament]]:
        """The tournaments that name a member, with exclusive access."""
        async with AsyncExitStack() as locks:
            held = []
            for tournament in [each for each in self.every() if entries.forgotten(each, member) != each]:
                with suppress(NoSuchTournament):
                    held.append(await locks.enter_async_context(self._at(tournament.id)))
            yield held

    async def forget_in(self, work: UnitOfWork, tournaments: Iterable[Tournament], member: int) -> None:
        """Remove a person from these and from every tournament that is over, within a unit of work. Entries go."""
        for tournament in tournaments:
            await self.save_in(work, entries.forgotten(tournament, member))
        await rows.forget(work.transaction, member)

    # Directing

    async def add_bot(self, tournament_id: int, by: Member) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._save(entries.with_bot(tournament))

    async def remove(self, tournament_id: int, by: Member, entrant: int) -> Tournament:
        """As if they left themselves. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            changed, member = entries.removed(tournament, entrant), entries.entry(tournament, entrant).member
            return await self._change(changed, partial(_left, member=member))

    async def start(self, tournament_id: int, by: Member) -> Tournament:
        return await self._begin(tournament_id, partial(_check_start, by=by), by.press)

    async def pause(self, tournament_id: int, by: Member) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._change(entries.paused(tournament), lambda table: replace(table, paused=True))

    async def go_on(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser ends a pause. The player to move gets a full turn again. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            changed = entries.going_on(tournament, self.now(), self.tables.pauses.tournament)
            return await self._change(changed, lambda table: replace(table, paused=False))

    async def close(self, tournament_id: int, by: Member) -> Tournament:
        """The organiser cancels it. Results stay. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            return await self._close(tournament)

    @asynccontextmanager
    async def _directed(self, tournament_id: int, by: Member) -> AsyncIterator[Tournament]:
        async with self._at(tournament_id) as tournament:
            entries.check_organiser(tournament, by)
            yield tournament


def _left(table: Table, member: int | None) -> Table:
    """The table of someone who leaves: a bot finishes the round."""
    seat = None if member is None else table.seat_of(member)
    return table if seat is None or table.seats[seat].away else seating.left(table, seat)


def _check_start(tournament: Tournament, by: Member) -> None:
    entries.check_organiser(tournament, by)
    check_running(tournament)
    if tournament.phase != "open":
        raise Refused(words.message("started-already"))
