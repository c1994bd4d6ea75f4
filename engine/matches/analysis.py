"""A match looked back at for one seat: its turning points, and how much was luck of the deal.

Both are found by playing rounds out many times with quick players. A turning point is judged by what the seat could
see: the worlds it is tried out in are imagined from the seat's view. Luck is judged by the cards as they were dealt.
All chance comes from one seed, so the same match always tells the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engine.bots.expert import calling, choices, played_on, round_won, what
from engine.chance import Chance, Deal
from engine.core.actions import Action, IllegalAction, Move, OneCard, Play, TakeBack
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


class Budget(NamedTuple):
    """The number of rounds that are played out."""

    first: int = 400  # rounds to find the most telling choices
    second: int = 960  # rounds to weigh those
    deals: int = 200  # rounds to judge the deals
    weighed: int = 6  # choices that are weighed
    fewest: int = 4  # worlds in which a choice is tried at first


class Moment(NamedTuple):
    """A choice that a seat made."""

    round: int
    number: int  # its place among the seat's choices
    view: SeatView  # what the seat saw before it
    chosen: Action
    others: tuple[Action, ...]  # what else it could have done


class TurningPoint(NamedTuple):
    """A choice that changed a round."""

    round: int
    number: int
    chosen: Action
    other: Action  # the best one
    chance: float  # to win the round with the choice
    change: float  # of this chance, next to the other choice


class DealtRound(NamedTuple):
    """A round: the chance to win that the seat's side had by its deal, and whether they won. None: no one did."""

    chance: float
    won: bool | None


class LookBack(NamedTuple):
    """All that there is to tell a seat."""

    seat: int
    turning_points: tuple[TurningPoint, ...]
    rounds: tuple[DealtRound, ...]
    fair: float  # a side's share of the rounds by right
    clear: bool  # the deals were better or worse than that by more than noise
    partnered: bool  # the side has other seats too
    playouts: int


class Step(NamedTuple):
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


