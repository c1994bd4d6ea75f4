"""Somebody asks the bot to forget them. ``tests/service/test_my_data.py`` looks into every byte of the file."""

from dataclasses import replace
from pathlib import Path

import pytest

from db.database.store import Store
from db.repositories import personal
from model.people.rating import ORDERS
from tests.db.club import ADA, BEN, CLEO, DORA, OTHER_CLUB, Line, board, everything_in, played, ranks

pytestmark = pytest.mark.on_server


async def test_the_others_keep_their_results_whole_and_their_order(store: Store, tmp_path: Path):
    for number in range(4):
        evening = {
            ADA: Line(won=number < 2, total=20 + number, rounds_won=3, caught=60),
            BEN: Line(won=number == 2, total=60, rounds_won=2, caught=40),
            CLEO: Line(won=number == 3, total=90, rounds_won=1, caught=20),
            None: Line(total=101),
        }
        await played(store, evening)
        await played(store, {BEN: Line(won=True), ADA: Line()}, guild=OTHER_CLUB)
    everything = everything_in(tmp_path / "eights.db")
    await store.write(personal.forget, DORA)
    assert everything_in(tmp_path / "eights.db") == everything, "she has never played"

    before = {user: (await board(store, user=user)).own for user in (BEN, CLEO)}
    others = {order: [user for _, user in await ranks(store, order) if user != ADA] for order in ORDERS}
    await store.write(personal.forget, ADA)
    for user, score in before.items():
        own = (await board(store, user=user)).own
        assert score is not None
        assert own == replace(score, rank=score.rank - 1), "one better player is gone from the board"
    assert {order: [user for _, user in await ranks(store, order)] for order in ORDERS} == others
    page = await board(store, user=ADA)
    assert (page.own, page.total) == (None, 2)

    ranked = await ranks(store)
    await store.write(personal.forget, CLEO)
    assert await ranks(store) == [pair for pair in ranked if pair[1] != CLEO]
