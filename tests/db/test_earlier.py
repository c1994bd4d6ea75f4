"""Files that earlier versions have left are read as they were then, and written as they were then."""

import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Connection

from db.database.store import MIGRATIONS, CannotOpen, Store, open_store
from db.migrations import packing
from db.repositories.matches import histories, matches, moves
from db.repositories.matches.scores import abandoned, leaderboard, statistics
from db.repositories.matches.tables import rows as table_rows
from db.repositories.matches.tournaments import rows as tournament_rows
from db.repositories.servers import notes
from db.repositories.servers import presets as house_sets
from db.schema import metadata
from db.types import Kept
from engine.chance.fairness import NEWEST
from engine.games.codec import encode
from engine.games.variants import variant
from engine.matches.proof import proved
from model.people.leaderboard import Leaderboard
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from tests.db.club import EVERYTHING, a_table, events_of, every, everything_in, head, look
from tests.db.earlier import (
    BETWEEN,
    EARLIER,
    RELEASE,
    Plain,
    figures,
    left_by,
    older,
    rows_in,
    score_figures,
    set_figures,
    table_figures,
    told_figures,
    tournament_figures,
)
from tests.db.test_store import differences
from tests.engine.kept import known, lasting, without_newer_fields, written_again

pytestmark = pytest.mark.file

GUILD, OTHER_GUILD = 700, 701
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


@pytest_asyncio.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = await open_store(file)
    yield store
    await store.close()


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
    """Those that stand, and those that have ended with a result."""
    async with store.reading() as connection:
        found = [await tournament_rows.any_with(connection, number) for number in range(1, 30)]
        standing = await tournament_rows.every(connection)
    return [each for each in found if each is not None and (each.ended_at is not None or each in standing)]


# Each version


@pytest.mark.parametrize("version", EARLIER)
async def test_every_row_is_still_there_and_the_tables_are_those_of_the_schema(file: Path, version: str):
    before, whole = rows_in(file), everything_in(file)
    store = await open_store(file)
    async with store.reading() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()
    assert still_kept(rows_in(file), before) == still_kept(before, before)
    assert everything_in(file.with_name(f"eights.db.before-{head(MIGRATIONS)}")) == whole
    assert look(file, "PRAGMA integrity_check") == [("ok",)]
    assert look(file, "PRAGMA foreign_key_check") == []


@pytest.mark.parametrize("version", EARLIER)
async def test_every_move_is_kept_though_the_bot_is_killed_in_between(
    file: Path, version: str, monkeypatch: pytest.MonkeyPatch
):
    """Those of a match that is over become one record."""
    moved: dict[int, list[Kept]] = {}
    for match, *move in look(file, "SELECT match_id, number, seat, action, events, at FROM actions ORDER BY 1, 2"):
        moved.setdefault(match, []).append(Kept(*move))
    left, done = everything_in(file), packing._pack

    def killed(connection: Connection, match: int) -> None:
        done(connection, match)
        raise InterruptedError

    with monkeypatch.context() as patch:
        patch.setattr(packing, "_pack", killed)
        with pytest.raises(CannotOpen):
            await open_store(file)
    assert everything_in(file) == left
    store = await open_store(file)
    async with store.reading() as connection:
        assert {match: await moves.every(connection, match) for match in moved} == moved
    await store.close()
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
        for kept in await house_sets.every(connection):
            await house_sets.keep(connection, kept)
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
    async with store.writing() as connection:
        assert (await table_rows.add(connection, a_table())).id == LAST_TABLE[version] + 1


SPOILED = """
    ALTER TABLE people ADD COLUMN shoe_size INTEGER NOT NULL DEFAULT 40;
    ALTER TABLE results DROP COLUMN since;
    DROP INDEX results_of_user;
    DROP TABLE greeted;
    CREATE TABLE recipes (id INTEGER);
"""


async def test_whatever_differs_from_the_schema_goes_or_comes_but_an_operators_own_table_stays(file: Path):
    before = rows_in(file)
    with closing(sqlite3.connect(file)) as older_file:
        older_file.executescript(SPOILED)
    store = await open_store(file)
    async with store.reading() as connection:
        found = await connection.run_sync(differences)
    await store.close()
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
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("UPDATE tables SET cards_of = NULL, newcomers = CASE WHEN id % 2 = 0 THEN 'ask' ELSE 'closed' END")
    store = await open_store(file)
    newcomers = {(table.id % 2, table.newcomers) for table in await every(store)}
    await store.close()
    assert newcomers == {(0, "open"), (1, "closed")}


