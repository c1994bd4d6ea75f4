"""When a match would never end: where hands never get empty, and where cards count next to nothing.

The figures are measured, with matches of random and of easy players (source: rulings.md, "Every match ends").
"""

from collections.abc import Iterable, Sequence
from math import gcd

from engine.shedding.rules.choices import Stacking

_KEEPS_UP = 0.9  # cards drawn for each one that is played: besides, players draw when nothing fits
_KEEPS_UP_ANNOUNCED = 0.75  # the same where going out is announced a turn before
_KEEPS_UP_FINED = 0.55  # the same with hidden rules: who plays to win has their draw cards answered and piled up

# The most draw cards that a hand may hold once all cards are in hands, by which of them answer another one. With more,
# a small hand has hardly a chance to be played out before it has to draw again.
_MOST: dict[Stacking, int] = {Stacking.NONE: 10, Stacking.AS_STRONG: 10, Stacking.ANY_DRAW_CARD: 10}
_MOST_BY_RANK = 7  # also where something else answers
_MOST_OF_TWO = 40  # of two players who can't answer, one goes on while the other misses turns
_MOST_OF_ODD = 9  # of an odd number who can't answer, each loses and gains cards by turns

_LEAST = 0.6  # points that a card counts on average, times the seats, where a match goes to so many points or more:
_FULL = 100  # one to fewer may take as long (source: rulings.md, "Every match ends")

_LEFT = 2  # average cards in a hand when another one is empty, where all play to win
_HELD = 4  # cards that it still holds now and then
_KEPT = 2  # times as often as by chance, a card that takes points off is kept for last


def hands_get_empty(
    seats: int,
    stacking: Stacking,
    draws: Iterable[tuple[float, float]],
    largest: float,
    fined: float = 0,
    *,
    announced: bool = False,
) -> bool:
    """Whether hands get empty. ``draws``: for each card of the pack, how likely it makes others draw, and how many.

    They do if clearly less than a card is drawn for each one that is played. Else hands grow up to the ``largest``,
    which is a seat's share of the pack or the hand limit, and get empty by luck. ``fined``: how many cards are drawn
    for each play because of hidden rules, whatever is in the hands.
    """
    likely, counts = zip(*draws, strict=True)
    share, drawn = sum(likely) / len(likely), sum(map(float.__mul__, likely, counts)) / len(likely)
    if fined:
        return drawn + fined < _KEEPS_UP_FINED
    if announced:
        return drawn < _KEEPS_UP_ANNOUNCED
    if stacking != Stacking.NONE:
        most = _MOST.get(stacking, _MOST_BY_RANK)
    elif seats == 2:
        most = _MOST_OF_TWO
    else:
        most = _MOST_OF_ODD if seats % 2 else _MOST[stacking]
    return drawn < _KEEPS_UP or share * largest < most


def cards_count(costs: Iterable[int], seats: int, target: int) -> bool:
    """Whether the cards of a pack count enough for a match to this target."""
    each = tuple(costs)
    return sum(each) * seats / len(each) >= _LEAST * min(target, _FULL) / _FULL


def totals_rise(costs: Sequence[int], off: Sequence[int], others: int) -> bool:
    """Whether a round brings the ``others`` more than the last card takes ``off`` the winner's total. Both by card."""
    usual = min(max(off), _KEPT * sum(off) / len(off))
    return not usual or usual < _LEFT * others * sum(costs) / len(costs)


def passes_target(costs: Sequence[int], target: int) -> bool:
    """Whether totals go past a target that they fall back from. They may not where all cards that count are alike."""
    step = gcd(*costs)
    return target % step > 0 or sum(costs) * _HELD >= step * len(costs)
