"""What an expert would do in a seat, why, and what that does for the chance to win the round.

A fact is told as the reason only if the choice hangs on it: where it isn't so, the expert chooses otherwise.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from statistics import fmean

from engine.bots.choices import MOVE, what
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
USUALLY = 4  # times that the usual choice is made, which may be one of several that are as good
LUCK = ("first", "second")  # of tests
CLEAR = 4  # hundredths of what is aimed for, by which the best choice is ahead of the next best
ALONE = 100  # where no other was tried

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
    usual = (game.keen or game.steady)(view, chance) if view.on_turn else None
    if isinstance(usual, Call | Catch):
        return Advice(usual, str(next(iter(game.why(view, history, (), usual, names))).said))
    if not isinstance(usual, MOVE | Say):
        return None
    seed = f"advice {chance.below(2**64)}"
    if game.ahead is None:
        reasons = game.why(view, history, (), usual, names)
        return Advice(usual, str(next((reason.said for reason in reasons), "")))
    thought, dice = Thought(game, game.ahead, view, history, effort, wanted), Dice(f"worlds of {seed}")
    decided = game.beforehand(view, history)
    tried = [Tried(decided)] if isinstance(decided, MOVE) else tried_out(thought, Dice(seed), usual)
    best = tried[0].action
    worlds = [thought.world(dice) for _ in range(WORLDS)]
    before, after = [], Tried(best)
    for world in worlds:
        luck = str(dice.share())
        before.append(thought.chance(world, Dice(luck)))
        thought.think_through(world, after, Dice(luck))
    reason = deciding(thought, tried, game.why(view, history, worlds, best, names))
    why, polite = reason.said if reason else _next_to_others(tried), thought.politely(best)[0]
    chance_before = min(fmean(before), after.chance)
    return Advice(best, str(why), chance_before, after.chance, polite if isinstance(polite, Say) else None)


def deciding(
    thought: Thought, tried: Sequence[Tried], reasons: Iterable[Reason[MatchState]]
) -> Reason[MatchState] | None:
    """The first reason that needs no test, or that the choice hangs on. None where there is none."""
    quicker = copy(thought)
    quicker.playouts = min(thought.playouts // QUICKER, MOST)
    is_clear, chosen = _lead([each.worth for each in tried]) >= CLEAR, tried[0].action
    left, is_firm = REASONS, False
    for reason in reasons:
        if reason.without is None:
            return reason
        if left == REASONS:
            is_firm = all(_chosen(quicker, chosen)) if is_clear else all(_usual(quicker, chosen))
        left -= 1
        if is_firm and left >= 0 and _hangs(where(quicker, reason.without), reason.instead or chosen, is_clear):
            return reason
    return None


def _hangs(otherwise: Thought, chosen: Action, is_clear: bool) -> bool:
    """Whether a choice is another one. A close one changes by luck alone, so there the usual one has to change too."""
    return (is_clear or not all(_usual(otherwise, chosen))) and not any(_chosen(otherwise, chosen))


def where(thought: Thought, without: Callable[[MatchState], MatchState]) -> Thought:
    """The thought of a seat that sees and believes that something isn't so."""
    otherwise = copy(thought)
    otherwise.world = lambda dice: without(thought.world(dice))
    otherwise.view = thought.game.view(otherwise.world(Dice("any of them")), thought.seat)
    return otherwise


def _chosen(thought: Thought, action: Action) -> Iterator[bool]:
    """Whether a seat that thinks so does this, with each luck."""
    return (what(_choice(thought, action, luck)) == what(action) for luck in LUCK)


def _choice(thought: Thought, action: Action, luck: str) -> Action:
    """What it does. Where the usual choice could be another one as well, this action has to be clearly better."""
    usual = min(_usually(thought), key=lambda each: what(each) == what(action))
    return tried_out(thought, Dice(luck), usual)[0].action


def _usual(thought: Thought, action: Action) -> Iterator[bool]:
    """Whether a seat that doesn't look ahead does this, as often as it's asked."""
    return (what(each) == what(action) for each in _usually(thought))


def _usually(thought: Thought) -> list[Action]:
    usually = thought.game.keen or thought.game.steady
    return [usually(thought.view, Chance(f"usual {number}")) for number in range(USUALLY)]


def _next_to_others(tried: Sequence[Tried]) -> Message:
    """How far the best choice was ahead of the next best, or that it was close."""
    ahead = _lead([each.rounds for each in tried])
    if CLEAR <= ahead < ALONE:
        return _WORDS.message("ahead", count=ahead)
    return _WORDS.message("close" if _lead([each.worth for each in tried]) < CLEAR else "best")


def _lead(worth: Sequence[Sequence[float]]) -> int:
    """How far the best choice is ahead of the next best in the same worlds, in hundredths."""
    best, *others = worth
    leads = [
        fmean(mine - theirs for mine, theirs in zip(best, other, strict=False)) for other in others if best and other
    ]
    return round(100 * min(leads)) if leads else ALONE
