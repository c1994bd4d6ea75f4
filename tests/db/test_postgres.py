"""What is a PostgreSQL server's alone: several processes on one database, and all that an operator may meet."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Boolean, Connection, DefaultClause, MetaData, create_engine, false, insert, select, true

from db import schema
from db.database.address import Address
from db.database.opening import open_store
from db.database.postgres import ServerStore, opening
from db.database.store import CannotOpen, Lost, NotRead, NotSaved, StaleRow, Store
from db.repositories import personal
from db.repositories.kept import preference_rows, read_note
from db.repositories.live_rows import table_rows as tables
from model.people.preferences import Preferences
from model.servers.settings import ShardSet
from model.tables.table import Table
from tests import until as found
from tests.db.club import ADA, CLUB, a_table, every, note, noted
from tests.db.earlier import RELEASE, left_by
from tests.db.test_opening import BROKEN, migrations_with, refusal
from tests.db.test_store import cancel_at_any_statement, differences
from tests.postgres import Postgres, postgres, until


@pytest.fixture
def server() -> Postgres:
    return postgres()


@pytest.fixture
def empty(server: Postgres) -> Iterator[Address]:
    address = server.fresh()
    yield address
    server.drop(address)


@pytest.fixture
def current(server: Postgres) -> Iterator[Address]:
    address = server.up_to_date()
    yield address
    server.drop(address)


@asynccontextmanager
async def opened(address: Address, count: int = 1) -> AsyncIterator[list[Store]]:
    """So many processes on one database, with a shard each."""
    stores = [await open_store(address, share=ShardSet((shard,), count)) for shard in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


@pytest.mark.slow
async def test_a_database_of_1_0_0_is_migrated_and_nothing_is_lost(
    server: Postgres, empty: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Both are migrated at one moment and get the same secrets, as they are compared row by row."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "0" * 2 * size)
    monkeypatch.setattr("time.time", lambda: 1_000_000.5)
    file = left_by(RELEASE, tmp_path)
    with closing(create_engine(f"sqlite:///{file}").connect()) as source:
        async with opening(empty) as (target, _):
            await target.run_sync(lambda known: as_released(source, known))
    server.tell("CREATE TABLE recipes (id INTEGER)", database=empty.url.database)  # the operator's own
    old = await open_store(file)
    async with opened(empty) as [store], store.reading() as transaction, old.reading() as beside:
        for table in schema.metadata.sorted_tables:
            order = table.primary_key.columns
            rows, same = [(await each.execute(select(table).order_by(*order))).all() for each in (transaction, beside)]
            assert rows == same, table.name
        found = await differences(transaction)
    await old.close()
    assert [str(each[:1]) for each in found] == ["('remove_table',)"], "recipes"


def as_released(source: Connection, target: Connection) -> None:
    """What Eights 1.0.0 would have in a database on a server."""
    released = MetaData()
    released.reflect(source)
    for column in (column for table in released.tables.values() for column in table.columns):
        column.type, column.autoincrement = column.type.as_generic(), column.name == "id"
        if isinstance(column.type, Boolean) and isinstance(column.server_default, DefaultClause):
            column.server_default = DefaultClause(true() if str(column.server_default.arg) == "1" else false())
    released.create_all(target)
    for table in released.sorted_tables:
        rows = [dict(row) for row in source.execute(select(table)).mappings()]
        if rows:
            target.execute(insert(table), rows)


async def test_of_processes_that_start_together_one_makes_the_tables_of_the_schema(empty: Address):
    stores = await asyncio.gather(*(open_store(empty, share=ShardSet((shard,), 4)) for shard in range(4)))
    await note(stores[0], "name")
    assert [await noted(store, "name") for store in stores] == ["text"] * 4
    assert await stores[0].read(differences) == []
    for store in stores:
        await store.close()


async def test_a_database_of_another_program_is_left_alone(server: Postgres, empty: Address):
    server.tell("CREATE TABLE recipes (id INTEGER)", database=empty.url.database)
    assert "another program" in await refusal(empty)
    assert server.ask("SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'", empty.url.database) == [
        ("recipes",)
    ]


async def test_an_older_version_that_runs_is_not_pulled_the_tables_from_under(current: Address, tmp_path: Path):
    later = migrations_with(tmp_path / "later", "pass")
    async with opened(current) as [older]:
        assert "in use by a bot" in await refusal(current, later)
        await note(older, "still")
    await (await open_store(current, later)).close()
    assert "newer version" in await refusal(current)


async def test_a_migration_that_breaks_in_the_middle_leaves_everything_as_it_was(
    server: Postgres, current: Address, tmp_path: Path
):
    async with opened(current) as [store]:
        await note(store, "name", "old")
    assert "is unchanged" in await refusal(current, migrations_with(tmp_path / "later", BROKEN["bad SQL"]))
    assert server.ask("SELECT to_regclass('later')::text", current.url.database) == [(None,)]
    async with opened(current) as [store]:
        assert await noted(store, "name") == "old"


@pytest.mark.parametrize(
    ("user", "made", "why"),
    [
        ("guarded", "CREATE ROLE guarded LOGIN PASSWORD 'open sesame'", "password authentication failed"),
        ("banned", "CREATE ROLE banned LOGIN", "pg_hba.conf rejects connection"),
        ("stranger", "SELECT 1", 'role "stranger" does not exist'),
        ("guest", "CREATE ROLE guest LOGIN", "permission denied"),
        ("crowd", "CREATE ROLE crowd LOGIN CONNECTION LIMIT 0", "too many connections"),
    ],
)
async def test_a_user_who_may_not(server: Postgres, empty: Address, user: str, made: str, why: str):
    server.tell(made)
    sentence = await refusal(server.address(empty.url.database, user, password="s3cret"))
    assert why in sentence
    assert "s3cret" not in sentence
    if made.startswith("CREATE"):
        server.tell(f"DROP ROLE {user}")


async def test_a_database_that_can_only_be_read_and_a_server_that_is_not_there(
    server: Postgres, current: Address, tmp_path: Path
):
    server.tell(f"ALTER DATABASE {current.url.database} SET default_transaction_read_only = on")
    assert "read-only transaction" in await refusal(current)
    assert "No such file or directory" in await refusal(by_way_of(tmp_path, current))


def by_way_of(folder: Path, address: Address) -> Address:
    """The same database at a server whose socket is in this folder."""
    return replace(address, url=address.url.update_query_dict({"host": str(folder)}))


async def test_without_the_driver_it_is_told_how_to_install_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, "db.database.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(CannotOpen, match="pip install -r requirements-postgresql"):
        await open_store(postgres().address("club"))


async def test_of_two_that_change_the_same_version_the_second_is_told(current: Address):
    async with opened(current, 2) as [first, second]:
        table = await first.write(tables.add, a_table())
        writers = {"one": first, "two": second}
        for _ in range(10):
            saving = [store.write(tables.save, replace(table, preset=name)) for name, store in writers.items()]
            results = await asyncio.gather(*saving, return_exceptions=True)
            [saved] = [each for each in results if isinstance(each, Table)]
            assert sum(isinstance(each, StaleRow) for each in results) == 1
            assert await every(first) == [saved]
            table = saved


async def test_a_second_process_for_a_shard_waits_until_the_first_is_gone(
    current: Address, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr("db.database.postgres.AGAIN", 0.05)
    async with opened(current, 4) as [first, *_]:
        waiting = asyncio.create_task(open_store(current, share=ShardSet((0,), 4)))
        await found(lambda: caplog.messages)
        await note(first, "before")
        assert not waiting.done()
        assert caplog.messages == ["Another process has one of the shards 0-0/4, so this one waits for it"]
        await first.close()
        second = await waiting
        await note(second, "after")
        await second.close()


async def test_a_process_whose_shards_another_one_has_taken_saves_nothing_more(
    server: Postgres, current: Address, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr("db.database.postgres.AGAIN", 0.05)
    share = ShardSet((0, 1), 4)
    first = await open_store(current, share=share)
    await note(first, "name", "first")
    waiting = asyncio.create_task(open_store(current, share=ShardSet((1, 2), 4)))
    await found(lambda: caplog.messages)
    server.tell("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = 4 AND objid = 1 AND granted")
    second = await waiting
    with pytest.raises(NotSaved):
        await note(first, "name", "first again")
    await note(second, "name", "second")
    assert await noted(first, "name") == "second"
    await second.close()
    await note(first, "name", "first again")
    await first.close()


async def test_who_is_forgotten_while_their_preferences_change_is_forgotten_after_that(
    server: Postgres, current: Address
):
    async with opened(current, 2) as [first, second]:
        await first.write(preference_rows.save, (CLUB, ADA), Preferences(large=True))
        async with first.writing() as transaction:
            before = await preference_rows.to_change(transaction, (CLUB, ADA))
            forgetting = asyncio.create_task(second.write(personal.forget, ADA))
            await until(server, current, "wait_event_type = 'Lock'")
            await preference_rows.save(transaction, (CLUB, ADA), replace(before, four_colours=True))
        await forgetting
        assert await first.read(preference_rows.every) == {}


async def test_who_reads_sees_one_moment(current: Address):
    async with opened(current, 2) as [first, second], first.reading() as transaction:
        assert await read_note(transaction, "name") is None
        await note(second, "name")
        assert await read_note(transaction, "name") is None


async def test_what_a_row_holds_is_in_no_error(current: Address):
    async with opened(current) as [store]:
        with pytest.raises(NotSaved) as refused:
            async with store.writing() as transaction:
                await transaction.exec_driver_sql("INSERT INTO notes VALUES ('Ada Lovelace', NULL)")
        assert "null value in column" in str(refused.value)
        assert "Ada" not in repr(refused.value)
        assert refused.value.__cause__ is None


async def test_a_server_that_was_restarted_is_used_again_and_one_that_is_away_refuses(
    server: Postgres, current: Address
):
    async with opened(current, 2) as stores:
        for number, store in enumerate(stores):
            await note(store, str(number))
        server.stop()
        server.start()
        assert [await noted(store, str(number)) for number, store in enumerate(stores)] == ["text"] * 2
        server.stop()
        server.start()
        for store in stores:
            await note(store, "after")
        server.stop()
        for _ in range(2):
            with pytest.raises(NotSaved):
                await note(store, "name")
            with pytest.raises(NotRead):
                await noted(store, "name")
        server.start()
        await note(store, "name")


@asynccontextmanager
async def breaking(folder: Path, server: Postgres, cut: list[str]) -> AsyncIterator[None]:
    """A way to the server that breaks at a commit, once it is told to ``cut``: ``before`` the server hears of it, or
    before its answer is heard. Or the server does a ``restart`` instead.
    """
    ways = set[asyncio.Task[None]]()
    here, there = folder / ".s.PGSQL.5432", server.folder / ".s.PGSQL.5432"

    async def forth(client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        answers, to_server = await asyncio.open_unix_connection(there)
        ways.add(answering := asyncio.create_task(_pass_on(answers, to_client)))
        try:
            while asked := await client.read(65536):
                if cut and b"COMMIT" in asked:
                    answering.cancel()
                    await asyncio.wait([answering])
                    match cut.pop():
                        case "after":
                            to_server.write(asked)
                            await answers.read(1)
                        case "restart":
                            server.stop()
                            server.start()
                    break
                to_server.write(asked)
        finally:
            to_client.close()
            to_server.close()

    listening = await asyncio.start_unix_server(lambda *ends: ways.add(asyncio.create_task(forth(*ends))), here)
    yield
    listening.close()
    for way in ways:
        way.cancel()
    await asyncio.wait(ways)
    await asyncio.sleep(0)  # what was closed is gone then


async def _pass_on(answers: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
    while answer := await answers.read(65536):
        to_client.write(answer)
    to_client.close()


@pytest.mark.parametrize("cut", ["before", "after", "restart"])
async def test_a_commit_whose_answer_is_lost_is_looked_for(
    server: Postgres, current: Address, tmp_path: Path, cut: str
):
    """The version of what it saved tells what became of it."""
    at_commit = list[str]()
    async with breaking(tmp_path, server, at_commit), opened(by_way_of(tmp_path, current)) as [store]:
        table = await store.write(tables.add, a_table())
        at_commit.append(cut)
        with nullcontext() if cut == "after" else pytest.raises(Lost):
            await store.write(tables.save, replace(table, preset="Friday"))
        assert not at_commit
        assert [each.preset for each in await every(store)] == ["Friday" if cut == "after" else None]


async def test_a_task_that_is_cancelled_holds_up_no_one(current: Address):
    async with opened(current) as [store]:
        await cancel_at_any_statement(store, 12)
        assert isinstance(store, ServerStore)
        pools = [each.pool for each in (store._readers, store.writer)]
        assert [pool.checkedout() for pool in pools] == [0, 0]
