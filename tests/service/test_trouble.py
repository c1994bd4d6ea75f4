"""The file cannot be written, or somebody else has written it; and who is told what, when."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from db.repositories.live_rows import table_rows
from engine.core.actions import Draw
from model.refusals import Refused
from model.tables.table import Table
from service.live_store import Change
from tests.db.club import everything_in, look, to
from tests.service.club import ADA, BEN, CALM, Club, club_in
from tests.service.test_ending import won_by_ada


@contextmanager
def broken(path: Path, table: str, *events: str) -> Iterator[None]:
    """The file refuses this to a table, as a full disk would."""
    with closing(sqlite3.connect(path)) as file:
        for on in events:
            file.execute(f"CREATE TRIGGER no_{on} BEFORE {on} ON {table} BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        yield
        for on in events:
            file.execute(f"DROP TRIGGER no_{on}")


async def as_it_was(club: Club) -> tuple[object, ...]:
    recent = [await club.tables.stories.story(table, 0) for table in club.tables.every()]
    return everything_in(club.path), club.tables.every(), recent, list(club.told)


async def last_card(club: Club) -> Table:
    return await club.last_card((await club.match(ADA, BEN, target=50)).id, ("8H", "KS"))


@pytest.mark.parametrize(
    ("arrange", "do", "failing", "on"),
    [
        ("match", "act", "actions", "INSERT"),
        ("match", "act", "tables", "UPDATE"),
        ("lobby", "start", "matches", "INSERT"),
        ("lobby", "start", "actions", "INSERT"),
        ("last card", "play", "results", "INSERT"),
        ("last card", "play", "people", "INSERT"),
        ("over", "rematch", "tables", "INSERT"),
        ("match", "close", "tables", "DELETE"),
        ("lobby", "open", "tables", "INSERT"),
    ],
)
async def test_what_cannot_be_saved_has_not_happened(club: Club, arrange: str, do: str, failing: str, on: str):
    """No one is told of it, memory is as the file, and it can be done as soon as the file can be written."""
    arranged = {
        "match": lambda: club.match(ADA, BEN),
        "lobby": lambda: club.lobby(ADA, BEN),
        "last card": lambda: last_card(club),
        "over": lambda: won_by_ada(club, BEN),
    }
    table, tables = await arranged[arrange](), club.tables
    done = {
        "act": lambda: tables.act(table.id, ADA.id, None, Draw()),
        "start": lambda: tables.start(table.id, ADA),
        "play": lambda: club.play(table, "5S"),
        "rematch": lambda: tables.rematch(table.id, ADA),
        "close": lambda: tables.close(table.id, ADA),
        "open": lambda: club.lobby(ADA),
    }
    before, due = await as_it_was(club), club.due_in(table.id)
    with broken(club.path, failing, on):
        with pytest.raises(Refused, match=r"nothing has changed|it isn’t open"):
            await done[do]()
        assert (await as_it_was(club))[1:] == before[1:]
    assert await as_it_was(club) == before
    assert club.due_in(table.id) == due
    await done[do]()
    assert (await as_it_was(club))[0] != before[0]


async def test_who_plays_is_told_that_the_file_is_gone_and_the_log_once(club: Club, caplog: pytest.LogCaptureFixture):
    table = await club.match(ADA, BEN)
    club.path.unlink()
    for _ in range(3):
        with pytest.raises(Refused, match="is gone, so nothing has changed"):
            await club.tables.act(table.id, ADA.id, None, Draw())
    assert club.tables.get(table.id) == table
    assert club.told == []
    assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1


async def test_the_log_tells_of_the_trouble_but_of_no_hand_and_no_name(club: Club, caplog: pytest.LogCaptureFixture):
    table = await club.match(ADA, BEN)
    with broken(club.path, "tables", "UPDATE"), pytest.raises(Refused):
        await club.tables.act(table.id, ADA.id, None, Draw())
    assert "disk full" in caplog.text
    for secret in (table.seed, ADA.name, *table.state.hands[1]):
        assert f'"{secret}"' not in caplog.text
        assert f"'{secret}'" not in caplog.text


async def test_while_another_program_holds_the_file_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("db.database.sqlite.PATIENCE", 0.05)
    async with club_in(tmp_path) as club:
        table = await club.match(ADA, BEN)
        with closing(sqlite3.connect(club.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused, match="nothing has changed"):
                await club.tables.act(table.id, ADA.id, None, Draw())
        assert club.tables.every() == await club.stored() == [table]
        await club.tables.act(table.id, ADA.id, None, Draw())


async def test_a_computer_player_whose_move_cannot_be_saved_tries_again(club: Club):
    table = await club.match(ADA, computers=("easy",))
    table = await club.put(table.id, turn=1)
    with broken(club.path, "actions", "INSERT"):
        await club.time_passes(table.id)
    assert await club.stored() == club.tables.every() == [table]
    assert club.due_in(table.id) == CALM.again
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_the_file_is_written_before_anybody_is_told(club: Club):
    """A listener that looks into the file finds the change there, whatever it was."""
    seen: list[tuple[int, object]] = []

    def look_up(change: Change[Table]) -> None:
        table_id = change.id
        rows_of_it = look(club.path, f"SELECT version FROM tables WHERE id = {table_id}")
        now = club.tables._open.get(table_id)
        seen.append((table_id, rows_of_it == ([(now.version,)] if now else [])))

    club.changes.connect(look_up)
    table = await club.lobby(ADA, BEN, computers=("easy",))
    await club.tables.start(table.id, ADA)
    await club.put(table.id, turn=0, pending=None, debt=0)
    await club.tables.act(table.id, ADA.id, None, Draw())
    await club.put(table.id, turn=2)
    await club.time_passes(table.id)
    await club.tables.leave(table.id, BEN.id)
    await club.tables.close(table.id, ADA)
    assert seen == [(table.id, True)] * len(seen)
    assert len(seen) == 10


async def test_a_table_that_was_changed_elsewhere_is_read_again(club: Club):
    table = await club.match(ADA, BEN)
    async with club.tables.store.writing() as connection:
        newer = await table_rows.save(connection, replace(table, house_rules=to(777)))
    actions = club.actions()
    with pytest.raises(Refused, match="has changed in the meantime"):
        await club.tables.act(table.id, ADA.id, None, Draw())
    assert club.actions() == actions
    assert club.tables.get(table.id) == newer
    assert club.told == [table.id]
    assert (await club.tables.act(table.id, ADA.id, None, Draw())).house_rules == to(777)


async def test_after_stopping_nothing_happens_by_itself(club: Club):
    """A computer player's move that is under way is still saved; it leads to no other."""
    table = await club.match(ADA, computers=("easy", "easy"))
    table = await club.put(table.id, turn=1)
    club.tables._start(table.id, table.version, club.tables._do_what_is_due)
    await club.tables.stop()
    assert (await club.stored())[0].moves == table.moves + 1
    assert all(timer.cancelled() for timer in club.tables._timers.values())
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_listener_that_fails_keeps_a_change_from_no_other(club: Club, caplog: pytest.LogCaptureFixture):
    heard: list[int] = []

    def fails(change: Change[Table]) -> None:
        raise RuntimeError(change)

    club.changes.connect(fails, lambda change: heard.append(change.id))
    table = await club.lobby(ADA)
    joined = await club.tables.join(table.id, BEN)
    assert heard == [table.id] * 2
    assert club.tables.get(table.id) == joined
    assert "Couldn't pass on" in caplog.text
