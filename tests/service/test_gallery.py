"""Cheers and guesses who wins: who may, how often, until when, and what is left of them."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from model.member import Member
from model.refusals import NoSuchTable, Refused
from model.spectators.cheers import OWN_PAUSE, TABLE_PAUSE
from model.tables.table import Seat, Table
from service.servers.presets import Presets
from service.servers.retention import DAY, Retention, RetentionPolicy
from service.servers.retention import rows as retention_rows
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, HASTE, PLACE, Club, sensible

BOSS = Member(950, "Boss", runs_server=True)


def shown(club: Club, table: Table) -> list[tuple[str, str]]:
    return [(cheer.name, cheer.kind) for cheer in club.gallery.cheers(club.tables.get(table.id))]


async def refusal(asked: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asked
    return str(refused.value)


async def moved(club: Club, table: Table) -> Table:
    """The seat to move does something sensible."""
    now = club.tables.get(table.id)
    assert now.state is not None
    member = now.seats[now.state.turn].member
    assert member is not None
    return await club.tables.act(now.id, member, now.state.asked, sensible(now))


async def lap(club: Club, table: Table) -> Table:
    """Everyone plays a card that changes nothing for the others, in their turn."""
    for seat in range(len(table.seats)):
        card = "35679TKA"[seat] + "S"
        others = [("4D", "4C")] * len(table.seats)
        others[seat] = (card, "4H")
        table = await club.put(table.id, hands=tuple(others), pile=("2S",), suit=None, turn=seat, debt=0, pending=None)
        table = await club.play(table, card)
    return table


# Cheers


async def test_players_and_spectators_cheer_and_the_newest_comes_last(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, ADA, "clap")
    club.clock.time += OWN_PAUSE
    await club.gallery.cheer(table.id, DORA, "gg")
    assert shown(club, table) == [("Ada", "clap"), ("Dora", "gg")]
    club.clock.time += OWN_PAUSE
    await club.gallery.cheer(table.id, ADA, "fire")
    assert shown(club, table) == [("Dora", "gg"), ("Ada", "fire")]


async def test_only_the_latest_few_are_shown_and_none_for_long(club: Club):
    table = await club.match(ADA, BEN)
    for number in range(7):
        await club.gallery.cheer(table.id, Member(500 + number, f"Fan {number}"), "clap")
        club.clock.time += TABLE_PAUSE
    assert [name for name, _ in shown(club, table)] == [f"Fan {number}" for number in range(2, 7)]
    club.clock.time += 200
    assert shown(club, table) == []


async def test_a_hand_shows_nothing_that_a_spectator_did(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, DORA, "gg")
    assert club.gallery.cheers_of_players(table) == []
    club.clock.time += TABLE_PAUSE
    await club.gallery.cheer(table.id, BEN, "wow")
    assert [cheer.name for cheer in club.gallery.cheers_of_players(table) or ()] == ["Ben"]


async def test_each_person_waits_a_moment_and_so_does_the_table(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, ADA, "clap")
    assert "Someone else cheered first" in await refusal(club.gallery.cheer(table.id, BEN, "clap"))
    club.clock.time += TABLE_PAUSE
    assert "just cheered" in await refusal(club.gallery.cheer(table.id, ADA, "gg"))
    await club.gallery.cheer(table.id, BEN, "clap")
    club.clock.time += OWN_PAUSE
    await club.gallery.cheer(table.id, ADA, "gg")


async def test_the_pause_outlasts_a_restart(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, ADA, "clap")
    await club.restart()
    club.clock.time += TABLE_PAUSE
    assert "just cheered" in await refusal(club.gallery.cheer(table.id, ADA, "gg"))
    assert shown(club, table) == [("Ada", "clap")]


async def test_a_cheer_changes_no_version_and_tells_the_table_to_no_one(club: Club):
    table = await club.match(ADA, BEN)
    club.told.clear()
    await club.gallery.cheer(table.id, ADA, "clap")
    await club.gallery.guess(table.id, DORA, 0)
    assert club.tables.get(table.id) is table
    assert club.told == []
    assert (await moved(club, table)).moves == table.moves + 1


async def test_nobody_who_cheers_or_guesses_waits_for_a_move_or_keeps_one_waiting(club: Club):
    table = await club.match(ADA, BEN)
    async with club.tables.all_at([table.id]):
        async with asyncio.timeout(5):
            await club.gallery.cheer(table.id, ADA, "clap")
            await club.gallery.guess(table.id, DORA, 0)


async def test_host_and_server_switch_them_off(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, BEN, "clap")
    assert "Only the host" in await refusal(club.tables.allow_cheers(table.id, BEN, wanted=False))
    table = await club.tables.allow_cheers(table.id, ADA, wanted=False)
    assert "The host turned cheers off" in await refusal(club.gallery.cheer(table.id, DORA, "clap"))
    assert shown(club, table) == []
    assert club.gallery.cheers_of_players(table) is None
    await club.restart()
    assert not club.gallery.may_cheer(club.tables.get(table.id))
    table = await club.tables.allow_cheers(table.id, ADA, wanted=True)
    await club.tables.settings.change(PLACE.guild, BOSS, lambda before: replace(before, cheers=False))
    assert "off in this server" in await refusal(club.gallery.cheer(table.id, DORA, "clap"))
    assert shown(club, table) == []


async def test_a_rematch_has_no_cheers_either(club: Club):
    table = await club.match(ADA, BEN, target=50)
    await club.tables.allow_cheers(table.id, ADA, wanted=False)
    over = await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    assert not (await club.tables.rematch(over.id, ADA)).cheers


async def test_there_is_something_to_cheer_for_from_the_deal_on(club: Club):
    table = await club.lobby(ADA, BEN)
    assert "nothing to cheer for" in await refusal(club.gallery.cheer(table.id, ADA, "clap"))
    await club.tables.start(table.id, ADA)
    assert "isn’t here any more" in await refusal(club.gallery.cheer(table.id, ADA, "boo"))
    await club.gallery.cheer(table.id, ADA, "clap")


# Guesses


async def test_a_guess_can_be_changed_until_the_second_lap(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.guess(table.id, DORA, 0)
    assert club.gallery.may_guess(table)
    await club.gallery.guess(table.id, DORA, 1)
    assert club.gallery.guess_of(table.id, DORA.id) == 1
    table = await lap(club, table)
    assert not club.gallery.may_guess(table)
    assert "too late to guess" in await refusal(club.gallery.guess(table.id, DORA, 0))
    assert "too late to guess" in await refusal(club.gallery.guess(table.id, CLEO, 0))
    assert club.gallery.guess_of(table.id, DORA.id) == 1


async def test_the_first_lap_lasts_until_the_last_one_has_played(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    hands = ("3S", "4H"), ("4D", "5D"), ("4C", "5C")
    table = await club.play(await club.put(table.id, hands=hands, pile=("2S",), suit=None), "3S")
    assert club.gallery.may_guess(table)
    table = await club.play(await club.put(table.id, hands=(("4H",), ("5S", "5D"), ("4C", "5C"))), "5S")
    assert club.gallery.may_guess(table)
    table = await club.put(table.id, hands=(("4H",), ("5D",), ("6S", "5C")))
    await club.restart()  # what has been played is known again
    assert club.gallery.may_guess(club.tables.get(table.id))
    table = await club.play(table, "6S")
    assert not club.gallery.may_guess(table)
    assert club.gallery.may_guess(await club.put(table.id, turn=2)), "as if her turn went on"


async def test_nobody_guesses_before_the_deal_or_in_a_later_round(club: Club):
    table = await club.lobby(ADA, BEN)
    assert "aren’t dealt yet" in await refusal(club.gallery.guess(table.id, DORA, 0))
    between = await club.between_rounds(ADA, BEN)
    for person in (ADA, BEN):
        between = await club.tables.ready(between.id, person.id)
    assert between.state is not None
    assert between.state.round == 2
    assert not club.gallery.may_guess(between)


async def test_players_do_not_guess_and_there_is_no_other_seat(club: Club):
    table = await club.match(ADA, BEN)
    assert "can’t guess the winner" in await refusal(club.gallery.guess(table.id, BEN, 0))
    assert "no seat 3" in await refusal(club.gallery.guess(table.id, DORA, 2))
    assert club.gallery.guess_of(table.id, BEN.id) is None


async def test_who_was_right_is_known_at_the_end_also_after_a_restart(club: Club):
    table = await club.match(ADA, BEN, target=50)
    await club.gallery.guess(table.id, DORA, 0)
    await club.gallery.guess(table.id, CLEO, 1)
    assert look(club.path, "SELECT user_id, seat FROM winner_guesses ORDER BY user_id") == [(CLEO.id, 1), (DORA.id, 0)]
    assert club.gallery.right(club.tables.get(table.id)) == []
    over = await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    assert over.phase == "over"
    assert club.gallery.right(over) == ["Dora"]
    await club.restart()
    assert club.gallery.right(club.tables.get(table.id)) == ["Dora"]


async def test_who_sat_down_since_is_not_named(club: Club):
    table = await club.match(ADA, BEN, computers=("steady",), target=50)
    await club.gallery.guess(table.id, DORA, 0)
    table = await club.replace(club.tables.get(table.id), seats=(*table.seats[:2], Seat("Dora", DORA.id)))
    over = await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "KC")), "5S")
    assert over.phase == "over"
    assert club.gallery.right(over) == []


# What is left


async def test_it_goes_with_its_table(club: Club):
    table, other = await club.match(ADA, BEN), await club.match(CLEO, BEN)
    for each in (table, other):
        await club.gallery.cheer(each.id, DORA, "clap")
        await club.gallery.guess(each.id, DORA, 0)
    await club.tables.close(table.id, ADA)
    assert look(club.path, "SELECT table_id FROM cheers") == look(club.path, "SELECT table_id FROM winner_guesses")
    assert look(club.path, "SELECT table_id FROM cheers") == [(other.id,)]
    with pytest.raises(NoSuchTable):
        await club.gallery.cheer(table.id, ADA, "clap")


async def test_a_table_that_closes_meanwhile_wins(club: Club, caplog: pytest.LogCaptureFixture):
    table = await club.match(ADA, BEN)
    async with club.tables.store.writing():  # all of them wait for this, one behind the other
        closing = asyncio.create_task(club.tables.close(table.id, ADA))
        for _ in range(20):
            await asyncio.sleep(0)
        said = [club.gallery.cheer(table.id, DORA, "clap"), club.gallery.guess(table.id, DORA, 0)]
        saying = asyncio.gather(*said, return_exceptions=True)
        for _ in range(20):
            await asyncio.sleep(0)
    await closing
    assert [type(each) for each in await saying] == [NoSuchTable, NoSuchTable]
    assert look(club.path, "SELECT count(*) FROM cheers") == look(club.path, "SELECT count(*) FROM winner_guesses")
    assert look(club.path, "SELECT count(*) FROM cheers") == [(0,)]
    assert not caplog.records


async def test_who_is_forgotten_has_said_nothing(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, DORA, "clap")
    await club.gallery.guess(table.id, DORA, 0)
    club.clock.time += TABLE_PAUSE
    await club.gallery.cheer(table.id, BEN, "gg")
    await club.forget(DORA)
    assert shown(club, table) == [("Ben", "gg")]
    assert club.gallery.guess_of(table.id, DORA.id) is None
    assert look(club.path, "SELECT name FROM cheers") == [("Ben",)]
    assert look(club.path, "SELECT name FROM winner_guesses") == []


async def test_a_server_that_was_left_takes_it_along(club: Club):
    table = await club.match(ADA, BEN)
    await club.gallery.cheer(table.id, DORA, "clap")
    await club.gallery.guess(table.id, DORA, 0)
    store = club.tables.store
    await store.write(retention_rows.note_left, PLACE.guild, club.clock())
    club.clock.time += 40 * DAY
    await Retention(store, Presets(store), RetentionPolicy(), club.clock, (club.gallery,)).tidy()
    assert look(club.path, "SELECT * FROM cheers") == look(club.path, "SELECT * FROM winner_guesses") == []
    assert club.gallery.guess_of(table.id, DORA.id) is None
    assert club.gallery.edition(table.id) == ""


async def test_bots_play_on_while_someone_cheers(club: Club):
    """A bot that is about to move is not put off by it."""
    await club.restart(HASTE)
    table = await club.match(ADA, computers=("steady",))
    await club.put(table.id, turn=1)
    before = club.due_in(table.id)
    await club.gallery.cheer(table.id, ADA, "clap")
    assert club.due_in(table.id) == before
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves > table.moves
