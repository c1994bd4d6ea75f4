# ruff: noqa: ASYNC240  a test may wait for the disk
"""What an operator meets when the bot opens its database."""

import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from db.database.address import Database
from db.database.opening import open_store
from db.database.schema_version import MIGRATIONS
from db.database.store import CannotOpen
from db.repositories import kept
from tests.db.club import everything_in, head, look, note
from tests.db.earlier import EARLIER, left_by

pytestmark = pytest.mark.file

PAGE = 4096
NOBODY = 65534

LATER = '''"""Later."""

import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"


def upgrade() -> None:
    """Add something."""
    op.create_table("later", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("UPDATE notes SET text = 'new'")
    {then}
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "eights.db"


async def write_note(file: Path, text: str = "old", migrations: Path = MIGRATIONS) -> None:
    store = await open_store(file, migrations)
    await note(store, "note", text)
    await store.close()


def note_in(file: Path) -> str:
    return look(file, "SELECT text FROM notes WHERE name = 'note'")[0][0]


def tables_of(file: Path) -> set[str]:
    return {name for (name,) in look(file, "SELECT name FROM sqlite_master WHERE type = 'table'")}


def migrations_with(folder: Path, then: str) -> Path:
    """The migrations, and one more that ends with this line."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "later.py").write_text(LATER.format(head=head(MIGRATIONS), then=then))
    return folder


async def refusal(database: Database, migrations: Path = MIGRATIONS) -> str:
    """The one sentence, or two short ones, that the operator reads."""
    with pytest.raises(CannotOpen) as refused:
        await open_store(database, migrations)
    sentence = str(refused.value)
    assert str(database) in sentence
    assert "\n" not in sentence
    assert "sqlalche" not in sentence
    assert "Traceback" not in sentence
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize("name", ["not/yet/eights.db", "a?b.db", "100%.db", "with space #1.db", "käse.db"])
async def test_a_new_file_is_made_with_its_folders_and_opening_it_again_changes_nothing(tmp_path: Path, name: str):
    await write_note(file := tmp_path / name)
    before = look(file, "SELECT * FROM sqlite_master")
    await (await open_store(file)).close()
    assert note_in(file) == "old"
    assert look(file, "SELECT * FROM sqlite_master") == before
    assert list(file.parent.iterdir()) == [file], "a new file needs no copy"


async def test_before_a_migration_a_copy_of_the_old_file_is_written_which_can_be_put_in_place_again(
    file: Path, tmp_path: Path
):
    await write_note(file)
    later = migrations_with(tmp_path / "100% later", "pass")
    await (await open_store(file, later)).close()
    copy = tmp_path / "eights.db.before-later"
    assert note_in(file) == "new"
    assert "later" in tables_of(file)
    assert note_in(copy) == "old"
    assert "later" not in tables_of(copy)
    copy.replace(file)
    await (await open_store(file)).close()
    assert note_in(file) == "old"


async def test_what_was_not_yet_moved_into_the_file_is_in_the_copy_too(file: Path, tmp_path: Path):
    """A process that was killed leaves what it wrote last in the file beside it, the WAL."""
    await write_note(file)
    shutil.copytree(tmp_path, tmp_path / "killed")
    writer = sqlite3.connect(file)
    writer.execute("UPDATE notes SET text = 'last words'")
    writer.commit()
    killed = tmp_path / "killed" / "eights.db"
    shutil.copy(file.with_name("eights.db-wal"), killed.with_name("eights.db-wal"))
    writer.close()
    await (await open_store(killed, migrations_with(tmp_path / "later", "pass"))).close()
    assert note_in(killed.with_name("eights.db.before-later")) == "last words"


BROKEN = {"raises": "raise RuntimeError('no more cards')", "bad SQL": "op.execute('INSERT INTO nowhere VALUES (1)')"}


@pytest.mark.parametrize("version", EARLIER)
@pytest.mark.parametrize("then", BROKEN.values(), ids=BROKEN)
async def test_a_migration_that_breaks_in_the_middle_leaves_the_file_as_it_was(tmp_path: Path, version: str, then: str):
    file = left_by(version, tmp_path)
    before = look(file, "SELECT * FROM sqlite_master"), everything_in(file)
    assert "couldn’t be updated and is unchanged" in await refusal(file, migrations_with(tmp_path / "later", then))
    assert (look(file, "SELECT * FROM sqlite_master"), everything_in(file)) == before
    await write_note(file, "still good")
    assert note_in(file) == "still good"


async def test_a_new_file_whose_migration_breaks_holds_nothing(file: Path, tmp_path: Path):
    await refusal(file, migrations_with(tmp_path / "later", BROKEN["raises"]))
    assert tables_of(file) == set()
    await write_note(file)


async def test_no_migration_without_its_copy(file: Path, tmp_path: Path):
    await write_note(file)
    (tmp_path / "eights.db.before-later").mkdir()
    await refusal(file, migrations_with(tmp_path / "later", "pass"))
    assert note_in(file) == "old"
    assert "later" not in tables_of(file)


# What the bot cannot use, and leaves as it is


async def of_a_newer_version(file: Path) -> None:
    await write_note(file, migrations=migrations_with(file.parent / "later", "pass"))


async def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")


async def no_database(file: Path) -> None:
    file.write_bytes(b"These are my holiday pictures. " * 500)


async def damaged_pages(file: Path) -> None:
    content, chance = await filled(file), Random(1)
    for page in chance.sample(range(20, len(content) // PAGE), 4):
        content[page * PAGE : (page + 1) * PAGE] = chance.randbytes(PAGE)
    file.write_bytes(content)


async def several_small_damages(file: Path) -> None:
    """SQLite then tells more than one thing; the operator needs one."""
    content = await filled(file)
    for page in range(20, 60, 5):
        content[page * PAGE + 8 : page * PAGE + 24] = b"\xff" * 16
    file.write_bytes(content)


async def cut_off(file: Path) -> None:
    content = await filled(file)
    file.write_bytes(content[: len(content) // 2])


async def filled(file: Path) -> bytearray:
    store = await open_store(file)
    async with store.writing() as connection:
        for number in range(150):
            await kept.write_note(connection, str(number), f"{number} " * 200)
    await store.close()
    return bytearray(file.read_bytes())


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (of_a_newer_version, "newer version"),
        (of_another_program, "another program"),
        (no_database, "isn’t a database, or it’s damaged"),
        (damaged_pages, "damaged"),
        (several_small_damages, "damaged"),
        (cut_off, "damaged"),
    ],
)
async def test_a_file_that_cannot_be_used_is_left_as_it_is(
    file: Path, spoil: Callable[[Path], Awaitable[None]], why: str
):
    await spoil(file)
    before = file.read_bytes()
    assert why in await refusal(file)
    assert file.read_bytes() == before


async def test_a_folder_is_no_database_and_a_file_no_folder(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    for path in (tmp_path, tmp_path / "file" / "eights.db"):
        assert "can’t be used" in await refusal(path)


async def test_another_bot_that_is_writing(file: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("db.database.sqlite.PATIENCE", 0.05)
    await write_note(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "another program" in await refusal(file)
    other.close()


async def test_a_second_bot_on_the_same_file_is_refused(file: Path):
    first = await open_store(file)
    assert "in use by another bot" in await refusal(file)
    await note(first, "note", "still mine")
    await first.close()
    assert note_in(file) == "still mine"
    await write_note(file, "mine now")
    assert list(file.parent.iterdir()) == [file]


HOLDER = """
import asyncio, pathlib, sys
from db.database.opening import open_store
loop = asyncio.new_event_loop()
loop.run_until_complete(open_store(pathlib.Path(sys.argv[1])))
print("open", flush=True)
loop.run_forever()
"""


async def test_a_bot_that_was_killed_leaves_the_file_free(file: Path):
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(file), stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[2]
    )
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"open\n"
    assert "in use by another bot" in await refusal(file)
    holder.kill()
    await holder.wait()
    await write_note(file, "mine now")
    assert note_in(file) == "mine now"


async def killed(file: Path, text: str) -> None:
    """A bot wrote this and was killed: the file and its log lie there as the system left them."""
    store = await open_store(file)
    for number in range(200):
        await note(store, f"{text} {number}", f"{text} {number} " * 300)
    left = {path.name: path.read_bytes() for path in file.parent.iterdir() if path.name.startswith(file.name)}
    await store.close()
    for name, content in left.items():
        if not name.endswith(".lock"):
            (file.parent / name).write_bytes(content)
    assert file.with_name("eights.db-wal").stat().st_size > 0


async def test_a_good_backup_that_was_copied_beside_an_old_log_is_not_spoiled(file: Path):
    """SQLite would play the log into the backup, and mix the two."""
    await write_note(file, "good")
    backup = file.read_bytes()
    await filled(file)
    await killed(file, "later")
    file.write_bytes(backup)
    assert "don’t belong together" in await refusal(file)
    assert file.read_bytes() == backup
    file.with_name("eights.db-wal").unlink()
    assert note_in(file) == "good"


async def test_the_log_of_a_bot_that_was_killed_is_played_into_its_own_file(file: Path):
    await filled(file)
    await killed(file, "last words")
    await (await open_store(file)).close()
    assert look(file, "SELECT count(*) FROM notes") == [(350,)]


@pytest.fixture
def nobodys_folder() -> Iterator[Path]:
    """A folder that others can look into, as into pytest's own they can't. Root, who may write everything, becomes
    somebody else meanwhile.
    """
    if os.geteuid():
        pytest.skip("needs root, to become somebody who may not write")
    folder = Path(tempfile.mkdtemp(prefix="eights"))
    folder.chmod(0o755)
    yield folder
    os.seteuid(0)
    shutil.rmtree(folder)


async def test_a_file_and_a_folder_that_may_not_be_written(nobodys_folder: Path):
    await write_note(nobodys_folder / "there.db")
    os.seteuid(NOBODY)
    for name in ("there.db", "eights.db", "new/eights.db"):
        assert "can write to" in await refusal(nobodys_folder / name)
