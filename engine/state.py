"""Everything there is to know about a match, including what nobody may see."""

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Suit
from engine.pending import Pending
from engine.rules import Rules

Phase = Literal["deal", "play", "over"]


@dataclass(frozen=True)
class RoundScore:
    """One line of the score sheet.

    How the round ended, which seat won it for its side (None: nobody), by how much each seat's total changed, and what
    the cards cost that each was left with.
    """

    how: Literal["out", "blocked"]
    winner: int | None
    points: tuple[int, ...]
    costs: tuple[int, ...]


class Circle:
    """The seats around a table: who comes next, and who is out. A state and a view are both seen as one."""

    rules: Rules
    direction: int

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        raise NotImplementedError

    def is_out(self, seat: int) -> bool:
        """Whether a seat waits for its partners with an empty hand."""
        return self.rules.partnered and not self.count(seat)

    def seat_after(self, seat: int) -> int:
        """The next seat in the direction of play; who is out is passed over."""
        seats = self.rules.seats
        seat = (seat + self.direction) % seats
        while self.is_out(seat):
            seat = (seat + self.direction) % seats
        return seat

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats that are not out, in order of play."""
        turns = range(1, self.rules.seats)
        seats = ((seat + turn * self.direction) % self.rules.seats for turn in turns)
        return tuple(other for other in seats if not self.is_out(other))


@dataclass
class State(Circle):
    """A match between two actions. Only events change it, and only the private copy that ``act`` makes.

    Seats are numbers from 0, clockwise. The top of ``stock`` and of ``pile`` is their last card. ``turn`` is the seat
    whose move it is, ``asked`` counts the questions put to seats, ``pending`` is what it has to do instead of playing,
    ``drawn`` holds what it has drawn in this turn, ``uncalled`` the seats that owe a call. ``suit`` was named and must
    be followed. Partners share their side's total.
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
    pending: Pending | None = None
    drawn: tuple[Card, ...] = ()
    uncalled: tuple[int, ...] = ()
    passes: int = 0
    asked: int = 0
    totals: tuple[int, ...] = ()
    sheet: tuple[RoundScore, ...] = ()
    winners: tuple[int, ...] = ()

    def copy(self) -> "State":
        """A copy of its own; what the fields hold is immutable and shared."""
        other = State.__new__(State)
        other.__dict__ = self.__dict__.copy()
        return other

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.hands[seat])
