"""A card that is planned while others play, and played when the turn comes."""

from dataclasses import replace

import pytest

from engine.core.actions import Catch, Discard, Draw, Play, TakeBack
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables.table import Plan, Table
from tests.service.club import ADA, BEN, CALM, CLEO, Club, replayed

CATCHING = HouseRules("crazy-eights", (("call", "catch"),))
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


async def test_it_is_played_after_the_pause_of_a_bot_and_everyone_reads_the_usual_time(club: Club):
    table = await to_ada(club, await planned(club))
    assert club.due_in(table.id) == 2 * CALM.computer, "Ben may see that his play was a slip"
    assert table.deadline == club.clock() + CALM.turn
    await club.time_passes(table.id)
    table = club.tables.get(table.id)
    assert (table.state and table.state.pile[-1], table.planned) == ("7C", ())


async def test_a_wild_card_has_the_suit_that_was_picked_or_that_is_held_most(club: Club):
    table = await planned(club, Play(("8D",), "H"))
    assert table.planned == (Plan(0, Play(("8D",), "H")),)
    table = await club.tables.plan(table.id, ADA.id, Play(("8D",)))
    assert table.planned == (Plan(0, Play(("8D",), "S")),), "instead of the one before"
    table = await to_ada(club, table)
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert (state and state.pile[-1], getattr(state, "suit", None)) == ("8D", "S")


async def test_what_can_not_be_done_is_gone_and_the_turn_is_a_turn(club: Club):
    table = await to_ada(club, await planned(club, Play(("5S",))))
    assert table.planned == (Plan(0, Play(("5S",)), table.state and table.state.asked),)
    assert club.due_in(table.id) == CALM.turn
    after = await club.tables.act(table.id, ADA.id, None, SEVEN)
    assert after.planned == ()


async def test_it_is_done_after_a_restart_and_is_a_move_of_the_record(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.act(table.id, ADA.id, None, Draw())
    await club.tables.plan(table.id, ADA.id, Draw())
    await club.tables.act(table.id, BEN.id, None, Draw())
    await club.restart()
    for _ in range(2):  # the table wakes up at once, and then the pause is over
        await club.time_passes(table.id)
    (stored,) = await club.stored()
    assert (stored.moves, stored.planned) == (4, ())
    assert await replayed(club.tables.store, stored) == stored.state


async def test_the_play_before_it_can_still_be_taken_back(club: Club):
    table = await to_ada(club, await planned(club, turn=2, hands=("7C 8D 5S", "KD QD", "9C QS 3H")))
    table = await club.tables.act(table.id, CLEO.id, None, TakeBack())
    assert (table.state and table.state.turn, table.planned) == (2, (Plan(0, SEVEN),))


async def test_it_outlasts_a_catch_and_not_a_move_of_its_player_or_the_round(club: Club):
    table = await planned(club, house_rules=CATCHING, uncalled=(2,))
    table = await club.tables.act(table.id, ADA.id, None, Catch(2))
    assert table.planned == (Plan(0, SEVEN),)
    table = await planned(club, hands=("2C 7C 5S 4H", *HANDS[1:]), house_rules=JUMPS)
    table = await club.tables.act(table.id, ADA.id, table.state and table.state.asked, Play(("2C",)))
    assert (table.state and table.state.pile[-1], table.planned) == ("2C", ())
    table = await club.play(await planned(club, hands=("7C 8D", "9C", "JS QS 3H")), "9C")
    assert (table.state and table.state.phase, table.planned) == ("deal", ())


async def test_a_bot_that_plays_for_who_has_left_does_not_do_it(club: Club):
    table = await to_ada(club, await planned(club))
    left = await club.tables.leave(table.id, ADA.id)
    assert left is not None
    assert left.planned == ()


async def test_it_is_cleared_and_then_nothing_is_left_to_clear(club: Club):
    table = await to_ada(club, await planned(club))
    assert (await club.tables.plan(table.id, ADA.id, None)).planned == ()
    assert club.due_in(table.id) == CALM.turn
    with pytest.raises(Refused, match="There’s no plan to clear any more"):
        await club.tables.plan(table.id, ADA.id, None)


async def test_a_press_after_it_was_done_is_told_so(club: Club):
    table = await to_ada(club, await planned(club))
    question = table.state and table.state.asked
    await club.time_passes(table.id)
    with pytest.raises(Refused, match="I just made that move for you"):
        await club.tables.act(table.id, ADA.id, question, Play(("8D",), "D"), 1)


async def test_who_lets_the_bot_draw_has_their_plan_done_first(club: Club):
    table = await planned(club, Play(("8D",)), hands=("8D 5S 2H 4H", *HANDS[1:]))
    await club.tables.prefer(table.guild, ADA.id, lambda before: replace(before, skips=True))
    await to_ada(club, table)
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert (state and state.pile[-1]) == "8D"


async def test_what_can_not_be_planned_is_refused(club: Club):
    table = await planned(club)
    one_card = "Plan one card of your hand, or a draw."
    for action, why in (
        (Play(("KD",)), one_card),
        (Play(("7C", "5S")), one_card),
        (Play(()), one_card),
        (Discard("7C"), one_card),
        (Play(("7C",), "H"), "That card doesn’t change the suit."),
    ):
        with pytest.raises(Refused, match=why):
            await club.tables.plan(table.id, ADA.id, action)
    for member, why in ((999, "You’re not at"), (BEN.id, "It’s your turn now, so there’s nothing left to plan.")):
        with pytest.raises(Refused, match=why):
            await club.tables.plan(table.id, member, SEVEN)
    assert club.tables.get(table.id).planned == (Plan(0, SEVEN),)
    between = await club.between_rounds(CLEO, BEN)
    with pytest.raises(Refused, match="No round is being played"):
        await club.tables.plan(between.id, CLEO.id, SEVEN)
