"""What is due is done by itself, saved and told: bots move, a turn and a break end, an empty table closes."""

import pytest

from engine.core.actions import Draw
from model.refusals import Refused
from tests.db.club import look
from tests.service.club import ADA, BEN, CALM, CLEO, Club


@pytest.mark.parametrize("level", ["easy", "steady"])
async def test_a_computer_player_moves_after_its_pause(club: Club, level: str):
    table = await club.match(ADA, computers=(level,))
    table = await club.put(table.id, turn=1)
    assert club.due_in(table.id) == CALM.computer
    await club.time_passes(table.id)
    (stored,) = await club.stored()
    assert stored.moves == table.moves + 1
    assert club.told == [table.id]


async def test_a_press_in_time_is_not_punished_by_an_old_clock(club: Club):
    """The timer had already rung when the press was taken; it waits for the table and then finds nothing to do."""
    table = await club.match(ADA, BEN)
    ring, about = club.tables._timers[table.id]._callback, club.tables._timers[table.id]._args
    await club.tables.act(table.id, ADA.id, None, Draw())
    ring(*about)
    await club.tables.stop()
    assert all(seat.present for seat in club.tables.get(table.id).seats)


async def test_a_round_is_dealt_when_all_who_are_present_are_ready(club: Club):
    table = await club.between_rounds(ADA, BEN, CLEO)
    await club.tables.leave(table.id, CLEO.id)
    first = await club.tables.ready(table.id, ADA.id)
    assert (first.state.phase, first.state.round, first.ready) == ("deal", 1, frozenset({0}))
    assert await club.stored() == [first]
    assert await club.tables.ready(table.id, ADA.id) is first, "being ready twice counts once, and is saved once"
    with pytest.raises(Refused, match="Come back"):
        await club.tables.ready(table.id, CLEO.id)
    second = await club.tables.ready(table.id, BEN.id)
    assert (second.state.phase, second.state.round, second.ready) == ("play", 2, frozenset())
    with pytest.raises(Refused, match="no round to start"):
        await club.tables.ready(table.id, ADA.id)


async def test_the_break_between_rounds_ends_by_itself(club: Club):
    table = await club.between_rounds(ADA, BEN)
    assert (table.phase, look(club.path, "SELECT * FROM results")) == ("match", [])
    assert look(club.path, "SELECT outcome FROM matches") == [("playing",)], "that is no ending"
    club.clock.time += 40
    await club.tables.ready(table.id, ADA.id)
    assert club.due_in(table.id) == CALM.round - 40, "being ready does not make the others wait longer"
    await club.time_passes(table.id)
    now = club.tables.get(table.id)
    assert (now.state.phase, now.state.round, now.ready) == ("play", 2, frozenset())
