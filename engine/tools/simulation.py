"""Many matches at once: whether they end, how long rounds last, and how fast the engine is."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import perf_counter

from engine.bots import PLAYERS
from engine.chance.stream import Chance
from engine.core.actions import Action, play_of
from engine.core.game import Game
from engine.core.match import MatchState
from engine.core.ruleset import Ruleset, shared
from engine.games.variants import Variant
from engine.tools.transcript import asked_seat

GROWS, CALLS = 0.5, 0.75  # how often random play adds one more card, and how often it says “last card”
BOUND = 20_000  # actions within which every match ends, whoever plays (source: rulings.md, "Every match ends")

Chooser = Callable[[Game, MatchState, int], Action]


@dataclass
class Tally:
    """The counts over all matches."""

    actions: int = 0
    over: int = 0
    rounds: list[int] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)

    def count(self, state: MatchState, rounds: list[int]) -> None:
        """Add a match: its last state, and the actions of each round, the last of which may be unfinished."""
        self.actions += sum(rounds)
        self.over += state.phase != "over"
        self.rounds += rounds[: len(state.sheet)]
        self.ended.update(score.how for score in state.sheet)
        self.winners.update(state.winners)


def choosers(names: list[str], seed: str) -> list[Chooser]:
    """One chooser per seat. ``random`` picks any action. The others are computer players and see only their view."""
    return [_random(seed, seat) if name == "random" else _seeing(name, seed, seat) for seat, name in enumerate(names)]


def _seeing(name: str, seed: str, seat: int) -> Chooser:
    chance = Chance(f"{name} {seat} {seed}")
    return lambda game, state, seat: PLAYERS[name](game, state.view(seat), chance)


def by_seat(rules: Ruleset, players: list[str]) -> list[str]:
    """The player of each seat. Players are dealt out in turn, to the sides where partners play together."""
    return [players[rules.partners[seat][0] % len(players)] for seat in range(rules.seats)]


def simulate(variant: Variant, seats: int, matches: int, seed: int, players: list[str]) -> dict[str, object]:
    """Play this many matches. ``players`` are dealt out to the seats, or to the sides, in turn."""
    rules, tally, began = shared(variant.rules(seats)), Tally(), perf_counter()
    at_table = choosers(by_seat(rules, players), str(seed))
    for number in range(matches):
        state, actions = variant.game.begun(rules, f"{seed}.{number}"), list[int]()
        for after in states(variant.game, state, at_table):
            if state.phase == "deal":
                actions.append(0)
            actions[-1] += 1
            state = after
        tally.count(state, actions)
    seconds = perf_counter() - began
    lengths = tally.rounds or [0]
    p90 = quantiles(lengths, n=10)[-1] if len(lengths) > 1 else lengths[0]
    return {
        "game": variant.key,
        "seats": seats,
        "matches": matches,
        "over_the_bound": tally.over,
        "players": players,
        "rounds": len(tally.rounds),
        "actions": tally.actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(tally.actions / seconds),
        "round_length": {"median": median(lengths), "p90": round(p90, 1), "max": max(lengths)},
        "ended": dict(tally.ended),
        "matches_won": [tally.winners[seat] for seat in range(seats)],
    }


def states(game: Game, state: MatchState, at_table: list[Chooser]) -> Iterator[MatchState]:
    """The state after each move of a match, until it ends or is given up."""
    for _ in range(BOUND):
        if state.phase == "over":
            break
        seat = asked_seat(state)
        state, _events = state.act(seat, at_table[seat](game, state, seat))
        yield state


def _random(seed: str, seat: int) -> Chooser:
    pick = random.Random(f"{seed} {seat}").random

    def choose(game: Game, state: MatchState, seat: int) -> Action:
        options = state.may_do(seat)
        cards, actions = options.cards, options.actions
        which = int(pick() * (len(cards) + len(actions)))
        if which >= len(cards):
            return actions[which - len(cards)]
        chosen = cards[which : which + 1]
        after = state.may_do(seat, chosen)
        while after.cards and (not after.complete or pick() < GROWS):
            chosen += (after.cards[int(pick() * len(after.cards))],)
            after = state.may_do(seat, chosen)
        suit = after.suits[int(pick() * len(after.suits))] if after.suits else None
        sequence = after.sequences[int(pick() * len(after.sequences))] if after.sequences else None
        rank = after.ranks[int(pick() * len(after.ranks))] if after.ranks else None
        return play_of(chosen, suit, after.call and pick() < CALLS, sequence, rank)

    return choose
