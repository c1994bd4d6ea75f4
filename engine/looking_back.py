"""A match looked back at for one seat: its turning points, and how much was luck of the deal.

Both are found by playing rounds out many times with quick players. A turning point is judged by what the seat could
see: the worlds it is tried out in are imagined from the seat's view. Luck is judged by the cards as they were dealt.
All chance comes from one seed, so the same match always tells the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev

from engine.actions import (
    Accept,
    Action,
    Call,
    Challenge,
    Decline,
    Discard,
    Draw,
    Give,
    IllegalAction,
    Nominate,
    Options,
    Pass,
    Play,
    Take,
    play_of,
)
from engine.cards import Card
from engine.chance import Chance
from engine.fairness import Deal
from engine.games import AnyGame, game_of, match_begun
from engine.plays import complete_plays
from engine.repeats import dealt_again
from engine.ruleset import Ruleset
from engine.state import MatchState
from engine.view import SeatView

CHOICE = Accept | Challenge | Decline | Discard | Draw | Give | Nominate | Pass | Play | Take  # what can be a mistake
OTHERS = 4  # other choices that a choice is compared with
LONGEST = 600  # actions of a playout; what is not over by then is anyone's
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
    """A choice that a seat made: in which round, its view before, what it chose, and what else it could have done."""

    round: int
    number: int
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
    """A round: the chance to win that its deal gave the seat's side, and whether they won. None: no one did."""

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
    """An action of a match, with the states before and after it."""

    before: MatchState
    seat: int
    action: Action
    after: MatchState


def steps(rules: Ruleset, deal: Deal, course: Iterable[tuple[int, Action]]) -> Iterator[Step]:
    """A match step by step. Raises CannotLookBack."""
    state, game = dealt_again(match_begun(rules, deal.state_seed), deal.repeats), game_of(rules)
    for seat, action in course:
        try:
            after, _events = game.act(state, seat, action)
        except IllegalAction as refused:
            raise CannotLookBack(str(refused)) from refused
        yield Step(state, seat, action, after)
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
    fair = 1 / len(set(rules.partners))
    clear, partnered = _is_clear(rounds, fair, each), len(rules.partners[seat]) > 1
    return LookBack(seat, points, rounds, fair, clear, partnered, playouts + each * len(deals))


def dealt(match: Iterable[Step]) -> list[MatchState]:
    """The state after each deal."""
    return [step.after for step in match if step.after.round > step.before.round]


# Choices


def moments(match: Iterable[Step], seat: int) -> list[Moment]:
    """The choices of a seat in its turns, where it really had one. They hold nothing that the seat could not see."""
    found: list[Moment] = []
    for step in match:
        if step.seat == seat == step.before.turn and step.before.phase == "play" and isinstance(step.action, CHOICE):
            moment = _moment(step, len(found))
            found += [moment] if moment.others else []
    return found


def _moment(step: Step, number: int) -> Moment:
    game = game_of(step.before.rules)
    view: SeatView = game.view(step.before, step.seat)
    chosen = _calling(game, view, step.action)
    others = {_what(action): action for action in _choices(game, view)}
    others.pop(_what(chosen), None)
    return Moment(step.before.round, number, view, chosen, tuple(others.values()))


def _choices(game: AnyGame, view: SeatView) -> Iterator[Action]:
    """Everything that a seat might do now. Calls go with it, and are no choices."""
    yield from complete_plays(game.options, view)
    yield from (action for action in view.options.actions if isinstance(action, CHOICE))


def _calling(game: AnyGame, view: SeatView, action: Action) -> Action:
    """The same action with the call that is due: many people play first, and call then."""
    if isinstance(action, Play):
        return replace(action, call=game.options(view, view.seat, action.cards).call)
    return action


def _what(action: Action) -> tuple[object, ...]:
    """What is chosen. The order of a group matters for its last card alone, and what is said does not."""
    if isinstance(action, Play):
        return (*sorted(action.cards[:-1]), action.cards[-1], action.suit, action.sequence, action.rank)
    return (Give, action.card) if isinstance(action, Give) else (action,)


# Turning points


def turning_points(chosen: Sequence[Moment], budget: Budget) -> tuple[tuple[TurningPoint, ...], int]:
    """The choices that changed most, and how many rounds were played out to find them.

    All are tried in a few worlds. The most telling ones are weighed again in many others, and those alone count.
    """
    budget = budget.for_rounds_of(_length(chosen))
    tried = _as_many([_tried(moment) for moment in chosen], budget)
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
class _Tried:
    """A choice with the others that it is compared with. ``good``: a good player would have made it too."""

    moment: Moment
    actions: tuple[Action, ...]
    good: bool


def _as_many(tried: Sequence[_Tried], budget: Budget) -> list[_Tried]:
    """As many of the choices as the budget allows, first those that a good player would not have made."""
    cost, taken = 0, list[_Tried]()
    for each in sorted(Chance(f"of {len(tried)}").shuffled(tried), key=lambda each: each.good):
        cost += budget.fewest * len(each.actions)
        taken += [each] if cost <= budget.first or not taken else []
    return taken


def _tried(moment: Moment) -> _Tried:
    """A choice and a few others: what a good player would do, other kinds of action, other cards, other suits."""
    game, chance = game_of(moment.view.rules), Chance(f"others of {moment.view.seat} {moment.number}")
    best = _what(_calling(game, moment.view, game.steady(moment.view, chance)))
    others = sorted(chance.shuffled(moment.others), key=lambda action: (_what(action) != best, bool(_cards_of(action))))
    first = {_cards_of(action) or action: action for action in reversed(others)}
    some = sorted(others, key=lambda action: action not in first.values())[:OTHERS]
    return _Tried(moment, (moment.chosen, *some), all(_what(action) != best for action in some))


