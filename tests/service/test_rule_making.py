"""The winner of a round adds a rule: in time or not, a bot too, and across a restart."""

import pytest

from engine.core.actions import AddRule, IllegalAction
from engine.games.house_rules import HouseRules
from model.tables.table import Table
from tests.doors import Adding, Effect, Offer
from tests.service.club import ADA, BEN, CALM, Club, played_to_the_end, replayed

BARTOK = HouseRules("bartok")
JACKS = (("J", Effect("skip")),)


async def won(club: Club, *people, winner: int = 0, **wish) -> Table:
    """A round was just won."""
    table = await club.match(*people, house_rules=BARTOK, **wish)
    table = await club.last_card(table.id, *(("3C",),) * (len(table.seats) - 1), turn=winner)
    return await club.play(table, "5S") if table.seats[winner].present else table


async def test_the_rule_lasts_when_the_process_is_killed_before_and_after_it(club: Club):
    table = await won(club, ADA, BEN)
    await club.restart()
    assert club.tables.get(table.id).state == table.state
    table = await club.put(table.id, pending=Adding(0, (Offer("effects", JACKS),)))
    with pytest.raises(IllegalAction):
        await club.tables.act(table.id, BEN.id, table.state.asked, AddRule(0))
    await club.tables.act(table.id, ADA.id, table.state.asked, AddRule(0))
    await club.restart()
    table = club.tables.get(table.id)
    assert (table.state.rules.effects, table.state.added[0].seat) == (JACKS, 0)
    await club.tables.ready(table.id, ADA.id)
    table = await club.tables.ready(table.id, BEN.id)
    assert (table.state.phase, table.state.round, table.state.rules.effects) == ("play", 2, JACKS)
    await club.restart()
    assert club.tables.get(table.id).state == table.state


async def test_a_match_with_added_rules_replays_from_the_file(club: Club):
    table = await club.lobby(ADA, computers=("steady",), house_rules=BARTOK, quick=True)
    await club.tables.start(table.id, ADA)
    table = await played_to_the_end(club, table.id)
    assert table.state.added
    assert await replayed(club.tables.store, table) == table.state


async def test_when_the_time_is_up_no_rule_is_added(club: Club):
    table = await won(club, ADA, BEN)
    assert club.due_in(table.id) == CALM.turn
    await club.time_passes(table.id)
    table = club.tables.get(table.id)
    assert (table.state.phase, table.state.added, table.seats[0].present) == ("play", (), True)


async def test_a_bot_that_won_adds_a_rule_though_everyone_is_ready(club: Club):
    table = await won(club, ADA, computers=("steady",), winner=1)
    await club.time_passes(table.id)
    table = await club.tables.ready(table.id, ADA.id)
    assert (table.state.phase, table.state.adding(), club.due_in(table.id)) == ("deal", 1, CALM.computer)
    await club.time_passes(table.id)
    assert club.tables.get(table.id).state.added
    await club.time_passes(table.id)
    assert club.tables.get(table.id).state.phase == "play"
