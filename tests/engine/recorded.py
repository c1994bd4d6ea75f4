"""Records of matches that computer players have played, without a database."""

from dataclasses import replace

from engine.bots import PLAYERS
from engine.chance.fairness import deal_of
from engine.chance.stream import Chance
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import standings
from engine.core.state import MatchState
from engine.games.registry import Match, match_begun
from engine.games.variants import variant
from engine.matches.record import ENGINE, Finish, MatchRecord, Step
from engine.tools.transcript import asked_seat


def recorded(key: str, seats: int = 3, seed: str = "seven", rules: Ruleset | None = None) -> MatchRecord:
    """A whole match of a named game, for as many seats as it has."""
    record, _ = played(key, min(seats, variant(key).seats[-1]), seed, rules)
    return record


def broken_off(record: MatchRecord, steps: int) -> MatchRecord:
    """A match of which so many steps were played."""
    state = match_begun(record.rules, record.deal.state_seed)
    for step in record.steps[:steps]:
        state, _ = Match(state).act(step.seat, step.action)
    return replace(record, steps=record.steps[:steps], outcome="abandoned", results=_results(state))


def played(
    key: str, seats: int = 3, seed: str = "seven", rules: Ruleset | None = None
) -> tuple[MatchRecord, tuple[MatchState, ...]]:
    """A whole match of a named game, and every state on the way."""
    game = variant(key)
    rules = rules or game.rules(seats)
    state, chance = game.game.start(rules, seed), Chance(f"players of {seed}")
    steps: list[Step] = []
    states: list[MatchState] = []
    while state.phase != "over":
        seat = asked_seat(state)
        action = PLAYERS["steady"](game.game, game.game.view(state, seat), chance)
        state, events = game.game.act(state, seat, action)
        steps.append(Step(seat, action, tuple(events)))
        states.append(state)
    names = tuple(f"Player {seat}" for seat in range(seats))
    return MatchRecord(
        version=1,
        engine=ENGINE,
        game=key,
        rules=rules,
        names=names,
        computers=(False,) * seats,
        deal=deal_of(seed, "salt"),
        steps=tuple(steps),
        outcome="finished",
        began_at=1000.0,
        ended_at=2000.0,
        results=_results(state),
    ), tuple(states)


def _results(state: MatchState) -> tuple[Finish, ...]:
    placed = standings(state.rules, state.totals, state.sheet, state.winners)
    return tuple(
        Finish(
            each.seat, each.place, each.place == 1 and state.phase == "over", each.total, each.rounds_won, each.caught
        )
        for each in placed
    )
