"""Fitting what the expert sees in a position at a glance to rounds that were played to their end.

Each round begins with a stretch of quick moves, which brings positions of all kinds, and is played on by steady
players. Some positions are kept, with the side that won. The weights are those by which what came true was the
likeliest (a conditional logit), held near 0 where there is little to learn from. The same seed brings the same ones.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.bots.playing_out import quick
from engine.chance.dice import Dice
from engine.core.actions import Action, Deal
from engine.core.glance import Glance
from engine.core.ruleset import RulesError, Ruleset
from engine.core.state import MatchState
from engine.games.house_rules import HouseRules
from engine.games.registry import AnyGame, game_of, match_begun
from engine.games.variants import VARIANTS, Variant
from engine.matches.record import ENGINE
from engine.tools.progress import shown
from engine.tools.transcript import asked_seat

LONGEST = 1_000  # actions of a round, which is given up then
STRETCH = 16  # quick moves at most
KEPT, MOST = 0.2, 8  # of the positions after them, and no more of a long round, which tell much the same
HELD_OUT = 6  # one game of so many is kept for the test alone, and one round of so many of the others
SEATS = 6  # more than these are seldom at a table
CHANGES = 4  # house rules at most that are changed at random
RIDGE = {True: 0.5, False: 20.0}  # how firmly a weight is held near 0: one that always counts, one of a chapter
STEPS, ENOUGH = 12, 1e-4

Numbers = NDArray[np.float64]
AnyGlance: TypeAlias = Glance[Any, Any]


@dataclass(frozen=True)
class Sample:
    """A position: the chapters of its rules, the features of each side, and the side that won."""

    chapters: tuple[str, ...]
    sides: tuple[tuple[float, ...], ...]
    won: int


@dataclass(frozen=True)
class Samples:
    """Positions that are learnt from, and others as tests: of these games, of games kept out, and of house rules."""

    glance: AnyGlance
    learnt: list[Sample]
    tests: Mapping[str, list[Sample]]


def gathered(kind: AnyGame, seed: str, rounds: int) -> Samples:
    """So many rounds of each game of a kind, and twenty times as many of random house rules."""
    games = [each for each in VARIANTS.values() if each.game is kind]
    kept_out = games[HELD_OUT // 2 :: HELD_OUT]
    learnt: list[Sample] = []
    others: list[Sample] = []
    unseen: list[Sample] = []
    changed: list[Sample] = []
    for variant in shown(games, "Playing", "game"):
        seats = [each for each in variant.seats if each <= SEATS]
        for number in range(rounds):
            rules = variant.rules(seats[number % len(seats)])
            again = number // len(seats) % HELD_OUT
            where = unseen if variant in kept_out else learnt if again else others
            where += of_round(rules, f"{seed} {variant.key} {number}")
    dice = Dice(f"{seed} house")
    for number in shown(range(20 * rounds), "Playing by random rules", "round"):
        variant = dice.one_of(games)
        where = learnt if number % HELD_OUT and variant not in kept_out else changed
        where += of_round(random_rules(variant, dice), f"{seed} house {number}")
    tests = {"other rounds": others, "games held out": unseen, "random house rules": changed}
    return Samples(kind.ahead.glance, learnt, {name: test for name, test in tests.items() if test})


def random_rules(variant: Variant, dice: Dice) -> Ruleset:
    """A game with a few rules changed at random, as far as they go together."""
    seats = dice.one_of([each for each in variant.seats if each <= SEATS])
    house = HouseRules(variant.key)
    fields: list[tuple[str, tuple[object, ...]]] = [
        (name, tuple(rule.values)) for name, rule in variant.game.rules.fields().items()
    ]
    for name, values in dice.shuffled([each for each in fields if each[1]])[: 1 + dice.below(CHANGES)]:
        try:
            house = house.changed(seats, [(name, dice.one_of(values))])
        except RulesError:
            continue
    return house.rules(seats)


def of_round(rules: Ruleset, seed: str) -> Iterator[Sample]:
    """Some positions of a round, or none if no one wins it."""
    game, state, dice = game_of(rules), match_begun(rules, seed), Dice(f"fit {seed}")
    sides, seen, glance = list(dict.fromkeys(rules.partners)), [], game.ahead.glance
    stretch = dice.below(STRETCH)
    for number in range(LONGEST):
        if state.sheet:
            break
        state, _events = game.act(state, asked_seat(state), _action(game, state, dice, quickly=number <= stretch))
        goes_on = state.phase == "play" and glance.goes_on(state)
        if number >= stretch and goes_on and dice.share() < KEPT:
            seen.append(tuple(glance.taken(state, side) for side in sides))
    winner = state.sheet[0].winner if state.sheet else None
    if winner is not None:
        won = next(place for place, side in enumerate(sides) if winner in side)
        yield from (Sample(glance.held(rules), each, won) for each in dice.shuffled(seen)[:MOST])


def _action(game: AnyGame, state: MatchState, dice: Dice, *, quickly: bool) -> Action:
    if state.phase == "deal":
        return Deal()
    seat = asked_seat(state)
    if quickly and seat == state.turn:
        return quick(game, state, dice)
    action: Action = game.steady(game.view(state, seat), dice)
    return action


@dataclass(frozen=True)
class Rounds:
    """Positions of rules of the same chapters as numbers: a row of features for each side, the position that it belongs
    to, and whether it won.
    """

    chapters: NDArray[np.intp]
    rows: Numbers
    of: NDArray[np.intp]
    won: NDArray[np.bool_]

    def chances(self, weights: Numbers) -> Numbers:
        """The chance of each row to win among those of its position."""
        worth = self.rows @ weights[self.chapters].sum(0)
        best = np.full(self.of[-1] + 1, -np.inf)
        np.maximum.at(best, self.of, worth)
        odds = np.exp(worth - best[self.of])
        return np.asarray(odds / np.bincount(self.of, odds)[self.of])

    def slope(self, chances: Numbers) -> Numbers:
        """By how much each feature would make what came true likelier."""
        return np.asarray(self.rows.T @ (self.won - chances))

    def bend(self, chances: Numbers) -> Numbers:
        """How fast that slope falls."""
        mean = np.zeros((self.of[-1] + 1, self.rows.shape[1]))
        np.add.at(mean, self.of, chances[:, None] * self.rows)
        away = self.rows - mean[self.of]
        return np.asarray((away * chances[:, None]).T @ away)


def by_chapters(glance: AnyGlance, samples: Sequence[Sample]) -> list[Rounds]:
    groups: dict[tuple[str, ...], list[Sample]] = {}
    for sample in samples:
        groups.setdefault(sample.chapters, []).append(sample)
    names = list(glance.chapters)
    return [
        Rounds(
            np.array([names.index(name) for name in held]),
            np.array([side for each in group for side in each.sides]),
            np.array([place for place, each in enumerate(group) for _ in each.sides]),
            np.array([side == each.won for each in group for side in range(len(each.sides))]),
        )
        for held, group in groups.items()
    ]


def fitted(glance: AnyGlance, samples: Sequence[Sample]) -> Numbers:
    """The weights by chapter and feature under which what came true was the likeliest, found by Newton's method."""
    groups, many, wide = by_chapters(glance, samples), len(glance.chapters), len(glance.features)
    every = np.arange(wide)
    firmness = np.array([[RIDGE[name == "always"]] * wide for name in glance.chapters])
    weights = np.zeros((many, wide))
    for _ in range(STEPS):
        slope, bend = -firmness * weights, np.zeros((many, wide, many, wide))
        for group in groups:
            chances, held = group.chances(weights), group.chapters
            slope[held] += group.slope(chances)
            bend[np.ix_(held, every, held, every)] += group.bend(chances)[None, :, None, :]
        square = bend.reshape(many * wide, many * wide) + np.diag(firmness.ravel())
        step = np.linalg.solve(square, slope.ravel()).reshape(many, wide)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights.round(3)


