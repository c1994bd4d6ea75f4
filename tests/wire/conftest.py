"""A stand-in for Discord, and a bot that runs against it as a process of its own."""

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests import PATIENCE
from tests.forked import Forks
from tests.wire.gateway import guild_payload
from tests.wire.people import Person, shows_a_table
from tests.wire.process import BotProcess, at_work, python
from tests.wire.standin import StandIn, standing_in
from tests.wire.validation import UNCHECKED, description_file
from tests.wire.world import Channel, Message, User


@dataclass(eq=False)
class Scene:
    """Discord, a bot, a channel and two people in it."""

    discord: StandIn
    bot: BotProcess
    channel: Channel
    ada: Person
    ben: Person

    async def deal(self, **options: Any) -> Person:
        """Begin a match between the two, and show both their hands. Returns who is asked first.

        Unless they play something else, it is a game in which a card can be drawn at any time.
        """
        await self.ada.open_table(**{"game": "eights", **options})
        await self.ben.press_board("join")
        await self.ada.press_board("start")
        await self.ben.press_board("hand")
        return await self.until(self.asked, "a player is asked")

    async def settle(self) -> None:
        """Whatever the bot does unasked has begun by now: a hand is drawn and sent as a board is."""
        for _ in range(5):
            await self.ada.press_board("hand")

    def asked(self) -> Person | None:
        return next((person for person in (self.ada, self.ben) if person.asked), None)

    def other(self, person: Person) -> Person:
        return self.ben if person is self.ada else self.ada

    async def until(self, true: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        return await self.discord.world.until(true, what, patience)

    @property
    def moves(self) -> int:
        found = self.bot.look(f"SELECT moves FROM tables WHERE channel_id = {self.channel.id}")
        return int(str(found[0][0])) if found else 0

    @property
    def saved(self) -> int:
        """How many tables of this channel are in the file."""
        ((number,),) = self.bot.look(f"SELECT count(*) FROM tables WHERE channel_id = {self.channel.id}")
        return int(str(number))

    @property
    def boards(self) -> list[Message]:
        return [message for message in self.discord.world.public(self.channel) if shows_a_table(message)]


def scene(discord: StandIn, folder: Path) -> Scene:
    """Everything set up, and the bot not started yet."""
    return seated(discord, BotProcess(discord, folder))


def seated(discord: StandIn, bot: BotProcess, shard: int = 0) -> Scene:
    """Two people in a channel of a server of its own, on this shard."""
    channel = discord.world.channel(discord.world.guild(shard=shard, count=discord.gateway.shards))
    ada, ben = (Person(discord, User(number, name), channel) for number, name in ((1001, "Ada"), (1002, "Ben")))
    return Scene(discord, bot, channel, ada, ben)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a bot run one after the other. During all others the stand-in is silent, as its loop rests, and
    the longer that lasts the more seldom discord.py tries to connect again: after minutes, longer than a test waits.
    """
    items.sort(key=lambda item: not (item.nodeid.startswith("tests/wire/") and "club" in item.fixturenames))


@pytest.fixture(scope="session", autouse=True)
def _bots_are_forked(forks: Forks) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotProcess, "begin", staticmethod(forks.begin))
        yield


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots begin as an operator begins them, and import everything."""
    monkeypatch.setattr(BotProcess, "begin", staticmethod(python))


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Scene]:
    """A scene whose bot the test starts. Nothing that was sent is anything that Discord would refuse."""
    async with standing_in() as discord:
        made = scene(discord, tmp_path)
        try:
            yield made
        finally:
            await made.bot.kill()
        assert discord.rest.violations == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """A running bot that many tests share, as a start takes longer than most of them."""
    async with standing_in() as discord:
        made = scene(discord, tmp_path_factory.mktemp("club"))
        async with at_work(made.bot):
            await made.bot.says("Ready")
            await made.until(lambda: discord.world.commands, "the commands are told, beside everything else")
            yield made
        assert discord.rest.violations == []


@pytest_asyncio.fixture(loop_scope="session")
async def evening(club: Scene) -> AsyncIterator[Scene]:
    """A new channel for a test that needs no bot of its own. No fault outlives the test."""
    yield await moved_in(club)
    club.discord.faults.clear()


async def moved_in(club: Scene) -> Scene:
    """Two people in a new server that the bot is told of."""
    made = seated(club.discord, club.bot)
    await club.discord.gateway.tell("GUILD_CREATE", guild_payload(club.discord.world, made.channel.guild))
    return made


@pytest.fixture(autouse=True)
def _told_when_bodies_go_unchecked(request: pytest.FixtureRequest) -> None:
    if request.node.get_closest_marker("bodies") and description_file() is None:
        pytest.skip(UNCHECKED)
