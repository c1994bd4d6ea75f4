"""A match looked back at for one seat: its turning points, and how much was luck of the deal.

Both are found by playing rounds out many times with quick players. A turning point is judged by what the seat could
see: the worlds it is tried out in are imagined from the seat's view. Luck is judged by the cards as they were dealt.
All chance comes from one seed, so the same match always tells the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from math import sqrt
from statistics import fmean, stdev

from engine.bots.choices import CHOICE, calling, choices, what
from engine.bots.playing_out import played_out
from engine.chance.fairness import Deal
from engine.chance.stream import Chance
from engine.core.actions import Action, IllegalAction, OneCard, Play, TakeBack
from engine.core.cards import Card
from engine.core.match import AnyEvent, MatchState, SeatView
from engine.core.ruleset import Ruleset
from engine.games.registry import game_of, match_begun

OTHERS = 4  # other choices that a choice is compared with
FEWEST = 2  # rounds played out for a deal
TOLD = 3  # turning points
CLEAR = 2.5  # standard errors that a difference must be away from nothing
TELLING = 0.04  # of the chance to win, below which no difference is worth a word
USUAL = 40  # actions from the middle of a round to its end: where it takes more, fewer rounds are played out
SAMPLES = 8  # rounds played out to see how long they take
IMAGINED = "imagined"  # the seed of every imagined world: its cards differ, and how they are shuffled again does not


class CannotLookBack(Exception):
    """The actions of a match do not follow from its rules and its seed."""


@dataclass(frozen=True)
class Budget:
    """How many rounds are played out: to find the most telling choices, to weigh those, and to judge the deals.

    ``weighed`` is how many choices are weighed. ``fewest`` is in how many worlds a choice is tried at first.
    """

    first: int = 400
    second: int = 960
    deals: int = 200
    weighed: int = 6
    fewest: int = 4

    def for_rounds_of(self, actions: float) -> "Budget":
        """The budget for rounds of so many actions: longer ones take longer to play out."""
        share = min(1.0, USUAL / max(1.0, actions))
        first, second, deals = (round(share * count) for count in (self.first, self.second, self.deals))
        return replace(self, first=first, second=second, deals=deals)


@dataclass(frozen=True)
class Moment:
    """A choice that a seat made: in which round, its view before, what it chose, and what else it could have done.

    ``number`` is its place among the seat's choices, ``place`` that among all actions.
    """

    round: int
    number: int
    place: int
    view: SeatView
    chosen: Action
    others: tuple[Action, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A choice that changed a round. ``change``: of the chance to win it, next to the best ``other`` choice."""

    round: int
    number: int
    chosen: Action
    other: Action
    chance: float
    change: float


@dataclass(frozen=True)
class DealtRound:
    """A round: the chance to win that the seat's side had by its deal, and whether they won. None: no one did."""

    chance: float
    won: bool | None


@dataclass(frozen=True)
class LookBack:
    """What there is to tell a seat. ``fair`` is a side's share of the rounds by right. ``clear``: luck was no noise.

    ``partnered``: the side has other seats too.
    """

    seat: int
    turning_points: tuple[TurningPoint, ...]
    rounds: tuple[DealtRound, ...]
    fair: float
    clear: bool
    partnered: bool
    playouts: int


@dataclass(frozen=True)
class Step:
    """An action of a match, with the states before and after it, and what happened."""

    before: MatchState
    seat: int
    action: Action
    after: MatchState
    events: tuple[AnyEvent, ...]


def steps(rules: Ruleset, deal: Deal, course: Iterable[tuple[int, Action]]) -> Iterator[Step]:
    """A match step by step. Raises CannotLookBack."""
    state = match_begun(rules, deal.state_seed, deal.repeats)
    for seat, action in course:
        try:
            after, events = state.act(seat, action)
        except IllegalAction as refused:
            raise CannotLookBack(str(refused)) from refused
        yield Step(state, seat, action, after, tuple(events))
        state = after


