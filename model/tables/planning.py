"""Plans: a card or a draw that a seat does by itself when its turn comes. Pure: refusals are sentences."""

from dataclasses import replace

from engine.core.actions import NOTHING, Action, Play, Refusal
from engine.core.cards import suit_of
from engine.games.registry import Match
from model.refusals import Refused, say
from model.tables.table import Plan, Table


def with_plan(table: Table, seat: int, action: Action) -> Table:
    """A seat plans this, in place of what it planned before. A wild card without a suit gets the one that the seat
    holds most of. Raises Refused.
    """
    state = table.state
    if state is None or state.phase != "play":
        raise Refused(say.message("nothing-to-plan"))
    if state.turn == seat:
        raise Refused(say.message("no-plan-in-turn"))
    match = Match(state)
    follows = match.plannable(seat, action.cards) if isinstance(action, Play) and action.cards else NOTHING
    if action not in match.plannable(seat).actions and not follows.complete:
        raise Refused(say.message("plan-a-card-or-draw" if match.plannable(seat).cards else "plan-a-draw"))
    if isinstance(action, Play):
        if action.suit not in (None, *follows.suits):
            raise Refused(say.message("plan-no-suit"))
        held = [suit_of(card) for card in state.hands[seat] if card not in action.cards]
        action = Play(action.cards, action.suit or max(follows.suits, key=held.count, default=None))
    return replace(table, planned=(*without_plan(table, seat).planned, Plan(seat, action)))


def without_plan(table: Table, seat: int) -> Table:
    planned = tuple(plan for plan in table.planned if plan.seat != seat)
    return table if planned == table.planned else replace(table, planned=planned)


def planned_move(table: Table) -> Action | None:
    """What the person to move has planned, if it can be done."""
    state = table.state
    plan = table.plan_of(state.turn) if state is not None and state.phase == "play" else None
    if state is None or plan is None or plan.dropped is not None or not table.seats[plan.seat].present:
        return None
    move = Match(state).as_planned(plan.seat, plan.action)
    return None if isinstance(move, Refusal) else move


def with_plans_that_hold(table: Table) -> Table:
    """The table after a change. A plan is gone with its round or its player, and once it can't be done in its turn."""
    state, held = table.state, list[Plan]()
    for plan in table.planned if state is not None and state.phase == "play" else ():
        if state is not None and table.seats[plan.seat].present and plan.dropped in (None, state.asked):
            missed = state.turn == plan.seat and planned_move(table) is None
            held.append(replace(plan, dropped=state.asked) if missed else plan)
    return replace(table, planned=tuple(held))
