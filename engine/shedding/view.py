"""What the public, or a seat, may know of a match of a shedding game."""

from dataclasses import dataclass, replace

from engine.core import view
from engine.core.cards import Rank, Suit
from engine.core.view import Known, PublicView, SeatView
from engine.shedding.hidden_rules import Hidden
from engine.shedding.rules import Rules
from engine.shedding.state import Addition, SeatOrder, State
from engine.shedding.step import Step


@dataclass(frozen=True, kw_only=True)
class SheddingView(PublicView, SeatOrder):
    """A match of a shedding game as the public sees it."""

    rules: Rules
    direction: int
    suit: Suit | None
    debt: int
    pending: Step[State] | None
    uncalled: tuple[int, ...]
    passes: int
    drawer: int | None
    gone: tuple[int, ...]
    covering: bool
    skips: int
    misses: tuple[int, ...]
    rank: Rank | None
    asker: int | None
    to_begin: tuple[int, ...] = ()
    added: tuple[Addition, ...] = ()
    manners: tuple[Hidden, ...] = ()
    said: tuple[str, ...] = ()
    guessed: bool = False
    fined: tuple[int, ...] = ()
    challenged: tuple[tuple[int, int], ...] = ()
    barred: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class SheddingSeatView(SheddingView, SeatView):
    """A match of a shedding game as a seat sees it."""


Position = State | SheddingSeatView  # where a seat can be asked what it may do


OPEN = (
    *view.OPEN,
    *("direction", "suit", "debt", "uncalled", "passes", "drawer", "gone", "covering", "skips", "misses"),
    *("rank", "asker", "to_begin", "added", "said", "guessed", "challenged", "barred"),
)


def what_is_known(state: State, seat: int | None) -> Known:
    """The fields of a view for a seat (None: for the public), except for its options.

    Who was fined would tell what was paid for.
    """
    known = view.open_fields(state, seat, OPEN)
    known["pending"] = None if state.pending is None else state.pending.seen_by(seat)
    over = state.phase == "over"
    known["manners"] = tuple(
        each if over or seat in each.known else replace(each, manner=None) for each in state.manners
    )
    return known
