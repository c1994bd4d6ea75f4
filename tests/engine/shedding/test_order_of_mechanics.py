"""Mechanics take part in play in the order of one list: where it matters, no two neighbours can change places."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.ruleset import shared
from engine.games.variants import variant
from tests.doors import SHEDDING, Effect, Rules, mechanics
from tests.simulation import choosers, played

KADI = variant("kadi").rules(4)
ALL_AT_ONCE = shared(replace(KADI, grows="hidden", jump_in=True, effects=(*KADI.effects, ("5", Effect("gift")))))
# What an unanswered question costs comes before what hidden rules cost.
IN_ORDER = {("special_turns", "hidden_rules")}


def name(mechanic) -> str:
    return mechanic.__name__.rpartition(".")[2]


NEIGHBOURS = list(pairwise(mechanics.MECHANICS))


def courses(rules: Rules) -> list:
    table = choosers(["random"] * rules.seats, "order")
    return [
        [(step.action, step.events) for step in played(SHEDDING.begun(rules, f"{number}"), table, 250)]
        for number in range(3)
    ]


@pytest.fixture
def in_order(monkeypatch: pytest.MonkeyPatch):
    """Plays with the mechanics in this order."""

    def play(order: tuple) -> list:
        monkeypatch.setattr(mechanics, "MECHANICS", order)
        mechanics.hooks_of.cache_clear()
        return courses(ALL_AT_ONCE)

    yield play
    monkeypatch.undo()
    mechanics.hooks_of.cache_clear()


@pytest.mark.parametrize("place", range(len(NEIGHBOURS)), ids=lambda place: "-".join(map(name, NEIGHBOURS[place])))
def test_neighbours_that_change_places_are_noticed_where_their_order_matters(place, in_order):
    usual = mechanics.MECHANICS
    swapped = (*usual[:place], usual[place + 1], usual[place], *usual[place + 2 :])
    assert (in_order(swapped) != in_order(usual)) == (tuple(map(name, NEIGHBOURS[place])) in IN_ORDER)
