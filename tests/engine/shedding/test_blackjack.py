"""Black Jack. Source: S3, "Mine are: 2 - pick up 2", to "Cumulative"; the rest as Crazy Eights (rulings.md).

What a golden plays out (``tests/playthroughs/blackjack-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Draw
from engine.core.packs.french import SUITS
from engine.core.scoresheet import RoundScore
from tests.doors import Effect, Reversed, State, act, options
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
    rules_of,
    table,
)

GAME = "blackjack"


def jack(*hands: str, **more) -> State:
    return table(*hands, game=GAME, **more)


def test_what_it_leaves_unsaid_is_as_in_crazy_eights(subtests: pytest.Subtests):
    # source: rulings.md, "Blackjack fragment (S3)"
    for seats in range(2, 9):
        with subtests.test(seats=seats):
            mine, base = rules_of(GAME, seats), crazy(seats)
            for rule in ("deal", "packs", "draws", "after_drawing", "draw_though_able", "reshuffle", "call", "target"):
                assert getattr(mine, rule) == getattr(base, rule)


# Twos and jacks


def test_twos_black_jacks_and_red_jacks_answer_each_other_whatever_the_suit(subtests: pytest.Subtests):
    # source: S3, "jacks on 2's & vice versa"; rulings.md, "Blackjack fragment (S3)"
    for top in ["2H", "2S", "2C", "JS", "JC"]:
        with subtests.test(top=top):
            answers = {"2D", "2S", "JS", "JC", "JH", "JD"} - {top}
            state = jack(f"{' '.join(sorted(answers))} AD 8D QD 9D", "3C 4C", pile=top, debt=4)
            assert may_play(state) == answers
            assert may_do(state) == {Draw()}


@pytest.mark.parametrize(("cards", "debt"), [("JS JH", 0), ("JH JS", 5), ("JS JH JC", 5), ("JS JC JD", 0)])
def test_of_jacks_laid_together_each_acts_in_its_turn(cards, debt):
    # source: S3, "Multiple Equal Cards", "all the special effects take place"; rulings.md, "Equal ranks"
    state = jack("JS JC JH JD 9D 9C", "3C 4H", pile="2S", debt=5)
    assert after(state, (0, play(cards))).debt == debt


def test_a_red_jack_that_wins_ends_the_debt_with_it():
    # source: S3, "Special Cards", last paragraph: the hands are scored as they are
    won, happened = act(jack("JH", "3C 4C", pile="JS", debt=5), 0, play("JH"))
    assert names(happened) == ["Played", "RoundEnded"]
    assert won.sheet == (RoundScore("out", 0, (0, 7), (0, 7)),)


# Kings


def test_kings_fit_like_other_cards():
    # source: S3, "King of any suit"
    assert may_play(jack("KH KS 3C", "5D 6D", pile="9H")) == {"KH"}
    assert may_play(jack("KH KS 3C", "5D 6D", pile="KD")) == {"KH", "KS"}


# Queen, eight, ace


def test_a_queen_itself_must_fit_and_does_not_answer_a_debt():
    # source: S3, "anything can cover it", which is about what comes after
    assert may_play(jack("QS 4C", "5D", pile="9H")) == set()
    assert may_play(jack("QS 4C", "5D", pile="2S", debt=2)) == set()


# The starter and the end, as in Crazy Eights


def test_a_special_starter_acts(subtests: pytest.Subtests):
    # source: S3, "Special Cards", the starter; rulings.md, "Blackjack fragment (S3)"
    for starter, debt, place, direction in [
        ("2", 2, 1, 1),
        ("JS", 5, 1, 1),
        ("JC", 5, 1, 1),
        ("JH", 0, 1, 1),
        ("8", 0, 2, 1),
        ("K", 0, -1, -1),
        ("Q", 0, 1, 1),
    ]:
        with subtests.test(starter=starter, debt=debt, place=place, direction=direction):
            state, _ = opened(GAME, 3, starter)
            assert (state.debt, state.turn, state.direction) == (debt, left_of(state, place), direction)


def test_a_starter_queen_is_covered_by_anything():
    # source: S3, "queen - sl.g"
    state, _ = opened(GAME, 3, "Q")
    assert may_play(state) == set(state.hands[state.turn])


def test_equal_cards_go_together_and_an_ace_pair_names_one_suit():
    # source: rulings.md, "Equal ranks may be laid together"
    state = jack("9H 9S AD AC 3C", "5D 6D", pile="4H")
    assert options(state, 0, ("9H",)).cards == ("9S",)
    assert options(state, 0, ("AD", "AC")).suits == SUITS
    assert after(state, (0, play("AD AC", "S"))).suit == "S"
    assert Reversed(-1) not in events(state, 0, play("AD AC", "S"))


def test_the_jacks_may_be_agreed_otherwise():
    # source: S3, "What rules did you play with?"
    rules = {"effects": (("2", Effect("draw", 2)), ("J", Effect("draw", 5))), "cancels": ()}
    state = jack("JH 3C 4C", "5D 6D JS", pile="9H", rules=rules)
    assert after(state, (0, play("JH"))).debt == 5
