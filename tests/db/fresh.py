# ruff: noqa: ASYNC240  a test may wait for the disk
"""A database that is up to date and empty, to be copied: making one takes longer than most tests."""

import asyncio
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from db.store import Store, open_store

FOLDER = tempfile.TemporaryDirectory(prefix="eights-")


async def store_at(path: Path) -> Store:
    """The store in this file, which is made unless it is there."""
    if not path.exists():
        shutil.copy(_new(), path)
    return await open_store(path)


@cache
def _new() -> Path:
    path = Path(FOLDER.name) / "eights.db"
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has an event loop already
        elsewhere.submit(asyncio.run, _make(path)).result()
    return path


async def _make(path: Path) -> None:
    await (await open_store(path)).close()
