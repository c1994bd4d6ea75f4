"""What wild and free cards go on. Source: linked-variants.md ("LV")."""

import pytest

from tests.doors import Effect
from tests.engine.shedding.table import after, may_play, play, refusal, table

GROUPS = {"groups": "equal ranks"}


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
