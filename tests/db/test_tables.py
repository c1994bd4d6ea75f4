"""An open table in the file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from db.database.store import StaleRow, Store
from db.repositories import matches
from db.repositories.kept import write_note
from db.repositories.live_rows import table_rows
from engine.games.codec import encode
from engine.games.house_rules import HouseRules
from model.tables.table import Seat
from tests.db.club import ADA, BEN, CLUB, a_table, course_of, every, look, noted, opening, to
from tests.doors import Doubt, Effect, Giving, Naming, SheddingRound, changed

pytestmark = pytest.mark.on_server

BEFORE = SheddingRound(suit="H", debt=4, direction=-1, passes=2)
PENDING = (
    Naming(),
    Giving((1, 2, 1), 0),
    Giving((2,), 1, begun=True),
    Doubt(1, ("R*", "B*"), BEFORE, after=1, held=("3C", "3C"), honest=False),
)


HOUSE = (("effects", (("QS", Effect("draw", 5)), ("*", Effect("gift")))), ("wild", ("J", "8")), ("marriage", False))


async def test_tables_come_back_as_they_were_oldest_first(store: Store):
    """In a lobby, in the middle of a match, and with all that a round may wait for."""
    match, quoted = await store.write(matches.begin, opening()), "Käse »8« 🂱"
    state, away = course_of(2, 25)[0], (Seat("Ada", ADA, "steady"), Seat("Ben", BEN))
    written = [a_table(host=None, seats=(Seat(quoted, ADA), Seat("Otto", None, "easy")))]
    written += [a_table(channel=channel) for channel in (3, 1, 2)]
    written += [a_table(seed="a" * 32, salt="b" * 32, scheme=2, entropy=(2**63 + 1, 5))]
    written += [a_table(house_rules=HouseRules("kings-reverse", HOUSE), preset=quoted, quick=True, size=6)]
    written += [a_table(phase="match", state=state, seats=away, ready=frozenset({1, 0}), match=match, moves=25)]
    states = [changed(state, pending=pending, drawn=("R*", "TD")) for pending in PENDING]
    written += [a_table(phase="match", state=state) for state in states]
    tables = [await store.write(table_rows.add, table) for table in written]
    assert await every(store) == tables
    again = {"house_rules": HouseRules("eights"), "preset": None, "quick": False, "deadline": 1234.5678}
    assert [table.version for table in tables] == [0] * len(tables)
    tables = [await store.write(table_rows.save, replace(table, **again)) for table in tables]
    assert await every(store) == tables
    assert [(table.version, table.deadline) for table in tables] == [(1, 1234.5678)] * len(tables)


async def test_of_two_writers_the_second_is_refused_and_loses_all_of_its_transaction(store: Store):
    table = await store.write(table_rows.add, a_table())
    first = await store.write(table_rows.save, replace(table, house_rules=to(200)))

    async def write_too_late() -> None:
        async with store.writing() as connection:
            await write_note(connection, "before", "the guard")
            await table_rows.save(connection, replace(table, house_rules=to(300)))

    with pytest.raises(StaleRow):
        await write_too_late()
    assert await every(store) == [first]
    assert first.house_rules == to(200)
    assert await noted(store, "before") is None


async def test_a_closed_table_cannot_be_saved_and_its_number_is_never_dealt_again(store: Store):
    table = await store.write(table_rows.add, a_table())
    await store.write(table_rows.remove, table)
    with pytest.raises(StaleRow):
        await store.write(table_rows.save, table)
    assert await every(store) == []
    assert (await store.write(table_rows.add, a_table())).id > table.id, "an old button would act on the new table"


async def test_where_a_table_is_shown_is_no_change_of_the_table(store: Store):
    table, hidden = [await store.write(table_rows.add, a_table(channel=channel)) for channel in (9, 10)]
    async with store.writing() as connection:
        await table_rows.save_message_id(connection, table.id, 2**62)
        assert await table_rows.messages(connection) == {table.id: 2**62}
    assert await every(store) == [table, hidden]
    await store.write(table_rows.save, table)
    async with store.writing() as connection:
        assert await table_rows.messages(connection) == {table.id: 2**62}
        await table_rows.save_message_id(connection, table.id, None)
        assert await table_rows.messages(connection) == {}


async def test_what_is_written_can_be_read_by_versions_before_and_after(store: Store, tmp_path: Path):
    """The names in the file and in its JSON stay, whatever a field is called by now."""
    seats = (Seat("Ada", ADA, notify=True), Seat("Otto", None, "easy"))
    table = a_table(seats=seats, ready=frozenset({1, 0}), preset="Friday", label="Round 1 · Table 2")
    await store.write(table_rows.add, table)
    columns = "guild_id, channel_id, host_id, game, set_name, ready, called, one_round, match_id, tournament_id"
    (row,) = look(tmp_path / "eights.db", f"SELECT {columns} FROM tables")
    assert row == (CLUB, 9, ADA, "crazy-eights", "Friday", "[0, 1]", "Round 1 · Table 2", 0, None, None)
    ((text,),) = look(tmp_path / "eights.db", "SELECT seats FROM tables")
    assert json.loads(text) == [
        {"name": "Ada", "user": ADA, "computer": None, "bell": True, "since": 0},
        {"name": "Otto", "user": None, "computer": "easy", "bell": False, "since": 0},
    ]
    ((text,),) = look(tmp_path / "eights.db", "SELECT house FROM tables")
    assert text == encode(to(100))


@pytest.mark.file
async def test_seats_that_an_older_version_wrote_have_no_wishes(store: Store):
    table = await store.write(table_rows.add, a_table())
    written = json.dumps([{"name": "Ada", "user": ADA, "computer": None}])
    async with store.writing() as transaction:
        await transaction.exec_driver_sql("UPDATE tables SET seats = ?", (written,))
    assert await every(store) == [replace(table, seats=(Seat("Ada", ADA),))]
