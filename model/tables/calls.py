"""Which turn a warning belongs to."""

from engine.core.state import MatchState


def same_turn(state: MatchState, seat: int | None, asked: int | None) -> bool:
    """Whether the turn goes on in which a seat was asked this question. It may have drawn since."""
    return state.phase == "play" and state.turn == seat and (state.asked == asked or bool(state.drawn))
