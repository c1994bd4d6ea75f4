# ruff: noqa: ASYNC240  a test may wait for the disk
"""A database that is up to date and empty, to be copied: making one takes longer than most tests."""

import asyncio
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from sqlalchemy import Engine

from db.store import Store, open_store

FOLDER = tempfile.TemporaryDirectory(prefix="eights-")
SPEAKERS: dict[str, Engine] = {}  # the first engine of each driver


async def store_at(path: Path) -> Store:
    """The store in this file, which is made unless it is there."""
    if not path.exists():
        shutil.copy(_new(), path)
    store = await open_store(path)
    for engine in (store._readers.sync_engine, store._writer.engine):
        _share_statements(engine)
    return store


def _share_statements(engine: Engine) -> None:
    """Statements that were compiled for one file serve all files. To compile them anew takes long, store by store."""
    first = SPEAKERS.setdefault(engine.dialect.driver, engine)
    engine.dialect, engine._compiled_cache = first.dialect, first._compiled_cache


@cache
def _new() -> Path:
    path = Path(FOLDER.name) / "eights.db"
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has an event loop already
        elsewhere.submit(asyncio.run, _make(path)).result()
    return path


async def _make(path: Path) -> None:
    await (await open_store(path)).close()
