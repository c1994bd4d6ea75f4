"""What a beginner meets in a sequence game: each thing that a player is told about when it first happens to them."""

from collections.abc import Iterator

from engine.core.game import Lesson
from engine.core.packs import PASS_CARDS
from engine.str8.play.moves import SequenceSeatView


def lessons(view: SequenceSeatView) -> Iterator[Lesson]:
    """What there is to explain to the seat to move, the most urgent first."""
    drawn = view.seen_drawn
    if not drawn:
        yield from (Lesson("turn", top) for top in view.pile[-1:])
        return
    playable = view.options.cards
    key = "following" if any(view.lines_of(view.seat)) else "opening"
    yield from (Lesson(key, card) for card in playable if card not in PASS_CARDS)
    yield from (Lesson("swap", card) for card in playable if card in PASS_CARDS)
    if not playable:
        yield Lesson("discarding", drawn[0])
