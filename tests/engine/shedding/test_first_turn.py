"""A first turn of a round that can't change the suit. Source: more-cousins.md 6.7, "in one's first turn"."""

import pytest

from engine.chance.stream import Chance
from engine.core.actions import Accept, Challenge, Deal, Draw, TakeBack
from engine.shedding.bots.determinization import determinize
from engine.shedding.language.lessons import lessons
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.play.moves import act, start, view
from engine.shedding.rules.effects import Effect
from engine.shedding.state import State
from tests.engine.shedding.table import after, crazy, may_do, may_play, options, play, refusal
from tests.engine.shedding.table import table as built

KEEPS = {"first_turn_in_suit": True, "after_drawing": "drawn card", "call": "none"}
EVERYONE = (0, 1, 2)


def table(*hands: str, fresh: tuple[int, ...] = EVERYONE, rules: dict[str, object] | None = None, **more: object):
    return built(*hands, fresh=fresh, rules=KEEPS | (rules or {}), **more)


def test_nothing_wild_and_no_other_suit_goes_in_a_first_turn():
    state = table("8H 9S 4H KC", "4C 8D", "9C", pile="9H")
    assert may_play(state) == {"4H"}
    assert "only hearts can, and nothing wild" in str(refusal(state, 0, play("8H", "S")))
    assert refusal(state, 0, play("9S")).rule == "first_turn_in_suit"
    again = after(state, (0, play("4H")), (1, Draw()), (2, Draw()))
    assert (again.turn, again.fresh) == (0, ())
    assert may_play(again) == {"8H"}


def test_the_suit_that_was_picked_is_kept():
    state = table("4H 9S 8C", "4C", "9C", pile="8D", suit="S")
    assert may_play(state) == {"9S"}


def test_a_card_drawn_in_a_first_turn_keeps_the_suit_too_and_the_turn_after_a_draw_is_the_second():
    state = table("8H 9S", "4C 5H", "9C", pile="9H", stock="9D 2C 3C 4S")
    drawn = after(state, (0, Draw()))
    assert (drawn.turn, drawn.fresh, drawn.first_of) == (1, (1, 2), 1)
    second = after(drawn, (1, play("5H")), (2, Draw()))
    assert may_play(second) == {"8H"}


def test_who_is_skipped_still_has_a_first_turn():
    rules = {"effects": (("4", Effect("skip")),)}
    state = after(table("4H 9S", "8C 2D", "3H 3D", pile="9H", rules=rules), (0, play("4H")))
    assert (state.turn, state.fresh) == (2, (1, 2))
    back = after(state, (2, play("3H")), (0, Draw()))
    assert (back.turn, may_play(back)) == (1, set())


def test_a_second_turn_that_comes_straight_back_is_free():
    rules = {"effects": (("4", Effect("skip")),)}
    state = after(table("4H 9S 8S", "8C 2D", pile="9H", fresh=(0, 1), rules=rules), (0, play("4H")))
    assert (state.turn, may_play(state)) == (0, {"8S"})


def test_a_card_played_again_with_is_of_the_first_turn_too():
    rules = {"effects": (("4", Effect("again")),)}
    state = after(table("4H 4S 8S 5H", "8C 2D", "9C", pile="9H", rules=rules), (0, play("4H")))
    assert (state.turn, may_play(state)) == (0, {"5H"})
    assert may_play(after(state, (0, play("5H")))) == set()


def test_a_draw_penalty_is_answered_in_its_suit_alone():
    rules = {"effects": (("2", Effect("draw", 2)),), "packs": 2}
    state = after(table("2H 9S", "2H 2S", "9C", pile="9H", rules=rules), (0, play("2H")))
    assert (may_play(state), may_do(state)) == ({"2H"}, {Draw()})
    assert refusal(state, 1, play("2S")).rule == "first_turn_in_suit"
    third = after(state, (1, Draw()))
    assert (third.turn, third.fresh) == (2, (2,))


def test_a_turn_after_a_penalty_is_still_the_first():
    rules = {"effects": (("2", Effect("draw", 2)),), "after_penalty": "play on"}
    state = table("2H 9S", "2S 8S", "9C", pile="9H", stock="8D 7S 6H", rules={**rules, "packs": 2})
    asked = after(state, (0, play("2H")))
    on = after(asked, (1, Draw()))
    assert (on.turn, on.debt, may_play(on)) == (1, 0, set())


def test_only_cards_in_suit_go_together_in_a_first_turn():
    state = table("4H 4S 4D 4H", "8C", "9C", pile="9H", rules={"groups": "equal ranks", "packs": 2})
    assert refusal(state, 0, play("4H 4S")).rule == "first_turn_in_suit"
    assert "4♠ can’t be played in your first turn" in str(refusal(state, 0, play("4H 4S")))
    assert after(state, (0, play("4H 4H"))).pile[-2:] == ("4H", "4H")
    wed = table("KH QH QS", "8C", "9C", pile="9H", rules={"marriage": True})
    assert after(wed, (0, play("KH QH"))).pile[-1] == "QH"


