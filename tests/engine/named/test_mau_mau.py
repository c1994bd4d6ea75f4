"""Mau-Mau, Tschau Sepp and Pesten, line by line. Source: linked-variants.md, section 5 ("LV")."""

import pytest

from engine.core.actions import Draw, Pass
from engine.core.packs.french import SUITS
from engine.core.scoresheet import RoundScore
from tests.doors import State
from tests.engine.named.test_cousins import PIPS, costs, each_seats, unsaid
from tests.engine.shedding.table import (
    after,
    events,
    left_of,
    may_do,
    may_play,
    names,
    opened,
    play,
    refusal,
    rules_of,
)
from tests.engine.shedding.table import table as built

BOTH = pytest.mark.parametrize("game", ["mau-mau", "mau-mau-52"])

# Mau-Mau (LV 5.5)


def mau_mau(*hands: str, game: str = "mau-mau", **more) -> State:
    return built(*hands, game=game, **more)


@each_seats("mau-mau")
def test_mau_mau_deals_five_from_32_cards(seats):
    # source: LV 5.5, "2-5, 32 cards (two packs above 5) <MM-kn>"; "Deal 5"; rulings.md, "Second pack", for five
    rules = rules_of("mau-mau", seats)
    assert (rules.deal, rules.pack_size, rules.jokers, rules.packs) == (5, 32, 0, 1 if seats <= 4 else 2)
    assert set(rules.ranks) == {*"789TJQKA"}  # 7 to Ace
    unsaid("mau-mau", seats, "groups", "wild_starter", "first_player", "play_direction", "call", "call_penalty", "goal")


@each_seats("mau-mau-52")
def test_mau_mau_52_deals_seven_from_two_whole_packs(seats):
    # source: LV 5.5, "104, 2-4 <MM-lc>", "Deal 7 <MM-lc>"
    rules = rules_of("mau-mau-52", seats)
    assert (rules.deal, rules.pack_size, rules.cards) == (7, 52, 104)
    unsaid("mau-mau-52", seats, "groups", "wild_starter", "first_player", "play_direction", "call", "call_penalty")
    unsaid("mau-mau-52", seats, "two_player_reverse", "goal")


@pytest.mark.parametrize(("last", "twos"), [("JC", 2), ("9C", 1)])
def test_mau_mau_a_jack_as_last_card_may_double_what_the_others_pay(last, twos):
    # source: LV 5.5, "jack as last card = "Mau Mau" and doubles <MM-lc,MM-club,MM-lab>", as an option
    hands, laid = (last, "KC TC", "QH"), play(last, call=True)
    paid = after(mau_mau(*hands, pile="9H", rules={"doubling": ("J",)}), (0, laid)).sheet[-1]
    assert paid.points == tuple(twos * cost for cost in paid.costs)
    assert sum(paid.costs) > 0
    usual = after(mau_mau(*hands, pile="9H"), (0, laid)).sheet[-1]
    assert usual.points == usual.costs


def test_mau_mau_a_starter_acts_as_the_dealers():
    # source: LV 5.5, "Starter: top card, effects as if dealer's <MM-lg>"; "Left, clockwise <MM-club>"
    seven, _ = opened("mau-mau", 3, "7")
    assert (seven.debt, seven.turn, seven.direction) == (2, left_of(seven), 1)
    assert opened("mau-mau", 3, "8")[0].turn == left_of(opened("mau-mau", 3, "8")[0], 2)


def test_mau_mau_52_an_ace_as_starter_sends_play_the_other_way():
    # source: LV 5.5, "ace starter sends play the other way <MM-lc>"
    ace, _ = opened("mau-mau-52", 3, "A")
    assert (ace.turn, ace.direction) == (left_of(ace, -1), -1)


@BOTH
def test_mau_mau_a_jack_goes_on_anything_but_a_jack(game):
    # source: LV 5.5, "J wild any time, wish suit <all>"; "Rec. forbidden = option, default forbidden"
    state = mau_mau("JS 9C TC", "JD 9D 8D 9S", "KH AH", game=game, pile="QH")
    assert may_play(state) == {"JS"}
    laid = after(state, (0, play("JS", "D")))
    assert may_play(laid) == {"9D", "8D"}
    assert refusal(laid, 1, play("JD", "S")).rule == "wild_on_wild"


