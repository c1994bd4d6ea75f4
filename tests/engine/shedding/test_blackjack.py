"""Black Jack. Source: S3, "Mine are: 2 - pick up 2", to "Cumulative"; the rest as Crazy Eights (rulings.md).

What a golden plays out (``tests/playthroughs/blackjack-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Draw
from engine.core.scoresheet import RoundScore
from tests.doors import State, act
from tests.engine.shedding.table import after, left_of, may_do, may_play, names, opened, play, table

GAME = "blackjack"


def jack(*hands: str, **more) -> State:
    return table(*hands, game=GAME, **more)


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


@pytest.mark.parametrize(
    ("starter", "debt", "place", "direction"),
    [
        ("2", 2, 1, 1),
        ("JS", 5, 1, 1),
        ("JC", 5, 1, 1),
        ("JH", 0, 1, 1),
        ("8", 0, 2, 1),
        ("K", 0, -1, -1),
        ("Q", 0, 1, 1),
    ],
)
def test_a_special_starter_acts(starter, debt, place, direction):
    # source: S3, "Special Cards", the starter; "queen - sl.g"; rulings.md, "Blackjack fragment (S3)"
    state, _ = opened(GAME, 3, starter)
    assert (state.debt, state.turn, state.direction) == (debt, left_of(state, place), direction)
    if starter == "Q":
        assert may_play(state) == set(state.hands[state.turn])
