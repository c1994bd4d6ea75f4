"""Plans: a card or a draw that a seat does by itself when its turn comes. Pure: refusals are sentences."""

from dataclasses import replace

from engine.core.actions import NOTHING, Action, Play, Refusal
from engine.core.cards import suit_of
from engine.games.registry import game_of
from model.refusals import Refused, say
from model.tables.table import Table


def with_plan(table: Table, seat: int, action: Action | None) -> Table:
    """A seat plans this, or nothing, in place of what it planned before. A wild card without a suit gets the one that
    the seat holds most of. Raises Refused.
    """
    others = tuple(plan for plan in table.planned if plan[0] != seat)
    if action is None:
        return replace(table, planned=others)
    state = table.state
    if state is None or state.turn == seat:
        raise Refused(say.message("nothing-to-plan"))
    plannable = game_of(state.rules).plannable
    fits = action in plannable(state, seat).actions
    follows = plannable(state, seat, action.cards) if isinstance(action, Play) and action.cards else NOTHING
    if isinstance(action, Play) and follows.complete:
        held = [suit_of(card) for card in state.hands[seat] if card not in action.cards]
        action = Play(action.cards, action.suit or max(follows.suits, key=held.count, default=None))
        fits = action.suit in (tuple(follows.suits) or (None,))
    if not fits:
        raise Refused(say.message("nothing-to-plan"))
    return replace(table, planned=(*others, (seat, action)))


def planned_move(table: Table) -> Action | None:
    """What the person to move has planned, if it can be done."""
    state = table.state
    action = table.plan_of(state.turn) if state is not None and state.phase == "play" else None
    if state is None or action is None or not table.seats[state.turn].present:
        return None
    move: Action | Refusal = game_of(state.rules).as_planned(state, state.turn, action)
    return None if isinstance(move, Refusal) else move


def with_plans_that_hold(before: Table, table: Table) -> Table:
    """A plan is gone with its round or its player, and when the turn has passed in which it couldn't be done."""
    then, now = before.state, table.state
    playing = now is not None and now.phase == "play"
    missed = then.turn if then and now and then.asked != now.asked and planned_move(before) is None else None
    held = (plan for plan in table.planned if playing and plan[0] != missed and table.seats[plan[0]].present)
    return replace(table, planned=tuple(held))
