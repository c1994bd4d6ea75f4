"""What goes on what: the next rank, and cards kept apart. Source: more-cousins.md."""

import pytest

from tests.doors import Effect
from tests.engine.shedding.table import after, may_play, play, refusal, table

UP = {"matching": "next rank", "groups": "equal ranks", "draws": 3, "wild": ()}


@pytest.mark.parametrize(
    ("top", "fitting"), [("KH", {"AS", "QD"}), ("AC", {"KD", "2C"}), ("TH", {"9S", "JD"}), ("3D", {"2C", "4H"})]
)
def test_one_rank_up_or_down_goes_round_from_king_to_ace(top, fitting):
    # source: more-cousins.md 6.8, "one rank higher or lower ... King to Ace goes round"
    hand = "AS 2C 4H 9S JD QD KD TC 3S"
    assert may_play(table(hand, "5H", pile=top, rules=UP)) == fitting
    short = UP | {"pack_size": 32, "deal": 4}
    assert may_play(table("7S 8S KS QS", "9H", pile="AH", rules=short)) == {"7S", "KS"}


def test_where_only_ranks_count_a_wild_card_picks_no_suit():
    rules = {**UP, "wild": ("8",), "jokers": 1}
    state = table("8S R* 4D", "9H 7C KS 2D", pile="KH", rules=rules)
    assert not state.may_do(0, ("8S",)).suits
    eight = after(state, (0, play("8S")))
    assert (eight.suit, may_play(eight)) == (None, {"9H", "7C"})
    assert may_play(after(state, (0, play("R*")))) == {"9H", "7C", "KS", "2D"}


def test_cards_kept_apart_go_on_anything_but_each_other_and_answer_a_draw_penalty_but_never_go_together():
    # source: more-cousins.md 6.6, "Not an Eight on an Eight, an Ace on an Eight, an Eight on an Ace, an Ace on an Ace"
    rules = {"apart": ("8", "A"), "wild": ("8",)}
    for top in ("8H", "AH"):
        state = table("8S AS 5H", "9H", pile=top, rules=rules)
        assert may_play(state) == {"5H"}
        assert refusal(state, 0, play("8S", "H")).rule == "apart"
    assert may_play(table("8S AH 5H", "9H", pile="KH", rules=rules)) == {"8S", "AH", "5H"}
    rules = {"apart": ("2",), "effects": (("2", Effect("draw", 2)),), "groups": "equal ranks", "wild": ()}
    assert may_play(table("2S 5H", "9H", pile="2H", debt=2, rules=rules)) == {"2S"}
    assert refusal(table("2S 2H 5H", "9H", pile="KH", rules=rules), 0, play("2H 2S")).rule == "apart"
