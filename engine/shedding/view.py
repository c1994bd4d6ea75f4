"""What the public, or a seat, may know of a match of a shedding game."""

from dataclasses import dataclass, replace

from engine.core import view
from engine.core.cards import Rank, Suit
from engine.core.view import Known, PublicView, SeatView
from engine.shedding.pending import Adding, Addition, Doubt, Giving, Naming, Pending
from engine.shedding.rules.etiquette import Hidden
from engine.shedding.rules.rules import Rules
from engine.shedding.state import SeatOrder, State


@dataclass(frozen=True, kw_only=True)
class SheddingView(PublicView, SeatOrder):
    """A match of a shedding game as the public sees it."""

    rules: Rules
    direction: int
    suit: Suit | None
    debt: int
    pending: Pending | None
    uncalled: tuple[int, ...]
    passes: int
    drawer: int | None
    gone: tuple[int, ...]
    covering: bool
    skips: int
    misses: tuple[int, ...]
    rank: Rank | None
    asker: int | None
    added: tuple[Addition, ...] = ()
    manners: tuple[Hidden, ...] = ()
    said: tuple[str, ...] = ()
    guessed: bool = False
    fined: tuple[int, ...] = ()
    challenged: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, kw_only=True)
class SheddingSeatView(SheddingView, SeatView):
    """A match of a shedding game as a seat sees it."""


Position = State | SheddingSeatView  # where a seat can be asked what it may do


OPEN = (
    *view.OPEN,
    *("direction", "suit", "debt", "uncalled", "passes", "drawer", "gone", "covering", "skips", "misses"),
    *("rank", "asker", "added", "said", "guessed", "challenged"),
)


def what_is_known(state: State, seat: int | None) -> Known:
    """The fields of a view for a seat (None: for the public), except for its options.

    Who was fined would tell what was paid for.
    """
    known = view.open_fields(state, seat, OPEN)
    known["pending"] = _waiting_for(state.pending, seat)
    over = state.phase == "over"
    known["manners"] = tuple(
        each if over or seat in each.known else replace(each, manner=None) for each in state.manners
    )
    return known


def _waiting_for(pending: Pending | None, seat: int | None) -> Pending | None:
    match pending:
        case Naming() | Giving():
            return pending
        case Doubt() | Adding():
            return pending.seen_by(seat)
    return None
