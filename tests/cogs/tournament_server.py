"""A tournament in the simulated server, and tables of it that end as a test likes."""

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Play
from model.member import Member
from model.tables.table import Table
from model.tournaments.tournament import Tournament

COSTS = {0: "", 3: "3C", 4: "4C", 6: "6C", 7: "7C", 10: "KC", 20: "KC KD", 30: "KC KD QC", 50: "8C"}


@dataclass
class TournamentServer:
    server: Any

    async def open(self, who: Any, *others: Any, bots: int = 0, **options: Any) -> Any:
        """Open a tournament, which the others enter by command, and bots; its standing message."""
        said = await self.server.say(who, "tournament open", **options)
        assert "is open for sign-up" in said, said
        for person in others:
            assert "You joined" in await self.server.say(person, "tournament join")
        with self.server.working():
            for _ in range(bots):
                await self.server.bot.services.tournaments.add_bot(self.now().id, Member(who.id, "Organiser"))
        await self.server.settle()
        return self.shown()

    async def begin(self, who: Any, *others: Any, **options: Any) -> Any:
        await self.open(who, *others, **options)
        assert "Round 1 has started" in await self.server.say(who, "tournament manage", action="start")
        return self.shown()

    def now(self) -> Tournament:
        return self.server.bot.services.tournaments.every()[-1]

    def shown(self) -> Any:
        return self.server.message(self.now().channel, self.server.bot.services.tournaments.messages[self.now().id])

    def message(self, number: int) -> Any:
        """The message of a table of the round, counted from 0."""
        table = self.table(number)
        return self.server.message(table.channel, self.server.bot.services.tables.messages[table.id])

    def table(self, number: int) -> Table:
        return self.server.bot.services.tables.get(self.now().tables[number].table)

    def table_of(self, who: Any) -> int:
        """The number of the table where somebody sits, counted from 0."""
        entrant = self.now().entrant_of(who.id)
        known = self.now().table_of(entrant.number)
        return self.now().tables.index(known)

    async def last_card(self, number: int, *costs: int, turn: int = 0) -> Table:
        """The seat on turn can end the round with the Nine of spades; the others are left with these costs."""
        table = self.table(number)
        hands = [COSTS[cost] for cost in costs or (10, 20, 30)[: table.state.rules.seats - 1]]
        hands.insert(turn, "9S")
        return await self.server.position(*hands, table=table, turn=turn)

    async def finish(self, number: int, *costs: int) -> None:
        """The dealer wins the round at a table, and the others are left with these costs, by seat."""
        table, tables = await self.last_card(number, *costs), self.server.bot.services.tables
        with self.server.working():
            async with tables._at(table.id) as table:
                await tables._act(table, 0, Play(("9S",)))
        await self.server.settle()

    async def finish_round(self, *costs: tuple[int, ...]) -> None:
        for number, table in enumerate(self.now().tables):
            if table.scores is None:
                await self.finish(number, *(costs[number] if number < len(costs) else ()))

    async def next(self) -> Any:
        """The break is over; the standing message."""
        await self.server.env.advance_time(self.server.bot.services.tables.clock.pauses.tournament + 1)
        return self.shown()

    async def kept(self) -> list[tuple[Any, ...]]:
        """All that the database knows of tournaments and tables, to see that nothing has changed."""
        return [*await self.server.ask("SELECT * FROM tournaments"), *await self.server.ask("SELECT * FROM tables")]
