"""From a press to its answer, and to the new public message, in the simulator; beside a bot that only says a word.

The simulator runs in this process, so this is the bot's own time and the simulator's, without any network.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.http import router
from simcord.results import ResponseMessage

from cogs.ui.pictures.hand import warm_up
from db.database.store import open_store
from model.tables.due import Pauses
from operation.client import Eights
from tests.bench.figures import Bench, Line, line
from tests.service.club import counted_seeds, sensible

GAMES = ("crazy-eights", "kings-reverse")  # the usual one, and the one that asks the most of a press
PAUSES = Pauses(computer=30, call=60, round=3600, turn=100_000, wait=1_000_000)
BARE = "a bare text by a trivial bot"
FIGURES = ("card pressed to answer", "hand opened to answer", "card pressed to public edit")


@dataclass
class Stopwatch:
    """When the bot answered and edited, since the last press."""

    answered: list[float] = field(default_factory=list)
    edited: list[float] = field(default_factory=list)

    async def press(self, pressing: Awaitable[Any]) -> tuple[Any, float, float | None]:
        """Press; the result, the milliseconds to the answer, and those to the public edit if there was one."""
        self.answered.clear()
        self.edited.clear()
        began = perf_counter()
        result = await pressing
        edited = (self.edited[0] - began) * 1000 if self.edited else None
        return result, (self.answered[0] - began) * 1000, edited

    @contextmanager
    def running(self) -> Iterator[None]:
        """The simulator's door for requests is the place where an answer leaves the bot."""
        real: Callable[..., Any] = router.dispatch

        def timed(backend: Any, method: str, path: str, **details: Any) -> Any:
            if path.endswith("/callback"):
                self.answered.append(perf_counter())
            if method == "PATCH" and path.startswith("/channels/"):
                self.edited.append(perf_counter())
            return real(backend, method, path, **details)

        router.dispatch = timed
        yield
        router.dispatch = real


def newest(channel: ChannelHandle) -> ResponseMessage:
    """The newest message of the channel, as it is whenever it is looked at."""
    message = channel.last_message
    assert message is not None
    return ResponseMessage(channel._env, channel._env.backend.get_message(channel.id, message.id))


@asynccontextmanager
async def simulated(
    bot: commands.Bot, names: Sequence[str] = ("Ada", "Ben")
) -> AsyncIterator[tuple[ChannelHandle, list[MemberActor]]]:
    env = simcord.Env(bot)
    await env.start()
    with env.time_context():
        guild = env.create_guild("Club")
        channel = guild.create_text_channel("cards")
        people = [guild.add_member(env.create_user(name)) for name in names]
        await env.settle()
        yield channel, people
    await env.shutdown()
    await bot.close()


def benches(folder: Path, presses: int) -> Iterator[Bench]:
    for game in GAMES:
        names = tuple(f"discord {game} {figure}" for figure in FIGURES)
        yield Bench(names, partial(_measure, names, folder, game, presses))


def _measure(names: tuple[str, ...], folder: Path, game: str, presses: int) -> Iterator[Line]:
    warm_up()
    trivial = asyncio.run(bare(presses))
    evening = asyncio.run(_played(folder, game, presses))
    for name, took in zip(names, (evening.pressed, evening.opened, evening.edited), strict=True):
        yield line(name, "ms", took, trivial, baseline_is=BARE)


async def _played(folder: Path, game: str, presses: int) -> "Evening":
    bot = Eights(
        await open_store(folder / f"{game}.db"),
        PAUSES,
        now=lambda: discord.utils.utcnow().timestamp(),
        seed=counted_seeds("bench"),
    )
    bot.shard_count, watch = 1, Stopwatch()
    async with simulated(bot) as (channel, people):
        with watch.running():
            evening = Evening(bot, watch, people, await _opened(channel, people, game), channel._env)
            await evening.play(presses)
    return evening


async def _opened(channel: ChannelHandle, people: list[MemberActor], game: str) -> ResponseMessage:
    await people[0].slash(channel, "eights open", game=game, target=1000)
    table = newest(channel)
    await people[1].click(table, label="Join")
    await people[0].click(table, label="Start")
    return table


@dataclass
class Evening:
    """Two people who play by buttons."""

    bot: Eights
    watch: Stopwatch
    people: list[MemberActor]
    message: ResponseMessage
    env: simcord.Env
    pressed: list[float] = field(default_factory=list)
    opened: list[float] = field(default_factory=list)
    edited: list[float] = field(default_factory=list)

    async def play(self, presses: int) -> None:
        """Each player in turn opens the hand and presses a card; what is no card is done without a button."""
        while len(self.pressed) < presses:
            table = self.bot.services.tables.every()[0]
            assert table.state is not None
            await self.env.advance_time(1)  # the simulator's clock stands still, and a second holds so many requests
            who = self.people[table.state.turn]
            if table.state.phase == "play":
                hand = await self._open(who)
                card = _card_button(hand)
                if card:
                    await self._press(who, hand, card)
                    continue
            with self.env._bot_scope():
                await self.bot.services.tables.act(table.id, who.id, None, sensible(table))
            await self.env.settle()

    async def _open(self, who: MemberActor) -> ResponseMessage:
        result, answered, _ = await self.watch.press(who.click(self.message, label="My hand"))
        self.opened.append(answered)
        assert isinstance(result.response, ResponseMessage)
        return result.response

    async def _press(self, who: MemberActor, hand: ResponseMessage, card: str) -> None:
        _, answered, edited = await self.watch.press(who.click(hand, custom_id=card))
        self.pressed.append(answered)
        if edited is not None:
            self.edited.append(edited)


def _card_button(hand: ResponseMessage) -> str | None:
    """The first button that lays a card which names no suit."""
    found = [node for node in walk_components(hand.components) if ":play." in node.get("custom_id", "")]
    ids = [node["custom_id"] for node in found if node["type"] == 2 and not node.get("disabled")]
    return next((custom_id for custom_id in ids if ":play.8" not in custom_id and "*" not in custom_id), None)


# The baseline


class Word(discord.ui.View):
    """A button that is answered with a word, and nothing else."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Word", custom_id="word")
    async def word(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("A word.", ephemeral=True)


class _Trivial(commands.Bot):
    async def setup_hook(self) -> None:
        @self.tree.command(name="open", description="Show the button")
        async def show(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=Word())

        self.add_view(Word())
        await self.tree.sync()


async def bare(presses: int) -> list[float]:
    watch = Stopwatch()
    bot = _Trivial(commands.when_mentioned, intents=discord.Intents(guilds=True))
    async with simulated(bot) as (channel, people):
        await people[0].slash(channel, "open")
        message = newest(channel)
        with watch.running():
            return [(await watch.press(people[0].click(message, label="Word")))[1] for _ in range(presses)]
