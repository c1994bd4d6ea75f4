"""From a press to its acknowledgement with many lively tables: the real process, HTTP and gateway; beside a bare bot.

At every table two people take turns, one of them presses every four seconds. At others one person plays with three
bots, experts or steady ones. The stand-in and the people are this process. Its limits are Discord's, but it takes late
answers too, so that they are measured instead of lost. WIRE_TABLES sets the number of tables.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from engine.bots import EXPERT
from tests.bench.figures import Bench, Line, line, p99, short
from tests.wire.conftest import Scene, seated
from tests.wire.limits import Limits
from tests.wire.people import lever_for
from tests.wire.process import ROOT, BotProcess
from tests.wire.standin import standing_in
from tests.wire.world import Interaction

BARE = "a bare discord.py bot that only answers"
EDITS = "a bare discord.py bot that answers and edits two messages, with as many bytes"
EVERY = 4.0  # seconds between two actions at a table
ROUNDS = 6  # actions at each table that are measured
AT_ONCE = 8  # tables that are opened at the same time
PRESENT = 30  # seconds that a person waits for an answer
TABLES_OF_BOTS = 17  # with 51 bots
BESIDE_EXPERTS = "wire press beside 51 experts"
LIMITS = Limits(answer=3600)


@dataclass
class Took:
    """What was measured: milliseconds to the acknowledgement, and processor seconds of the bot."""

    presses: list[float] = field(default_factory=list)
    processor: float = 0
    lost: int = 0  # presses without an answer

    @property
    def each(self) -> float:
        """Milliseconds of processor time for a press."""
        return self.processor * 1000 / max(1, len(self.presses))


Press = Callable[[Scene], Awaitable[Interaction | None]]


def benches(folder: Path, tables: int) -> Iterator[Bench]:
    names = tuple(f"wire {tables} tables {figure}" for figure in ("press to acknowledgement", "processor per press"))
    yield Bench(names, partial(_measure, names, folder, tables))
    yield Bench((BESIDE_EXPERTS,), partial(_measure_beside_experts, folder))


def _measure(names: tuple[str, ...], folder: Path, tables: int) -> Iterator[Line]:
    for name in ("wire", "word", "pictures"):
        (folder / name).mkdir()
    took, bare, edits = asyncio.run(_all(folder, tables))
    yield _presses(names[0], took, bare, BARE)
    yield line(names[1], "ms", [took.each], [edits.each], baseline_is=EDITS)


def _presses(name: str, took: Took, beside: Took, baseline: str) -> Line:
    ratio = short(p99(took.presses) / p99(beside.presses))
    return line(name, "ms", took.presses, beside.presses, baseline_is=baseline, p99_ratio=ratio, lost=took.lost)


def _measure_beside_experts(folder: Path) -> Iterator[Line]:
    (mine := folder / "wire among bots").mkdir()
    for level in (levels := (EXPERT, "steady")):
        (mine / level).mkdir()
    experts, steady = (asyncio.run(_among(mine / level, level)) for level in levels)
    yield _presses(BESIDE_EXPERTS, experts, steady, "beside as many steady bots")


async def _among(folder: Path, level: str) -> Took:
    """Presses of people who each play with three bots of this level."""
    async with _started(folder, ROOT / "bot.py", TABLES_OF_BOTS, COMPUTER_PAUSE="1") as scenes:
        await _in_turns(scenes, partial(_deal_to_bots, level=level))
        return await _lively(scenes, _play_alone)


async def _deal_to_bots(scene: Scene, level: str) -> None:
    await scene.ada.start(game="crazy-eights", bots=3, level=level, target=1000)


async def _all(folder: Path, tables: int) -> tuple[Took, Took, Took]:
    """The bot, a bare one that answers with a word, and a bare one that sends and edits as much."""
    async with _started(folder / "wire", ROOT / "bot.py", tables) as scenes:
        await _in_turns(scenes, _deal)
        took = await _lively(scenes, _play)
    bare = []
    for answer in ("word", "pictures"):
        async with _started(folder / answer, ROOT / "tests" / "wire" / "bare_bot.py", tables) as scenes:
            for scene in scenes:
                show_a_button(scene, answer)
            bare.append(await _lively(scenes, partial(_press_button, answer=answer)))
    return took, *bare


@asynccontextmanager
async def _started(folder: Path, script: Path, tables: int, **settings: str) -> AsyncIterator[list[Scene]]:
    """A bot at work, and as many channels with two people each."""
    async with standing_in(LIMITS, validates=False) as discord:
        bot = BotProcess(discord, folder, LOG_LEVEL="WARNING", **settings)
        scenes = [seated(discord, bot) for _ in range(tables)]
        try:
            await bot.start(script=script)
            await bot.at_rest()
            yield scenes
        finally:
            if bot.running:
                await bot.kill()


async def _in_turns(scenes: list[Scene], do: Callable[[Scene], Awaitable[None]]) -> None:
    free = asyncio.Semaphore(AT_ONCE)

    async def one(scene: Scene) -> None:
        async with free:
            await do(scene)

    await asyncio.gather(*map(one, scenes))


async def _deal(scene: Scene) -> None:
    await scene.deal(game="crazy-eights", target=1000)


async def _lively(scenes: list[Scene], press: Press) -> Took:
    """Every table at its own moment, again and again."""
    took, chance, bot = Took(), Random(8), scenes[0].bot
    before = bot.processor_time
    await asyncio.gather(*(_at_table(scene, press, chance.uniform(0, EVERY), took) for scene in scenes))
    took.processor = bot.processor_time - before
    return took


async def _at_table(scene: Scene, press: Press, offset: float, took: Took) -> None:
    loop = asyncio.get_running_loop()
    begins = loop.time() + offset
    for number in range(ROUNDS):
        await asyncio.sleep(max(0, begins + number * EVERY - loop.time()))
        interaction = None
        with suppress(TimeoutError):
            async with asyncio.timeout(PRESENT):
                interaction = await press(scene)
        if interaction is not None and interaction.answered is None:
            took.lost += 1
        elif interaction is not None:  # else the last move was not shown yet, and no one could press
            took.presses.append((interaction.answered - interaction.sent) * 1000)


async def _play(scene: Scene) -> Interaction | None:
    """The player who is asked makes a move. Between two rounds a player gets ready."""
    person = scene.asked()
    if person is not None:
        return await person.act()
    board = scene.ada.board
    if board is not None and lever_for(board, "ready"):
        await scene.ben.press(board, "ready")
        return await scene.ada.press(board, "ready")
    return None


async def _play_alone(scene: Scene) -> Interaction | None:
    if scene.ada.asked:
        return await scene.ada.act()
    board = scene.ada.board
    return await scene.ada.press(board, "ready") if board and lever_for(board, "ready") else None


def show_a_button(scene: Scene, answer: str = "word") -> None:
    """A message for the bare bot, with a button that it answers with a word, or with pictures."""
    button = {"type": 2, "style": 1, "label": "Word", "custom_id": f"b:1::{answer}"}
    scene.discord.world.message(scene.channel, components=[{"type": 1, "components": [button]}])


async def _press_button(scene: Scene, answer: str) -> Interaction:
    return await scene.ada.press(scene.ada.board, answer)
