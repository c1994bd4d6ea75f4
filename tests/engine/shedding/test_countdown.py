"""Countdown: a hand emptied eight times, and everybody's own wild rank. Source: S3, "Crazy Eights Countdown".

What a golden plays out (``tests/playthroughs/countdown-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Deal, Draw
from engine.core.packs.french import RANKS, SUITS
from tests.doors import State, options, start
from tests.engine.shedding.table import after, events, may_play, names, play, refusal, rules_of, table

GAME, JACKS = "countdown", "countdown-jacks"


def countdown(*hands: str, scores: tuple[int, ...], **more) -> State:
    return table(*hands, totals=scores, **{"game": GAME, "pile": "KH"} | more)


def test_everybody_begins_with_a_score_and_a_hand_of_eight():
    # source: S3, Countdown, first paragraph
    for seats in range(2, 9):
        state = start(rules_of(GAME, seats), "eight")
        assert state.totals == (8,) * seats
        assert [len(hand) for hand in after(state, (0, Deal())).hands] == [8] * seats


def test_the_dealer_stays_while_the_round_goes_on_a_dealt_card_needs_no_call_and_a_drawn_one_can_empty_the_hand():
    # source: rulings.md, "Countdown (S3)", first lines, and "a dealt single card needs none"
    state = countdown("3H", "5D 9C", "2C 3C", scores=(2, 8, 8), dealer=2, stock="2S 3S 4S")
    dealt = after(state, (0, play("3H")))
    assert (dealt.dealer, dealt.hands[0], dealt.uncalled) == (2, ("2S",), ())
    # source: S3, Countdown, "When a player gets rid of all their cards"
    state = countdown("", "5D 9C", scores=(3, 8), stock="2H 4S 5S")
    assert after(state, (0, Draw()), (1, Draw()), (0, play("2H"))).totals == (2, 8)


def test_the_rank_of_the_own_score_is_wild_and_no_other(subtests: pytest.Subtests):
    # source: S3, Countdown, "Each player's current score determines the rank"
    for score in range(1, 9):
        with subtests.test(score=score):
            rank = RANKS[score - 1]
            hand = " ".join(other + "S" for other in RANKS)
            state = countdown(hand, "5D 9C", scores=(score, 8))
            assert may_play(state) == {rank + "S", "KS"}
            assert options(state, 0, (rank + "S",)).suits == SUITS
            assert options(state, 0, ("KS",)).suits == ()


def test_what_follows_a_card_that_was_wild_and_one_that_was_not(subtests: pytest.Subtests):
    # source: S3, Countdown, the numbered list, "the player's own wild card", "Variant" and "Wild / Draw Two"
    variant = {"rules": {"rank_on_wild": True}}
    for name, second, scores, more, laid, fitting in [
        ("a five that was not wild", "5C 9H 2D", (6, 7), {}, play("5S"), {"5C"}),
        ("an equal rank that is wild for both", "6S 8D 9D", (6, 6), {}, play("6D", "H"), {"6S"}),
        ("a wild Two", "2C 2H 9D", (2, 2), {}, play("2S", "C"), {"2C"}),
        ("an equal rank by that rule", "2H 7C", (2, 5), variant, play("2S", "C"), {"2H"}),
        ("a Two that was not wild", "2C 8C 9D", (3, 8), {}, play("2H"), {"2C"}),
        ("a Two of the second version", "2D QS 9C 4D", (8, 8), {"game": JACKS}, play("2H"), {"2D"}),
    ]:
        with subtests.test(name):
            (card,) = laid.cards
            state = countdown(f"{card} 3C 4C", second, scores=scores, pile="K" + card[1], **more)
            assert may_play(after(state, (0, laid))) == fitting


def test_whoever_lays_a_wild_two_on_another_is_bound_to_the_named_suit():
    # source: rulings.md, "Countdown (S3)", "whoever's wild it is"
    state = after(countdown("2S 3S 4S", "2C 2H 9D", "2D 5H", scores=(2, 2, 2)), (0, play("2S", "C")))
    again = after(state, (1, play("2C", "D")))
    assert (again.debt, again.suit, may_play(again)) == (4, "D", {"2D"})
    assert refusal(state, 1, play("2H", "D")).rule == "naming"


def test_by_rounds_the_own_score_is_wild_and_a_special_card_that_wins_does_nothing():
    # source: S3, Countdown, own wild card; "Special Cards", last paragraph; rulings.md, "everybody is dealt anew"
    rules = {"goal": "countdown by rounds"}
    assert may_play(countdown("4S 9C 3C", "5D 8C", scores=(4, 7), rules=rules)) == {"4S"}
    last = countdown("2H", "5D 8C", scores=(4, 7), rules=rules)
    assert names(events(last, 0, play("2H"))) == ["Played", "RoundEnded"]
    assert options(countdown("4S", "5D 8C", scores=(4, 7), rules=rules), 0, ("4S",)).suits == ()
