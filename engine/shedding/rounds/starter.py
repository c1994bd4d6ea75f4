"""The starter acts, and play begins."""

from engine.core.events import Record
from engine.core.scoresheet import out_of_match
from engine.shedding.events.deal import FirstTurn
from engine.shedding.rounds.acting import let_act, reach_other_hands, turns_direction
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
    out, way = out_of_match(state.sheet), -state.direction if turned else state.direction
    first = rules.first_player_of(dealer, turned=turned, out=out)
    before = (first - way) % rules.seats
    while before in out:
        before = (before - way) % rules.seats
    if before != dealer:
        record.add(FirstTurn(first, before))
    if acts:
        let_act(record, state.pile[-1:])
        reach_other_hands(record, dealer, state.pile[-1:])
    next_turn(record)
