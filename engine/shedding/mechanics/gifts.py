"""Cards that are given away (source: S3, "The Ace of spades allows the player to give one card")."""

from dataclasses import dataclass, replace

from engine.core.actions import Action, Decline, Give, Refusal
from engine.core.cards import Card, CardName, in_order
from engine.core.match import with_hand
from engine.shedding.events import OfSeat, lose
from engine.shedding.mechanics.calls import Called, draw_for_silence, nothing_to_call, word_due
from engine.shedding.position import Hooks, State, Step, without
from engine.shedding.refusals import not_held
from engine.shedding.restrictions import WORDS
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table
from engine.shedding.turn import end_turn
from engine.words import Listed


def take_part(table: Table, hooks: Hooks) -> None:
    if table.giving:
        hooks.interrupt = _asks_to_give


@dataclass(frozen=True)
class Giving(Step):
    """The seat to move may give a card to each of these seats, in this order. Once it has begun it must finish."""

    open = True
    to: tuple[int, ...]
    after: int  # the seat from which the turn then moves on
    begun: bool = False

    def about(self) -> tuple[int, ...]:
        return self.to

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        left = len(hand) - 1
        due = left in table.words_due and not (left and self.to[1:])  # a word for what the last gift leaves
        given = [Give(card, call) for card in in_order(set(hand)) for call in ((False, True) if due else (False,))]
        return (*given, *([] if self.begun else [Decline()]))

    def refusal(self, table: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        if isinstance(action, Give) and action.card in hand:
            return nothing_to_call(table)
        why = WORDS.message("giving-begun" if isinstance(action, Decline) else "give-first")
        why = not_held([action.card]) if isinstance(action, Give) else why
        cards = Listed.either(map(CardName, in_order(set(hand))))
        return Refusal("effects", why, WORDS.message("give" if self.begun else "give-or-nothing", cards=cards))

    def take(self, state: State, seat: int, action: Action) -> None:
        """The first of these seats gets a card. After the last one, or the last card of the hand, the turn ends."""
        if not isinstance(action, Give):
            state.add(GivingOver(seat, given=False))
            end_turn(state, seat)
            return
        state.add(Gave(seat, self.to[0], action.card))
        if self.to[1:] and state.hands[seat]:
            return
        for other in self.to[1:]:
            draw_cards(state, other, 1, "gift")
        state.add(GivingOver(seat, given=True))
        if action.call:
            state.add(Called(seat, word_due(state, seat)))
        elif not state.hands[seat] and 0 in state.table.words_due:
            draw_for_silence(state, seat, word_due(state, seat))
        end_turn(state, seat, called=action.call)


def _asks_to_give(state: State, seat: int, cards: tuple[Card, ...]) -> bool:
    """After these cards the seat gives some away, if it has any left. True if its turn waits for that."""
    to = state.others(seat) * sum(state.table.gifts.get(card, 0) for card in cards)
    if to and state.hands[seat]:
        state.add(GivingAsked(seat, to, state.turn))
        return True
    for other in to:  # they draw instead of getting one
        draw_cards(state, other, 1, "gift")
    return False


@dataclass(frozen=True)
class GivingAsked(OfSeat):
    """A seat may give one card to each of these seats, in this order."""

    FORESEEN = True
    to: tuple[int, ...]
    after: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Giving(self.to, self.after)
        state.asked += 1


@dataclass(frozen=True)
class Gave(OfSeat):
    """A card went from one hand to another. Only those two seats see it."""

    OWN, SECRET = ("seat", "to"), ("card",)
    to: int
    card: Card | None

    def apply(self, state: State) -> None:
        card = (self.card,) if self.card else ()
        lose(state, self.seat, card)
        state.hands = with_hand(state.hands, self.to, state.hands[self.to] + card)
        state.uncalled = without(state.uncalled, self.to)
        if isinstance(state.pending, Giving):
            state.pending = replace(state.pending, to=state.pending.to[1:], begun=True)
        state.asked += 1


@dataclass(frozen=True)
class GivingOver(OfSeat):
    """Giving is over. ``given`` is False when the seat gave nothing."""

    given: bool

    def apply(self, state: State) -> None:
        state.turn = state.pending.after if isinstance(state.pending, Giving) else self.seat
        state.pending = None
