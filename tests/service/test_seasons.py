"""Seasons: an admin starts and ends them, and their final standing stays as it was."""

import asyncio

import pytest
import pytest_asyncio

from db.database.store import Store
from model.member import Member
from model.people.leaderboard import ORDERS, Leaderboard, Page
from model.refusals import Refused
from model.servers.season import LONGEST_NAME, Season, numbered
from service.history.leaderboards import Leaderboards
from service.history.seasons import Seasons
from tests.db.club import ADA, BEN, CLUB, EVERYTHING, GAME, OTHER_CLUB
from tests.db.fresh import store_at
from tests.db.test_ratings import forget, match
from tests.db.test_summaries import differences
from tests.service.club import Clock

ADMIN = Member(900, "Admin", runs_server=True)
ANYONE = Member(901, "Anyone")


@pytest_asyncio.fixture
async def store(tmp_path):
    store = await store_at(tmp_path / "eights.db")
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock(10_000)


@pytest.fixture
def seasons(store: Store, clock: Clock) -> Seasons:
    return Seasons(store, clock)


async def standing(store: Store, season: Season, order: str = "matches") -> Page:
    board = Leaderboard(CLUB, order, 0, GAME.key, season.id)
    return await Leaderboards(store).page(board, ADA, EVERYTHING)


async def test_a_season_has_the_matches_that_ended_in_it(store: Store, seasons: Seasons, clock: Clock):
    await match(store, BEN, ADA, at=9000)
    autumn = await seasons.start(CLUB, ADMIN, "  Autumn \n 2026 ")
    assert autumn.name == "Autumn 2026"
    await match(store, ADA, BEN, at=10_000)
    await match(store, BEN, ADA, at=10_500, guild=OTHER_CLUB)
    clock.time = 20_000
    await seasons.end(CLUB, ADMIN)
    await match(store, BEN, ADA, at=20_000)
    lines = [(score.member, score.matches, score.matches_won) for score in (await standing(store, autumn)).scores]
    assert lines == [(ADA, 1, 1), (BEN, 1, 0)]
    assert await differences(store) == []


@pytest.mark.parametrize("order", ORDERS)
async def test_the_final_standing_stays_whatever_comes_later(store: Store, seasons: Seasons, clock: Clock, order: str):
    autumn = await seasons.start(CLUB, ADMIN, "Autumn")
    for number in range(4):
        await match(store, ADA, BEN, at=11_000 + 1000 * number)
    clock.time = 20_000
    await seasons.end(CLUB, ADMIN)
    before = await standing(store, autumn, order)
    assert {score.member for score in before.scores} == {ADA, BEN} if order != "streak" else {ADA}
    winter = await seasons.start(CLUB, ADMIN, "Winter")
    for number in range(5):
        await match(store, BEN, ADA, at=21_000 + 1000 * number)
    assert await standing(store, autumn, order) == before
    assert (await standing(store, winter, order)).scores != before.scores


async def test_who_is_forgotten_is_in_no_standing(store: Store, seasons: Seasons):
    autumn = await seasons.start(CLUB, ADMIN, "Autumn")
    await match(store, ADA, BEN, at=11_000)
    await forget(store, ADA)
    for order in ("matches", "rating"):
        assert [score.member for score in (await standing(store, autumn, order)).scores] == [BEN]


# What is refused


async def test_only_admins_start_and_end_seasons(seasons: Seasons):
    with pytest.raises(Refused, match="Manage Server"):
        await seasons.start(CLUB, ANYONE, "Autumn")
    await seasons.start(CLUB, ADMIN, "Autumn")
    with pytest.raises(Refused, match="Manage Server"):
        await seasons.end(CLUB, ANYONE)


@pytest.mark.parametrize(
    ("name", "why"), [("", "Give"), (" \n\t\u200b ", "Give"), ("x" * (LONGEST_NAME + 1), "Pick a shorter")]
)
async def test_a_name_is_not_empty_and_not_too_long(seasons: Seasons, name: str, why: str):
    with pytest.raises(Refused, match=why):
        await seasons.start(CLUB, ADMIN, name)
    assert await seasons.every(CLUB) == []


async def test_one_season_at_a_time(seasons: Seasons):
    starts = [seasons.start(CLUB, ADMIN, name) for name in ("Autumn", "Winter")]
    found = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in found) == 1
    assert len(await seasons.every(CLUB)) == 1
    assert (await seasons.start(OTHER_CLUB, ADMIN, "Autumn")).name == "Autumn", "each server has its own"


async def test_a_season_ends_once(seasons: Seasons):
    with pytest.raises(Refused, match="No season is on"):
        await seasons.end(CLUB, ADMIN)
    await seasons.start(CLUB, ADMIN, "Autumn")
    await seasons.end(CLUB, ADMIN)
    with pytest.raises(Refused, match="No season is on"):
        await seasons.end(CLUB, ADMIN)


async def test_no_two_seasons_share_a_name(seasons: Seasons):
    await seasons.start(CLUB, ADMIN, "Autumn")
    await seasons.end(CLUB, ADMIN)
    with pytest.raises(Refused, match="that name"):
        await seasons.start(CLUB, ADMIN, "AUTUMN")


async def test_the_name_that_is_offered_is_one_that_no_season_had(seasons: Seasons):
    assert numbered(await seasons.every(CLUB)) == "Season 1"
    await seasons.start(CLUB, ADMIN, "season 2")
    assert numbered(await seasons.every(CLUB)) == "Season 3"
    await seasons.end(CLUB, ADMIN)
    await seasons.start(CLUB, ADMIN, "Autumn")
    assert numbered(await seasons.every(CLUB)) == "Season 3"


@pytest.mark.parametrize("name", ["Spr\u200bing", "\u202eSpring", "ＳＰＲＩＮＧ"])
async def test_a_name_that_looks_like_another_is_known(seasons: Seasons, name: str):
    await seasons.start(CLUB, ADMIN, "Spring")
    await seasons.end(CLUB, ADMIN)
    with pytest.raises(Refused, match="name"):
        await seasons.start(CLUB, ADMIN, name)
