"""Why a choice is a good one in a sequence game: the reasons that hold, the most telling first."""

from collections.abc import Iterator, Sequence

from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.cards import Card, listed, short
from engine.core.game import Names
from engine.core.history import History
from engine.core.packs import PASS_CARDS
from engine.str8.numbers import SIDE
from engine.str8.play.building import fitting_sequences
from engine.str8.play.moves import SequenceSeatView, SequenceState
from engine.words import Message, Words

WORDS = Words(__name__)


def why(
    view: SequenceSeatView, history: History, worlds: Sequence[SequenceState], action: Action, names: Names
) -> Iterator[Message]:
    """The reasons that hold for an action of the seat to move."""
    match action:
        case Play((card,)) if card not in PASS_CARDS:
            yield from _of_play(view, action, card)
        case Take() if _top_fits(view) is True:
            yield WORDS.message("takes", card=short(view.pile[-1]))
        case Draw() if _top_fits(view) is False:
            yield WORDS.message("leaves", card=short(view.pile[-1]))
        case Discard(card) if card not in PASS_CARDS and not _fits(view, card):
            yield WORDS.message("discards", card=short(card))


def _of_play(view: SequenceSeatView, play: Play, card: Card) -> Iterator[Message]:
    line = (*view.lines_of(view.seat)[play.sequence or 0], card)
    if len(line) == SIDE:  # which wins the round
        yield WORDS.message("completes")
    left = list(view.hand)
    left.remove(card)
    if after := [other for other in left if fitting_sequences(view.rules, (line,), other)]:
        yield WORDS.message("follows", cards=listed(after))
    yield WORDS.message("brings", count=len(line), side=SIDE)


def _top_fits(view: SequenceSeatView) -> bool | None:
    """Whether the top card of the pile can be added to a sequence of the seat. None if no number is on top."""
    return _fits(view, view.pile[-1]) if view.pile and view.pile[-1] not in PASS_CARDS else None


def _fits(view: SequenceSeatView, card: Card) -> bool:
    return bool(fitting_sequences(view.rules, view.lines_of(view.seat), card))
