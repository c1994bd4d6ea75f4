# ruff: noqa: ASYNC240  a test may wait for the disk
"""Somebody asks the bot to forget them."""

from pathlib import Path

import pytest

from db.database.store import Store
from db.repositories.matches import scores
from model.people.leaderboard import ORDERS
from tests.db.club import ADA, BEN, CLEO, DORA, NAMES, OTHER_CLUB, Line, board, everything_in, played, ranks


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


async def test_no_row_of_the_file_names_them(store: Store, tmp_path: Path):
    await an_autumn(store)
    path = tmp_path / "eights.db"
    assert str(ADA) in everything_in(path)
    assert NAMES[ADA] in everything_in(path)
    await forget(store, ADA)
    assert str(ADA) not in everything_in(path)
    assert NAMES[ADA] not in everything_in(path)
    assert str(BEN) in everything_in(path)


@pytest.mark.file
async def test_no_byte_of_the_file_names_them_once_it_is_closed(store: Store, tmp_path: Path):
    """What SQLite deletes it may leave behind in free space; who asked to be forgotten is not found there either."""
    await an_autumn(store)
    await forget(store, ADA)
    await store.close()
    (path,) = tmp_path.iterdir()
    file = path.read_bytes()
    assert NAMES[ADA].encode() not in file
    assert ADA.to_bytes(8) not in file
    assert BEN.to_bytes(8) in file


async def test_the_others_keep_their_results_whole(store: Store):
    await an_autumn(store)
    before = {user: (await board(store, user=user)).own for user in (BEN, CLEO)}
    await forget(store, ADA)
    for user, score in before.items():
        own = (await board(store, user=user)).own
        assert score is not None
        assert own is not None
        assert own.rank == score.rank - 1, "one better player is gone from the board"
        kept = (score.name, score.matches, score.matches_won, score.rounds_won, score.points, score.average)
        assert (own.name, own.matches, own.matches_won, own.rounds_won, own.points, own.average) == kept


@pytest.mark.parametrize("order", ORDERS)
async def test_the_others_stay_in_their_order(store: Store, order: str):
    await an_autumn(store)
    before = [user for _, user in await ranks(store, order) if user != ADA]
    await forget(store, ADA)
    assert [user for _, user in await ranks(store, order)] == before


async def test_those_ranked_better_keep_their_ranks(store: Store):
    await an_autumn(store)
    before = await ranks(store)
    await forget(store, CLEO)
    assert await ranks(store) == [pair for pair in before if pair[1] != CLEO]


async def test_they_have_no_line_any_more(store: Store):
    await an_autumn(store)
    await forget(store, ADA)
    page = await board(store, user=ADA)
    assert page.own is None
    assert page.total == 2


async def test_forgetting_a_stranger_changes_nothing(store: Store, tmp_path: Path):
    await an_autumn(store)
    before = everything_in(tmp_path / "eights.db")
    await forget(store, DORA)
    assert everything_in(tmp_path / "eights.db") == before
