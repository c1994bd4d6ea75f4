# ruff: noqa: ASYNC240  a test may wait for the disk
"""Transactions, and what the file looks like."""

import asyncio
import gc
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.database.opening import open_store
from db.database.store import FileGone, NotRead, Store
from db.repositories.kept import read_note, write_note
from db.schema import metadata
from tests import PATIENCE
from tests.db.club import look, note, noted

pytestmark = pytest.mark.on_server


async def differences(transaction: AsyncConnection) -> list[Any]:
    """Between the tables that are there and the schema."""
    options = {"compare_type": True, "compare_server_default": True}

    def compared(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    return await transaction.run_sync(compared)


async def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store):
    assert await store.read(differences) == []


@pytest.mark.file
async def test_numbers_count_up_in_the_file_as_the_schema_says(store: Store):
    """Alembic does not compare AUTOINCREMENT."""
    counted = {name for name, table in metadata.tables.items() if table.dialect_options["sqlite"]["autoincrement"]}
    async with store.reading() as connection:
        made = await connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'")
        assert set(made.scalars()) == counted


@pytest.mark.file
async def test_the_file_is_safe_when_the_power_fails(store: Store):
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1, "busy_timeout": 5000}
    for begun in (store.reading, store.writing):
        async with begun() as connection:
            for pragma, value in pragmas.items():
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value


