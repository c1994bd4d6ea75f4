"""Two processes with a shard each on one PostgreSQL server: what happens to one is no one else’s business.

People play at random in a server of each shard. One process is killed and comes back, one is restarted, and the
database server goes away in the middle.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from db.database.opening import open_store
from tests.db.club import every
from tests.db.fresh import text_of
from tests.postgres import Postgres, postgres
from tests.service.club import replayed
from tests.wire.conftest import Scene, seated
from tests.wire.people import Person
from tests.wire.process import BotProcess
from tests.wire.standin import standing_in
from tests.wire.world import Interaction

SHARDS = PROCESSES = 2
MATCH = {"game": "eights", "target": 1000}  # too long to end here
SWIFT = {"ROUND_PAUSE": "0"}
LOST = 3  # seconds after which a person presses again, as Discord waits no longer for an answer
THOUGHT = 0.1  # seconds before a press: eight who never pause leave no processor to a process that starts
TWICE = 40060  # Discord's answer to a second answer


@dataclass
class Town:
    """Servers on all shards, and the processes that serve them."""

    server: Postgres
    database: str
    bots: list[BotProcess]
    scenes: list[Scene]
    pressed: list[tuple[int, Interaction]] = field(default_factory=list)  # with the shard

    def ask(self, query: str) -> list[tuple[object, ...]]:
        return self.server.ask(query, self.database)

    def answered(self, shard: int) -> int:
        """How many presses in a server were answered, however late."""
        return sum(press.answer is not None for there, press in self.pressed if there == shard)

    async def go_on(self, shards: list[int], moves: int = 2) -> None:
        """In each of these servers so many more moves are saved and their presses answered."""
        goals = {shard: self.answered(shard) + moves for shard in shards}
        world = self.scenes[0].discord.world
        for shard, goal in goals.items():
            await world.until(lambda shard=shard, goal=goal: self.answered(shard) >= goal, f"shard {shard} plays on")

    async def play(self, shard: int) -> None:
        """Who is asked presses something at random, and again if the press was lost."""
        scene, chance = self.scenes[shard], Random(shard)
        while True:
            person = await asked(scene)
            await asyncio.sleep(THOUGHT)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOST):  # the hand may have changed since it asked: a late answer did that
                    press = await person.move(chance, waits=False)
                    self.pressed.append((shard, press))
                    await person.answered(press)
                    scene.discord.world.happened()


async def asked(scene: Scene) -> Person:
    """Who is to move. If no hand says so for a while, because a process ended, both ask for theirs."""
    while True:
        with suppress(AssertionError):
            found: Person = await scene.until(scene.asked, "a player is asked", LOST)
            return found
        for person in (scene.ada, scene.ben):
            with suppress(TimeoutError):
                async with asyncio.timeout(LOST):
                    await person.press_board("hand")


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    """All processes at work, which begin at the same time on an empty database, and a match in each server."""
    server = postgres()
    address = server.fresh()
    async with standing_in() as discord:
        discord.gateway.shards = discord.gateway.at_once = SHARDS
        bots = []
        for process in range(PROCESSES):
            (own := folder / str(process)).mkdir()
            bots.append(BotProcess(discord, own, DATABASE=text_of(address), SHARDS=f"{process}/{SHARDS}", **SWIFT))
        made = Town(server, address.url.database, bots, [seated(discord, bots[n], n) for n in range(SHARDS)])
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            for scene in made.scenes:
                await scene.deal(**MATCH)
            yield made
        finally:
            for bot in bots:
                await bot.kill()
            server.drop(address)
        assert discord.rest.violations == []


@pytest.mark.slow
async def test_two_processes_lose_nothing_and_answer_no_one_twice(tmp_path: Path):
    async with town(tmp_path) as made:
        players = [asyncio.create_task(made.play(shard)) for shard in range(SHARDS)]
        await made.go_on([0, 1])
        one, other = made.bots
        saved = moves_of(made)
        await one.kill()  # its tables wait for it, and all others play on meanwhile
        await made.go_on([1])
        await one.start()
        await made.go_on([0])
        assert all(moves >= saved[guild] for guild, moves in moves_of(made).items())
        assert await other.stop() == 0
        await made.go_on([0], 1)
        await other.start()
        await made.go_on([1], 1)
        for _ in range(3):  # while the database is gone nothing is saved; once it is back, all go on by themselves
            saved = moves_of(made)
            await asyncio.to_thread(made.server.stop)
            await asyncio.to_thread(made.server.start)
            await made.go_on([0, 1])
            assert all(moves > saved[guild] for guild, moves in moves_of(made).items())
        await made.go_on([0, 1])
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        for bot in made.bots:
            assert await bot.stop() == 0
            expected = False  # what was on its way when the server went is refused or shown later, as the log says
            for line in bot.troubles:
                if line[:4].isdigit():
                    expected = "could not be saved" in line or "is shown later" in line
                assert expected, line
        await each_press_acted_once(made)


async def each_press_acted_once(made: Town) -> None:
    """And was answered once. Each table is what its actions make of it."""
    ((actions, numbers, presses, causes),) = made.ask(
        "SELECT count(*), count(DISTINCT (match_id, number)), count(interaction), count(DISTINCT interaction)"
        " FROM actions"
    )
    assert (actions, presses) == (numbers, causes)
    assert not [press for _, press in made.pressed if TWICE in press.refused]
    store = await open_store(made.server.address(made.database))
    try:
        tables = await every(store)
        assert len(tables) == SHARDS
        for table in tables:
            assert await replayed(store, table) == table.state
    finally:
        await store.close()


def moves_of(made: Town) -> dict[object, int]:
    return {guild: int(str(moves)) for guild, moves in made.ask("SELECT guild_id, moves FROM tables")}