def look_back(
    rules: Ruleset, deal: Deal, course: Sequence[tuple[int, Action]], seat: int, budget: Budget = Budget()
) -> LookBack:
    """What there is to tell a seat about its match. Raises CannotLookBack."""
    match = tuple(steps(rules, deal, course))
    deals = dealt(match)
    points, playouts = turning_points(chosen := moments(match, seat), budget)
    budget = budget.for_rounds_of(_length(chosen))
    each = max(FEWEST, budget.deals // max(1, len(deals)))
    rounds = tuple(_dealt_round(deal, match, seat, each) for deal in deals)
    fair = 1 / rules.sides_in_play
    clear = False  # whether the deals were clearly better or worse than a fair share
    if rounds:
        noise = sqrt(fair * (1 - fair) / (each * len(rounds)))
        clear = abs(fmean(one.chance for one in rounds) - fair) > max(TELLING / 2, CLEAR * noise)
    partnered = len(rules.partners[seat]) > 1
    return LookBack(seat, points, rounds, fair, clear, partnered, playouts + each * len(deals))


def dealt(match: Iterable[Step]) -> list[MatchState]:
    """The state after each deal."""
    return [step.after for step in match if step.after.round > step.before.round]


# Choices


def moments(match: Iterable[Step], seat: int) -> list[Moment]:
    """The choices of a seat in its turns, where it really had one. They hold nothing that the seat could not see."""
    found: list[Moment] = []
    played = tuple(match)
    for place, (step, then) in enumerate(zip_longest(played, played[1:])):
        in_turn = step.seat == seat == step.before.turn and step.before.phase == "play"
        taken_back = then is not None and isinstance(then.action, TakeBack)
        if not in_turn or taken_back or not isinstance(step.action, CHOICE):
            continue
        game = game_of(step.before.rules)
        view: SeatView = step.before.view(seat)
        chosen = calling(game, view, step.action)
        others = {what(action): action for action in choices(game, view)}
        others.pop(what(chosen), None)
        if others:
            found.append(Moment(step.before.round, len(found), place, view, chosen, tuple(others.values())))
    return found


# Turning points


def turning_points(chosen: Sequence[Moment], budget: Budget) -> tuple[tuple[TurningPoint, ...], int]:
    """The choices that changed most, and how many rounds were played out to find them.

    As many as the budget allows are tried in a few worlds, first those that a good player would not have made. The most
    telling ones are weighed again in many others, and those alone count.
    """
    budget = budget.for_rounds_of(_length(chosen))
    cost, tried = 0, list[Compared]()
    shuffled = Chance(f"of {len(chosen)}").shuffled([compared(moment) for moment in chosen])
    for each in sorted(shuffled, key=lambda each: each.good):
        cost += budget.fewest * len(each.actions)
        tried += [each] if cost <= budget.first or not tried else []
    actions = sum(len(each.actions) for each in tried)
    worlds = max(budget.fewest, budget.first // max(1, actions))
    found = [look for each in tried if (look := _first_look(each, worlds))]
    weighed = sorted(found, key=lambda look: (-abs(look.change), look.moment.number))[: budget.weighed]
    more = max(budget.fewest, budget.second // (2 * max(1, len(weighed))))
    points = [point for look in weighed if (point := _weighed(look, more))]
    points.sort(key=lambda point: (-abs(point.change), point.number))
    return tuple(points[:TOLD]), worlds * actions + 2 * more * len(weighed)


def _length(chosen: Sequence[Moment]) -> float:
    """How many actions it takes to play a round out, tried from a few of the choices."""
    some = [chosen[place * len(chosen) // SAMPLES] for place in range(SAMPLES)] if chosen else []
    return fmean(_imagined(moment, f"length {place}")[1] for place, moment in enumerate(some)) if some else 0


@dataclass(frozen=True)
class Compared:
    """A choice with the others that it is compared with. ``good``: a good player would have made it too."""

    moment: Moment
    actions: tuple[Action, ...]
    good: bool


def compared(moment: Moment) -> Compared:
    """A choice and a few others: what a good player would do, other kinds of action, other cards, other suits."""
    game, chance = game_of(moment.view.rules), Chance(f"others of {moment.view.seat} {moment.number}")
    best = what(calling(game, moment.view, game.steady(moment.view, chance)))
    others = sorted(chance.shuffled(moment.others), key=lambda action: (what(action) != best, bool(_cards_of(action))))
    first = {_cards_of(action) or action: action for action in reversed(others)}
    some = sorted(others, key=lambda action: action not in first.values())[:OTHERS]
    return Compared(moment, (moment.chosen, *some), all(what(action) != best for action in some))


def _cards_of(action: Action) -> tuple[Card, ...]:
    if isinstance(action, OneCard):
        return (action.card,)
    return action.cards if isinstance(action, Play) else ()


@dataclass(frozen=True)
class _Look:
    """A first look at a choice: the best other one, and how much better or worse the choice was."""

    moment: Moment
    other: Action
    change: float


def _first_look(tried: Compared, worlds: int) -> _Look | None:
    """A look at a choice in a few worlds. None if it was better than others that are not worth telling."""
    moment, actions = tried.moment, tried.actions
    mine, *theirs = (
        fmean(_tried_out(moment, action, f"first {world}") for world in range(worlds)) for action in actions
    )
    means = dict(zip(actions[1:], theirs, strict=True))
    rivals = [action for action in means if means[action] > mine or is_rival(moment, action)]
    if not rivals:
        return None
    best = max(rivals, key=means.__getitem__)
    return _Look(moment, best, mine - means[best])


def is_rival(moment: Moment, action: Action) -> bool:
    """True if it is worth telling that a choice was better than this. To play rather than draw, or to go out, isn't."""
    if not isinstance(moment.chosen, Play):
        return True
    return isinstance(action, Play) and len(moment.chosen.cards) < len(moment.view.hand)


def _weighed(look: _Look, worlds: int) -> TurningPoint | None:
    """The turning point that a choice was, or None if it can't be told from chance."""
    moment, names = look.moment, [f"then {world}" for world in range(worlds)]
    mine = [_tried_out(moment, moment.chosen, name) for name in names]
    theirs = [_tried_out(moment, look.other, name) for name in names]
    differences = [one - another for one, another in zip(mine, theirs, strict=True)]
    change, noise = fmean(differences), stdev(differences) / sqrt(worlds)
    if abs(change) < max(TELLING, CLEAR * noise) or (change > 0 and not is_rival(moment, look.other)):
        return None
    return TurningPoint(moment.round, moment.number, moment.chosen, look.other, fmean(mine), change)


def _tried_out(moment: Moment, action: Action, name: str) -> float:
    """Whether the seat's side wins the round after an action. The imagined worlds are the same for every action."""
    return _imagined(moment, name, action)[0]


def _imagined(moment: Moment, name: str, action: Action | None = None) -> tuple[float, int]:
    """How a round ends in an imagined world, after this action if any, and in how many actions."""
    game, view = game_of(moment.view.rules), moment.view
    chance = Chance(f"{name} of {view.seat} {moment.number}")
    world: MatchState = replace(game.determinize(view, chance), seed=IMAGINED)
    if action is not None:
        world, _events = world.act(view.seat, action)
    return played_out(game, world, view.seat, len(view.sheet), chance)


# Luck


def _dealt_round(deal: MatchState, match: Sequence[Step], seat: int, playouts: int) -> DealtRound:
    game, played = game_of(deal.rules), len(deal.sheet)
    chances = [Chance(f"deal {deal.round} {number}") for number in range(playouts)]
    wins = [played_out(game, deal, seat, played, chance)[0] for chance in chances]
    sheet = match[-1].after.sheet
    winner = sheet[played].winner if len(sheet) > played else None
    return DealtRound(fmean(wins), None if winner is None else winner in deal.rules.partners[seat])
