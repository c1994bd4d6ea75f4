"""What a server has set holds where something is opened, and what a person prefers holds at their tables."""

import asyncio
from collections.abc import Awaitable, Iterable
from dataclasses import replace

import pytest

from engine.core.actions import Draw, Pass
from model.member import Location, Member
from model.people.preferences import Preferences
from model.refusals import Refused
from model.servers.settings import DAY, HOUR, Settings
from model.tables.seating import TableSetup
from model.tables.table import Table
from service.presets import Presets
from service.retention import DAY as A_DAY, Retention, RetentionPolicy
from tests.db.club import look, to
from tests.service.club import ADA, BEN, CALM, CLEO, DORA, PLACE, STRANGER, Club
from tests.service.test_ending import won_by_ada

LAST_HAND = ("KS", "QC")  # nothing of it fits the Nine of hearts


async def prefer(club: Club, member: Member, **values: object) -> Preferences:
    return await club.tables.prefer(PLACE.guild, member.id, lambda before: replace(before, **values))


async def stuck(club: Club, table_id: int, **more: object) -> None:
    """Ada is to move and holds nothing that fits; the cards of the stock do not fit either."""
    built = {"hands": (LAST_HAND, ("2C", "3C")), "pile": ("9H",), "suit": None, "stock": ("2S", "3S", "4S"), "turn": 0}
    await club.put(table_id, **(built | {"drawn": (), "passes": 0, "pending": None, "debt": 0, "uncalled": ()} | more))


async def at_once(asked: Iterable[Awaitable[Table]]) -> list[Table]:
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(outcome, Table | Refused) for outcome in outcomes)
    return [outcome for outcome in outcomes if isinstance(outcome, Table)]


async def test_settings_outlive_a_restart_and_are_those_of_one_server(club: Club, caplog: pytest.LogCaptureFixture):
    saved = await club.sets(channels=(9, 10), pace="1d", zone="Europe/Berlin", quiet_from=22, quiet_until=7)
    await club.restart()
    assert club.tables.settings.of(PLACE.guild) == saved
    assert club.tables.settings.of(PLACE.guild + 1) == Settings()
    async with club.tables.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE server_settings SET settings = 'no JSON'")
    await club.restart()
    assert club.tables.settings.of(PLACE.guild) == Settings(), "what cannot be read counts as not set"
    assert "cannot be read" in caplog.text


async def test_a_language_that_was_removed_counts_as_not_picked_and_is_told_once_at_the_start(club, caplog):
    await club.sets(pings=False, language="en")
    await club.tables.prefer(PLACE.guild, BEN.id, lambda before: replace(before, language="en", skips=True))
    async with club.tables.store.writing() as connection:
        for table, column in (("server_settings", "settings"), ("preferences", "preferences")):
            await connection.exec_driver_sql(
                f"""UPDATE {table} SET {column} = replace({column}, '"language": "en"', '"language": "tlh"')"""
            )
    await club.restart()
    assert club.tables.settings.of(PLACE.guild) == Settings(pings=False)
    assert club.tables.preferences.of(PLACE.guild, BEN.id) == Preferences(skips=True)
    told = [line for line in caplog.messages if "tlh" in line]
    assert [line.split(" picked")[0] for line in told] == ["Some servers", "Some people"]


async def test_those_who_open_at_once_keep_to_the_limits_too(club: Club):
    await club.sets(tables_in_channel=1)
    opened = await at_once(club.tables.open(PLACE, person, TableSetup(to(50))) for person in (ADA, BEN, CLEO, DORA))
    assert len(opened) == len(club.tables.in_channel(PLACE.channel)) == 1
    await club.tables.close(opened[0].id, ADA)
    await club.lobby(BEN)
    await club.sets(tables_in_channel=10, tables_of_member=2)
    elsewhere = (Location(PLACE.guild, channel) for channel in range(20, 25))
    assert len(await at_once(club.tables.open(place, STRANGER, TableSetup(to(50))) for place in elsewhere)) == 2


