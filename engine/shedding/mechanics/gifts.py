"""Cards that are given away (source: S3, "The Ace of spades allows the player to give one card")."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.actions import Action, Decline, Give, Options, Refusal
from engine.core.cards import Card, in_order
from engine.core.events import Event, Record, with_hand
from engine.core.later import or_listed, short
from engine.shedding.legal.reasons import allowed_instead, not_held, waiting, words
from engine.shedding.mechanics.last_card import Called, draw_for_silence, nothing_to_call, word_due
from engine.shedding.mechanics.playing_again import end_turn
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.state import State, without
from engine.shedding.step import Step
from engine.shedding.table import Table
from engine.shedding.view import Position


@dataclass(frozen=True)
class Giving(Step[State]):
    """The seat to move may give a card to each of these seats, in this order. Once it has begun it must finish.

    ``after`` is the seat from which the turn then moves on.
    """

    to: tuple[int, ...]
    after: int
    begun: bool = False

    def seen_by(self, seat: int | None) -> Self:
        return self

    def about(self) -> tuple[int, ...]:
        return self.to

    def choices(self, rules: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        left = len(hand) - 1
        due = left in rules.words_due and not (left and self.to[1:])  # a word for what the last gift leaves
        calls = (False, True) if due else (False,)
        given = tuple(Give(card, call) for card in in_order(set(hand)) for call in calls)
        return given if self.begun else (*given, Decline())

    def refusal(self, rules: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        cards = or_listed(map(short, in_order(set(hand))))
        instead = words.message("give" if self.begun else "give-or-nothing", cards=cards)
        if isinstance(action, Give) and action.card in hand:
            return nothing_to_call(rules)
        if isinstance(action, Give):
            return Refusal("effects", not_held([action.card]), instead)
        why = words.message("giving-begun" if isinstance(action, Decline) else "give-first")
        return Refusal("effects", why, instead)

    def take(self, record: Record[State], seat: int, action: Action) -> None:
        """The first of these seats gets a card. After the last one, or the last card of the hand, the turn ends."""
        if not isinstance(action, Give):
            record.add(GivingOver(seat, given=False))
            end_turn(record, seat)
            return
        record.add(Gave(seat, self.to[0], action.card))
        if self.to[1:] and record.state.hands[seat]:
            return
        _leave_out(record, self.to[1:])
        record.add(GivingOver(seat, given=True))
        if action.call:
            record.add(Called(seat, word_due(record.state, seat)))
        elif not record.state.hands[seat] and 0 in record.state.rules.table.words_due:
            draw_for_silence(record, seat, word_due(record.state, seat))
        end_turn(record, seat, called=action.call)


def nothing_to_give(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    nothing = Refusal("effects", words.message("nothing-to-give"), allowed_instead(position, options))
    return waiting(position, seat, action) or nothing


def asks_to_give(record: Record[State], seat: int, cards: tuple[Card, ...]) -> bool:
    """After these cards the seat gives some away, if it has any left. Whether its turn waits for that."""
    rules = record.state.rules.table
    to = record.state.others(seat) * rules.given_after(cards) if rules.giving else ()
    if to and record.state.hands[seat]:
        record.add(GivingAsked(seat, to, record.state.turn))
        return True
    _leave_out(record, to)
    return False


def _leave_out(record: Record[State], seats: tuple[int, ...]) -> None:
    """Where a hand has no card left to give, the others draw instead."""
    for seat in seats:
        draw_cards(record, seat, 1, "gift")


@dataclass(frozen=True)
class GivingAsked(Event[State]):
    """A seat may give one card to each of these seats, in this order."""

    seat: int
    to: tuple[int, ...]
    after: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Giving(self.to, self.after)
        state.asked += 1


@dataclass(frozen=True)
class Gave(Event[State]):
    """A card went from one hand to another. Only those two seats see it."""

    seat: int
    to: int
    card: Card | None

    def apply(self, state: State) -> None:
        card = (self.card,) if self.card else ()
        state.take_from(self.seat, card)
        state.hands = with_hand(state.hands, self.to, state.hands[self.to] + card)
        state.uncalled = without(state.uncalled, self.to)
        if isinstance(state.pending, Giving):
            state.pending = replace(state.pending, to=state.pending.to[1:], begun=True)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.to) else replace(self, card=None)


@dataclass(frozen=True)
class GivingOver(Event[State]):
    """Giving is over. ``given`` is False when the seat gave nothing."""

    seat: int
    given: bool

    def apply(self, state: State) -> None:
        state.turn = state.pending.after if isinstance(state.pending, Giving) else self.seat
        state.pending = None
