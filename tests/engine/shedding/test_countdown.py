"""Countdown: a hand emptied eight times, and everybody's own wild rank. Source: S3, "Crazy Eights Countdown".

What a golden plays out (``tests/playthroughs/countdown-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Deal, Draw, Nominate
from engine.core.packs.french import RANKS, SUITS
from tests.doors import Naming, State, options, start
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


def test_everybody_begins_with_a_score_and_a_hand_of_eight(subtests: pytest.Subtests):
    # source: S3, Countdown, first paragraph; rulings.md, "Two packs from five seats"
    for seats, packs in [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2)]:
        with subtests.test(seats=seats, packs=packs):
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


def test_the_dealer_stays_while_the_round_goes_on():
    # source: rulings.md, "Countdown (S3)", first lines
    state = countdown("KH", "5D 9C", "2C 3C", scores=(4, 8, 8), pile="3H", dealer=2)
    assert after(state, (0, play("KH"))).dealer == 2


def test_one_card_drawn_with_an_empty_hand_can_empty_it_again():
    # source: S3, Countdown, "When a player gets rid of all their cards"
    state = countdown("", "5D 9C", scores=(3, 8), pile="KH", stock="2H 4S 5S", turn=0)
    state = after(state, (0, Draw()), (1, Draw()), (0, play("2H")))
    assert state.totals == (2, 8)


# Whose card is wild


def test_the_rank_of_the_own_score_is_wild_and_no_other(subtests: pytest.Subtests):
    # source: S3, Countdown, "Each player's current score determines the rank"
    for score in range(1, 9):
        with subtests.test(score=score):
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


def test_last_card_is_said_for_every_hand():
    # source: S3, "A player who has only one card left", for every hand of Countdown
    state = countdown("3H KH", "5D 9C", scores=(4, 8), pile="4H", stock="2S 3S 4S 5S 6S")
    silent = after(state, (0, play("3H")))
    assert silent.uncalled == (0,)
    assert len(after(silent, (1, Draw())).hands[0]) == 3
    one = countdown("KH", "5D 9C", scores=(2, 8), pile="4H", stock="2S 3S 4S 5S 6S")
    dealt = after(one, (0, play("KH")))
    assert (dealt.hands[0], dealt.uncalled) == (("2S",), ())  # source: rulings.md, "a dealt single card needs none"


# The second version: Jacks, Twos, the Queen of spades. Source: S3, Countdown, "a version in which Jacks skip".


def test_in_the_second_version_twos_are_answered_by_twos_as_usual():
    # source: S3, Countdown, the second version, "another Two as usual"
    state = after(jacks("2H 3C 4C", "2D QS 9C 4D", "6D", pile="KH"), (0, play("2H")))
    assert may_play(state) == {"2D"}


def test_the_first_of_several_must_fit():
    # source: S3, "Multiple Equal Cards", "provided that the first of them is a legal play"
    state = jacks("9S 9H 3C 4C", "5D", pile="KH")
    assert options(state, 0, ("9S",)) == options(state, 1, ("9S",))
    assert options(state, 0, ("9H",)).cards == ("9S",)
    assert refusal(state, 0, play("9S 9H")).rule == "match"


# Everybody dealt anew. Source: rulings.md, "Countdown (S3)", "everybody is dealt anew is an option".


def anew(*hands: str, scores: tuple[int, ...], **more) -> State:
    return countdown(*hands, scores=scores, rules={"goal": "countdown by rounds"}, **more)


def test_by_rounds_the_own_score_is_wild_and_a_special_card_that_wins_does_nothing():
    # source: S3, Countdown, own wild card; "Special Cards", last paragraph
    state = anew("4S 9C 3C", "5D 8C", scores=(4, 7), pile="KH")
    assert may_play(state) == {"4S"}
    last = anew("2H", "5D 8C", scores=(4, 7), pile="KH")
    assert names(events(last, 0, play("2H"))) == ["Played", "RoundEnded"]
    wild = anew("4S", "5D 8C", scores=(4, 7), pile="KH")
    assert options(wild, 0, ("4S",)).suits == ()
