"""``python bot.py move``: everything from a file to a server."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select

from db.database.address import Address, database_at
from db.database.opening import open_store
from db.database.store import CannotOpen
from db.maintenance import moving
from db.maintenance.moving import move
from db.schema import metadata
from tests.bot.conftest import told
from tests.db.earlier import RELEASE, left_by
from tests.db.fresh import text_of
from tests.postgres import Postgres, postgres
from tests.service.club import ADA, BEN, CLEO, club_in, played_to_the_end

pytestmark = pytest.mark.file


@pytest.fixture
def server() -> Postgres:
    return postgres()


@pytest.fixture
def address(server: Postgres) -> Iterator[Address]:
    address = server.fresh()
    yield address
    server.drop(address)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match that is over, one in play, and tables that were closed."""

    async def an_evening() -> None:
        async with club_in(tmp_path) as club:
            over = await club.match(ADA, BEN, target=50)
            await played_to_the_end(club, over.id)
            await club.match(ADA, CLEO, computers=("easy",))
            last = await club.lobby(BEN)
            await club.tables.leave(last.id, BEN.id)

    asyncio.run(an_evening())
    return tmp_path / "eights.db"


def rows_of(database: Path | Address) -> dict[str, list[tuple[Any, ...]]]:
    async def read() -> dict[str, list[tuple[Any, ...]]]:
        store, found = await open_store(database), {}
        async with store.reading() as transaction:
            for table in metadata.sorted_tables:
                rows = await transaction.execute(select(table).order_by(*table.primary_key.columns))
                found[table.name] = [tuple(row) for row in rows]
        await store.close()
        return found

    return asyncio.run(read())


def is_empty(server: Postgres, address: Address) -> bool:
    return not server.ask("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", address.url.database)


def test_everything_arrives_and_the_file_stays(file: Path, address: Address, capsys, tmp_path: Path):
    before = file.read_bytes()
    assert "rows. The file is as it was." in told(capsys, 0, "move", file, text_of(address))
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["eights.db"]
    there = rows_of(address)
    assert there == rows_of(file)
    assert there["actions"]


def test_ids_go_on_after_the_last_one_that_was_given(file: Path, address: Address, capsys, server: Postgres):
    """The last table was closed, and an old button still names it."""
    with closing(sqlite3.connect(file)) as known:
        last = dict(known.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        assert last["tables"] > known.execute("SELECT max(id) FROM tables").fetchone()[0]
    told(capsys, 0, "move", file, text_of(address))
    for table in ("tables", "matches"):
        assert server.ask(f"SELECT nextval('{table}_id_seq')", address.url.database) == [(last[table] + 1,)]


def test_a_target_that_holds_anything_is_left_alone(file: Path, address: Address, capsys, server: Postgres):
    told(capsys, 0, "move", file, text_of(address))
    assert "isn’t empty" in told(capsys, 1, "move", file, text_of(address))
    emptied = ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public", "CREATE TABLE recipes (id INTEGER)")
    server.tell(*emptied, database=address.url.database)
    assert "another program" in told(capsys, 1, "move", file, text_of(address))


def test_what_a_bot_uses_is_not_moved(file: Path, address: Address):
    async def beside_a_bot() -> None:
        store = await open_store(file)
        with pytest.raises(CannotOpen, match="in use by"):
            await asyncio.to_thread(move, file, address)
        await store.close()

    asyncio.run(beside_a_bot())


def test_a_move_that_is_interrupted_leaves_nothing_and_can_begin_again(file, address, server, monkeypatch):
    copied = moving._copied

    def interrupted(target: Connection, source: Connection, table: Table) -> int:
        if table.name == "actions":
            raise KeyboardInterrupt
        return copied(target, source, table)

    monkeypatch.setattr(moving, "_copied", interrupted)
    with pytest.raises(KeyboardInterrupt):
        move(file, address)
    assert is_empty(server, address)
    monkeypatch.undo()
    move(file, address)
    assert rows_of(address) == rows_of(file)


def test_a_row_that_does_not_fit_is_told_and_nothing_is_moved(file: Path, address: Address, capsys, server: Postgres):
    with closing(sqlite3.connect(file)) as damaged:
        damaged.execute("UPDATE results SET place = 'first'")
        damaged.commit()
    assert "A row of results doesn’t fit" in told(capsys, 1, "move", file, text_of(address))
    assert is_empty(server, address)


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("here.db", "there.db", "Name a file, and then a postgresql:// address"),
        ("here.db", "postgresql://eights:s3cret@nowhere.invalid/club", "missing, empty or from an older version"),
        ("here.db", "mysql://eights:s3cret@nowhere/club", "TO can’t be read"),
    ],
)
def test_what_cannot_be_moved_is_told(source: str, target: str, why: str, capsys, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = told(capsys, 1, "move", source, target)
    assert why in line
    assert "s3cret" not in line


@pytest.mark.parametrize("command", ["backup", "restore", "check"])
def test_a_server_has_tools_of_its_own_for_backups(command: str, capsys, monkeypatch):
    monkeypatch.setenv("DATABASE", "postgresql://eights:s3cret@db.example/club")
    line = told(capsys, 1, command, *(["copy.db"] if command != "check" else []))
    assert "pg_dump, pg_restore and pg_amcheck" in line
    assert "s3cret" not in line


def test_a_file_of_an_older_version_is_not_moved(tmp_path: Path):
    file = left_by(RELEASE, tmp_path)
    with pytest.raises(CannotOpen, match="empty or from an older version"):
        move(file, database_at("postgresql://eights@db.invalid/club"))
