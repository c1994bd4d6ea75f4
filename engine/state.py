"""Everything there is to know about a match of any game, including what nobody may see."""

from dataclasses import dataclass
from typing import Literal, Self

from engine.cards import Card
from engine.ruleset import Ruleset
from engine.scoresheet import RoundScore

Phase = Literal["deal", "play", "over"]


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
