"""When a player is warned that their time is almost up. Pure: moments are given, in seconds since 1970."""

from engine.state import MatchState

WARNED_AT_MOST = 60  # seconds before the end of a turn
SLOW = 24 * 3600  # seconds for a turn from which a table is a slow one
SLOWLY_WARNED = 6 * 3600  # seconds before the end of a turn at a slow table


def warned_before(seconds: float) -> float:
    """How long before its end a player is warned: a third of the time, a minute at most; six hours if it is slow."""
    return SLOWLY_WARNED if seconds >= SLOW else min(WARNED_AT_MOST, seconds / 3)


def warns_at(end: float, seconds: float) -> float:
    """When to warn a player whose turn of so many ``seconds`` ends at this moment."""
    return end - warned_before(seconds)


def same_turn(state: MatchState, seat: int | None, asked: int | None) -> bool:
    """Whether the turn goes on in which a seat was asked this question. It may have drawn since."""
    return state.phase == "play" and state.turn == seat and (state.asked == asked or bool(state.drawn))
