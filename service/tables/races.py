"""Who was first when two players wanted the same: to say a word or to catch its player, or to play on the same card."""

from collections.abc import Mapping

from engine.core.actions import Action, Call, Catch
from service.tables.match_records import Turn

MOMENT = 3000 << 22  # three seconds, in the numbers of interactions: two this close were meant at once


def beaten_by(late: Turn, latest: Mapping[int, Turn]) -> int | None:
    """The seat that was first. ``late`` is what was asked for, and ``latest`` what each seat did last."""
    others = (turn for seat, turn in latest.items() if seat != late.seat)
    return next((turn.seat for turn in others if _has_beaten(turn, late)), None)


def _has_beaten(turn: Turn, late: Turn) -> bool:
    if not isinstance(late.action, Call | Catch):
        return late.question is not None and turn.question == late.question
    if not isinstance(turn.action, Call | Catch) or turn.interaction is None or late.interaction is None:
        return False
    about = _whose_word(late.seat, late.action)  # to catch no seat is what comes when the word was said
    same_word = about < 0 or about == _whose_word(turn.seat, turn.action)
    return same_word and late.interaction - turn.interaction < MOMENT


def _whose_word(seat: int, action: Action) -> int:
    return action.seat if isinstance(action, Catch) else seat
