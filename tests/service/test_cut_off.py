"""A PostgreSQL server ends the connection in the middle of what a service saves: it is saved all the same, and once."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from db.database.address import Address
from db.database.store import Store, open_store
from db.repositories.matches.tables import rows
from engine.core.actions import Draw
from model.member import Member
from model.refusals import Refused
from service.base.listeners import Listeners
from service.history.seasons import Seasons
from service.servers.presets import Presets
from service.tables.tables import Tables
from tests.db.club import to
from tests.postgres import Postgres, postgres, until
from tests.service.club import ADA, BEN, CALM, PLACE, Clock, Club, counted_seeds

OWNER = Member(950, "Olga", runs_server=True)
HOLD_UP = """
CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN IF nextval('tries') = 1 THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$
"""


@pytest.fixture
def server() -> Postgres:
    return postgres()


@pytest_asyncio.fixture
async def address(server: Postgres) -> AsyncIterator[Address]:
    address = server.up_to_date()
    yield address
    server.drop(address)


@pytest_asyncio.fixture
async def store(address: Address) -> AsyncIterator[Store]:
    store = await open_store(address)
    yield store
    await store.close()


@pytest_asyncio.fixture
async def other(address: Address) -> AsyncIterator[Store]:
    """That of another process."""
    store = await open_store(address)
    yield store
    await store.close()


@pytest_asyncio.fixture
async def club(store: Store, tmp_path: Path) -> AsyncIterator[Club]:
    clock, changes = Clock(), Listeners()
    tables = Tables(store, CALM, changes, now=clock, seed=counted_seeds("seed"))
    club = Club(tmp_path, tables, clock, changes)
    changes.connect(club.told.append)
    yield club
    await tables.stop()


def hold_up(server: Postgres, address: Address, table: str) -> None:
    """The next row of a table, and it alone, is not written for long."""
    trigger = f"CREATE TRIGGER hold_up BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION hold_up()"
    server.tell("CREATE SEQUENCE tries", HOLD_UP, trigger, database=address.name)


async def cut_off(server: Postgres, address: Address) -> None:
    """The server ends the connection that is held up."""
    await until(server, address, "wait_event = 'PgSleep'", "pg_terminate_backend(pid)")


async def test_a_move_is_saved_once(server: Postgres, address: Address, club: Club):
    table = await club.match(ADA, BEN)
    hold_up(server, address, "actions")
    acting = asyncio.create_task(club.tables.act(table.id, ADA.id, None, Draw(), 1))
    await cut_off(server, address)
    moved = await acting
    assert moved.moves == table.moves + 1
    assert await club.stored() == [moved] == club.tables.every()
    assert server.ask("SELECT count(*) FROM actions", address.name) == [(moved.moves,)]
    assert club.told == [table.id]


async def test_a_move_at_a_table_that_changed_meanwhile_is_refused(
    server: Postgres, address: Address, club: Club, other: Store
):
    table = await club.match(ADA, BEN)

    async def write() -> None:
        async with other.writing() as transaction:
            await rows.save(transaction, replace(table, house_rules=to(777)))

    hold_up(server, address, "actions")
    acting = asyncio.create_task(club.tables.act(table.id, ADA.id, None, Draw(), 1))
    await until(server, address, "wait_event = 'PgSleep'")
    writing = asyncio.create_task(write())
    await until(server, address, "wait_event_type = 'Lock'")
    await cut_off(server, address)
    await writing
    with pytest.raises(Refused, match="has changed in the meantime"):
        await acting
    assert server.ask("SELECT count(*) FROM actions", address.name) == [(table.moves,)]
    assert club.tables.get(table.id) == replace(table, house_rules=to(777), version=table.version + 1)
    assert club.told == [table.id]


async def test_a_preset_is_replaced_once(server: Postgres, address: Address, store: Store):
    presets = Presets(store)
    await presets.keep(PLACE.guild, "Friday", to(50), ADA)
    hold_up(server, address, "house_sets")
    keeping = asyncio.create_task(presets.keep(PLACE.guild, "friday", to(100), ADA))
    await cut_off(server, address)
    kept = await keeping
    assert presets.of(PLACE.guild) == [kept]
    await presets.load()
    assert presets.of(PLACE.guild) == [kept]


async def test_a_season_is_refused_beside_one_that_another_process_began_meanwhile(
    server: Postgres, address: Address, store: Store, other: Store
):
    hold_up(server, address, "seasons")
    starting = asyncio.create_task(Seasons(store).start(PLACE.guild, OWNER, "Spring"))
    await until(server, address, "wait_event = 'PgSleep'")
    later = asyncio.create_task(Seasons(other).start(PLACE.guild, OWNER, "Summer"))
    await until(server, address, "wait_event_type = 'Lock'")
    await cut_off(server, address)
    await later
    with pytest.raises(Refused, match="nothing has changed"):
        await starting
    assert [season.name for season in await Seasons(store).every(PLACE.guild)] == ["Summer"]
