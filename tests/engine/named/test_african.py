"""Kadi and the Crazy of Ethiopia, line by line. Sources: more-cousins.md, section 6.10 ("MC"), and linked-variants.md,
section 5.11 ("LV").
"""

import random
from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch, Deal, Draw
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from tests.doors import NotOut, State, act, options, start
from tests.engine.named.test_cousins import each_seats
from tests.engine.shedding.table import SEEDS, after, events, may_do, may_play, opened, play, refusal, rules_of, table
from tests.engine.strategies import random_action

QUIET = {"barred": (0, 1, 2)}


def kadi(*hands: str, **more) -> State:
    return table(*hands, game="kadi", **more)


@each_seats("kadi")
def test_kadi_deals_four_from_54_cards_and_three_to_many(seats):
    # source: MC 6.10, "2 to 6 players; 54 cards with both jokers, 4 each (3 with many)"
    rules = rules_of("kadi", seats)
    assert (list(variant("kadi").seats), rules.deal, rules.cards) == ([2, 3, 4, 5, 6], 4 if seats < 5 else 3, 54)


def test_kadi_begins_on_a_plain_card_with_the_dealer_who_won_last():
    # source: MC 6.10, "Starter: a plain 4, 5, 6, 7, 9 or 10", "The dealer or last winner begins"
    starters = {opened("kadi", 3, rank)[0].pile[0][0] for rank in "45679T"}
    assert starters == set("45679T")
    for rank in "238JQKA*":
        with pytest.raises(AssertionError, match="no seed turns up"):
            opened("kadi", 3, rank)
    state, _ = opened("kadi", 3, "4")
    assert state.turn == state.dealer
    assert rules_of("kadi", 3).next_dealer == "winner"
    assert SEEDS


def test_kadi_who_cannot_play_draws_one_and_the_turn_ends():
    # source: MC 6.10, "Suit or rank; cannot: draw one, turn ends"
    state = kadi("4C 5D 6C", "7C 7D", pile="TH", stock="TS")
    assert may_do(state) == {Draw()}
    assert after(state, (0, Draw())).turn == 1


@pytest.mark.parametrize(("card", "count"), [("2H", 2), ("3H", 3), ("R*", 5)])
def test_kadi_draw_cards(card, count):
    # source: MC 6.10, "2, 3, Joker: next draws 2, 3, 5"
    suit = "H" if card == "R*" else None
    state = kadi(f"{card} 4C 5D", "2C 3C B* 4D", pile="TH", **QUIET)
    owing = after(state, (0, play(card, suit)))
    assert owing.debt == count
    assert after(owing, (1, Draw())).count(1) == 4 + count


@pytest.mark.parametrize("question", ["8H", "QH"])
def test_kadi_questions_are_answered_in_the_same_play(question):
    # source: MC 6.10, "answered in the same play by a plain card of their suit (4 to 7, 9, 10, or an Ace)"
    held = f"{question} 4H 5H 6H 7H 9H TH AH 2H 3H JH 4S"
    state = kadi(held, "7C 7D", pile="KH", **QUIET)
    assert set(options(state, 0, (question,)).cards) == {"4H", "5H", "6H", "7H", "9H", "TH", "AH"}
    assert after(state, (0, play(f"{question} 4H 4S"))).turn == 1


def test_kadi_cards_that_go_with_nothing_are_told_what_it_takes():
    state = kadi("QH 4H 9H 5S", "7C 7D", pile="KH", **QUIET)
    assert "the rank of the one before, or answer it." in str(refusal(state, 0, play("QH 4H 9H")))


def test_kadi_an_ace_that_answers_picks_a_suit():
    state = kadi("QH AH 4S 5S", "7C 7D", pile="KH", **QUIET)
    assert after(state, (0, play("QH AH", "S"))).suit == "S"


