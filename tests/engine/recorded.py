"""Matches that computer players play, and records of them, without a database."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine.bots import PLAYERS
from engine.chance import Chance, deal_of
from engine.core.actions import Action
from engine.core.game import Game
from engine.core.match import Event, MatchState
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import standings
from engine.games.registry import game_of, match_begun
from engine.games.variants import variant
from engine.matches import record
from engine.matches.record import ENGINE, Finish, MatchRecord
from tests.simulation import BOUND, asked_seat


@dataclass(frozen=True)
class Step:
    before: Any
    seat: int
    action: Action
    after: Any
    events: list[Event]

    @property
    def game(self) -> Game:
        return game_of(self.before.rules)


def course(rules: Ruleset, seed: str, player: str = "steady", moods: str = "") -> Iterator[Step]:
    """A whole match in which one kind of computer player has every seat; illegal actions raise."""
    state, chance = match_begun(rules, seed), Chance(moods or seed)
    while state.phase != "over":
        assert state.asked < BOUND, "the match does not end"
        seat = asked_seat(state)
        action = PLAYERS[player](state.view(seat), chance)
        after, events = state.act(seat, action)
        yield Step(state, seat, action, after, list(events))
        state = after


@cache
def recorded(key: str, seats: int = 3, seed: str = "seven", rules: Ruleset | None = None) -> MatchRecord:
    """A whole match of a named game, for as many seats as it has."""
    return played(key, min(seats, variant(key).seats[-1]), seed, rules)[0]


def broken_off(whole: MatchRecord, steps: int) -> MatchRecord:
    state = match_begun(whole.rules, whole.deal.state_seed)
    for step in whole.steps[:steps]:
        state, _ = state.act(step.seat, step.action)
    return replace(whole, steps=whole.steps[:steps], outcome="abandoned", results=_results(state))


def played(
    key: str, seats: int = 3, seed: str = "seven", rules: Ruleset | None = None
) -> tuple[MatchRecord, tuple[MatchState, ...]]:
    """A whole match of a named game, and every state on the way."""
    rules = rules or variant(key).rules(seats)
    made = list(course(rules, seed, moods=f"players of {seed}"))
    whole = MatchRecord(
        version=1,
        engine=ENGINE,
        game=key,
        rules=rules,
        names=tuple(f"Player {seat}" for seat in range(seats)),
        computers=(False,) * seats,
        deal=deal_of(seed, "salt"),
        steps=tuple(record.Step(step.seat, step.action, tuple(step.events)) for step in made),
        outcome="finished",
        began_at=1000.0,
        ended_at=2000.0,
        results=_results(made[-1].after),
    )
    return whole, tuple(step.after for step in made)


def _results(state: MatchState) -> tuple[Finish, ...]:
    over = state.phase == "over"
    placed = standings(state.rules, state.totals, state.sheet, state.winners)
    return tuple(
        Finish(each.seat, each.place, each.place == 1 and over, each.total, each.rounds_won, each.caught)
        for each in placed
    )
