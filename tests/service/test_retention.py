"""What is old is cleared away, and nothing else."""

from collections.abc import Awaitable, Callable

import pytest

from db.database.store import Transaction
from db.repositories.servers import retention as rows
from model.people.leaderboard import Leaderboard
from model.servers.outbox import OutboxEntry
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.servers.retention import DAY, Retention, RetentionPolicy
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
    """The matches whose moves are known."""
    both = "SELECT match_id FROM actions UNION SELECT match_id FROM packed_actions ORDER BY match_id"
    return [match for (match,) in look(club.path, both)]


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
    await Outbox(club.tables.store).add(OutboxEntry("invitation", 1, PLACE.guild, PLACE.channel, member=BEN.id))
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
    keeper, _ = retention(club, left_servers=30)
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
