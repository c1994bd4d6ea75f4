"""Countdown: a hand emptied eight times, and everybody's own wild rank. Source: S3, "Crazy Eights Countdown"."""

from dataclasses import replace

import pytest

from engine.core.actions import Deal, Draw, Nominate, Pass
from engine.core.events import MatchEnded, RoundEnded
from engine.core.packs.french import RANKS, SUITS
from engine.core.scoresheet import RoundScore, standings
from engine.shedding.events.draw_penalty import DebtGrew
from engine.shedding.events.drawing import Drew, Reshuffled
from engine.shedding.events.endings import CountedDown
from engine.shedding.events.turns import Skipped, TurnCame
from engine.shedding.mechanics.nomination import Naming
from engine.shedding.play.moves import act, check, start
from engine.shedding.play.options import options
from engine.shedding.rules.effects import Effect
from engine.shedding.state import State
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
    table,
)

GAME, JACKS = "countdown", "countdown-jacks"


def countdown(*hands: str, scores: tuple[int, ...], **more) -> State:
    return table(*hands, game=GAME, totals=scores, **more)


def jacks(*hands: str, **more) -> State:
    return table(*hands, game=JACKS, **more)


# The deal


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_everybody_begins_with_a_score_and_a_hand_of_eight(seats, packs):
    # source: S3, Countdown, first paragraph; rulings.md, "Two packs from five seats"
    rules = rules_of(GAME, seats)
    assert (rules.packs, rules_of(JACKS, seats).packs) == (packs, packs)
    state = start(rules, "eight")
    assert state.totals == (8,) * seats
    assert [len(hand) for hand in after(state, (0, Deal())).hands] == [8] * seats


def test_a_starter_eight_is_wild_for_the_dealer_who_names_its_suit():
    # source: S3, "If an Eight is turned up"; Countdown, "like normal Crazy Eights"
    state, _ = opened(GAME, 3, "8")
    assert (state.turn, state.pending) == (state.dealer, Naming())
    assert after(state, (state.dealer, Nominate("D"))).suit == "D"
    other, _ = opened(GAME, 3, "7")
    assert (other.turn, other.suit) == (left_of(other), None)


# An empty hand


@pytest.mark.parametrize("score", range(2, 9))
def test_who_is_out_counts_one_down_and_gets_as_many_cards_as_the_new_score(score):
    # source: S3, Countdown, "subtracts 1 from their score, and is immediately dealt a new hand"
    stock = "2S 3S 4S 5S 6S 7S 9S TS"
    state = countdown("KH", "5D 9C", scores=(score, 8), pile="3H", stock=stock)
    out, happened = act(state, 0, play("KH"))
    new = tuple(stock.split()[: score - 1])
    assert happened[1:] == [CountedDown(0, score - 1), Drew(0, new, score - 1, "refill"), TurnCame(1)]
    assert (out.totals, out.hands, out.phase) == ((score - 1, 8), (new, ("5D", "9C")), "play")
    assert out.sheet == ()


def test_the_first_at_nought_wins_and_the_others_keep_their_scores():
    # source: S3, Countdown, "their score becomes 0 and they win"
    over, happened = act(countdown("KH", "5D 8C", "9C", scores=(1, 5, 3), pile="3H"), 0, play("KH"))
    assert names(happened) == ["Played", "CountedDown", "RoundEnded", "MatchEnded"]
    assert happened[-1] == MatchEnded((0,), (0, 5, 3), "built")
    assert over.sheet == (RoundScore("out", 0, (0, 0, 0), (0, 55, 9)),)
    places = [(line.seat, line.place) for line in standings(over.rules, over.totals, over.sheet)]
    assert places == [(0, 1), (2, 2), (1, 3)]


def test_the_dealer_stays_while_the_round_goes_on():
    # source: rulings.md, "Countdown (S3)", first lines
    state = countdown("KH", "5D 9C", "2C 3C", scores=(4, 8, 8), pile="3H", dealer=2)
    assert after(state, (0, play("KH"))).dealer == 2


