"""The moves of the shedding games, for every Rules: what may be done, and what happens then.

Source: kings-reverse-crazy-eights-countdown.txt ("S3"), and those named next to each rule.
"""

from engine.core.actions import (
    NOTHING,
    Action,
    Call,
    Catch,
    Deal,
    Draw,
    Guess,
    IllegalAction,
    Options,
    Pass,
    Play,
    Refusal,
    Say,
    TakeBack,
)
from engine.core.cards import Card
from engine.core.events import Event, Record
from engine.shedding.legal import reasons
from engine.shedding.mechanics import REFUSALS, etiquette, last_card, taking_back
from engine.shedding.mechanics.jump_ins import no_jump
from engine.shedding.mechanics.rank_asking import wrong_rank
from engine.shedding.mechanics.rule_making import ask_winner
from engine.shedding.play.dealing import deal_round
from engine.shedding.play.options import options
from engine.shedding.play.playing import draw_in_turn, pass_turn, play_cards
from engine.shedding.rounds.round_end import end_if_too_long
from engine.shedding.rules import Rules
from engine.shedding.state import State
from engine.shedding.view import Position, SheddingSeatView, SheddingView, what_is_known


def start(rules: Rules, seed: str) -> State:
    """A match before its first deal. In countdown, scores start at the number of cards dealt."""
    total = 0 if rules.goal == "round" else rules.deal
    return State(rules=rules, seed=seed, totals=(total,) * rules.seats, hands=((),) * rules.seats)


# What may be done

_NONE_TO_NAME = (None,)  # the only suit or rank that a play may name when there is none to pick


def check(position: Position, seat: int, action: Action) -> Refusal | None:
    if type(action) is Play:
        return _check_play(position, seat, action)
    now = options(position, seat)
    if action in now.actions or (type(action) is TakeBack and now.take_back):
        return None
    if (type(action) is Say and action.phrase in now.phrases) or (type(action) is Guess and action.rule in now.guesses):
        return None
    return REFUSALS.get(type(action), reasons.not_allowed)(position, seat, action, now)


def explain(view: SheddingSeatView, card: Card) -> Refusal:
    return _not_playable(view, view.seat, Play((card,)), view.options)


def _not_playable(position: Position, seat: int, play: Play, options: Options) -> Refusal:
    return no_jump(position, seat, play) or reasons.not_playable(position, seat, play, options)


def _check_play(position: Position, seat: int, play: Play) -> Refusal | None:
    after = options(position, seat, play.cards) if play.cards else NOTHING
    if not after.complete:
        return _not_playable(position, seat, play, options(position, seat))
    if play.suit not in (after.suits or _NONE_TO_NAME):
        return reasons.wrong_suit(position, seat, play, after)
    if play.rank not in (after.ranks or _NONE_TO_NAME):
        return wrong_rank(position, play, after)
    if play.sequence is not None:
        return reasons.no_sequence(play)
    return None if after.call or not play.call else last_card.nothing_to_call(position.rules.table)


# What may be known


def public_view(state: State) -> SheddingView:
    return SheddingView(**what_is_known(state, None))


def view(state: State, seat: int) -> SheddingSeatView:
    return SheddingSeatView(seat=seat, **what_is_known(state, seat), options=options(state, seat))


# What happens then


def act(state: State, seat: int, action: Action) -> tuple[State, list[Event[State]]]:
    """The state after an action, and what happened. Raises IllegalAction and changes nothing when refused."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    record = Record(state)
    if type(action) is TakeBack:
        taking_back.take_back(record, state.undo)
    else:
        if state.uncalled and state.rules.table.call_lapses and type(action) is not Call:
            last_card.punish_silence(record, seat, action)
        _let_happen(record, seat, action)
    end_if_too_long(record)
    if state.takes_back and type(action) is Play:
        taking_back.keep(record, state, seat, action)
    if state.phase == "play" and record.state.phase == "deal":
        ask_winner(record)
    return record.state, record.events


def _let_happen(record: Record[State], seat: int, action: Action) -> None:
    """What has no line of its own here takes the step that the round waits for."""
    match action:
        case Play():
            play_cards(record, seat, action)
        case Draw():
            draw_in_turn(record, seat)
        case Pass():
            pass_turn(record, seat)
        case Deal():
            deal_round(record)
        case Call() | Catch() | Say() | Guess():
            _let_speak(record, seat, action)
        case _ if record.state.pending is not None:
            record.state.pending.take(record, seat, action)


def _let_speak(record: Record[State], seat: int, action: Call | Catch | Say | Guess) -> None:
    match action:
        case Call():
            last_card.call(record, seat)
        case Catch():
            last_card.catch(record, seat, action)
        case Say():
            etiquette.say(record, seat, action)
        case Guess():
            etiquette.guess(record, seat, action)
