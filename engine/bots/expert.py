"""Expert: tries each choice in many worlds that go with what its seat has seen, and takes the best, or hints at it.

The worlds are drawn from what the seat may believe (``Ahead.believe``). In each, every choice is played on for a few
moves by players who don't think much, and then judged at a glance. Choices that are clearly worse than the best are
tried no further. All chance comes from one seed, and the effort is counted in rounds that are played on, so the same
situation always brings the same choice.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from engine.chance import Chance, Dice, shares
from engine.core.actions import Action, Call, Catch, Discard, Draw, Move, OneCard, Pass, Play, Say, play_of
from engine.core.cards import Card
from engine.core.game import Ahead, History, Names
from engine.core.match import MatchState, SeatView
from engine.core.plays import complete_plays
from engine.core.rule import always
from engine.core.scoresheet import out_of_match
from engine.games.registry import game_of

LONGEST = 600  # moves that a round is played on; what is not over by then is anyone's
FIRST = 12  # worlds in which every choice is tried
MORE = 6  # further worlds, after which those that are clearly worse are left out
CLEAR = 2.5  # standard errors
SURE = 1.0  # standard errors, by which another choice has to be better than the usual one
SLIGHT = 0.002  # no more than that is no better: to win at once isn't put off for it
FAR = 8  # moves of a playout; of longer ones there are fewer, so that a choice takes no longer at a large table
AHEAD = 4  # how much more likely a side wins the match that is ahead by all of it (the log), and more near its end
LAST = 0.2  # keeps that bounded
WORLDS = 60  # by which a reason of a hint is judged
BEYOND_DOUBT = 2.0  # standard errors, by which the chances in a hint have to differ


def choices(view: SeatView) -> Iterator[Action]:
    """Everything that a seat might do now, every group at its largest."""
    yield from complete_plays(view)
    yield from (action for action in view.options.actions if isinstance(action, Move))


def calling(view: SeatView, action: Action) -> Action:
    """The same action with the call that is due: many people play first, and call then."""
    return replace(action, call=view.may_do(view.seat, action.cards).call) if isinstance(action, Play) else action


def what(action: Action) -> tuple[object, ...]:
    """A key for what is chosen. The order of a group matters for its last card alone, and what is said does not."""
    if isinstance(action, Play):
        return (*sorted(action.cards[:-1]), action.cards[-1], action.suit, action.sequence, action.rank)
    return (type(action), action.card) if isinstance(action, OneCard) else (action,)


# A choice in a world


def played_on(
    world: MatchState, seat: int, actions: Iterable[Action], chance: Chance, most: int = LONGEST
) -> tuple[MatchState, int]:
    """The world after these actions of a seat and at most so many quick moves of all in a round, and how many."""
    played, moves = len(world.sheet), 0
    for action in actions:
        world, _events = world.act(seat, action)
    while len(world.sheet) == played and moves < most:
        world, _events = world.act(world.turn, _quick(world, chance))
        moves += 1
    return world, moves


def round_won(state: MatchState, number: int) -> Sequence[float]:
    """For each seat 1 if its side has won a round, numbered from 0, and 0 if another has; if no one, a fair share."""
    winner, fair = state.sheet[number].winner if len(state.sheet) > number else None, 1 / state.rules.sides_in_play
    return [fair if winner is None else float(winner in side) for side in state.rules.partners]


def believed(view: SeatView, history: History) -> Callable[[Dice], MatchState]:
    """Draws worlds that agree with what a seat sees, the likely ones more often where a kind of game knows of those."""
    game = game_of(view.rules)
    return game.ahead.believe(view, history) if game.ahead else partial(game.determinize, view)


def _quick(state: MatchState, chance: Chance) -> Action:
    """The action of a player who does not think much: any play that is not wild, as many cards as possible."""
    options = state.may_do(state.turn)
    if Call in map(type, options.actions):
        return Call()
    kept = None
    for card in chance.shuffled(options.cards) if options.cards else ():
        play = _grown(state, (card,), chance)
        if play is not None and play.suit is None:
            return play
        kept = kept or play
    first = options.actions[0] if kept is None else kept
    if options.cards or len(options.actions) == 1 or (isinstance(first, Draw) and Pass() not in options.actions):
        return first
    if isinstance(first, Discard):
        return chance.one_of(options.actions)
    return game_of(state.rules).steady(state.view(state.turn), chance)


def _grown(state: MatchState, cards: tuple[Card, ...], chance: Chance) -> Play | None:
    """The play with as many more cards as go with these, or None if that comes to nothing."""
    play = None
    while True:
        after = state.may_do(state.turn, cards)
        if after.complete:
            held = [card[-1] for card in state.hands[state.turn]] if after.suits else []
            suit = max(after.suits, key=held.count, default=None)
            sequence = chance.one_of(after.sequences) if after.sequences else None
            rank = chance.one_of(after.ranks) if after.ranks else None
            play = play_of(cards, suit, after.call, sequence, rank)
        if not after.cards:
            return play
        cards = (*cards, chance.one_of(after.cards))


# The best choice


class GivenUp(Exception):
    """No one waits for the choice any more."""


Wanted = Callable[[], bool]  # whether someone still waits for a choice


class Effort(NamedTuple):
    """The limits of an expert's thinking. The score can be left out to see what it brings."""

    playouts: int = 400  # rounds played on for a choice
    moves: int = 0  # for how many each, or 0: as many as is usual in the game
    score: bool = True  # it plays for the match too, not only for the round


