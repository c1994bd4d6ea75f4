"""When a match would never end: where hands never get empty, and where cards count next to nothing.

The figures are measured, with matches of random and of easy players (source: rulings.md, "Every match ends").
"""

from collections.abc import Iterable

from engine.shedding.ways import Stacking

# The most draw cards that a hand may hold once all cards are in hands, by which of them answer another one. With more,
# a small hand has hardly a chance to be played out before it has to draw again.
_MOST: dict[Stacking, int] = {Stacking.NONE: 20, Stacking.AS_STRONG: 10, Stacking.ANY_DRAW_CARD: 10}
_MOST_BY_RANK = 7  # also where something else answers
_KEEPS_UP = 0.9  # cards drawn for each one that is played: besides, players draw when nothing fits
_NEARLY_ALL, _MOST_OF_ALL = 0.95, 14  # if no card gets an answer, hands lose and gain cards in step, and never end
_LEAST = 0.6  # points that one card of each seat must count, on average, for each 100 points to play for
_SHORT = 100  # a match to fewer points may take as long as one to so many (source: rulings.md)


def hands_get_empty(stacking: Stacking, draws: Iterable[tuple[float, float]], largest: float) -> bool:
    """Whether hands get empty. ``draws``: for each card of the pack, how likely it makes others draw, and how many.

    They do if clearly less than a card is drawn for each one that is played. Else the hands grow up to the ``largest``, which
    is a seat's share of the pack or the hand limit, and get empty by luck.
    """
    likely, counts = zip(*draws, strict=True)
    share, drawn = sum(likely) / len(likely), sum(map(float.__mul__, likely, counts)) / len(likely)
    most = _MOST.get(stacking, _MOST_BY_RANK)
    if stacking == Stacking.NONE and share > _NEARLY_ALL:
        most = _MOST_OF_ALL
    return drawn < _KEEPS_UP or share * largest < most


def cards_count(costs: Iterable[int], seats: int, target: int) -> bool:
    """Whether the cards of a pack count enough for a match to this target."""
    each = tuple(costs)
    return sum(each) * seats / len(each) >= _LEAST * min(target, _SHORT) / _SHORT
