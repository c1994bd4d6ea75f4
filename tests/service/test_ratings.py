"""Ratings of old matches are computed beside everything else."""

import asyncio
import logging
import shutil
from pathlib import Path

import pytest

from db.database.store import NotSaved, Store, Transaction, open_store
from db.repositories.matches import matches
from db.repositories.matches import ratings as rows
from db.repositories.matches.matches import Ending, Move, Result
from engine.core.actions import Draw
from engine.core.events import AnyEvent
from engine.games.variants import VARIANTS
from engine.shedding.events.plays import Played
from engine.shedding.mechanics.bluffs import Challenged
from service.history import ratings as of_ratings
from service.history.ratings import Ratings
from tests import PATIENCE
from tests.db.club import ADA, BEN, opening
from tests.db.fresh import store_at
from tests.db.test_ratings import an_autumn, derived, match


async def recompute(ratings: Ratings, store: Store) -> None:
    """Compute all of them anew from the stored results."""
    async with store.writing() as transaction:
        await transaction.run_sync(rows.begin_anew)
    ratings.begin()


async def test_matches_end_while_ratings_are_computed(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    ratings = Ratings(store)
    await recompute(ratings, store)
    for number in range(5):
        await match(store, ADA, BEN, at=10**7 + 10_000 * number)
        await asyncio.sleep(0)
    await ratings.done()
    found = await derived(store)
    await recompute(ratings, store)
    await ratings.done()
    assert await derived(store) == found
    await store.close()


async def test_a_stop_loses_nothing(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    before = await derived(store)
    first = Ratings(store)
    await recompute(first, store)
    await asyncio.sleep(0.01)
    await first.stop()
    second = Ratings(store)
    second.begin()
    await second.done()
    assert await derived(store) == before
    await store.close()


# Milestones


def bluff(seat: int, player: int, *, honest: bool) -> Challenged:
    return Challenged(seat, player, None, honest)


async def ended(store: Store, *moves: tuple[int, AnyEvent], at: float, game: str = "kings-reverse") -> int:
    """A match of Ada and Ben, which Ada wins, with these events."""
    rules = VARIANTS[game].rules(2)
    async with store.writing() as connection:
        number = await matches.begin(connection, opening(game=game, rules=rules, began_at=at - 600))
        for count, (seat, event) in enumerate(moves, start=1):
            await matches.log(connection, Move(number, count, seat, Draw(), (event,), at))
        results = tuple(
            Result(seat, who, False, False, seat + 1, seat == 0, 0, 0, 1, 0) for seat, who in enumerate((ADA, BEN))
        )
        await matches.finish(connection, Ending(number, "finished", 3, True, results, at))
    return number


async def reached(store: Store, match: int) -> list[tuple[int, str]]:
    async with store.reading() as connection:
        return await rows.reached(connection, match)


async def test_what_is_done_for_the_first_time_is_noted_once(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    married = Played(1, ("KH", "QH"), "H")
    plain = await ended(store, (0, bluff(0, 1, honest=True)), (1, Played(1, ("KH",), "H")), at=1000)
    first = await ended(store, (0, bluff(0, 1, honest=False)), (1, married), at=2000)
    again = await ended(store, (0, bluff(0, 1, honest=False)), (1, married), at=3000)
    assert await reached(store, plain) == [(0, "first-win")]
    assert await reached(store, first) == [(0, "caught-bluff"), (1, "marriage")]
    assert await reached(store, again) == []
    ratings = Ratings(store)
    await recompute(ratings, store)
    await ratings.done()
    assert await reached(store, first) == [(0, "caught-bluff"), (1, "marriage")]
    assert await reached(store, again) == []
    await store.close()


def left_behind(folder: Path) -> None:
    """The file as a process that was killed now would leave it."""
    for file in folder.glob("eights.db*"):
        shutil.copy(file, folder / f"left-{file.name}")


@pytest.mark.file
async def test_a_kill_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(of_ratings, "PAUSE", PATIENCE)  # so that it is killed before the second step
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store, count=60)
    before = await derived(store)
    killed = Ratings(store)
    await recompute(killed, store)
    async with asyncio.timeout(PATIENCE):
        while not (await derived(store))["ratings"]:  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(0)
    left_behind(tmp_path)
    await killed.stop()
    await store.close()
    monkeypatch.undo()
    left = await open_store(tmp_path / "left-eights.db")
    assert await derived(left) != before
    again = Ratings(left)
    again.begin()
    await again.done()
    assert await derived(left) == before
    await left.close()


async def test_how_far_it_has_come_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(of_ratings, "MINUTE", 0)
    caplog.set_level(logging.INFO)
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store, count=60)
    ratings = Ratings(store)
    await recompute(ratings, store)
    await ratings.done()
    await store.close()
    told = [line for line in caplog.messages if "atings are" in line]
    count = int(told[0].split()[-3])
    assert told[1:3] == [f"Ratings are computed from {done} of {count} matches" for done in (25, 50)]
    assert told[-1] == "All ratings are computed"


async def test_a_database_that_fails_meanwhile_is_waited_for_and_leaves_no_match_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(of_ratings, "AGAIN", 0)
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    before = await derived(store)
    go_on, failing = rows.go_on, iter((NotSaved("no"), None, ZeroDivisionError("of a match"), NotSaved("no")))

    async def fails_at_times(transaction: Transaction, count: int) -> int:
        if trouble := next(failing, None):
            raise trouble
        return await go_on(transaction, count)

    monkeypatch.setattr(rows, "go_on", fails_at_times)
    ratings = Ratings(store)
    await recompute(ratings, store)
    await ratings.done()
    assert next(failing, None) is None
    assert await derived(store) == before
    assert {each.levelname for each in caplog.records if "could not be computed" in each.message} == {"WARNING"}
    await store.close()


@pytest.mark.file
async def test_a_match_that_cannot_be_counted_is_left_out_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    counted = set((await derived(store))["rating_course"])
    damaged = sorted(counted)[len(counted) // 2][3]
    async with store.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE results SET place = 'damaged' WHERE match_id = {damaged}")
    ratings = Ratings(store)
    await recompute(ratings, store)
    await ratings.done()
    assert {row[3] for row in (await derived(store))["rating_course"]} == {row[3] for row in counted} - {damaged}
    assert f"Match {damaged} can't be counted, so ratings leave it out" in caplog.text
    await store.close()


async def test_a_king_and_a_queen_are_no_marriage_where_none_is_played(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    run = await ended(store, (1, Played(1, ("KH", "QH"), "H")), at=1000, game="crazy-eights")
    assert await reached(store, run) == [(0, "first-win")]
    await store.close()


async def test_milestones_of_an_old_file_are_found_where_they_were(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    first = await ended(store, (0, bluff(0, 1, honest=False)), at=2000)
    async with store.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM milestones")
    ratings = Ratings(store)
    await recompute(ratings, store)
    await ratings.done()
    assert await reached(store, first) == [(0, "caught-bluff"), (0, "first-win")]
    await store.close()
