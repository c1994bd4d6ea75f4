"""What the public, or a seat, may know of a match of the sequence game."""

from dataclasses import dataclass

from engine.core import view
from engine.core.cards import Card
from engine.core.view import Known, PublicView, SeatView
from engine.str8.rules import SequenceRules
from engine.str8.state import Lines, Sequences, SequenceState


@dataclass(frozen=True, kw_only=True)
class SequenceView(PublicView, Lines):
    """A match as the public sees it."""

    rules: SequenceRules
    sequences: Sequences
    passed: tuple[Card, ...]
    taken: bool
    idle: int
    stirred: bool


@dataclass(frozen=True, kw_only=True)
class SequenceSeatView(SequenceView, SeatView):
    """A match as a seat sees it."""


Position = SequenceState | SequenceSeatView  # where a seat can be asked what it may do

OPEN = (*view.OPEN, "sequences", "passed", "taken", "idle", "stirred")


def what_is_known(state: SequenceState, seat: int | None) -> Known:
    """The fields of a view for a seat (None: for the public), except for its options. All saw a taken discard."""
    known = view.open_fields(state, seat, OPEN)
    return known | {"drawn": state.drawn} if state.taken else known
