"""Who is out of the match waits for no one and is waited for by no one, may leave without harm, and keeps the place."""

import pytest

from engine.core.scoresheet import out_of_match
from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.tables.due import all_ready
from model.tables.seating import counts
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, Club, played_to_the_end

KNOCKOUT = HouseRules("crazy-eights", (("knockout", "at the target"),))
RESULTS = "SELECT seat, went_away, place, won FROM results ORDER BY seat"


async def ben_out(club: Club, *others: Member, computers: tuple[str, ...] = (), out: int = 1) -> Table:
    """Between two rounds. Ada has won the first one, with which Ben, at the second seat, is out of the match."""
    table = await club.match(ADA, *others, computers=computers, house_rules=KNOCKOUT)
    hands = [("8C", "8D") if seat == out else ("3C",) for seat in range(1, len(table.seats))]
    table = await club.play(await club.last_card(table.id, *hands), "5S")
    assert table.state is not None
    assert out_of_match(table.state.sheet) == (out,)
    return table


async def dealt(club: Club, *others: Member, computers: tuple[str, ...] = (), out: int = 1) -> Table:
    """The second round."""
    table = await ben_out(club, *others, computers=computers, out=out)
    for seat, person in enumerate((ADA, *others)):
        if seat != out:
            await club.tables.ready(table.id, person.id)
    return club.tables.get(table.id)


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
    assert left is not None
    assert not all_ready(left)


@pytest.mark.parametrize(("people", "counted"), [((BEN, CLEO, DORA), True), ((BEN, CLEO), False)])
async def test_a_knockout_of_three_rounds_is_more_than_luck(club: Club, people, counted):
    rules = HouseRules("crazy-eights", (("knockout", "highest hand"),))
    assert counts(await club.match(ADA, *people, house_rules=rules)) == counted


async def test_it_is_still_so_after_a_restart(club: Club):
    table = await ben_out(club, BEN, CLEO)
    await club.restart()
    found = club.tables.get(table.id)
    assert (found.is_out(0), found.is_out(1), found.state) == (False, True, table.state)


async def test_no_one_takes_the_seat_of_a_bot_that_is_out(club: Club):
    table = await dealt(club, BEN, computers=("easy",), out=2)
    with pytest.raises(Refused, match="Every bot at this table is out of the match"):
        await club.tables.join(table.id, CLEO)
    other = await dealt(club, BEN, computers=("easy", "easy"), out=2)
    sat = await club.tables.join(other.id, CLEO)
    assert [seat.member for seat in sat.seats] == [ADA.id, BEN.id, None, CLEO.id]


async def test_of_two_for_the_only_seat_that_still_plays_the_second_is_told(club: Club):
    table = await dealt(club, BEN, computers=("easy", "easy"), out=2)
    await club.tables.join(table.id, CLEO)
    with pytest.raises(Refused, match="Cleo took the last bot seat"):
        await club.tables.join(table.id, DORA)


async def test_who_leaves_when_out_has_not_gone_away_and_no_bot_plays_for_them(club: Club):
    table = await dealt(club, BEN, CLEO)
    left = await club.tables.leave(table.id, BEN.id)
    assert [each.kind for each in left.happenings][-1] == "quit"
    await played_to_the_end(club, table.id)
    (_, ben, _) = look(club.path, RESULTS)
    assert ben == (1, 0, 3, 0)


async def test_who_left_before_has_gone_away(club: Club):
    table = await club.match(ADA, BEN, CLEO, house_rules=KNOCKOUT)
    await club.tables.leave(table.id, BEN.id)
    table = await club.last_card(table.id, ("8C", "8D"), ("3C",))
    await club.play(table, "5S")
    await played_to_the_end(club, table.id)
    (_, ben, _) = look(club.path, RESULTS)
    assert ben == (1, 1, 3, 0)


async def test_who_left_when_out_is_back_at_the_rematch(club: Club):
    table = await dealt(club, BEN, CLEO)
    await played_to_the_end(club, table.id)
    again = await club.tables.rematch(table.id, ADA)
    assert [seat.member for seat in again.seats] == [ADA.id, BEN.id, CLEO.id]


async def test_the_places_are_those_of_going_out(club: Club):
    table = await dealt(club, BEN, CLEO)
    over = await played_to_the_end(club, table.id)
    places = {seat: place for seat, _, place, _ in look(club.path, RESULTS)}
    assert (places[1], sorted(places.values())) == (3, [1, 2, 3])
    assert places[over.state.winners[0]] == 1
