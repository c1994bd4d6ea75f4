"""``python bot.py backup``, ``restore`` and ``check``: what an operator does with the database, without a token."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot import main
from db.database import backup
from db.database.opening import open_store
from tests.bot.conftest import told
from tests.db.club import everything_in, look
from tests.db.earlier import BETWEEN, RELEASE, left_by
from tests.service.club import ADA, BEN, club_in, played_to_the_end

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DATABASE", str(tmp_path / "eights.db"))
    return tmp_path / "eights.db"


async def a_match(folder: Path) -> None:
    async with club_in(folder) as club:
        await club.match(ADA, BEN)


async def test_a_backup_is_made_while_the_bot_runs_and_is_not_restored_meanwhile(file: Path, tmp_path: Path, capsys):
    copy = tmp_path / "backup.db"
    async with club_in(tmp_path) as club:
        await club.match(ADA, BEN)
        assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
        assert await asyncio.to_thread(main, ["check"]) == 0
        assert await asyncio.to_thread(main, ["restore", str(copy)]) == 1
        await club.match(ADA, BEN)
    assert "in use by another bot" in capsys.readouterr().err
    assert look(copy, "SELECT count(*) FROM tables") == [(1,)]
    assert look(file, "SELECT count(*) FROM tables") == [(2,)]
    assert look(copy, "PRAGMA journal_mode") == [("delete",)], "one file, with nothing beside it"


def test_what_was_backed_up_is_there_again_and_what_was_there_is_kept(file: Path, tmp_path: Path, capsys):
    asyncio.run(a_match(tmp_path))
    before = everything_in(file)
    told(capsys, 0, "backup", str(tmp_path / "backup.db"))
    asyncio.run(a_match(tmp_path))
    later = everything_in(file)
    said = told(capsys, 0, "restore", str(tmp_path / "backup.db"))
    assert everything_in(file) == before
    (kept,) = tmp_path.glob("eights.db.replaced-*")
    assert str(kept) in said
    assert everything_in(kept) == later
    assert not list(tmp_path.glob("*unfinished*")) + list(tmp_path.glob("*restoring*")) + list(tmp_path.glob("*.lock"))
    told(capsys, 0, "check")


def test_a_backup_is_restored_beside_the_log_of_a_bot_that_was_killed(file: Path, tmp_path: Path, capsys):
    left, names = {}, ("eights.db", "eights.db-wal")

    async def killed() -> None:
        async with club_in(tmp_path) as club:
            for _ in range(5):
                await club.match(ADA, BEN)
            left.update({name: (tmp_path / name).read_bytes() for name in names})

    asyncio.run(a_match(tmp_path))
    before = everything_in(file)
    told(capsys, 0, "backup", str(tmp_path / "backup.db"))
    asyncio.run(killed())
    for name, content in left.items():
        (tmp_path / name).write_bytes(content)
    assert len(left["eights.db-wal"]) > 0
    told(capsys, 0, "restore", str(tmp_path / "backup.db"))
    assert everything_in(file) == before
    (kept,) = (path for path in tmp_path.glob("eights.db.replaced-*") if not path.name.endswith(("-wal", "-shm")))
    assert look(kept, "SELECT count(*) FROM tables") == [(6,)], "what was in the log is kept with it"


def test_a_backup_heals_a_file_that_was_spoiled(file: Path, tmp_path: Path, capsys):
    asyncio.run(a_match(tmp_path))
    told(capsys, 0, "backup", str(tmp_path / "backup.db"))
    file.write_bytes(b"no database" * 999)
    assert "it’s damaged" in told(capsys, 1, "check")
    assert "it’s damaged" in told(capsys, 1, "backup", str(tmp_path / "another.db"))
    assert not (tmp_path / "another.db").exists()
    told(capsys, 0, "restore", str(tmp_path / "backup.db"))
    assert "is sound" in told(capsys, 0, "check")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_nothing_is_overwritten_by_mistake(file: Path, tmp_path: Path, capsys, command: str):
    asyncio.run(a_match(tmp_path))
    before = file.read_bytes()
    told(capsys, 1, command, str(file))
    (tmp_path / "holiday.db").write_bytes(b"These are my holiday pictures. " * 500)
    told(capsys, 1, command, str(tmp_path / "holiday.db"))
    told(capsys, 1, command, str(tmp_path / "nowhere" / "backup.db"))
    assert file.read_bytes() == before
    assert (tmp_path / "holiday.db").read_bytes().startswith(b"These are")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["eights.db", "holiday.db"]


@pytest.mark.parametrize(("version", "bad"), [(RELEASE, ["match 4 is in play, but no table plays it"]), (BETWEEN, [])])
def test_a_backup_of_an_older_version_is_taken_over_when_the_bot_starts(file, tmp_path, capsys, version, bad):
    """1.0.0 has one match whose table is gone, from a version before it."""
    (tmp_path / "old").mkdir()
    told(capsys, 0, "restore", str(left_by(version, tmp_path / "old")))
    assert "older version" in told(capsys, 0, "check")

    async def opened() -> None:
        await (await open_store(file)).close()

    asyncio.run(opened())
    assert told(capsys, len(bad), "check").splitlines()[:-1] == bad


def test_without_a_database_there_is_nothing_to_look_after(file: Path, tmp_path: Path, capsys):
    for command in (["check"], ["backup", str(tmp_path / "copy.db")]):
        assert "is missing" in told(capsys, 1, *command)
    assert list(tmp_path.iterdir()) == []


BAD = {
    "state": ("UPDATE tables SET state = '{' || state", "row 1 of tables: its state cannot be read"),
    "cards": ("UPDATE tables SET state = replace(state, '\"KS\"', '\"KH\"')", "cards too many"),
    "action": ("UPDATE actions SET action = 'draw'", "row 1, 1 of actions: its action cannot be read"),
    "events": ("UPDATE actions SET events = x'ff'", "row 1, 1 of actions: its events cannot be read"),
    "rules": ("UPDATE matches SET rules = ''", "row 1 of matches: its rules cannot be read"),
    "name": ("INSERT INTO people VALUES (1, 2, CAST(x'ff' AS TEXT))", "row 1, 2 of people: its name cannot be read"),
    "orphan": ("PRAGMA foreign_keys = OFF; UPDATE actions SET match_id = 99", "row of matches that is not there"),
    "no table": ("DELETE FROM tables", "match 1 is in play, but no table plays it"),
    "ended": ("UPDATE matches SET outcome = 'finished'", "match 1 has ended without results"),
    "sums": (
        "INSERT INTO member_totals VALUES (1, 'eights', 2, 3, 0, 0, 0, 0, 0, 0)",
        "row 1, eights, 2 of member_totals is not what",
    ),
    "column": ("ALTER TABLE people ADD COLUMN shoe_size INTEGER", "schema: remove_column people shoe_size"),
    "index": ("DROP INDEX results_of_user", "schema: add_index results_of_user"),
}


@pytest.mark.parametrize(("spoil", "named"), BAD.values(), ids=BAD)
def test_what_is_bad_is_named_without_telling_cards_or_names(file: Path, tmp_path: Path, capsys, spoil, named: str):
    asyncio.run(a_match(tmp_path))
    assert "is sound" in told(capsys, 0, "check")
    with closing(sqlite3.connect(file)) as spoiled:
        spoiled.executescript(spoil)
    before = file.read_bytes()
    said = told(capsys, 1, "check")
    assert named in said
    assert not any(secret in said for secret in ("KS", "seed", "Ada", "Ben"))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["eights.db"]


@pytest.fixture
def played(file: Path) -> Path:
    """A database with a match that is over, which no bot uses."""

    async def finished() -> None:
        async with club_in(file.parent) as club:
            await played_to_the_end(club, (await club.match(ADA, BEN, target=50)).id)

    asyncio.run(finished())
    return file


def test_a_backup_is_done_however_often_the_bot_writes(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It is copied some pages at a time, and each time something is written in between."""
    writing = sqlite3.connect(played, isolation_level=None)
    writing.execute("CREATE TABLE more (number INTEGER)")

    class Bar(backup.tqdm):
        def update(self, n: float = 1) -> bool | None:
            writing.execute("INSERT INTO more VALUES (1)")
            return super().update(n)

    monkeypatch.setattr(backup, "PAGES", 1)
    monkeypatch.setattr(backup, "tqdm", Bar)
    assert "is backed up" in backup.back_up(played, tmp_path / "copy.db")
    assert writing.execute("SELECT count(*) > 10 FROM more").fetchone() == (1,)
    assert look(tmp_path / "copy.db", "SELECT count(*) FROM more") == [(0,)]
    writing.close()


@pytest.mark.parametrize("command", [("-m", "engine", "games"), ("-m", "engine", "--help"), ("bot.py", "check")])
def test_who_has_read_enough_sees_no_traceback(played: Path, command: tuple[str, ...]):
    running = subprocess.Popen(
        [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    running.stdout.close()  # before anything is written
    assert running.stderr.read() == ""
    running.stderr.close()
    running.wait()