@pytest.mark.file
async def test_a_transaction_that_fails_in_the_middle_leaves_nothing(store: Store, tmp_path: Path):
    async def write_half() -> None:
        async with store.writing() as connection:
            await write_note(connection, "half", "way")
            await connection.exec_driver_sql("CREATE TABLE half_way (id INTEGER)")
            await write_note(connection, "more", "than half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await write_half()
    assert [await noted(store, name) for name in ("half", "more")] == [None, None]
    assert look(tmp_path / "eights.db", "SELECT * FROM sqlite_master WHERE name = 'half_way'") == []


async def test_a_writer_that_is_cancelled_at_any_statement_leaves_nothing_and_holds_up_nobody(store: Store):
    await cancel_at_any_statement(store, 8)


async def cancel_at_any_statement(store: Store, tries: int) -> None:
    async def write() -> None:
        async with store.writing() as connection:
            for name in ("first", "second"):
                await write_note(connection, name, "text")
            raise AssertionError

    for steps in range(tries):
        writing = asyncio.ensure_future(write())
        for _ in range(steps):
            await asyncio.sleep(0)
        writing.cancel()
        await note(store, "after", str(steps))
        with pytest.raises((asyncio.CancelledError, AssertionError)):
            await writing
    assert [await noted(store, name) for name in ("first", "second", "after")] == [None, None, str(tries - 1)]


@pytest.mark.file
async def test_a_writer_that_is_cancelled_while_it_connects_holds_up_nobody(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    asked, go_on, connect = asyncio.Event(), threading.Event(), Engine.connect
    loop = asyncio.get_running_loop()

    def slowly(engine: Engine) -> Connection:
        loop.call_soon_threadsafe(asked.set)
        go_on.wait()
        return connect(engine)

    monkeypatch.setattr(Engine, "connect", slowly)
    writing = asyncio.ensure_future(note(store, "first"))
    await asked.wait()
    await cancelled_before_another(store, writing, go_on)


@pytest.mark.file
async def test_a_writer_that_is_cancelled_while_it_is_undone_holds_up_no_one(store: Store):
    fails, go_on = asyncio.Event(), threading.Event()

    async def fail() -> None:
        async with store.writing() as connection:
            await write_note(connection, "first", "text")
            store._thread.submit(go_on.wait)
            fails.set()
            raise ZeroDivisionError

    writing = asyncio.ensure_future(fail())
    await fails.wait()
    await cancelled_before_another(store, writing, go_on)


async def cancelled_before_another(store: Store, writing: asyncio.Future[None], go_on: threading.Event) -> None:
    """Cancel a writer that waits for the thread, and see that the next one writes all the same."""
    writing.cancel()
    after = asyncio.ensure_future(note(store, "after"))
    await asyncio.sleep(0)
    go_on.set()
    await after
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert [await noted(store, name) for name in ("first", "after")] == [None, "text"]


NOTE = text("INSERT INTO notes (name, text) VALUES ('put off', 'first')")


@pytest.mark.parametrize("followed", [False, True], ids=["by the commit alone", "by another statement"])
async def test_what_is_put_off_is_saved_in_order_with_what_follows(store: Store, followed: bool):
    async with store.writing() as connection:
        connection.later(NOTE)
        connection.later(text("UPDATE notes SET text = text || ', then more' WHERE name = 'put off'"))
        if followed:
            assert await read_note(connection, "put off") == "first, then more"
    assert await noted(store, "put off") == "first, then more"


@pytest.mark.parametrize("fails", [False, True], ids=["and found wrong", "and the block fails"])
async def test_what_is_put_off_leaves_nothing_when_something_is_wrong(store: Store, fails: bool):
    def found_wrong(found: object) -> None:
        raise ZeroDivisionError

    async def put_off() -> None:
        async with store.writing() as connection:
            await write_note(connection, "before", "it")
            connection.later(NOTE, check=found_wrong)
            if fails:
                raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await put_off()
    assert [await noted(store, name) for name in ("before", "put off")] == [None, None]


async def test_writers_of_this_process_wait_for_each_other(store: Store):
    async def count_up() -> None:
        async with store.writing() as connection:
            count = int(await read_note(connection, "count") or 0)
            await asyncio.sleep(0)
            await write_note(connection, "count", str(count + 1))

    await asyncio.gather(*(count_up() for _ in range(30)))
    assert await noted(store, "count") == "30"


async def test_readers_do_not_wait_for_a_writer_and_see_no_half_of_it(store: Store):
    async with store.writing() as writer:
        await write_note(writer, "name", "text")
        async with store.reading() as reader:
            assert await read_note(reader, "name") is None
    assert await noted(store, "name") == "text"


async def test_a_closed_file_is_not_opened_again_by_who_reads_late(tmp_path: Path):
    store = await open_store(tmp_path / "eights.db")
    await store.close()
    with pytest.raises(NotRead, match="closed"):
        async with store.reading():
            pass


async def test_who_still_reads_while_it_is_closed_leaves_no_connection_behind(store: Store):
    async with store.reading() as connection:
        await store.close()
        assert await read_note(connection, "name") is None
    gc.collect(1)  # a connection that is left behind warns, which fails the test


async def test_a_writer_does_not_wait_for_readers_that_take_their_time(store: Store):
    """Thirty leaderboards are asked at once, and a card is played meanwhile."""
    answered = asyncio.Event()

    async def leaderboard() -> None:
        async with store.reading() as connection:
            await read_note(connection, "name")
            await answered.wait()

    asked = [asyncio.create_task(leaderboard()) for _ in range(30)]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE), store.writing() as connection:
        await write_note(connection, "name", "text")
    assert not any(task.done() for task in asked)
    answered.set()
    await asyncio.gather(*asked)


@pytest.mark.file
async def test_what_is_deleted_is_not_found_in_the_log_beside_the_file_either(store: Store, tmp_path: Path):
    await note(store, "name", "Ada Lovelace")
    await note(store, "name", "nobody")
    log = tmp_path / "eights.db-wal"
    assert b"Ada Lovelace" in log.read_bytes()
    assert await store.empty_log()
    assert not any(b"Ada Lovelace" in path.read_bytes() for path in tmp_path.iterdir())


@pytest.mark.file
async def test_a_log_that_another_program_reads_is_not_called_empty(store: Store, tmp_path: Path):
    async with store.writing() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout = 0")
        await write_note(connection, "name", "Ada Lovelace")
    outside = sqlite3.connect(tmp_path / "eights.db", isolation_level=None)
    outside.execute("BEGIN")
    outside.execute("SELECT * FROM notes").fetchall()
    assert not await store.empty_log()
    outside.close()
    assert await store.empty_log()


@pytest.mark.file
@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
async def test_a_file_that_is_lost_while_the_bot_runs_is_told_once(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture, replaced: bool
):
    await note(store, "name")
    content = (tmp_path / "eights.db").read_bytes()
    (tmp_path / "eights.db").unlink()
    if replaced:
        (tmp_path / "eights.db").write_bytes(content)
    for _ in range(3):
        with pytest.raises(FileGone):
            await note(store, "name")
    (told,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert "eights.db was deleted or replaced" in told
    assert "restore FILE" in told


@pytest.mark.file
async def test_what_was_written_while_the_file_was_lost_is_not_called_saved(store: Store, tmp_path: Path):
    async def write_and_lose() -> None:
        async with store.writing() as connection:
            await write_note(connection, "name", "text")
            (tmp_path / "eights.db").unlink()

    with pytest.raises(FileGone):
        await write_and_lose()
