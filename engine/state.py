"""Everything there is to know about a match, including what nobody may see."""

from dataclasses import dataclass
from typing import Literal, Self

from engine.cards import Card, Suit
from engine.ruleset import Ruleset
from engine.shedding.pending import Pending
from engine.shedding.rules import Rules

Phase = Literal["deal", "play", "over"]
How = Literal["out", "blocked", "sequence", "straight", "stuck"]


@dataclass(frozen=True)
class RoundScore:
    """One line of the score sheet.

    How the round ended, which seat won it for its side (None: nobody), by how much each seat's total changed, and what
    the cards cost that each was left with; who wins a sequence is charged for none.
    """

    how: How
    winner: int | None
    points: tuple[int, ...]
    costs: tuple[int, ...]


@dataclass
class MatchState:
    """A match of any game between two actions. Only events change it, and only the private copy that ``act`` makes.

    Seats are numbers from 0, clockwise. The top of ``stock`` and of ``pile`` is their last card. ``turn`` is the seat
    whose move it is, ``asked`` counts the questions put to seats, ``drawn`` holds what the seat on turn has drawn in
    this turn. Partners share their side's total.
    """

    rules: Ruleset
    seed: str
    shuffles: int = 0
    round: int = 0
    phase: Phase = "deal"
    dealer: int | None = None
    turn: int = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()
    asked: int = 0
    totals: tuple[int, ...] = ()
    sheet: tuple[RoundScore, ...] = ()
    winners: tuple[int, ...] = ()

    def copy(self) -> Self:
        """A copy of its own; what the fields hold is immutable and shared."""
        other = type(self).__new__(type(self))
        other.__dict__ = self.__dict__.copy()
        return other

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.hands[seat])

    def put_away(self) -> None:
        """A round is over: nothing of it is asked for any more."""
        self.phase, self.drawn = "deal", ()

    def may_owe_a_call(self) -> tuple[int, ...]:
        """The seats that have to say something, or seem to as far as anybody may know, before others go on."""
        return ()


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
class State(MatchState, Circle):
    """A match of the shedding game.

    ``pending`` is what the seat on turn has to do instead of playing, ``uncalled`` are the seats that owe a call.
    ``suit`` was named and must be followed.
    """

    rules: Rules
    direction: int = 1
    suit: Suit | None = None
    debt: int = 0
    pending: Pending | None = None
    uncalled: tuple[int, ...] = ()
    passes: int = 0

    def put_away(self) -> None:
        """A round is over: nothing of it is asked or owed any more."""
        super().put_away()
        self.debt, self.uncalled, self.pending = 0, (), None

    def may_owe_a_call(self) -> tuple[int, ...]:
        """Who owes a call; where one can be caught, all with one card, as nobody must show who has forgotten it."""
        if self.rules.call != "catch":
            return self.uncalled
        return tuple(seat for seat, hand in enumerate(self.hands) if len(hand) == 1)
