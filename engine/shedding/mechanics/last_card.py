"""The word for the last card: who owes it, and what it costs to say nothing."""

from dataclasses import dataclass

from engine.core.actions import Action, Call, Catch, Options, Play, Refusal
from engine.core.events import Event, Record
from engine.shedding.call_words import CallWord, spoken
from engine.shedding.events.drawing import Drew
from engine.shedding.legal.legal_moves import is_silent
from engine.shedding.legal.reasons import words
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.state import State, without
from engine.shedding.table import Table
from engine.shedding.view import Position
from engine.words import Later, Value


def calling(position: Position, seat: int) -> tuple[Action, ...]:
    """Say the word that is due, or catch players who did not."""
    own: tuple[Action, ...] = (Call(),) if seat in position.uncalled else ()
    if position.rules.table.call != "catch" or position.is_out(seat):
        return own
    return own + tuple(Catch(other) for other in position.uncalled if other != seat)


def no_call(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    """Why there is nothing to say."""
    if position.rules.table.call == "none":
        return Refusal("call", words.message("no-calls"))
    key = "announced-too-early" if position.rules.table.announces else "no-call-due"
    return Refusal("call", words.message(key, **_to_say(position.rules.table)))


def no_catch(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    """Why a seat can't be caught."""
    rules, said = position.rules.table, _to_say(position.rules.table)
    if rules.call == "none":
        return Refusal("call", words.message("no-calls"))
    if rules.call != "catch":
        return Refusal("call", words.message("no-catching", **said, costs="turn" if rules.call_opens else "cards"))
    if isinstance(action, Catch) and action.seat == seat:
        return Refusal("call", words.message("catch-yourself"), words.message("call-in-time", **said))
    return Refusal("call", words.message("no-one-to-catch", **said))


def nothing_to_call(rules: Table) -> Refusal:
    """Why nothing can be said with this play."""
    key = "announced-too-early" if rules.announces else "call-too-early"
    why = words.message(key, **_to_say(rules)) if rules.call != "none" else words.message("no-calls")
    return Refusal("call", why, words.message("play-without-call"))


def _to_say(rules: Table) -> dict[str, Value]:
    """What has to be said at this table, and whether there is a second word."""
    only_last = rules.call == "with last card"
    also = (rules.call if only_last else rules.second_call).replace(" ", "-")
    return {"word": Later(spoken, rules.call_word), "second": Later(spoken, rules.second_word), "also": also}


def word_due(state: State, seat: int) -> CallWord:
    return state.rules.table.words_due.get(state.count(seat), state.rules.table.call_word)


def call(record: Record[State], seat: int) -> None:
    record.add(Called(seat, word_due(record.state, seat)))


def catch(record: Record[State], seat: int, action: Catch) -> None:
    """A seat that has not said its word is caught, and draws."""
    word = word_due(record.state, action.seat)
    record.add(Caught(action.seat, seat, word, record.state.count(action.seat)))
    draw_for_silence(record, action.seat, word)


def call_due(record: Record[State], seat: int) -> None:
    """A seat that said nothing owes a call, if it has so few cards."""
    if len(record.state.hands[seat]) in record.state.rules.table.words_due:
        record.add(CallDue(seat))


def forgotten_word(state: State, seat: int, play: Play, *, stays: bool) -> CallWord | None:
    """The word for which this play costs cards: one due before it, or one that should have come with the last card.

    ``stays``: the seat does not go out with it, though it is the last card.
    """
    if state.uncalled and is_silent(state, seat):
        return word_due(state, seat)
    silent = not play.call and not stays and len(state.hands[seat]) == len(play.cards)
    return state.rules.table.words_due.get(0) if silent else None


def punish_silence(record: Record[State], acting: int, action: Action) -> None:
    """A player who did not say their word before the next action draws (source: S3, "before the next player takes").
    Where the word opens the way out, that is closed then.

    That may be the player's own action, if the turn came straight back. Then their last card is played first.
    """
    step = record.state.pending
    for seat in record.state.uncalled:
        plays = seat == acting and type(action) is Play
        takes_back = step is not None and step.taken_back(action) == seat
        if record.state.rules.table.call_opens:
            if not takes_back:
                due = "" if record.state.rules.table.announces else word_due(record.state, seat)
                record.add(KeptQuiet(seat, due))
        elif not plays and not takes_back:  # what is taken back are the cards for which the call was due
            draw_for_silence(record, seat, word_due(record.state, seat))


def draw_for_silence(record: Record[State], seat: int, word: CallWord) -> None:
    """A seat draws for what it did not say. That is told even where there is nothing to draw."""
    draw_cards(record, seat, record.state.rules.table.call_penalty, "call", word)
    if seat in record.state.uncalled:
        record.add(Drew(seat, (), 0, "call", word))


@dataclass(frozen=True)
class CallDue(Event[State]):
    """A seat has few cards left and has not said the word for it."""

    seat: int

    def apply(self, state: State) -> None:
        state.uncalled = (*without(state.uncalled, self.seat), self.seat)


@dataclass(frozen=True)
class Called(Event[State]):
    """A seat said “last card”, or another word."""

    seat: int
    word: str = "last card"

    def apply(self, state: State) -> None:
        state.uncalled = without(state.uncalled, self.seat)
        state.barred = without(state.barred, self.seat)


@dataclass(frozen=True)
class KeptQuiet(Event[State]):
    """A seat has not said its word in time, and can't go out in its next turn. Empty: it had nothing to announce."""

    seat: int
    word: str = ""

    def apply(self, state: State) -> None:
        state.uncalled = without(state.uncalled, self.seat)
        state.barred = (*without(state.barred, self.seat), self.seat)


@dataclass(frozen=True)
class Caught(Event[State]):
    """A seat was caught with so many cards ``left`` and no call."""

    seat: int
    by: int
    word: str = "last card"
    left: int = 1
