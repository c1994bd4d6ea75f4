"""What an expert would do in a seat, why, and what that does for the chance to win the round."""

from dataclasses import dataclass
from statistics import fmean

from engine.bots.choices import MOVE
from engine.bots.expert import USUAL, Effort, Thought, Tried, Wanted, always, tried_out
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Say
from engine.core.game import Names
from engine.core.history import History
from engine.core.view import SeatView
from engine.games.registry import AnyGame

WORLDS = 60  # in which the chances before and after the move are found


@dataclass(frozen=True)
class Advice:
    """An action, and one sentence why. ``first`` is what a hidden rule asks the seat to say before it.

    ``before`` and ``after`` are the chances to win the round, from 0 to 1, in the same worlds. ``before`` is that of a
    player who doesn't think much about this move. Both are None for a call, which comes before the move.
    """

    action: Action
    why: str
    before: float | None = None
    after: float | None = None
    first: Say | None = None


def advice(
    game: AnyGame,
    view: SeatView,
    history: History,
    chance: Chance,
    names: Names,
    effort: Effort = USUAL,
    wanted: Wanted = always,
    made: Action | None = None,
) -> Advice | None:
    """What to do in a turn, or None where there is nothing to choose. Raises GivenUp.

    ``made``: the choice that was made there, to tell why, instead of what would be the best.
    """
    usual = made or ((game.keen or game.steady)(view, chance) if view.on_turn else None)
    if isinstance(usual, Call | Catch):
        return Advice(usual, game.why(view, history, (), usual, names))
    if not isinstance(usual, MOVE | Say):
        return None
    dice = Dice(f"advice {chance.below(2**64)}")
    thought = Thought(game, view, history, effort, wanted)
    best = made or tried_out(thought, dice, usual)[0].action
    worlds = [thought.world(dice) for _ in range(WORLDS)]
    before, after = [], Tried(best)
    for world in worlds[:: game.ahead.dear]:
        seed = str(dice.share())
        before.append(thought.chance(world, Dice(seed)))
        thought.think_through(world, after, Dice(seed))
    why, polite = game.why(view, history, worlds, best, names), thought.politely(best)[0]
    chance_before = min(fmean(before), after.chance)
    return Advice(best, why, chance_before, after.chance, polite if isinstance(polite, Say) else None)
