"""What a seat that waits may plan, and what becomes of it when its turn has come."""

import pytest

from engine.core.actions import NOTHING, Draw, Pass, Refusal
from engine.core.packs.french import SUITS
from engine.shedding.mechanics.nomination import Naming
from engine.shedding.play.planning import as_planned, plannable
from engine.shedding.rules.choices import LastCall, SuitNaming
from engine.shedding.rules.effects import Effect
from tests.engine.shedding.table import play, table

HANDS = ("4S 5C 6C", "9H 8H 3D TD", "KD QD 3C")


def test_every_card_and_a_draw_can_be_planned_whatever_lies_on_top():
    found = plannable(table(*HANDS, pile="2S"), 1)
    assert found.cards == ("8H", "9H", "3D", "TD")
    assert found.actions == (Draw(),)


def test_nothing_can_be_planned_between_rounds_or_with_an_empty_hand():
    assert plannable(table(*HANDS, pile="2S", phase="deal"), 1) == NOTHING
    assert plannable(table("4S 5C", "", "KD", pile="2S"), 1) == NOTHING


def test_a_card_of_the_hand_alone_is_planned():
    state = table(*HANDS, pile="2S")
    assert plannable(state, 1, ("9H",)).complete
    assert not plannable(state, 1, ("KD",)).complete
    assert not plannable(state, 1, ("3D", "9H")).complete


def test_a_wild_card_is_planned_with_a_suit_unless_it_ends_the_round_or_its_own_suit_counts():
    assert plannable(table(*HANDS, pile="2S"), 1, ("8H",)).suits == SUITS
    assert plannable(table(*HANDS, pile="2S"), 1, ("9H",)).suits == ()
    assert plannable(table("4S 5C", "8H", "KD", pile="2S"), 1, ("8H",)).suits == ()
    own = table(*HANDS, pile="2S", rules={"naming": SuitNaming.OWN_SUIT})
    assert plannable(own, 1, ("8H",)).suits == ()


def test_a_card_that_asks_for_a_rank_is_planned_with_one():
    state = table("4S 5C", "JH 3D", "KD", pile="2S", game="makao")
    assert plannable(state, 1, ("JH",)).ranks
    assert not plannable(state, 1, ("3D",)).ranks


def test_a_plan_that_fits_is_done():
    assert as_planned(table(*HANDS, pile="9C", turn=1), 1, play("9H")) == play("9H")
    assert as_planned(table(*HANDS, pile="9C", turn=1), 1, play("8H", "S")) == play("8H", "S")


def test_a_plan_that_does_not_fit_is_refused_with_the_reason():
    refusal = as_planned(table(*HANDS, pile="2C", turn=1), 1, play("9H"))
    assert isinstance(refusal, Refusal)
    assert refusal.why == "9♥ matches neither the suit nor the rank of 2♣."


def test_the_word_is_said_if_it_is_due_and_only_then():
    hands, rules = ("4S 5C", "9H 3D", "KD QD"), {"call": LastCall.CATCH}
    assert plannable(table(*hands, pile="9C", rules=rules), 1, ("9H",)).call
    assert as_planned(table(*hands, pile="9C", turn=1, rules=rules), 1, play("9H")) == play("9H", call=True)
    assert as_planned(table(*HANDS, pile="9C", turn=1, rules=rules), 1, play("9H", call=True)) == play("9H")


def test_a_word_that_is_due_from_before_comes_first():
    state = table("4S 5C", "9H", "KD QD", pile="9C", turn=1, rules={"call": LastCall.AUTOMATIC}, uncalled=(1,))
    for planned in (play("9H"), Draw()):
        refusal = as_planned(state, 1, planned)
        assert isinstance(refusal, Refusal)
        assert refusal.why == "You haven’t said “last card” yet."


def test_a_planned_draw_is_no_draw_penalty():
    state = table(*HANDS, pile="7S", rules={"effects": (("7", Effect("draw", 2)),)}, debt=2, turn=1)
    refusal = as_planned(state, 1, Draw())
    assert isinstance(refusal, Refusal)
    assert refusal.why == "There’s a draw penalty of 2 now."
    assert as_planned(table(*HANDS, pile="2S", turn=1), 1, Draw()) == Draw()


def test_a_card_is_not_played_as_a_bluff_that_was_no_plan():
    rules = {"last_resort": ("K",), "bluffing": True}
    bluff = as_planned(table("4S 5C", "KD 3D", "9H", pile="6D", turn=1, rules=rules), 1, play("KD"))
    assert isinstance(bluff, Refusal)
    assert bluff.why == "Playing K♦ would be a bluff now."
    honest = table("4S 5C", "KD 3S", "9H", pile="6D", turn=1, rules=rules)
    assert as_planned(honest, 1, play("KD")) == play("KD", call=True)


@pytest.mark.parametrize("planned", [play("9H"), Draw(), Pass()])
def test_a_step_that_the_round_waits_for_comes_first(planned):
    state = table(*HANDS, pile="8C", turn=1, pending=Naming())
    assert isinstance(as_planned(state, 1, planned), Refusal)
