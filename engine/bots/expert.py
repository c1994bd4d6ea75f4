"""Expert: tries each choice in many worlds that go with what its seat has seen, and takes the best.

The worlds are drawn from what the seat may believe (``Game.believe``). In each, every choice is played on for a few
circles of the table by players who don't think much, and then judged at a glance. Choices that are clearly worse than
the best are tried no further. All chance comes from one seed, and the effort is counted in rounds that are played on,
so the same situation always brings the same choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev

from engine.actions import Action, Say
from engine.chance import Chance
from engine.choices import CHOICE, calling, choices, what
from engine.dice import Dice
from engine.games import AnyGame
from engine.history import History
from engine.playing_out import quick
from engine.ruleset import Ruleset
from engine.shares import shares
from engine.state import MatchState
from engine.view import SeatView

FIRST = 12  # worlds in which every choice is tried
MORE = 6  # further worlds, after which those that are clearly worse are left out
CLEAR = 2.5  # standard errors
SURE = 1.0  # standard errors, by which another choice has to be better than the usual one
AHEAD = 4  # how much more likely a side wins the match that is ahead by all of it (the log), and more near its end
LAST = 0.2  # keeps that bounded


@dataclass(frozen=True)
class Effort:
    """How much an expert thinks: rounds played on for a choice, and for how many circles of the table.

    ``beliefs``: it draws what is hidden from what it has seen. ``score``: it plays for the match too, not only for the
    round. Both can be left out to see what they bring.
    """

    playouts: int = 600
    circles: int = 4
    beliefs: bool = True
    score: bool = True


USUAL = Effort()


@dataclass
class Tried:
    """A choice, and what it came to in each world: the chance to win the round, and what is aimed for."""

    action: Action
    rounds: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The chance to win the round with it."""
        return fmean(self.rounds)


def expert(game: AnyGame, view: SeatView, history: History, chance: Chance, effort: Effort = USUAL) -> Action:
    """The best choice, as far as it can be told."""
    usual = game.steady(view, chance)
    if not view.on_turn or not isinstance(usual, CHOICE | Say):
        return usual
    tried = tried_out(game, view, history, Dice(f"expert {chance.below(2**64)}"), effort, usual)
    return game.politely(view, tried[0].action) if tried else usual


def tried_out(
    game: AnyGame, view: SeatView, history: History, dice: Dice, effort: Effort, usual: Action
) -> list[Tried]:
    """All choices, the best first. The ``usual`` one is the best unless another is better beyond doubt."""
    kinds = {what(action): action for action in choices(game, view)}
    tried = [Tried(action) for action in kinds.values()]
    tried.sort(key=lambda each: what(each.action) != what(calling(game, view, usual)))
    worlds, running, number = game.believe(view, history if effort.beliefs else ()), tried, 0
    while len(running) > 1 and sum(len(each.worth) for each in tried) < effort.playouts:
        world, seed = worlds(dice), str(dice.share())
        for each in running:
            _try_in(game, world, view, each, Dice(seed), effort)
        number += 1
        if number >= FIRST and (number - FIRST) % MORE == 0:
            running = _still_close(running)
    tried.sort(key=lambda each: (each not in running, -sum(each.worth)))
    plain = [each for each in running if what(each.action) == what(calling(game, view, usual))]
    if plain and tried[0] is not plain[0] and not _better(tried[0].worth, plain[0].worth, SURE):
        tried.sort(key=lambda each: each is not plain[0])
    return tried


def chance_now(game: AnyGame, view: SeatView, worlds: Sequence[MatchState], dice: Dice, effort: Effort) -> float:
    """A seat's chance to win the round in these worlds if it plays on without thinking much."""
    played, actions = len(view.sheet), effort.circles * len(view.counts)
    ends = (_played_on(game, world, played, actions, dice) for world in worlds)
    return fmean(_chances(game, end, played)[view.seat] for end in ends)


def _still_close(running: Sequence[Tried]) -> list[Tried]:
    """Those that may still turn out best."""
    best = max(running, key=lambda each: sum(each.worth))
    return [each for each in running if not _better(best.worth, each.worth, CLEAR)]


def _better(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """Whether one choice was better than another by more than so many standard errors."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return fmean(differences) > errors * pstdev(differences) / sqrt(len(differences))


def _try_in(game: AnyGame, world: MatchState, view: SeatView, tried: Tried, dice: Dice, effort: Effort) -> None:
    state, _events = game.act(world, view.seat, tried.action)
    state = _played_on(game, state, len(view.sheet), effort.circles * len(view.counts), dice)
    won = _chances(game, state, len(view.sheet))
    tried.rounds.append(won[view.seat])
    tried.worth.append(_of_match(game, state, won, view.seat) if effort.score else won[view.seat])


def _played_on(game: AnyGame, state: MatchState, played: int, actions: int, dice: Dice) -> MatchState:
    """The state so many actions later, or when the round is over."""
    for _ in range(actions):
        if len(state.sheet) > played:
            break
        state, _events = game.act(state, state.turn, quick(game, state, dice))
    return state


def _chances(game: AnyGame, state: MatchState, played: int) -> tuple[float, ...]:
    """The chance of each seat's side to win the round, which may be over."""
    if len(state.sheet) <= played:
        return game.chances(state)
    winner, fair = state.sheet[played].winner, 1 / len(set(state.rules.partners))
    return tuple(fair if winner is None else float(winner in side) for side in state.rules.partners)


def _of_match(game: AnyGame, state: MatchState, won: Sequence[float], seat: int) -> float:
    """What a seat's side aims for: at first to win the round, and the nearer the end, the more to win the match."""
    if state.phase == "over":
        return (seat in state.winners) * len(state.rules.partners[seat]) / len(state.winners)
    totals = _totals(game, state, won)
    late = _lateness(state.rules, state.totals)
    return (1 - late) * won[seat] + (late * _match_chances(state.rules, totals)[seat] if late else 0)


def _lateness(rules: Ruleset, totals: Sequence[float]) -> float:
    """How much of the match is behind, from 0 to 1."""
    return min(1.0, max(0.0, max(totals) / rules.span))


def _totals(game: AnyGame, state: MatchState, won: Sequence[float]) -> list[float]:
    """The totals as they are when a round is over, and else as they are likely to be after it."""
    if state.phase == "deal":
        return list(state.totals)
    chances = {side[0]: won[side[0]] for side in state.rules.partners}
    ends = [(chance, game.totals_if(state, winner)) for winner, chance in chances.items()]
    return [sum(chance * totals[seat] for chance, totals in ends) for seat in range(state.rules.seats)]


def _match_chances(rules: Ruleset, totals: Sequence[float]) -> list[float]:
    """The chance of each seat's side to win the match from these totals, at a glance."""
    sides = list(dict.fromkeys(rules.partners))
    sign = 1 if rules.collects else -1
    steep = sign * AHEAD / (sqrt(1 - _lateness(rules, totals)) + LAST) / rules.span
    of_side = dict(zip(sides, shares([steep * totals[side[0]] for side in sides]), strict=True))
    return [of_side[side] for side in rules.partners]