@BOTH
def test_mau_mau_sevens_add_up_and_whoever_draws_plays_nothing(game):
    # source: LV 5.5, "7: +2, stack with 7, no play after drawing <MM-kn,MM-lg>"
    laid = after(mau_mau("7S 9C TC", "7D 8S JS QS", "JD 8D QD", game=game, pile="9S"), (0, play("7S")))
    assert (laid.debt, may_play(laid)) == (2, {"7D"})
    four = after(laid, (1, play("7D")), (2, Draw()))
    assert (len(four.hands[2]), four.debt, four.turn) == (7, 0, 0)


@BOTH
def test_mau_mau_has_no_other_special_cards(subtests: pytest.Subtests, game):
    # source: LV 6, Mau-Mau, "+2*, s, w, (a)"; nine, ten and the King of hearts are one source's each
    for plain in ["9H", "TH", "QH", "KH"]:
        with subtests.test(plain=plain):
            assert names(events(mau_mau(f"{plain} 9C TC", "JD 8D", game=game, pile="7H"), 0, play(plain))) == [
                "Played",
                "TurnCame",
            ]


@BOTH
def test_mau_mau_one_card_is_drawn_willingly_and_may_be_played(game):
    # source: LV 5.5, "Draw one: ... (may draw voluntarily) <MM-kn>; may play it <MM-lab,MM-ls>"
    drawn = after(mau_mau("9S TC QC", "AD 9D", game=game, pile="KS", stock="QS 8D"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"QS"}, {Pass()})


@BOTH
def test_mau_mau_mau_mau_is_said_with_the_last_card_whichever_it_is(game):
    # source: LV 5.5, "Mau-Mau when out <MM-lc,MM-club,MM-lab>"; "Finish: free"
    for last in ("9S", "7S", "8S", "AS", "JD"):
        state = mau_mau(last, "9D QD", game=game, pile="KS")
        assert state.rules.words_due[0] == "mau mau"
        assert names(events(state, 0, play(last, call=True))) == ["Played", "Called", "RoundEnded"]
        silent = after(state, (0, play(last)))
        assert (silent.phase, len(silent.hands[0])) == ("play", 2)


@BOTH
def test_mau_mau_is_scored(game):
    # source: LV 1.10, Mau-Mau: A 11 <MM-club,MM-spa>, J 20 <MM-club,MM-dx>, Q K 10 10 <MM-spa,MM-dx>, rest face
    rules = rules_of(game, 3)
    assert costs(rules) == PIPS | {"A": 11, "J": 20}
    # source: LV 5.5, "lowest after agreed rounds"
    assert (rules.scoring, rules.rounds_to_play, rules.settlement) == ("penalty", 5, "none")
    for before, phase in ((3, "deal"), (4, "over")):
        sheet = (RoundScore("out", 0, (0, 3), (0, 3)),) * before
        last = mau_mau("9S", "9D QD", game=game, pile="KS", totals=(30, 12), sheet=sheet)
        ended = after(last, (0, play("9S", call=True)))
        assert (ended.phase, ended.totals) == (phase, (30, 31))


# Tschau Sepp (LV 5.6)


def tschau_sepp(*hands: str, **more) -> State:
    return built(*hands, game="tschau-sepp", **{"direction": -1 if hands[2:] else 1, **more})


@each_seats("tschau-sepp")
def test_tschau_sepp_deals_by_the_number_of_players(seats):
    # source: LV 5.6, "36 Jass cards"; "two packs above 4 <TS-jw,TS-pdf>"; "2p 7, 3p 6, 4p 5 <TS-wa>"
    rules = rules_of("tschau-sepp", seats)
    assert (rules.pack_size, rules.packs) == (36, 1 if seats <= 4 else 2)
    assert rules.deal == {2: 7, 3: 6}.get(seats, 5)
    assert set(rules.ranks) == {*"6789TJQKA"}  # 6 to Ace
    unsaid("tschau-sepp", seats, "groups", "wild_starter", "starter_effects", "call", "call_penalty", "goal")


