"""What is due is done by itself, saved and told: bots move, a turn and a break end, an empty table closes."""

import pytest

from engine.core.actions import Draw
from model.refusals import Refused
from tests.service.club import ADA, BEN, CLEO, Club


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