def test_the_refill_shuffles_the_played_cards_when_the_stock_is_short():
    # source: rulings.md, "Countdown (S3)", refill
    state = countdown("KH", "5D 9C", scores=(5, 8), pile="2C 3C 4C 3H", stock="2S 3S")
    out, happened = act(state, 0, play("KH"))
    assert names(happened) == ["Played", "CountedDown", "Drew", "Reshuffled", "Drew", "TurnCame"]
    assert len(out.hands[0]) == 4
    assert out.pile == ("KH",)
    assert isinstance(happened[3], Reshuffled)


def test_the_refill_is_what_there_is_when_cards_lack():
    # source: rulings.md, "Countdown (S3)", refill
    state = countdown("KH", "5D 9C", scores=(5, 8), pile="3H", stock="2S")
    out = after(state, (0, play("KH")))
    assert set(out.hands[0]) == {"2S", "3H"}
    assert out.totals == (4, 8)


def test_with_no_card_at_all_one_waits_and_draws_in_turn():
    # source: rulings.md, "Countdown (S3)", refill, "waits and draws in turn"
    rules = {"reshuffle": False}
    state = countdown("KH", "KD 5D 9C", scores=(5, 8), pile="3H", stock="", rules=rules)
    out = after(state, (0, play("KH")))
    assert (out.hands[0], out.totals, out.turn) == ((), (4, 8), 1)
    waiting = after(out, (1, play("KD")))
    assert may_do(waiting) == {Pass()}
    drawing = replace(waiting, stock=("2S",))
    assert (may_play(drawing), may_do(drawing)) == (set(), {Draw()})
    assert after(drawing, (0, Draw())).hands[0] == ("2S",)


def test_one_card_drawn_with_an_empty_hand_can_empty_it_again():
    # source: S3, Countdown, "When a player gets rid of all their cards"
    state = countdown("", "5D 9C", scores=(3, 8), pile="KH", stock="2H 4S 5S", turn=0)
    state = after(state, (0, Draw()), (1, Draw()), (0, play("2H")))
    assert state.totals == (2, 8)


# Whose card is wild


@pytest.mark.parametrize("score", range(1, 9))
def test_the_rank_of_the_own_score_is_wild_and_no_other(score):
    # source: S3, Countdown, "Each player's current score determines the rank"
    rank = RANKS[score - 1]
    hand = " ".join(other + "S" for other in RANKS)
    state = countdown(hand, "5D 9C", scores=(score, 8), pile="KH")
    assert may_play(state) == {rank + "S", "KS"}
    assert options(state, 0, (rank + "S",)).suits == SUITS
    assert options(state, 0, ("KS",)).suits == ()


def test_the_wild_rank_changes_with_the_score():
    # source: S3, Countdown, "their wild card changes, first from Eight to Seven"
    state = countdown("8S", "5H 9C", scores=(8, 8), pile="KH", stock="7C 8C 4C 3D 2D 9D TD")
    out = after(state, (0, play("8S", "H")), (1, play("5H", call=True)))
    assert out.hands[0] == ("7C", "8C", "4C", "3D", "2D", "9D", "TD")
    assert may_play(out) == {"7C"}


def test_an_eight_is_a_plain_card_for_who_has_counted_down():
    # source: S3, Countdown, "Each player's current score determines the rank"
    state = countdown("8S 8H 4C", "5D 9C", scores=(7, 8), pile="KH")
    assert may_play(state) == {"8H"}
    assert after(state, (0, play("8H"))).suit is None


# The suggested rules. Source: S3, Countdown, the numbered list.


@pytest.mark.parametrize(("option", "fitting"), [(False, {"2H", "7C"}), (True, {"2H", "7C", "6S"})])
def test_on_a_wild_card_the_named_suit_or_an_own_wild_card(option, fitting):
    # source: S3, Countdown, 1, the example of a wild six; and "Variant" for a card of equal rank
    state = countdown("6D 3C 4C", "2H 7C 6S 8D 9D", scores=(6, 7), pile="KS", rules={"rank_on_wild": option})
    state = after(state, (0, play("6D", "H")))
    assert may_play(state) == fitting
    assert may_do(state) == {Draw()}
    if not option:
        assert refusal(state, 1, play("6S")).rule == "rank_on_wild"


