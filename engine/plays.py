"""The complete plays that a seat could make, found through the options just as a person would find them."""

from collections.abc import Sequence
from itertools import product

from engine.actions import Options, Play
from engine.cards import Card, rank_of
from engine.game import Choose, SeatT


def complete_plays(options: Choose[SeatT], view: SeatT, *, call: bool = True) -> tuple[Play, ...]:
    """Every single card that may be played and every group at its largest, with every suit or rank that may be picked.

    In a group the first and the last card matter, but not the order between them. ``call``: say “last card” where it is
    due.
    """
    plays: list[Play] = []
    for first in view.options.cards:
        after = options(view, view.seat, (first,))
        plays += _stopping((first,), after, call=call)
        for last in after.cards:
            chosen = (first, *_between(view.hand, first, last, after.cards), last)
            plays += _stopping(chosen, options(view, view.seat, chosen), call=call)
    return tuple(plays)


def _stopping(chosen: tuple[Card, ...], after: Options, *, call: bool) -> list[Play]:
    if not after.complete:
        return []
    named = product(after.suits or (None,), after.sequences or (None,), after.ranks or (None,))
    return [Play(chosen, suit, call and after.call, sequence, rank) for suit, sequence, rank in named]


def _between(hand: Sequence[Card], first: Card, last: Card, joining: tuple[Card, ...]) -> list[Card]:
    """All cards that can go between these two: the other cards of their rank, or nothing in a marriage."""
    rank = rank_of(first)
    if rank_of(last) != rank:
        return []
    equal = [card for card in hand if rank_of(card) == rank and (card == first or card in joining)]
    equal.remove(first)
    equal.remove(last)
    return equal
