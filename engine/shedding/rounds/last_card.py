"""The word for the last card: who owes it, and what it costs to say nothing."""

from engine.core.actions import Action, Challenge, Play
from engine.core.events import Record
from engine.shedding.events.drawing import Drew
from engine.shedding.events.last_card import CallDue
from engine.shedding.legal.legal_moves import is_silent
from engine.shedding.pending import Doubt
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.rules.choices import CallWord
from engine.shedding.state import State


def word_due(state: State, seat: int) -> CallWord:
    """The word for as many cards as a seat has."""
    return state.rules.words_due.get(state.count(seat), state.rules.call_word)


def call_due(record: Record[State], seat: int) -> None:
    """A seat that said nothing owes a call, if it has so few cards."""
    if len(record.state.hands[seat]) in record.state.rules.words_due:
        record.add(CallDue(seat))


def forgotten_word(state: State, seat: int, play: Play) -> CallWord | None:
    """The word for which this play costs cards: one due before it, or one that should have come with the last card."""
    if state.uncalled and is_silent(state, seat):
        return word_due(state, seat)
    silent = not play.call and len(state.hands[seat]) == len(play.cards)
    return state.rules.words_due.get(0) if silent else None


def punish_silence(record: Record[State], acting: int, action: Action) -> None:
    """A player who did not say their word before the next action draws (source: S3, "before the next player takes").

    That may be the player's own action, if the turn came straight back. Then their last card is played first.
    """
    doubt = record.state.pending if type(action) is Challenge else None
    for seat in record.state.uncalled:
        plays = seat == acting and type(action) is Play
        takes_back = isinstance(doubt, Doubt) and doubt.player == seat and not doubt.honest
        if not plays and not takes_back:  # what is taken back are the cards for which the call was due
            draw_for_silence(record, seat, word_due(record.state, seat))


def draw_for_silence(record: Record[State], seat: int, word: CallWord) -> None:
    """A seat draws for what it did not say. That is told even where there is nothing to draw."""
    draw_cards(record, seat, record.state.rules.call_penalty, "call", word)
    if seat in record.state.uncalled:
        record.add(Drew(seat, (), 0, "call", word))
