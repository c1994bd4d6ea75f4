"""What is old is cleared away, and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from db.database.store import Transaction
from db.repositories.matches import moves
from db.repositories.servers import retention as rows
from model.people.leaderboard import Leaderboard
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.servers.retention import DAY, Retention, RetentionPolicy
from tests import until
from tests.db.club import everything_in, look, to
from tests.service.club import ADA, BEN, FIRST_ID, PLACE, Club

ELSEWHERE = FIRST_ID + 701


async def finished(club: Club) -> None:
    table = await club.match(ADA, BEN, target=50)
    await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    await club.tables.close(table.id, ADA)


def retention(club: Club, **keeping: float | None) -> tuple[Retention, Presets]:
    presets = Presets(club.tables.store)
    return Retention(club.tables.store, presets, RetentionPolicy(**keeping), club.clock), presets


def logged(club: Club) -> list[int]:
    """The matches whose moves are known, packed or not."""
    both = "SELECT match_id FROM actions UNION SELECT match_id FROM packed_actions ORDER BY match_id"
    return [match for (match,) in look(club.path, both)]


def loose(club: Club) -> list[int]:
    """The matches whose moves are not packed."""
    return [match for (match,) in look(club.path, "SELECT DISTINCT match_id FROM actions ORDER BY match_id")]


async def test_moves_are_kept_for_good_unless_a_setting_says_otherwise(club: Club):
    await finished(club)
    club.clock.time += 10_000 * DAY
    await retention(club)[0].tidy()
    assert logged(club) == [1]


async def test_moves_of_old_matches_are_deleted_and_their_results_stay(club: Club):
    for _ in range(25):
        await finished(club)
    playing = await club.match(ADA, BEN)
    club.clock.time += 31 * DAY
    await finished(club)
    board = Leaderboard(PLACE.guild, "matches")
    before = await club.leaderboards.page(board, ADA.id, slice(0, 10))
    await retention(club, actions=30)[0].tidy()
    assert logged(club) == [playing.match, 27]
    assert await club.leaderboards.page(board, ADA.id, slice(0, 10)) == before
    assert look(club.path, "SELECT count(*) FROM results") == [(52,)]


async def test_a_server_that_was_left_is_cleared_after_its_time(club: Club):
    await finished(club)
    keeper, presets = retention(club, left_servers=30)
    await presets.keep(PLACE.guild, "Friday", to(50), ADA)
    kept = await presets.keep(ELSEWHERE, "Friday", to(50), BEN)
    await Outbox(club.tables.store).begin("invitation", 1, PLACE.guild, PLACE.channel, member=BEN.id)
    await keeper.left(PLACE.guild)
    club.clock.time += 29 * DAY
    await keeper.note({ELSEWHERE})
    await keeper.tidy()
    assert look(club.path, "SELECT count(*) FROM results") == [(2,)]
    club.clock.time += 2 * DAY
    await keeper.tidy()
    await keeper.stop()
    assert str(PLACE.guild) not in everything_in(club.path)
    for table in (
        "matches",
        "results",
        "actions",
        "packed_actions",
        "people",
        "member_totals",
        "member_days",
        "left_servers",
    ):
        assert look(club.path, f"SELECT * FROM {table}") == [], table
    assert (presets.of(PLACE.guild), presets.of(ELSEWHERE)) == ([], [kept])


async def test_a_server_that_comes_back_in_time_loses_nothing(club: Club):
    await finished(club)
    before = everything_in(club.path)
    keeper, _ = retention(club, left_servers=30, loose=None)
    await keeper.left(PLACE.guild)
    club.clock.time += 29 * DAY
    await keeper.back(PLACE.guild)
    club.clock.time += 29 * DAY
    await keeper.tidy()
    assert everything_in(club.path) == before


async def test_a_server_that_was_left_while_the_bot_was_down_has_its_time_too(club: Club):
    await finished(club)
    keeper, _ = retention(club, left_servers=30)
    await keeper.note(set())
    club.clock.time += 29 * DAY
    await keeper.note(set())
    await keeper.tidy()
    assert look(club.path, "SELECT count(*) FROM results") == [(2,)]
    club.clock.time += 2 * DAY
    await keeper.tidy()
    await keeper.stop()
    assert look(club.path, "SELECT count(*) FROM results") == [(0,)]


async def test_moves_are_packed_a_day_after_the_end_of_their_match(club: Club):
    await finished(club)
    playing = await club.match(ADA, BEN)
    club.clock.time += 0.9 * DAY
    await finished(club)
    await retention(club)[0].tidy()
    assert loose(club) == [1, 2, 3]
    club.clock.time += 0.2 * DAY
    await retention(club)[0].tidy()
    assert loose(club) == [playing.match, 3]
    assert logged(club) == [1, 2, 3]


async def test_a_table_that_still_stands_open_keeps_its_moves_at_hand(club: Club):
    table = await club.match(ADA, BEN, target=50)
    await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    club.clock.time += 9 * DAY
    await retention(club)[0].tidy()
    assert loose(club) == [1]
    await club.tables.close(table.id, ADA)
    await retention(club)[0].tidy()
    assert loose(club) == []


async def test_moves_are_not_packed_if_a_setting_says_so(club: Club):
    await finished(club)
    club.clock.time += 10_000 * DAY
    await retention(club, loose=None)[0].tidy()
    assert loose(club) == [1]


@pytest.mark.file
async def test_a_match_that_cannot_be_packed_keeps_no_other_from_it(club: Club):
    for _ in range(3):
        await finished(club)
    async with club.tables.store.writing() as transaction:
        await transaction.exec_driver_sql("UPDATE actions SET events = CAST(x'ff' AS TEXT) WHERE match_id = 2")
    club.clock.time += 2 * DAY
    await retention(club)[0].tidy()
    assert loose(club) == [2]


async def test_a_match_whose_packing_goes_wrong_is_told_and_keeps_no_other_from_it(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    for _ in range(3):
        await finished(club)
    club.clock.time += 2 * DAY
    monkeypatch.setattr(moves, "pack", fails_for(moves.pack, 2))
    await retention(club)[0].tidy()
    assert loose(club) == [2]
    assert "The actions of match 2 could not be packed" in caplog.text


async def test_a_server_that_cannot_be_cleared_keeps_no_other_from_it(club: Club, monkeypatch: pytest.MonkeyPatch):
    keeper, presets = retention(club, left_servers=30)
    for guild in (PLACE.guild, ELSEWHERE):
        await presets.keep(guild, "Friday", to(50), ADA)
        await keeper.left(guild)
    club.clock.time += 31 * DAY
    monkeypatch.setattr(rows, "clear_server", fails_for(rows.clear_server, PLACE.guild))
    await keeper.tidy()
    assert [bool(presets.of(guild)) for guild in (PLACE.guild, ELSEWHERE)] == [True, False]


def fails_for(works: Callable[..., Awaitable[None]], number: int) -> Callable[..., Awaitable[None]]:
    """A step that goes wrong for one thing, in a way that nobody has thought of."""

    async def step(transaction: Transaction, of: int, *more: object) -> None:
        if of == number:
            raise RuntimeError("nobody has thought of this")
        await works(transaction, of, *more)

    return step


async def test_a_bot_that_stops_leaves_the_rest_for_another_day(club: Club):
    for _ in range(3):
        await finished(club)
    club.clock.time += 2 * DAY
    keeper, _ = retention(club)
    keeper.begin()
    await until(lambda: len(loose(club)) < 3)
    await keeper.stop()
    assert loose(club) == [2, 3]
    await keeper.tidy()
    assert loose(club) == []


async def test_two_looks_at_once_pack_each_match_once(club: Club):
    for _ in range(3):
        await finished(club)
    club.clock.time += 2 * DAY
    keeper, _ = retention(club)
    await asyncio.gather(keeper.tidy(), keeper.tidy())
    assert (loose(club), logged(club)) == ([], [1, 2, 3])
