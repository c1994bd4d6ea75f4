"""Why a choice is a good one in a sequence game, in one sentence."""

from collections.abc import Sequence

from engine.core.actions import Action, Discard, Play, Take
from engine.core.cards import short
from engine.core.game import Names
from engine.core.history import History
from engine.core.packs.numbers import PASS_CARDS
from engine.str8.numbers import SIDE
from engine.str8.play.building import fitting_sequences
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView
from engine.words import Words

WORDS = Words(__name__)


def why(view: SequenceSeatView, history: History, worlds: Sequence[SequenceState], action: Action, names: Names) -> str:
    """One sentence about an action of the seat to move."""
    lines = view.lines_of(view.seat)
    match action:
        case Play((card,), sequence=sequence) if card not in PASS_CARDS:
            length = len(lines[sequence or 0]) + 1
            return WORDS("completes") if length == SIDE else WORDS("brings", count=length, side=SIDE)
        case Take() if fitting_sequences(view.rules, lines, view.pile[-1]):
            return WORDS("takes", card=short(view.pile[-1]))
        case Discard(card) if card not in PASS_CARDS and not fitting_sequences(view.rules, lines, card):
            return WORDS("discards", card=short(card))
    return WORDS("best")
