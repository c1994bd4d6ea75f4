"""Leaderboards are read from sums, which are at all times what a recount of the results gives."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from db.database.store import Store
from db.repositories import personal, scores
from model.people.rating import DAY, ORDERS
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, OTHER_CLUB, Line, board, played
from tests.db.fresh import store_at
from tests.examples import examples

pytestmark = pytest.mark.on_server

PEOPLE = (ADA, BEN, CLEO, DORA)

lines = st.builds(
    Line,
    won=st.booleans(),
    total=st.integers(0, 200),
    cost=st.none() | st.just("as much"),
    rounds_won=st.integers(0, 5),
    caught=st.integers(0, 300),
)
a_match = st.fixed_dictionaries(
    {
        "lines": st.dictionaries(st.sampled_from((None, *PEOPLE)), lines, min_size=1),
        "rounds": st.integers(0, 6),
        "at": st.integers(0, 4 * DAY),
        "guild": st.sampled_from((CLUB, OTHER_CLUB)),
        "outcome": st.sampled_from(("finished", "finished", "finished", "abandoned", "cancelled")),
        "ranked": st.sampled_from((True, True, False)),
        "game": st.sampled_from(("crazy-eights", "countdown")),
    }
)
evenings = st.lists(a_match | st.sampled_from(PEOPLE), max_size=12)


async def differences(store: Store) -> list[Any]:
    """Rows of a summary that a recount does not give, and the other way round."""
    found: list[Any] = []
    async with store.reading() as connection:
        for summary in scores.SUMMARIES:
            kept = {tuple(row) for row in await connection.execute(summary.select())}
            order = [column.key for column in summary.columns]
            counted = await connection.execute(scores.recount(summary))
            found += kept ^ {tuple(row._mapping[key] for key in order) for row in counted}
    return found


async def lived_through(path: Path, evening: list[Any]) -> None:
    store = await store_at(path)
    for happened in evening:
        if isinstance(happened, dict):
            await played(store, **happened)
        else:
            await store.write(personal.forget, happened)
    assert await differences(store) == []
    await store.close()


@pytest.mark.slow
@examples(12)
@given(evenings)
def test_the_sums_are_what_a_recount_gives_whatever_was_played_and_forgotten(evening: list[Any]):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lived_through(Path(folder) / "eights.db", evening))


@pytest.mark.file
async def test_a_board_asks_no_result(store: Store, tmp_path: Path):
    """With a hundred thousand matches that would take long."""
    for day in range(3):
        await played(store, {ADA: Line(won=True), BEN: Line()}, at=day * DAY)
    before = [await board(store, order, since=since) for order in ORDERS for since in (0, DAY)]
    with closing(sqlite3.connect(tmp_path / "eights.db")) as file:
        file.execute("DELETE FROM results")
        file.commit()
    assert [await board(store, order, since=since) for order in ORDERS for since in (0, DAY)] == before
