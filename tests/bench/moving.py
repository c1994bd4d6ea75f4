"""How long a move to a PostgreSQL server and back takes, beside a bare copy of the file."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

from db.database.store import open_store
from db.maintenance.moving import move
from tests.bench.archive import MATCHES, fill
from tests.bench.figures import Bench, Line, line
from tests.postgres import postgres, programs

THERE, BACK = "move to a server", "move back to a file"
COPY = "a bare copy of the file"
PACKED = 7000  # bytes of the moves of a match


def benches(folder: Path) -> Iterator[Bench]:
    if programs() is not None:
        yield Bench((THERE, BACK), lambda: _measure(folder))


def _measure(folder: Path) -> list[Line]:
    file = folder / "moved.db"
    asyncio.run(_filled(file))
    began = perf_counter()
    shutil.copy(file, folder / "copied.db")
    bare = perf_counter() - began
    address = postgres().fresh()
    took = []
    for source, target in ((file, address), (address, folder / "back.db")):
        began = perf_counter()
        move(source, target, lambda line: None)
        took.append(perf_counter() - began)
    postgres().drop(address)
    size = round(file.stat().st_size / 1e6)
    return [
        line(name, "s", [seconds], [bare], baseline_is=COPY, matches=MATCHES, megabytes=size)
        for name, seconds in zip((THERE, BACK), took, strict=True)
    ]


async def _filled(path: Path) -> None:
    """Matches of a year with their results and their moves, packed."""
    store = await open_store(path)
    await fill(store)
    await store.close()
    chance = Random("moves")
    with closing(sqlite3.connect(path)) as file:
        moves = ((number, chance.randbytes(PACKED)) for number in range(1, MATCHES + 1))
        file.executemany("INSERT INTO packed_actions VALUES (?, ?)", moves)
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
