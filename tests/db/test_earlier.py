"""Files that earlier versions have left are read as they were then, and written as they were then."""

import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Engine, event as sql_event

from db.database.opening import open_store
from db.database.schema_version import MIGRATIONS
from db.database.store import CannotOpen, Store
from db.repositories import histories, matches, matches as moves
from db.repositories.kept import preset_rows
from db.repositories.live_rows import table_rows, tournament_rows
from db.repositories.scores import leaderboard
from db.schema import metadata
from db.types import StoredMove
from engine.chance import NEWEST
from engine.games.codec import encode
from engine.games.variants import variant
from engine.matches.record import proved
from model.people.rating import Leaderboard
from model.tournaments.tournament import Tournament
from tests.db.club import EVERYTHING, a_table, events_of, every, everything_in, head, look
from tests.db.earlier import BETWEEN, EARLIER, RELEASE, Plain, figures, left_by, older, rows_in
from tests.db.test_store import differences
from tests.engine.kept import lasting, without_newer_fields, written_again

pytestmark = [pytest.mark.file, pytest.mark.slow]

LAST_TABLE = {RELEASE: 56, BETWEEN: 17}
FIGURES = figures()
CHANGED = {
    *(("tables", name) for name in ("seed", "salt", "scheme", "entropy", "hints", "take_backs", "newcomers")),
    ("tables", "deadline"),
    *(("tournaments", name) for name in ("entrants", "played", "deadline")),
}  # columns whose values a step of the migration changes
MOVES = {"actions", "packed_actions"}  # of matches that are over they become one record each
RESHAPED = {"ratings", "rivals"}  # tables whose rows have another key, or fewer of them
Rows = dict[tuple[str, tuple[Any, ...]], Plain]


@pytest.fixture
def version() -> str:
    """The one with the figures, unless a test is about each."""
    return RELEASE


@pytest.fixture
def file(tmp_path: Path, version: str) -> Path:
    return left_by(version, tmp_path)


@asynccontextmanager
async def migrated(file: Path, *changes: str) -> AsyncIterator[Store]:
    """The store of a file in which an operator, or more of an evening, has changed something before."""
    with closing(sqlite3.connect(file)) as old:
        old.executescript(";".join(changes))
    store = await open_store(file)
    yield store
    await store.close()


@pytest_asyncio.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    async with migrated(file) as store:
        yield store


def still_kept(rows: Rows, before: Rows) -> Rows:
    """The rows without tables, columns and fields of records that one of the two versions does not have, and without
    posts whose message was not known.
    """
    columns = {name: {column.name for column in table.columns} for name, table in metadata.tables.items()}
    return {
        key: {
            name: _as_before(row[name], value)
            for name, value in before.get(key, row).items()
            if name in columns[key[0]] and (key[0], name) not in CHANGED
        }
        for key, row in rows.items()
        if key[0] in columns.keys() - MOVES - RESHAPED
        and (key[0] != "leftovers" or before.get(key, row)["message_id"] is not None)
    }


def _as_before(value: Any, before: Any) -> Any:
    """Records of the engine are written without spaces, and other JSON, such as seats, with them."""
    if not all(isinstance(text, str) and text.startswith(("[", "{")) for text in (value, before)):
        return value
    if value.startswith('{"format":'):
        return without_newer_fields(lasting(value), lasting(before))
    return json.dumps(json.loads(without_newer_fields(value, before)))


async def tournaments_in(store: Store) -> list[Tournament]:
    async with store.reading() as connection:
        found = [await tournament_rows.find(connection, number, cleared_away=True) for number in range(1, 30)]
        standing = await tournament_rows.every(connection)
    return [each for each in found if each is not None and (each.ended_at is not None or each in standing)]


@pytest.mark.parametrize("version", EARLIER)
async def test_every_row_is_still_there_and_the_tables_are_those_of_the_schema(file: Path, version: str):
    before, whole = rows_in(file), everything_in(file)
    async with migrated(file) as store, store.reading() as connection:
        assert await differences(connection) == []
    assert still_kept(rows_in(file), before) == still_kept(before, before)
    assert everything_in(file.with_name(f"eights.db.before-{head(MIGRATIONS)}")) == whole
    assert look(file, "PRAGMA integrity_check") == [("ok",)]
    assert look(file, "PRAGMA foreign_key_check") == []


