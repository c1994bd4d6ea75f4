"""Looking back at a match: fair to what a seat could see, the same every time, for every kind of game."""

import pickle
from functools import cache

import pytest

from engine.bots import PLAYERS, steady
from engine.chance import Chance, deal_of
from engine.core.actions import Action, Draw, Pass, Play
from engine.core.match import HIDDEN
from engine.core.ruleset import Ruleset
from engine.games.registry import game_of
from engine.games.variants import variant
from engine.matches import analysis
from engine.matches.analysis import Budget, CannotLookBack, LookBack, Moment, look_back, moments, steps, turning_points
from tests.simulation import asked_seat

DEAL = deal_of("m1", "")
SMALL = Budget(first=40, second=80, deals=8, weighed=2, fewest=2)
OF_EACH_KIND = ("crazy-eights", "eights", "countdown", "kings-reverse", "str8-eight", "bartok", "mao", "macau")
ACTIONS = 150  # of a match, which need not be over

Course = tuple[Ruleset, list[tuple[int, Action]]]


@cache
def played(key: str, player: str = "easy") -> Course:
    """The beginning of a match of this player on seat 0 against good ones."""
    game = variant(key)
    rules = game.rules(4 if 4 in game.seats else game.seats[0])
    state, chance, course = game.game.begun(rules, "m1"), Chance("m1"), []
    while state.phase != "over" and len(course) < ACTIONS:
        seat = asked_seat(state)
        mover = PLAYERS[player] if seat == 0 else steady
        course.append((seat, mover(state.view(seat), chance)))
        state, _events = state.act(*course[-1])
    return rules, course


@cache
def looked(key: str) -> LookBack:
    rules, course = played(key)
    return look_back(rules, DEAL, course, 0, SMALL)


def moments_of(key: str) -> list[Moment]:
    rules, course = played(key)
    return list(moments(steps(rules, DEAL, course), 0))


@pytest.mark.slow
def test_every_kind_of_game_can_be_looked_back_at_within_its_budget(subtests: pytest.Subtests):
    for key in OF_EACH_KIND:
        with subtests.test(key=key):
            told = looked(key)
            assert len(told.turning_points) <= analysis.TOLD
            assert told.rounds
            assert all(0 <= each.chance <= 1 for each in (*told.rounds, *told.turning_points))
            assert all(abs(point.change) >= analysis.TELLING for point in told.turning_points)
            assert all(point.chosen != point.other for point in told.turning_points)
            assert pickle.loads(pickle.dumps(told)) == told  # it comes from another process
            most = SMALL.first + SMALL.second + SMALL.deals
            spare = 5 * SMALL.fewest + analysis.FEWEST * len(told.rounds) + 2 * SMALL.fewest * SMALL.weighed
            assert told.playouts <= most + spare


def test_the_same_match_always_tells_the_same_and_a_course_that_does_not_follow_is_refused():
    rules, course = played("crazy-eights")
    assert look_back(rules, DEAL, course, 0, SMALL) == looked("crazy-eights")
    with pytest.raises(CannotLookBack):
        look_back(rules, deal_of("another seed", ""), course, 0, SMALL)


def with_other_cards(moment: Moment) -> Moment:
    """The same choice in another world, in which all that the seat could not see is different."""
    game = game_of(moment.view.rules)
    other = game.determinize(moment.view, Chance(f"other cards {moment.number}"))
    return moment._replace(view=other.view(moment.view.seat))


@pytest.mark.slow
def test_what_a_seat_could_not_see_makes_no_difference_to_its_turning_points(subtests: pytest.Subtests):
    little = Budget(first=20, second=20, deals=4, weighed=1, fewest=2)
    for key in OF_EACH_KIND:
        with subtests.test(key=key):
            chosen = moments_of(key)[:2]
            others = [with_other_cards(moment) for moment in chosen]
            assert turning_points(others, little) == turning_points(chosen, little)


def test_a_moment_is_a_real_choice_and_holds_nothing_that_the_seat_could_not_see(subtests: pytest.Subtests):
    for key in OF_EACH_KIND:
        with subtests.test(key=key):
            for moment in moments_of(key):
                view = moment.view
                assert moment.others
                assert moment.chosen not in moment.others
                assert all(view.check(0, action) is None for action in (moment.chosen, *moment.others))
                assert view.seed == ""
                assert [set(hand) <= {HIDDEN} for hand in view.hands] == [seat > 0 for seat in range(view.rules.seats)]


def drew_instead_of_going_out(seed: str) -> Course:
    """Seat 0 could go out with its last card, and drew instead."""
    game = variant("crazy-eights")
    rules = game.rules(2)
    state, chance, course = game.game.begun(rules, seed), Chance(seed), list[tuple[int, Action]]()
    for _ in range(400):
        seat = asked_seat(state)
        view = state.view(seat)
        action = steady(view, chance)
        ends = seat == 0 and isinstance(action, Play) and len(view.hand) == 1 and Draw() in view.options.actions
        course.append((seat, Draw() if ends else action))
        state, _events = state.act(*course[-1])
        if ends:
            return rules, course
    raise AssertionError("never so")


def test_a_fine_card_not_played_is_a_turning_point():
    rules, course = drew_instead_of_going_out("draws")
    told = look_back(rules, deal_of("draws", ""), course, 0, Budget(first=60, second=240, deals=4, weighed=3))
    worst = told.turning_points[0]
    assert (type(worst.chosen), type(worst.other)) == (Draw, Play)
    assert worst.change < -0.3


@pytest.mark.long
def test_a_good_player_is_told_of_few_mistakes():
    rules, course = played("crazy-eights", "steady")
    told = look_back(rules, DEAL, course, 0, Budget())
    assert not [point for point in told.turning_points if isinstance(point.chosen, Draw | Pass)]


def test_luck_is_shared_out_in_full():
    """The chances that a deal gives to all sides make one."""
    rules, course = played("eights")
    each = [look_back(rules, DEAL, course, seat, SMALL) for seat in range(4)]
    sides = {rules.partners[seat]: told for seat, told in enumerate(each)}
    for number in range(len(each[0].rounds)):
        assert sum(told.rounds[number].chance for told in sides.values()) == pytest.approx(1)
    assert each[0].fair == 1 / len(sides)


def test_a_match_without_a_choice_has_no_turning_points():
    assert turning_points([], SMALL) == ((), 0)
