"""Bluff and challenge (source: S3, "When a joker is played, the next player can challenge")."""

from dataclasses import replace
from itertools import pairwise

from engine.core.cards import Card, in_order, rank_of
from engine.core.events import Record
from engine.shedding.events.bluffs import Accepted, Challenged, DoubtAsked, TakenBack
from engine.shedding.events.turns import MissedTurn, Passed, PlaysAgain, TurnCame
from engine.shedding.legal.again import lets_play_again
from engine.shedding.legal.legal_moves import can_draw, has_better
from engine.shedding.pending import Doubt
from engine.shedding.rounds.acting import let_all_draw
from engine.shedding.rounds.round_end import end_if_blocked
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.rounds.turns import miss_turn, next_turn, settle, take_turn
from engine.shedding.state import State


def doubt_about(state: State, seat: int, cards: tuple[Card, ...]) -> Doubt | None:
    """The doubt there will be about these cards, judged before they are played."""
    if not state.rules.bluffing or rank_of(cards[0]) not in state.rules.last_resort:
        return None
    held = list(state.hands[seat])
    for card in cards:
        held.remove(card)
    return Doubt(
        player=seat,
        cards=cards,
        suit=state.suit,
        debt=state.debt,
        direction=state.direction,
        passes=state.passes,
        after=seat,
        held=in_order(held),
        honest=not has_better(state, seat, held),
        drawer=state.drawer,
        skips=state.skips,
        rank=state.rank,
        asker=state.asker,
    )


def doubt_begins(record: Record[State], doubt: Doubt) -> None:
    """The next seat is asked. If it is the player's turn again, the seat that would have been next is asked."""
    again = lets_play_again(record.state.rules, doubt.cards)
    after = doubt.player if again else record.state.seat_after(record.state.turn)
    asked = after if after != doubt.player else record.state.seat_after(doubt.player)
    record.add(DoubtAsked(asked, replace(doubt, after=after)))


def accept(record: Record[State], seat: int, doubt: Doubt) -> None:
    """The cards stand, and all that waited for it happens."""
    record.add(Accepted(seat))
    let_all_draw(record, doubt.player, doubt.cards)
    if lets_play_again(record.state.rules, doubt.cards):
        record.add(PlaysAgain(doubt.player))
    else:
        take_turn(record, doubt.after)


def challenge(record: Record[State], seat: int, doubt: Doubt) -> None:
    """A caught bluff also pays the debt that its cards cancelled. One that they raised is part of the debt now."""
    record.add(Challenged(seat, doubt.player, doubt.held, bool(doubt.honest)))
    owed, rules = record.state.debt, record.state.rules
    penalty = rules.challenge_penalty
    if doubt.honest:
        draw_cards(record, seat, owed + penalty, "bluff")
        let_all_draw(record, doubt.player, doubt.cards)
        settle(record)
        _after_wrong_challenge(record, seat, doubt)
    else:
        on_pile = record.state.pile[-len(doubt.cards) - 1 :]
        cancelled = any(rules.cancels_debt(card, below) for below, card in pairwise(on_pile))
        passed = _take_back(record, doubt, (owed or penalty) + (doubt.debt if cancelled else 0))
        if not (passed and end_if_blocked(record, doubt.player)):
            take_turn(record, seat)


def _after_wrong_challenge(record: Record[State], seat: int, doubt: Doubt) -> None:
    """The seat loses its turn, if that was next. A skip or a turn that it had to miss goes with it."""
    if lets_play_again(record.state.rules, doubt.cards):
        record.add(PlaysAgain(doubt.player))
    elif doubt.after != seat:
        record.add(TurnCame(doubt.after))
    else:
        if record.state.skips or seat in record.state.misses:
            miss_turn(record, seat)
        next_turn(record)


def _take_back(record: Record[State], doubt: Doubt, penalty: int) -> bool:
    """A bluff is undone. If nothing can be drawn for it, it counts as a pass. Returns whether it did."""
    over = doubt.asker in record.state.passing(doubt.player, record.state.turn)
    record.add(
        TakenBack(
            seat=doubt.player,
            cards=doubt.cards,
            suit=doubt.suit,
            direction=doubt.direction,
            passes=doubt.passes,
            drawer=doubt.drawer,
            rank=None if over else doubt.rank,
            asker=None if over else doubt.asker,
        )
    )
    if doubt.skips:
        record.add(MissedTurn(doubt.player, doubt.skips - 1))
    able = can_draw(record.state, doubt.player)
    draw_cards(record, doubt.player, penalty, "bluff")
    if not able:
        record.add(Passed(doubt.player))
    return not able
