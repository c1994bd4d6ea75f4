"""Plans: what a seat does by itself when its turn comes. Pure: refusals are sentences."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.actions import NOTHING, Action, Options, Play, Refusal
from engine.core.cards import Card
from engine.core.state import MatchState
from engine.games.registry import Match
from engine.words import Message
from model.people.preferences import Preferences
from model.refusals import Refused, say
from model.tables.table import Plan, Table

PreferencesOf = Callable[[int, int | None], Preferences]  # by server and member


def plannable(table: Table, seat: int, preferences: PreferencesOf, chosen: tuple[Card, ...] = ()) -> Options:
    """What a seat may plan now, or what has to be picked with a ``chosen`` card."""
    playing = table.state is not None and table.phase == "match" and table.seats[seat].present
    if table.state is None or not playing or why_no_plans(table, seat, preferences):
        return NOTHING
    return Match(table.state).plannable(seat, chosen)


def why_no_plans(table: Table, seat: int, preferences: PreferencesOf) -> Message | None:
    """Why the owner of a seat plans nothing at this table. None if they may."""
    if not table.plans:
        return say.message("plans-off")
    return None if preferences(table.guild, table.seats[seat].member).plans else say.message("no-plans-for-you")


def with_plan(table: Table, seat: int, action: Action, preferences: PreferencesOf) -> Table:
    """A seat plans this, in place of what it planned before. Raises Refused."""
    if why := why_no_plans(table, seat, preferences):
        raise Refused(why)
    if table.state is None or table.state.phase != "play":
        raise Refused(say.message("nothing-to-plan"))
    if table.state.turn == seat:
        raise Refused(say.message("no-plan-in-turn"))
    now, follows = plannable(table, seat, preferences), NOTHING
    if isinstance(action, Play) and action.cards:
        follows = plannable(table, seat, preferences, action.cards)
    if action not in now.actions and not follows.complete:
        raise Refused(say.message("plan-a-card-or-draw" if now.cards else "plan-a-draw"))
    if isinstance(action, Play):
        _check_play(action, follows)
    plan = Plan(seat, action, table.state.round)
    return replace(table, planned=(*without_plan(table, seat).planned, plan))


def _check_play(play: Play, follows: Options) -> None:
    """Raises Refused unless the play is whole."""
    if play.sequence is not None:
        raise Refused(say.message("plan-a-card-or-draw"))
    if play.suit not in (follows.suits or (None,)):
        raise Refused(say.message("plan-a-suit" if follows.suits else "plan-no-suit"))
    if play.rank not in (follows.ranks or (None,)):
        raise Refused(say.message("plan-a-rank" if follows.ranks else "plan-no-rank"))


def without_plan(table: Table, seat: int) -> Table:
    planned = tuple(plan for plan in table.planned if plan.seat != seat)
    return table if planned == table.planned else replace(table, planned=planned)


def planned_move(table: Table) -> Action | None:
    """What the person to move has planned, if it can still be done."""
    state = table.state
    plan = table.plan_of(state.turn) if state is not None and state.phase == "play" else None
    if state is None or plan is None or plan.dropped or not table.seats[plan.seat].present:
        return None
    move = Match(state).as_planned(plan.seat, plan.action)
    return None if isinstance(move, Refusal) else move


def with_plans_that_hold(before: Table, table: Table, preferences: PreferencesOf) -> Table:
    """The table with the plans that hold after a change. One that does not is dropped, or gone."""
    if not table.planned:
        return table
    held = (_held(before.state, table, plan) for plan in table.planned if _stands(table, plan, preferences))
    return replace(table, planned=tuple(held))


def _stands(table: Table, plan: Plan, preferences: PreferencesOf) -> bool:
    """Whether a plan, dropped or not, still means anything to the owner of its seat."""
    state = table.state
    playing = state is not None and state.phase == "play" and state.round == plan.round
    return playing and table.seats[plan.seat].present and not why_no_plans(table, plan.seat, preferences)


def _held(before: MatchState | None, table: Table, plan: Plan) -> Plan:
    state = table.state
    if state is None or plan.dropped:
        return plan
    if before is not None and sorted(before.hands[plan.seat]) != sorted(state.hands[plan.seat]):
        return replace(plan, dropped="cards", question=state.asked)
    if state.turn == plan.seat and planned_move(table) is None:
        return replace(plan, dropped="turn", question=state.asked)
    return plan
