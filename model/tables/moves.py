"""Moves: one that was made, and those planned, explained in practice, or taken back. Pure: refusals are sentences."""

from dataclasses import dataclass, replace

from engine.core import game, match
from engine.core.actions import Action, Play, Refusal
from engine.games.registry import game_of
from model.refusals import WORDS as REFUSALS, Refused
from model.tables.policy import refuse_if
from model.tables.table import Table


@dataclass(frozen=True)
class Turn:
    """An action of a match, and what it caused."""

    number: int  # in the match, from 1
    seat: int
    action: Action
    events: tuple[match.AnyEvent, ...]
    interaction: int | None = None  # the one in Discord that asked for it. A computer player's action has none
    question: int | None = None  # that it answered
    by_itself: bool = False  # the bot did it for a player who wanted that


def with_plan(table: Table, seat: int, action: Action | None) -> Table:
    """A seat plans this, or nothing, in place of its former plan. Raises Refused.

    A wild card without a suit gets the one that the seat holds most of.
    """
    state, others = table.state, tuple(plan for plan in table.planned if plan[0] != seat)
    if action is None:
        return replace(table, planned=others)
    may = () if state is None or state.turn == seat else state.plannable(seat)
    fits = [each for each in may if each == action or (isinstance(each, Play) and Play(each.cards) == action)]
    if not fits:
        raise Refused(REFUSALS.message("nothing-to-plan"))
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
    return state.check(state.turn, move) or (Refusal("turn", REFUSALS.message("plan-costs")) if costs_more else move)


GAMES = ("crazy-eights", "str8-eight")  # one of each kind, with a bit of everything


def lesson(table: Table) -> game.Lesson | None:
    """The lesson that the player who practises gets now. None if nothing is new to them."""
    state = table.state
    if table.lessons is None or state is None or state.phase != "play" or not table.seats[state.turn].present:
        return None
    found = game_of(state.rules).lessons(state.view(state.turn))
    return next((each for each in found if each.key not in table.lessons), None)


def check_allowed(table: Table) -> None:
    """Raises Refused where no play is taken back."""
    refuse_if(table.policy.no_taking_back)
    if not table.take_backs:
        raise Refused(REFUSALS.message("take-back-off"))


def last_play(table: Table) -> match.Undo | None:
    """The last play, if its player is here and may take it back. A bot never does."""
    undo = table.state.undo if table.state else None
    allowed = table.take_backs and table.policy.no_taking_back is None
    return undo if undo is not None and allowed and table.seats[undo.seat].present else None
