"""How a turn ends: it moves on, or stays with a player who plays again to cover a card."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.events import Event, Record
from engine.shedding.effects import PLAY_AGAIN
from engine.shedding.events.endings import NotOut
from engine.shedding.mechanics.last_card import call_due
from engine.shedding.rounds.round_end import hand_emptied
from engine.shedding.rounds.turns import next_turn
from engine.shedding.state import State
from engine.shedding.table import Table


def lets_play_again(rules: Table, cards: tuple[Card, ...]) -> bool:
    """True if these cards, played in this order, let their player play again.

    The top card decides, as it covers those below. A card in the same play that skips, makes others draw or gives cards
    away moves the turn on.
    """
    special = rules.effect_of
    top = special.get(cards[-1])
    if top is None or top.kind not in PLAY_AGAIN:
        return False
    kinds = {special[card].kind for card in cards if card in special}
    return kinds <= {*PLAY_AGAIN, *(() if rules.reverse_skips else ("reverse",))}


def end_turn(
    record: Record[State], seat: int, *, called: bool = False, again: bool = False, stays: bool = False
) -> None:
    """The turn moves on, or stays, before a call is due, so that it is still due if the turn comes straight back.

    ``stays``: the seat is not out, though its hand may be empty.
    """
    held = record.state.hands[seat]
    if not held and stays:
        record.add(NotOut(seat))
    elif not held and hand_emptied(record, seat):
        return
    if again and record.state.hands[seat]:  # it plays again only if it has cards to play
        record.add(PlaysAgain(seat))
    else:
        next_turn(record)
    if held and not called and record.state.phase == "play":
        call_due(record, seat)


@dataclass(frozen=True)
class PlaysAgain(Event[State]):
    """The turn stays with this seat, and it is asked for another card. It can still be caught."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.covering = (), True
        state.asked += 1
