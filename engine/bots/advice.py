"""A hint: what an expert would do in a seat, the first reason for it that holds, and what it brings."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from engine.bots.choices import MOVE
from engine.bots.expert import USUAL, Effort, Tried, Wanted, always, better, weighed
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Say
from engine.core.game import Game, Names
from engine.core.history import History
from engine.core.match import MatchState, SeatView

WORLDS = 60  # by which a reason is judged
BEYOND_DOUBT = 2.0  # standard errors, by which chances have to differ


@dataclass(frozen=True)
class Advice:
    """An action, and one sentence why, empty if no reason holds. ``first`` is what a hidden rule asks the seat to say
    before it.

    ``chances`` are those to win the round in per cent, with it and with the best other choice, in the same worlds. None
    unless the first is higher beyond doubt.
    """

    action: Action
    why: str
    chances: tuple[int, int] | None = None
    first: Say | None = None


def advice(
    game: Game,
    view: SeatView,
    history: History,
    chance: Chance,
    names: Names,
    effort: Effort = USUAL,
    wanted: Wanted = always,
) -> Advice | None:
    """What to do in a turn, or None where there is nothing to choose. Raises GivenUp."""
    tried = weighed(game, view, history, chance, effort, wanted) if view.on_turn else []
    best = tried[0].action if tried else None
    if isinstance(best, Call | Catch):
        return Advice(best, _reason(game, view, history, (), best, names))
    if not isinstance(best, MOVE):
        return None
    worlds = _worlds(game, view, history, Dice(f"worlds of {chance.below(2**64)}"))
    first = game.politely(view, best)
    return Advice(
        best,
        _reason(game, view, history, worlds, best, names),
        _chances(tried),
        first if isinstance(first, Say) else None,
    )


def _chances(tried: Sequence[Tried]) -> tuple[int, int] | None:
    """The chances with the best choice and with the next one, from the worlds in which both were tried."""
    if len(tried) < 2:
        return None
    best, other = zip(*zip(tried[0].rounds, tried[1].rounds, strict=False), strict=True)
    one, two = round(100 * fmean(best)), round(100 * fmean(other))
    return (one, two) if one > two and better(best, other, BEYOND_DOUBT) else None


def _worlds(game: Game, view: SeatView, history: History, dice: Dice) -> list[MatchState]:
    """States that agree with what the seat sees, and with what it may believe where its experts believe something."""
    if game.ahead is None:
        return [game.determinize(view, dice) for _ in range(WORLDS)]
    world = game.ahead.believe(view, history)
    return [world(dice) for _ in range(WORLDS)]


def _reason(
    game: Game, view: SeatView, history: History, worlds: Sequence[MatchState], action: Action, names: Names
) -> str:
    return str(next(iter(game.why(view, history, worlds, action, names)), ""))
