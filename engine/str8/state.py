"""A match of the sequence game between two actions."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card
from engine.core.match import MatchState, Position, Round
from engine.str8.rules import SequenceRules

Sequence = tuple[Card, ...]
Sequences = tuple[tuple[Sequence, ...], ...]


@dataclass(kw_only=True)
class SequenceRound(Round):
    """What lasts for one round."""

    sequences: Sequences = ()  # those of each side
    passed: tuple[Card, ...] = ()  # the pass cards that were played
    taken: bool = False  # the seat to move drew from the discard pile, so its card is known to all
    idle: int = 0  # turns since a card was added or a pass card was played
    stirred: bool = False  # whether that has happened since the stock was made

    def cover(self, seen: Any, seat: int | None) -> None:
        """All saw a taken discard."""
        super().cover(seen, seat)
        if self.taken:
            seen.drawn = self.drawn


@dataclass(kw_only=True)
class SequencePosition(SequenceRound, Position):
    """A match of the sequence game, and what may be asked of it."""

    rules: SequenceRules

    def lines_of(self, seat: int) -> tuple[Sequence, ...]:
        return self.sequences[self.rules.side_of(seat)]

    def laid(self) -> tuple[Card, ...]:
        return tuple(card for lines in self.sequences for line in lines for card in line)

    def free(self) -> Counter[int]:
        """How many of each number are in no sequence, and so can still be added to one."""
        others = Counter(self.rules.pack) - Counter(self.laid())
        return Counter(int(card) for card in others.elements() if card.isdecimal())


@dataclass(kw_only=True)
class SequenceTable(SequencePosition, MatchState):
    """A match with all its secrets, which only events change."""

    OPEN = (*MatchState.OPEN, "sequences", "passed", "taken", "idle", "stirred")
    ROUND = SequenceRound
    LEFT = (*MatchState.LEFT, "sequences", "passed", "taken", "idle", "stirred")
