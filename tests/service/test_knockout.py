"""Who is out of the match waits for no one and is waited for by no one, may leave without harm, and keeps the place."""

import pytest

from engine.core.scoresheet import out_of_match
from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.tables.due import all_ready
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, Club

KNOCKOUT = HouseRules("crazy-eights", (("knockout", "at the target"),))
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


async def won_by_ada(club: Club, table: Table) -> Table:
    """All but Ada are out after the second round."""
    for person in (ADA, CLEO):
        await club.tables.ready(table.id, person.id)
    return await club.play(await club.last_card(table.id, (), ("8S", "8H")), "5S")


async def test_the_next_round_does_not_wait_for_who_is_out(club: Club):
    table = await ben_out(club, BEN, CLEO)
    with pytest.raises(Refused, match="You’re out of this match, so the next round doesn’t wait for you"):
        await club.tables.ready(table.id, BEN.id)
    await club.tables.ready(table.id, ADA.id)
    assert club.tables.get(table.id).state.phase == "deal"
    await club.tables.ready(table.id, CLEO.id)
    state = club.tables.get(table.id).state
    assert (state.phase, state.hands[1], state.totals[1]) == ("play", (), 100)


async def test_bots_alone_deal_after_a_break_that_who_is_out_can_read(club: Club):
    table = await ben_out(club, BEN, computers=("easy", "easy"))
    left = await club.tables.leave(table.id, ADA.id)
    assert club.due_in(table.id) == 90, "Ben is here, though out, and has time to look"
    assert not all_ready(left)


@pytest.mark.parametrize(("left_before", "went_away"), [(False, 0), (True, 1)])
async def test_who_leaves_when_out_has_not_gone_away_and_is_back_at_the_rematch(club: Club, left_before, went_away):
    table = await ben_out(club, BEN, CLEO, left=left_before)
    if not left_before:
        left = await club.tables.leave(table.id, BEN.id)
        assert left.happenings[-1].kind == "quit"
    over = await won_by_ada(club, table)
    assert over.phase == "over"
    assert look(club.path, RESULTS) == [(0, 0, 1, 1), (1, went_away, 3, 0), (2, 0, 2, 0)], "in the order of going out"
    again = await club.tables.rematch(table.id, BEN)
    assert [seat.member for seat in again.seats] == [ADA.id, BEN.id, CLEO.id]