@pytest.mark.parametrize(("option", "fits"), [(False, False), (True, True)])
def test_the_example_of_the_variant(option, fits):
    # source: S3, Countdown, "Variant", a wild five calling diamonds
    state = countdown("5S 3C 4C", "5C 9H", scores=(5, 6), pile="KS", rules={"rank_on_wild": option})
    state = after(state, (0, play("5S", "D")))
    assert (check(state, 1, play("5C", call=True)) is None) is fits


def test_a_card_on_a_five_that_was_not_wild_needs_no_variant():
    # source: S3, Countdown, 1, which speaks of a wild card alone
    state = after(countdown("5S 3C 4C", "5C 9H 2D", scores=(6, 7), pile="KS"), (0, play("5S")))
    assert may_play(state) == {"5C"}


def test_equal_scores_share_the_wild_rank():
    # source: S3, Countdown, 1, "the player's own wild card"
    state = countdown("6D 3C 4C", "6S 8D 9D", scores=(6, 6), pile="KS")
    state = after(state, (0, play("6D", "H")))
    assert may_play(state) == {"6S"}
    assert after(state, (1, play("6S", "C"))).suit == "C"


def test_a_wild_card_that_skips():
    # source: S3, Countdown, 2, "Wild / Skip", the example of the four
    effects = {"effects": (("4", Effect("skip")),)}
    state = countdown("4S 3C 9C", "2C 3S", "2D 5C 4C 8H", scores=(4, 8, 8), pile="KH", rules=effects)
    happened = events(state, 0, play("4S", "D"))
    assert Skipped(1) in happened
    skipped = after(state, (0, play("4S", "D")))
    assert (skipped.turn, may_play(skipped)) == (2, {"2D", "8H"})


def test_a_wild_card_that_turns_the_direction():
    # source: S3, Countdown, 2, "Wild / Reverse", the example of the ace
    state = countdown("AH 9C", "2C 3C", "2D 3D", "2S 8D 4C AC", scores=(1, 8, 8, 8), pile="KH")
    turned = after(state, (0, play("AH", "S", call=True)))
    assert (turned.turn, turned.direction, may_play(turned)) == (3, -1, {"2S", "8D"})


def two(*, packs: int, clubs: str = "2C 7H 9D 3D", suit: str = "C") -> State:
    """The three players of the example: A with a score of 2, B with 5, C with 6, and A lays a wild Two."""
    hands = ("2S 3S 4S", clubs, "2D 2H 6D 3C KD 5H")
    state = countdown(*hands, scores=(2, 5, 6), pile="KH", rules={"packs": packs})
    return after(state, (0, play("2S", suit)))


def test_a_wild_two_is_answered_by_the_two_of_the_named_suit_alone():
    # source: S3, Countdown, 2, "Wild / Draw Two", the first example; rulings.md for the suits
    state = two(packs=1)
    assert (state.debt, state.suit, state.turn) == (2, "C", 1)
    assert (may_play(state), may_do(state)) == ({"2C"}, {Draw()})
    assert may_play(two(packs=1, clubs="2C 5C 8C 9D")) == {"2C"}


def test_after_the_answer_which_was_not_wild_any_two_or_four_cards():
    # source: S3, Countdown, 2, "Wild / Draw Two", "any Two (since the 2"
    state = after(two(packs=1), (1, play("2C")))
    assert (state.debt, state.suit, state.turn) == (4, None, 2)
    assert (may_play(state), may_do(state)) == ({"2D", "2H"}, {Draw()})
    assert len(after(state, (2, Draw())).hands[2]) == 10


def test_after_drawing_the_named_suit_goes_on():
    # source: S3, Countdown, 2, "Wild / Draw Two", "If B draws 2 cards"
    state = after(two(packs=1), (1, Draw()))
    assert (len(state.hands[1]), state.debt, state.turn) == (6, 0, 2)
    assert (may_play(state), may_do(state)) == ({"6D", "3C"}, {Draw()})


def test_with_one_pack_nothing_answers_the_two_that_names_its_own_suit():
    # source: S3, Countdown, 2, "Another example"; rulings.md: the Two of diamonds naming diamonds
    state = countdown("2D 3S 4S", "2C 2H 7D 5D", "6S 3D 2S 9C", scores=(2, 5, 6), pile="KH")
    state = after(state, (0, play("2D", "D")))
    assert (state.count(1), state.debt, state.turn, may_play(state)) == (6, 0, 2, {"6S", "3D"}), "they draw at once"


