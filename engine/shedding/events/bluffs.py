"""What may be a bluff is accepted or challenged, and taken back."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.cards import Card, Rank, Suit
from engine.core.events import Event, with_hand
from engine.shedding.pending import Doubt
from engine.shedding.state import State, without


@dataclass(frozen=True)
class DoubtAsked(Event[State]):
    """A seat has to accept or challenge the play before it."""

    seat: int
    doubt: Doubt

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.pending = self.doubt
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, doubt=self.doubt.seen_by(seat))


@dataclass(frozen=True)
class Accepted(Event[State]):
    """A seat accepted what may be a bluff."""

    seat: int

    def apply(self, state: State) -> None:
        state.pending = None


@dataclass(frozen=True)
class Challenged(Event[State]):
    """A seat challenged a bluff of ``player`` and was shown the hand behind it."""

    seat: int
    player: int
    held: tuple[Card, ...] | None
    honest: bool

    def apply(self, state: State) -> None:
        state.pending = None
        known = list(state.challenged or ((0, 0),) * state.rules.seats)
        bluffs, honest = known[self.player]
        known[self.player] = (bluffs, honest + 1) if self.honest else (bluffs + 1, honest)
        state.challenged = tuple(known)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.player) else replace(self, held=None)


@dataclass(frozen=True)
class TakenBack(Event[State]):
    """Cards went from the pile back into the hand. All is as it was before them, except for the debt and skips.

    The debt is cleared, and is drawn together with the penalty for the bluff. Skips are cleared, too.
    """

    seat: int
    cards: tuple[Card, ...]
    suit: Suit | None
    direction: int
    passes: int
    drawer: int | None = None
    rank: Rank | None = None
    asker: int | None = None

    def apply(self, state: State) -> None:
        state.pile = state.pile[: -len(self.cards)]
        state.hands = with_hand(state.hands, self.seat, state.hands[self.seat] + self.cards)
        state.suit, state.direction, state.debt, state.skips = self.suit, self.direction, 0, 0
        state.passes, state.drawer = self.passes, self.drawer
        state.rank, state.asker = self.rank, self.asker
        state.uncalled = without(state.uncalled, self.seat)