@pytest.mark.parametrize("version", EARLIER)
async def test_every_move_is_kept_though_the_bot_is_killed_in_between(file: Path, version: str):
    """Those of a match that is over become one record."""
    moved: dict[int, list[StoredMove]] = {}
    for match, *move in look(file, "SELECT match_id, number, seat, action, events, at FROM actions ORDER BY 1, 2"):
        moved.setdefault(match, []).append(StoredMove(*move))
    left = everything_in(file)

    def killed(connection: Connection, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("DELETE FROM actions"):
            raise InterruptedError

    sql_event.listen(Engine, "after_cursor_execute", killed)
    with pytest.raises(CannotOpen):
        await open_store(file)
    sql_event.remove(Engine, "after_cursor_execute", killed)
    assert everything_in(file) == left
    async with migrated(file) as store, store.reading() as connection:
        assert {match: await moves.every(connection, match) for match in moved} == moved
    over = {match for (match,) in look(file, "SELECT id FROM matches WHERE ended_at IS NOT NULL")} & moved.keys()
    assert over <= {match for (match,) in look(file, "SELECT match_id FROM packed_actions")}
    assert over.isdisjoint(match for (match,) in look(file, "SELECT DISTINCT match_id FROM actions"))


@pytest.mark.parametrize("version", EARLIER)
async def test_what_was_read_is_written_again_as_it_was(store: Store, file: Path, version: str):
    before = rows_in(file)
    tables, tournaments = await every(store), await tournaments_in(store)
    async with store.writing() as connection:
        for table in tables:
            await table_rows.save(connection, table)
        for tournament in tournaments:
            await tournament_rows.save(connection, tournament)
        for key, kept in (await preset_rows.every(connection)).items():
            await preset_rows.save(connection, key, kept)
    saved = {("tables", (table.id,)) for table in tables}
    saved |= {("tournaments", (tournament.id,)) for tournament in tournaments}
    wanted = {key: row | {"version": row["version"] + 1} if key in saved else row for key, row in before.items()}
    assert still_kept(rows_in(file), before) == still_kept(wanted, before)


@pytest.mark.parametrize("version", EARLIER)
def test_every_rule_action_and_event_of_a_match_is_written_again_as_it_was(file: Path, version: str):
    kept = look(
        file, "SELECT rules FROM matches UNION ALL SELECT action FROM actions UNION ALL SELECT events FROM actions"
    )
    assert len(kept) > 400
    for (text,) in kept:
        assert written_again(text) == lasting(text)


@pytest.mark.parametrize("version", EARLIER)
async def test_no_number_of_a_closed_table_is_dealt_again(store: Store, version: str):
    """An old message of a closed table may still be there, and its buttons would act on a new one."""
    assert (await store.write(table_rows.add, a_table())).id == LAST_TABLE[version] + 1


SPOILED = """
    ALTER TABLE people ADD COLUMN shoe_size INTEGER NOT NULL DEFAULT 40;
    ALTER TABLE results DROP COLUMN since;
    DROP INDEX results_of_user;
    DROP TABLE greeted;
    CREATE TABLE recipes (id INTEGER);
"""


async def test_whatever_differs_from_the_schema_goes_or_comes_but_an_operators_own_table_stays(file: Path):
    before = rows_in(file)
    async with migrated(file, SPOILED) as store, store.reading() as connection:
        found = await differences(connection)
    assert [difference[:1] for difference in found] == [("remove_table",)], "recipes"
    without = {key: row for key, row in before.items() if key[0] != "greeted"}
    assert still_kept(rows_in(file), before) == still_kept(without, before)


@pytest.mark.parametrize("revision", ["0001", "0023", "0028"])
async def test_a_file_from_before_the_release_goes_through_the_release(file: Path, revision: str):
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    before = everything_in(file)
    with pytest.raises(CannotOpen, match=r"Start Eights 1\.0\.0 with it once, and then this version\.$"):
        await open_store(file)
    assert everything_in(file) == before


async def test_where_the_host_was_asked_about_latecomers_anyone_may_sit_down(file: Path):
    asked = "UPDATE tables SET cards_of = NULL, newcomers = CASE WHEN id % 2 = 0 THEN 'ask' ELSE 'closed' END"
    async with migrated(file, asked) as store:
        newcomers = {(table.id % 2, table.newcomers) for table in await every(store)}
    assert newcomers == {(0, "open"), (1, "closed")}


async def test_where_players_were_asked_about_a_take_back_the_turn_has_time_and_no_refusal_is_told(file: Path):
    ((asked,),) = look(file, "SELECT id FROM tables WHERE agreeing <> '[]'")
    refusal = '[{"kind": "stands", "seat": 0}, {"kind": "back", "seat": 1}]'
    began = time.time()
    async with migrated(file, f"UPDATE tables SET happenings = '{refusal}'") as store:
        tables = {table.id: table for table in await every(store)}
    assert 300 <= (tables[asked].deadline or 0) - began < 400
    assert {tuple(each.kind for each in table.happenings) for table in tables.values()} == {("back",)}


@pytest.mark.parametrize("version", EARLIER)
async def test_where_the_cards_of_another_match_were_dealt_again_play_goes_on_uncounted_and_its_proof_stays(file: Path):
    again = dict(look(file, "SELECT phase, id FROM tables WHERE cards_of IS NOT NULL"))
    secrets = dict(look(file, "SELECT id, seed FROM tables"))
    ((finished,),) = look(file, "SELECT id FROM matches WHERE cards_of IS NOT NULL AND outcome = 'finished'")
    ((dealt,),) = look(file, "SELECT cards_of FROM tables WHERE cards_of IS NOT NULL AND phase = 'match'")
    async with migrated(file) as store:
        tables = {table.id: table for table in await every(store)}
        record = (await store.read(histories.stored, finished)).record()
        header = await store.read(histories.header, dealt, 0)
    assert header is not None
    assert header.closed, "its replay would show the cards that are in play"
    lobby, playing = tables[again["lobby"]], tables[again["match"]]
    assert lobby.seed != secrets[lobby.id]
    assert (lobby.scheme, lobby.deal.fault, lobby.policy.ranked) == (NEWEST, None, True)
    assert playing.seed == secrets[playing.id]
    assert (playing.policy.ranked, playing.newcomers, playing.take_backs) == (False, "closed", False)
    assert playing.state is not None
    assert playing.state.deals == record.deal.repeats != ()
    assert proved(record).way == "again"


@pytest.mark.parametrize("version", EARLIER)
async def test_a_round_that_was_scored_against_the_mean_of_a_seat_stays_so(file: Path):
    scores = [[0, -2, -4, -7], [0, -3, -4, -20], [-9, -3, 0]]
    rounds = [
        [{"table": 1, "entrants": [*range(len(each or "1234"))], "scores": each, "duplicate": same} for each in tables]
        for same, tables in ((False, scores), (True, scores), (True, [scores[0], None]))
    ]
    ((number,),) = look(file, "SELECT id FROM tournaments WHERE notices LIKE '%uncompared%'")
    async with migrated(file, f"UPDATE tournaments SET played = '{json.dumps(rounds)}' WHERE id = {number}") as store:
        (found,) = [each for each in await tournaments_in(store) if each.id == number]
    before, against, playing = ([table.scores for table in each.tables] for each in found.played)
    assert before == [*map(tuple, scores)]
    assert against == [(0, 1, 0, 7), (0, -1, 0, -7), (-5, 1, 4)], "a half goes away from 0"
    assert playing == [tuple(scores[0]), None]


@pytest.mark.parametrize("version", EARLIER)
async def test_the_ratings_of_all_time_stay_and_so_do_the_meetings_of_each_two(file: Path):
    rated = "SELECT guild_id, game, user_id, mu, sigma, matches FROM ratings {} ORDER BY guild_id, game, user_id"
    met = "SELECT guild_id, user_id, opponent_id, recent, at FROM rivals {} ORDER BY guild_id, user_id, opponent_id"
    before = look(file, rated.format("WHERE season = 0 AND matches > 0"))
    before += look(file, met.format("WHERE user_id < opponent_id"))
    await (await open_store(file)).close()
    assert look(file, rated.format("")) + look(file, met.format("")) == before != []


@pytest.mark.parametrize("version", EARLIER)
async def test_a_tournament_that_waited_for_its_reminder_waits_for_its_start(file: Path):
    waited = "UPDATE tournaments SET phase = 'open', starts_at = 5000000600, deadline = 5000000300 WHERE id = 3"
    async with migrated(file, waited) as store:
        (found,) = [each for each in await tournaments_in(store) if each.id == 3]
    assert found.deadline == found.starts_at == 5000000600


# What the oldest version read, as far as tests/service/test_earlier.py doesn't tell it


@pytest.mark.parametrize("guild", [700, 701])
async def test_the_leaderboards_show_the_same_figures(store: Store, guild: int):
    """But for averages, which are of one game now, where they once mixed the games of a server."""
    for order in ("matches", "rounds", "points"):
        page = await store.read(leaderboard, Leaderboard(guild, order), 0, EVERYTHING)
        without_average = [[*line[:-1], None] for line in FIGURES["leaderboards"][str(guild)][order]]
        assert [list(astuple(score)[:-1]) for score in page.scores] == without_average


async def test_the_events_of_a_match_lead_to_its_state(store: Store, file: Path):
    """They were told one by one, and are what a match can be told from later."""
    kept = dict(look(file, "SELECT id, state FROM tables"))
    for table in (table for table in older(await every(store)) if table.match):
        events = await store.read(events_of, table.match or 0)
        course = await store.read(matches.course, table.match or 0)
        assert table.state is not None
        state = variant(table.game).game.begun(table.state.rules, table.seed)
        for event in events:
            event.apply(state)
        assert without_newer_fields(encode(state), kept[table.id]) == kept[table.id]
        assert len(course) == table.moves
        assert all(seat in range(len(table.seats)) for seat, _ in course)
