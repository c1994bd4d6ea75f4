"""How a turn goes on once the seat has drawn, also for a card that it has to cover."""

from engine.shedding.legal.matching import Position
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.rules.choices import AfterDrawing, Cover


def draws_until_able(position: Position) -> bool:
    """Whether the seat to move draws until it can play, whatever is the rule on other turns.

    Source: TS-wa, "draw until covered", and more-cousins.md 6.5, a club "found by drawing until able".
    """
    if not (position.covering or position.to_begin):
        return False
    covers = position.covering and position.rules.cover == Cover.DRAW_UNTIL_COVERED
    return covers or position.turn in position.to_begin


def draws_now(position: Position) -> int:
    """How many cards the seat to move may draw: a single one where it can't play the rank asked for (source: MK-az)."""
    if position.rank is not None and position.turn not in position.to_begin:
        return 1
    return UNTIL_ABLE if draws_until_able(position) else position.rules.most_draws


def drawing_ends_turn(position: Position) -> bool:
    """Whether the seat to move can play nothing once it has drawn. A card that must be covered still can be."""
    return position.rules.drawing_ends_turn and not draws_until_able(position)


def any_card_after_drawing(position: Position) -> bool:
    """Whether the seat to move can still play cards held before once it has drawn."""
    return position.rules.after_drawing == AfterDrawing.ANY_CARD or draws_until_able(position)


def drawn_card_must(position: Position) -> bool:
    """Whether the seat to move has to play a drawn card that fits. A card that must be covered takes any other."""
    return position.rules.after_drawing == AfterDrawing.DRAWN_CARD_MUST and not draws_until_able(position)
