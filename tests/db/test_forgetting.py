"""Somebody asks the bot to forget them. ``tests/service/test_my_data.py`` looks into every byte of the file."""

from pathlib import Path

import pytest

from db.database.store import Store
from db.repositories.matches import scores
from model.people.leaderboard import ORDERS
from tests.db.club import ADA, BEN, CLEO, DORA, NAMES, OTHER_CLUB, Line, board, everything_in, played, ranks

pytestmark = pytest.mark.on_server


@pytest.fixture
async def an_autumn(store: Store) -> None:
    for number in range(4):
        evening = {
            ADA: Line(won=number < 2, total=20 + number, rounds_won=3, caught=60),
            BEN: Line(won=number == 2, total=60, rounds_won=2, caught=40),
            CLEO: Line(won=number == 3, total=90, rounds_won=1, caught=20),
            None: Line(total=101),
        }
        await played(store, evening)
        await played(store, {BEN: Line(won=True), ADA: Line()}, guild=OTHER_CLUB)


async def forget(store: Store, user: int) -> None:
    async with store.writing() as connection:
        await scores.forget(connection, user)


@pytest.mark.usefixtures("an_autumn")
async def test_no_row_of_the_file_names_them(store: Store, tmp_path: Path):
    path = tmp_path / "eights.db"
    known = (str(ADA), NAMES[ADA], str(BEN))
    assert [each in everything_in(path) for each in known] == [True, True, True]
    await forget(store, ADA)
    assert [each in everything_in(path) for each in known] == [False, False, True]


@pytest.mark.usefixtures("an_autumn")
async def test_the_others_keep_their_results_whole_and_their_order(store: Store, subtests: pytest.Subtests):
    before = {user: (await board(store, user=user)).own for user in (BEN, CLEO)}
    others = {order: [user for _, user in await ranks(store, order) if user != ADA] for order in ORDERS}
    await forget(store, ADA)
    for user, score in before.items():
        own = (await board(store, user=user)).own
        assert score is not None
        assert own is not None
        assert own.rank == score.rank - 1, "one better player is gone from the board"
        kept = (score.name, score.matches, score.matches_won, score.rounds_won, score.points, score.average)
        assert (own.name, own.matches, own.matches_won, own.rounds_won, own.points, own.average) == kept
    for order in ORDERS:
        with subtests.test(order):
            assert [user for _, user in await ranks(store, order)] == others[order]
    page = await board(store, user=ADA)
    assert (page.own, page.total) == (None, 2)


@pytest.mark.usefixtures("an_autumn")
async def test_those_ranked_better_keep_their_ranks(store: Store):
    before = await ranks(store)
    await forget(store, CLEO)
    assert await ranks(store) == [pair for pair in before if pair[1] != CLEO]


@pytest.mark.usefixtures("an_autumn")
async def test_forgetting_a_stranger_changes_nothing(store: Store, tmp_path: Path):
    before = everything_in(tmp_path / "eights.db")
    await forget(store, DORA)
    assert everything_in(tmp_path / "eights.db") == before
