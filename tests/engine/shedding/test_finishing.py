"""Cards that can't be the last of a hand, and what wild and free cards go on. Source: linked-variants.md ("LV")."""

import pytest

from engine.core.actions import Draw, Pass
from engine.core.packs.french import JOKER, RANKS
from engine.core.ruleset import RulesError
from tests.doors import CountedDown, Effect
from tests.engine.shedding.table import after, crazy, events, may_do, may_play, play, refusal, table

NO_JACKS = {"not_last": ("J", "2H"), "groups": "equal ranks", "after_drawing": "any card"}


# Never the last card (LV 1.3, "finish_restriction"; J28-ls, "No finishing on J, 2, 8")


def test_a_player_left_with_a_card_that_can_not_be_the_last_draws():
    state = table("JH", "9S 9D", pile="KH", stock="3C 4C", rules=NO_JACKS)
    assert may_play(state) == set()
    assert may_do(state) == {Draw()}
    refused = refusal(state, 0, play("JH"))
    assert (refused.rule, str(refused)) == ("not_last", "J♥ can’t be your last card at this table. Draw a card.")
    drawn = after(state, (0, Draw()))
    assert may_play(drawn) == {"JH"}, "with another card in the hand it is not the last"
    assert after(drawn, (0, play("JH"))).count(0) == 1


def test_where_nothing_can_be_drawn_it_is_passed_and_the_round_is_blocked():
    state = table("JH", "9S", pile="KH", stock="", rules=NO_JACKS | {"reshuffle": False})
    assert may_do(state) == {Pass()}
    assert after(state, (0, Pass()), (1, Pass())).sheet[0].how == "blocked"


def test_of_several_cards_the_top_one_is_the_last():
    state = table("2S 2H", "9S 9D", pile="KS 2C", rules=NO_JACKS | {"effects": ()})
    assert after(state, (0, play("2H 2S"))).sheet[0].winner == 0
    refused = refusal(state, 0, play("2S 2H"))
    assert (refused.rule, str(refused)) == ("not_last", "2♥ can’t be your last card at this table. Play 2♠ by itself.")
    assert refusal(state, 0, play("2S 9H")).rule == "turn"


def test_it_does_not_help_against_a_draw_penalty():
    state = table("2H", "9S 9D", pile="2S", debt=2, rules={"not_last": ("2H",)})
    assert (may_play(state), may_do(state)) == (set(), {Draw()})
    assert refusal(state, 0, play("2H")).rule == "not_last"


def test_it_holds_for_every_hand_that_is_counted_down_and_for_partners():
    countdown = table("JH", "9S 9D", pile="KH", game="countdown", totals=(3, 3), rules={"not_last": ("J",)})
    assert may_play(countdown) == set()
    assert CountedDown(0, 2) in events(
        table("TH", "9S 9D", pile="KH", game="countdown", totals=(3, 3), rules={"not_last": ("J",)}), 0, play("TH")
    )
    partners = table("JH", "9S 9D", "5C 6C", "7C 8C", pile="KH", rules={"not_last": ("J",), "sides": 2})
    assert may_play(partners) == set()


def test_a_card_must_be_left_that_can_be_the_last():
    with pytest.raises(RulesError, match="no card can be anyone’s last"):
        crazy(4, not_last=RANKS)
    with pytest.raises(RulesError, match="no card can be anyone’s last"):
        crazy(4, not_last=(*RANKS, JOKER), jokers=2)
    assert crazy(4, not_last=RANKS, jokers=2).jokers == 2


# The last wild card (LV 5.9, "must match suit when it is the winning card <LC-old>")


