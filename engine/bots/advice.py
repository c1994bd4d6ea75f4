"""What an expert would do in a seat, why, and what that does for the chance to win the round.

A fact is told as the reason only if the choice hangs on it: where it isn't so, the expert chooses otherwise.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from statistics import fmean

from engine.bots.choices import CHOICE, what
from engine.bots.expert import USUAL, Effort, Thought, Tried, Wanted, always, tried_out
from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Say
from engine.core.game import Names, Reason
from engine.core.history import History
from engine.core.state import MatchState
from engine.core.view import SeatView
from engine.games.registry import AnyGame
from engine.words import Message, Words

WORLDS = 60  # in which the chances before and after the move are found
REASONS = 5  # that are put to the test
QUICKER, MOST = 2, 200  # a test plays out so many times fewer rounds than a choice, and never more than that
LUCK = ("first", "second")  # of tests: a choice that is close can change by luck alone
CLEAR = 4  # more rounds won in a hundred, from which on a choice is ahead of the next best

_WORDS = Words(__name__)


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
) -> Advice | None:
    """What to do in a turn, or None where there is nothing to choose. Raises GivenUp."""
    usual = game.steady(view, chance) if view.on_turn else None
    if isinstance(usual, Call | Catch):
        return Advice(usual, str(next(iter(game.why(view, history, (), usual, names))).said))
    if not isinstance(usual, CHOICE | Say):
        return None
    seed = f"advice {chance.below(2**64)}"
    thought, dice = Thought(game, view, history, effort, wanted), Dice(f"worlds of {seed}")
    tried = choices_tried(thought, seed)
    best = tried[0].action
    worlds = [thought.world(dice) for _ in range(WORLDS)]
    before, after = [], Tried(best)
    for world in worlds[:: game.ahead.dear]:
        luck = str(dice.share())
        before.append(thought.chance(world, Dice(luck)))
        thought.think_through(world, after, Dice(luck))
    reason = deciding(thought, best, game.why(view, history, worlds, best, names))
    why, polite = reason.said if reason else _next_to_others(tried), game.politely(view, best)
    chance_before = min(fmean(before), after.chance)
    return Advice(best, str(why), chance_before, after.chance, polite if isinstance(polite, Say) else None)


def choices_tried(thought: Thought, seed: str) -> list[Tried]:
    """What an expert would do, and what else it tried, the best first. The same seed brings the same luck."""
    game, view, chance = thought.game, thought.view, Chance(seed)
    if game.keen:
        return [Tried(game.keen(view, chance))]
    return tried_out(thought, Dice(seed), game.steady(view, chance))


def deciding(thought: Thought, chosen: Action, reasons: Iterable[Reason[MatchState]]) -> Reason[MatchState] | None:
    """The first reason that the choice hangs on, or that needs no test. None where there is none."""
    quicker = copy(thought)
    quicker.playouts = min(thought.playouts // QUICKER, MOST)
    is_sure, left = None, REASONS
    for reason in reasons:
        if reason.without is None:
            return reason
        if is_sure is None:
            is_sure = all(_chooses(quicker, chosen, luck) for luck in LUCK)
        left -= 1
        if is_sure and left >= 0:
            otherwise = where(quicker, reason.without)
            if not any(_chooses(otherwise, reason.instead or chosen, luck) for luck in LUCK):
                return reason
    return None


def where(thought: Thought, without: Callable[[MatchState], MatchState]) -> Thought:
    """The thought of a seat that sees and believes that something isn't so."""
    otherwise = copy(thought)
    otherwise.world = lambda dice: without(thought.world(dice))
    otherwise.view = thought.game.view(otherwise.world(Dice("any of them")), thought.seat)
    return otherwise


def _chooses(thought: Thought, action: Action, luck: str) -> bool:
    return what(choices_tried(thought, luck)[0].action) == what(action)


def _next_to_others(tried: Sequence[Tried]) -> Message:
    """How much better the best choice came out than the next best, in the same worlds, if it clearly did."""
    best, *others = tried
    if not others:
        return _WORDS.message("best")
    leads = [fmean(one - another for one, another in zip(best.rounds, other.rounds, strict=False)) for other in others]
    ahead = round(100 * min(leads))
    return _WORDS.message("ahead", count=ahead) if ahead >= CLEAR else _WORDS.message("close")
