"""What an expert does before it thinks about a move: it doubts a play, guesses a hidden rule, or adds one."""

from engine.chance.dice import Dice
from engine.core.actions import Action, Challenge
from engine.core.history import History
from engine.shedding.bots.bluffing import weighed_answer
from engine.shedding.bots.determinization import believe
from engine.shedding.bots.manners import Manners, costliest
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.rule_making import Adding
from engine.shedding.view import SheddingSeatView

WORLDS = 60  # in which the play of another is a bluff or is none


def beforehand(view: SheddingSeatView, history: History) -> Action | None:
    """None where it has to think, or someone else is asked."""
    pending = view.pending
    if isinstance(pending, Doubt) and Challenge() in view.options.actions:
        world, dice = believe(view, history), Dice("doubt")
        return weighed_answer(view, pending, [world(dice) for _ in range(WORLDS)])
    if isinstance(pending, Adding) and pending.seat == view.seat and pending.manners:
        return costliest(view, pending.manners)
    return Manners(view, history).guess() if view.options.guesses else None
