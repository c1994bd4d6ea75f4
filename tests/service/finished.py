"""A club at which a match is over: it is played once and copied after that, as playing takes longer than most tests."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from model.tables.due import Pauses
from model.tables.table import Table
from tests.db.fresh import originals
from tests.service.club import CALM, Club


@dataclass(frozen=True)
class Finished:
    """A file with a match that is over, and the clock as it stood then."""

    path: Path
    table: int
    time: float


_played: dict[str, Finished] = {}


async def once(club: Club, name: str, play: Callable[[], Awaitable[Table]], pauses: Pauses = CALM) -> Table:
    """The match of this name, played by ``play`` if it never was. Nothing has happened at the club before."""
    if name not in _played:
        _played[name] = _kept(club, name, await play())
    finished = _played[name]
    if club.tables.every() or club.actions():
        return club.tables.get(finished.table)
    await _adopt(club, finished, pauses)
    return club.tables.get(finished.table)


def _kept(club: Club, name: str, table: Table) -> Finished:
    path = Path(originals().name) / f"{name}.db"
    _copy(club.path, path)
    return Finished(path, table.id, club.clock.time)


async def _adopt(club: Club, finished: Finished, pauses: Pauses) -> None:
    await club.tables.stop()
    await club.tables.store.close()
    _copy(finished.path, club.path)
    club.clock.time = finished.time
    await club.begin(pauses)


def _copy(source: Path, to: Path) -> None:
    """A database with all that is not in its main file yet."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(to)) as other:
        one.backup(other)
