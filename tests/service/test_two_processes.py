"""Two processes on one PostgreSQL server, each with the servers of its shard, and what is forgotten in both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest
import pytest_asyncio

from db.database.address import Address
from db.database.opening import open_store
from db.repositories.live_rows import table_rows
from engine.core.actions import Draw
from model.member import Location
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused
from model.servers.outbox import OutboxEntry
from model.servers.settings import ShardSet
from model.tables.seating import TableSetup
from service.days import Days
from service.live_store import Listeners
from service.outbox import Outbox
from service.people import Membership
from service.presets import Presets
from service.retention import DAY, Retention, RetentionPolicy
from service.tables import Tables
from service.tournaments import Tournaments
from tests.db.club import every, to
from tests.postgres import Postgres, postgres, until
from tests.service.club import ADA, BEN, CALM, MODERATOR, PLACE, Clock, Club, counted_seeds, membership_of
from tests.service.test_retention import finished
from tests.service.tournament_club import DIRECTOR, GUESTS, TournamentClub

THERE = Location(1 << 22, 10)
PLACES = PLACE, THERE
OWNER = replace(MODERATOR, runs_server=True)
HOLD_UP = """
CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN IF nextval('tries') = 1 THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$
"""


@pytest.fixture
def server() -> Postgres:
    return postgres()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def address(server: Postgres) -> AsyncIterator[Address]:
    address = server.up_to_date()
    yield address
    server.drop(address)


@dataclass
class Process:
    tables: Tables
    presets: Presets
    outbox: Outbox
    membership: Membership


@asynccontextmanager
async def process(address: Address, shard: int, clock: Clock) -> AsyncIterator[Process]:
    store = await open_store(address, share=ShardSet((shard,), 2))
    tables = Tables(store, CALM, Listeners(), now=clock, seed=counted_seeds(str(shard)))
    presets = Presets(store, clock)
    begun = Process(tables, presets, Outbox(store, clock), membership_of(tables, presets))
    await presets.load()
    await begun.outbox.load()
    await tables.resume()
    yield begun
    await tables.stop()
    await store.close()


@asynccontextmanager
async def both(address: Address, clock: Clock) -> AsyncIterator[tuple[Process, Process]]:
    async with process(address, 0, clock) as first, process(address, 1, clock) as second:
        yield first, second


@pytest_asyncio.fixture
async def processes(address: Address, clock: Clock) -> AsyncIterator[tuple[Process, Process]]:
    async with both(address, clock) as found:
        yield found


async def test_each_knows_what_is_of_its_own_servers_and_nothing_else(address: Address, clock: Clock):
    opened = []
    async with both(address, clock) as found:
        for each, place in zip(found, PLACES, strict=True):
            table = await each.tables.open(place, ADA, TableSetup(to(100)))
            await each.tables.save_message_id(table.id, place.guild)
            await each.presets.keep(place.guild, "Friday", to(50), ADA)
            await each.outbox.add(OutboxEntry("ping", 1, place.guild, place.channel))
            await each.tables.prefer(place.guild, ADA.id, lambda before: replace(before, pings=True))
            await each.tables.settings.change(place.guild, OWNER, lambda before: replace(before, pings=False))
            opened.append(table.id)
    async with both(address, clock) as found:
        for each, place, other, table_id in zip(found, PLACES, PLACES[::-1], opened, strict=True):
            assert each.tables.numbers() == [table_id]
            assert each.tables.messages == {table_id: place.guild}
            assert [entry.guild for entry in each.outbox.every()] == [place.guild]
            assert [len(each.presets.of(where.guild)) for where in (place, other)] == [1, 0]
            assert [each.tables.preferences.of(where.guild, ADA.id).pings for where in (place, other)] == [True, None]
            assert [each.tables.settings.of(where.guild).pings for where in (place, other)] == [False, True]


async def test_what_ends_and_is_cleared_away_is_of_its_own_servers(processes, clock, server, address, tmp_path):
    ended: list[list[int]] = [[], []]
    days = [
        Days(each.tables, each.presets, Listeners([told.append])) for each, told in zip(processes, ended, strict=True)
    ]
    for each, place in zip(days, PLACES, strict=True):
        await each.begin(place, ADA)
    clock.time += DAY
    await days[1].close_day()
    assert ended == [[], [THERE.guild]]
    assert [table.guild for table in await every(processes[0].tables.store)] == [PLACE.guild]

    policy = RetentionPolicy(actions=1, left_servers=1)
    first, second = (Retention(each.tables.store, policy, clock, (each.presets.clear,)) for each in processes)
    await first.note({PLACE.guild})
    assert server.ask("SELECT * FROM left_servers", address.url.database) == [], "of the other shard nothing is known"
    await finished(Club(tmp_path, processes[0].tables, clock))
    await second.left(THERE.guild)
    clock.time += 2 * DAY
    guilds = "SELECT DISTINCT guild_id FROM matches ORDER BY 1"
    logged = "SELECT DISTINCT guild_id FROM matches JOIN packed_actions ON match_id = id WHERE ended_at IS NOT NULL"
    await second.tidy()
    assert server.ask(guilds, address.url.database) == [(PLACE.guild,)]
    assert server.ask(logged, address.url.database) == [(PLACE.guild,)]
    await first.tidy()
    assert server.ask(logged, address.url.database) == []


async def test_who_is_forgotten_is_so_at_the_tables_of_the_other_process(processes, clock, tmp_path, server, address):
    here, elsewhere = processes
    club = Club(tmp_path, here.tables, clock)
    shared, alone = await club.match(ADA, BEN), await club.match(ADA, computers=("easy",))
    await elsewhere.membership.forget(ADA.id)
    kept = server.ask("SELECT seats, host_id, opened_by FROM tables", address.url.database)
    assert str(ADA.id) not in str(kept)
    with pytest.raises(Refused, match="has changed in the meantime"):
        await here.tables.act(shared.id, ADA.id, None, Draw())
    now = here.tables.get(shared.id)
    assert (now.seats[0].member, now.seats[0].computer, now.seats[1].member) == (None, "steady", BEN.id)
    await here.tables.abandon(alone.id)
    with pytest.raises(NoSuchTable):
        here.tables.get(alone.id)


async def test_who_is_forgotten_is_so_in_the_tournaments_of_the_other_process(processes, clock, tmp_path):
    here, elsewhere = processes
    tournaments = Tournaments(here.tables.store, here.tables, Listeners(), now=clock)
    club = TournamentClub(Club(tmp_path, here.tables, clock))
    club.tournaments = tournaments
    tournament = await club.opened(*GUESTS[:4])
    for person in (GUESTS[0], DIRECTOR):
        await elsewhere.membership.forget(person.id)
    with pytest.raises(Refused, match="has changed in the meantime"):
        await tournaments.join(tournament.id, GUESTS[5])
    after = await tournaments.join(tournament.id, GUESTS[5])
    assert not {after.organiser, *(entrant.member for entrant in after.entrants)} & {GUESTS[0].id, DIRECTOR.id}
    await tournaments.stop()


async def test_what_is_forgotten_never_comes_back_and_is_known_no_longer_after_a_minute(processes):
    here, elsewhere = processes
    for person in (ADA, BEN):
        await here.tables.prefer(PLACE.guild, person.id, lambda before: replace(before, large=True))
        await here.presets.keep(PLACE.guild, person.name, to(50), person)
        await elsewhere.membership.forget(person.id, leaves_presets=person == BEN)
    later = await here.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, four_colours=True))
    assert later == Preferences(four_colours=True), "it was not written back"
    await here.membership.read_again()
    assert [here.tables.preferences.of(PLACE.guild, each.id) for each in (ADA, BEN)] == [later, Preferences()]
    assert [(kept.name, kept.by) for kept in here.presets.of(PLACE.guild)] == [(BEN.name, None)]


def hold_up(server: Postgres, address: Address, table: str) -> None:
    """The next row of a table, and it alone, is not written for long."""
    trigger = f"CREATE TRIGGER hold_up BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION hold_up()"
    server.tell("CREATE SEQUENCE tries", HOLD_UP, trigger, database=address.url.database)


async def cut_off(server: Postgres, address: Address) -> None:
    """The server ends the connection that is held up."""
    await until(server, address, "wait_event = 'PgSleep'", "pg_terminate_backend(pid)")


async def test_a_move_that_was_cut_off_is_saved_once_and_told_once(server, address, processes, clock, tmp_path):
    tables = processes[0].tables
    table = await Club(tmp_path, tables, clock).match(ADA, BEN)
    told = []
    tables._changes.connect(lambda change: told.append(change.id))
    hold_up(server, address, "actions")
    acting = asyncio.create_task(tables.act(table.id, ADA.id, None, Draw(), 1))
    await cut_off(server, address)
    moved = await acting
    assert moved.moves == table.moves + 1
    assert await every(tables.store) == [moved] == tables.every()
    assert server.ask("SELECT count(*) FROM actions", address.url.database) == [(moved.moves,)]
    assert told == [table.id]


async def test_a_move_at_a_table_that_changed_meanwhile_is_refused(server, address, processes, clock, tmp_path):
    tables = processes[0].tables
    table = await Club(tmp_path, tables, clock).match(ADA, BEN)
    hold_up(server, address, "actions")
    acting = asyncio.create_task(tables.act(table.id, ADA.id, None, Draw(), 1))
    await until(server, address, "wait_event = 'PgSleep'")
    writing = asyncio.create_task(processes[1].tables.store.write(table_rows.save, replace(table, house_rules=to(777))))
    await until(server, address, "wait_event_type = 'Lock'")
    await cut_off(server, address)
    await writing
    with pytest.raises(Refused, match="has changed in the meantime"):
        await acting
    assert server.ask("SELECT count(*) FROM actions", address.url.database) == [(table.moves,)]
    assert tables.get(table.id) == replace(table, house_rules=to(777), version=table.version + 1)


async def test_a_preset_is_replaced_once(server: Postgres, address: Address, processes: tuple[Process, Process]):
    presets = processes[0].presets
    await presets.keep(PLACE.guild, "Friday", to(50), ADA)
    hold_up(server, address, "house_sets")
    keeping = asyncio.create_task(presets.keep(PLACE.guild, "friday", to(100), ADA))
    await cut_off(server, address)
    kept = await keeping
    assert presets.of(PLACE.guild) == [kept]
    await presets.load()
    assert presets.of(PLACE.guild) == [kept]
