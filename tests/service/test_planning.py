"""A move that is planned while others play, and made when the turn comes."""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch, Discard, Draw, Play
from engine.games.house_rules import HouseRules
from engine.shedding.events.drawing import Drew
from model.refusals import Refused
from model.tables.table import Plan, Table
from tests.service.club import ADA, BEN, CALM, CLEO, Club, replayed

CATCHING = HouseRules("crazy-eights", (("call", "catch"),))
AUTOMATIC = HouseRules("crazy-eights", (("call", "automatic"),))
JUMPS = HouseRules("crazy-eights", (("packs", 2), ("jump_in", True)))
SEVEN = Play(("7C",))


async def waiting(club: Club, *hands: str, turn: int = 1, house_rules: HouseRules | None = None, **changes) -> Table:
    """Ada holds the first hand and waits for Ben; clubs are on top."""
    table = await club.match(ADA, BEN, CLEO, house_rules=house_rules)
    held = hands or ("7C 8D 5S 2H", "9C KD QD", "JS QS 3H")
    cards = tuple(tuple(hand.split()) for hand in held)
    built = {"pile": ("2C",), "suit": None, "turn": turn, "uncalled": ()} | changes
    return await club.put(table.id, hands=cards, **built)


async def to_ada(club: Club, table: Table, card: str = "9C") -> Table:
    """Ben plays, and Cleo draws until it is Ada's turn."""
    table = await club.play(table, card)
    return await club.put(table.id, turn=0, drawn=())


async def planned(club: Club, table: Table, action=SEVEN) -> Table:
    return await club.tables.plan(table.id, ADA.id, action)


async def refused(club: Club, table: Table, action, member: int = ADA.id, round_: int | None = None) -> str:
    with pytest.raises(Refused) as raised:
        await club.tables.plan(table.id, member, action, round_)
    return str(raised.value)


# When the turn comes


async def test_a_plan_is_made_after_the_pause_when_the_turn_comes(club: Club):
    table = await planned(club, await waiting(club))
    assert club.due_in(table.id) == CALM.turn, "it is Ben's turn"
    table = await to_ada(club, table)
    assert table.planned == (Plan(0, SEVEN, 1),)
    assert club.due_in(table.id) == 2 * CALM.computer, "Ben may see that his play was a slip"
    await club.time_passes(table.id)
    table = club.tables.get(table.id)
    assert table.state is not None
    assert table.state.pile[-1] == "7C"
    assert table.state.turn == 1
    assert table.planned == ()


async def test_it_is_a_move_of_the_record_like_any_other(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.act(table.id, ADA.id, None, Draw())
    table = await planned(club, club.tables.get(table.id), Draw())
    await club.tables.act(table.id, BEN.id, None, Draw())
    await club.time_passes(table.id)
    (stored,) = await club.stored()
    assert stored.moves == table.moves + 2
    assert await replayed(club.tables.store, stored) == stored.state


async def test_what_does_not_fit_is_not_played_and_the_turn_is_a_turn(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club), Play(("5S",))))
    (plan,) = table.planned
    assert (plan.dropped, plan.question) == ("turn", table.state.asked if table.state else None)
    assert club.due_in(table.id) == CALM.turn
    after = await club.tables.act(table.id, ADA.id, None, SEVEN)
    assert after.planned == ()


async def test_a_planned_wild_card_has_its_suit(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club), Play(("8D",), "S")))
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert state is not None
    assert (state.pile[-1], getattr(state, "suit", None)) == ("8D", "S")


async def test_the_word_is_said_with_the_last_card_but_one(club: Club):
    table = await waiting(club, "7C 8D", "9C KD QD", "JS QS 3H", house_rules=CATCHING)
    table = await to_ada(club, await planned(club, table))
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert state is not None
    assert (state.hands[0], getattr(state, "uncalled", None)) == (("8D",), ())


async def test_a_planned_draw_draws(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club), Draw()))
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert state is not None
    assert len(state.hands[0]) == 5


async def test_a_plan_is_made_after_a_restart(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club)))
    await club.restart()
    assert club.tables.get(table.id).planned == (Plan(0, SEVEN, 1),)
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert state is not None
    assert state.pile[-1] == "7C"