@pytest.mark.parametrize("seats", [3, 5])
def test_tschau_sepp_begins_at_the_dealers_right_and_goes_counterclockwise(seats):
    # source: LV 5.6, "Dealer's right starts, counter-clockwise <TS-jw,TS-jc,TS-pdf>"
    state, _ = opened("tschau-sepp", seats, "9")
    assert (state.turn, state.direction) == (left_of(state, -1), -1)


def test_tschau_sepp_the_dealer_picks_the_suit_of_a_jack_as_starter():
    # source: LV 5.6, "Starter Under: dealer chooses to suit own hand <TS-jw>"
    state, happened = opened("tschau-sepp", 3, "J")
    assert names(happened)[-1] == "NominationAsked"
    assert state.turn == state.dealer


def test_tschau_sepp_one_card_is_played_in_a_turn():
    # source: LV 5.6, "One card per turn <TS-jw>"
    refused = refusal(tschau_sepp("9S 9C QC", "AD 9D", "6D 7D", pile="KS"), 0, play("9S 9C"))
    assert refused.rule == "groups"


def test_tschau_sepp_an_ace_is_covered_and_cards_are_drawn_until_it_is():
    # source: LV 5.6, "A: must be covered, draw until covered <TS-wa,TS-fx>"
    state = tschau_sepp("AS TC 9C", "KD 8D", "7D JC 9H", pile="KS", stock="8H QD QS 6D")
    drawn = after(state, (0, play("AS")), (0, Draw()))
    assert (drawn.turn, drawn.hands[0], may_play(drawn)) == (0, ("TC", "9C", "8H", "QD", "QS"), {"QS"})
    assert may_do(drawn) == set(), "the card that covers is played, and no other is drawn"
    assert "Play Q♠." in str(refusal(drawn, 0, Draw()))


def test_tschau_sepp_has_no_other_special_cards(subtests: pytest.Subtests):
    # source: LV 6, Tschau Sepp, where the Ten's reverse is one source's alone and stands in brackets
    for plain in ["TS", "6S", "9S", "QS", "KS"]:
        with subtests.test(plain=plain):
            state = tschau_sepp(f"{plain} TC 9C", "KD 8D", "7D JC 9H", pile="7S")
            assert names(events(state, 0, play(plain))) == ["Played", "TurnCame"]


@pytest.mark.parametrize("last", ["8S", "AS"])
def test_tschau_sepp_neither_an_eight_nor_an_ace_is_the_last_card(last):
    # source: LV 5.6, "No finish on 8 or uncovered ace <TS-fx>"
    assert refusal(tschau_sepp(last, "KD 8D", "9D JC 9H", pile="KS"), 0, play(last)).rule == "not_last"
    for other in ("7S", "JS", "6S"):
        won = events(tschau_sepp(other, "KD 8D", "9D JC", pile="KS"), 0, play(other, call=True))
        assert names(won)[-1] == "RoundEnded"


def test_tschau_sepp_the_most_rounds_won_win():
    # source: LV 5.6, "Score: most hands won"; three of them is what our table counts to
    rules = rules_of("tschau-sepp", 3)
    assert (rules.counts_rounds, rules.rounds_to_win, rules.play_on) == (True, 3, False)
    over = after(tschau_sepp("TS", "KD 8D", "9D", pile="KS", totals=(2, 1, 0)), (0, play("TS", call=True)))
    assert (over.phase, over.totals) == ("over", (3, 1, 0))


# Pesten (LV 5.7)


def pesten(*hands: str, **more) -> State:
    return built(*hands, game="pesten", **more)


@each_seats("pesten")
def test_pesten_deals_seven_from_packs_with_jokers(seats):
    # source: LV 5.7, "2+, 52 + 2 jokers, more packs possible <PE-wp>"; "7 cards"; "Clockwise"
    rules = rules_of("pesten", seats)
    assert (rules.deal, rules.pack_size, rules.jokers, rules.packs) == (7, 52, 2, 1 if seats <= 5 else 2)
    unsaid("pesten", seats, "groups", "first_player", "play_direction", "wild_on_wild", "wild_starter", "call", "goal")


