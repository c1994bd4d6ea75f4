"""Jumping in with the very card that is on top. Source: linked-variants.md, 2.14 and 5.5 ("LV")."""

import pytest

from engine.matches.telling import tell, turns
from tests.doors import Effect, Naming, State
from tests.engine.shedding.table import crazy, events, may_play, play, refusal, table

JUMPS = {"jump_in": True, "packs": 2}
HANDS = ("4S 5C 6C", "9H TH 3D", "KD QD 3C", "KS 5D 6D")  # seat 2 holds the card that is on top


def built(*hands: str, pile: str = "2D KD", **more) -> State:
    rules = JUMPS | more.pop("rules", {})
    return table(*(hands or HANDS), pile=pile, rules=rules, **more)


def test_where_no_one_may(subtests: pytest.Subtests):
    for name, state in [
        ("it is no rule", table(*HANDS, pile="2D KD", rules={"packs": 2})),
        ("cards are owed", built(rules={"effects": (("K", Effect("draw", 2)),)}, debt=2)),
        ("a last resort", built(rules={"last_resort": ("K",)})),
        ("a step is pending", built(pending=Naming())),
    ]:
        with subtests.test(name):
            assert may_play(state, 2) == set()
            assert refusal(state, 2, play("KD")).rule == ("turn" if name == "it is no rule" else "jump_in")
    assert str(refusal(state, 2, play("KD"))) == "You can’t jump in now. Wait for the others."
    one_pack = crazy(4, jump_in=True)
    assert not one_pack.table.jump_in, "no two cards are equal"
    assert not one_pack.field("jump_in").applies(one_pack)


def test_only_that_one_card_goes_out_of_turn():
    state = built("4S 5C 6C", "9H TH 3D", "KD KD KS QD", "KS 5D 6D", rules={"groups": "equal ranks", "packs": 3})
    assert state.may_do(2, ("KD",)).cards == ()
    assert "only jump in with one card" in str(refusal(state, 2, play("KD KS")))
    assert "jump in with the very same card: K♦" in str(refusal(state, 2, play("QD")))
    assert "not your turn" in str(refusal(state, 1, play("9H")))


def test_no_one_else_sees_who_could_jump_in_before_it_is_told():
    with_it, without = built(), built("4S 5C 6C", "9H TH 3D", "KC QD 3C", "KS 5D 6D")
    assert with_it.view(2).options.cards == ("KD",)
    assert with_it.public_view() == without.public_view()
    assert with_it.view(1) == without.view(1)
    happened = events(built(), 2, play("KD"))
    assert tell(happened[0], ["Ada", "Ben", "Cleo", "Dan"], 2) == "You jumped in."
    assert turns(happened, ["Ada", "Ben", "Cleo", "Dan"])[0].words == "jumped in · K♦"
