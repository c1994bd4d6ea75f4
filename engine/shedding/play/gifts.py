"""Cards that are given away (source: S3, "The Ace of spades allows the player to give one card")."""

from engine.core.actions import Give
from engine.core.events import Record
from engine.shedding.events.gifts import Gave, GivingOver
from engine.shedding.events.last_card import Called
from engine.shedding.rounds.last_card import draw_for_silence, word_due
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.rounds.turns import end_turn
from engine.shedding.state import State


def give_card(record: Record[State], seat: int, give: Give, to: tuple[int, ...]) -> None:
    """A seat gives the first of these seats a card. After the last one, or its last card, its turn ends."""
    record.add(Gave(seat, to[0], give.card))
    if to[1:] and record.state.hands[seat]:
        return
    left_out(record, to[1:])
    record.add(GivingOver(seat, given=True))
    if give.call:
        record.add(Called(seat, word_due(record.state, seat)))
    elif not record.state.hands[seat] and 0 in record.state.rules.words_due:
        draw_for_silence(record, seat, word_due(record.state, seat))
    end_turn(record, seat, called=give.call)


def left_out(record: Record[State], seats: tuple[int, ...]) -> None:
    """Where a hand has no card left to give, the others draw instead."""
    for seat in seats:
        draw_cards(record, seat, 1, "gift")
