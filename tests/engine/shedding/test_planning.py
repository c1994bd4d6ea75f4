"""The card or the draw that a seat may plan while it waits, and what becomes of it when its turn has come."""

from engine.core.actions import NOTHING, Draw, Refusal
from engine.core.packs.french import SUITS
from engine.shedding.mechanics.nomination import Naming
from engine.shedding.play.planning import as_planned, plannable
from engine.shedding.rules.choices import LastCall, SuitNaming
from engine.shedding.rules.effects import Effect
from tests.engine.shedding.table import play, table

HANDS = ("4S 5C 6C", "9H 8H 3D TD", "KD QD 3C")
BLUFFS = {"last_resort": ("K",), "bluffing": True}


def test_one_card_of_the_hand_or_a_draw_is_planned_whatever_lies_on_top():
    state = table(*HANDS, pile="2S")
    assert plannable(state, 1) == (("8H", "9H", "3D", "TD"), False, (), False, (Draw(),), *NOTHING[5:])
    assert plannable(state, 1, ("9H",)).complete
    assert plannable(state, 1, ("KD",)) == plannable(state, 1, ("3D", "9H")) == NOTHING
    assert plannable(table(*HANDS, pile="2S", phase="deal"), 1) == NOTHING
    assert plannable(table("4S 5C", "", "KD", pile="2S"), 1) == NOTHING


def test_what_asks_for_a_rank_or_may_be_a_bluff_is_not_planned():
    assert plannable(table("4S 5C", "JH 3D", "KD", pile="2S", game="makao"), 1).cards == ("3D",)
    assert plannable(table("4S 5C", "KD 3D", "9H", pile="6D", rules=BLUFFS), 1).cards == ("3D",)


def test_a_wild_card_is_planned_with_a_suit_unless_it_is_the_last_or_its_own_suit_counts():
    assert plannable(table(*HANDS, pile="2S"), 1, ("8H",)).suits == SUITS
    assert plannable(table(*HANDS, pile="2S"), 1, ("9H",)).suits == ()
    assert plannable(table("4S 5C", "8H", "KD", pile="2S"), 1, ("8H",)).suits == ()
    own = table(*HANDS, pile="2S", rules={"naming": SuitNaming.OWN_SUIT})
    assert plannable(own, 1, ("8H",)).suits == ()


def test_it_is_done_with_the_word_that_is_due_if_it_fits():
    state = table("4S 5C", "9H 3D", "KD QD", pile="9C", turn=1, rules={"call": LastCall.CATCH})
    assert as_planned(state, 1, play("9H")) == play("9H", call=True)
    assert as_planned(table(*HANDS, pile="9C", turn=1), 1, play("8H", "S")) == play("8H", "S")


def test_what_can_not_be_done_has_a_reason():
    unsaid = table("4S 5C", "9H", "KD QD", pile="9C", turn=1, rules={"call": LastCall.AUTOMATIC}, uncalled=(1,))
    owing = table(*HANDS, pile="7S", rules={"effects": (("7", Effect("draw", 2)),)}, debt=2, turn=1)
    for state, planned, why in (
        (table(*HANDS, pile="2C", turn=1), play("9H"), "9♥ matches neither the suit nor the rank of 2♣."),
        (unsaid, play("9H"), "You haven’t said “last card” yet."),
        (owing, Draw(), "There’s a draw penalty of 2 now."),
    ):
        refusal = as_planned(state, 1, planned)
        assert isinstance(refusal, Refusal)
        assert refusal.why == why
    assert isinstance(as_planned(table(*HANDS, pile="8C", turn=1, pending=Naming()), 1, play("9H")), Refusal)
