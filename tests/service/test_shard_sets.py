"""A process with a share of the servers leaves all others alone: in memory, at midnight, and when it clears away.

There are two shards. The server of these tests is on the first, and another one on the second.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from db.database.store import Store
from db.repositories.matches.tables import rows
from engine.core.actions import Draw
from model.location import Location
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused
from model.servers.shard_set import ShardSet
from service.base.listeners import Listeners
from service.people.membership import Membership
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.servers.retention import DAY, Retention, RetentionPolicy
from service.servers.settings import PersonalPreferences, ServerSettings
from service.tables.days import Days
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments
from tests.db.club import look, to
from tests.service.club import ADA, BEN, CALM, CLEO, MODERATOR, PLACE, Clock, Club, NoThreads, membership_of
from tests.service.test_periodic import until
from tests.service.test_retention import finished, logged
from tests.service.tournament_club import DIRECTOR, GUESTS, TournamentClub

Known = Callable[[int], bool]

THERE = Location(1 << 22, 10)
FIRST, SECOND = (ShardSet((shard,), 2) for shard in range(2))


def test_the_servers_are_on_different_shards():
    assert [share.has(place.guild) for share in (FIRST, SECOND) for place in (PLACE, THERE)] == [
        True,
        False,
        False,
        True,
    ]


async def test_a_process_finds_the_tables_of_its_own_servers_alone(club: Club):
    table = await club.match(ADA, BEN)
    async with club.tables.store.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE tables SET guild_id = {THERE.guild} WHERE id = {table.id}")
    here = await club.match(ADA, CLEO)
    for share, number in ((FIRST, here.id), (SECOND, table.id)):
        process = Tables(club.tables.store, CALM, Listeners(), now=club.clock, share=share)
        await process.resume()
        assert process.numbers() == [number]
        assert list(process._timers) == [number]
        assert process.recent(process.get(number), None), "with what happened last"
        await process.stop()


async def test_a_message_is_known_to_the_process_of_its_server(club: Club):
    table = await club.lobby(ADA)
    await club.tables.save_message_id(table.id, 5)
    for share, known in ((FIRST, {table.id: 5}), (SECOND, {})):
        process = Tables(club.tables.store, CALM, Listeners(), now=club.clock, share=share)
        await process.resume()
        assert process.messages == known
        await process.stop()
    async with club.tables.store.reading() as connection:
        assert len(await rows.every(connection)) == 1


async def test_what_is_kept_for_servers_is_known_to_their_process_alone(club: Club):
    store = club.tables.store
    presets, outbox = Presets(store), Outbox(store, club.clock)
    for place in (PLACE, THERE):
        await presets.keep(place.guild, "Friday", to(50), ADA)
        await outbox.begin("ping", 1, place.guild, place.channel)
        await club.tables.prefer(place.guild, ADA.id, lambda before: replace(before, pings=True))
        owner = replace(MODERATOR, runs_server=True)
        await club.tables.settings.change(place.guild, owner, lambda before: replace(before, pings=False))
    for share, own, other in ((FIRST, PLACE.guild, THERE.guild), (SECOND, THERE.guild, PLACE.guild)):
        found = await loaded(store, club.clock, share)
        assert [known(own) for known in found] == [True] * 4
        assert [known(other) for known in found] == [False] * 4


async def loaded(store: Store, clock: Clock, share: ShardSet) -> list[Known]:
    """What tells of a server whether a process with this share knows anything of it."""
    presets, outbox = Presets(store, share=share), Outbox(store, clock, share)
    settings, preferences = ServerSettings(store, share=share), PersonalPreferences(store, share)
    await presets.load()
    await outbox.resume()
    await settings.load()
    await preferences.load()
    return [
        lambda guild: bool(presets.of(guild)),
        lambda guild: guild in [each.guild for each in outbox.every()],
        lambda guild: not settings.of(guild).pings,
        lambda guild: bool(preferences.of(guild, ADA.id).pings),
    ]


async def test_a_tournament_goes_on_in_the_process_of_its_server(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:4])
    store, clock = tournament_club.club.tables.store, tournament_club.club.clock
    for share, numbers in ((FIRST, [tournament.id]), (SECOND, [])):
        tables = Tables(store, CALM, Listeners(), now=clock, share=share)
        process = Tournaments(store, tables, NoThreads(), Listeners(), now=clock)
        await tables.resume()
        await process.resume()
        assert process.numbers() == numbers
        await process.stop()
        await tables.stop()


async def test_a_day_ends_in_the_servers_of_a_process_alone(club: Club):
    days = Days(club.tables, Presets(club.tables.store), Listeners())
    here, there = [await days.begin(place, ADA) for place in (PLACE, THERE)]
    club.clock.time += DAY
    ended = list[int]()
    tables = Tables(club.tables.store, CALM, Listeners(), now=club.clock, share=SECOND)
    await tables.resume()
    await Days(tables, Presets(tables.store), Listeners(ended.append)).close_day()
    await tables.stop()
    assert ended == [THERE.guild]
    assert [table.id for table in await club.stored()] == [here.id]
    assert there.guild == THERE.guild


async def test_a_day_that_has_ended_is_told_for_the_shards_that_are_ready(club: Club):
    ended = list[int]()
    days = Days(club.tables, Presets(club.tables.store), Listeners(ended.append))
    for place in (PLACE, THERE):
        await days.begin(place, ADA)
    club.clock.time += DAY
    await days.close_day(FIRST)
    assert ended == [PLACE.guild]
    assert [table.guild for table in club.tables.of_days()] == [THERE.guild]


async def test_servers_and_matches_of_other_processes_are_not_cleared_away(club: Club):
    for _ in range(2):
        await finished(club)
    async with club.tables.store.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE matches SET guild_id = {THERE.guild} WHERE id = 2")
    keepings = RetentionPolicy(actions=1, left_servers=1, loose=None)
    first, second = (
        Retention(club.tables.store, Presets(club.tables.store), keepings, club.clock, share=share)
        for share in (FIRST, SECOND)
    )
    await first.note({PLACE.guild}, FIRST)
    assert look(club.path, "SELECT * FROM left_servers") == [], "of the other shard nothing is known"
    await second.left(THERE.guild)
    club.clock.time += 2 * DAY
    await first.tidy()
    assert logged(club) == [2]
    assert look(club.path, "SELECT id FROM matches") == [(1,), (2,)]
    await second.tidy()
    assert look(club.path, "SELECT id FROM matches") == [(1,)]


async def test_who_is_forgotten_is_forgotten_in_the_servers_of_other_processes_too(club: Club):
    """The other process follows when it next does something there."""
    shared, alone = await club.match(ADA, BEN), await club.match(ADA, computers=("easy",))
    elsewhere = Tables(club.tables.store, CALM, Listeners(), now=club.clock, share=SECOND)
    await membership_of(elsewhere).forget(ADA.id)
    await elsewhere.stop()
    assert str(ADA.id) not in str(look(club.path, "SELECT seats, host_id, opened_by FROM tables"))
    assert look(club.path, "SELECT outcome FROM matches WHERE id = 2") == [("abandoned",)]
    with pytest.raises(Refused, match="has changed in the meantime"):
        await club.tables.act(shared.id, ADA.id, None, Draw())
    now = club.tables.get(shared.id)
    assert (now.seats[0].member, now.seats[0].computer, now.seats[1].member) == (None, "steady", BEN.id)
    assert club.due_in(shared.id) == CALM.computer
    await club.tables.abandon(alone.id)
    with pytest.raises(NoSuchTable):
        club.tables.get(alone.id)


async def test_an_organiser_and_entrant_is_forgotten_in_the_servers_of_other_processes_too(
    tournament_club: TournamentClub,
):
    tournament = await tournament_club.opened(*GUESTS[:4])
    club = tournament_club.club
    elsewhere = Tables(club.tables.store, CALM, Listeners(), now=club.clock, share=SECOND)
    for person in (GUESTS[0], DIRECTOR):
        await membership_of(elsewhere).forget(person.id)
    await elsewhere.stop()
    with pytest.raises(Refused, match="has changed in the meantime"):
        await tournament_club.tournaments.join(tournament.id, GUESTS[5])
    await tournament_club.tournaments.join(tournament.id, GUESTS[5])
    (stored,) = await tournament_club.stored()
    named = {stored.organiser, *(entrant.member for entrant in stored.entrants)}
    assert not named & {GUESTS[0].id, DIRECTOR.id}


async def process_of(club: Club, share: ShardSet) -> tuple[Membership, Presets]:
    """Another process, with what it reads at its start."""
    tables = Tables(club.tables.store, CALM, Listeners(), now=club.clock, share=share)
    presets = Presets(club.tables.store, club.clock, share=share)
    membership = membership_of(tables, presets)
    await membership.resume()
    await presets.load()
    await tables.resume()
    return membership, presets


async def test_who_is_forgotten_is_let_go_of_by_every_process(club: Club, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("service.people.membership.LOOK", 0.01)
    await club.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, large=True))
    await club.tables.prefer(PLACE.guild, BEN.id, lambda before: replace(before, large=True))
    for name, by in (("Friday", ADA), ("Tuesday", BEN)):
        await Presets(club.tables.store).keep(PLACE.guild, name, to(50), by)
    (here, presets), (elsewhere, _) = await process_of(club, FIRST), await process_of(club, SECOND)
    preferences = here._tables.preferences
    assert preferences.of(PLACE.guild, ADA.id).large
    await elsewhere.forget(ADA.id)
    await until(lambda: [kept.name for kept in presets.of(PLACE.guild)] == ["Tuesday"])
    await until(lambda: preferences.of(PLACE.guild, ADA.id) == Preferences())
    assert preferences.of(PLACE.guild, BEN.id).large
    await elsewhere.forget(BEN.id, leaves_presets=True)
    await until(lambda: [kept.by for kept in presets.of(PLACE.guild)] == [None])
    for process in (here, elsewhere):
        await process.stop()
        await process._tables.stop()


async def test_who_forgets_someone_reads_nothing_again(club: Club):
    here, presets = await process_of(club, FIRST)
    await here.forget(ADA.id)
    await Presets(club.tables.store).keep(PLACE.guild, "Friday", to(50), BEN)
    await here.follow()
    assert presets.of(PLACE.guild) == []
    await (await process_of(club, SECOND))[0].forget(CLEO.id)
    await here.forget(ADA.id)
    await here.follow()
    assert presets.of(PLACE.guild) != [], "there was another one in between"


async def test_what_a_forgotten_person_preferred_is_not_written_back(club: Club):
    await club.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, large=True, pings=True))
    elsewhere, _ = await process_of(club, SECOND)
    await elsewhere.forget(ADA.id)
    later = await club.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, four_colours=True))
    assert later == club.tables.preferences.of(PLACE.guild, ADA.id) == Preferences(four_colours=True)
    preferences = PersonalPreferences(club.tables.store)
    await preferences.load()
    assert preferences.of(PLACE.guild, ADA.id) == later


async def test_what_a_forgotten_person_saved_is_anyones_at_once(club: Club):
    presets = Presets(club.tables.store)
    for name in ("Friday", "Tuesday"):
        await presets.keep(PLACE.guild, name, to(50), ADA)
    elsewhere, _ = await process_of(club, SECOND)
    await elsewhere.forget(ADA.id)
    with pytest.raises(Refused, match="no house rules by that name"):
        await presets.remove(PLACE.guild, "Tuesday", ADA)
    kept = await presets.keep(PLACE.guild, "Friday", to(100), BEN)
    assert presets.of(PLACE.guild) == [kept]
    await presets.load()
    assert presets.of(PLACE.guild) == [kept]


async def test_what_a_forgotten_person_left_is_not_theirs_any_more(club: Club):
    presets = Presets(club.tables.store)
    await presets.keep(PLACE.guild, "Friday", to(50), ADA)
    elsewhere, _ = await process_of(club, SECOND)
    await elsewhere.forget(ADA.id, leaves_presets=True)
    with pytest.raises(Refused, match="can replace it"):
        await presets.keep(PLACE.guild, "Friday", to(100), ADA)
    assert [kept.by for kept in presets.of(PLACE.guild)] == [None]


async def test_a_change_that_waited_for_a_forgetting_starts_anew(club: Club):
    await club.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, large=True))
    async with club.tables.store.writing():
        forgetting = asyncio.create_task(club.forget(ADA))
        await asyncio.sleep(0.05)
        prefers = club.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, four_colours=True))
        changing = asyncio.create_task(prefers)
        await asyncio.sleep(0.05)
    await forgetting
    assert await changing == club.tables.preferences.of(PLACE.guild, ADA.id) == Preferences(four_colours=True)
