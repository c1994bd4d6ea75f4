"""Everything there is to know about a match of a shedding game, including what nobody may see."""

from dataclasses import dataclass

from engine.cards import Suit
from engine.shedding.pending import Pending
from engine.shedding.rules import Rules
from engine.shedding.ways import LastCall
from engine.state import MatchState


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
        if self.rules.call != LastCall.CATCH:
            return self.uncalled
        return tuple(seat for seat, hand in enumerate(self.hands) if len(hand) == 1)
