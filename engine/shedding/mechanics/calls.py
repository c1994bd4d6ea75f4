"""The word for the last card: who owes it, and what it costs to say nothing."""

from dataclasses import dataclass

from engine.core.actions import Action, Call, Catch, Challenge, Options, Play, Refusal, TakeBack
from engine.interning import interned
from engine.shedding.chapters import spoken
from engine.shedding.events import Drew, OfSeat
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.position import Cards, Hooks, Judged, SheddingPosition, State, without
from engine.shedding.restrictions import WORDS
from engine.shedding.several import is_silent, why_not_last
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table
from engine.words import Later, Value


def take_part(table: Table, hooks: Hooks) -> None:
    if not table.words_due:
        return
    hooks.calls, hooks.after_turn = _calling, _call_due
    hooks.judges += (_judge,)
    if table.call_opens:
        hooks.on_play += (_opened,)
        hooks.on_loss += (_opened,)
        if not table.announces:
            hooks.on_draw += (_opened,)
            hooks.on_pass += (_opened,)
    if table.call_lapses:
        hooks.before_act = _punish_silence
    if table.announces:
        hooks.idle_turn = _call_due
    if table.call == "catch":
        hooks.on_turn += (_had_its_time,)


def _opened(state: State, seat: int, cards: Cards = ()) -> None:
    """Let an announcement hold for one play, or a seat that kept quiet say the word later."""
    if state.table.announces:
        if seat not in state.barred:
            state.barred += (seat,)
    elif state.barred:
        state.barred = without(state.barred, seat)


def _had_its_time(state: State, seat: int) -> None:
    """Seats that could catch this one have had their time."""
    if state.uncalled:
        state.uncalled = without(state.uncalled, seat)


def _calling(position: SheddingPosition, seat: int) -> tuple[Action, ...]:
    catches = position.table.call == "catch" and not position.is_out(seat)
    others = tuple(Catch(other) for other in position.uncalled if other != seat) if catches else ()
    return (Call(), *others) if seat in position.uncalled else others


def no_call(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    table, said = position.table, _to_say(position.table)
    if table.call == "none":
        return Refusal("call", WORDS.message("no-calls"))
    if not isinstance(action, Catch):
        return Refusal("call", WORDS.message("announced-too-early" if table.announces else "no-call-due", **said))
    if table.call != "catch":
        return Refusal("call", WORDS.message("no-catching", **said, costs="turn" if table.call_opens else "cards"))
    if action.seat == seat:
        return Refusal("call", WORDS.message("catch-yourself"), WORDS.message("call-in-time", **said))
    return Refusal("call", WORDS.message("no-one-to-catch", **said))


def nothing_to_call(table: Table) -> Refusal:
    key = "announced-too-early" if table.announces else "call-too-early"
    why = WORDS.message(key, **_to_say(table)) if table.call != "none" else WORDS.message("no-calls")
    return Refusal("call", why, WORDS.message("play-without-call"))


def _to_say(table: Table) -> dict[str, Value]:
    only_last = table.call == "with last card"
    also = (table.call if only_last else table.second_call).replace(" ", "-")
    return {"word": Later(spoken, table.call_word), "second": Later(spoken, table.second_word), "also": also}


def word_due(state: State, seat: int) -> str:
    return state.table.words_due.get(len(state.hands[seat]), state.table.call_word)


def catch(state: State, seat: int, action: Catch) -> None:
    word = word_due(state, action.seat)
    state.add(Caught(action.seat, seat, word, len(state.hands[action.seat])))
    draw_for_silence(state, action.seat, word)


def _call_due(state: State, seat: int) -> None:
    if len(state.hands[seat]) in state.table.words_due:
        state.add(_call_is_due(seat))


def _judge(state: State, seat: int, play: Play) -> Judged | None:
    """A word said with a play, or that costs cards: one due before it, or that should have come with the last card."""
    table, word = state.table, None
    if state.uncalled and is_silent(state, seat):
        word = word_due(state, seat)
    elif not play.call and 0 in table.words_due and len(state.hands[seat]) == len(play.cards):
        not_out = table.cardless and why_not_last(state, seat, play.cards)
        word = None if not_out else table.words_due[0]
    if word is None and not play.call:
        return None

    def speak(state: State) -> None:
        if play.call:
            state.add(_called(seat, word_due(state, seat)))
        if word is not None:
            draw_for_silence(state, seat, word)

    return Judged(speak, fills=word is not None)


def _punish_silence(state: State, acting: int, action: Action) -> None:
    """A player who did not say their word before the next action draws (source: S3, "before the next player takes").
    Where the word opens the way out, that is closed then.
    """
    if isinstance(action, Call | TakeBack):
        return
    doubt = state.pending
    for seat in state.uncalled:
        if (
            doubt is not None  # as is asked first because it is mostly not so
            and isinstance(doubt, Doubt)
            and isinstance(action, Challenge)
            and doubt.player == seat
            and not doubt.honest
        ):
            continue  # what is taken back are the cards for which the call was due
        if state.table.call_opens:
            state.add(_kept_quiet(seat, "" if state.table.announces else word_due(state, seat)))
        elif seat != acting or type(action) is not Play:  # or else the turn came straight back, and their card is first
            draw_for_silence(state, seat, word_due(state, seat))


def draw_for_silence(state: State, seat: int, word: str) -> None:
    """A seat draws for what it did not say. That is told even where there is nothing to draw."""
    draw_cards(state, seat, state.table.call_penalty, "call", word)
    if seat in state.uncalled:
        state.add(Drew(seat, (), 0, "call", word))


@dataclass(frozen=True)
class CallDue(OfSeat):
    """A seat has few cards left and has not said the word for it."""

    FORESEEN = True

    def apply(self, state: State) -> None:
        state.uncalled = (*without(state.uncalled, self.seat), self.seat)


@dataclass(frozen=True)
class Called(OfSeat):
    """A seat said “last card”, or another word."""

    FORESEEN = True
    word: str = "last card"

    def apply(self, state: State) -> None:
        state.uncalled = without(state.uncalled, self.seat)
        state.barred = without(state.barred, self.seat)


@dataclass(frozen=True)
class KeptQuiet(OfSeat):
    """A seat has not said its word in time, and can't go out in its next turn. Empty: it had nothing to announce."""

    FORESEEN = True
    word: str = ""

    def apply(self, state: State) -> None:
        state.uncalled = without(state.uncalled, self.seat)
        state.barred = (*without(state.barred, self.seat), self.seat)


@dataclass(frozen=True)
class Caught(OfSeat):
    """A seat was caught with so many cards ``left`` and no call."""

    by: int
    word: str = "last card"
    left: int = 1


_call_is_due, _called, _kept_quiet = interned(CallDue), interned(Called), interned(KeptQuiet)