async def test_who_may_still_say_a_word_has_a_fair_moment(club: Club):
    table = await waiting(club, "7C 8D 5S", "9C KD QD", "JS QS 3H", house_rules=AUTOMATIC)
    await planned(club, table)
    table = await club.put(table.id, hands=(("7C", "8D", "5S"), ("9C", "KD"), ("JS",)), turn=0, uncalled=(2,))
    assert club.due_in(table.id) == CALM.call
    await club.tables.act(table.id, CLEO.id, None, Call())
    assert club.due_in(table.id) == CALM.call, "the pause goes on"
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert state is not None
    assert (state.pile[-1], state.hands[2]) == ("7C", ("JS",))


# When it is dropped


async def test_a_draw_penalty_drops_it(club: Club):
    table = await waiting(club, "7C", "9C KD QD", "JS QS 3H", house_rules=CATCHING, uncalled=(0,))
    table = await planned(club, table)
    table = await club.tables.act(table.id, BEN.id, None, Catch(0))
    (plan,) = table.planned
    assert plan.dropped == "cards"


async def test_what_others_do_drops_nothing(club: Club):
    table = await planned(club, await waiting(club))
    assert (await club.play(table, "9C")).planned == (Plan(0, SEVEN, 1),)


async def test_the_end_of_a_round_drops_it(club: Club):
    table = await planned(club, await waiting(club, "7C 8D", "9C", "JS QS 3H"))
    table = await club.play(table, "9C")
    assert table.state is not None
    assert table.state.phase == "deal"
    assert table.planned == ()


async def test_who_jumps_in_has_planned_nothing_any_more(club: Club):
    table = await planned(club, await waiting(club, "2C 7C 5S 4H", "9C KD QD", "JS QS 3H", house_rules=JUMPS))
    table = await club.tables.act(table.id, ADA.id, table.state.asked if table.state else None, Play(("2C",)))
    assert table.state is not None
    assert table.state.pile[-1] == "2C"
    assert table.planned == ()


async def test_who_catches_another_keeps_their_plan(club: Club):
    table = await waiting(club, "7C 5S", "9C KD", "JS", house_rules=CATCHING, uncalled=(2,))
    await planned(club, table)
    table = await club.tables.act(table.id, ADA.id, None, Catch(2))
    assert table.planned == (Plan(0, SEVEN, 1),)


async def test_who_leaves_or_is_forgotten_leaves_no_plan(club: Club):
    table = await planned(club, await waiting(club))
    left = await club.tables.leave(table.id, ADA.id)
    assert left is not None
    assert left.planned == ()
    await club.tables.join(table.id, ADA)
    await planned(club, table)
    await club.forget(ADA)
    (stored,) = await club.stored()
    assert stored.planned == ()


async def test_a_bot_that_plays_for_who_was_set_away_does_not_make_the_plan(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club)))
    left = await club.tables.leave(table.id, ADA.id)
    assert left is not None
    assert left.planned == ()


async def test_it_is_cleared_and_then_nothing_is_left_to_clear(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club)))
    assert (await planned(club, table, None)).planned == ()
    assert club.due_in(table.id) == CALM.turn
    assert await refused(club, table, None) == "There’s no plan to clear any more. Here’s your hand as it is now."


async def test_another_plan_takes_its_place(club: Club):
    table = await planned(club, await waiting(club))
    table = await planned(club, table, Draw())
    assert table.planned == (Plan(0, Draw(), 1),)


# Races


async def test_a_press_that_comes_first_is_the_move(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club)))
    question = table.state.asked if table.state else None
    table = await club.tables.act(table.id, ADA.id, question, Play(("8D",), "D"), 1)
    assert table.planned == ()
    assert table.state is not None
    assert table.state.pile[-1] == "8D"


async def test_a_press_that_comes_after_the_plan_is_told_so(club: Club):
    table = await to_ada(club, await planned(club, await waiting(club)))
    question = table.state.asked if table.state else None
    await club.time_passes(table.id)
    with pytest.raises(Refused) as late:
        await club.tables.act(table.id, ADA.id, question, Play(("8D",), "D"), 1)
    assert str(late.value).startswith("I just made that move for you")
    with pytest.raises(Refused, match="Ada was first"):
        await club.tables.act(table.id, BEN.id, question, Draw(), 2)


