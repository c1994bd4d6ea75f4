"""A card that is planned while others play, and played when the turn comes."""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch, Discard, Draw, Play, TakeBack
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables.table import Table
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
    assert table.planned == ((0, Play(("8D",), "H")),)
    table = await club.tables.plan(table.id, ADA.id, Play(("8D",)))
    assert table.planned == ((0, Play(("8D",), "S")),), "instead of the one before"
    table = await to_ada(club, table)
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert (state and state.pile[-1], getattr(state, "suit", None)) == ("8D", "S")


async def test_what_can_not_be_done_or_would_cost_cards_is_not_done_and_gone_after_the_next_move(club: Club):
    catching = {"call": "automatic"}
    for action, hand, about in (
        (Play(("5S",)), HANDS[0], {}),
        (Draw(), HANDS[0], {"debt": 2}),
        (SEVEN, "7C", {"uncalled": (0,)}),
    ):
        table = await planned(club, action, (hand, *HANDS[1:]), HouseRules("crazy-eights", tuple(catching.items())))
        table = await club.put(table.id, turn=0, **about)
        assert (table.planned, club.due_in(table.id)) == (((0, action),), CALM.turn), "with the reason"
    other = await club.tables.act(table.id, ADA.id, None, Call())
    assert other.planned == ()


async def test_the_word_that_is_due_is_said_with_it(club: Club):
    table = await to_ada(club, await planned(club, hands=("7C 8D", *HANDS[1:]), house_rules=CATCHING))
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert (state and state.pile[-1], state and state.uncalled) == ("7C", ())


async def test_what_could_not_be_done_in_a_turn_that_another_ended_is_gone(club: Club):
    hands = ("5H 8D", "9C KD QD", "2C QS 3H")
    table = await club.play(await planned(club, Play(("5H",)), hands, JUMPS, pile=("9C",)), "9C")
    await club.put(table.id, turn=0, drawn=(), pile=("9C", "2C"))
    table = await club.tables.act(table.id, CLEO.id, club.tables.get(table.id).state.asked, Play(("2C",)))
    assert (table.state and table.state.pile[-1], table.planned) == ("2C", ())


async def test_it_is_done_after_a_restart_and_is_a_move_of_the_record(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.act(table.id, ADA.id, None, Draw())
    await club.tables.plan(table.id, ADA.id, Draw())
    await club.tables.act(table.id, BEN.id, None, Draw())
    await club.restart()
    await club.time_passes(club.tables.get(table.id).id)
    (stored,) = await club.stored()
    assert (stored.moves, stored.planned) == (4, ())
    assert await replayed(club.tables.store, stored) == stored.state


async def test_the_play_before_it_can_still_be_taken_back(club: Club):
    table = await to_ada(club, await planned(club, turn=2, hands=("7C 8D 5S", "KD QD", "9C QS 3H")))
    table = await club.tables.act(table.id, CLEO.id, None, TakeBack())
    assert (table.state and table.state.turn, table.planned) == (2, ((0, SEVEN),))


async def test_it_outlasts_a_catch_and_a_jump_in_and_not_the_round(club: Club):
    table = await planned(club, house_rules=CATCHING, uncalled=(2,))
    table = await club.tables.act(table.id, ADA.id, None, Catch(2))
    assert table.planned == ((0, SEVEN),)
    table = await planned(club, hands=("2C 7C 5S 4H", *HANDS[1:]), house_rules=JUMPS)
    table = await club.tables.act(table.id, ADA.id, table.state and table.state.asked, Play(("2C",)))
    assert (table.state and table.state.pile[-1], table.planned) == ("2C", ((0, SEVEN),))
    table = await club.play(await planned(club, hands=("7C 8D", "9C", "JS QS 3H")), "9C")
    assert (table.state and table.state.phase, table.planned) == ("deal", ())


async def test_a_bot_that_plays_for_who_has_left_does_not_do_it(club: Club):
    table = await to_ada(club, await planned(club))
    left = await club.tables.leave(table.id, ADA.id)
    assert left is not None
    assert left.planned == ()


async def test_it_is_cleared(club: Club):
    table = await to_ada(club, await planned(club))
    assert (await club.tables.plan(table.id, ADA.id, None)).planned == ()
    assert club.due_in(table.id) == CALM.turn


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
    between = await club.between_rounds(CLEO, BEN)
    no_whole_move = (Play(("KD",)), Play(("7C", "5S")), Play(()), Discard("7C"), Play(("7C",), "H"))
    tried = [(table, ADA, action) for action in no_whole_move]
    for at, member, action in (*tried, (table, BEN, Draw()), (between, CLEO, Draw())):
        with pytest.raises(Refused, match="While others play, you can plan to play one card or to draw"):
            await club.tables.plan(at.id, member.id, action)
    with pytest.raises(Refused, match="You’re not at"):
        await club.tables.plan(table.id, 999, SEVEN)
    assert club.tables.get(table.id).planned == ((0, SEVEN),)