def look_back(rules: Ruleset, deal: Deal, course: Sequence[tuple[int, Action]], seat: int, budget: Budget) -> LookBack:
    """All that there is to tell a seat about its match. Raises CannotLookBack."""
    match = tuple(steps(rules, deal, course))
    deals = [step.after for step in match if step.after.round > step.before.round]
    chosen = moments(match, seat)
    some = [chosen[place * len(chosen) // SAMPLES] for place in range(SAMPLES)] if chosen else []
    lengths = [_played_out(moment, (), f"length {place}")[1] for place, moment in enumerate(some)]
    share = min(1.0, USUAL / max(1.0, fmean(lengths or [0])))  # of the budget, as longer rounds take longer to play out
    first, second, for_deals = (round(share * rounds) for rounds in (budget.first, budget.second, budget.deals))
    points, playouts = turning_points(chosen, budget._replace(first=first, second=second))
    each = max(FEWEST, for_deals // max(1, len(deals)))
    rounds = list[DealtRound]()
    for dealt in deals:
        played, sheet = len(dealt.sheet), match[-1].after.sheet
        ends = [played_on(dealt, seat, (), Chance(f"deal {dealt.round} {number}"))[0] for number in range(each)]
        winner = sheet[played].winner if len(sheet) > played else None
        won = None if winner is None else winner in dealt.rules.partners[seat]
        rounds.append(DealtRound(fmean(round_won(end, played)[seat] for end in ends), won))
    fair, clear = 1 / rules.sides_in_play, False
    if rounds:
        noise = sqrt(fair * (1 - fair) / (each * len(rounds)))
        clear = abs(fmean(one.chance for one in rounds) - fair) > max(TELLING / 2, CLEAR * noise)
    playouts += each * len(deals)
    return LookBack(seat, points, tuple(rounds), fair, clear, len(rules.partners[seat]) > 1, playouts)


def moments(match: Iterable[Step], seat: int) -> list[Moment]:
    """The choices of a seat in its turns, where it really had one. They hold nothing that the seat could not see."""
    found: list[Moment] = []
    played = tuple(match)
    for step, then in zip_longest(played, played[1:]):
        in_turn = step.seat == seat == step.before.turn and step.before.phase == "play"
        if in_turn and isinstance(step.action, Move) and not isinstance(then and then.action, TakeBack):
            view = step.before.view(seat)
            chosen = calling(view, step.action)
            others = {what(action): action for action in choices(view) if what(action) != what(chosen)}
            if others:
                found.append(Moment(step.before.round, len(found), view, chosen, tuple(others.values())))
    return found


# Turning points


def turning_points(chosen: Sequence[Moment], budget: Budget) -> tuple[tuple[TurningPoint, ...], int]:
    """The choices that changed most, and how many rounds were played out to find them. As many as the budget allows are
    tried in a few worlds, first those that a good player wouldn't have made. The most telling ones are weighed again in
    many others, and those alone count.
    """
    cost, actions, tried = 0, 0, list[tuple[Moment, list[Action]]]()
    shuffled = map(_compared, Chance(f"of {len(chosen)}").shuffled(chosen))
    for _good, moment, others in sorted(shuffled, key=lambda compared: compared[0]):
        cost += budget.fewest * (1 + len(others))
        if cost <= budget.first or not tried:
            actions += 1 + len(others)
            tried.append((moment, others))
    worlds = max(budget.fewest, budget.first // max(1, actions))
    looks = sorted(filter(None, (_first_look(*each, worlds) for each in tried)), key=_most_telling)[: budget.weighed]
    more = max(budget.fewest, budget.second // (2 * max(1, len(looks))))
    points = filter(None, (_weighed(chosen[look.number], look.other, more) for look in looks))
    return tuple(sorted(points, key=_most_telling)[:TOLD]), worlds * actions + 2 * more * len(looks)


def _most_telling(point: TurningPoint) -> tuple[float, int]:
    return -abs(point.change), point.number


def _compared(moment: Moment) -> tuple[bool, Moment, list[Action]]:
    """True if a good player would have chosen so too, and a few other choices to compare with: that of a good player,
    other kinds of action, other cards, other suits.
    """
    chance = Chance(f"others of {moment.view.seat} {moment.number}")
    best = what(calling(moment.view, game_of(moment.view.rules).steady(moment.view, chance)))
    cards = {
        action: action.cards if isinstance(action, Play) else (action.card,) if isinstance(action, OneCard) else ()
        for action in moment.others
    }
    others = sorted(chance.shuffled(moment.others), key=lambda action: (what(action) != best, bool(cards[action])))
    first = {cards[action] or action: action for action in reversed(others)}.values()
    some = sorted(others, key=lambda action: action not in first)[:OTHERS]
    return all(what(action) != best for action in some), moment, some


def _first_look(moment: Moment, others: Iterable[Action], worlds: int) -> TurningPoint | None:
    """The change that a choice made in a few worlds. None if it was better than others that are not worth telling."""
    mine = fmean(_wins(moment, moment.chosen, "first", worlds))
    means = {other: fmean(_wins(moment, other, "first", worlds)) for other in others}
    rivals = [other for other in means if means[other] > mine or _is_rival(moment, other)]
    if not rivals:
        return None
    best = max(rivals, key=means.__getitem__)
    return TurningPoint(moment.round, moment.number, moment.chosen, best, mine, mine - means[best])


def _is_rival(moment: Moment, action: Action) -> bool:
    """True if it is worth telling that a choice was better than this. To play rather than draw, or to go out, isn't."""
    chosen = moment.chosen
    return not isinstance(chosen, Play) or (isinstance(action, Play) and len(chosen.cards) < len(moment.view.hand))


def _weighed(moment: Moment, other: Action, worlds: int) -> TurningPoint | None:
    """The turning point that a choice was, or None if it can't be told from chance."""
    mine, theirs = (_wins(moment, action, "then", worlds) for action in (moment.chosen, other))
    differences = [one - another for one, another in zip(mine, theirs, strict=True)]
    change, noise = fmean(differences), stdev(differences) / sqrt(worlds)
    if abs(change) < max(TELLING, CLEAR * noise) or (change > 0 and not _is_rival(moment, other)):
        return None
    return TurningPoint(moment.round, moment.number, moment.chosen, other, fmean(mine), change)


def _wins(moment: Moment, action: Action, name: str, worlds: int) -> list[float]:
    """The seat's share of a round after an action in each of so many imagined worlds, the same for every action."""
    played, seat = len(moment.view.sheet), moment.view.seat
    ends = (_played_out(moment, (action,), f"{name} {world}")[0] for world in range(worlds))
    return [round_won(end, played)[seat] for end in ends]


def _played_out(moment: Moment, actions: Iterable[Action], name: str) -> tuple[MatchState, int]:
    """The end of a round in an imagined world after these actions, and in how many others it came to it."""
    view = moment.view
    chance = Chance(f"{name} of {view.seat} {moment.number}")
    world = replace(game_of(view.rules).determinize(view, chance), seed=IMAGINED)
    return played_on(world, view.seat, actions, chance)
