"""Rules that players have added to a match."""

from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = object  # of a rule: a way, a number, a switch, or a table of cards


@dataclass(frozen=True)
class Addition:
    """A rule that a seat added after a round, with its value ``before``."""

    seat: int
    round: int
    rule: str
    value: Value
    before: Value
