"""The complete plays that a seat could make, found through the options just as a person would find them."""

from itertools import product

from engine.core.actions import Options, Play
from engine.core.cards import Card, rank_of
from engine.core.match import SeatView, without_cards

Cards = tuple[Card, ...]

MANY, MANY_IN_ALL = 24, 250  # plays of a chain that begin with the same two cards, and of all chains


def complete_plays(view: SeatView, *, call: bool = True) -> tuple[Play, ...]:
    """Every single card that may be played and every group at its largest, with every suit or rank that may be picked.
    In a group the first and the last card matter, but not the order between them. Chains, of which a hand can hold any
    number, are followed as far as they go, the first ones found. ``call``: say “last card” where it is due.
    """
    plays: list[Play] = []
    for first in view.options.cards:
        after = view.may_do(view.seat, (first,))
        plays += _stopping((first,), after, call=call)
        for last in after.cards:
            # the largest group that begins and ends with these: of one rank, or a marriage with all that can join it
            alike, others = rank_of(last) == rank_of(first), without_cards(view.hand, (first, last))
            between = [
                card for card in others if card in after.cards and (not alike or rank_of(card) == rank_of(first))
            ]
            with_all = view.may_do(view.seat, (first, *between, last))
            chosen = (first, *between, last) if with_all.complete or with_all.cards else (first, last)
            plays += _growing(view, chosen, MANY if len(plays) < MANY_IN_ALL else 1, call=call)
    return tuple(plays)


def _growing(view: SeatView, chosen: Cards, most: int, *, call: bool) -> list[Play]:
    """A group, and the chains that go on from it. Which cards are in one matters, and which is its last."""
    plays: list[Play] = []
    waiting, known = [chosen], {_kind_of(chosen)}
    while waiting and most:
        chosen, most = waiting.pop(), most - 1
        after = view.may_do(view.seat, chosen)
        plays += _stopping(chosen, after, call=call)
        longer = [more for card in after.cards if _kind_of(more := (*chosen, card)) not in known]
        known |= set(map(_kind_of, longer))
        waiting += longer
    return plays


def _kind_of(chosen: Cards) -> Cards:
    return (*sorted(chosen[:-1]), chosen[-1])


def _stopping(chosen: Cards, after: Options, *, call: bool) -> list[Play]:
    if not after.complete:
        return []
    parts = product(after.suits or (None,), after.sequences or (None,), after.ranks or (None,))
    return [Play(chosen, suit, call and after.call, sequence, rank) for suit, sequence, rank in parts]
