"""Everything there is to know about a match of the sequence game."""

from collections import Counter
from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.state import MatchState
from engine.str8.rules import SequenceRules

Sequence = tuple[Card, ...]
Sequences = tuple[tuple[Sequence, ...], ...]


class Lines:
    """What is on the table for everyone to see. A state and a view can both be read as one."""

    rules: SequenceRules
    sequences: Sequences

    def lines_of(self, seat: int) -> tuple[Sequence, ...]:
        return self.sequences[self.rules.side_of(seat)]

    def laid(self) -> tuple[Card, ...]:
        return tuple(card for lines in self.sequences for line in lines for card in line)

    def free(self) -> Counter[int]:
        """How many of each number are in no sequence, and so can still be added to one."""
        others = Counter(self.rules.pack) - Counter(self.laid())
        return Counter(int(card) for card in others.elements() if card.isdecimal())


@dataclass
class SequenceState(MatchState, Lines):
    """A match between two actions.

    ``sequences`` holds those of each side. Played pass cards are kept apart in ``passed``. ``taken``: the seat to move
    drew from the discard pile, so its card is known to all. ``idle`` counts the turns since a card was added or a pass
    card was played. ``stirred``: that has happened since the stock was made.
    """

    rules: SequenceRules
    sequences: Sequences = ()
    passed: tuple[Card, ...] = ()
    taken: bool = False
    idle: int = 0
    stirred: bool = False
