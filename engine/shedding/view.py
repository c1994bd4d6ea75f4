"""What the public, or a seat, may know of a match of a shedding game."""

from dataclasses import dataclass, replace
from typing import Any

from engine.cards import Rank, Suit
from engine.shedding.manners import Hidden
from engine.shedding.pending import Adding, Addition, Doubt, Pending
from engine.shedding.rules import Rules
from engine.shedding.state import Circle, State
from engine.view import PublicView, SeatView, open_fields


@dataclass(frozen=True, kw_only=True)
class SheddingView(PublicView, Circle):
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


@dataclass(frozen=True, kw_only=True)
class SheddingSeatView(SheddingView, SeatView):
    """A match of a shedding game as a seat sees it."""


Position = State | SheddingSeatView  # where a seat can be asked what it may do


def what_is_known(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of a view for a seat (None: for the public), except for its options."""
    known = open_fields(state, seat)
    if isinstance(state.pending, Doubt):
        known["pending"] = replace(state.pending, held=None, honest=None)
    if isinstance(state.pending, Adding):
        known["pending"] = state.pending.seen_by(seat)
    known["fined"] = ()  # it would tell what was paid for
    if state.manners and state.phase != "over":
        known["manners"] = tuple(each if seat in each.known else replace(each, manner=None) for each in state.manners)
    return known
