"""What it costs that an accepted action is safe on the disk before anybody is told."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

from engine.codec import encode
from tests.bench.figures import Bench, Line, line
from tests.service.club import ADA, BEN, Club, club_in, sensible

SAVED = "database action saved"


def benches(folder: Path, actions: int) -> Iterator[Bench]:
    yield Bench((SAVED,), lambda: [asyncio.run(_measure(folder, actions))])


async def _measure(folder: Path, actions: int) -> Line:
    async with club_in(folder) as club:
        took = await _actions(club, actions)
        state = encode(club.tables.every()[0].state)
        bare = _bare_commits(folder / "bare.db", state, actions)
        return line(SAVED, "ms", took, bare, baseline_is="a bare commit of a like row, synchronous FULL")


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
