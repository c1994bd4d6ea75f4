"""Cards are played, in turn or out of it, and a rank is asked for."""

from dataclasses import dataclass

from engine.core.cards import Card, Rank, Suit
from engine.core.events import Event
from engine.interning import interned
from engine.shedding.state import State


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


@dataclass(frozen=True)
class JumpedIn(Event[State]):
    """A seat plays out of turn the very card that is on top. What the seat to move has drawn stays in its hand."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.said, state.guessed = (), (), False


@dataclass(frozen=True)
class RankAsked(Event[State]):
    """A seat asked for a rank, which everyone must play until the turn has come round to it."""

    seat: int
    rank: Rank

    def apply(self, state: State) -> None:
        state.rank, state.asker = self.rank, self.seat


played = interned(Played)  # it comes with nearly every move
