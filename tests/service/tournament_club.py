"""Tournaments without Discord: a club, its tournaments, and rounds that end as a test likes."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from db.repositories.live_rows import tournament_rows
from engine.games.house_rules import HouseRules
from model.member import Member
from model.tables.table import Table
from model.tournaments.entries_and_seats import TournamentSetup
from model.tournaments.tournament import RoundTable, Tournament
from service.live_store import Listeners
from service.outbox import Outbox
from service.people import Membership
from service.tournaments import Locations, Tournaments
from tests.service.club import CALM, FIRST_ID, PLACE, Club, club_in, delay_of, membership_of, played_to_the_end

BREAK = 300
PAUSES = replace(CALM, tournament=BREAK)
DIRECTOR = Member(FIRST_ID + 800, "Director")
GUESTS = tuple(Member(FIRST_ID + 200 + number, f"Guest {number}") for number in range(32))
PENALTY, COLLECT = HouseRules("crazy-eights"), HouseRules("eights-250")
COSTS = {2: ("2C",), 3: ("3C",), 4: ("4C",), 6: ("6C",), 7: ("7C",), 10: ("KC",), 20: ("KC", "KD"), 50: ("8C",)}


@dataclass
class TournamentClub:
    club: Club
    told: list[int] = field(default_factory=list)
    tournaments: Tournaments = field(init=False)
    changes: Listeners = field(init=False)
    locations: Locations = field(init=False)
    membership: Membership = field(init=False)
    outbox: Outbox = field(init=False)

    async def opened(
        self, *people: Member, house_rules: HouseRules = PENALTY, rounds: int = 2, bots: int = 0, **plan: Any
    ) -> Tournament:
        """A tournament of the director, who has left it, with these people and bots."""
        wanted = TournamentSetup(house_rules, rounds=rounds, **plan)
        tournament = await self.tournaments.open(PLACE, DIRECTOR, wanted)
        tournament = await self.tournaments.leave(tournament.id, DIRECTOR.id)
        for person in people:
            tournament = await self.tournaments.join(tournament.id, person)
        for _ in range(bots):
            tournament = await self.tournaments.add_bot(tournament.id, DIRECTOR)
        return tournament

    async def started(self, *people: Member, **plan: Any) -> Tournament:
        tournament = await self.opened(*people, **plan)
        return await self.tournaments.start(tournament.id, DIRECTOR)

    def now(self, tournament: Tournament) -> Tournament:
        """As it is, or as it ended."""
        return self.tournaments.closed.get(tournament.id) or self.tournaments.get(tournament.id)

    def table(self, tournament: Tournament, number: int = 0) -> Table:
        """A table of the round, counted from 0, as it stands now."""
        return self.club.tables.get(self.now(tournament).tables[number].table)

    def table_with(self, tournament: Tournament, person: Member) -> Table:
        return next(table for table in self.live(tournament) if table.seat_of(person.id) is not None)

    def live(self, tournament: Tournament) -> list[Table]:
        return [self.club.tables.get(known.table) for known in self.now(tournament).tables]

    async def finish(self, table_id: int, *costs: int) -> None:
        """Seat 0 wins the round at once; the others are left with these costs, by seat."""
        table = self.club.tables.get(table_id)
        hands = [COSTS[cost] for cost in costs or (10,) * (len(table.seats) - 1)]
        table = await self.club.last_card(table_id, *hands, pending=None, debt=0)
        if table.seats[0].present:
            await self.club.play(table, "5S")
        else:
            await self.club.time_passes(table_id)
        assert self.club.tables.get(table_id).phase == "over"
        await self.settle()

    async def finish_round(self, tournament: Tournament, *costs: Sequence[int]) -> Tournament:
        """All tables of the round end; ``costs``: for each table that still plays, as ``finish`` takes them."""
        playing = [table.table for table in self.now(tournament).tables if table.scores is None]
        for number, table in enumerate(playing):
            await self.finish(table, *(costs[number] if number < len(costs) else ()))
        return self.now(tournament)

    async def next(self, tournament: Tournament) -> Tournament:
        await self.time_passes(tournament)
        return self.now(tournament)

    async def play_to_the_end(self, tournament: Tournament) -> Tournament:
        """Everybody plays sensibly, and rounds follow one another by themselves."""
        for _ in range(tournament.rounds - len(tournament.complete)):
            for table in self.live(tournament):
                await played_to_the_end(self.club, table.id)
            await self.settle()
            if self.now(tournament).phase == "break":
                await self.time_passes(tournament)
        return self.now(tournament)

    async def settle(self) -> None:
        """Until nothing is being done any more."""
        while self.tournaments._tasks or self.club.tables._tasks:
            await asyncio.gather(*self.tournaments._tasks, *self.club.tables._tasks)

    def due_in(self, tournament: Tournament) -> float | None:
        timer = self.tournaments._timers.get(tournament.id)
        return None if timer is None else round(delay_of(timer))

    async def time_passes(self, tournament: Tournament) -> None:
        """Until the timer of the tournament rings, and what is due has been done."""
        self.club.ring(self.tournaments._timers[tournament.id])
        await self.settle()

    async def restart(self) -> None:
        """A new process takes up the same file."""
        await self.tournaments.stop()
        await self.club.restart(PAUSES)
        await self.begin()

    async def begin(self) -> None:
        store, tables = self.club.tables.store, self.club.tables
        self.changes = Listeners([lambda change: self.told.append(change.id)])
        self.tournaments = Tournaments(store, tables, self.changes, now=self.club.clock, seed=tables.seed)
        self.club.changes.connect(self.tournaments.table_changed)
        self.locations = Locations(tables, self.tournaments)
        self.outbox = Outbox(store, self.club.clock)
        self.membership = membership_of(tables, None, self.tournaments, self.outbox)
        await self.tournaments.resume()
        await self.settle()

    async def stored(self) -> list[Tournament]:
        async with self.club.tables.store.reading() as connection:
            return await tournament_rows.every(connection)


def names(tournament: Tournament, table: RoundTable) -> tuple[str, ...]:
    return tuple(tournament.entrant(entrant).name for entrant in table.entrants)


def totals(tournament: Tournament) -> dict[str, int]:
    return {tournament.entrant(number).name: total for number, total in tournament.totals.items()}


@asynccontextmanager
async def tournament_club_in(folder: Path) -> AsyncIterator[TournamentClub]:
    async with club_in(folder, PAUSES) as club:
        await club.tables.resume()
        tournament_club = TournamentClub(club)
        await tournament_club.begin()
        yield tournament_club
        await tournament_club.tournaments.stop()
