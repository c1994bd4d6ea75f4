"""How many lively tables are carried: by one process on SQLite, and by one, two and four on a PostgreSQL server.

More tables are opened until the 99th percentile of the acknowledgements is over the limit. At each table someone moves
every four seconds. The stand-in for Discord, the people and the database server share the computer with the bots, so
that more processes help only as far as there are cores. Beside it, what a server costs in which no one plays.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.bench.figures import Bench, Line, line, p99, short
from tests.bench.wire import LIMITS, Took, deal, in_turns, lively, play
from tests.db.fresh import text_of
from tests.postgres import Postgres, postgres, programs
from tests.wire.conftest import Scene, seated
from tests.wire.process import ROOT, BotProcess
from tests.wire.standin import standing_in

LIMIT = 500  # milliseconds
STEPS = tuple(map(int, (os.environ.get("GROWTH_TABLES") or "10 20 30 40 60 80 100").split()))
PROCESSES = {"SQLite 1 process": 0, "PostgreSQL 1 process": 1, "PostgreSQL 2 processes": 2, "PostgreSQL 4 processes": 4}
SHARDS = 4
IDLE_SERVERS = 2000
KB = 1000
IDLE = "growth memory of an idle server"


@dataclass
class Carried:
    """The most tables that were carried, and what that took: with them, and with the next number that was too many."""

    tables: int
    took: Took
    database: float  # processor seconds of the database server
    too_many: str


def benches(folder: Path) -> Iterator[Bench]:
    for name, processes in PROCESSES.items():
        if not processes or programs() is not None:
            yield Bench((f"growth {name}",), partial(_measure, folder, name, processes))
    yield Bench((IDLE,), lambda: [asyncio.run(_idle(folder / "idle"))])


def _measure(folder: Path, name: str, processes: int) -> Iterator[Line]:
    found = asyncio.run(_carried(folder / name.replace(" ", "-"), processes))
    presses = max(1, len(found.took.presses))
    yield line(
        f"growth {name}",
        "tables",
        [found.tables],
        [1],
        baseline_is=f"one table; p99 below {LIMIT} ms",
        median_ms=short(sorted(found.took.presses)[presses // 2]),
        p99_ms=short(p99(found.took.presses)),
        processor_ms=short(found.took.each),
        database_ms=short(found.database * 1000 / presses),
        lost=found.took.lost,
        too_many=found.too_many,
    )


async def _carried(folder: Path, processes: int) -> Carried:
    best, folder_of = Carried(0, Took([0.0]), 0, ""), iter(range(len(STEPS)))
    for tables in STEPS:
        own = folder / str(next(folder_of))
        own.mkdir(parents=True)
        async with _at_work(own, processes, tables) as (scenes, server):
            await in_turns(scenes, deal)
            before = _processor_time(server)
            took = await lively(scenes, play)
            spent = _processor_time(server) - before
        if took.lost or p99(took.presses) > LIMIT:
            best.too_many = f"{tables} tables: p99 {short(p99(took.presses))} ms, {took.lost} lost"
            return best
        best = Carried(tables, took, spent, "")
    return best


@asynccontextmanager
async def _at_work(folder: Path, processes: int, tables: int) -> AsyncIterator[tuple[list[Scene], Postgres | None]]:
    """As many processes with their shares of four shards, and tables with two people each, on all shards in turn."""
    async with standing_in(LIMITS, validates=False) as discord:
        discord.gateway.shards = discord.gateway.at_once = SHARDS
        server = postgres() if processes else None
        address = server.fresh() if server else None
        settings = {"DATABASE": text_of(address)} if address else {}
        bots = [
            BotProcess(discord, folder, LOG_LEVEL="WARNING", SHARDS=share, **settings) for share in _shares(processes)
        ]
        scenes = [seated(discord, bots[n % SHARDS * len(bots) // SHARDS], n % SHARDS) for n in range(tables)]
        try:
            for bot in bots:
                await bot.start(script=ROOT / "bot.py")
            for bot in bots:
                await bot.at_rest()
            yield scenes, server
        finally:
            for bot in bots:
                if bot.running:
                    await bot.kill()
            if server and address:
                server.drop(address)


def _shares(processes: int) -> list[str]:
    if not processes:
        return [""]
    each = SHARDS // processes
    return [f"{first}-{first + each - 1}/{SHARDS}" for first in range(0, SHARDS, each)]


def _processor_time(server: Postgres | None) -> float:
    """The seconds of processor time of a database server with all that it has started."""
    if server is None:
        return 0.0
    main = int((server.data / "postmaster.pid").read_text().split()[0])
    stats = [_stat(path) for path in Path("/proc").glob("[0-9]*/stat")]
    ticks = sum(sum(map(int, stat[11:13])) for stat in stats if stat and int(stat[1]) == main)
    ticks += sum(map(int, _stat(Path(f"/proc/{main}/stat"))[11:15]))  # with those of its children that have ended
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat(path: Path) -> list[str]:
    """The fields after the name of a process. None if it has ended."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return []


async def _idle(folder: Path) -> Line:
    """What a process has more for each server in which no one plays, beside a bare bot."""
    grew = []
    for script in ("bot.py", "tests/wire/bare_bot.py"):
        few, many = [await _memory(folder / f"{script}-{count}", script, count) for count in (1, 1 + IDLE_SERVERS)]
        grew.append((many - few) / IDLE_SERVERS / KB)
    return line(IDLE, "kB", [grew[0]], [max(grew[1], 0.1)], baseline_is="a bare discord.py bot", servers=IDLE_SERVERS)


async def _memory(folder: Path, script: str, servers: int) -> int:
    """Bytes that a process holds once it knows so many servers."""
    folder.mkdir(parents=True)  # noqa: ASYNC240
    async with standing_in(LIMITS, validates=False) as discord:
        bot = BotProcess(discord, folder, LOG_LEVEL="WARNING")
        for _ in range(servers):
            discord.world.channel(discord.world.guild())
        try:
            await bot.start(script=ROOT / script)
            await bot.at_rest()
            return int(Path(f"/proc/{bot.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")  # noqa: ASYNC240
        finally:
            await bot.kill()
