"""A database that is up to date and empty, to be copied: making one takes longer than most tests.

In a test that is marked ``on_server`` each of these files stands for a database of a server, in one of its two runs.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from db.database import schema_version
from db.database.address import Address, Database
from db.database.opening import open_store
from db.database.sqlite import FileStore
from db.database.store import Store
from tests.postgres import elsewhere, make, postgres

SPEAKERS: dict[str, Engine] = {}  # the first engine of each driver
schema_version.ScriptDirectory = cache(ScriptDirectory)  # to load all migrations takes longer than to open the file


@dataclass
class Server:
    """Whether files stand for databases of a server now, and for which."""

    used: bool = False
    databases: dict[Path, Address] = field(default_factory=dict)


SERVER = Server()


async def store_at(path: Path) -> Store:
    """The store in this file, which is made unless it is there."""
    store = await open_store(database_at(path))
    if isinstance(store, FileStore):
        for engine in (store._readers.sync_engine, store._writer):
            _share_statements(engine)
    return store


def _share_statements(engine: Engine) -> None:
    """Statements that were compiled for one file serve all files. To compile them anew takes long, store by store."""
    first = SPEAKERS.setdefault(engine.dialect.driver, engine)
    first.dialect.server_version_info = sqlite3.sqlite_version_info  # as it may never have connected itself
    engine.dialect, engine._compiled_cache = first.dialect, first._compiled_cache


def database_at(path: Path) -> Database:
    """This file, or the database that stands for it, which is made unless it is there."""
    if SERVER.used:
        if path not in SERVER.databases:
            SERVER.databases[path] = postgres().up_to_date()
        return SERVER.databases[path]
    if not path.exists():
        shutil.copy(_new(), path)
    return path


@contextmanager
def on_server() -> Iterator[None]:
    """Databases of a server, which are deleted in the end, stand for the files that are opened in this block."""
    SERVER.used = True
    try:
        yield
    finally:
        while SERVER.databases:
            postgres().drop(SERVER.databases.popitem()[1])
        SERVER.used = False


def text_of(database: Database) -> str:
    """How a process of its own is told of a database."""
    if isinstance(database, Path):
        return str(database)
    return database.url.set(drivername="postgresql").render_as_string(hide_password=False)


@cache
def originals() -> tempfile.TemporaryDirectory[str]:
    """Where files lie that are copied, until this process ends."""
    return tempfile.TemporaryDirectory(prefix="eights-")


@cache
def _new() -> Path:
    path = Path(originals().name) / "eights.db"
    elsewhere(make(path))
    return path
