"""Plans: a card or a draw that a seat does by itself when its turn comes. Pure: refusals are sentences."""

from dataclasses import replace

from engine.core.actions import Action, Play, Refusal
from model.refusals import Refused, say
from model.tables.table import Table


def with_plan(table: Table, seat: int, action: Action | None) -> Table:
    """A seat plans this, or nothing, in place of what it planned before. A wild card without a suit gets the one that
    the seat holds most of. Raises Refused.
    """
    state, others = table.state, tuple(plan for plan in table.planned if plan[0] != seat)
    if action is None:
        return replace(table, planned=others)
    may = () if state is None or state.turn == seat else state.plannable(seat)
    fits = [each for each in may if each == action or (isinstance(each, Play) and Play(each.cards) == action)]
    if not fits:
        raise Refused(say.message("nothing-to-plan"))
    return replace(table, planned=(*others, (seat, fits[0])))


def planned_move(table: Table) -> Action | Refusal | None:
    """The planned move of the seat to move, with the word that is due, or the reason why it can't be done."""
    state = table.state
    planned = None if state is None else table.plan_of(state.turn)
    if state is None or planned is None:
        return None
    move = planned
    if isinstance(planned, Play):
        move = replace(planned, call=state.may_do(state.turn, planned.cards).call)
    costs_more = planned not in state.plannable(state.turn)
    return state.check(state.turn, move) or (Refusal("turn", say.message("plan-costs")) if costs_more else move)


def with_plans_that_hold(table: Table) -> Table:
    """A plan is gone with its round or its player."""
    playing = table.state is not None and table.state.phase == "play"
    return replace(table, planned=tuple(each for each in table.planned if playing and table.seats[each[0]].present))
