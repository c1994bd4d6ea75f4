"""Steady at the sequence game: what a player would notice of it, and that it is legal everywhere and strong."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.bots.expert import expert
from engine.chance.stream import Chance
from engine.core.actions import Action, Discard, Draw, Take
from engine.core.packs.numbers import PASS_CARDS
from engine.games.variants import variant
from engine.tools.simulation import simulate
from tests.doors import STR8 as game
from tests.doors import SequenceState
from tests.engine.str8.table import add, str8, table
from tests.engine.test_expert import played

MOODS = [Chance(str(number)) for number in range(12)]
SEVEN = "4 8 12 16 20 24 28"  # followed by 32 and 35
NEARLY = "6 12 18 24 30 36 42"  # followed by 48 and 49


def at_table(hand: str, *sequences: str, pile: str = "", **house_rules) -> SequenceState:
    """Seat 0 is on turn; of four cards it has just drawn the last. As many seats as sequences, if nobody says more."""
    seats = house_rules.pop("seats", len(sequences))
    shown = Counter(" ".join((hand, pile, *sequences)).replace("/", " ").split())
    rest = Chance("rest").shuffled(tuple((Counter(str8(seats, **house_rules).pack) - shown).elements()))
    others = (" ".join(rest[3 * seat : 3 * seat + 3]) for seat in range(seats - 1))
    return table(hand, *others, sequences=sequences, pile=pile, rules=house_rules)


def chosen(state: SequenceState) -> set[Action]:
    """What steady does in this state, in many moods."""
    return {game.steady(game.view(state, state.turn), mood) for mood in MOODS}


def adding(*cards: str) -> set[Action]:
    return set(map(add, cards))


def discarding(*cards: str) -> set[Action]:
    return set(map(Discard, cards))


# The own sequence


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_opens_with_the_four(seats):
    assert chosen(at_table("5 4 7 49", *[""] * seats)) == adding("4")


def test_steady_opens_with_the_number_whose_followers_can_still_come():
    assert chosen(at_table("3 7 49 64", "", "", "")) == adding("3")
    assert chosen(at_table("3 7 49 64", "", "", "6 6", pile="40")) == adding("7")
    assert chosen(at_table("3 7 49 64", "", "", "", pile="6 6 40")) == adding("3"), "discards come back, though later"
    assert chosen(at_table("2 8 49 64", "", "", pile="4 4 40")) == adding("2")
    assert chosen(at_table("2 8 49 64", "", "", pile="4 4 6 6 40")) == adding("8")


@pytest.mark.parametrize(("other", "line"), [("20", "8 16"), ("18", "6 12"), ("14", "6 12")])
def test_steady_does_not_play_24_as_its_third_card_when_something_else_is_there(other, line):
    assert chosen(at_table(f"24 {other} 1 2", line, "4")) == adding(other)


def test_steady_completes_eight():
    assert chosen(at_table("1 2 35 PL", SEVEN, "4 8", pile="5")) == adding("35")
    assert chosen(at_table("1 2 3", SEVEN, "4 8", pile="5 35")) == {Take()}


def test_steady_completes_with_what_scores_most_be_it_a_straight():
    assert chosen(at_table("32 35 1 2", SEVEN, "")) == adding("35")
    assert chosen(at_table("32 35 1 2", SEVEN, "4 8")) == adding("32")


def test_steady_takes_the_discard_that_is_on_its_way_and_leaves_the_one_that_is_not():
    assert chosen(at_table("28 32 1", "4 8 12 16 20", "6", pile="5 24")) == {Take()}
    assert chosen(at_table("28 32 1", "4 8 12 16 20", "6", pile="5 49")) == {Draw()}


def test_steady_throws_away_what_leads_nowhere():
    assert chosen(at_table("16 24 32 1", "4 8 12", "6")) == adding("16")
    assert chosen(at_table("32 40 48 9", "4 8 12 16", "6")) == discarding("9")


def test_steady_builds_two_sequences():
    assert chosen(at_table("1 2 35 PL", f"4 8 / {SEVEN}", "4 / 6", sequences=2)) == {add("35", 1)}
    assert chosen(at_table("4 64 49 56", " / ", "4 / 6", sequences=2)) == {add("4", 0)}
    dead = "8 16 24 32 40 48 64"
    assert chosen(at_table("28 5 6 3", f"{dead} / 4 8 12 16 20", "4 / 6", sequences=2)) == discarding("3")


def test_steady_goes_back_where_it_may():
    line = "4 8 16 24 32 40 48"
    assert chosen(at_table("1 2 42 3", line, "6 12", backwards=True)) == adding("42")
    assert not chosen(at_table("1 2 42 3", line, "6 12")) & adding("42")


def test_steady_does_not_dawdle_when_nobody_else_can_win():
    assert chosen(at_table("12 1 3 2", "4 8", "8 16 24 32 40 48 64")) == adding("12")
    assert chosen(at_table("10 5 1 2", "8 16 20 24 18 15", "4 6 8 12 9", backwards=True)) == adding("10")


# The others


@pytest.mark.parametrize("more", [(), ("5", "3")])
def test_steady_does_not_throw_away_what_the_next_one_needs(more):
    mine = "4 8 12 16 20"
    assert chosen(at_table("1 2 48 40", mine, NEARLY, *more)) <= discarding("40", "1", "2")
    assert chosen(at_table("5 2 48 40", mine, "6 12", *more)) != discarding("40")
    assert chosen(at_table("5 6 48 40", mine, "3", NEARLY, "9")) == discarding("48"), "the next one does not need it"


def test_steady_covers_what_the_next_one_needs_rather_than_play():
    mine = "4 8 12 16 20"
    assert chosen(at_table("24 2 3 40", mine, NEARLY, "5", pile="10")) == adding("24")
    assert {type(action) for action in chosen(at_table("24 2 3 40", mine, NEARLY, "5", pile="48"))} == {Discard}


def test_steady_is_left_with_cheap_cards_and_many_points_when_somebody_is_nearly_there():
    assert chosen(at_table("1 2 56 3", "4 8", NEARLY)) == discarding("56")
    assert chosen(at_table("1 8 2 3", "", NEARLY)) == adding("8")


# Pass cards


@pytest.mark.parametrize("more", [(), ("3", "5")])
@pytest.mark.parametrize("card", PASS_CARDS)
def test_steady_holds_no_pass_card_when_an_opponent_has_seven(card, more):
    state = at_table(f"{card} 20 9 40", "4 8", NEARLY, *more, pile="10")
    assert chosen(state) <= adding(card) | discarding(card)


def test_steady_passes_a_worthless_hand_on_and_keeps_a_good_one():
    assert chosen(at_table("PR 1 2 7", "4 8", "6", "5", "3")) == adding("PR")
    assert chosen(at_table("PR 12 16 20", "4 8", "6", "5", "3")) == adding("12")


def test_steady_passes_nobody_the_card_that_he_needs():
    assert chosen(at_table("PL 48 7 14", "4 8 12", NEARLY, "5", "3")) == discarding("PL")
    assert adding("PL") <= chosen(at_table("PL 48 7 14", "4 8 12", "5", "3", NEARLY))
    assert chosen(at_table("PR 48 7 14", "4 8 12", "5", "3", NEARLY)) == discarding("PR")


def test_steady_leaves_nothing_on_top_that_the_next_one_needs_when_it_passes_hands():
    needed = chosen(at_table("PR 7 5 49", "4 8", NEARLY, "3", "5", pile="48"))
    assert needed == discarding("PR")
    assert adding("PR") <= chosen(at_table("PR 7 5 49", "4 8", NEARLY, "3", "5", pile="10"))


def test_steady_passes_hands_to_take_from_its_opponent_what_he_has_kept():
    assert chosen(at_table("PL 40 9 3", "4 8", "6 12 18 24 30")) == adding("PL")


# Strength


def wins(seats: int, matches: int, **house_rules) -> int:
    """How many matches the side of the first seat wins, steady against easy."""
    rules = str8(seats, **house_rules)
    of_side = ["steady" if seat in rules.partners[0] else "easy" for seat in range(seats)]
    game_at_table = replace(variant("str8-eight"), rules=lambda _: rules)
    return simulate(game_at_table, seats, matches, 1, of_side)["matches_won"][0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("house_rules", "matches", "least"),
    [({}, 14, 0.85), ({"sequences": 2}, 6, 0.8), ({"backwards": True}, 4, 0.7)],
)
def test_steady_beats_easy_clearly(house_rules, matches, least):
    assert wins(2, matches, target=200, **house_rules) >= least * matches


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(4, 0.6), (5, 0.5), (8, 0.6)])
def test_steady_beats_several_easy_ones(seats, least):
    assert wins(seats, 10, target=200) >= least * 10


@pytest.mark.parametrize("seats", [2, 4])
def test_an_expert_plays_to_win_the_round_without_looking_ahead(seats: int):
    for seed in "efgijk":
        state, _ = played(str8(seats), seed, 20)
        view = game.view(state, state.turn)
        assert expert(game, view, (), Chance("1")) == game.keen(view, Chance("1"))
