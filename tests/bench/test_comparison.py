"""The lines of two versions are paired by name, and what is worse is worse whatever the unit."""

import json

import pytest

from tests.bench.comparison import Comparison, Round, compared, missing, read, summary

pytestmark = pytest.mark.long

SPEED, TIME, GONE, FRESH = ("engine random", "actions/s"), ("database", "ms"), ("before", "ms"), ("since", "ms")


def printed(median):
    return json.dumps({"bench": SPEED[0], "unit": SPEED[1], "median": median, "p99": 9, "n": 5})


def test_a_figure_is_read_from_its_line_and_nothing_from_any_other():
    assert read(printed(250.0)) == (SPEED, 250)
    for line in ("", "\n", "warming up", "5", "null", "[]", '{"bench": "x"}', printed(None), printed("x")):
        assert read(line) is None


def test_the_ratio_is_the_median_of_the_ratios_of_each_round():
    drifting = [Round({TIME: 10}, {TIME: 11}), Round({TIME: 100}, {TIME: 110}), Round({TIME: 30}, {TIME: 90})]
    [found] = compared(drifting)
    line = {"bench": "database", "unit": "ms", "old": 30, "new": 90, "ratio": 1.1, "slower_percent": 10}
    assert found.line() == line | {"ratios": [1.1, 1.1, 3]}


def test_twice_the_time_and_half_the_speed_are_equally_bad():
    assert Comparison(TIME, [(1, 2)]).slower == Comparison(SPEED, [(2, 1)]).slower == [100]


def test_what_one_version_alone_has_is_told_and_not_compared():
    both = [Round({GONE: 1, TIME: 1, SPEED: 1}, {TIME: 1, SPEED: 1, FRESH: 1})] * 2
    assert [each.name for each in compared(both)] == [TIME, SPEED]
    assert [(each["bench"], each["only_in"]) for each in missing(both)] == [("before", "old"), ("since", "new")]
    assert [each.name for each in compared(both, "engine")] == [SPEED]
    assert missing(both, "engine") == []
    assert compared([Round({("x", "ms"): 1}, {("x", "s"): 1})]) == [], "another unit is another figure"


def test_the_summary_tells_the_worst_and_counts_what_is_more_than_5_percent_worse():
    both = [
        Round({TIME: 100, SPEED: 100, ("a", "ms"): 100}, {TIME: 106, SPEED: 80, ("a", "ms"): 105}),
        Round({TIME: 100, SPEED: 100, ("a", "ms"): 100}, {TIME: 107, SPEED: 80, ("a", "ms"): 104}),
        Round({TIME: 100, SPEED: 100, ("a", "ms"): 100}, {TIME: 99, SPEED: 80, ("a", "ms"): 90}),
    ]
    told = summary(compared(both))
    assert told.pop("worst")["bench"] == "engine random"
    assert told == {"compared": 3, "slower_by_5_percent": 2, "in_every_round": 1}
    assert summary([]) == {"compared": 0, "worst": None, "slower_by_5_percent": 0, "in_every_round": 0}