def test_kadi_another_question_of_the_same_suit_or_rank_is_answered_too():
    # source: MC 6.10, "or by another question of the same suit or rank that is answered"
    state = kadi("QH QS 8S 5S 6D", "7C 7D", pile="KH", **QUIET)
    assert set(options(state, 0, ("QH",)).cards) == {"QS"}
    assert set(options(state, 0, ("QH", "QS")).cards) == {"8S", "5S"}
    assert after(state, (0, play("QH QS 8S 5S"))).hands[0] == ("6D",)


def test_kadi_a_question_without_an_answer_costs_a_card():
    # source: MC 6.10, "without an answer the player draws one for it"
    state = after(kadi("QH 5S 6D", "7C 7D", pile="KH", stock="2C 3C", **QUIET), (0, play("QH")))
    assert (state.count(0), state.turn) == (3, 1)


def test_kadi_a_chain_of_questions_ends_a_hand():
    # source: MC 6.10, "all remaining cards in one play (questions in front of their answer, equal ranks together)"
    for cards in ("QH QS 5S", "QH 5H 5D"):
        state = kadi(f"4H {cards}", "7H 7D 9D", pile="KH", **QUIET)
        said = after(state, (0, play("4H", call=True)), (1, play("7H")))
        assert after(said, (0, play(cards))).sheet[0].winner == 0


def test_kadi_no_one_goes_out_who_has_not_said_so_in_the_turn_before():
    # source: MC 6.10, "only after saying “Niko Kadi” in the turn before"
    state = kadi("4H 5H 5S", "7H 7D 9D", pile="KH", **QUIET)
    silent = after(state, (0, play("4H")), (1, play("7H")))
    assert NotOut(0) in events(silent, 0, play("5H 5S"))
    late = after(state, (0, play("4H")))
    assert may_do(late, 0) == {Call()}
    assert not options(kadi("4H 5H 6S 7S 9S", "7H 7D", pile="KH", **QUIET), 0, ("4H",)).call


def test_kadi_no_one_goes_out_with_a_special_card(subtests: pytest.Subtests):
    # source: MC 6.10, "Not out with 2, 3, Joker, Jack, King, Ace"
    for last in ["2H", "3H", "JH", "KH", "AH", "R*"]:
        with subtests.test(last=last):
            state = kadi(last, "7H 7D 9D", "6C 6D 9C", pile="TH")
            suit = "H" if last in ("AH", "R*") else None
            assert NotOut(0) in events(state, 0, play(last, suit))
            assert after(kadi("4H", "7H 7D 9D", "6C 6D 9C", pile="TH"), (0, play("4H"))).sheet[0].winner == 0


def test_kadi_no_one_goes_out_while_another_seat_has_no_cards():
    # source: MC 6.10, "and not while another seat has no cards"
    state = kadi("4H", "7H 7D 9D", "", pile="TH")
    assert NotOut(0) in events(state, 0, play("4H"))


@pytest.mark.parametrize("seats", [2, 4])
def test_kadi_with_one_winning_card_only_comes_to_its_end(seats):
    others = tuple(card for card in rules_of("kadi", seats).one_pack if card != "4H")
    state, chance = start(HouseRules("kadi", (("not_last", others),)).rules(seats), "one"), random.Random(1)
    while state.phase != "over":
        before, (seat, action) = state, random_action(state, chance)
        state, _ = act(before, seat, action)
    assert state.sheet[-1].how in ("blocked", "too long") or state.pile[-1] == "4H"


def test_kadi_only_the_newest_penalty_is_passed_on():
    # source: MC 6.10, "or adds one of the same rank (only the newest count is passed on, not the sum)"
    state = after(kadi("2H 4C 5D", "2C 3C 4D", "6C 7C", pile="TH", **QUIET), (0, play("2H")), (1, play("2C")))
    assert state.debt == 2
    assert refusal(after(state, (2, Draw())), 0, play("2D")).rule == "turn"
    assert may_play(kadi("3H 4C 5D", "2C 3C 4D", pile="2S", debt=2, turn=0, **QUIET)) == set()


