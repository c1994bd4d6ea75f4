"""Chance that anyone can check: a stream of bytes made from a seed, and a shuffle that uses nothing else.

Shuffle number ``n`` of a match reads the SHAKE-256 stream of ``"{seed}/{n}"`` as 64 bit big-endian numbers. There is
one number for each index from the last to the second. Each index is swapped with ``number % (index + 1)``
(Fisher-Yates). The bias of the modulo is less than 2**-57, far too small to notice in a lifetime of deals.
"""

import hashlib
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random
from struct import unpack

from engine.words import T


def numbers(seed: str, turn: int, count: int) -> tuple[int, ...]:
    """The first ``count`` 64 bit numbers of the stream for one use of chance."""
    return unpack(f">{count}Q", hashlib.shake_256(f"{seed}/{turn}".encode()).digest(8 * count))


def shuffled(things: Sequence[T], seed: str, turn: int) -> tuple[T, ...]:
    """The items in the order of shuffle number ``turn`` of this seed."""
    order = list(things)
    places = map(int.__mod__, numbers(seed, turn, len(order)), range(len(order), 1, -1))
    for index, other in zip(range(len(order) - 1, 0, -1), places, strict=False):
        order[index], order[other] = order[other], order[index]
    return tuple(order)


def seal(seed: str, salt: str) -> str:
    """The hash that is published before the first card, so that the seed can be proved at the end."""
    return hashlib.sha256(f"{salt}/{seed}".encode()).hexdigest()


class Chance:
    """A separate stream for computer players. It never touches the chance of a match."""

    def __init__(self, seed: str) -> None:
        self.seed, self.turn = seed, 0

    def below(self, bound: int) -> int:
        self.turn += 1
        return numbers(self.seed, self.turn, 1)[0] % bound

    def one_of(self, things: Sequence[T]) -> T:
        if len(things) > 1:
            return things[self.below(len(things))]
        self.pass_over()
        return things[0]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        self.turn += 1
        return shuffled(things, self.seed, self.turn) if len(things) > 1 else tuple(things)

    def pass_over(self) -> None:
        """Leave out what can bring one thing only. What comes after it stays as it would have been."""
        self.turn += 1


class Dice(Chance):
    """A quicker stream for players that look ahead, which no one has to check."""

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
