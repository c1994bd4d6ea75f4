"""A hint: what an expert would do in a seat, the first reason for it that holds, and the chance to win the round.

The chances are found as those of turning points are (``engine.matches.analysis``): quick players play the round out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.bots.choices import MOVE
from engine.bots.expert import USUAL, Effort, GivenUp, Wanted, acted, always, best_choice
from engine.bots.playing_out import played_out
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Say
from engine.core.game import Names
from engine.core.history import History
from engine.core.state import MatchState
from engine.core.view import SeatView
from engine.games.registry import AnyGame

WORLDS = 60  # in which the chances before and after the move are found


@dataclass(frozen=True)
class Advice:
    """An action, and one sentence why, empty if no reason holds. ``first`` is what a hidden rule asks the seat to say
    before it.

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
) -> Advice | None:
    """What to do in a turn, or None where there is nothing to choose. Raises GivenUp."""
    best = best_choice(game, view, history, chance, effort, wanted) if view.on_turn else None
    if isinstance(best, Call | Catch):
        return Advice(best, _reason(game, view, history, (), best, names))
    if not isinstance(best, MOVE):
        return None
    before, after = list[float](), list[float]()
    worlds = _worlds(game, view, history, Dice(f"worlds of {chance.below(2**64)}"))
    for number, world in enumerate(worlds):
        if not wanted():
            raise GivenUp
        before.append(_won(game, view, world, f"luck {number}"))
        after.append(_won(game, view, acted(game, view, world, best), f"luck {number}"))
    first = game.politely(view, best)
    return Advice(
        best,
        _reason(game, view, history, worlds, best, names),
        min(fmean(before), fmean(after)),
        fmean(after),
        first if isinstance(first, Say) else None,
    )


def _worlds(game: AnyGame, view: SeatView, history: History, dice: Dice) -> list[MatchState]:
    """States that agree with what the seat sees, and with what it may believe where its experts believe something."""
    if game.ahead is None:
        return [game.determinize(view, dice) for _ in range(WORLDS)]
    world = game.ahead.believe(view, history)
    return [world(dice) for _ in range(WORLDS)]


def _won(game: AnyGame, view: SeatView, state: MatchState, luck: str) -> float:
    return played_out(game, state, view.seat, len(view.sheet), Dice(luck))[0]


def _reason(
    game: AnyGame, view: SeatView, history: History, worlds: Sequence[MatchState], action: Action, names: Names
) -> str:
    return str(next(iter(game.why(view, history, worlds, action, names)), ""))
