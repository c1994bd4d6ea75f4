"""``python bot.py move``: everything from a file to a server and back, and ``check`` there."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import main
from db.database.address import Address, database_at
from db.database.errors import CannotOpen
from db.database.store import open_store
from db.maintenance import moving
from db.maintenance.moving import move
from tests.db.club import everything_in
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
    asyncio.run(an_evening(tmp_path))
    return tmp_path / "eights.db"


async def an_evening(folder: Path) -> None:
    async with club_in(folder) as club:
        over = await club.match(ADA, BEN, target=50)
        await played_to_the_end(club, over.id)
        await club.match(ADA, CLEO, computers=("easy",))
        last = await club.lobby(BEN)
        await club.tables.leave(last.id, BEN.id)


def said(capsys: pytest.CaptureFixture[str], status: int, *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == status
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out + err


def rows_of(file: Path) -> list[str]:
    """Every row, in no order."""
    return sorted(everything_in(file).splitlines())


def is_empty(server: Postgres, address: Address) -> bool:
    return not server.ask("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", address.name)


def test_there_and_back_again_everything_is_the_same(file: Path, address: Address, capsys, monkeypatch, tmp_path: Path):
    before, back = file.read_bytes(), tmp_path / "back.db"
    there = said(capsys, 0, "move", file, text_of(address))
    assert "all compared" in there
    assert file.read_bytes() == before
    monkeypatch.setenv("DATABASE", text_of(address))
    assert "is sound" in said(capsys, 0, "check")
    said(capsys, 0, "move", text_of(address), back)
    assert rows_of(back) == rows_of(file)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["back.db", "eights.db"]
    monkeypatch.setenv("DATABASE", str(back))
    assert "is sound" in said(capsys, 0, "check")


def test_ids_go_on_after_the_last_one_that_was_given(file: Path, address: Address, capsys, server: Postgres):
    """The last table was closed, and an old button still names it."""
    with closing(sqlite3.connect(file)) as known:
        last = dict(known.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        assert last["tables"] > known.execute("SELECT max(id) FROM tables").fetchone()[0]
    said(capsys, 0, "move", file, text_of(address))
    for table in ("tables", "matches"):
        assert server.ask(f"SELECT nextval('{table}_id_seq')", address.name) == [(last[table] + 1,)]


def test_a_target_that_holds_anything_is_left_alone(file: Path, address: Address, capsys, server: Postgres):
    said(capsys, 0, "move", file, text_of(address))
    assert "isn’t empty" in said(capsys, 1, "move", file, text_of(address))
    assert "already exists" in said(capsys, 1, "move", text_of(address), file)
    server.tell(
        "DROP SCHEMA public CASCADE", "CREATE SCHEMA public", "CREATE TABLE recipes (id INTEGER)", database=address.name
    )
    assert "another program" in said(capsys, 1, "move", file, text_of(address))


def test_what_a_bot_uses_is_not_moved(file: Path, address: Address, server: Postgres, tmp_path: Path):
    async def beside_a_bot(database: Path | Address, source: Path | Address, target: Path | Address) -> None:
        store = await open_store(database)
        with pytest.raises(CannotOpen, match="in use by"):
            await asyncio.to_thread(move, source, target)
        await store.close()

    asyncio.run(beside_a_bot(file, file, address))
    asyncio.run(beside_a_bot(address, address, tmp_path / "back.db"))
    assert not (tmp_path / "back.db").exists()


class Interrupted(Exception):
    """The operator has pressed Ctrl-C."""


class Interrupting(moving.tqdm):
    """It gets no further than the actions."""

    def __init__(self, *, desc: str, **options: Any) -> None:
        super().__init__(desc=desc, **options)
        self.of = desc

    def update(self, n: float | None = 1) -> bool | None:
        if self.of == "actions":
            raise Interrupted
        return super().update(n)


def test_a_move_that_is_interrupted_leaves_nothing_and_can_begin_again(
    file: Path, address: Address, server: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(moving, "tqdm", Interrupting)
    with pytest.raises(Interrupted):
        move(file, address)
    assert is_empty(server, address)
    monkeypatch.undo()
    move(file, address)
    monkeypatch.setattr(moving, "tqdm", Interrupting)
    with pytest.raises(Interrupted):
        move(address, tmp_path / "back.db")
    assert [path.name for path in tmp_path.iterdir()] == ["eights.db"]
    monkeypatch.undo()
    move(address, tmp_path / "back.db")
    assert rows_of(tmp_path / "back.db") == rows_of(file)


def test_a_row_that_does_not_fit_is_told_and_nothing_is_moved(file: Path, address: Address, capsys, server: Postgres):
    with closing(sqlite3.connect(file)) as damaged:
        damaged.execute("UPDATE results SET place = 'first'")
        damaged.commit()
    assert "A row of results doesn’t fit" in said(capsys, 1, "move", file, text_of(address))
    assert is_empty(server, address)


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("here.db", "there.db", "Name a file and a postgresql:// address"),
        ("here.db", "postgresql://eights:s3cret@nowhere.invalid/club", "here.db is missing"),
        ("mysql://eights:s3cret@nowhere/club", "there.db", "FROM can’t begin with mysql://"),
        ("postgresql://eights:s3cret@127.0.0.1:1/club", "there.db", "doesn’t answer"),
    ],
)
def test_what_cannot_be_moved_is_told(source: str, target: str, why: str, capsys, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = said(capsys, 1, "move", source, target)
    assert why in line
    assert "s3cret" not in line


@pytest.mark.parametrize(("command", "instead"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_a_server_has_tools_of_its_own_for_backups(command: str, instead: str, capsys, monkeypatch):
    monkeypatch.setenv("DATABASE", "postgresql://eights:s3cret@db.example/club")
    line = said(capsys, 1, command, "copy.db")
    assert instead in line
    assert "s3cret" not in line


def test_what_is_bad_on_a_server_is_named(file: Path, address: Address, server: Postgres, capsys, monkeypatch):
    move(file, address)
    server.tell("UPDATE tables SET state = 'no state' WHERE state IS NOT NULL", database=address.name)
    monkeypatch.setenv("DATABASE", text_of(address))
    assert "of tables: its state cannot be read" in said(capsys, 1, "check")


def test_a_file_of_an_older_version_is_not_moved(tmp_path: Path):
    file = left_by(RELEASE, tmp_path)
    with pytest.raises(CannotOpen, match="empty or from an older version"):
        move(file, database_at("postgresql://eights@db.invalid/club"))
