"""A file that was damaged in any way: the bot starts with what can be read, or ends with one sentence."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from db.database.opening import open_store
from db.database.store import CannotOpen, NotRead
from model.people.rating import Leaderboard
from service.history import Leaderboards
from service.live_store import Listeners
from service.presets import Presets
from service.tables import Tables
from service.tournaments import Tournaments
from tests.db.earlier import RELEASE, left_by
from tests.db.test_opening import migrations_with
from tests.service.club import CALM

PAGE = 4096
SEEDS = 5
Damage = Callable[[bytearray, Random], bytearray]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Tables, matches, tournaments and presets of two servers."""
    return left_by(RELEASE, tmp_path_factory.mktemp("whole")).read_bytes()


@pytest.fixture(scope="module")
def current(whole: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("current") / "eights.db"
    file.write_bytes(whole)

    async def brought_up_to_date() -> None:
        await (await open_store(file)).close()

    asyncio.run(brought_up_to_date())
    return file.read_bytes()


def a_few_bytes(content: bytearray, chance: Random) -> bytearray:
    for _ in range(chance.choice((1, 5, 40))):
        content[chance.randrange(len(content))] = chance.randrange(256)
    return content


def the_first_page(content: bytearray, chance: Random) -> bytearray:
    for _ in range(chance.choice((1, 3, 20))):
        content[chance.randrange(PAGE)] = chance.randrange(256)
    return content


def cut_off(content: bytearray, chance: Random) -> bytearray:
    return content[: chance.choice((1, 15, 16, 99, 100, 511, PAGE, chance.randrange(len(content))))]


def swapped_pages(content: bytearray, chance: Random) -> bytearray:
    one, other = (page * PAGE for page in chance.sample(range(len(content) // PAGE), 2))
    content[one : one + PAGE], content[other : other + PAGE] = content[other : other + PAGE], content[one : one + PAGE]
    return content


async def started(file: Path) -> str:
    """How a start ends: with a running bot, or with one sentence."""
    try:
        store = await open_store(file)
    except CannotOpen as refusal:
        sentence = str(refusal)
        assert ("\n" in sentence, sentence[-1], str(file) in sentence) == (False, ".", True)
        return "refused"
    tables = Tables(store, CALM, Listeners())
    tournaments = Tournaments(store, tables, Listeners())
    try:
        await Presets(store).load()
        await tables.resume()
        await tournaments.resume()
        await Leaderboards(store).page(Leaderboard(700, "matches"), 1, slice(0, 10))
    except NotRead:
        return "refused"
    finally:
        await tables.stop()
        await tournaments.stop()
        await store.close()
    return "started"


@pytest.mark.slow
@pytest.mark.parametrize("fresh", [True, False], ids=["current", "older"])
@pytest.mark.parametrize("damage", [a_few_bytes, the_first_page, cut_off, swapped_pages])
async def test_a_damaged_file_ends_in_a_start_or_in_a_sentence(tmp_path, whole, current, damage: Damage, fresh: bool):
    file, ends = tmp_path / "eights.db", Counter[str]()
    for seed in range(SEEDS):
        file.write_bytes(damage(bytearray(current if fresh else whole), Random(seed)))
        ends[await started(file)] += 1
        for left in tmp_path.iterdir():
            left.unlink()
    assert ends.total() == SEEDS


HALF = {
    "a table is missing": "DROP TABLE notes",
    "a column is missing": "ALTER TABLE tables DROP COLUMN quick",
    "no version": "DELETE FROM alembic_version",
    "two versions": "INSERT INTO alembic_version VALUES ('0001')",
    "an older version than its tables": "UPDATE alembic_version SET version_num = '0002'",
    "a newer version": "UPDATE alembic_version SET version_num = '9999'",
    "a strange version": "UPDATE alembic_version SET version_num = x'ff'",
    "another program's": "DROP TABLE alembic_version",
}


@pytest.mark.parametrize("sql", HALF.values(), ids=HALF)
async def test_a_half_migrated_newer_or_foreign_file_is_refused_and_left_as_it_is(tmp_path, current, sql: str):
    file = tmp_path / "eights.db"
    file.write_bytes(current)
    with closing(sqlite3.connect(file)) as spoiled:
        spoiled.executescript(sql)
        before = list(spoiled.iterdump())
    assert await started(file) == "refused"
    with closing(sqlite3.connect(file)) as spoiled:
        assert list(spoiled.iterdump()) == before


async def test_a_full_disk_is_one_sentence(tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch):
    """The old file has no room for what the migration adds."""
    from db.database import sqlite as stores

    file, connected = tmp_path / "eights.db", stores._on_connect
    later = migrations_with(tmp_path / "later", "op.execute('CREATE TABLE much AS SELECT zeroblob(9000000) AS filled')")
    file.write_bytes(whole)

    def without_room(connection: Any, record: object) -> None:
        connected(connection, record)
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA max_page_count = {len(whole) // PAGE}")

    monkeypatch.setattr(stores, "_on_connect", without_room)
    with pytest.raises(CannotOpen, match="the disk is full"):
        await open_store(file, later)
    monkeypatch.undo()
    assert file.with_name("eights.db.before-later").exists()
    assert await started(file) == "started"


async def test_no_room_for_the_copy_before_a_migration(tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "eights.db"
    file.write_bytes(whole)
    with monkeypatch.context() as patch:
        patch.setattr("db.database.sqlite.copied", full)
        with pytest.raises(CannotOpen, match="the disk is full"):
            await open_store(file)
    assert await started(file) == "started"