def _cards_of(action: Action) -> tuple[Card, ...]:
    match action:
        case Play(cards):
            return cards
        case Discard(card) | Give(card):
            return (card,)
    return ()


@dataclass(frozen=True)
class _Look:
    """A first look at a choice: the best other one, and how much better or worse the choice was."""

    moment: Moment
    other: Action
    change: float


def _first_look(tried: _Tried, worlds: int) -> _Look | None:
    """A look at a choice in a few worlds. None if it was better than others that are not worth telling."""
    moment, actions = tried.moment, tried.actions
    mine, *theirs = (
        fmean(_tried_out(moment, action, f"first {world}") for world in range(worlds)) for action in actions
    )
    means = dict(zip(actions[1:], theirs, strict=True))
    rivals = [action for action in means if means[action] > mine or _rivals(moment, action)]
    if not rivals:
        return None
    best = max(rivals, key=means.__getitem__)
    return _Look(moment, best, mine - means[best])


def _rivals(moment: Moment, action: Action) -> bool:
    """Whether it is worth telling that a choice was better than this. To play rather than draw, or to go out, isn't."""
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
    if abs(change) < max(TELLING, CLEAR * noise) or (change > 0 and not _rivals(moment, look.other)):
        return None
    return TurningPoint(moment.round, moment.number, moment.chosen, look.other, fmean(mine), change)


def _tried_out(moment: Moment, action: Action, name: str) -> float:
    """Whether the seat's side wins the round after an action. The imagined worlds are the same for every action."""
    return _imagined(moment, name, action)[0]


def _imagined(moment: Moment, name: str, action: Action | None = None) -> tuple[float, int]:
    """How a round ends in an imagined world, after this action if any, and in how many actions."""
    game, view = game_of(moment.view.rules), moment.view
    chance = Chance(f"{name} of {view.seat} {moment.number}")
    world: MatchState = replace(game.imagine(view, chance), seed=IMAGINED)
    if action is not None:
        world, _events = game.act(world, view.seat, action)
    return played_out(game, world, view.seat, len(view.sheet), chance)


# Luck


def _dealt_round(deal: MatchState, match: Sequence[Step], seat: int, playouts: int) -> DealtRound:
    game, played = game_of(deal.rules), len(deal.sheet)
    chances = [Chance(f"deal {deal.round} {number}") for number in range(playouts)]
    wins = [played_out(game, deal, seat, played, chance)[0] for chance in chances]
    sheet = match[-1].after.sheet
    winner = sheet[played].winner if len(sheet) > played else None
    return DealtRound(fmean(wins), None if winner is None else winner in deal.rules.partners[seat])


def _is_clear(rounds: Sequence[DealtRound], fair: float, playouts: int) -> bool:
    """Whether the deals were clearly better or worse than a fair share."""
    if not rounds:
        return False
    noise = sqrt(fair * (1 - fair) / (playouts * len(rounds)))
    return abs(fmean(each.chance for each in rounds) - fair) > max(TELLING / 2, CLEAR * noise)


# Playing out


def played_out(game: AnyGame, state: MatchState, seat: int, played: int, chance: Chance) -> tuple[float, int]:
    """1 if the seat's side wins the round, 0 if another does, a fair share if no one does, and after how many actions.

    ``played``: the rounds before this one.
    """
    actions = 0
    while len(state.sheet) <= played and actions < LONGEST:
        state, _events = game.act(state, state.turn, quick(game, state, chance))
        actions += 1
    winner = state.sheet[played].winner if len(state.sheet) > played else None
    won = 1 / len(set(state.rules.partners)) if winner is None else float(winner in state.rules.partners[seat])
    return won, actions


def quick(game: AnyGame, state: MatchState, chance: Chance) -> Action:
    """What a player does without much thought: any play that is not wild, as many cards as possible."""
    options: Options = game.options(state, state.turn)
    if Call in map(type, options.actions):
        return Call()
    if not options.cards:
        return _no_card(game, state, options, chance)
    return _any_play(game, state, options.cards, chance) or options.actions[0]


def _no_card(game: AnyGame, state: MatchState, options: Options, chance: Chance) -> Action:
    if len(options.actions) == 1 or isinstance(options.actions[0], Draw):
        return options.actions[0]
    if isinstance(options.actions[0], Discard):
        return chance.one_of(options.actions)
    action: Action = game.steady(game.view(state, state.turn), chance)
    return action


def _any_play(game: AnyGame, state: MatchState, cards: Sequence[Card], chance: Chance) -> Play | None:
    """A play that begins with any card, wild ones last."""
    kept = None
    for card in chance.shuffled(cards):
        play = _grown(game, state, (card,), chance)
        if play is not None and play.suit is None:
            return play
        kept = kept or play
    return kept


def _grown(game: AnyGame, state: MatchState, cards: tuple[Card, ...], chance: Chance) -> Play | None:
    """The play with as many more cards as go with these, or None if that comes to nothing."""
    play = None
    while True:
        after: Options = game.options(state, state.turn, cards)
        if after.complete:
            play = _finished(state, cards, after, chance)
        if not after.cards:
            return play
        cards = (*cards, chance.one_of(after.cards))


def _finished(state: MatchState, cards: tuple[Card, ...], after: Options, chance: Chance) -> Play:
    """A play with the suit that the hand holds most of."""
    suit = max(after.suits, key=_suits_held(state).count) if after.suits else None
    sequence = chance.one_of(after.sequences) if after.sequences else None
    rank = chance.one_of(after.ranks) if after.ranks else None
    return play_of(cards, suit, after.call, sequence, rank)


def _suits_held(state: MatchState) -> list[str]:
    return [card[-1] for card in state.hands[state.turn]]
