"""Chance for what computer players only think through: quicker than that of a match, as no one has to check it."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random

from engine.chance.stream import Chance
from engine.words import T


class Dice(Chance):
    """A stream for players that look ahead. The same seed always brings the same numbers."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._random = Random(seed)
        self.share = self._random.random  # a number from 0 up to, but not including, 1

    def below(self, bound: int) -> int:
        return int(self.share() * bound)

    def one_of(self, things: Sequence[T]) -> T:
        return things[int(self.share() * len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        order, share = list(things), self.share
        for last in range(len(order) - 1, 0, -1):
            place = int(share() * (last + 1))
            order[last], order[place] = order[place], order[last]
        return tuple(order)

    def weighted(self, weights: Sequence[float]) -> int:
        """A place, each as likely as its weight among all, which are not all 0."""
        so_far = list(accumulate(weights))
        return min(bisect(so_far, self.share() * so_far[-1]), len(so_far) - 1)


def shares(prospects: Sequence[float]) -> list[float]:
    """The share of each. One more is about three times as likely."""
    best = max(prospects)
    weights = [exp(each - best) for each in prospects]
    whole = sum(weights)
    return [weight / whole for weight in weights]
