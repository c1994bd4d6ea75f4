"""Ratings of old matches are computed beside everything else."""

import asyncio
from pathlib import Path

from db.store import open_store
from service.ratings import Ratings
from tests.db.club import ADA, BEN
from tests.db.fresh import store_at
from tests.db.second_version import left_by_the_second_version
from tests.db.test_ratings import an_autumn, derived, match


async def test_an_old_file_is_rated_after_its_first_start(tmp_path: Path):
    store = await open_store(left_by_the_second_version(tmp_path))
    ratings = Ratings(store)
    ratings.begin()
    await ratings.done()
    found = await derived(store)
    assert found["ratings"]
    await ratings.recompute()
    await ratings.done()
    assert await derived(store) == found
    await store.close()


async def test_matches_end_while_ratings_are_computed(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    ratings = Ratings(store)
    await ratings.recompute()
    for number in range(5):
        await match(store, ADA, BEN, at=10**7 + 10_000 * number)
        await asyncio.sleep(0)
    await ratings.done()
    found = await derived(store)
    await ratings.recompute()
    await ratings.done()
    assert await derived(store) == found
    await store.close()


async def test_a_stop_loses_nothing(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    before = await derived(store)
    first = Ratings(store)
    await first.recompute()
    await asyncio.sleep(0.01)
    await first.stop()
    second = Ratings(store)
    second.begin()
    await second.done()
    assert await derived(store) == before
    await store.close()
