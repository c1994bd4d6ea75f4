"""What an expert would do in a seat, why, and what that does for the chance to win the round."""

from dataclasses import dataclass
from statistics import fmean

from engine.actions import Action, Say
from engine.bots.expert import USUAL, Effort, Thought, tried_out
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
    """An action, and one sentence why. ``before`` and ``after`` are the chances to win the round, from 0 to 1.

    ``before`` is that of a player who doesn't think much about this move.
    """

    action: Action
    why: str
    before: float
    after: float


def advice(
    game: AnyGame, view: SeatView, history: History, chance: Chance, names: Names, effort: Effort = USUAL
) -> Advice | None:
    """What to do in a turn, or None where there is nothing to choose."""
    usual = game.steady(view, chance) if view.on_turn else None
    if not isinstance(usual, CHOICE | Say):
        return None
    dice = Dice(f"advice {chance.below(2**64)}")
    best = tried_out(game, view, history, dice, effort, usual)[0]
    draw = game.believe(view, history)
    worlds = [draw(dice) for _ in range(WORLDS)]
    thought = Thought(game, view, effort)
    before = fmean(thought.chance(world, dice) for world in worlds[:: game.ahead.dear])
    why = game.why(view, history, worlds, best.action, names)
    return Advice(best.action, why, before, best.chance if best.rounds else before)
