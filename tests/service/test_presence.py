"""During the match people get up, are removed and come back. Without a clock all wait for one player."""

import pytest

from engine.core.actions import Draw
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.servers.settings import DAY
from model.tables.table import Table
from tests.service.club import ADA, BEN, CALM, CLEO, STRANGER, Club


async def a_day_passes(club: Club, table: Table) -> Table:
    assert club.due_in(table.id) == DAY
    await club.time_passes(table.id)
    return club.tables.get(table.id)


async def waits_for_ada(club: Club, why: str) -> Table:
    """Everyone waits for Ada, who hosts: for her move, or for the rule that she adds."""
    table = await club.match(ADA, BEN, CLEO, pace="none", house_rules=HouseRules("bartok"))
    if why == "rule":
        table = await club.play(await club.last_card(table.id, ("3C",), ("3C",)), "5S")
    assert (table.state.adding() == 0) == (why == "rule")
    return table


@pytest.mark.parametrize("why", ["move", "rule"])
async def test_when_everyone_has_waited_a_day_a_player_lets_a_bot_play_and_hosts_instead(club: Club, why: str):
    table = await waits_for_ada(club, why)
    for asked in (club.tables.close(table.id, BEN), club.tables.remove(table.id, BEN, 0, table)):
        with pytest.raises(Refused, match="If Ada makes no move for a day"):
            await asked
    await a_day_passes(club, table)
    await club.restart()
    for asked in (club.tables.close(table.id, BEN), club.tables.remove(table.id, BEN, 2, table)):
        with pytest.raises(Refused, match=r"press \*\*Let a bot play"):
            await asked
    with pytest.raises(Refused, match="Only the host"):
        await club.tables.remove(table.id, STRANGER, 0, table)
    handed = await club.tables.remove(table.id, BEN, 0, table)
    assert (handed.seats[0].away, handed.host) == (True, BEN.id)
    assert club.due_in(table.id) == CALM.computer
    await club.tables.close(table.id, BEN)
    assert await club.stored() == []


async def test_a_host_who_is_not_waited_for_stays_the_host(club: Club):
    table = await club.put((await club.match(ADA, BEN, CLEO, pace="none")).id, turn=1)
    await a_day_passes(club, table)
    handed = await club.tables.remove(table.id, CLEO, 1, table)
    assert (handed.seats[1].away, handed.host) == (True, ADA.id)


async def test_who_moves_after_a_day_or_comes_back_has_a_whole_day_again(club: Club):
    table = await a_day_passes(club, await club.match(ADA, BEN, pace="none"))
    await club.tables.act(table.id, ADA.id, None, Draw())
    await club.put(table.id, turn=0)
    with pytest.raises(Refused, match="If Ada makes no move for a day"):
        await club.tables.remove(table.id, BEN, 0, table)
    await a_day_passes(club, table)
    await club.tables.remove(table.id, BEN, 0, table)
    await club.tables.join(table.id, ADA)
    table = await club.put(table.id, turn=0)
    with pytest.raises(Refused, match="Only the host"):
        await club.tables.remove(table.id, ADA, 1, table)
    await club.tables.remove(table.id, BEN, 1, table)


async def test_a_table_without_a_clock_stays_while_its_people_do_and_says_once_that_a_day_has_passed(club: Club):
    table = await a_day_passes(club, await club.match(ADA, BEN, pace="none"))
    assert [(each.kind, each.seat) for each in table.happenings] == [("waited", 0)]
    for _ in range(3):
        later = await a_day_passes(club, table)
        assert (later.happenings, later.seats) == (table.happenings, table.seats)


async def test_who_has_left_the_server_is_no_one_to_wait_for(club: Club):
    table = await club.match(ADA, BEN, pace="none")
    club.people.left, club.people.reachable = {ADA.id}, False
    unasked = await a_day_passes(club, table)
    assert unasked == table, "Discord could not be asked"
    assert club.due_in(table.id) == CALM.again
    club.people.reachable = True
    await club.time_passes(table.id)
    left = club.tables.get(table.id)
    assert ([seat.away for seat in left.seats], left.host) == ([True, False], BEN.id)
    await club.time_passes(table.id)
    await club.put(table.id, turn=1)
    club.people.left = {ADA.id, BEN.id}
    empty = await a_day_passes(club, table)
    assert not empty.anybody_present
    assert club.due_in(table.id) == CALM.wait
    await club.time_passes(table.id)
    assert await club.stored() == club.tables.every() == []
