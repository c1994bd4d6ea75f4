"""What a beginner meets: each thing that a player is told about when it first happens to them."""

from collections.abc import Iterator

from engine.core.actions import Draw
from engine.core.cards import Card
from engine.core.game import Lesson
from engine.shedding.matching import is_wild
from engine.shedding.play import SheddingSeatView

SPECIAL = ("skip", "reverse", "draw")  # the effects that a lesson is about


def lessons(view: SheddingSeatView) -> Iterator[Lesson]:
    """What there is to explain to the seat to move, the most urgent first.

    Nothing before the first card, nor where something else than a card that fits is asked for.
    """
    if view.skips or view.pending or view.covering or not view.pile or view.seat in view.to_begin:
        return
    playable, top = view.options.cards, view.pile[-1]
    if view.debt:
        yield Lesson("penalty", top)
        return
    if view.suit is not None and view.rank is None:
        yield Lesson("suit", top)
    elif not playable and Draw() in view.options.actions:
        yield Lesson("drawing", top)
    yield from (Lesson("last-one", card) for card in playable if view.may_do(view.seat, (card,)).call)
    matching = view.table.matching == "suit or rank"
    if playable and view.suit is None and view.rank is None and matching:
        yield Lesson("matching", top)
    yield from (Lesson(kind, card) for card in playable if (kind := _kind(view, card)))


def _kind(view: SheddingSeatView, card: Card) -> str | None:
    if is_wild(view, view.seat, card):
        return "wild" if view.table.suits_match else None
    effect = view.table.effect_of.get(card)
    return effect.kind if effect is not None and effect.kind in SPECIAL else None
