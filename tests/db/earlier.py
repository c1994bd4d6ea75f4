"""Files that earlier versions of the bot have left: Eights 1.0.0, and revision 0030 of the database, which came after.

Each is the whole file as SQL, schema included. An evening at server 702 has everything in it that a version keeps:
tables in every phase, with plans, cheers, guesses and cards dealt again, tournaments, evenings, seasons, packed moves.
The file of 1.0.0 has servers 700 and 701 as well, where a much older version played (revision 0003, records of format
2). ``1.0.0.json`` is what that version read of them. None of it is ever made anew.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.match import Event
from engine.games.codec import encode
from tests.engine.kept import as_in_format_2

Plain = dict[str, Any]

RELEASE, BETWEEN = "1.0.0", "0030"
EARLIER = (RELEASE, BETWEEN)
CLUB = 702  # the server whose evening is in both files
RECORDS = Path(__file__).parent / "records"
TOLD = 6  # events of each match


def left_by(version: str, folder: Path) -> Path:
    """The file as a version left it, under the name that a club opens."""
    path = folder / "eights.db"
    path.write_bytes(_whole_file(version))
    return path


@cache
def _whole_file(version: str) -> bytes:
    """Made once, as every test begins with a copy of it."""
    with closing(sqlite3.connect(":memory:")) as file:
        file.executescript((RECORDS / f"{version}.sql").read_text(encoding="utf-8"))
        return file.serialize()


def figures() -> Plain:
    found: Plain = json.loads((RECORDS / "1.0.0.json").read_text(encoding="utf-8"))
    return found


def older(found: Iterable[Any]) -> list[Any]:
    """Those of the servers where the older version played."""
    return [each for each in found if each.guild != CLUB]


def told_figures(events: Sequence[Event]) -> list[Any]:
    """The last few events, oldest first, as that version wrote them."""
    told: list[Any] = as_in_format_2(json.loads(encode(tuple(events[-TOLD:])))["value"])
    return told


def rows_in(path: Path) -> dict[tuple[str, tuple[Any, ...]], Plain]:
    """Every row of the file by its table and primary key."""
    with closing(sqlite3.connect(path)) as file:
        file.row_factory, found = sqlite3.Row, {}
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            keys = [row["name"] for row in file.execute(f"PRAGMA table_info({name})") if row["pk"]]
            for row in file.execute(f"SELECT * FROM {name}"):
                found[name, tuple(row[key] for key in keys) or tuple(row)] = dict(row)
        return found
