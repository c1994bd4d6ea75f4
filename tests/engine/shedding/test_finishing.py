"""Cards that can't be the last of a hand, and what wild and free cards go on. Source: linked-variants.md ("LV")."""

import pytest

from engine.core.actions import Draw
from tests.doors import CountedDown, Effect
from tests.engine.shedding.table import after, events, may_do, may_play, play, refusal, table

GROUPS = {"groups": "equal ranks"}


# Never the last card (LV 1.3, "finish_restriction"; J28-ls, "No finishing on J, 2, 8")


def test_of_several_cards_the_top_one_is_the_last():
    state = table("2S 2H", "9S 9D", pile="KS 2C", rules=GROUPS | {"not_last": ("2H",), "effects": ()})
    assert after(state, (0, play("2H 2S"))).sheet[0].winner == 0
    refused = refusal(state, 0, play("2S 2H"))
    assert (refused.rule, str(refused)) == ("not_last", "2♥ can’t be your last card at this table. Play 2♠ by itself.")
    assert refusal(state, 0, play("2S 9H")).rule == "turn"


def test_it_does_not_help_against_a_draw_penalty_and_holds_for_every_hand_counted_down_and_for_partners():
    state = table("2H", "9S 9D", pile="2S", debt=2, rules={"not_last": ("2H",)})
    assert (may_play(state), may_do(state)) == (set(), {Draw()})
    assert refusal(state, 0, play("2H")).rule == "not_last"
    counting = {"game": "countdown", "totals": (3, 3), "rules": {"not_last": ("J",)}}
    assert may_play(table("JH", "9S 9D", pile="KH", **counting)) == set()
    assert CountedDown(0, 2) in events(table("TH", "9S 9D", pile="KH", **counting), 0, play("TH"))
    partners = table("JH", "9S 9D", "5C 6C", "7C 8C", pile="KH", rules={"not_last": ("J",), "sides": 2})
    assert may_play(partners) == set()


# The last wild card (LV 5.9, "must match suit when it is the winning card <LC-old>"), and wild on wild (LV 5.4, "J on J
# forbidden <MM-lc,MM-bran,SMM>"), and free cards (LV 5.6, "Q: on anything <MK-az>")
MATCHING = GROUPS | {"winning_wild": True, "jokers": 1}
APART = {"wild_on_wild": False, "jokers": 2}
FREE = {"free_cards": ("Q",), "effects": (("2", Effect("draw", 2)),)}


def test_what_wild_and_free_cards_go_on(subtests: pytest.Subtests):
    for name, hand, pile, rules, about, fitting in [
        ("as the last card it must match", "8S", "KH", MATCHING, {}, set()),
        ("as it does here", "8H", "KH", MATCHING, {}, {"8H"}),
        ("the same rank", "8S", "8H", MATCHING, {"suit": "S"}, {"8S"}),
        ("not the last", "8S 3C", "KH", MATCHING, {}, {"8S"}),
        ("a Joker matches", "R*", "KH", MATCHING, {}, {"R*"}),
        ("not on its own rank", "8S 8H TH JC", "8D", APART, {"suit": "H"}, {"TH"}),
        ("but on others", "8S 4C", "KH", APART, {}, {"8S"}),
        ("nor a Joker on a Joker", "R* 8S 4C", "B*", APART, {"suit": "H"}, {"8S"}),
        ("a wild draw card answers", "2S 4C", "2H", APART | {"wild": ("2",)}, {"suit": "S", "debt": 2}, {"2S"}),
        ("a free card goes on anything", "QS 4C", "8D", FREE, {"suit": "H"}, {"QS"}),
        ("and answers nothing", "QS 4C", "2H", FREE, {"debt": 2}, set()),
        ("one that is wild stays so", "8S 4C", "KH", {"free_cards": ("8",), "wild_when": "when it matches"}, {}, set()),
    ]:
        with subtests.test(name):
            assert may_play(table(hand, "9S 9D", pile=pile, rules=rules, **about)) == fitting


def test_two_wild_cards_go_together_where_none_goes_on_its_own_rank_and_must_match_as_the_last_ones():
    refused = refusal(table("8S", "9S 9D", pile="KH", rules=MATCHING), 0, play("8S"))
    why = "8♠ is wild, but as your last card it must match K♥. Draw a card."
    assert (refused.rule, str(refused)) == ("winning_wild", why)
    both = table("8S 8H", "9S 9D", pile="KH", rules=MATCHING)
    assert refusal(both, 0, play("8S 8H", "D")).rule == "winning_wild"
    assert after(both, (0, play("8H 8S"))).sheet[0].winner == 0
    refused = refusal(table("8S 8H TH JC", "9S", pile="8D", suit="H", rules=APART), 0, play("8H", "S"))
    why = "8♥ is wild, but at this table it can’t go on a card of its own rank."
    assert (refused.rule, refused.why) == ("wild_on_wild", why)
    both = table("8S 8H JC", "9S 9D", pile="KH", rules=APART | GROUPS)
    assert after(both, (0, play("8S 8H", "C"))).suit == "C"


# The last card by itself (LV 5.4, "not on the final turn <JCI-14>")