def test_with_two_packs_the_other_one_does():
    # source: S3, Countdown, 2, "Playing with a double deck"
    hands = ("2D 3S 4S", "2D 2C 2H 7D 5D", "6S 3D 2S 9C")
    state = countdown(*hands, scores=(2, 5, 6), pile="KH", rules={"packs": 2})
    state = after(state, (0, play("2D", "D")))
    assert (may_play(state), may_do(state)) == ({"2D"}, {Draw()})
    answered = after(state, (1, play("2D")))
    assert (answered.debt, may_play(answered)) == (4, {"2S"})


def test_whoever_lays_a_wild_two_is_bound_to_the_named_suit_on_a_debt():
    # source: rulings.md, "Countdown (S3)", "whoever's wild it is"
    state = countdown("2S 3S 4S", "2C 2H 9D", "2D 5H", scores=(2, 2, 2), pile="KH")
    state = after(state, (0, play("2S", "C")))
    assert may_play(state) == {"2C"}
    again = after(state, (1, play("2C", "D")))
    assert (again.debt, again.suit, may_play(again)) == (4, "D", {"2D"})
    assert refusal(state, 1, play("2H", "D")).rule == "naming"


def test_where_an_equal_rank_fits_on_a_wild_card_any_two_answers_it():
    # source: S3, Countdown, "Variant", together with 2, "Wild / Draw Two"
    hands = ("2S 3S 4S", "2H 7C", "2D 5H")
    state = countdown(*hands, scores=(2, 5, 6), pile="KH", rules={"rank_on_wild": True})
    assert may_play(after(state, (0, play("2S", "C")))) == {"2H"}


def test_a_two_that_is_not_wild_is_answered_by_any_two():
    # source: S3, "Draw cards"; Countdown, 2
    state = after(countdown("2H 3S 4S", "2C 8C 9D", scores=(3, 8), pile="KH"), (0, play("2H")))
    assert may_play(state) == {"2C"}


# A special card or a wild one that empties a hand. Source: rulings.md, "Countdown (S3)".


@pytest.mark.parametrize(("card", "turn", "debt", "direction"), [("QH", 2, 0, 1), ("AH", 2, 0, -1), ("2H", 1, 2, 1)])
def test_a_special_card_that_empties_a_hand_acts_as_the_round_goes_on(card, turn, debt, direction):
    # source: rulings.md, "Countdown (S3)", "A special card that empties a hand acts"
    state = countdown(card, "5D 9C 4D", "6D 9D 4C", scores=(6, 8, 8), pile="KH")
    out = after(state, (0, play(card)))
    assert (out.totals[0], out.turn, out.debt, out.direction) == (5, turn, debt, direction)


@pytest.mark.parametrize("card", ["QH", "AS", "2H"])
def test_but_not_at_nought(card):
    # source: rulings.md, "Countdown (S3)", "except at 0"
    state = countdown(card, "5D 9C 4D", "6D 9D 4C", scores=(1, 8, 8), pile="KH")
    over, happened = act(state, 0, play(card))
    assert names(happened) == ["Played", "CountedDown", "RoundEnded", "MatchEnded"]
    assert (over.hands[1:], over.winners) == ((("5D", "9C", "4D"), ("6D", "9D", "4C")), (0,))


def test_a_wild_card_that_empties_a_hand_names_a_suit_except_at_nought():
    # source: rulings.md, "Countdown (S3)"
    state = countdown("6S", "5D 9C", scores=(6, 8), pile="KH")
    assert options(state, 0, ("6S",)).suits == SUITS
    out = after(state, (0, play("6S", "D")))
    assert (out.suit, may_play(out)) == ("D", {"5D"})
    last = countdown("AS", "5D 9C", scores=(1, 8), pile="KH")
    assert options(last, 0, ("AS",)).suits == ()
    assert refusal(last, 0, play("AS", "D")).rule == "winning_card_acts"


