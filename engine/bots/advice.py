"""What an expert would do in a seat, why, and what that does for the chance to win the round."""

from dataclasses import dataclass

from engine.actions import Action
from engine.bots.expert import USUAL, Effort, chance_now, tried_out
from engine.chance import Chance
from engine.dice import Dice
from engine.game import Names
from engine.games import AnyGame
from engine.history import History
from engine.view import SeatView


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
    dice = Dice(f"advice {chance.below(2**64)}")
    tried = tried_out(game, view, history, dice, effort)
    if not view.on_turn or not tried:
        return None
    best = tried[0]
    before = chance_now(game, view, history, dice, effort)
    return Advice(best.action, "", before, best.chance if best.rounds else before)