def test_a_wild_card_must_match_as_the_last_card():
    matching = {"winning_wild": True, "jokers": 1, "groups": "equal ranks"}
    state = table("8S", "9S 9D", pile="KH", rules=matching)
    refused = refusal(state, 0, play("8S"))
    assert (refused.rule, str(refused)) == (
        "winning_wild",
        "8♠ is wild, but as your last card it must match K♥. Draw a card.",
    )
    assert may_play(table("8H", "9S 9D", pile="KH", rules=matching)) == {"8H"}
    assert may_play(table("8S 3C", "9S 9D", pile="KH", rules=matching)) == {"8S"}
    assert may_play(table("R*", "9S 9D", pile="KH", rules=matching)) == {"R*"}
    assert may_play(table("8S", "9S 9D", pile="8H", suit="S", rules=matching)) == {"8S"}
    both = table("8S 8H", "9S 9D", pile="KH", rules=matching)
    assert refusal(both, 0, play("8S 8H", "D")).rule == "winning_wild"
    assert after(both, (0, play("8H 8S"))).sheet[0].winner == 0


# The last card by itself (LV 5.4, "not on the final turn <JCI-14>")


def test_the_last_card_is_played_by_itself():
    alone = {"last_alone": True, "groups": "equal ranks"}
    state = table("9S 9H", "5S 5D", pile="9D", rules=alone)
    refused = refusal(state, 0, play("9S 9H"))
    assert (refused.rule, str(refused)) == (
        "last_alone",
        "You can’t go out with 9♠ 9♥ in one turn: your last card must be played by itself. Play 9♠ by itself.",
    )
    assert after(state, (0, play("9S"))).count(0) == 1
    assert after(table("9S 9H 3C", "5S 5D", pile="9D", rules=alone), (0, play("9S 9H"))).count(0) == 1
    assert after(table("9S", "5S 5D", pile="9D", rules=alone), (0, play("9S"))).sheet[0].winner == 0


# Wild on wild (LV 5.4, "J on J forbidden <MM-lc,MM-bran,SMM>")


def test_a_wild_card_does_not_go_on_its_own_rank():
    state = table("8S 8H TH JC", "9S 9D", pile="8D", suit="H", rules={"wild_on_wild": False})
    assert may_play(state) == {"TH"}
    refused = refusal(state, 0, play("8H", "S"))
    assert refused.rule == "wild_on_wild"
    assert refused.why == "8♥ is wild, but at this table it can’t go on a card of its own rank."
    assert may_play(table("8S 4C", "9S", pile="KH", rules={"wild_on_wild": False})) == {"8S"}
    both = table("8S 8H JC", "9S 9D", pile="KH", rules={"wild_on_wild": False, "groups": "equal ranks"})
    assert after(both, (0, play("8S 8H", "C"))).suit == "C", "in one play they go together"
    jokers = {"wild_on_wild": False, "jokers": 2}
    assert may_play(table("R* 8S 4C", "9S", pile="B*", suit="H", rules=jokers)) == {"8S"}


def test_a_wild_draw_card_still_answers_its_own_rank():
    rules = {"wild": ("2",), "wild_on_wild": False}
    assert may_play(table("2S 4C", "9S", pile="2H", suit="S", debt=2, rules=rules)) == {"2S"}


# Free cards (LV 5.6, "Q: on anything <MK-az>")


def test_a_free_card_goes_on_anything_and_picks_no_suit():
    free = {"free_cards": ("Q",), "effects": (("2", Effect("draw", 2)),)}
    state = table("QS 4C", "9H 9S TD", "5C 6C", pile="8D", suit="H", rules=free)
    assert may_play(state) == {"QS"}
    assert refusal(state, 0, play("QS", "D")).rule == "wild"
    played = after(state, (0, play("QS")))
    assert (played.suit, may_play(played)) == (None, {"9S"})
    assert may_play(table("QS 4C", "9S", pile="2H", debt=2, rules=free)) == set()


def test_a_free_card_that_is_wild_stays_wild():
    state = table("8S 4C", "9S", pile="KH", rules={"free_cards": ("8",), "wild_when": "when it matches"})
    assert may_play(state) == set()
