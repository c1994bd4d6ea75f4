"""What stands above the cards of a hand: what has to be matched, whose turn it is, and how many cards everyone has."""

from cogs.ui.components.titles import names
from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import Hand
from cogs.ui.pages.hand.labels import WORDS


def strip(hand: Hand) -> str:
    view, seats = hand.view, []
    for seat, name in enumerate(names(hand.table)):
        key = "strip-you" if seat == view.seat else "strip-seat"
        counted = WORDS(key, name=name, count=view.counts[seat])
        seats.append(WORDS("strip-turn", seat=counted) if seat == view.turn else counted)
    return WORDS("strip", top=look_of(view.rules).top(view), seats=" · ".join(seats))