USUAL = Effort()


@dataclass
class Tried:
    """A choice, and what it came to in each world. The worlds are the same for all, but some are tried in fewer."""

    action: Action
    actions: Sequence[Action] = ()  # with what has to be said before
    rounds: list[float] = field(default_factory=list)  # the chance to win the round
    worth: list[float] = field(default_factory=list)  # what is aimed for


def expert(view: SeatView, history: History, chance: Chance, effort: Effort = USUAL, wanted: Wanted = always) -> Action:
    """The best choice, as far as it can be told, or what must be said before it. Raises GivenUp."""
    return game_of(view.rules).say_first(view, weighed(view, history, chance, effort, wanted)[0].action)


def weighed(
    view: SeatView, history: History, chance: Chance, effort: Effort = USUAL, wanted: Wanted = always
) -> list[Tried]:
    """The choices that were tried, the best first. One that is taken without trying any is alone. Raises GivenUp."""
    game = game_of(view.rules)
    usual, ahead = (game.keen or game.steady)(view, chance), game.ahead
    decided = ahead.decided(view, history) if ahead and not isinstance(usual, Call | Catch) else None
    if decided or ahead is None or not view.on_turn or not isinstance(usual, Move | Say):
        return [Tried(decided or usual)]
    dice = Dice(f"expert {chance.below(2**64)}")
    return _best_first(view, history, ahead, effort, wanted, dice, usual) or [Tried(usual)]


