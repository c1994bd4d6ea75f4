from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db.database.store import Store
from tests.db.fresh import store_at


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await store_at(tmp_path / "eights.db")
    yield store
    await store.close()