def test_last_card_is_said_for_every_hand():
    # source: S3, "A player who has only one card left", for every hand of Countdown
    state = countdown("3H KH", "5D 9C", scores=(4, 8), pile="4H", stock="2S 3S 4S 5S 6S")
    silent = after(state, (0, play("3H")))
    assert silent.uncalled == (0,)
    assert len(after(silent, (1, Draw())).hands[0]) == 3
    one = countdown("KH", "5D 9C", scores=(2, 8), pile="4H", stock="2S 3S 4S 5S 6S")
    dealt = after(one, (0, play("KH")))
    assert (dealt.hands[0], dealt.uncalled) == (("2S",), ())  # source: rulings.md, "a dealt single card needs none"


# Blocked


@pytest.mark.parametrize(("scores", "champions"), [((4, 3, 5), (1,)), ((3, 5, 3), (0, 2)), ((2, 2, 2), (0, 1, 2))])
def test_a_blocked_countdown_is_won_by_the_lowest_and_equal_scores_share(scores, champions):
    # source: rulings.md, "Countdown (S3)", "Blocked"
    state = countdown("9S TS", "9C TC", "JD TD", scores=scores, pile="KH", stock="")
    over, happened = act(after(state, (0, Pass()), (1, Pass())), 2, Pass())
    assert happened[-2] == RoundEnded(RoundScore("blocked", None, (0, 0, 0), (19, 19, 20)), over.hands)
    assert happened[-1] == MatchEnded(champions, scores, "built")
    assert (over.winners, over.phase) == (champions, "over")


# The second version: Jacks, Twos, the Queen of spades. Source: S3, Countdown, "a version in which Jacks skip".


def test_in_the_second_version_jacks_skip_and_nothing_turns_the_direction():
    # source: S3, Countdown, the second version, "No 'reverse direction' card"
    state = jacks("JH AH QH 3C", "5D", "6D", pile="KH")
    assert after(state, (0, play("JH"))).turn == 2
    for card in ("AH", "QH"):
        assert names(events(state, 0, play(card))) == ["Played", "TurnCame"]


def test_in_the_second_version_the_queen_of_spades_costs_five_and_only_her_twin_answers():
    # source: S3, Countdown, the second version, "draw five cards"; rulings.md, "effect answers"
    state = jacks("QS 3C 4C", "QH 2S QS 5D", "6D", pile="KS", rules={"packs": 2})
    owing = after(state, (0, play("QS")))
    assert (owing.debt, may_play(owing), may_do(owing)) == (5, {"QS"}, {Draw()})
    assert len(after(owing, (1, Draw())).hands[1]) == 9
    assert after(owing, (1, play("QS"))).debt == 10


def test_in_the_second_version_twos_are_answered_by_twos_as_usual():
    # source: S3, Countdown, the second version, "another Two as usual"
    state = after(jacks("2H 3C 4C", "2D QS 9C 4D", "6D", pile="KH"), (0, play("2H")))
    assert may_play(state) == {"2D"}


def test_in_the_second_version_covered_special_cards_act_and_the_last_one_is_followed():
    # source: S3, Countdown, the second version, "even for cards that are covered"
    state = jacks("QS QD 3C 4C", "7D QH 7S 3H", "6D", pile="KS")
    laid, happened = act(state, 0, play("QS QD"))
    assert DebtGrew(5) in happened
    assert (laid.debt, laid.pile[-1], laid.turn) == (5, "QD", 1)
    assert (may_play(laid), may_do(laid)) == (set(), {Draw()})
    drawn = after(laid, (1, Draw()), (2, Draw()), (0, Draw()))
    assert may_play(drawn, 1) >= {"7D", "QH"}
    assert "7S" not in may_play(drawn, 1)


@pytest.mark.parametrize(("cards", "debt"), [("2H 2S", 4), ("2H 2S 2D", 6), ("2H 2S 2D 2C", 8)])
def test_in_the_second_version_all_twos_that_are_laid_count(cards, debt):
    # source: S3, Countdown, the second version; "Multiple Equal Cards", the pair of Twos
    state = jacks("2H 2S 2D 2C 9C 9D", "5D", pile="KH")
    assert after(state, (0, play(cards))).debt == debt


def test_in_the_second_version_two_jacks_skip_two():
    # source: S3, Countdown, the second version; "Multiple Equal Cards"
    state = jacks("JH JS 3C 4C", "5D", "6D", "7D", pile="KH")
    assert after(state, (0, play("JH JS"))).turn == 3


