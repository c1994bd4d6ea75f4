"""A hint: what an expert would do in a seat, the first reason for it that holds, and what it brings."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.bots.expert import MOVE, USUAL, Effort, Tried, Wanted, always, believed, better, weighed
from engine.chance.stream import Chance, Dice
from engine.core.actions import Action, Call, Catch, Say
from engine.core.game import History, Names
from engine.core.match import MatchState, SeatView
from engine.games.registry import game_of

WORLDS = 60  # by which a reason is judged
BEYOND_DOUBT = 2.0  # standard errors, by which chances have to differ


@dataclass(frozen=True)
class Advice:
    """An action, and one sentence why, empty if no reason holds."""

    action: Action
    why: str
    # To win the round in per cent, with the action and with the best other choice, in the same worlds. None unless the
    # first is higher beyond doubt.
    chances: tuple[int, int] | None = None
    first: Say | None = None  # what a hidden rule asks the seat to say before


def advice(
    view: SeatView,
    history: History,
    chance: Chance,
    names: Names,
    effort: Effort = USUAL,
    wanted: Wanted = always,
) -> Advice | None:
    """The best thing to do in a turn, or None where there is nothing to choose. Raises GivenUp."""
    tried = weighed(view, history, chance, effort, wanted) if view.on_turn else []
    best = tried[0].action if tried else None
    worlds: list[MatchState] = []
    if isinstance(best, MOVE):
        dice, world = Dice(f"worlds of {chance.below(2**64)}"), believed(view, history)
        worlds = [world(dice) for _ in range(WORLDS)]
    elif not isinstance(best, Call | Catch):
        return None
    game = game_of(view.rules)
    why = str(next(iter(game.why(view, history, worlds, best, names)), ""))
    first = game.say_first(view, best) if worlds else None
    return Advice(best, why, _chances(tried), first if isinstance(first, Say) else None)


def _chances(tried: Sequence[Tried]) -> tuple[int, int] | None:
    """The chances with the best choice and with the next one, from the worlds in which both were tried."""
    if len(tried) < 2:
        return None
    best, other = zip(*zip(tried[0].rounds, tried[1].rounds, strict=False), strict=True)
    one, two = round(100 * fmean(best)), round(100 * fmean(other))
    return (one, two) if one > two and better(best, other, BEYOND_DOUBT) else None
