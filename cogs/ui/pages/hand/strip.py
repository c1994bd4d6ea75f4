"""What stands above the cards of a hand: what has to be matched, whose turn it is, and how many cards everyone has."""

from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import Hand
from cogs.ui.pages.hand.labels import WORDS
from engine.words import beside
from model.tables.naming import names


def strip(hand: Hand) -> str:
    view, seats = hand.view, []
    for seat in range(view.rules.seats):
        counted = held(hand, seat)
        seats.append(WORDS("strip-turn", seat=counted) if seat == view.turn else counted)
    return WORDS("strip", top=look_of(view.rules).top(view), seats=beside(seats))


def held(hand: Hand, seat: int) -> str:
    """How many cards a seat has, or that it is out of the match."""
    out = "out-" if hand.table.is_out(seat) else ""
    key = f"strip-{out}you" if seat == hand.view.seat else f"strip-{out}seat"
    return WORDS(key, name=names(hand.table)[seat], count=hand.view.counts[seat])
