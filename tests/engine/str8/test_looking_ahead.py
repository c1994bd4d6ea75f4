"""What an expert does in the sequence game, its quick player, and how positions are judged at a glance."""

from collections import Counter

import pytest

from engine.bots.expert import Effort, expert
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Discard, Draw, Take
from engine.core.history import Happened, history, one_more
from engine.games.registry import match_begun
from engine.str8.bots.evaluation import judge
from engine.str8.bots.features import CHAPTERS, FEATURES, GLANCE
from engine.str8.bots.quick import Quick
from engine.str8.bots.steady import keen, steady
from engine.str8.game import STR8 as game
from engine.str8.state import SequenceState
from engine.tools.transcript import asked_seat
from tests.engine.str8.table import add, str8, table
from tests.engine.str8.test_players import NEARLY, SEVEN, at_table
from tests.engine.test_expert import played

MINE = "4 8 12 16 20"
LITTLE = Effort(playouts=200)


def thought(state: SequenceState) -> set[Action]:
    """What an expert does in this state, in some moods."""
    view = game.view(state, state.turn)
    return {expert(game, view, (), Chance(str(mood)), LITTLE) for mood in range(3)}


def quickly(state: SequenceState) -> Action:
    return Quick(game.view(state, state.turn))(state, Dice("quick"))


# What it does


@pytest.mark.parametrize("seats", [2, 4])
def test_an_expert_weighs_a_move_as_usual(seats: int):
    """To look ahead won fewer rounds."""
    for seed in "efgijk":
        state, _ = played(str8(seats), seed, 20)
        view = game.view(state, state.turn)
        assert expert(game, view, (), Chance("1"), LITTLE) == keen(view, Chance("1"))


def test_it_completes_eight_at_once():
    assert thought(at_table("1 2 35 PL", SEVEN, "4 8", pile="5")) == {add("35")}
    assert thought(at_table("1 2 3", SEVEN, "4 8", pile="5 35")) == {Take()}


def test_the_same_situation_brings_the_same_choice():
    state = at_table("5 6 48 40", MINE, NEARLY)
    view = game.view(state, 0)
    assert len({expert(game, view, (), Chance("same"), LITTLE) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    ("seats", "house_rules"),
    [(2, {"backwards": True}), (2, {"sequences": 2}), (4, {"sides": 2}), (4, {"sides": 2, "backwards": True}), (8, {})],
)
def test_it_plays_backwards_in_teams_and_two_sequences_to_the_end(seats, house_rules):
    rules, chance = str8(seats, **house_rules), Chance("to its end")
    state, so_far = match_begun(rules, "to its end"), ()
    while not state.sheet:
        seat = asked_seat(state)
        view, known = game.view(state, seat), history(game.public_view, so_far, seat)
        action = steady(view, chance) if seat else expert(game, view, known, chance, LITTLE)
        before, (state, events) = state, game.act(state, seat, action)
        so_far = one_more(so_far, Happened(before, seat, tuple(events)))
    assert state.sheet[0].winner is not None


# The quick player


def test_quick_takes_what_is_on_its_way_and_leaves_the_rest():
    assert quickly(at_table("28 32 1", MINE, "6", pile="5 24")) == Take()
    assert quickly(at_table("28 32 1", MINE, "6", pile="5 49")) == Draw()
    assert quickly(at_table("28 32 1", MINE, "6", pile="5 PL")) == Draw()


def test_quick_hurries_and_throws_the_next_one_nothing_that_it_wins_with():
    assert quickly(at_table("1 2 35 PL", SEVEN, "4 8")) == add("35")
    assert quickly(at_table("1 2 35 PL", f"4 8 / {SEVEN}", "4 / 6", sequences=2)) == add("35", 1)
    assert quickly(at_table("5 2 48 40", "4 8 12 16 20", NEARLY)) != Discard("48")


# At a glance


def chances(state: SequenceState) -> list[float]:
    return list(judge(state.rules)(state))


@pytest.mark.parametrize("backwards", [False, True])
def test_who_needs_fewer_turns_or_has_the_cards_for_them_is_likelier_to_win(backwards):
    near = chances(table("5 7 10", "5 7 10", sequences=("4 8 12 16", "4 8"), rules={"backwards": backwards}))
    held = chances(table("20 24 28", "5 7 10", sequences=("4 8 12 16", "4 8"), rules={"backwards": backwards}))
    assert 0.5 < near[0] < held[0] < 1
    assert (sum(near), sum(held)) == pytest.approx((1, 1))


def test_cards_that_someone_holds_or_that_are_buried_come_later():
    """Of the numbers that follow 28, one player holds both 32s. The 35s are in the stock, or among the discards."""
    free = chances(table("32 32 1", "5 7 10", sequences=("4 8", SEVEN)))
    buried = chances(table("32 32 1", "5 7 10", sequences=("4 8", SEVEN), pile="35 35 2"))
    apart = chances(table("5 7 10", "32 32 1", sequences=("4 8", SEVEN)))
    assert apart[1] > free[1] > buried[1]


def test_partners_win_together_with_the_better_hand():
    hands, sequences = ("5 7 10", "1 2 3", "20 24 28", "5 6 8"), ("4 8 12 16", "4 8")
    together = chances(table(*hands, sequences=sequences, rules={"sides": 2}))
    assert together[0] == together[2] > 0.5 > together[1] == together[3]


def test_the_weights_know_every_chapter_and_feature():
    assert {name: set(row) for name, row in GLANCE.weights.items()} == {key: set(FEATURES) for key in CHAPTERS}
    of_four, backwards = GLANCE.held(str8(4)), GLANCE.held(str8(2, backwards=True))
    assert Counter((*of_four, *backwards)) == {"always": 2, "three sides and more": 1, "backwards": 1}
