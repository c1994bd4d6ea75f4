"""Which plans hold after a change."""

from dataclasses import replace

import pytest

from engine.core.actions import Draw, Play
from engine.games.house_rules import HouseRules
from model.people.preferences import Preferences
from model.tables.planning import planned_move, with_plans_that_hold
from model.tables.table import Plan, Seat, Table
from tests.engine.shedding.table import table as position


def seated(plan: Plan, **changes: object) -> Table:
    """Seat 0 is to move, and seat 1 has planned."""
    state = position("4S 5C", "9H 3D", pile="2S", **changes)
    seats = Seat("Ada", 101), Seat("Ben", 102)
    return Table(
        1, 1, 101, HouseRules("crazy-eights"), "", "", seats=seats, phase="match", state=state, planned=(plan,)
    )


def held(before: Table, after: Table, preferences: Preferences | None = None) -> tuple[Plan, ...]:
    return with_plans_that_hold(before, after, lambda guild, member: preferences or Preferences()).planned


PLAN = Plan(1, Play(("9H",)), 1)


def test_a_plan_holds_while_nothing_speaks_against_it():
    assert held(seated(PLAN), seated(PLAN)) == (PLAN,)


@pytest.mark.parametrize("changes", [{"round": 2}, {"phase": "deal"}, {"phase": "over"}])
def test_it_is_for_its_round(changes: dict[str, object]):
    assert held(seated(PLAN), seated(PLAN, **changes)) == ()


def test_it_is_for_a_player_who_is_here_and_wants_it():
    away = replace(seated(PLAN), seats=(Seat("Ada", 101), Seat("Ben", 102, "steady")))
    assert held(seated(PLAN), away) == ()
    assert held(seated(PLAN), seated(PLAN), Preferences(plans=False)) == ()
    assert held(seated(PLAN), replace(seated(PLAN), plans=False)) == ()


def test_it_is_for_these_cards():
    (dropped,) = held(replace(seated(PLAN), state=position("4S 5C", "9H", pile="2S")), seated(PLAN))
    assert dropped.dropped == "cards"


def test_in_its_turn_it_is_done_or_dropped():
    assert held(seated(PLAN), seated(PLAN, turn=1)) == (replace(PLAN, dropped="turn"),)
    drawing = replace(PLAN, action=Draw())
    assert held(seated(drawing), seated(drawing, turn=1)) == (drawing,)
    assert planned_move(seated(drawing, turn=1)) == Draw()
    assert planned_move(seated(drawing)) is None
    assert planned_move(seated(replace(drawing, dropped="cards"), turn=1)) is None
