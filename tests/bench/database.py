"""What it costs that an accepted action is safe on the disk before anybody is told."""

import asyncio
import gc
import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time

from engine.games.codec import encode
from model.member import Location
from model.tables.seating import TableSetup
from model.tables.table import Table
from tests.bench.figures import Bench, Line, line
from tests.db.club import to
from tests.service.club import ADA, BEN, PLACE, Club, club_in, sensible

SAVED, SPEED, COST = "database action saved", "database actions at once", "database processor time of an action"
MEMORY = "memory of a live table"
BARE = "a bare commit of a like row, synchronous FULL"
AT_ONCE = 20  # tables
KB = 1000


def benches(folder: Path, actions: int) -> Iterator[Bench]:
    yield Bench((SAVED, COST), lambda: asyncio.run(_measure(folder, actions)))
    yield Bench((SPEED,), lambda: [asyncio.run(_speed(made(folder / "at-once"), actions))])
    yield Bench((MEMORY,), lambda: [asyncio.run(_memory(made(folder / "memory"), tables=actions))])


def made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


async def _measure(folder: Path, actions: int) -> list[Line]:
    async with club_in(folder) as club:
        began = process_time()
        took = await _actions(club, actions)
        cost = (process_time() - began) * 1000 / actions
        state = encode(club.tables.every()[0].state)
        began = process_time()
        bare = _bare_commits(folder / "bare.db", state, actions)
        bare_cost = (process_time() - began) * 1000 / actions
        return [
            line(SAVED, "ms", took, bare, baseline_is=BARE),
            line(COST, "ms", [cost], [bare_cost], baseline_is=BARE),
        ]


async def _speed(folder: Path, actions: int) -> Line:
    """Tables that play at the same time; every action is committed by itself."""
    async with club_in(folder) as club:
        opened = [await club.tables.start((await club.lobby(ADA, BEN, target=1000)).id, ADA) for _ in range(AT_ONCE)]
        began = perf_counter()
        played = await asyncio.gather(*(_played(club, table, actions // AT_ONCE) for table in opened))
        speed = sum(played) / (perf_counter() - began)
        state = encode(opened[0].state)
        bare = _bare_commits(folder / "bare.db", state, actions)
        return line(SPEED, "actions/s", [speed], [len(bare) * 1000 / sum(bare)], baseline_is=BARE, tables=AT_ONCE)


async def _played(club: Club, table: Table, actions: int) -> int:
    """How many actions were done at a table, until its match was over at most."""
    for done in range(actions):
        if table.phase == "over" or table.state is None:
            return done
        table = await club.tables.act(table.id, table.seats[table.state.turn].member or 0, None, sensible(table))
    return actions


async def _memory(folder: Path, tables: int) -> Line:
    """What a table in play takes, some moves into the match, beside the bare text of its state in a list."""
    async with club_in(folder) as club:
        await _live(club, 0)
        gc.collect()
        tracemalloc.start()
        opened = [await _live(club, number) for number in range(1, tables + 1)]
        gc.collect()
        live = tracemalloc.get_traced_memory()[0] / tables / KB
        texts = [encode(club.tables.get(table).state) for table in opened]
        bare = tracemalloc.get_traced_memory()[0] / tables / KB - live
        tracemalloc.stop()
        return line(MEMORY, "kB", [live], [bare], baseline_is="its state as text", tables=len(texts))


async def _live(club: Club, number: int) -> int:
    """A table in a channel of its own, after a dozen actions."""
    place = Location(PLACE.guild + number, PLACE.channel + number)  # a server limits the tables of a member
    table = await club.tables.open(place, ADA, TableSetup(to(1000)))
    await club.tables.join(table.id, BEN)
    await _played(club, await club.tables.start(table.id, ADA), 12)
    return table.id


async def _actions(club: Club, actions: int) -> list[float]:
    took: list[float] = []
    table = await club.tables.start((await club.lobby(ADA, BEN, target=1000)).id, ADA)
    while len(took) < actions:
        if table.phase == "over":
            table = await club.tables.rematch(table.id, ADA)
            table = await club.tables.start(table.id, ADA)
        assert table.state is not None
        user, action = table.seats[table.state.turn].member or 0, sensible(table)
        began = perf_counter()
        table = await club.tables.act(table.id, user, None, action)
        took.append((perf_counter() - began) * 1000)
    return took


def _bare_commits(path: Path, state: str, actions: int) -> list[float]:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, state TEXT)")
        file.execute("CREATE TABLE actions (number INTEGER PRIMARY KEY, action TEXT)")
        file.execute("INSERT INTO tables VALUES (1, '')")
        return [_commit(file, state, number) for number in range(actions)]


def _commit(file: sqlite3.Connection, state: str, number: int) -> float:
    began = perf_counter()
    file.execute("BEGIN IMMEDIATE")
    file.execute("UPDATE tables SET state = ?", (f"{state}{number}",))
    file.execute("INSERT INTO actions VALUES (?, ?)", (number, state[:300]))
    file.execute("COMMIT")
    return (perf_counter() - began) * 1000