async def test_a_catch_before_the_plan_drops_it(club: Club):
    table = await planned(club, await waiting(club, "7C", "9C KD QD", "JS QS 3H", house_rules=CATCHING))
    table = await club.put(table.id, turn=0)
    assert club.due_in(table.id) == CALM.computer
    assert [plan.dropped for plan in table.planned] == [None]
    table = await club.put(table.id, uncalled=(0,))
    assert [plan.dropped for plan in table.planned] == ["turn"], "the word comes first"
    table = await club.tables.act(table.id, CLEO.id, None, Catch(0))
    assert club.due_in(table.id) == CALM.turn


# What may be planned, and by whom


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Play(("KD",)), "Plan one card of your hand, or a draw."),
        (Play(("7C", "5S")), "Plan one card of your hand, or a draw."),
        (Play(()), "Plan one card of your hand, or a draw."),
        (Play(("7C",), sequence=1), "Plan one card of your hand, or a draw."),
        (Discard("7C"), "Plan one card of your hand, or a draw."),
        (Play(("8D",)), "That card is wild, so plan it with a suit."),
        (Play(("7C",), "H"), "That card doesn’t change the suit."),
        (Play(("7C",), rank="5"), "That card asks for no rank."),
    ],
)
async def test_what_cannot_be_planned_is_refused(club: Club, action, why: str):
    table = await waiting(club)
    assert (await refused(club, table, action)).startswith(why)
    assert club.tables.get(table.id).planned == ()


async def test_there_is_nothing_left_to_plan_when_the_turn_has_come(club: Club):
    table = await waiting(club, turn=0)
    assert (await refused(club, table, SEVEN)).startswith("It’s your turn now, so there’s nothing left to plan.")
    assert club.due_in(table.id) == CALM.turn


async def test_a_button_of_another_round_plans_nothing(club: Club):
    table = await waiting(club)
    assert "That card was for the last round." in await refused(club, table, SEVEN, round_=2)
    assert (await club.tables.plan(table.id, ADA.id, SEVEN, 1)).planned == (Plan(0, SEVEN, 1),)


async def test_only_who_plays_plans_and_only_during_a_round(club: Club):
    table = await waiting(club)
    assert "You’re not at" in await refused(club, table, SEVEN, member=999)
    await club.tables.leave(table.id, ADA.id)
    assert "A bot is playing for you." in await refused(club, table, SEVEN)
    lobby = await club.lobby(BEN)
    assert "hasn’t started" in await refused(club, lobby, SEVEN, member=BEN.id)
    table = await club.between_rounds(CLEO, BEN)
    assert "No round is being played." in await refused(club, table, SEVEN, member=CLEO.id)


async def test_no_one_plans_where_the_host_or_the_player_turned_it_off(club: Club):
    table = await planned(club, await waiting(club))
    await club.tables.prefer(table.guild, ADA.id, lambda before: replace(before, plans=False))
    table = club.tables.get(table.id)
    assert table.planned == ()
    assert "You turned planning off." in await refused(club, table, SEVEN)
    await club.replace(table, plans=False)
    assert "The host turned planning off" in await refused(club, table, Draw(), member=CLEO.id)


# With the other things that are done for a player


async def skips(club: Club, table: Table) -> None:
    await club.tables.prefer(table.guild, ADA.id, lambda before: replace(before, skips=True))


async def test_a_plan_goes_before_drawing_for_a_player(club: Club):
    table = await waiting(club, "8D 5S 2H 4H", "9C KD QD", "JS QS 3H")
    await skips(club, table)
    table = await to_ada(club, await planned(club, table, Play(("8D",), "S")))
    await club.time_passes(table.id)
    state = club.tables.get(table.id).state
    assert state is not None
    assert state.pile[-1] == "8D"


async def test_who_can_only_draw_draws_after_a_plan_that_was_dropped_and_still_hears_of_it(club: Club):
    table = await waiting(club, "5S 4H 3D 6D", "9C KD QD", "JS QS 3H")
    await skips(club, table)
    table = await to_ada(club, await planned(club, table, Play(("5S",))))
    assert [plan.dropped for plan in table.planned] == ["turn"]
    assert club.due_in(table.id) == 2 * CALM.computer, "Ben may see that his play was a slip"
    await club.time_passes(table.id)
    table = club.tables.get(table.id)
    (drew,) = [event for event in club.tables.recent(table, 0) if isinstance(event, Drew)][-1:]
    assert drew.seat == 0
    assert [plan.dropped for plan in table.planned] == ["turn"]
