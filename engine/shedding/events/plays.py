"""Cards are played, in turn or out of it."""

from dataclasses import dataclass

from engine.core.cards import Card, Suit
from engine.core.events import Event
from engine.interning import interned
from engine.shedding.state import State, without


@dataclass(frozen=True)
class Played(Event[State]):
    """Cards went from a hand to the pile. ``suit`` must follow: the one the seat ``named``, or else the card's own."""

    seat: int
    cards: tuple[Card, ...]
    suit: Suit | None
    named: bool = True

    def apply(self, state: State) -> None:
        state.take_from(self.seat, self.cards)
        state.pile += self.cards
        state.suit, state.passes, state.drawer, state.drawn = self.suit, 0, None, ()
        state.covering = False
        if state.rank is not None and state.rank in self.cards:  # the single card that was asked for
            state.rank, state.asker = None, None
        if state.skips and not state.rules.table.skips_add_up:
            state.skips = 0
        if state.to_begin:
            state.to_begin = without(state.to_begin, self.seat)


played = interned(Played)  # it comes with nearly every move
