"""What is old is cleared away, and nothing else."""

import pytest

from db.database.store import Transaction
from db.repositories import retention as rows
from model.people.rating import Leaderboard
from model.servers.outbox import OutboxEntry
from service.outbox import Outbox
from service.presets import Presets
from service.retention import DAY, Retention, RetentionPolicy
from tests.db.club import everything_in, look, to
from tests.service.club import ADA, BEN, FIRST_ID, PLACE, Club

pytestmark = pytest.mark.on_server

ELSEWHERE = FIRST_ID + 701
RESULTS = "SELECT count(*) FROM results"


async def finished(club: Club) -> None:
    table = await club.match(ADA, BEN, target=50)
    await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    await club.tables.close(table.id, ADA)


def retention(club: Club, **keeping: float | None) -> tuple[Retention, Presets]:
    presets = Presets(club.tables.store)
    return Retention(club.tables.store, RetentionPolicy(**keeping), club.clock, (presets.clear,)), presets


def logged(club: Club) -> list[int]:
    both = "SELECT match_id FROM actions UNION SELECT match_id FROM packed_actions ORDER BY match_id"
    return [match for (match,) in look(club.path, both)]


async def test_moves_of_old_matches_are_deleted_if_a_setting_says_so_and_their_results_stay(club, monkeypatch):
    monkeypatch.setattr("service.retention.AT_ONCE", 3)
    for _ in range(4):
        await finished(club)
    playing = await club.match(ADA, BEN)
    club.clock.time += 31 * DAY
    await finished(club)
    await retention(club)[0].tidy()
    assert logged(club) == [1, 2, 3, 4, playing.match, 6], "for good unless a setting says otherwise"
    board = Leaderboard(PLACE.guild, "matches")
    before = await club.leaderboards.page(board, ADA.id, slice(0, 10))
    await retention(club, actions=30)[0].tidy()
    assert logged(club) == [playing.match, 6]
    assert await club.leaderboards.page(board, ADA.id, slice(0, 10)) == before
    assert look(club.path, RESULTS) == [(10,)]


async def test_a_server_that_was_left_is_cleared_after_its_time(club: Club):
    await finished(club)
    presets, outbox = Presets(club.tables.store), Outbox(club.tables.store)
    keeper = Retention(club.tables.store, RetentionPolicy(left_servers=30), club.clock, (presets.clear, outbox.clear))
    await presets.keep(PLACE.guild, "Friday", to(50), ADA)
    kept = await presets.keep(ELSEWHERE, "Friday", to(50), BEN)
    await outbox.add(OutboxEntry("invitation", 1, PLACE.guild, PLACE.channel, member=BEN.id))
    await keeper.left(PLACE.guild)
    club.clock.time += 29 * DAY
    await keeper.note({ELSEWHERE})
    await keeper.tidy()
    assert look(club.path, RESULTS) == [(2,)]
    club.clock.time += 2 * DAY
    await keeper.tidy()
    await keeper.stop()
    assert str(PLACE.guild) not in everything_in(club.path)
    records = ("matches", "results", "actions", "packed_actions", "people", "member_totals", "member_days")
    for table in (*records, "left_servers"):
        assert look(club.path, f"SELECT * FROM {table}") == [], table
    assert (presets.of(PLACE.guild), presets.of(ELSEWHERE), outbox.every()) == ([], [kept], [])


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
    for days, left in ((0, 2), (29, 2), (2, 0)):
        club.clock.time += days * DAY
        if left:
            await keeper.note(set())
        await keeper.tidy()
        assert look(club.path, RESULTS) == [(left,)]
    await keeper.stop()


async def test_a_server_that_cannot_be_cleared_keeps_no_other_from_it(club: Club, monkeypatch: pytest.MonkeyPatch):
    works = rows.clear_server

    async def step(transaction: Transaction, guild: int, *more: object) -> None:
        if guild == PLACE.guild:
            raise RuntimeError("nobody has thought of this")
        await works(transaction, guild, *more)

    keeper, presets = retention(club, left_servers=30)
    for guild in (PLACE.guild, ELSEWHERE):
        await presets.keep(guild, "Friday", to(50), ADA)
        await keeper.left(guild)
    club.clock.time += 31 * DAY
    monkeypatch.setattr(rows, "clear_server", step)
    await keeper.tidy()
    assert [bool(presets.of(guild)) for guild in (PLACE.guild, ELSEWHERE)] == [True, False]