async def test_where_players_were_asked_about_a_take_back_the_turn_has_time_and_no_refusal_is_told(file: Path):
    with closing(sqlite3.connect(file)) as old, old:
        (asked,) = next(old.execute("SELECT id FROM tables WHERE agreeing <> '[]'"))
        old.execute(
            "UPDATE tables SET happenings = ?", ('[{"kind": "stands", "seat": 0}, {"kind": "back", "seat": 1}]',)
        )
    began = time.time()
    store = await open_store(file)
    tables = {table.id: table for table in await every(store)}
    await store.close()
    assert 300 <= (tables[asked].deadline or 0) - began < 400
    assert {tuple(each.kind for each in table.happenings) for table in tables.values()} == {("back",)}


@pytest.mark.parametrize("version", EARLIER)
async def test_where_the_cards_of_another_match_were_dealt_again_play_goes_on_uncounted_and_its_proof_stays(
    file: Path,
):
    again = dict(look(file, "SELECT phase, id FROM tables WHERE cards_of IS NOT NULL"))
    secrets = dict(look(file, "SELECT id, seed FROM tables"))
    ((finished,),) = look(file, "SELECT id FROM matches WHERE cards_of IS NOT NULL AND outcome = 'finished'")
    ((dealt,),) = look(file, "SELECT cards_of FROM tables WHERE cards_of IS NOT NULL AND phase = 'match'")
    store = await open_store(file)
    tables = {table.id: table for table in await every(store)}
    record = (await store.read(histories.stored, finished)).record()
    header = await store.read(histories.header, dealt, 0)
    await store.close()
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
    with closing(sqlite3.connect(file)) as old, old:
        ((number,),) = old.execute("SELECT id FROM tournaments WHERE notices LIKE '%uncompared%'")
        old.execute("UPDATE tournaments SET played = ? WHERE id = ?", (json.dumps(rounds), number))
    store = await open_store(file)
    (found,) = [each for each in await tournaments_in(store) if each.id == number]
    await store.close()
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
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("UPDATE tournaments SET phase = 'open', starts_at = 5000000600, deadline = 5000000300 WHERE id = 3")
    store = await open_store(file)
    (found,) = [each for each in await tournaments_in(store) if each.id == 3]
    await store.close()
    assert found.deadline == found.starts_at == 5000000600


# What the oldest version read


async def test_every_table_stands_as_it_stood(store: Store):
    tables = older(await every(store))
    assert [str(table.id) for table in tables] == list(FIGURES["tables"])
    for table in tables:
        before = FIGURES["tables"][str(table.id)]
        assert known(table_figures(table), before) == before
    async with store.reading() as connection:
        shown = await table_rows.messages(connection)
    assert {str(table.id): shown[table.id] for table in tables if table.id in shown} == FIGURES["tables shown"]


async def test_every_tournament_stands_as_it_stood(store: Store):
    found = older(await tournaments_in(store))
    assert {str(each.id): tournament_figures(each) for each in found} == FIGURES["tournaments"]
    async with store.reading() as connection:
        standing = older(await tournament_rows.every(connection))
        shown = await tournament_rows.messages(connection)
    assert [each.id for each in standing] == FIGURES["tournaments that stand"]
    assert {str(each): message for each, message in shown.items()} == FIGURES["tournaments shown"]


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
    assert [set_figures(each) for each in older(kept)] == FIGURES["house rules"]


# Matches


async def test_the_events_of_a_match_lead_to_its_state(store: Store, file: Path):
    """They were told one by one, and are what a match can be told from later."""
    kept = dict(look(file, "SELECT id, state FROM tables"))
    playing = [table for table in older(await every(store)) if table.match]
    assert len(playing) == len(FIGURES["told last"])
    for table in playing:
        async with store.reading() as connection:
            events = await events_of(connection, table.match or 0)
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
    for table in older(await every(store)):
        async with store.reading() as connection:
            course = await matches.course(connection, table.match or 0)
        assert len(course) == table.moves
        assert all(seat in range(len(table.seats)) for seat, _ in course)