def _best_first(
    view: SeatView, history: History, ahead: Ahead, effort: Effort, wanted: Wanted, dice: Dice, usual: Action
) -> list[Tried]:
    """All choices, the best first, tried one beside the other in the worlds that the seat believes in. The ``usual``
    one is the best unless another is better beyond doubt.
    """
    moves = max(effort.moves or ahead.moves, len(view.counts))
    playouts, new_world = effort.playouts * FAR // max(FAR, moves), believed(view, history)
    say_first, played = game_of(view.rules).say_first, len(view.sheet)
    plain, kinds = what(calling(view, usual)), {what(action): action for action in choices(view)}
    shuffled = sorted(dice.shuffled(tuple(kinds.values())), key=lambda action: what(action) != plain)
    of_many = shuffled[: max(2, playouts // FIRST)]  # of very many choices, those that can be told apart
    tried = [Tried(action, list(dict.fromkeys((say_first(view, action), action)))) for action in of_many]
    running, number, spent = tried, 0, 0
    while len(running) > 1 and spent < playouts:
        world, rolls = new_world(dice), Dice(str(dice.share()))
        for each in running:
            if not wanted():
                raise GivenUp
            rolls.begin_again()
            state, _moves = played_on(world, view.seat, each.actions, rolls, moves)
            won = round_won(state, played) if len(state.sheet) > played else ahead.chances(state)
            each.rounds.append(won[view.seat])
            each.worth.append(_of_match(ahead, state, won, view.seat) if effort.score else won[view.seat])
        number, spent = number + 1, spent + len(running)
        if number >= FIRST and (number - FIRST) % MORE == 0:
            best = max(running, key=lambda each: sum(each.worth))
            running = [each for each in running if not better(best.worth, each.worth, CLEAR)]
    left = [id(each) for each in running]  # those tried to the last
    found = sorted(tried, key=lambda each: (id(each) not in left, -sum(each.worth)))
    first = next((each for each in running if what(each.action) == plain), None)
    if first and first is not found[0] and not better(found[0].worth, first.worth, SURE):
        found.sort(key=lambda each: each is not first)
    return found


def better(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """True if one choice was better than another by more than so many standard errors."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = fmean(differences)
    spread = max(0.0, fmean(each * each for each in differences) - mean * mean)
    return mean > SLIGHT + errors * sqrt(spread / len(differences))


def _of_match(ahead: Ahead, state: MatchState, won: Sequence[float], seat: int) -> float:
    """The aim of a side, as a chance: at first to win the round, and the nearer the end, the more to win the match."""
    if state.phase == "over":
        return (seat in state.winners) * len(state.rules.partners[seat]) / len(state.winners)
    rules = state.rules
    out = out_of_match(state.sheet) if rules.knocks_out else ()
    if seat in out:
        return 0.0
    late = rules.behind(state.totals) if rules.in_rounds else 0
    if not late:
        return won[seat]
    sides = [side for side in dict.fromkeys(rules.partners) if side[0] not in out]
    totals: Sequence[float] = state.totals
    if state.phase == "play":  # as they are likely to be after the round
        firsts = [side[0] for side in sides]
        ends = zip(firsts, ahead.totals_if(state, firsts), strict=True)
        parts = [[won[first] * total for total in after] for first, after in ends]
        totals = list(map(sum, zip(*parts, strict=True)))
    # The chance of each side to win the match from these totals, at a glance.
    steep = (1 if rules.collects else -1) * AHEAD / (sqrt(1 - rules.behind(totals)) + LAST) / rules.span
    chances = shares([steep * totals[side[0]] for side in sides])
    return (1 - late) * won[seat] + late * chances[sides.index(rules.partners[seat])]


# A hint


class Advice(NamedTuple):
    """An action, and one sentence why, empty if no reason holds."""

    action: Action
    why: str
    # To win the round in per cent, with the action and with the best other choice, in the same worlds. None unless the
    # first is higher beyond doubt.
    chances: tuple[int, int] | None = None
    first: Say | None = None  # what a hidden rule asks the seat to say before


def advice(
    view: SeatView, history: History, chance: Chance, names: Names, effort: Effort = USUAL, wanted: Wanted = always
) -> Advice | None:
    """The best thing to do in a turn, or None where there is nothing to choose. Raises GivenUp."""
    tried = weighed(view, history, chance, effort, wanted) if view.on_turn else []
    best = tried[0].action if tried else None
    worlds: list[MatchState] = []
    if isinstance(best, Move):
        dice, world = Dice(f"worlds of {chance.below(2**64)}"), believed(view, history)
        worlds = [world(dice) for _ in range(WORLDS)]
    elif not isinstance(best, Call | Catch):
        return None
    game, chances = game_of(view.rules), None
    why = str(next(iter(game.why(view, history, worlds, best, names)), ""))
    first = game.say_first(view, best) if worlds else None
    if len(tried) > 1:  # from the worlds in which both were tried
        one, two = zip(*zip(tried[0].rounds, tried[1].rounds, strict=False), strict=True)
        if better(one, two, BEYOND_DOUBT) and round(100 * fmean(one)) > round(100 * fmean(two)):
            chances = round(100 * fmean(one)), round(100 * fmean(two))
    return Advice(best, why, chances, first if isinstance(first, Say) else None)
