"""Chance that anyone can check: a stream of bytes made from a seed, and a shuffle that uses nothing else.

Shuffle number ``n`` of a match reads the SHAKE-256 stream of ``"{seed}/{n}"`` as 64 bit big-endian numbers. There is
one number for each index from the last to the second. Each index is swapped with ``number % (index + 1)``
(Fisher-Yates). The bias of the modulo is less than 2**-57, far too small to notice in a lifetime of deals.
"""

import hashlib
from collections.abc import Sequence
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
        self.seed = seed
        self.turn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1."""
        self.turn += 1
        return numbers(self.seed, self.turn, 1)[0] % bound

    def one_of(self, things: Sequence[T]) -> T:
        """One of the items. There must be at least one."""
        if len(things) == 1:
            self.pass_over()
            return things[0]
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        self.turn += 1
        return shuffled(things, self.seed, self.turn) if len(things) > 1 else tuple(things)

    def pass_over(self) -> None:
        """Leave out what can bring one thing only. What comes after it stays as it would have been."""
        self.turn += 1