def test_a_question_is_answered_in_suit_in_a_first_turn():
    rules = {"questions": ("Q",), "groups": "none", "wild": ()}
    assert may_play(table("QH QS 4S 2C", "8C", "9C", pile="9H", rules=rules)) == set()
    assert may_play(table("QH QS 4S 5H", "8C", "9C", pile="9H", rules=rules)) == {"QH", "5H"}
    assert may_play(table("QH QS 4S 2C", "8C", "9C", pile="9H", fresh=(), rules=rules)) == {"QH"}


def test_a_penalty_that_goes_back_ends_the_first_turn_of_its_player():
    rules = {"effects": (("4", Effect("draw back", 2)),)}
    state = after(table("4H 9S", "8C 2D", "3C 6S", pile="9H", stock="5C 7D 5S", rules=rules), (0, play("4H")))
    assert (state.turn, state.count(2), state.fresh, state.first_of) == (0, 4, (1, 2), None)


def test_a_skip_that_can_be_answered_in_suit_is_imagined_to_be():
    rules = {"effects": (("4", Effect("skip")),), "skip_stacking": True, "packs": 2}
    state = after(table("4H 9S", "4H 2D", "3C 6S", pile="9H", rules=rules), (0, play("4H")))
    assert (state.turn, state.skips, may_play(state)) == (1, 1, {"4H"})
    for number in range(20):
        assert "4H" in determinize(view(state, 2), Chance(str(number))).hands[1]
    other = after(table("4H 9S", "4S 2D", "3C 6S", pile="9H", rules=rules), (0, play("4H")))
    assert other.turn == 2, "a skip of another suit is no answer in a first turn"


def test_what_could_go_in_the_next_turn_may_be_announced_in_the_first():
    rules = {"call": "announced", "call_word": "niko kadi", "groups": "equal ranks", "wild": ()}
    state = table("4H 9S 9D", "8C 2D", "3C 6S", pile="9H", rules=rules, barred=EVERYONE)
    assert options(state, 0, ("4H",)).call


def test_a_beginner_is_not_told_that_ranks_match_in_a_first_turn():
    told = {
        fresh: {each.key for each in lessons(view(table("4H 9S 5H", "8C", "3C", pile="9H", fresh=fresh), 0))}
        for fresh in (EVERYONE, ())
    }
    assert ("matching" in told[EVERYONE], "matching" in told[()]) == (False, True)


def dealt(**house_rules: object) -> State:
    return act(start(crazy(3, first_turn_in_suit=True, effects=(), **house_rules), "1"), 0, Deal())[0]


def test_who_begins_with_any_card_begins_with_none_that_is_wild():
    state = dealt(first_card="any", wild=tuple("A23456789T"))
    held = state.hands[state.turn]
    assert (len(state.fresh), state.first_of) == (3, state.turn)
    assert may_play(state) == {card for card in held if card[0] in "JQK"} < set(held)


def test_the_card_with_which_a_dealer_began_was_their_first_turn():
    state = dealt(first_card="of the dealer", deal=5, wild=())
    assert sorted((*state.fresh, state.dealer)) == [0, 1, 2]


def test_a_play_of_a_first_turn_is_taken_back():
    state = table("4H 9S", "4C", "9C", pile="9H", takes_back=True)
    back = after(state, (0, play("4H")), (0, TakeBack()))
    assert (back.fresh, back.first_of, may_play(back)) == (EVERYONE, 0, {"4H"})


def test_jumping_in_is_no_turn():
    state = table("4H 9S", "4C", "9H 2C", pile="9H", rules={"jump_in": True, "packs": 2})
    jumped = after(state, (2, play("9H")))
    assert (jumped.turn, jumped.fresh, may_play(jumped)) == (0, (1, 2), {"4H", "9S"})


@pytest.mark.parametrize(("held", "honest"), [("4H 9C", False), ("4C 9C", True), ("8C 9S", True)])
def test_a_last_resort_is_no_bluff_where_the_first_turn_allows_nothing_else(held, honest):
    rules = {"last_resort": ("K",), "bluffing": True}
    state = after(table(f"KH {held}", "3C 5C 7C", "6C", pile="9H", rules=rules), (0, play("KH")))
    assert isinstance(state.pending, Doubt)
    assert state.pending.honest is honest
    assert state.pending.better(view(state, 1)) >= {"4H"}
    assert "9S" not in state.pending.better(view(state, 1))
    assert after(state, (1, Accept())).turn == 1
    assert after(state, (1, Challenge())).turn == (1 if not honest else 2)


@pytest.mark.parametrize("idle", [{"first_card": "clubs"}, {"matching": "next rank", "groups": "equal ranks"}])
def test_where_suits_count_nothing_or_all_begin_with_a_club_it_does_not_apply(idle):
    rules = crazy(3, first_turn_in_suit=True, **idle)
    assert not rules.field("first_turn_in_suit").applies(rules)
    assert act(start(rules, "1"), 0, Deal())[0].fresh == ()


def test_the_next_round_begins_with_first_turns():
    state = after(table("4H", "4C", "9C", pile="9H", fresh=()), (0, play("4H")), (0, Deal()))
    assert (state.round, len(state.fresh)) == (2, 3)
