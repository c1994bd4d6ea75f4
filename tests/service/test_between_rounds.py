"""Between rounds: who is out of the match waits for no one and keeps the place, and the winner may add a rule."""

import pytest

from engine.core.actions import AddRule, IllegalAction
from engine.core.scoresheet import out_of_match
from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.tables.pauses_and_deadlines import all_ready
from model.tables.table import Table
from tests.db.club import look
from tests.doors import Adding, Effect, Offer, added
from tests.service.club import ADA, BEN, CALM, CLEO, Club, played_to_the_end, replayed

KNOCKOUT = HouseRules("crazy-eights", (("knockout", "at the target"),))
BARTOK, JACKS = HouseRules("bartok"), (("J", Effect("skip")),)
RESULTS = "SELECT seat, went_away, place, won FROM results ORDER BY seat"


async def ben_out(club: Club, *others: Member, computers: tuple[str, ...] = (), left: bool = False) -> Table:
    """Between two rounds. Ada has won the first one, with which Ben, at the second seat, is out of the match."""
    table = await club.match(ADA, *others, computers=computers, house_rules=KNOCKOUT)
    if left:
        await club.tables.leave(table.id, BEN.id)
    table = await club.last_card(table.id, ("8C", "8D"), *(("3C",),) * (len(table.seats) - 2))
    table = await club.play(table, "5S")
    assert out_of_match(table.state.sheet) == (1,)
    return table


async def test_bots_alone_deal_after_a_break_that_who_is_out_can_read(club: Club):
    table = await ben_out(club, BEN, computers=("easy", "easy"))
    left = await club.tables.leave(table.id, ADA.id)
    assert club.due_in(table.id) == 90, "Ben is here, though out, and has time to look"
    assert not all_ready(left)


@pytest.mark.parametrize(("leaves", "went_away"), [("never", 0), ("when out", 0), ("before", 1)])
async def test_the_next_round_waits_for_no_one_who_is_out_who_is_back_at_the_rematch(club: Club, leaves, went_away):
    """Also for who leaves then, which counts as having stayed."""
    table = await ben_out(club, BEN, CLEO, left=leaves == "before")
    if leaves == "when out":
        left = await club.tables.leave(table.id, BEN.id)
        assert left.happenings[-1].kind == "quit"
    elif leaves == "never":
        with pytest.raises(Refused, match="You’re out of this match, so the next round doesn’t wait for you"):
            await club.tables.ready(table.id, BEN.id)
    for person in (ADA, CLEO):
        assert club.tables.get(table.id).state.phase == "deal"
        await club.tables.ready(table.id, person.id)
    state = club.tables.get(table.id).state
    assert (state.phase, state.hands[1], state.totals[1]) == ("play", (), 100)
    over = await club.play(await club.last_card(table.id, (), ("8S", "8H")), "5S")
    assert over.phase == "over"
    assert look(club.path, RESULTS) == [(0, 0, 1, 1), (1, went_away, 3, 0), (2, 0, 2, 0)], "in the order of going out"
    again = await club.tables.rematch(table.id, BEN)
    assert [seat.member for seat in again.seats] == [ADA.id, BEN.id, CLEO.id]


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
    assert (table.state.rules.effects, added(table.state)[0].seat) == (JACKS, 0)
    await club.tables.ready(table.id, ADA.id)
    table = await club.tables.ready(table.id, BEN.id)
    assert (table.state.phase, table.state.round, table.state.rules.effects) == ("play", 2, JACKS)
    await club.restart()
    assert club.tables.get(table.id).state == table.state


async def test_a_match_with_added_rules_replays_from_the_file(club: Club):
    table = await club.lobby(ADA, computers=("steady",), house_rules=BARTOK, quick=True)
    await club.tables.start(table.id, ADA)
    table = await played_to_the_end(club, table.id)
    assert added(table.state)
    assert await replayed(club.tables.store, table) == table.state


async def test_when_the_time_is_up_no_rule_is_added(club: Club):
    table = await won(club, ADA, BEN)
    assert club.due_in(table.id) == CALM.turn
    await club.time_passes(table.id)
    table = club.tables.get(table.id)
    assert (table.state.phase, added(table.state), table.seats[0].present) == ("play", (), True)


async def test_a_bot_that_won_adds_a_rule_though_everyone_is_ready(club: Club):
    table = await won(club, ADA, computers=("steady",), winner=1)
    await club.time_passes(table.id)
    table = await club.tables.ready(table.id, ADA.id)
    assert (table.state.phase, table.state.adding(), club.due_in(table.id)) == ("deal", 1, CALM.computer)
    await club.time_passes(table.id)
    assert added(club.tables.get(table.id).state)
    await club.time_passes(table.id)
    assert club.tables.get(table.id).state.phase == "play"