def test_kadi_an_ace_ends_a_penalty_and_leaves_the_suit_of_the_draw_card():
    # source: MC 6.10, "or an Ace, which ends it and leaves the suit of the draw card"
    state = kadi("AH 4C 5D", "2C 3C 4S", pile="2S", debt=2, **QUIET)
    assert options(state, 0, ("AH",)).suits == ()
    ended = after(state, (0, play("AH")))
    assert (ended.debt, may_play(ended)) == (0, {"4S"})


def test_kadi_several_jacks_skip_as_many_and_are_answered():
    # source: MC 6.10, "Jack: next misses the turn, or answers with a Jack; several Jacks in one play skip as many"
    state = kadi("JH JS 4C 5D", "JC 3C", "4S 5S", "6S 7S", pile="TH", **QUIET)
    assert after(state, (0, play("JH JS"))).turn in (1, 3)
    answered = after(kadi("JH 4C 5D", "JC 3C", "4S 5S", pile="TH", **QUIET), (0, play("JH")), (1, play("JC")))
    assert (answered.turn, answered.misses) == (0, ())


def test_kadi_the_ace_of_spades_asks_for_a_very_card():
    # source: MC 6.10, "Ace of spades asks for a very card"
    state = kadi("AS 4C 5D", "2C 7D 4D", pile="TH", **QUIET)
    asked = after(state, (0, replace(play("AS", "D"), rank="7")))
    assert may_play(asked) == {"7D"}


# Crazy, Ethiopia (LV 5.11)


def ethiopia(*hands: str, **more) -> State:
    return table(*hands, game="ethiopia", **more)


def test_ethiopia_the_dealer_begins_with_any_card_of_four():
    # source: LV 5.11, "4 cards (dealer 5, starts)"; the fifth is left out
    rules = rules_of("ethiopia", 3)
    state = after(start(rules, "1"), (0, Deal()))
    assert (rules.deal, state.turn, state.pile) == (4, state.dealer, ())
    assert may_play(state) == set(state.hands[state.turn])


def test_ethiopia_the_ace_of_spades_is_five_and_seven_on_the_two_of_spades():
    # source: LV 5.11, "2 stack, A♠ +5 (on 2♠: 7)"
    two = after(ethiopia("2S TD 9C", "AS 2H QC", pile="KS"), (0, play("2S")))
    assert (two.debt, may_play(two)) == (2, {"AS", "2H"})
    assert after(two, (1, play("AS"))).count(0) == 2 + 7
    hearts = after(ethiopia("2H TD 9C", "AS 2D QC", pile="KH"), (0, play("2H")))
    assert may_play(hearts) == {"2D"}
    ace = after(ethiopia("AS TD 9C", "2S 2D QC", pile="KS"), (0, play("AS")))
    assert (ace.debt, ace.count(1), ace.turn) == (0, 8, 0), "no card answers it, so it is drawn at once"


def test_ethiopia_a_seven_takes_its_suit_along():
    # source: LV 5.11, "7 … dump suit"
    state = ethiopia("7H 3H KH TC", "QC JC", pile="5H")
    assert after(state, (0, play("7H 3H KH", call=True))).hands[0] == ("TC",)


def test_ethiopia_a_nine_reverses_and_does_nothing_between_two():
    # source: LV 5.11, "9 reverse (none in 2p)"
    assert after(ethiopia("9H 3C TC", "QC JC", "QD JD", pile="5H"), (0, play("9H"))).turn == 2
    assert after(ethiopia("9H 3C TC", "QC JC", pile="5H"), (0, play("9H"))).turn == 1


def test_ethiopia_who_forgets_crazy_is_caught_for_five():
    # source: LV 5.11, "call “crazy” else 5"
    silent = after(ethiopia("5H TC", "QC JC", pile="KH", stock="2C 3C 4C 6C 9D"), (0, play("5H")))
    assert after(silent, (1, Catch(0))).count(0) == 6
