"""A file that the first version of the bot has left is taken over: nothing that anybody remembers is lost."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from db.database.store import MIGRATIONS, Store, open_store
from db.repositories.matches.scores import leaderboard, statistics
from db.repositories.matches.tables import rows
from engine.games.codec import decode
from engine.shedding.rules.rules import Rules
from model.people.leaderboard import Leaderboard, Score
from model.tables.table import Table
from tests.db.club import EVERYTHING, a_table, every, everything_in, head, left_by_the_first_version, look, to

pytestmark = pytest.mark.file

GUILD, ADA, BEN, CLEO, DORA = 700, 101, 102, 103, 104
LOBBY, PLAYING, NAMING, OVER = 6, 7, 8, 9
LAST_TABLE = 10  # it is closed

# What the leaderboard of the first version showed.
BEN_WAS = Score(1, BEN, "Ben", 3, 2, 5, 178, 8.5)
CLEO_WAS = Score(2, CLEO, "Cleo", 3, 1, 2, 94, pytest.approx(147 / 11))
ADA_WAS = Score(3, ADA, "Ada", 3, 0, 2, 57, 14.6)


@pytest_asyncio.fixture
async def file(tmp_path: Path) -> Path:
    return await left_by_the_first_version(tmp_path)


@pytest_asyncio.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = await open_store(file)
    yield store
    await store.close()


async def open_tables(store: Store) -> dict[int, Table]:
    return {table.id: table for table in await every(store)}


async def test_a_copy_of_the_old_file_is_kept(file: Path):
    before = everything_in(file)
    await (await open_store(file)).close()
    copy = file.with_name(f"eights.db.before-{head(MIGRATIONS)}")
    assert everything_in(copy) == before
    assert look(copy, "SELECT target FROM tables ORDER BY id") == [(200,), (60,), (75,), (10,)]
    assert look(file, "PRAGMA integrity_check") == [("ok",)]
    assert look(file, "PRAGMA foreign_key_check") == []


async def test_opening_it_a_second_time_changes_nothing_more(file: Path):
    await (await open_store(file)).close()
    before = everything_in(file)
    await (await open_store(file)).close()
    assert everything_in(file) == before


async def test_a_lobby_keeps_who_sits_there_and_its_target_as_a_house_rule(store: Store):
    table = (await open_tables(store))[LOBBY]
    assert table.house_rules == to(200)
    assert (table.phase, table.host, table.size) == ("lobby", ADA, 5)
    assert [(seat.name, seat.member, seat.computer) for seat in table.seats] == [
        ("Ada", ADA, None),
        ("Otto", None, "easy"),
        ("Ben", BEN, None),
    ]
    assert (table.preset, table.quick) == (None, False)
    async with store.reading() as connection:
        assert await rows.messages(connection) == {LOBBY: 4711}


@pytest.mark.parametrize(("table_id", "seats", "target"), [(PLAYING, 3, 60), (NAMING, 2, 75), (OVER, 2, 10)])
async def test_a_match_keeps_the_rules_that_it_began_with(store: Store, table_id: int, seats: int, target: int):
    table = (await open_tables(store))[table_id]
    assert table.house_rules == to(target)
    assert table.state is not None
    assert table.state.rules == replace(to(target).rules(seats), reading=5)


async def test_the_rules_of_every_match_that_was_played_can_still_be_read(store: Store, file: Path):
    kept = [decode(Rules, text) for (text,) in look(file, "SELECT rules FROM matches ORDER BY id")]
    assert [(rules.seats, rules.target) for rules in kept] == [
        (3, 50),
        (4, 50),
        (3, 50),
        (3, 50),
        (2, 100),
        (3, 60),
        (2, 75),
        (2, 10),
    ]
    assert all(rules == replace(to(rules.target).rules(rules.seats), reading=5) for rules in kept)


@pytest.mark.parametrize(
    ("order", "best_first"),
    [
        ("matches", [BEN_WAS, CLEO_WAS, ADA_WAS]),
        ("rounds", [BEN_WAS, ADA_WAS, CLEO_WAS]),
        ("points", [BEN_WAS, CLEO_WAS, ADA_WAS]),
        ("average", [BEN_WAS, CLEO_WAS, ADA_WAS]),
    ],
)
async def test_the_leaderboards_keep_their_figures(store: Store, order: str, best_first: list[Score]):
    async with store.reading() as connection:
        page = await leaderboard(connection, Leaderboard(GUILD, order, game="crazy-eights"), ADA, EVERYTHING)
    assert [(score.name, _figures(score)) for score in page.scores] == [
        (score.name, _figures(score)) for score in best_first
    ]


def _figures(score: Score) -> tuple[object, ...]:
    return score.matches, score.matches_won, score.rounds_won, score.points, score.average


async def test_own_statistics_stay(store: Store):
    async with store.reading() as connection:
        assert await statistics(connection, GUILD, BEN, "crazy-eights") == BEN_WAS
        assert await statistics(connection, GUILD, DORA) is None, "her match was too short to count"


async def test_what_hands_cost_was_what_they_scored(store: Store, file: Path):
    assert look(file, "SELECT count(*), sum(cost = total) FROM results") == [(17, 17)]


async def test_no_number_of_a_closed_table_is_dealt_again(store: Store):
    """An old message of table 10 may still be there, and its buttons would act on a new table 10."""
    async with store.writing() as connection:
        assert (await rows.add(connection, a_table())).id == LAST_TABLE + 1
