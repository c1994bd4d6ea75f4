"""A deal makes a new round: what belongs to the match stays, and nothing of the round before."""

from dataclasses import fields
from types import SimpleNamespace

import pytest

from engine.core.actions import Deal
from engine.games.variants import variant
from tests.doors import State, act, start

OF_THE_MATCH = {
    *("rules", "seed", "shuffles", "deals", "round", "dealer", "turn", "asked"),
    *("totals", "sheet", "winners", "added", "manners", "challenged", "takes_back"),
}
OF_A_ROUND = [field.name for field in fields(State) if field.name not in OF_THE_MATCH]


def test_a_deal_forgets_all_of_the_round_before(subtests: pytest.Subtests):
    for name in OF_A_ROUND:
        with subtests.test(name=name):
            rules = variant("crazy-eights").rules(3)
            fresh, _ = act(start(rules, "seed"), 0, Deal())
            before = start(rules, "seed")
            if name != "phase":
                setattr(before, name, SimpleNamespace(seat=1) if name == "undo" else (1,))
            dealt, _ = act(before, 0, Deal())
            assert getattr(dealt, name) == getattr(fresh, name)
