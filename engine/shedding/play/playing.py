"""Cards are played or drawn, or a turn is passed, and what comes of it before the turn ends."""

from engine.core.actions import Action, Play
from engine.core.cards import JOKERS, Card
from engine.core.events import Record
from engine.shedding.call_words import CallWord
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.events.drawing import Kept, turn_goes_on
from engine.shedding.events.plays import played
from engine.shedding.events.turns import Passed
from engine.shedding.legal.legal_moves import (
    DRAW,
    PASS,
    drawing,
    drawing_ends_turn,
    draws_now,
    is_unanswered,
    playable,
    why_not_last,
    wins_when_empty,
)
from engine.shedding.legal.matching import ANY_SUIT, NO_CARD, suit_laid
from engine.shedding.mechanics.bluffs import Doubt, doubt_about, doubt_begins
from engine.shedding.mechanics.etiquette import Faults, faults, settle_talk
from engine.shedding.mechanics.gifts import asks_to_give
from engine.shedding.mechanics.jump_ins import JumpedIn
from engine.shedding.mechanics.last_card import Called, call_due, draw_for_silence, forgotten_word, word_due
from engine.shedding.mechanics.playing_again import end_turn, lets_play_again
from engine.shedding.mechanics.rank_asking import RankAsked, asked_with
from engine.shedding.rounds.acting import let_act, reach_other_hands
from engine.shedding.rounds.round_end import end_if_blocked
from engine.shedding.rounds.stock import draw_cards, draw_on
from engine.shedding.rounds.turns import after_penalty, miss_turn, next_turn, pay_debt, settle
from engine.shedding.state import State


def play_cards(record: Record[State], seat: int, play: Play) -> None:
    """Cards are played, in turn or out of it. What they mean for hidden rules and bluffs is judged before."""
    state = record.state
    rules, below = state.rules.table, state.pile
    special = not rules.plain.issuperset(play.cards) and not (state.to_begin and seat in state.to_begin)
    stays = rules.cardless and bool(why_not_last(state, seat, play.cards))
    forgotten = forgotten_word(state, seat, play, stays=stays)
    if seat != state.turn:
        record.add(JumpedIn(seat))
    broken = faults(state, seat, play.cards) if rules.grows == "hidden" else None
    unanswered = rules.answers_to and is_unanswered(state, seat, play.cards)
    filled = unanswered or (broken is not None and broken.any)
    doubt = doubt_about(state, seat, play.cards) if special and not (forgotten or filled) else None
    _put_down(record, seat, play, forgotten, filled=filled)
    if unanswered:
        draw_cards(record, seat, 1, "question")
    if broken is not None:
        settle_talk(record, seat, broken)
    if (special or state.debt) and _something_comes_of(record, seat, play, below, doubt, stays=stays):
        return
    again = special and lets_play_again(rules, play.cards)
    end_turn(record, seat, called=play.call, again=again, stays=stays)


def _put_down(record: Record[State], seat: int, play: Play, forgotten: CallWord | None, *, filled: bool) -> None:
    """The cards go on the pile, with all that is picked, asked for and said. ``filled``: the hand gets cards for it."""
    picks = not record.state.rules.table.picking.isdisjoint(play.cards)
    suit = suit_laid(record.state, seat, play.cards, play.suit) if picks else None
    if suit is None and play.cards[-1] in JOKERS and (forgotten or filled):
        suit = ANY_SUIT  # a joker that would have won, and brought cards instead
    asked = play.rank and asked_with(record.state.rules.table, play)
    record.add(played(seat, play.cards, suit, suit == play.suit and asked == play.rank))
    if asked:
        record.add(RankAsked(seat, asked))
    if play.call:
        record.add(Called(seat, word_due(record.state, seat)))
    if forgotten:
        draw_for_silence(record, seat, forgotten)


def _something_comes_of(
    record: Record[State], seat: int, play: Play, below: tuple[Card, ...], doubt: Doubt | None, *, stays: bool
) -> bool:
    """Let cards act that were played on a pile. Whether something else has to be done before the turn ends."""
    rules, left = record.state.rules.table, record.state.hands[seat]
    if left or stays or rules.winning_card_acts or not wins_when_empty(record.state, seat):
        let_act(record, play.cards, below[-1] if below else NO_CARD)
        if not (doubt and left):
            reach_other_hands(record, seat, play.cards)
        if asks_to_give(record, seat, play.cards):
            return True
    if not doubt or not left:
        return False
    if not play.call:
        call_due(record, seat)
    doubt_begins(record, doubt)
    return True


def draw_in_turn(record: Record[State], seat: int) -> None:
    """Drawing repeats by itself while nothing else can be done: until a card fits, or up to the number due."""
    if record.state.rules.table.grows == "hidden" and not record.state.drawn:
        settle_talk(record, seat, faults(record.state, seat, ()))
    if record.state.debt:
        pay_debt(record, seat)
        after_penalty(record, seat)
        if record.state.rules.table.after_penalty != "play on":
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
    if record.state.rules.table.grows == "hidden":
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
    if record.state.rules.table.announces and record.state.phase == "play":
        call_due(record, seat)
