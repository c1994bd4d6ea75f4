"""The shedding game, for every Rules: what may be done, and what happens then.

Source: kings-reverse-crazy-eights-countdown.txt ("S3"), "Basic Game" and "Special Cards".
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine import reasons
from engine.actions import (
    NOTHING,
    Action,
    Call,
    Deal,
    Draw,
    IllegalAction,
    Nominate,
    Options,
    Pass,
    Play,
    Refusal,
)
from engine.cards import SUITS, Card, in_order, pack_of
from engine.chance import Chance, shuffled
from engine.effects import apply_effect
from engine.events import (
    Called,
    Dealt,
    DebtSettled,
    Drew,
    Event,
    Nominated,
    NominationAsked,
    Passed,
    Played,
    Record,
    StarterTurned,
    TurnCame,
)
from engine.goals import end_round, hand_emptied
from engine.match import dealer_of_next_round
from engine.matching import followers
from engine.rules import Rules
from engine.state import State
from engine.stock import draw_cards
from engine.view import Position, View, imagined, reasons_why_not, what_is_known

_DRAW, _PASS, _DEAL, _CALL = Draw(), Pass(), Deal(), Call()
_COMPLETE = {
    (named, call): Options(complete=True, suits=SUITS if named else (), call=call)
    for named in (False, True)
    for call in (False, True)
}


def start(rules: Rules, seed: str) -> State:
    """A match before its first deal."""
    return State(rules=rules, seed=seed, totals=(0,) * rules.seats, hands=((),) * rules.seats)


# What may be done


def options(position: Position, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
    """What a seat may do now, or after it has chosen cards to lay; from a state or from the seat's own view."""
    if chosen:
        return _after(position, seat, chosen)
    if position.phase != "play":
        return Options(actions=(_DEAL,)) if position.phase == "deal" else NOTHING
    call = (_CALL,) if seat in position.uncalled else ()
    if seat != position.turn:
        return Options(actions=call) if call else NOTHING
    if position.nominating:
        return Options(actions=tuple(map(Nominate, SUITS)))
    cards = fitting(position, seat)
    return Options(cards=cards, actions=_drawing(position, seat) + call)


def fitting(position: Position, seat: int) -> tuple[Card, ...]:
    """The different cards in a hand that may be laid on the pile as it is, in order."""
    return in_order(followers(position).intersection(position.hands[seat] or ()))


def _after(position: Position, seat: int, chosen: tuple[Card, ...]) -> Options:
    hand, card = position.hands[seat] or (), chosen[0]
    if len(chosen) > 1 or card not in hand or not _asked_for_card(position, seat) or card not in followers(position):
        return NOTHING
    named = card[0] in position.rules.wild and len(hand) > 1
    call = len(hand) == 2 and position.rules.call == "automatic"
    return _COMPLETE[named, call]


def _asked_for_card(position: Position, seat: int) -> bool:
    return position.phase == "play" and seat == position.turn and not position.nominating


def _drawing(position: Position, seat: int) -> tuple[Action, ...]:
    if not position.can_draw:
        return () if fitting(position, seat) else (_PASS,)
    free = position.debt or position.rules.draw_though_able
    return (_DRAW,) if free or not fitting(position, seat) else ()


