"""What happens by itself: computer players, the clock of a turn, the break, an empty table."""

import pytest

from engine.core.actions import Call, Draw
from model.refusals import Refused
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CALM, CLEO, Club, replayed, sensible


async def on_turn(club: Club, table: Table, seat: int) -> Table:
    return await club.put(table.id, turn=seat, pending=None, debt=0)


@pytest.mark.parametrize("level", ["easy", "steady"])
async def test_a_computer_player_moves_after_its_pause(club: Club, level: str):
    table = await on_turn(club, await club.match(ADA, computers=(level,)), 1)
    assert club.due_in(table.id) == CALM.computer
    await club.time_passes(table.id)
    (stored,) = await club.stored()
    assert stored.moves == table.moves + 1
    assert club.told == [table.id]


@pytest.mark.parametrize("levels", [("easy", "easy"), ("steady", "steady"), ("easy", "steady")])
async def test_computer_players_play_on_until_a_person_is_asked(club: Club, levels: tuple[str, str]):
    table = await club.lobby(ADA, computers=levels)
    table = await club.tables.start(table.id, ADA)
    for _ in range(150):
        table = club.tables.get(table.id)
        assert table.state is not None
        if table.phase == "over":
            break
        if table.state.phase == "deal" or table.state.turn:
            await club.time_passes(table.id)
        else:
            assert club.due_in(table.id) == CALM.turn
            await club.tables.act(table.id, ADA.id, table.state.asked, sensible(table))
    table = club.tables.get(table.id)
    assert table.moves > 50
    assert await replayed(club.tables.store, table) == table.state


async def test_a_person_who_owes_a_call_gets_a_fair_moment(club: Club):
    table = await club.match(ADA, computers=("steady",))
    await club.put(table.id, hands=(("5S", "6H"), ("7D", "KC")), pile=("9S",), suit=None)
    table = await club.play(club.tables.get(table.id), "5S")
    assert table.state is not None
    assert (table.state.uncalled, table.state.turn) == ((0,), 1)
    assert club.due_in(table.id) == CALM.call
    called = await club.tables.act(table.id, ADA.id, None, Call())
    await club.time_passes(table.id)
    now = club.tables.get(table.id).state
    assert called.state is not None
    assert now is not None
    assert now.hands[0] == ("6H",), "the call came in time"


async def test_who_calls_with_the_play_is_not_waited_for(club: Club):
    table = await club.match(ADA, computers=("steady",))
    await club.put(table.id, hands=(("5S", "6H"), ("7D", "KC")), pile=("9S",), suit=None, takes_back=False)
    await club.play(club.tables.get(table.id), "5S", call=True)
    assert club.due_in(table.id) == CALM.computer


async def test_a_computer_players_silence_earns_no_moment(club: Club):
    table = await club.match(ADA, computers=("easy", "easy"))
    await club.put(table.id, uncalled=(1,), turn=2)
    assert club.due_in(table.id) == CALM.computer


