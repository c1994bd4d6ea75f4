"""A restart with thousands of open tables whose messages are all out of date, against the stand-in and its limits.

STORM_TABLES sets the number of tables. Each figure stands beside a bare bot that starts in the same way.
"""

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.bench.figures import Bench, Line, line, short
from tests.bench.wire import BARE, LIMITS, show_a_button
from tests.wire.conftest import Scene, seated
from tests.wire.people import Person
from tests.wire.process import ROOT, BotProcess
from tests.wire.standin import standing_in
from tests.wire.world import Channel, Message

CHANNELS = 100  # of a server
PATIENCE = 900  # seconds
MB = 1024 * 1024


@dataclass
class Restart:
    """What was seen: seconds from the start of the process, megabytes of memory, and answers that say “too often”."""

    answered: float
    memory: float
    shown: float = 0
    refused: int = 0


def benches(folder: Path, tables: int) -> Iterator[Bench]:
    name = f"storm {tables} tables first answer after a restart"
    yield Bench((name,), partial(_measure, name, folder, tables))


def _measure(name: str, folder: Path, tables: int) -> Iterator[Line]:
    for script in ("storm", "storm-bare"):
        (folder / script).mkdir()
    storm, bare = asyncio.run(_both(folder, tables))
    yield line(
        name,
        "s",
        [storm.answered],
        [bare.answered],
        baseline_is=BARE,
        all_shown_after=short(storm.shown),
        answers_429=storm.refused,
        memory_mb=short(storm.memory),
        memory_mb_bare=short(bare.memory),
    )


async def _both(folder: Path, tables: int) -> tuple[Restart, Restart]:
    async with _stopped(folder / "storm") as scene:
        boards = _copied(scene, tables)
        storm = await _restarted(scene, boards, ROOT / "bot.py", "hand")
    async with _stopped(folder / "storm-bare") as scene:
        show_a_button(scene)
        bare = await _restarted(scene, [], ROOT / "tests" / "wire" / "bare_bot.py", "word")
    return storm, bare


@asynccontextmanager
async def _stopped(folder: Path) -> AsyncIterator[Scene]:
    """A match in play, and the bot stopped."""
    async with standing_in(LIMITS, validates=False) as discord:
        scene = seated(discord, BotProcess(discord, folder, LOG_LEVEL="WARNING"))
        try:
            await scene.bot.start()
            await scene.deal(game="crazy-eights", target=1000)
            await scene.bot.stop()
            yield scene
        finally:
            if scene.bot.running:
                await scene.bot.kill()


def _copied(scene: Scene, tables: int) -> list[Message]:
    """As many tables like the one there, each in a channel of its own. Nobody knows what their messages show."""
    (first,), world = scene.boards, scene.discord.world
    made = enumerate(_channels(scene, tables - 1), start=2)
    boards = [
        first,
        *(world.message(channel, components=_of_table(first, number), flags=first.flags) for number, channel in made),
    ]
    with closing(sqlite3.connect(scene.bot.folder / "eights.db")) as file:
        for board in boards[1:]:
            _copy(file, board)
        file.commit()
    return boards


def _of_table(board: Message, number: int) -> Any:
    return json.loads(json.dumps(board.components).replace('"b:1:', f'"b:{number}:'))


def _channels(scene: Scene, count: int) -> Iterator[Channel]:
    guild = scene.channel.guild
    for number in range(count):
        if number % CHANNELS == 0:
            guild = scene.discord.world.guild()
        yield scene.discord.world.channel(guild, f"cards-{number}")


def _copy(file: sqlite3.Connection, board: Message) -> None:
    """The first table and its match once more, for this message."""
    place = {"guild_id": board.channel.guild.id, "channel_id": board.channel.id}
    match = _copy_row(file, "matches", place)
    _copy_row(file, "tables", place | {"match_id": match, "message_id": board.id})
    columns = "number, seat, action, events, at"
    first = "(SELECT min(match_id) FROM actions)"
    file.execute(
        f"INSERT INTO actions (match_id, {columns}) SELECT ?, {columns} FROM actions WHERE match_id = {first}", (match,)
    )


def _copy_row(file: sqlite3.Connection, table: str, changes: dict[str, int | None]) -> int:
    """A copy of the first row, with a new id. Returns the id."""
    names = [str(row[1]) for row in file.execute(f"PRAGMA table_info({table})") if row[1] != "id"]
    values = ", ".join(f":{name}" if name in changes else name for name in names)
    made = file.execute(
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM {table} ORDER BY id LIMIT 1", changes
    )
    return made.lastrowid or 0


async def _restarted(scene: Scene, boards: list[Message], script: Path, action: str) -> Restart:
    """Press in the newest table as soon as the bot hears anything, and wait until every message is up to date."""
    last = boards[-1] if boards else scene.discord.world.public(scene.channel)[-1]
    edits, began = {board.id: board.edits for board in boards}, perf_counter()
    await scene.bot.start(script=script)
    await Person(scene.discord, scene.ada.user, last.channel).press(last, action)
    answered = perf_counter() - began
    await scene.until(lambda: all(board.edits > edits[board.id] for board in boards), "all are shown", PATIENCE)
    shown, told = perf_counter() - began, sum(scene.discord.buckets.told.values())
    pages = int(Path(f"/proc/{scene.bot.pid}/statm").read_text().split()[1])  # noqa: ASYNC240
    return Restart(answered, pages * os.sysconf("SC_PAGE_SIZE") / MB, shown, told)
