"""Chance for what computer players only think through: quicker than that of a match, as no one has to check it."""

from collections.abc import Sequence
from random import Random

from engine.chance import Chance, Thing


class Dice(Chance):
    """A stream for players that look ahead. The same seed always brings the same numbers."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._random = Random(seed)
        self.share = self._random.random  # a number from 0 up to, but not including, 1
        self.exponential = self._random.expovariate  # with this rate

    def below(self, bound: int) -> int:
        return int(self.share() * bound)

    def one_of(self, things: Sequence[Thing]) -> Thing:
        return things[int(self.share() * len(things))]

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        order = list(things)
        self._random.shuffle(order)
        return tuple(order)
