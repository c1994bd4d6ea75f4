"""The starter acts, and play begins."""

from engine.core.events import Record
from engine.core.scoresheet import out_of_match
from engine.shedding.events.deal import FirstTurn
from engine.shedding.rounds.acting import let_act, reach_other_hands, turns_direction
from engine.shedding.rounds.scoring import cost
from engine.shedding.rounds.turns import next_turn
from engine.shedding.rules.choices import StarterEffects
from engine.shedding.state import State


def starter_acts(record: Record[State]) -> None:
    """Let the starter act, if it does, and begin the round.

    Turns are counted from before the first player (source: S3, "play begins with the player to dealer's right", for a
    starter that reverses).
    """
    state, rules, dealer = record.state, record.state.rules, record.state.turn
    acts = rules.starter_effects == StarterEffects.ACT and not rules.only_suit_starts
    turned = acts and turns_direction(rules, state.pile[-1])
    first_turn(record, turned=turned)
    if acts:
        let_act(record, state.pile[-1:])
        reach_other_hands(record, dealer, state.pile[-1:])
    next_turn(record)


def first_turn(record: Record[State], *, turned: bool = False) -> None:
    """Turns are counted from the seat before the first player. ``turned``: a starter reverses the direction."""
    state, rules, dealer = record.state, record.state.rules, record.state.turn
    out, way = out_of_match(state.sheet), -state.direction if turned else state.direction
    first = _best_placed(state) if rules.winner_begins else rules.first_player_of(dealer, turned=turned, out=out)
    before = (first - way) % rules.seats
    while before in out:
        before = (before - way) % rules.seats
    if before != dealer:
        record.add(FirstTurn(first, before))


def _best_placed(state: State) -> int:
    """Who won the last round. Where no one did, who holds the most points, the first in order of play among equals."""
    won = state.sheet[-1].winner if state.sheet else None
    costs = {seat: cost(state.rules, state.hands[seat]) for seat in (*state.others(state.turn), state.turn)}
    return won if won in costs else max(costs, key=costs.__getitem__)
