"""The moves of the shedding games, for every Rules: what may be done, and what happens then.

Source: kings-reverse-crazy-eights-countdown.txt ("S3"), and those named next to each rule.
"""

from engine.core.actions import (
    NOTHING,
    Accept,
    Action,
    AddRule,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Draw,
    Give,
    Guess,
    IllegalAction,
    Nominate,
    Pass,
    Play,
    Refusal,
    Say,
)
from engine.core.events import Event, Record
from engine.shedding.events.deal import Nominated
from engine.shedding.events.etiquette import Spoke
from engine.shedding.events.gifts import GivingOver
from engine.shedding.events.last_card import Called, Caught
from engine.shedding.legal import reasons
from engine.shedding.legal.legal_moves import options
from engine.shedding.pending import Adding, Doubt, Giving
from engine.shedding.play.bluffs import accept, challenge
from engine.shedding.play.dealing import deal_round, starter_acts
from engine.shedding.play.drawing import draw_in_turn, pass_turn
from engine.shedding.play.fines import guess
from engine.shedding.play.gifts import give_card
from engine.shedding.play.playing import play_cards
from engine.shedding.play.rule_making import add_rule, ask_winner
from engine.shedding.rounds.last_card import draw_for_silence, punish_silence, word_due
from engine.shedding.rounds.turns import end_turn
from engine.shedding.rules.choices import Goal, LastCall
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State
from engine.shedding.view import Position, SheddingSeatView, SheddingView, what_is_known


def start(rules: Rules, seed: str) -> State:
    """A match before its first deal. In countdown, scores start at the number of cards dealt."""
    total = 0 if rules.goal == Goal.ROUND else rules.deal
    return State(rules=rules, seed=seed, totals=(total,) * rules.seats, hands=((),) * rules.seats)


# What may be done

_NONE_TO_NAME = (None,)  # the only suit or rank that a play may name when there is none to pick


def check(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None when it may."""
    if type(action) is Play:
        return _check_play(position, seat, action)
    now = options(position, seat)
    if action in now.actions:
        return None
    if (type(action) is Say and action.phrase in now.phrases) or (type(action) is Guess and action.rule in now.guesses):
        return None
    return reasons.not_allowed(position, seat, action, now)


def _check_play(position: Position, seat: int, play: Play) -> Refusal | None:
    after = options(position, seat, play.cards) if play.cards else NOTHING
    if not after.complete:
        return reasons.not_playable(position, seat, play, options(position, seat))
    if play.suit not in (after.suits or _NONE_TO_NAME):
        return reasons.wrong_suit(position, seat, play, after)
    if play.rank not in (after.ranks or _NONE_TO_NAME):
        return reasons.wrong_rank(position, play, after)
    if play.sequence is not None:
        return reasons.no_sequence(play)
    return None if after.call or not play.call else reasons.nothing_to_call(position)


# What may be known


def public_view(state: State) -> SheddingView:
    """What the public may know."""
    return SheddingView(**what_is_known(state, None))


def view(state: State, seat: int) -> SheddingSeatView:
    """What a seat may know, with its options."""
    return SheddingSeatView(seat=seat, **what_is_known(state, seat), options=options(state, seat))


# What happens then


def act(state: State, seat: int, action: Action) -> tuple[State, list[Event[State]]]:
    """The state after an action, and what happened. Raises IllegalAction and changes nothing when refused."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    record = Record(state)
    if state.uncalled and state.rules.call == LastCall.AUTOMATIC and type(action) is not Call:
        punish_silence(record, seat, action)
    _let_happen(record, seat, action)
    if state.phase == "play" and record.state.phase == "deal":
        ask_winner(record)
    return record.state, record.events


def _let_happen(record: Record[State], seat: int, action: Action) -> None:
    match action:
        case Play():
            play_cards(record, seat, action)
        case Draw():
            draw_in_turn(record, seat)
        case Pass():
            pass_turn(record, seat)
        case Call():
            record.add(Called(seat, word_due(record.state, seat)))
        case Catch():
            word = word_due(record.state, action.seat)
            record.add(Caught(action.seat, seat, word, record.state.count(action.seat)))
            draw_for_silence(record, action.seat, word)
        case Say():
            record.add(Spoke(seat, action.phrase))
        case Guess():
            guess(record, seat, action)
        case _:
            _answer(record, seat, action)


def _answer(record: Record[State], seat: int, action: Action) -> None:
    match action, record.state.pending:
        case Nominate(suit), _:
            record.add(Nominated(seat, suit))
            starter_acts(record)
        case Give() as give, Giving(to):
            give_card(record, seat, give, to)
        case Decline(), _:
            record.add(GivingOver(seat, given=False))
            end_turn(record, seat)
        case Accept(), Doubt() as doubt:
            accept(record, seat, doubt)
        case Challenge(), Doubt() as doubt:
            challenge(record, seat, doubt)
        case AddRule(offer), Adding() as adding:
            add_rule(record, seat, adding, offer)
        case Deal(), _:
            deal_round(record)
