"""Jumping in: who holds the very card that is on top may play it at once, though another player is to move.

Source: linked-variants.md, 2.14 "identical-card jump-in", and 5.5 "jump-in": "an identical card can be thrown in
between, and play goes on from there".
"""

from engine.core.cards import Card, rank_of
from engine.shedding.view import Position


def jumping(position: Position, seat: int) -> tuple[Card, ...]:
    """The card with which a seat that is not to move may jump in, if there is one.

    A draw penalty is for the next player alone to answer, a step that the round waits for comes first, and a last
    resort needs a turn in which nothing else fits.
    """
    rules = position.rules
    if not rules.jumps_in or seat == position.turn or position.phase != "play" or is_closed(position):
        return ()
    top = position.pile[-1]
    return (top,) if top in (position.hands[seat] or ()) else ()


def is_closed(position: Position) -> bool:
    """Whether no one may jump in now, whatever they hold."""
    waits = position.pending is not None or bool(position.debt)
    return waits or rank_of(position.pile[-1]) in position.rules.last_resort
