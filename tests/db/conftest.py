from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db.store import Store, open_store


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "eights.db")
    yield store
    await store.close()
