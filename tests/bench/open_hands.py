"""A move at a table of four whose hands are all open: processor time, and the pictures that go out for it.

Discord is the simulator, which runs in this process, so its own time is in the figures.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.http import router
from simcord.results import ResponseMessage

from cogs.ui.pictures.hand import warm_up
from db.database.store import open_store
from operation.client import Eights
from tests.bench.figures import LOOPS, Bench, Line, line, pure_python
from tests.bench.presses import PAUSES
from tests.service.club import counted_seeds, sensible

GAMES = ("crazy-eights", "kings-reverse", "str8-eight")
PEOPLE = ("Ada", "Ben", "Cleo", "Dora")
WARM = 5  # moves before those that count
MOST = 60  # kB: how large a picture may be
REST = 3  # seconds between two moves, in which every message is brought up to date


def benches(folder: Path, moves: int) -> Iterator[Bench]:
    for game in GAMES:
        names = (f"four open hands {game} move", f"four open hands {game} pictures")
        yield Bench(names, partial(_measure, names, folder, game, moves))


def _measure(names: tuple[str, str], folder: Path, game: str, moves: int) -> Iterator[Line]:
    warm_up()
    took, sent = asyncio.run(_played(folder, game, moves))
    loop = [LOOPS / pure_python() * 1000 for _ in range(moves)]
    yield line(names[0], "ms", took, loop, baseline_is=f"{LOOPS} rounds of a Python loop")
    yield line(names[1], "kB", sent, [MOST], baseline_is="the most that one picture may have")


async def _played(folder: Path, game: str, moves: int) -> tuple[list[float], list[float]]:
    """For each move of a round: milliseconds of the processor, with those of the simulator, and kB of pictures."""
    store = await open_store(folder / f"open-{game}.db")
    bot = Eights(store, PAUSES, now=lambda: discord.utils.utcnow().timestamp(), seed=counted_seeds("bench"))
    bot.shard_count = 1
    took, sent = [], []
    async with _simulated(bot) as (env, channel, people):
        await people[0].slash(channel, "eights open", game=game)
        assert channel.last_message is not None
        message = ResponseMessage(env, env.backend.get_message(channel.id, channel.last_message.id))
        for person in people[1:]:
            await person.click(message, label="Join")
        await people[0].click(message, label="Start")
        for person in people:
            await person.click(message, label="My hand")
        with _pictures() as sizes:
            while len(took) < WARM + moves:
                await env.advance_time(REST)
                await env.settle()
                sizes.clear()
                table = bot.services.tables.every()[0]
                assert table.state is not None
                in_round, began = table.state.phase == "play", process_time()
                with env._bot_scope():
                    await bot.services.tables.act(table.id, people[table.state.turn].id, None, sensible(table))
                await env.settle()
                await env.advance_time(REST)
                await env.settle()
                if in_round:
                    took.append((process_time() - began) * 1000)
                    sent.append(sum(sizes) / 1000)
    return took[WARM:], sent[WARM:]


@asynccontextmanager
async def _simulated(bot: Eights) -> AsyncIterator[tuple[simcord.Env, ChannelHandle, list[MemberActor]]]:
    """The bot in a server with a channel and people."""
    env = simcord.Env(bot)
    await env.start()
    with env.time_context():
        guild = env.create_guild("Club")
        channel = guild.create_text_channel("cards")
        people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
        await env.settle()
        yield env, channel, people
    await env.shutdown()
    await bot.close()


@contextmanager
def _pictures() -> Iterator[list[int]]:
    """The bytes of each picture that goes out meanwhile."""
    real: Callable[..., Any] = router.dispatch
    sizes: list[int] = []

    def noted(backend: Any, method: str, path: str, **details: Any) -> Any:
        sizes.extend(len(file.fp.getbuffer()) for file in details.get("files") or ())
        return real(backend, method, path, **details)

    router.dispatch = noted
    yield sizes
    router.dispatch = real
