"""Presses that come too late: of an old button, or after another player was first or the bot has moved."""

from collections.abc import Mapping

from engine.core.actions import Call, Catch
from engine.words import Words
from model.refusals import Refused, StaleQuestion
from model.tables.moves import Turn

MOMENT = 3000 << 22  # three seconds, in the numbers of interactions: two this close were meant at once

WORDS = Words("service.tables")


def check_asked(asked: int, question: int | None) -> None:
    """``question``: what the pressed button answers, None if it answers none. Raises StaleQuestion if it is old."""
    if question not in (None, asked):
        raise StaleQuestion(WORDS.message("stale"))


def winner(late: Turn, latest: Mapping[int, Turn]) -> int | None:
    """The seat that was first, if another one was. ``latest``: the last turn of each seat.

    Raises Refused if the seat itself has moved meanwhile, as planned.
    """
    own = latest.get(late.seat)
    if own is not None and own.by_itself and own.question == late.question:
        raise Refused(WORDS.message("moved-for-you"))
    return next((turn.seat for turn in latest.values() if _has_beaten(turn, late)), None)


def _has_beaten(turn: Turn, late: Turn) -> bool:
    """True if the last ``turn`` of another seat came first. ``late`` is what was asked for after it."""
    if turn.seat == late.seat:
        return False
    if not isinstance(late.action, Call | Catch):
        return late.question is not None and turn.question == late.question
    if not isinstance(turn.action, Call | Catch) or turn.interaction is None or late.interaction is None:
        return False
    whose_word, whose_other = (
        each.action.seat if isinstance(each.action, Catch) else each.seat for each in (late, turn)
    )
    same_word = whose_word < 0 or whose_word == whose_other  # to catch no seat is what comes when the word was said
    return same_word and late.interaction - turn.interaction < MOMENT
