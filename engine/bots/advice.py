"""What an expert would do in a seat, why, and what that does for the chance to win the round."""

from dataclasses import dataclass
from statistics import fmean

from engine.actions import Action, Call, Catch, Say
from engine.bots.expert import USUAL, Effort, Thought, Tried, tried_out
from engine.chance import Chance
from engine.choices import CHOICE
from engine.dice import Dice
from engine.game import Names
from engine.games import AnyGame
from engine.history import History
from engine.view import SeatView

WORLDS = 100  # in which the chance before the move is found


@dataclass(frozen=True)
class Advice:
    """An action, and one sentence why. ``first`` is what a hidden rule asks the seat to say before it.

    ``before`` and ``after`` are the chances to win the round, from 0 to 1. ``before`` is that of a player who doesn't
    think much about this move. Both are None for a call, which comes before the move.
    """

    action: Action
    why: str
    before: float | None = None
    after: float | None = None
    first: Say | None = None


def advice(
    game: AnyGame, view: SeatView, history: History, chance: Chance, names: Names, effort: Effort = USUAL
) -> Advice | None:
    """What to do in a turn, or None where there is nothing to choose."""
    usual = game.steady(view, chance) if view.on_turn else None
    if isinstance(usual, Call | Catch):
        return Advice(usual, game.why(view, history, (), usual, names))
    if not isinstance(usual, CHOICE | Say):
        return None
    dice = Dice(f"advice {chance.below(2**64)}")
    thought = Thought(game, view, history, effort)
    best = Tried(game.keen(view, chance)) if game.keen else tried_out(thought, dice, usual)[0]
    worlds = [thought.world(dice) for _ in range(WORLDS)]
    tried = worlds[:: game.ahead.dear]
    before = fmean(thought.chance(world, dice) for world in tried)
    if not best.rounds:
        for world in tried:
            thought.think_through(world, best, dice)
    why, polite = game.why(view, history, worlds, best.action, names), game.politely(view, best.action)
    return Advice(best.action, why, before, best.chance, polite if isinstance(polite, Say) else None)