async def test_a_person_who_is_away_is_not_waited_for_either(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",))
    await club.tables.leave(table.id, BEN.id)
    await club.put(table.id, uncalled=(1,), turn=2)
    assert club.due_in(table.id) == CALM.computer


async def test_after_a_turn_that_takes_too_long_the_computer_takes_over(club: Club):
    table = await club.match(ADA, BEN)
    assert club.due_in(table.id) == CALM.turn
    await club.time_passes(table.id)
    late = club.tables.get(table.id)
    assert late.seats[0].away
    assert late.moves == table.moves, "the clock takes the seat, not the turn"
    assert late.host == BEN.id
    assert club.due_in(table.id) == CALM.computer
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_the_clock_of_a_turn_does_not_start_again_when_others_come_and_go(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    club.clock.time += 200
    await club.tables.leave(table.id, BEN.id)
    await club.tables.join(table.id, BEN)
    assert club.due_in(table.id) == CALM.turn - 200


async def test_the_next_question_has_a_clock_of_its_own(club: Club):
    table = await club.match(ADA, BEN)
    club.clock.time += 200
    await club.tables.act(table.id, ADA.id, None, Draw())
    assert club.due_in(table.id) == CALM.turn


async def test_who_takes_the_seat_back_gets_a_whole_turn(club: Club):
    table = await club.match(ADA, BEN)
    await club.time_passes(table.id)
    await club.tables.join(table.id, ADA)
    assert club.due_in(table.id) == CALM.turn


async def test_a_press_in_time_is_not_punished_by_an_old_clock(club: Club):
    """The timer had already rung when the press was taken; it waits for the table and then finds nothing to do."""
    table = await club.match(ADA, BEN)
    ring, about = club.tables._timers[table.id]._callback, club.tables._timers[table.id]._args
    await club.tables.act(table.id, ADA.id, None, Draw())
    ring(*about)
    await club.tables.stop()
    assert all(seat.present for seat in club.tables.get(table.id).seats)


async def test_when_nobody_is_present_the_table_waits(club: Club):
    table = await on_turn(club, await club.match(ADA, BEN, computers=("easy",)), 2)
    await club.tables.leave(table.id, ADA.id)
    await club.tables.leave(table.id, BEN.id)
    assert club.due_in(table.id) == CALM.wait, "no computer player moves"
    assert club.tables.get(table.id).moves == table.moves
    await club.tables.join(table.id, BEN)
    assert club.due_in(table.id) == CALM.computer
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_a_table_that_waited_too_long_is_closed_and_recorded(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.leave(table.id, ADA.id)
    await club.tables.leave(table.id, BEN.id)
    await club.time_passes(table.id)
    assert await club.stored() == club.tables.every() == []
    assert look(club.path, "SELECT outcome, ranked, ended_at FROM matches") == [("abandoned", 0, club.clock.time)]
    assert look(club.path, "SELECT seat, user_id, won, went_away FROM results ORDER BY seat") == [
        (0, ADA.id, 0, 1),
        (1, BEN.id, 0, 1),
    ]


async def test_a_round_is_dealt_when_all_who_are_present_are_ready(club: Club):
    table = await club.between_rounds(ADA, BEN, CLEO)
    await club.tables.leave(table.id, CLEO.id)
    first = await club.tables.ready(table.id, ADA.id)
    assert first.state is not None
    assert (first.state.phase, first.state.round, first.ready) == ("deal", 1, frozenset({0}))
    assert await club.stored() == [first]
    second = await club.tables.ready(table.id, BEN.id)
    assert second.state is not None
    assert (second.state.phase, second.state.round, second.ready) == ("play", 2, frozenset())


async def test_being_ready_twice_counts_once(club: Club):
    table = await club.between_rounds(ADA, BEN)
    first = await club.tables.ready(table.id, ADA.id)
    again = await club.tables.ready(table.id, ADA.id)
    assert again is first, "it is not saved again"
    assert again.state is not None
    assert (again.state.phase, again.ready) == ("deal", frozenset({0}))


async def test_the_break_between_rounds_ends_by_itself(club: Club):
    table = await club.between_rounds(ADA, BEN)
    club.clock.time += 40
    await club.tables.ready(table.id, ADA.id)
    assert club.due_in(table.id) == CALM.round - 40, "being ready does not make the others wait longer"
    await club.time_passes(table.id)
    now = club.tables.get(table.id)
    assert now.state is not None
    assert (now.state.phase, now.state.round, now.ready) == ("play", 2, frozenset())


async def test_between_rounds_nobody_present_means_no_next_round(club: Club):
    table = await club.between_rounds(ADA, computers=("easy",))
    await club.tables.leave(table.id, ADA.id)
    assert club.due_in(table.id) == CALM.wait


async def test_a_stranger_is_not_asked_whether_to_go_on(club: Club):
    table = await club.between_rounds(ADA, BEN)
    with pytest.raises(Refused, match="not at table"):
        await club.tables.ready(table.id, CLEO.id)


async def test_during_a_round_nobody_is_asked_to_be_ready(club: Club):
    table = await club.match(ADA, BEN)
    with pytest.raises(Refused, match="no round to start"):
        await club.tables.ready(table.id, ADA.id)


async def test_a_match_that_is_over_stays_to_be_looked_at_and_is_closed_later(club: Club):
    table = await club.match(ADA, BEN, target=10)
    await club.play(await club.last_card(table.id, ("KS",)), "5S")
    assert club.tables.get(table.id).phase == "over"
    assert club.due_in(table.id) == CALM.wait
    await club.time_passes(table.id)
    assert await club.stored() == []
    assert look(club.path, "SELECT outcome FROM matches") == [("finished",)]


async def test_who_joins_a_lobby_gives_it_a_whole_wait_again(club: Club):
    table = await club.lobby(ADA)
    club.clock.time += CALM.wait - 10
    await club.tables.join(table.id, BEN)
    assert club.due_in(table.id) == CALM.wait


async def test_who_comes_back_to_an_empty_table_ends_its_wait_and_an_empty_table_waits_anew(club: Club):
    table = await club.match(ADA, BEN)
    for person in (ADA, BEN):
        await club.tables.leave(table.id, person.id)
    club.clock.time += CALM.wait - 10
    await club.tables.join(table.id, ADA)
    assert club.due_in(table.id) == CALM.turn
    club.clock.time += 20
    await club.tables.leave(table.id, ADA.id)
    assert club.due_in(table.id) == CALM.wait


async def test_an_idle_clock_outlives_a_restart_and_restarts_with_the_next_guest(club: Club):
    table = await club.lobby(ADA)
    club.clock.time += 1000
    await club.restart()
    assert club.due_in(table.id) == CALM.wait - 1000
    await club.tables.join(table.id, BEN)
    assert club.due_in(table.id) == CALM.wait
