"""Cousins from the British Isles, Australia and New Zealand, line by line. Source: linked-variants.md, 5 ("LV")."""

import pytest

from engine.core.actions import Call, Catch, Draw, Pass
from tests.doors import State
from tests.engine.named.test_cousins import PIPS, costs, each_seats, never_starts, unsaid
from tests.engine.shedding.table import (
    after,
    crazy,
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

# Jacks, Twos and Eights (LV 5.4, J28)


def j28(*hands: str, **more) -> State:
    return built(*hands, game="jacks-twos-eights", **more)


@each_seats("jacks-twos-eights")
def test_j28_deals_seven_after_the_lowest_card_deals(seats):
    # source: LV 5.4, "52 (two packs if many); low cut deals; 7 cards"
    rules = rules_of("jacks-twos-eights", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (7, 0, 1 if seats <= 4 else 2)
    state, happened = opened("jacks-twos-eights", seats, "9")
    assert names(happened)[:2] == ["DrewForDeal", "Dealt"]
    assert state.turn == left_of(state), "left, clockwise <J28-wh>"
    others = ("next_dealer", "draw_though_able", "reshuffle", "starter_effects", "wild_starter", "naming", "stacking")
    assert [getattr(rules, rule) for rule in others] == [getattr(crazy(seats), rule) for rule in others]


def test_j28_a_jack_goes_on_anything_but_not_where_a_two_is_to_be_answered():
    # source: LV 5.4, "J wild, change suit, any time <J28-wh>", "2 stacks; victim may not play otherwise <J28-wh>"
    state = j28("JS 2H 3C 4C", "5S 2C 8H JD", "9D TD", pile="9H")
    assert may_play(state) == {"JS", "2H"}
    assert may_play(after(state, (0, play("JS", "S")))) == {"5S", "JD"}
    owed = after(state, (0, play("2H")))
    assert (owed.debt, may_play(owed)) == (2, {"2C"})
    assert after(owed, (1, play("2C"))).debt == 4
    assert after(owed, (1, Draw())).turn == 2


def test_j28_only_the_ace_of_spades_helps_against_the_ace_of_hearts():
    # source: LV 5.4, "A♥ +5, cancelled by A♠ <J28-ls>"
    state = j28("AH AD 3C 4C", "AS AC 2H JD 5H", "9S 4D", pile="9H")
    owed = after(state, (0, play("AH")))
    assert (owed.debt, may_play(owed)) == (5, {"AS"})
    cancelled = after(owed, (1, play("AS")))
    assert (cancelled.debt, cancelled.turn, may_play(cancelled)) == (0, 2, {"9S"})
    drawn = after(owed, (1, Draw()))
    assert (len(drawn.hands[1]), drawn.turn) == (10, 2)
    assert after(j28("AD 3C 4C", "5D 6D", pile="9D"), (0, play("AD"))).debt == 0, "other Aces are plain"


def test_j28_the_ace_of_spades_stops_no_two_and_is_told_so():
    # source: LV 5.4, "A♥ +5, cancelled by A♠ <J28-ls>", "2 stacks; victim may not play otherwise <J28-wh>"
    owed = after(j28("2S 3C 4C", "AS AH 5D", pile="9S"), (0, play("2S")))
    assert refusal(owed, 1, play("AS")).rule == "cancels_only"
    assert may_play(owed) == set()


def test_j28_an_eight_answers_an_eight_and_the_loser_misses_as_many_turns():
    # source: LV 5.4, "8 answerable by 8, loser misses as many turns as eights <J28-ls>"
    state = j28("8H 3C 4C", "8S 6D JD", "9D TD 5C", "5S 6S 7S", pile="9H", stock="TC QC")
    laid = after(state, (0, play("8H")))
    assert (laid.turn, may_play(laid)) == (1, {"8S"})
    missed = after(laid, (1, play("8S")))
    assert (missed.turn, missed.misses) == (3, (2,)), "this turn and one more"
    assert after(missed, (3, play("5S")), (0, Draw()), (1, play("JD", "S"))).turn == 3
    assert after(j28("8H 3C 4C", "5D 6D", "9D TD", pile="9H"), (0, play("8H"))).turn == 2


def test_j28_runs_and_equal_ranks_mix_and_may_go_out_without_a_call():
    # source: LV 5.4, "Runs up/down in suit, sets, mixes <J28-wp>", "not needed when finishing with a run/set <J28-ls>"
    state = j28("4H 5H 6H 6S 7S", "5D 6D", pile="9H")
    out = events(state, 0, play("4H 5H 6H 6S 7S"))
    assert names(out) == ["Played", "RoundEnded"]
    assert refusal(state, 0, play("4H 6H")).rule == "groups"
    assert after(state, (0, play("6H 5H 4H"))).pile[-1] == "4H"


def test_j28_the_drawn_card_is_played_at_once_or_kept():
    # source: LV 5.4, "Draw one, play it at once if possible <J28-wh>"
    drawn = after(j28("9C 3C", "5D 6D", pile="9H", stock="9S TD"), (0, Draw()))
    assert (drawn.turn, may_play(drawn), may_do(drawn)) == (0, {"9S"}, {Pass()})
    assert after(j28("3C 4C", "5D 6D", pile="9H", stock="TS TD"), (0, Draw())).turn == 1


def test_j28_a_forgotten_call_costs_one_card():
    # source: LV 5.4, "Call last card or knock, else one extra card next turn <J28-wh>"
    laid = after(j28("9D 3C", "9C 6D 7D", pile="9H"), (0, play("9D")), (1, play("9C")))
    assert len(laid.hands[0]) == 2


@pytest.mark.parametrize("card", ["JH", "2H", "8H"])
def test_j28_no_one_goes_out_with_a_jack_a_two_or_an_eight(card):
    # source: LV 5.4, "No finishing on J, 2, 8 <J28-ls> … Rec. forbid"
    state = j28(card, "5D 6D", pile="9H", stock="TS TD")
    assert refusal(state, 0, play(card, "S" if card == "JH" else None)).rule == "not_last"
    assert names(events(j28("AH", "5D 6D", pile="9H"), 0, play("AH"))) == ["Played", "RoundEnded"]


@each_seats("jacks-twos-eights")
def test_j28_is_scored(seats):
    # source: LV 5.4, "Score A 1, 2-10 face, Q/K 10, J 20; reaching 101 loses <J28-wh>"
    rules = rules_of("jacks-twos-eights", seats)
    assert costs(rules) == PIPS | {"J": 20}
    assert (rules.target, rules.scoring) == (101, "penalty")


# Jack Change It (LV 5.4)


def change(*hands: str, **more) -> State:
    return built(*hands, game="jack-change-it", **more)


@each_seats("jack-change-it")
def test_jack_change_it_deals_seven_and_has_no_score(seats):
    # source: LV 5.4, "one pack (older: two); 7 cards; left starts; draw one when unable", "Score none"
    rules = rules_of("jack-change-it", seats)
    assert (rules.deal, rules.jokers, rules.packs) == (7, 0, 1 if seats <= 4 else 2)
    unsaid("jack-change-it", seats, "draws", "after_drawing", "naming", "stacking", "skip_stacking", "first_player")
    assert (rules.scoring, rules.rounds_to_win) == ("rounds", 1)


def test_jack_change_it_starts_on_no_trick_card_but_on_the_five_of_hearts():
    # source: LV 5.4, "Neither start nor finish on a trick card (Q allowed with two players, 5♥ always) <JCI-wp>"
    never_starts("jack-change-it", "J", "2", "8", "Q", "AH")
    for seats, starter in ((3, "5H"), (3, "AS"), (2, "Q")):
        state, _ = opened("jack-change-it", seats, starter)
        assert (state.turn, state.debt, state.direction) == (left_of(state), 0, 1)


def test_jack_change_it_a_jack_goes_on_anything_and_picks_any_suit():
    # source: LV 5.4, "J: change suit <JCI-wp>; may be put on anything <JCI-dr>. Rec. any suit"
    state = change("JS 3C 4C", "5H 6D JD", pile="9H")
    assert may_play(state) == {"JS"}
    assert may_play(after(state, (0, play("JS", "H")))) == {"5H", "JD"}


def test_jack_change_it_twos_stack_to_eight():
    # source: LV 5.4, "2: +2, stacks to 8 <JCI-dr,JCI-wk>"
    state = change("2H 2S 3C 4C", "2D JD 8H 5D", "2C 6D 7D", pile="9H")
    owed = after(state, (0, play("2H 2S")))
    assert (owed.debt, may_play(owed)) == (4, {"2D"})
    assert after(owed, (1, play("2D")), (2, play("2C"))).debt == 8


def test_jack_change_it_an_eight_skips_and_has_no_defence():
    # source: LV 5.4, "8: skip <JCI-wk>, no defence <JCI-dr>"
    assert after(change("8H 3C 4C", "8D 6D", "9D TD", pile="9H"), (0, play("8H"))).turn == 2


def test_jack_change_it_a_queen_reverses_and_is_plain_between_two():
    # source: LV 5.4, "Q: reverse with 3+ players; not a trick card with two <JCI-wk,JCI-ac>"
    laid = after(change("QH 3C 4C", "5D 6D", "9D TD", pile="9H"), (0, play("QH")))
    assert (laid.turn, laid.direction) == (2, -1)
    state = change("QH", "5D 6D", pile="9H")
    assert names(events(state, 0, play("QH"))) == ["Played", "RoundEnded", "MatchEnded"]
    assert refusal(change("QH", "5D 6D", "9D TD", pile="9H"), 0, play("QH")).rule == "not_last"


def test_jack_change_it_only_the_five_of_hearts_blocks_the_ace_of_hearts():
    # source: LV 5.4, "A♥: +5, cannot be passed on, blocked by 5♥ <JCI-ac>", "Other aces plain <JCI-dr>"
    owed = after(change("AH 3C 4C", "5H 5S AD 2H JD", "7H 4D", pile="9H"), (0, play("AH")))
    assert (owed.debt, may_play(owed)) == (5, {"5H"})
    blocked = after(owed, (1, play("5H")))
    assert (blocked.debt, blocked.turn, may_play(blocked)) == (0, 2, {"7H"})
    assert len(after(owed, (1, Draw())).hands[1]) == 10
    assert after(change("AD 3C 4C", "5D 6D", pile="9D"), (0, play("AD"))).debt == 0
    assert refusal(after(change("2H 3C 4C", "5H 6D", pile="9H"), (0, play("2H"))), 1, play("5H")).rule == "cancels_only"


@pytest.mark.parametrize("card", ["JH", "2H", "8H", "AH"])
def test_jack_change_it_no_one_finishes_on_a_trick_card(card):
    # source: LV 5.4, "Neither start nor finish on a trick card <JCI-wp>; otherwise must draw <JCI-ac>"
    state = change(card, "5D 6D", pile="9H", stock="TS TD")
    assert refusal(state, 0, play(card, "S" if card == "JH" else None)).rule == "not_last"
    assert may_do(state) == {Draw()}
    assert "RoundEnded" in names(events(change("5H", "5D 6D", pile="9H"), 0, play("5H"))), "5♥ always"


def test_jack_change_it_equal_ranks_go_together_but_not_on_the_final_turn():
    # source: LV 5.4, "Equal ranks together, not on the final turn <JCI-14>"
    state = change("9C 9S 9D", "5D 6D", pile="9H")
    assert refusal(state, 0, play("9C 9S 9D")).rule == "last_alone"
    assert after(state, (0, play("9C 9S"))).hands[0] == ("9D",)


def test_jack_change_it_who_says_nothing_is_caught_and_draws_one():
    # source: LV 5.4, "Call knock knock, last card, caught: 1 card <JCI-wp>"
    state = after(change("9D 3C", "9C 6D 7D", "5C 6C", pile="9H"), (0, play("9D")))
    assert len(after(state, (2, Catch(0))).hands[0]) == 2
    assert Catch(0) not in may_do(after(state, (0, Call())), 2)
    assert len(after(state, (1, play("9C")), (2, play("5C"))).hands[0]) == 1, "no one noticed"


@pytest.mark.parametrize("game", ["jacks-twos-eights", "jack-change-it"])
def test_the_ace_of_hearts_of_another_pack_does_not_help_either(game):
    # source: LV 5.4, "cancelled by A♠ <J28-ls>"; "cannot be passed on <JCI-ac>"
    state = built("AH 3C 4C", "AH 5D", "9D TD", "9C TC", "6S 7S", game=game, pile="9H")
    assert may_play(after(state, (0, play("AH")))) == set()


# Last Card (LV 5.9)


def last_card(*hands: str, **more) -> State:
    return built(*hands, game="last-card", **more)


@each_seats("last-card")
def test_last_card_deals_seven_or_five_in_large_groups_and_has_no_score(seats):
    # source: LV 5.9, "52, no jokers, 7 cards (5 in large groups <LC-abs>)", "Score none"
    rules = rules_of("last-card", seats)
    assert (rules.deal, rules.jokers) == (7 if seats <= 5 else 5, 0)
    assert rules.packs == (1 if seats in (2, 3, 4, 6) else 2)
    unsaid(
        "last-card", seats, "draws", "after_drawing", "first_player", "call", "call_word", "call_penalty", "not_last"
    )
    assert (rules.scoring, rules.rounds_to_win) == ("rounds", 1)


def test_last_card_the_starter_gives_only_its_suit(subtests: pytest.Subtests):
    # source: LV 5.9, "Starter gives only its suit <LC-wp>"
    for starter in ["2", "5", "T", "J", "A", "9"]:
        with subtests.test(starter=starter):
            state, happened = opened("last-card", 3, starter)
            assert names(happened) == ["Dealt", "StarterTurned", "TurnCame"]
            assert (state.turn, state.debt, state.pending) == (left_of(state), 0, None)
            suit = state.pile[0][1]
            assert may_play(state) == {card for card in state.hands[state.turn] if card[1] == suit or card[0] == "A"}


@pytest.mark.parametrize(("card", "owed", "answer"), [("2H", 2, "2D"), ("5H", 5, "5D")])
def test_last_card_twos_and_fives_stack_on_their_own(card, owed, answer):
    # source: LV 5.9, "2: +2, 5: +5, each stacks with its own rank <LC-wp>; turn lost <LC-wn>"
    laid = after(last_card(f"{card} 3C 4C", "2D 5D AS KH 6S", "9D TD", pile="9H"), (0, play(card)))
    assert (laid.debt, may_play(laid)) == (owed, {answer})
    assert after(laid, (1, play(answer))).debt == 2 * owed
    drawn = after(laid, (1, Draw()))
    assert (len(drawn.hands[1]), drawn.turn) == (5 + owed, 2)


def test_last_card_the_debt_stands_though_its_player_went_out():
    # source: LV 5.9, "the debt stands even if the layer went out <LC-wp>"
    out = events(last_card("5H", "5D 6D", "9D TD", pile="9H"), 0, play("5H"))
    assert names(out) == ["Played", "DebtGrew", "Drew", "RoundEnded", "MatchEnded"]


def test_last_card_a_ten_skips_and_a_jack_gives_another_turn():
    # source: LV 5.9, "10: skip <LC-wp>. J: another turn <LC-wn>"
    state = last_card("TH JH 3C 4H", "5D 6D", "9D TD", pile="9H")
    assert after(state, (0, play("TH"))).turn == 2
    again = after(state, (0, play("JH")))
    assert (again.turn, may_play(again)) == (0, {"TH", "4H"})
    assert after(again, (0, Draw())).turn == 1


def test_last_card_an_ace_goes_on_anything_and_must_match_to_win():
    # source: LV 5.9, "A: any time, choose suit <LC-wp>; must match suit when it is the winning card <LC-old>"
    assert may_play(last_card("AS 3C", "5D 6D", pile="9H")) == {"AS"}
    assert refusal(last_card("AS", "5D 6D", pile="9H"), 0, play("AS")).rule == "winning_wild"
    assert "RoundEnded" in names(events(last_card("AH", "5D 6D", pile="9H"), 0, play("AH")))


def test_last_card_equal_ranks_go_together():
    # source: LV 5.9, "Equal ranks together <LC-abs,LC-wn>"
    assert after(last_card("2H 2S 3C 4C", "5D 6D", pile="9H"), (0, play("2H 2S"))).debt == 4
    assert "RoundEnded" in names(events(last_card("9S 9C", "5D 6D", pile="9H"), 0, play("9S 9C")))


def test_last_card_a_forgotten_call_costs_two():
    # source: LV 5.9, "Last card else 2 <LC-wp>"
    laid = after(last_card("9D 3C", "9C 6D 7D", pile="9H"), (0, play("9D")), (1, play("9C")))
    assert len(laid.hands[0]) == 3
