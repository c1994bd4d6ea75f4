"""Expert: tries each choice in many worlds that go with what its seat has seen, and takes the best.

The worlds are drawn from what the seat may believe (``Ahead.believe``). In each, every choice is played on for a few
moves by players who don't think much, and then judged at a glance. Choices that are clearly worse than the best are
tried no further. All chance comes from one seed, and the effort is counted in rounds that are played on, so the same
situation always brings the same choice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from engine.bots.choices import MOVE, calling, choices, what
from engine.bots.playing_out import quick
from engine.chance.dice import Dice, shares
from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Say
from engine.core.game import Ahead, Game
from engine.core.history import History
from engine.core.match import MatchState, SeatView
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import out_of_match

FIRST = 12  # worlds in which every choice is tried
MORE = 6  # further worlds, after which those that are clearly worse are left out
CLEAR = 2.5  # standard errors
SURE = 1.0  # standard errors, by which another choice has to be better than the usual one
SLIGHT = 0.002  # no more than that is no better: to win at once isn't put off for it
FAR = 8  # moves of a playout; of longer ones there are fewer, so that a choice takes no longer at a large table
AHEAD = 4  # how much more likely a side wins the match that is ahead by all of it (the log), and more near its end
LAST = 0.2  # keeps that bounded


class GivenUp(Exception):
    """No one waits for the choice any more."""


Wanted = Callable[[], bool]  # whether someone still waits for a choice


def always() -> bool:
    return True


@dataclass(frozen=True)
class Effort:
    """How much an expert thinks: rounds played on for a choice, and for how many ``moves`` (0: the usual).

    ``beliefs``: it draws what is hidden from what it has seen. ``score``: it plays for the match too, not only for the
    round. Both can be left out to see what they bring.
    """

    playouts: int = 400
    moves: int = 0
    beliefs: bool = True
    score: bool = True


USUAL = Effort()


@dataclass
class Tried:
    """A choice, and what it came to in each world: the chance to win the round, and what is aimed for.

    The worlds are the same for all choices, and some choices are tried in the first ones alone.
    """

    action: Action
    rounds: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)


def expert(
    game: Game, view: SeatView, history: History, chance: Chance, effort: Effort = USUAL, wanted: Wanted = always
) -> Action:
    """The best choice, as far as it can be told, or what must be said before it. Raises GivenUp."""
    return game.politely(view, weighed(game, view, history, chance, effort, wanted)[0].action)


def weighed(
    game: Game, view: SeatView, history: History, chance: Chance, effort: Effort = USUAL, wanted: Wanted = always
) -> list[Tried]:
    """The choices that were tried, the best first. One that is taken without trying any is alone. Raises GivenUp."""
    usual = (game.keen or game.steady)(view, chance)
    known = history if effort.beliefs else ()
    if game.ahead is None or isinstance(usual, Call | Catch):
        return [Tried(usual)]
    if decided := game.ahead.decided(view, known):
        return [Tried(decided)]
    if not view.on_turn or not isinstance(usual, MOVE | Say):
        return [Tried(usual)]
    thought, dice = Thought(game, game.ahead, view, known, effort, wanted), Dice(f"expert {chance.below(2**64)}")
    return tried_out(thought, dice, usual) or [Tried(usual)]


def tried_out(thought: "Thought", dice: Dice, usual: Action) -> list[Tried]:
    """All choices, the best first. The ``usual`` one is the best unless another is better beyond doubt."""
    kinds = {what(action): action for action in choices(thought.game, thought.view, MOVE)}
    plain = what(calling(thought.game, thought.view, usual))
    ordered = sorted(map(Tried, dice.shuffled(tuple(kinds.values()))), key=lambda each: what(each.action) != plain)
    tried = ordered[: max(2, thought.playouts // FIRST)]  # of very many choices, those that can be told apart
    running, number = tried, 0
    while len(running) > 1 and sum(len(each.worth) for each in tried) < thought.playouts:
        world, seed = thought.world(dice), str(dice.share())
        for each in running:
            thought.think_through(world, each, Dice(seed))
        number += 1
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


class Thought:
    """What a seat thinks through: how choices go on in worlds that it believes in. ``world`` draws one of these."""

    def __init__(
        self, game: Game, ahead: Ahead, view: SeatView, history: History, effort: Effort, wanted: Wanted
    ) -> None:
        self.game, self.ahead, self.view, self.seat = game, ahead, view, view.seat
        self.effort, self.wanted = effort, wanted
        self.world: Callable[[Dice], MatchState] = ahead.believe(view, history)
        self._played = len(view.sheet)
        self._moves = max(effort.moves or ahead.moves, len(view.counts))
        self.playouts = effort.playouts * FAR // max(FAR, self._moves)

    def think_through(self, world: MatchState, tried: Tried, dice: Dice) -> None:
        """A choice in a world. Raises GivenUp."""
        if not self.wanted():
            raise GivenUp
        state = self._played_on(acted(self.game, self.view, world, tried.action), dice)
        won = self._chances(state)
        tried.rounds.append(won[self.seat])
        tried.worth.append(_of_match(self.ahead, state, won, self.seat) if self.effort.score else won[self.seat])

    def _played_on(self, state: MatchState, dice: Dice) -> MatchState:
        """The state some moves later, or when the round is over."""
        for _ in range(self._moves):
            if len(state.sheet) > self._played:
                break
            state, _events = state.act(state.turn, quick(self.game, state, dice))
        return state

    def _chances(self, state: MatchState) -> Sequence[float]:
        """The chance of each seat's side to win the round, which may be over."""
        if len(state.sheet) <= self._played:
            judged: Sequence[float] = self.ahead.chances(state)
            return judged
        winner, fair = state.sheet[self._played].winner, 1 / state.rules.sides_in_play
        return [fair if winner is None else float(winner in side) for side in state.rules.partners]


def acted(game: Game, view: SeatView, world: MatchState, action: Action) -> MatchState:
    """The world after a seat has said what must be said before an action, and has done it."""
    first = game.politely(view, action)
    if first != action:
        world, _events = world.act(view.seat, first)
    world, _events = world.act(view.seat, action)
    return world


def _of_match(ahead: Ahead, state: MatchState, won: Sequence[float], seat: int) -> float:
    """What a seat's side aims for: at first to win the round, and the nearer the end, the more to win the match."""
    if state.phase == "over":
        return (seat in state.winners) * len(state.rules.partners[seat]) / len(state.winners)
    rules: Ruleset = state.rules
    out = out_of_match(state.sheet)
    if seat in out:
        return 0.0
    late = rules.behind(state.totals) if rules.in_rounds else 0
    if not late:
        return won[seat]
    sides = [side for side in dict.fromkeys(rules.partners) if side[0] not in out]
    totals: Sequence[float] = state.totals
    if state.phase == "play":  # as they are likely to be after the round
        ends = [(won[side[0]], ahead.totals_if(state, side[0])) for side in sides]
        totals = [sum(chance * after[each] for chance, after in ends) for each in range(rules.seats)]
    # The chance of each side to win the match from these totals, at a glance.
    steep = (1 if rules.collects else -1) * AHEAD / (sqrt(1 - rules.behind(totals)) + LAST) / rules.span
    chances = shares([steep * totals[side[0]] for side in sides])
    return (1 - late) * won[seat] + late * chances[sides.index(rules.partners[seat])]