def check(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None when it may."""
    if type(action) is Play:
        return _check_play(position, seat, action)
    if _asked_for_card(position, seat) and action in _drawing(position, seat):
        return None
    now = options(position, seat)
    return None if action in now.actions else reasons.not_allowed(position, seat, action, now)


def _check_play(position: Position, seat: int, play: Play) -> Refusal | None:
    after = _after(position, seat, play.cards) if play.cards else NOTHING
    if not after.complete:
        return reasons.not_playable(position, seat, play, options(position, seat))
    if (play.suit in after.suits) if after.suits else (play.suit is None):
        return None if after.call or not play.call else reasons.nothing_to_call(position)
    return reasons.wrong_suit(position, play, after)


# What may be known


def view(state: State, seat: int | None) -> View:
    """What a seat, or the public, may know, with its options and its reasons why not."""
    known = what_is_known(state, seat)
    if seat is None:
        return View(seat=None, **known)
    seen = View(seat=seat, **known, options=options(state, seat))
    return replace(seen, why_not=reasons_why_not(seen))


def imagine(seen: View, chance: Chance) -> State:
    """A state that agrees with a view, everything hidden drawn afresh (for computer players that look ahead)."""
    return imagined(seen, chance)


# What happens then


def act(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction, and changes nothing, when it is refused."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    record = Record(state)
    if state.uncalled and type(action) is not Call:
        _punish_silence(record, seat)
    _ACTS[type(action)](record, seat, action)
    return record.state, record.events


def _punish_silence(record: Record, acting: int) -> None:
    """Who did not say “last card” before the next player acts draws (source: S3, "before the next player takes")."""
    for seat in record.state.uncalled:
        if seat != acting:
            draw_cards(record, seat, record.state.rules.call_penalty, "call")
        if seat != acting and seat in record.state.uncalled:
            record.add(Drew(seat, (), 0, "call"))


def _play(record: Record, seat: int, play: Play) -> None:
    settled = record.state.debt and play.cards[-1][0] in record.state.rules.wild
    record.add(Played(seat, play.cards, play.suit))
    if settled:
        record.add(DebtSettled())
    if play.call:
        record.add(Called(seat))
    if record.state.hands[seat]:
        _let_act(record, play.cards)
        _next_turn(record)
    else:
        hand_emptied(record, seat)


def _draw(record: Record, seat: int, action: Draw) -> None:
    debt = record.state.debt
    draw_cards(record, seat, debt or 1, "debt" if debt else "turn")
    if debt:
        record.add(DebtSettled())
    _next_turn(record)


def _pass(record: Record, seat: int, action: Pass) -> None:
    record.add(Passed(seat))
    if record.state.debt:
        record.add(DebtSettled())
    if record.state.passes == record.state.rules.seats:
        end_round(record, "blocked", None)
    else:
        _next_turn(record)


def _call(record: Record, seat: int, action: Call) -> None:
    record.add(Called(seat))


def _nominate(record: Record, seat: int, action: Nominate) -> None:
    record.add(Nominated(seat, action.suit))
    _next_turn(record)


def _deal(record: Record, seat: int, action: Deal) -> None:
    state, rules = record.state, record.state.rules
    dealer = dealer_of_next_round(state)
    order = shuffled(pack_of(rules.packs), state.seed, state.shuffles + 1)[::-1]
    dealt = rules.seats * rules.deal
    hands = tuple(order[(seat - dealer - 1) % rules.seats : dealt : rules.seats] for seat in range(rules.seats))
    record.add(Dealt(state.round + 1, dealer, hands, order[dealt:][::-1], rules.deal))
    _turn_starter(record)


def _turn_starter(record: Record) -> None:
    """The starter acts as if the dealer had laid it (source: S3, "turned up as the first card of the play pile")."""
    state = record.state
    starter = state.stock[-1]
    record.add(StarterTurned(starter))
    if starter[0] in state.rules.wild and state.rules.wild_starter == "dealer names":
        record.add(NominationAsked(state.turn))
        return
    if state.rules.starter_effects:
        _let_act(record, (starter,))
    _next_turn(record)


def _let_act(record: Record, cards: tuple[Card, ...]) -> None:
    for card in cards:
        effect = record.state.rules.effect_of.get(card)
        if effect is not None:
            apply_effect(record, effect)


def _next_turn(record: Record) -> None:
    record.add(TurnCame(record.state.seat_after(record.state.turn)))


_ACTS: dict[type, Callable[[Record, int, Any], None]] = {
    Play: _play,
    Draw: _draw,
    Pass: _pass,
    Call: _call,
    Nominate: _nominate,
    Deal: _deal,
}
