"""A press reaches the table."""

import asyncio

import pytest

from engine.core.actions import Draw, IllegalAction, Play
from model.refusals import Refused, StaleQuestion
from model.tables.table import Table
from tests.service.club import ADA, BEN, STRANGER, Club


async def test_an_accepted_action_is_in_the_file_at_once(club: Club):
    table = await club.match(ADA, BEN)
    actions = club.actions()
    changed = await club.tables.act(table.id, ADA.id, None, Draw())
    assert len(changed.state.hands[0]) == len(table.state.hands[0]) + 1
    assert club.tables.get(table.id) == changed
    assert await club.stored() == [changed]
    assert club.actions() == actions + 1
    assert club.told == [table.id]
    await club.tables.save_message_id(table.id, 5)
    assert club.told == [table.id], "where it is shown is no news"
    assert (changed.version, changed.moves) == (table.version + 1, table.moves + 1)


async def test_a_refused_action_changes_nothing_and_no_one_is_told(club: Club):
    """A card that does not fit stays in the hand, and an old question is answered by no one."""
    table = await club.match(ADA, BEN)
    await club.tables.act(table.id, ADA.id, table.state.asked, Draw())
    await club.tables.act(table.id, BEN.id, table.state.asked + 1, Draw())
    table = await club.put(table.id, hands=(("5S", "6H"), ("7D", "9C")), pile=("9S",), suit=None, drawn=())
    actions = club.actions()
    for who, question, action, why in (
        (STRANGER, None, Draw(), "You’re not at table"),
        (BEN, None, Draw(), "turn"),
        (ADA, None, Play(("6H",)), "fit|match|play"),
        (ADA, table.state.asked - 2, Draw(), "moved on"),
    ):
        with pytest.raises((Refused, IllegalAction), match=why):
            await club.tables.act(table.id, who.id, question, action)
        assert club.tables.get(table.id) == (await club.stored())[0] == table
        assert (club.actions(), club.told) == (actions, [])
    await club.tables.act(table.id, ADA.id, table.state.asked, Draw())


async def test_of_two_presses_at_once_exactly_one_counts(club: Club):
    """Both queens fit, and each gives the turn back: the rules alone would let both happen."""
    table = await club.match(ADA, BEN)
    await club.put(table.id, hands=(("QS", "QH", "3C", "4C"), ("7D", "9C")), pile=("9S",), suit=None)
    question, actions = table.state.asked, club.actions()
    presses = [club.tables.act(table.id, ADA.id, question, Play((card,))) for card in ("QS", "QH")]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Table, StaleQuestion]
    assert club.actions() == actions + 1
    state = club.tables.get(table.id).state
    assert (state.turn, state.hands[0]) == (0, ("QH", "3C", "4C"))


async def test_who_is_away_takes_the_seat_back_before_playing(club: Club):
    table = await club.match(ADA, BEN)
    away = await club.tables.leave(table.id, ADA.id)
    for asked in (club.tables.act(table.id, ADA.id, None, Draw()), club.tables.plan(table.id, ADA.id, Draw())):
        with pytest.raises(Refused, match=r"Press \*\*Come back\*\* first"):
            await asked
    assert club.tables.get(table.id) == away
    await club.tables.join(table.id, ADA)
    assert (await club.tables.act(table.id, ADA.id, None, Draw())).moves == away.moves + 1
