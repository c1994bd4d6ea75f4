"""The whole option space: every value and nearly every two values are played, and few combinations are refused."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from fluent.syntax.ast import TextElement

from engine.core.actions import AddRule
from engine.core.match import RoundEnded
from engine.core.rule import SHARED, Choice, Number
from engine.core.scoresheet import RoundScore
from tests.doors import Effect, Rules, State, start
from tests.engine import promises
from tests.engine.space import LISTED, ROWS, any_features, combination, covering, rules_or_sentence
from tests.engine.strategies import Step, random_action, told, walk
from tests.simulation import BOUND, asked_seat, choosers
from tests.words import messages

TRIED = 1500  # random combinations that are counted
REFUSED = 0.2  # of them may be refused: teams that don't fit, and many ways by which a match might not end
LENGTH = 15  # actions of each match that are looked at one by one
IN_THE_GATE = 1  # of the parts
PARTS = 24  # in which the rules are played, so that one can see where it fails


def part_of(part: int) -> list[tuple[int, Rules]]:
    return list(enumerate(covering()))[part::PARTS]


each_part = pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.long] if part >= IN_THE_GATE else []) for part in range(PARTS)]
)


@cache
def random_combinations() -> tuple[Rules | str, ...]:
    chance = random.Random("random combinations")
    return tuple(rules_or_sentence(combination(any_features(chance.choice), chance)) for _ in range(TRIED))


def test_few_combinations_are_refused():
    refused = [made for made in random_combinations() if isinstance(made, str)]
    print(f"{len(refused)} of {TRIED} random combinations are refused, for example:", *{*refused[:5]}, sep="\n  ")
    assert 0 < len(refused) < REFUSED * TRIED


def bad_values() -> Iterator[tuple[str, object]]:
    """Values that no field may have, with the field."""
    for name in Rules.fields():
        rule = Rules.field(name)
        if isinstance(rule, Choice):
            yield name, "no such choice"
        if isinstance(rule, Number):
            yield from ((name, number) for number in (min(rule.values) - 1, max(rule.values) + 1))
    for name in set(LISTED) - {"effects", *ROWS}:
        yield from ((name, ("X",)), (name, ("QX",)), (name, ("8", "8")))
    for bad in ("X", "QX"):
        yield from (("effects", ((bad, Effect("skip")),)), ("costs", ((bad, 5),)), ("points_off", ((bad, 5),)))
        yield from (("answered_by", ((bad, "none"),)), ("cancels_only", ((bad, "2"),)))
        yield from (("answered_by", (("2", bad),)), ("cancels_only", (("A", bad),)))
    yield "effects", (("Q", Effect("skip")), ("Q", Effect("draw")))
    yield "effects", (("Q", Effect("no such effect")),)  # type: ignore[arg-type]
    yield from (("effects", (("Q", Effect("skip", count)),)) for count in (0, 11))
    yield from (("costs", (("Q", points),)) for points in (-1, 501))
    yield from (("points_off", (("Q", points),)) for points in (0, 101))
    yield from (("hand_limit", limit) for limit in (1, 9))
    yield from (("wild", (name,)) for name in ("*", "QS"))
    yield "last_resort", ("QS",)


def test_a_value_outside_the_option_space_is_refused_with_a_sentence():
    for name, value in bad_values():
        assert isinstance(rules_or_sentence({name: value}), str), (name, value)


def test_every_conflict_is_met_and_said():
    said = {rules_or_sentence({name: value}) for name, value in bad_values()}
    said |= {made for made in random_combinations() if isinstance(made, str)}
    ranks = tuple("A23456789TJQK")
    said |= {rules_or_sentence({name: ranks[:7]}) for name in ("questions", "apart")}
    said |= {rules_or_sentence({"not_last": ranks})}
    said |= {rules_or_sentence({"costs": tuple((rank, 0) for rank in ranks)}), rules_or_sentence({"deal": 13})}
    refusals = {f"{name}.{form}" for name in Rules.fields() for form in ("refused", "refused-kind", "refused-count")}
    keys = {key for key in refusals if key in Rules.catalogue} | {conflict.key for conflict in Rules.conflicts}
    for key in keys:
        sentence = messages(Rules.catalogue.subject)[key].elements
        words = max((part.value for part in sentence if isinstance(part, TextElement)), key=len)
        assert any(words in str(made) for made in said), key
    for key in ("seats.refused", "no-such-card", "listed-twice"):
        assert any(SHARED(key, count=9) == made for made in said), key


@pytest.mark.slow
@each_part
def test_every_promise_holds_where_nearly_every_two_values_meet(part):
    for number, rules in part_of(part):
        promises.are_kept(rules, number, LENGTH)


@pytest.mark.slow
@each_part
def test_every_match_ends_where_nearly_every_two_values_meet(part):
    """Late in the match, so that it takes no longer than it must."""
    least = min(Rules.field("target").values)
    for number, rules in part_of(part):
        with told(number, rules):
            ends(replace(rules, target=least, rounds_to_play=min(rules.rounds_to_play, 2)), number)


def ends(rules: Rules, seed: int) -> None:
    """One match in three is played by players who do anything, the others by easy or steady ones."""
    chance, state = random.Random(seed), start(rules, str(seed))
    player = ("random", "easy", "steady")[seed % 3]
    at_table = choosers([player] * rules.seats, str(seed))
    late = rules.target - 1 if rules.goal == "round" else min(2, rules.deal)
    late = rules.rounds_to_win - 1 if rules.table.counts_rounds else late
    before = RoundScore("blocked", None, (late,) * rules.seats, (0,) * rules.seats)
    state = replace(state, totals=before.points, sheet=(before,))
    for _ in range(BOUND):
        if state.phase == "over":
            break
        before, seat = state, asked_seat(state)
        if player == "random":
            seat, action = random_action(before, chance)
        else:
            action = at_table[seat](before, seat)
        state, happened = before.act(seat, action)
        if any(isinstance(event, RoundEnded) for event in happened):
            promises.a_round_ends_as_it_should(Step(before, seat, action, state, happened))
            promises.cards_are_conserved(Step(before, seat, action, state, happened))
    assert state.phase == "over"


ON_THE_SHEET = {"costs"}  # is written down where it decides nothing


def test_a_rule_that_does_not_apply_changes_nothing():
    rules = [made for made in random_combinations() if isinstance(made, Rules)]
    idle_rules_change_nothing(list(enumerate(rules[:60])))


@pytest.mark.slow
@each_part
def test_a_rule_that_does_not_apply_changes_nothing_where_nearly_every_two_values_meet(part):
    idle_rules_change_nothing(part_of(part))


def idle_rules_change_nothing(numbered: list[tuple[int, Rules]]) -> None:
    for number, rules in numbered:
        chance = random.Random(number)
        idle = [name for name in Rules.fields() if not rules.field(name).applies(rules) and name not in ON_THE_SHEET]
        others = combination(any_features(chance.choice) | {"deal": rules.deal}, chance)
        changed = replace(rules, **{name: others[name] for name in idle})
        with told(number, changed):
            for step in walk(rules, number, LENGTH):
                if isinstance(step.action, AddRule):
                    break  # from here on other rules may apply
                state, happened = replace(step.before, rules=changed).act(step.seat, step.action)
                assert (replace(state, rules=rules), happened) == (step.after, step.events)
                same_options(step.after, state)


def same_options(one: State, other: State) -> None:
    for seat in range(one.rules.seats):
        now = one.may_do(seat)
        assert now == other.may_do(seat)
        for card in now.cards:
            assert one.may_do(seat, (card,)) == other.may_do(seat, (card,))
