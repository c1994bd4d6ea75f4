"""A club at which a match is over: it is played once and copied after that, as playing takes longer than most tests."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from model.tables.table import Table
from tests.db.fresh import originals
from tests.service.club import ADA, BEN, CALM, Club, played_to_the_end

_played: dict[str, tuple[Path, int, float]] = {}  # by name: the file, the table, and the clock as it stood then


async def a_match(club: Club) -> Table:
    """A match that Ada, Ben and a bot have played to its end."""
    return await once(club, "a match", lambda: played(club))


async def played(club: Club) -> Table:
    table = await club.lobby(ADA, BEN, computers=("steady",), target=50)
    await club.tables.start(table.id, ADA)
    return await played_to_the_end(club, table.id)


async def once(club: Club, name: str, play: Callable[[], Awaitable[Table]]) -> Table:
    """The match of this name, played by ``play`` if it never was. Nothing has happened at the club before."""
    if name not in _played:
        table, path = await play(), Path(originals().name) / f"{name}.db"
        _copy(club.path, path)
        _played[name] = path, table.id, club.clock.time
    path, table_id, time = _played[name]
    if not club.tables.every() and not club.actions():
        await club.tables.stop()
        await club.tables.store.close()
        _copy(path, club.path)
        club.clock.time = time
        await club.begin(CALM)
    return club.tables.get(table_id)


def _copy(source: Path, to: Path) -> None:
    """A database with all that is not in its main file yet."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(to)) as other:
        one.backup(other)