@dataclass(frozen=True)
class Tenth:
    """The sides whose chance to win was found to be in one tenth: how many, their mean chance, and who of them won."""

    sides: int
    chance: float
    won: float


def tenths(glance: AnyGlance, samples: Sequence[Sample], weights: Numbers) -> list[Tenth]:
    """What was predicted against what came true, from the lowest tenth on. Those with no sides are left out."""
    groups = by_chapters(glance, samples)
    chances = np.concatenate([group.chances(weights) for group in groups])
    won = np.concatenate([group.won for group in groups])
    place = np.minimum(9, (10 * chances).astype(int))
    within = [place == tenth for tenth in range(10)]
    return [Tenth(int(one.sum()), float(chances[one].mean()), float(won[one].mean())) for one in within if one.any()]


def loss(glance: AnyGlance, samples: Sequence[Sample], weights: Numbers) -> float:
    """The mean of the log of what came true: 0 if it was always foreseen."""
    groups = by_chapters(glance, samples)
    return float(-np.log(np.concatenate([group.chances(weights)[group.won] for group in groups])).mean())


def as_file(command: str, samples: Samples, weights: Numbers) -> str:
    """The file of weights, with where they come from."""
    provenance = {
        "command": command,
        "engine": ENGINE,
        "positions": len(samples.learnt),
        "loss": {name: round(loss(samples.glance, test, weights), 4) for name, test in samples.tests.items()},
    }
    rows = {
        name: dict(zip(samples.glance.features, map(float, row), strict=True))
        for name, row in zip(samples.glance.chapters, weights, strict=True)
    }
    return json.dumps({"provenance": provenance, "weights": rows}, indent=1) + "\n"


def report(samples: Samples, weights: Numbers) -> Iterator[str]:
    """The losses, and in tenths what was predicted beside what came true."""
    for name, test in samples.tests.items():
        fair = fmean(log(len(each.sides)) for each in test)
        found = loss(samples.glance, test, weights)
        yield f"{name}: {len(test)} positions, loss {found:.4f} (by numbers of players alone {fair:.4f})"
        yield "  predicted   came true   sides"
        for tenth in tenths(samples.glance, test, weights):
            yield f"  {100 * tenth.chance:8.1f} %  {100 * tenth.won:8.1f} %  {tenth.sides:6}"