async def test_a_rematch_counts_for_who_asks_for_it(club: Club):
    await club.sets(tables_of_member=1)
    over = await won_by_ada(club, BEN)
    await club.lobby(BEN)
    with pytest.raises(Refused, match="You already have an open table here"):
        await club.tables.rematch(over.id, BEN)
    assert (await club.tables.rematch(over.id, ADA)).host == ADA.id


async def test_a_server_and_a_person_save_so_many_house_rules(club: Club):
    await club.sets(house_rules_here=3, house_rules_of_member=2)
    presets = Presets(club.tables.store, settings=club.tables.settings)
    for name in ("one", "two", "two"):
        await presets.keep(PLACE.guild, name, to(50), ADA)
    with pytest.raises(Refused, match="You already saved 2 sets"):
        await presets.keep(PLACE.guild, "three", to(50), ADA)
    asked = [presets.keep(PLACE.guild, name, to(50), BEN) for name in ("three", "four")]
    kept, refused = await asyncio.gather(*asked, return_exceptions=True)
    assert (kept.name, str(refused)[:32]) == ("three", "This server already saves 3 sets")
    await presets.keep(PLACE.guild, "two", to(60), ADA)
    await presets.keep(PLACE.guild + 1, "four", to(50), BEN)
    await presets.remove(PLACE.guild, "one", ADA)
    await presets.keep(PLACE.guild, "four", to(50), BEN)


async def test_a_slow_turn_does_not_end_in_the_quiet_hours_of_the_server(club: Club):
    await club.sets(zone="UTC", quiet_from=22, quiet_until=8)
    club.clock.time = 1000 * DAY + 23 * HOUR
    table = await club.match(ADA, BEN, pace="1d")
    assert club.tables.get(table.id).deadline == 1002 * DAY + 8 * HOUR
    assert club.tables.clock.warning_at(table) == 1001 * DAY + 22 * HOUR
    club.clock.time += HOUR
    await club.restart()
    assert club.tables.get(table.id).deadline == 1002 * DAY + 8 * HOUR, "a restart does not make it longer"


async def test_the_bot_draws_or_passes_for_a_player_who_wants_that_and_can_do_nothing_else(club: Club):
    table = await club.match(ADA, BEN)
    for stock, action in ((("2S", "3S", "4S"), Draw()), ((), Pass())):
        await stuck(club, table.id, stock=stock)
        await prefer(club, BEN, skips=True)
        assert club.due_in(table.id) == CALM.turn, "others are not played for"
        await prefer(club, ADA, skips=True)
        assert club.due_in(table.id) == CALM.computer, "who turns it on in their turn is served at once"
        await club.time_passes(table.id)
        now = club.tables.get(table.id)
        assert club.tables.stories.last_turn(now, ADA.id).action == action
        assert now.seats[0].present, "nobody took the seat over"
        await stuck(club, table.id, stock=stock)
        await prefer(club, ADA, skips=False)
        assert club.due_in(table.id) == CALM.turn, "and has time again"


async def test_a_server_that_has_only_settings_is_known_to_be_left_and_cleared_of_them(club: Club):
    await club.sets(pings=False)
    tables = club.tables
    others = tables.settings.clear, tables.preferences.clear
    keeper = Retention(tables.store, RetentionPolicy(left_servers=30), club.clock, others)
    await keeper.note(())
    assert look(club.path, "SELECT guild_id FROM left_servers") == [(PLACE.guild,)]
    await prefer(club, ADA, large=True)
    club.clock.time += 31 * A_DAY
    await keeper.tidy()
    await keeper.stop()
    assert look(club.path, "SELECT count(*) FROM server_settings") == [(0,)]
    assert look(club.path, "SELECT count(*) FROM preferences") == [(0,)]
    assert tables.settings.of(PLACE.guild) == Settings()
    assert tables.preferences.of(PLACE.guild, ADA.id) == Preferences()


async def test_who_wants_pings_has_them_at_tables_that_are_opened_before_and_later(club: Club):
    first = await club.lobby(ADA, BEN)
    await prefer(club, BEN, pings=True)
    await club.restart()
    later = await club.lobby(BEN, ADA)
    assert [seat.notify for seat in (*club.tables.get(first.id).seats, *later.seats)] == [False, True, True, False]