def test_the_first_of_several_must_fit():
    # source: S3, "Multiple Equal Cards", "provided that the first of them is a legal play"
    state = jacks("9S 9H 3C 4C", "5D", pile="KH")
    assert options(state, 0, ("9S",)) == options(state, 1, ("9S",))
    assert options(state, 0, ("9H",)).cards == ("9S",)
    assert refusal(state, 0, play("9S 9H")).rule == "match"


def test_of_several_wild_cards_the_last_names_the_suit():
    # source: S3, Countdown, 1 and 2, with the second version's equal cards
    state = jacks("8S 8H 3C 4C", "5D 9C", pile="KD")
    laid = after(state, (0, play("8S 8H", "C")))
    assert (laid.suit, laid.pile[-1], may_play(laid)) == ("C", "8H", {"9C"})


def test_of_several_twos_on_a_wild_two_only_the_first_is_bound_to_the_named_suit():
    # source: rulings.md, "Several cards laid on a debt"; Countdown, 2
    rules = {"packs": 2}
    state = jacks("2S 3S 4S", "2C 2C 2H 9D 7D", "2D 5H", totals=(2, 5, 6), pile="KS", rules=rules)
    state = after(state, (0, play("2S", "C")))
    assert options(state, 1, ("2C",)).cards == ("2H", "2C")
    assert after(state, (1, play("2C 2C"))).debt == after(state, (1, play("2C 2H"))).debt == 6
    assert refusal(state, 1, play("2H 2C")).rule == "naming"


def test_several_cards_that_empty_a_hand_count_one_down():
    # source: S3, Countdown, "When a player gets rid of all their cards"
    state = jacks("9H 9S", "5D 4C", totals=(4, 8), pile="KH")
    assert after(state, (0, play("9H 9S"))).totals == (3, 8)


# Everybody dealt anew. Source: rulings.md, "Countdown (S3)", "everybody is dealt anew is an option".


def anew(*hands: str, scores: tuple[int, ...], **more) -> State:
    return countdown(*hands, scores=scores, rules={"goal": "countdown by rounds"}, **more)


def test_by_rounds_an_empty_hand_ends_the_round_and_everybody_gets_as_many_cards_as_the_own_score():
    # source: rulings.md, "Countdown (S3)"
    state = anew("KH", "5D 8C", "9C", scores=(4, 7, 2), pile="3H", dealer=2)
    won, happened = act(state, 0, play("KH"))
    assert happened[-1] == RoundEnded(RoundScore("out", 0, (-1, 0, 0), (0, 55, 9)), won.hands)
    assert (won.totals, won.phase) == ((3, 7, 2), "deal")
    dealt = after(won, (0, Deal()))
    assert [len(hand) for hand in dealt.hands] == [3, 7, 2]
    assert (dealt.dealer, dealt.round) == (0, 2)


def test_by_rounds_the_own_score_is_wild_and_a_special_card_that_wins_does_nothing():
    # source: S3, Countdown, own wild card; "Special Cards", last paragraph
    state = anew("4S 9C 3C", "5D 8C", scores=(4, 7), pile="KH")
    assert may_play(state) == {"4S"}
    last = anew("2H", "5D 8C", scores=(4, 7), pile="KH")
    assert names(events(last, 0, play("2H"))) == ["Played", "RoundEnded"]
    wild = anew("4S", "5D 8C", scores=(4, 7), pile="KH")
    assert options(wild, 0, ("4S",)).suits == ()


def test_by_rounds_the_first_at_nought_wins():
    # source: S3, Countdown, "first player who reduces their score to zero"
    over = after(anew("KH", "5D 8C", "9C", scores=(1, 7, 1), pile="3H"), (0, play("KH")))
    assert (over.totals, over.winners) == ((0, 7, 1), (0,))


def test_by_rounds_a_block_changes_no_score():
    # source: rulings.md, "Countdown (S3)"; a new deal follows, so that the block decides nothing
    state = anew("9S TS", "9C TC", scores=(4, 3), pile="KH", stock="")
    state = after(state, (0, Pass()), (1, Pass()))
    assert (state.totals, state.phase, state.winners) == ((4, 3), "deal", ())
