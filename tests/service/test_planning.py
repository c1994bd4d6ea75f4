"""A planned card is played in time, once, and as a move of the record. What can be planned: see the model."""

import pytest

from engine.core.actions import Draw, Play, TakeBack
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables.table import Table
from tests.service.club import ADA, BEN, CALM, CLEO, Club, replayed

JUMPS = HouseRules("crazy-eights", (("packs", 2), ("jump_in", True)))
SEVEN = Play(("7C",))
HANDS = ("7C 8D 5S 2S", "9C KD QD", "JS QS 3H")


async def planned(club: Club, action=SEVEN, hands=HANDS, house_rules: HouseRules | None = None, **changes) -> Table:
    """Ada holds the first hand and has planned something. It is Ben's turn, and clubs are on top."""
    table = await club.match(ADA, BEN, CLEO, house_rules=house_rules)
    built = {"pile": ("2C",), "suit": None, "turn": 1, "uncalled": ()} | changes
    await club.put(table.id, hands=tuple(tuple(hand.split()) for hand in hands), **built)
    return await club.tables.plan(table.id, ADA.id, action)


async def to_ada(club: Club, table: Table) -> Table:
    """Ben plays, and Cleo draws until it is Ada's turn."""
    table = await club.play(table, "9C")
    return await club.put(table.id, turn=0, drawn=())


def on_top(club: Club, table: Table) -> str:
    return club.tables.get(table.id).state.pile[-1]


async def test_it_is_played_after_the_pause_of_a_bot_and_everyone_reads_the_usual_time(club: Club):
    table = await planned(club)
    assert club.tables.public_version(table.id) < table.version, "no one else has seen it"
    table = await to_ada(club, table)
    assert club.due_in(table.id) == 2 * CALM.computer, "Ben may see that his play was a slip"
    assert table.deadline == club.clock() + CALM.turn
    await club.time_passes(table.id)
    assert (on_top(club, table), club.tables.get(table.id).planned) == ("7C", ())
    assert club.tables.public_version(table.id) == club.tables.get(table.id).version


async def test_what_could_not_be_done_in_a_turn_that_another_ended_is_gone(club: Club):
    hands = ("5H 8D", "9C KD QD", "2C QS 3H")
    table = await club.play(await planned(club, Play(("5H",)), hands, JUMPS, pile=("9C",)), "9C")
    await club.put(table.id, turn=0, drawn=(), pile=("9C", "2C"))
    table = await club.tables.act(table.id, CLEO.id, club.tables.get(table.id).state.asked, Play(("2C",)))
    assert (on_top(club, table), table.planned) == ("2C", ())


async def test_it_is_done_after_a_restart_and_is_a_move_of_the_record(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.act(table.id, ADA.id, None, Draw())
    await club.tables.plan(table.id, ADA.id, Draw())
    await club.tables.act(table.id, BEN.id, None, Draw())
    await club.restart()
    await club.time_passes(table.id)
    (stored,) = await club.stored()
    assert (stored.moves, stored.planned) == (4, ())
    assert await replayed(club.tables.store, stored) == stored.state


async def test_the_play_before_it_can_still_be_taken_back(club: Club):
    table = await to_ada(club, await planned(club, turn=2, hands=("7C 8D 5S", "KD QD", "9C QS 3H")))
    table = await club.tables.act(table.id, CLEO.id, None, TakeBack())
    assert (table.state.turn, table.planned) == (2, ((0, SEVEN),))


async def test_a_press_after_it_was_done_is_told_so(club: Club):
    table = await to_ada(club, await planned(club))
    await club.time_passes(table.id)
    with pytest.raises(Refused, match="I just made that move for you"):
        await club.tables.act(table.id, ADA.id, table.state.asked, Play(("8D",), "D"), 1)