def test_pesten_a_special_starter_acts_as_the_dealers():
    # source: LV 5.7, "Starter pest card: acts as dealer's <PE-zd,PE-lg>", "Rec. acts"
    two, _ = opened("pesten", 3, "2")
    assert (two.debt, two.turn) == (2, left_of(two))
    ace, _ = opened("pesten", 3, "A")
    assert (ace.turn, ace.direction) == (left_of(ace, -1), -1)
    eight, _ = opened("pesten", 3, "8")
    assert eight.turn == left_of(eight, 2)


def test_pesten_jacks_and_jokers_go_on_anything_and_pick_a_suit():
    # source: LV 5.7, "J wild, choose suit <all>. Joker on anything"; "the layer picks the suit <PE-be>"
    state = pesten("JC R* 3C 4C", "5D 6D JD", "9S TS", pile="9H")
    assert may_play(state) == {"JC", "R*"}
    assert may_play(after(state, (0, play("JC", "D")))) == {"5D", "6D", "JD"}


def test_pesten_twos_and_jokers_answer_each_other(subtests: pytest.Subtests):
    # source: LV 5.7, "next +5, stacks <PE-be,PE-lg>"; "2: +2, stacks <PE-nb>; 2 and joker stack on each other <PE-lg>"
    for card, suit, owed in [("2H", None, 2), *(("R*", suit, 5) for suit in SUITS)]:
        with subtests.test(card=card, suit=suit, owed=owed):
            state = pesten(f"{card} 3C 4C", "2D B* JD 5D 7D", "9S TS", pile="9H")
            laid = after(state, (0, play(card, suit)))
            assert (laid.debt, laid.turn, may_play(laid)) == (owed, 1, {"2D", "B*"})
            answered = after(laid, (1, play("2D")))
            assert (answered.debt, answered.suit) == (owed + 2, None)


def test_pesten_an_eight_skips_and_an_ace_reverses():
    # source: LV 5.7, "8: skip <PE-li,PE-wb>"; "A: reverse <PE-li,PE-nb>; 2p like a 7 <PE-sb>"
    state = pesten("8H AH 3C 4C", "5D 6D", "9S TS", "5S 6S", pile="9H")
    assert after(state, (0, play("8H"))).turn == 2
    assert after(state, (0, play("AH"))).turn == 3
    assert after(pesten("AH 3C 4C", "5D 6D", pile="9H"), (0, play("AH"))).turn == 0


def test_pesten_has_no_regional_special_cards(subtests: pytest.Subtests):
    # source: LV 5.7, "Regional: 3 all others +1; 4 self +1; 5 ...; 6 ...; 10 ..."
    for plain in ["3H", "4H", "5H", "6H", "TH", "QH"]:
        with subtests.test(plain=plain):
            assert names(events(pesten(f"{plain} 3C 9C", "JD 8D", pile="7H"), 0, play(plain))) == ["Played", "TurnCame"]


def test_pesten_one_card_is_drawn_and_may_be_played():
    # source: LV 5.7, "Draw one: may play it <PE-li,PE-wb,PE-zd>"
    drawn = after(pesten("9S TC QC", "AD 9D", pile="KS", stock="QS 8D"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"QS"}, {Pass()})


def test_pesten_no_special_card_is_the_last_one(subtests: pytest.Subtests):
    # source: LV 5.7, "Finish on pest card: not allowed <PE-sr,PE-nb>", "Rec. not allowed"
    for last in ["2S", "7S", "8S", "JD", "KS", "AS", "R*"]:
        with subtests.test(last=last):
            state = pesten(last, "9D QD", pile="9S")
            assert refusal(state, 0, play(last)).rule == "not_last"


def test_pesten_whoever_goes_out_wins():
    # source: LV 5.7, "Score none"
    over = after(pesten("QS", "9D QD", "3D 4D", pile="9S"), (0, play("QS")))
    assert (over.phase, over.rules.counted, over.sheet[0].winner) == ("over", "nothing", 0)
