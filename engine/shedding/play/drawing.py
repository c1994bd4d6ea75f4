"""Drawing in turn, and passing."""

from engine.core.actions import Action
from engine.core.events import Record
from engine.shedding.events.drawing import Kept, turn_goes_on
from engine.shedding.events.turns import Passed
from engine.shedding.legal.legal_moves import DRAW, PASS, drawing, drawing_ends_turn, draws_now, playable
from engine.shedding.mechanics.etiquette import Faults, faults, settle_talk
from engine.shedding.mechanics.last_card import call_due
from engine.shedding.rounds.round_end import end_if_blocked
from engine.shedding.rounds.stock import draw_on
from engine.shedding.rounds.turns import after_penalty, miss_turn, next_turn, pay_debt, settle
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.state import State


def draw_in_turn(record: Record[State], seat: int) -> None:
    """Drawing repeats by itself while nothing else can be done: until a card fits, or up to the number due."""
    if record.state.rules.hides and not record.state.drawn:
        settle_talk(record, seat, faults(record.state, seat, ()))
    if record.state.debt:
        pay_debt(record, seat)
        after_penalty(record, seat)
        if not record.state.rules.plays_after_penalty:
            _may_announce(record, seat)
        return
    drew = draw_on(record, seat)
    while (only := _only_way(record.state, seat)) is DRAW and drew:
        drew = draw_on(record, seat)
    if only is PASS:
        next_turn(record)
        _may_announce(record, seat)
    else:
        record.add(turn_goes_on(seat))


def _only_way(state: State, seat: int) -> Action | None:
    """To draw or to pass, if a seat that has drawn can do nothing else."""
    if drawing_ends_turn(state) and len(state.drawn) >= draws_now(state) != UNTIL_ABLE:
        return PASS
    if cards := playable(state, seat):
        return None
    ways = drawing(state, seat, cards)
    return ways[0] if len(ways) == 1 else None


def pass_turn(record: Record[State], seat: int) -> None:
    """A seat misses its turn, keeps what it drew, or does nothing, which may block the round."""
    if record.state.rules.hides:
        settle_talk(record, seat, Faults(len(record.state.said)))  # no rule is about a pass
    if record.state.skips:
        miss_turn(record, seat)
        next_turn(record)
        return
    if record.state.drawn:
        record.add(Kept(seat))
        next_turn(record)
        _may_announce(record, seat)
        return
    record.add(Passed(seat))
    settle(record)
    if not end_if_blocked(record, seat):
        next_turn(record)
        _may_announce(record, seat)


def _may_announce(record: Record[State], seat: int) -> None:
    """After a turn without a play a seat may still announce that it goes out in the next one."""
    if record.state.rules.announces and record.state.phase == "play":
        call_due(record, seat)
