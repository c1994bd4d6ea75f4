"""Everything there is to know about a match, including what nobody may see."""

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Suit
from engine.rules import Rules

Phase = Literal["deal", "play", "over"]


@dataclass(frozen=True)
class RoundScore:
    """One line of the score sheet: how the round ended, who won it, what each seat was left with."""

    how: Literal["out", "blocked"]
    winner: int | None
    points: tuple[int, ...]


@dataclass
class State:
    """A match between two actions. Only events change it, and only the private copy that ``act`` makes.

    Seats are numbers from 0, clockwise. The top of ``stock`` and of ``pile`` is their last card. ``turn`` is the seat
    whose move it is, ``asked`` counts the questions put to seats, ``uncalled`` holds the seats that owe a call.
    """

    rules: Rules
    seed: str
    shuffles: int = 0
    round: int = 0
    phase: Phase = "deal"
    dealer: int | None = None
    turn: int = 0
    direction: int = 1
    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    suit: Suit | None = None
    debt: int = 0
    nominating: bool = False
    uncalled: tuple[int, ...] = ()
    passes: int = 0
    asked: int = 0
    totals: tuple[int, ...] = ()
    sheet: tuple[RoundScore, ...] = ()
    winner: int | None = None

    def copy(self) -> "State":
        """A copy of its own; what the fields hold is immutable and shared."""
        other = State.__new__(State)
        other.__dict__ = self.__dict__.copy()
        return other

    def seat_after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return (seat + self.direction) % self.rules.seats

    @property
    def can_draw(self) -> bool:
        """Whether a card is left to draw, in the stock or by reshuffling what lies under the pile's top."""
        return bool(self.stock) or (self.rules.reshuffle and len(self.pile) > 1)
