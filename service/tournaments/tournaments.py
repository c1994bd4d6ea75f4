"""The live tournaments. Under a tournament's lock: check, act, save together with its tables, and then tell.

Here stands what people ask for. It and its bases know the engine, the database and Tables, never Discord. A
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
from model.tournaments import directing, entries, opening, rounds
from model.tournaments.opening import TournamentSetup
from model.tournaments.places import back_at, table_ids
from model.tournaments.tournament import Tournament, check_running, words
from service.base.unit_of_work import UnitOfWork, once_more, unit_of_work
from service.tournaments.rounds import TournamentRounds


class Tournaments(TournamentRounds):
    """All tournaments of this process. What a person asks for raises Refused if it cannot be done."""

    @once_more
    async def open(self, location: Location, organiser: Member, plan: TournamentSetup) -> Tournament:
        self.tables.settings.check_opening("tournament", location, organiser)
        async with self._entering:
            here = self.at(location.channel)
            if here is not None and here.running:
                raise Refused(words.message("channel-taken", begun="no" if here.phase == "open" else "yes"))
            usual = self.tables.pauses.turn
            tournament = self._timed(opening.opened(location, organiser, plan, self._seed(), self.now(), usual))
            self._check_free(tournament, organiser.id)
            async with unit_of_work(self.store, words.message("not-opened")) as work:
                return await self._add_in(work, tournament)

    async def join(self, tournament_id: int, person: Member) -> Tournament:
        """Enter, even late, or come back after leaving or being away. Raises Refused.

        A player with a seat at a table that is still playing takes it back. Scores that are known come first, as a
        table that is over has no seat to take back, and shows who was away.
        """
        async with self._entering, self._at(tournament_id) as before, self.tables.all_at(table_ids(before)) as live:
            self._check_free(before, person.id)
            tournament = self._settled(before, {table.id: table for table in live})
            changed = entries.entered(tournament, person)
            back = back_at(live, changed, person)
            known = tournament.entrant_of(person.id)
            if known is not None and known.person and not known.away and not back:
                raise Refused(
                    words.message("entered-already", playing="yes" if tournament.plays(known.number) else "no")
                )
            return await self._save(changed, back)

    def left_at(self, table_id: int, member: int) -> Tournament | None:
        """The tournament of a table, if a member had a place at the table and has left. They come back to both."""
        tournament = self.of_table(table_id, None)
        entrant = tournament.entrant_of(member) if tournament else None
        if tournament is None or entrant is None or entrant.seated:
            return None
        known = tournament.table_of(entrant.number)
        return tournament if known is not None and known.table == table_id else None

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

    def _check_free(self, tournament: Tournament, member: int) -> None:
        other = self.of_member(tournament.guild, member)
        if other is not None and other.id != tournament.id:
            raise Refused(words.message("elsewhere", channel=str(other.channel)))

    # Directing

    async def add_computer(self, tournament_id: int, by: Member, level: str) -> Tournament:
        async with self._directed(tournament_id, by) as tournament:
            return await self._change(entries.with_computer(tournament, level))

    async def remove(self, tournament_id: int, by: Member, entrant: int) -> Tournament:
        """As if they left themselves. Raises Refused."""
        async with self._directed(tournament_id, by) as tournament:
            check_running(tournament)
            gone = entries.entry(tournament, entrant)
            return await self._change(entries.gone(tournament, gone), partial(_left, member=gone.member))

    async def start(self, tournament_id: int, by: Member) -> Tournament:
        return await self._begin(tournament_id, partial(_check_directed, by=by, first=True), by.press)

    async def next(self, tournament_id: int, by: Member) -> Tournament:
        return await self._begin(tournament_id, partial(_check_directed, by=by, first=False), by.press)

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

    @asynccontextmanager
    async def _directed(self, tournament_id: int, by: Member) -> AsyncIterator[Tournament]:
        async with self._at(tournament_id) as tournament:
            directing.check_organiser(tournament, by)
            yield tournament


def _left(table: Table, member: int | None) -> Table:
    """The table of someone who leaves: a computer player finishes the round."""
    seat = None if member is None else table.seat_of(member)
    return table if seat is None or table.seats[seat].away else seating.left(table, seat)


def _check_directed(tournament: Tournament, by: Member, *, first: bool) -> None:
    """Raises Refused if this person can't begin the ``first`` round, or else the next one."""
    directing.check_organiser(tournament, by)
    check_running(tournament)
    if (tournament.phase == "open") != first:
        raise Refused(words.message("started-already" if first else "not-started"))
    rounds.check_next(tournament)
