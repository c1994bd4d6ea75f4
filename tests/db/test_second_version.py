"""A file that the second version of the bot has left is read as it was then, and written as it was then."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from db.database.store import Store, open_store
from db.repositories.matches import matches
from db.repositories.matches.scores import abandoned, leaderboard, statistics
from db.repositories.matches.tables import rows as table_rows
from db.repositories.matches.tournaments import rows as tournament_rows
from db.repositories.servers import notes
from db.repositories.servers import presets as house_sets
from engine.games.codec import encode
from engine.games.variants import variant
from model.people.leaderboard import Leaderboard
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from tests.db.club import EVERYTHING, a_table, every, look
from tests.db.second_version import (
    Plain,
    figures,
    left_by_the_second_version,
    rows_in,
    score_figures,
    set_figures,
    table_figures,
    told_figures,
    tournament_figures,
)
from tests.engine.kept import known, without_newer_fields, written_again

pytestmark = pytest.mark.file

GUILD, OTHER_GUILD = 700, 701
LAST_TABLE = 40  # it is closed
FIGURES = figures()
# Tables that say how new the file is, or are newer than it; the note is that its matches are still to be rated.
NEWER = {"alembic_version", "member_totals", "member_days", "notes"}
Rows = dict[tuple[str, tuple[Any, ...]], Plain]


@pytest_asyncio.fixture
async def file(tmp_path: Path) -> Path:
    return left_by_the_second_version(tmp_path)


@pytest_asyncio.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = await open_store(file)
    yield store
    await store.close()


def as_before(rows: Rows, before: Rows) -> Rows:
    """The rows without tables and columns, and records without fields, that are newer than the file."""
    return {
        key: {name: _as_before(row[name], value) for name, value in before.get(key, row).items() if name in row}
        for key, row in rows.items()
        if key[0] not in NEWER
    }


def _as_before(value: Any, before: Any) -> Any:
    """Records of the engine are written without spaces, and other JSON, such as seats, with them."""
    if not all(isinstance(text, str) and text.startswith(("[", "{")) for text in (value, before)):
        return value
    written = without_newer_fields(value, before)
    return written if value.startswith('{"format":') else json.dumps(json.loads(written))


async def tournaments_in(store: Store) -> list[Tournament]:
    """Those that stand, and those that have ended; the one that was cancelled before its first round is neither."""
    async with store.reading() as connection:
        found = await tournament_rows.standing(connection)
        for guild in (GUILD, OTHER_GUILD):
            found += await tournament_rows.ended(connection, guild, 10)
    return sorted({each.id: each for each in found}.values(), key=lambda each: each.id)


# What is read


async def test_every_row_is_still_there(file: Path):
    before = rows_in(file)
    await (await open_store(file)).close()
    assert as_before(rows_in(file), before) == as_before(before, before)
    assert look(file, "PRAGMA integrity_check") == [("ok",)]
    assert look(file, "PRAGMA foreign_key_check") == []


async def test_every_table_stands_as_it_stood(store: Store):
    tables = await every(store)
    assert [str(table.id) for table in tables] == list(FIGURES["tables"])
    for table in tables:
        before = FIGURES["tables"][str(table.id)]
        assert known(table_figures(table), before) == before
    async with store.reading() as connection:
        shown = await table_rows.messages(connection)
    assert {str(table): message for table, message in shown.items()} == FIGURES["tables shown"]


async def test_who_hosted_a_table_counts_as_the_one_who_opened_it(store: Store):
    tables = await every(store)
    assert tables
    for table in tables:
        assert (table.opened_by, table.closing) == (None if table.tournament else table.host, frozenset())


async def test_every_tournament_stands_as_it_stood(store: Store):
    found = await tournaments_in(store)
    assert {str(each.id): tournament_figures(each) for each in found} == FIGURES["tournaments"]
    async with store.reading() as connection:
        standing = await tournament_rows.standing(connection)
        shown = await tournament_rows.messages(connection)
    assert [each.id for each in standing] == FIGURES["tournaments that stand"]
    assert {str(each): message for each, message in shown.items()} == FIGURES["tournaments shown"]


@pytest.mark.parametrize("guild", [GUILD, OTHER_GUILD])
async def test_the_last_tournaments_of_a_server_are_the_same(store: Store, guild: int):
    async with store.reading() as connection:
        ended = await tournament_rows.ended(connection, guild, 10)
    assert [each.id for each in ended] == FIGURES["tournaments that ended"][str(guild)]


@pytest.mark.parametrize("guild", [GUILD, OTHER_GUILD])
async def test_the_leaderboards_show_the_same_figures(store: Store, guild: int):
    shown = {}
    async with store.reading() as connection:
        for order in ("matches", "rounds", "points"):
            page = await leaderboard(connection, Leaderboard(guild, order), 0, EVERYTHING)
            shown[order] = [score_figures(score) for score in page.scores]
    before = FIGURES["leaderboards"][str(guild)]
    assert shown == {order: [_without_average(line) for line in before[order]] for order in shown}


def _without_average(line: list[Any] | None) -> list[Any] | None:
    """Averages are of one game now, where they once mixed the games of a server."""
    return line and [*line[:-1], None]


@pytest.mark.parametrize("guild", [GUILD, OTHER_GUILD])
async def test_the_statistics_show_the_same_figures(store: Store, guild: int):
    async with store.reading() as connection:
        for user, line in FIGURES["statistics"][str(guild)].items():
            score = await statistics(connection, guild, int(user))
            score_then, abandoned_then = line
            assert score_figures(score) == _without_average(score_then)
            assert await abandoned(connection, guild, int(user)) == abandoned_then


async def test_house_rules_that_a_server_keeps_are_the_same(store: Store):
    async with store.reading() as connection:
        kept = await house_sets.every(connection)
        assert await notes.read(connection, "commands") == FIGURES["notes"]["commands"]
    assert [set_figures(each) for each in kept] == FIGURES["house rules"]


async def test_no_number_of_a_closed_table_is_dealt_again(store: Store):
    """An old message of table 40 may still be there, and its buttons would act on a new table 40."""
    async with store.writing() as connection:
        assert (await table_rows.add(connection, a_table())).id == LAST_TABLE + 1


# What is written


async def test_what_was_read_is_written_again_as_it_was(store: Store, file: Path):
    before = rows_in(file)
    tournaments = await tournaments_in(store)
    async with store.writing() as connection:
        for table in await table_rows.every(connection):
            await table_rows.save(connection, table)
        for tournament in tournaments:
            await tournament_rows.save(connection, tournament)
        for kept in await house_sets.every(connection):
            await house_sets.keep(connection, kept)
    saved = {("tables", (int(number),)) for number in FIGURES["tables"]}
    saved |= {("tournaments", (tournament.id,)) for tournament in tournaments}
    wanted = {key: row | {"version": row["version"] + 1} if key in saved else row for key, row in before.items()}
    assert as_before(rows_in(file), before) == as_before(wanted, before)


def test_every_rule_action_and_event_of_a_match_is_written_again_as_it_was(file: Path):
    kept = look(
        file, "SELECT rules FROM matches UNION ALL SELECT action FROM actions UNION ALL SELECT events FROM actions"
    )
    assert len(kept) > 800
    for (text,) in kept:
        assert written_again(text) == text


# Matches


async def test_the_events_of_a_match_lead_to_its_state(store: Store, file: Path):
    """They were told one by one, and are what a match can be told from later."""
    kept = dict(look(file, "SELECT id, state FROM tables"))
    playing = [table for table in await every(store) if table.match]
    assert len(playing) == len(FIGURES["told last"])
    for table in playing:
        async with store.reading() as connection:
            events = await matches.latest_events(connection, table.match or 0, 10_000)
        before = FIGURES["told last"][str(table.id)]
        assert known(told_figures([event.seen_by(None) for event in events]), before) == before
        assert without_newer_fields(encode(after(table, events)), kept[table.id]) == kept[table.id]


def after(table: Table, events: list[Any]) -> Any:
    """The state to which events lead from the first deal."""
    assert table.state is not None
    state = variant(table.game).game.start(table.state.rules, table.seed)
    for event in events:
        event.apply(state)
    return state


async def test_every_action_of_a_match_is_there(store: Store):
    for table in await every(store):
        async with store.reading() as connection:
            course = await matches.course(connection, table.match or 0)
        assert len(course) == table.moves
        assert all(seat in range(len(table.seats)) for seat, _ in course)
