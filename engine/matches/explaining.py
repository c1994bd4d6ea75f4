"""Which choices of a seat mattered in a round that is over, with all that the seat knew when it made them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from engine.bots.choices import choices, what
from engine.bots.expert import Effort, Thought, Tried, Wanted
from engine.chance.dice import Dice
from engine.core.actions import Action
from engine.core.events import AnyEvent
from engine.core.history import REMEMBERED, Happened, History, history
from engine.core.view import SeatView
from engine.games.registry import AnyAhead, game_of
from engine.matches.analysis import Compared, Moment, Step, compared, is_rival, moments

LOOKED_AT = 16  # choices of a seat, the last ones: early in a round nearly everything is as good
FEWEST, MOST = 6, 60  # worlds in which each of them is tried


@dataclass(frozen=True)
class Made:
    """A choice of a seat: what it saw, what it had seen, what it did, and what happened then as everyone may know it.

    ``place``: which action of the round it was. ``brought``: how much better the chance to win the round was than with
    the other choices on average.
    """

    place: int
    view: SeatView
    history: History
    action: Action
    events: tuple[AnyEvent, ...]
    brought: float


@dataclass(frozen=True)
class Explained:
    """A choice of a seat in a round that is over: what happened, as everyone may know it, and why."""

    seat: int
    events: tuple[AnyEvent, ...]
    why: str


def most_telling(played: Sequence[Step], seat: int, count: int, effort: Effort, wanted: Wanted) -> tuple[Made, ...]:
    """The choices of a calm player in a round that brought most, those first. With as much effort they are the same.

    To go out, or to play rather than draw, need not be explained, nor what no calm player does. Raises GivenUp.
    """
    found = [each for moment in moments(played, seat) if (each := _with_rivals(moment))][-LOOKED_AT:]
    worlds = effort.playouts * 2 // max(1, sum(len(each.actions) for each in found))
    ahead = game_of(played[0].before.rules).ahead if played else None
    if ahead is None:
        return ()
    made = [_made(played, each, ahead, min(MOST, max(FEWEST, worlds)), effort, wanted) for each in found]
    telling = sorted((each for each in made if each.brought > 0), key=lambda each: -each.brought)
    return tuple(telling[:count])


def _with_rivals(moment: Moment) -> Compared | None:
    """A choice with a few others that a calm player might have made. None if there were none."""
    game = game_of(moment.view.rules)
    calm = {what(action) for action in choices(game, game.calmly(moment.view))}
    rivals = tuple(action for action in moment.others if what(action) in calm and is_rival(moment, action))
    return compared(replace(moment, others=rivals)) if rivals else None


def _made(played: Sequence[Step], each: Compared, ahead: AnyAhead, worlds: int, effort: Effort, wanted: Wanted) -> Made:
    view, place, game = each.moment.view, each.moment.place, game_of(each.moment.view.rules)
    before = (Happened(step.before, step.seat, step.events) for step in played[:place][-REMEMBERED:])
    seen = history(game.public_view, before, view.seat)
    thought, dice = Thought(game, ahead, view, seen, effort, wanted), Dice(f"made {place}")
    chosen, *others = tried = [Tried(action) for action in each.actions]
    for _ in range(worlds):
        world, seed = thought.world(dice), str(dice.share())
        for one in tried:
            thought.think_through(world, one, Dice(seed))
    events = tuple(event.seen_by(None) for event in played[place].events)
    return Made(place, view, seen, chosen.action, events, chosen.chance - fmean(other.chance for other in others))
