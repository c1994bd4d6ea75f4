"""The real bot in a simulated Discord, and people who press and type."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from bot import Eights
from cogs.tables import Pauses
from db.store import open_store
from db.tables import Table
from engine.chance import Chance
from engine.players import steady
from engine.variants import variant

AS_TEXT = "\ufe0e"  # keeps a suit sign from becoming an emoji; nobody sees it
CALM = Pauses(computer=30, call=60, round=90, turn=600, wait=5000)


def counted_seeds(name: str) -> Any:
    """Seeds that are the same in every run."""
    numbers = iter(range(10**6))
    return lambda: f"{name} {next(numbers)}"


async def make_bot(database: Path, pauses: Pauses = CALM, name: str = "seed") -> Eights:
    """The bot on this database, in simulated time."""
    store = await open_store(database)
    return Eights(store, pauses, now=lambda: discord.utils.utcnow().timestamp(), seed=counted_seeds(name))


@dataclass
class House:
    """A server with a channel and some people."""

    env: simcord.Env
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor]
    database: Path
    said: list[str] = field(default_factory=list)

    @property
    def bot(self) -> Eights:
        assert isinstance(self.env.bot, Eights)
        return self.env.bot

    def __getattr__(self, name: str) -> MemberActor:
        try:
            return self.people[name]
        except KeyError:
            raise AttributeError(name) from None

    async def restart(self, pauses: Pauses = CALM) -> None:
        """As if the process had been killed: the old bot is not asked, its timers are gone."""
        old = self.bot
        await self.env.restart_bot(await make_bot(self.database, pauses, "later seed"))
        await old.store.close()

    async def open(self, who: MemberActor, **options: Any) -> discord.Message:
        """Open a table; the public message."""
        result = await who.slash(self.channel, "table open", **options)
        assert "is open" in text(answer(result)), text(answer(result))
        return self.shown()

    def shown(self) -> discord.Message:
        """The newest public message of the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    def table(self) -> Table:
        """The newest open table."""
        return self.bot.tables.every()[-1]

    async def put(self, **changes: Any) -> Table:
        """Change the state of the newest table behind everybody's back, as a built position for a test."""
        from dataclasses import replace

        from db import tables as rows

        table = self.table()
        assert table.state is not None
        state = table.state.copy()
        for name, value in changes.items():
            assert hasattr(state, name)
            setattr(state, name, value)
        async with self.bot.store.writing() as connection:
            table = await rows.save(connection, replace(table, state=state))
        with self.env._bot_scope():
            self.bot.tables._tell(table)
        await self.env.settle()
        return table


def answer(result: InteractionResult) -> ResponseMessage:
    """The message that answered an interaction."""
    assert result.response is not None, "not answered with a message"
    return result.response


def nodes(message: ResponseMessage | discord.Message) -> list[dict[str, Any]]:
    """All components of a message, nested ones included."""
    raw = message.components
    roots = raw if isinstance(message, ResponseMessage) else [component.to_dict() for component in raw]
    return list(walk_components(roots))


def text(message: ResponseMessage | discord.Message) -> str:
    """All that can be read in a message."""
    return "\n".join(node["content"] for node in nodes(message) if node["type"] == 10).replace(AS_TEXT, "")


def labels(message: ResponseMessage | discord.Message, *, enabled: bool = False) -> list[str]:
    """The labels of the buttons."""
    found = [node for node in nodes(message) if node["type"] == 2]
    return [node["label"].replace(AS_TEXT, "") for node in found if not (enabled and node.get("disabled"))]


def ids(message: ResponseMessage | discord.Message) -> list[str]:
    """The custom ids of all controls."""
    return [node["custom_id"] for node in nodes(message) if "custom_id" in node]


def alts(message: ResponseMessage | discord.Message) -> list[str]:
    """The alt texts of all pictures."""
    return [item["description"] for node in nodes(message) if node["type"] == 12 for item in node["items"]]


def best_play(table: Table, seat: int) -> Any:
    """What a sensible player would do, for driving matches."""
    assert table.state is not None
    game = variant(table.game).game
    return steady(game, game.view(table.state, seat), Chance("test"))
