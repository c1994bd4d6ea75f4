"""Everything there is to know about a match of any game, including what no player may see."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, Protocol, Self

from engine.chance.fairness import RepeatedDeal
from engine.core.actions import Answers
from engine.core.cards import Card
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import RoundScore

Phase = Literal["deal", "play", "over"]
BEYOND = 10_000  # shuffles kept apart for each round that the repeated match did not have


class LastPlay(Protocol):
    """A play that may be taken back: an event that undoes it, which a kind of game has its own of."""

    @property
    def seat(self) -> int: ...

    @property
    def cards(self) -> tuple[Card, ...]: ...

    def seen_by(self, seat: int | None) -> Self:
        """The form for a seat, or for the public."""


@dataclass
class MatchState:
    """A match of any game between two actions. Only events change it, and only the private copy that ``act`` makes.

    Seats are numbers from 0, clockwise. The top of ``stock`` and of ``pile`` is the last card. ``turn`` is the seat to
    move, ``asked`` counts the questions put to seats, ``asked_before`` those before this round, and ``drawn`` holds the
    cards that this seat has drawn in this turn. Partners share their side's total. ``deals`` are those of a match that
    is dealt again, round by round. ``takes_back``: a play may be taken back, and ``undo`` undoes the last one until the
    next action, whose record forgets it (see ``engine.core.events.Record``).
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
    asked_before: int = 0
    totals: tuple[int, ...] = ()
    sheet: tuple[RoundScore, ...] = ()
    winners: tuple[int, ...] = ()
    deals: tuple[RepeatedDeal, ...] = ()
    takes_back: bool = field(default=False, compare=False)
    undo: LastPlay | None = field(default=None, compare=False)

    def copy(self) -> Self:
        """A separate copy, to be changed: it has no answers yet. The values of its fields are immutable and shared."""
        fields = self.__dict__.copy()
        fields["answers"] = {}
        other = object.__new__(type(self))
        other.__dict__ = fields
        return other

    @cached_property
    def answers(self) -> Answers:
        """See ``once``."""
        return {}

    def count(self, seat: int) -> int:
        return len(self.hands[seat])

    @property
    def next_deal(self) -> int:
        """The number of the shuffle that the next round is dealt from.

        A match that is dealt again uses the very same one, however often the draw pile was shuffled in the meantime.
        """
        if not self.deals:
            return self.shuffles + 1
        return self.deals[self.round][0] if self.round < len(self.deals) else BEYOND * (self.round + 1)

    @property
    def match_too_long(self) -> bool:
        return self.asked >= self.rules.longest_match

    @property
    def round_too_long(self) -> bool:
        """The round, or with it the match, has had more moves than any that gets on."""
        return self.match_too_long or self.asked - self.asked_before >= self.rules.longest_round

    def count_moves(self) -> None:
        """The moves of a round are counted from its deal. A match by a reading that counted none stays as it was."""
        if self.rules.reading >= 6:
            self.asked_before = self.asked

    def may_take_back(self, seat: int) -> bool:
        return self.undo is not None and self.undo.seat == seat

    def standing(self) -> Self:
        """The same, where the last play can't be taken back any more."""
        other = self.copy()
        other.undo = None
        return other

    def put_away(self) -> None:
        """A round is over, so nothing about it is asked any more."""
        self.phase, self.drawn = "deal", ()

    def adding(self) -> int | None:
        """The seat that may add a rule before the next deal, or None. It is also the seat to move."""
        return None

    def rule_names_added(self) -> tuple[str, ...]:
        """The names of the rules that players changed during the match."""
        return ()

    def decided_about(self) -> tuple[int, ...]:
        """The other seats whose play or cards the seat to move is just deciding about."""
        return ()

    def may_owe_a_call(self) -> tuple[int, ...]:
        """The seats that must speak before others go on, or seem to as far as anyone may know."""
        return ()
