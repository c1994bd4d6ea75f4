"""Chance: the deals that anyone can check, the promise before the first card, and quick dice for thinking.

Shuffle number ``n`` of a match reads the SHAKE-256 stream of ``"{seed}/{n}"`` as 64 bit big-endian numbers. There is
one number for each index from the last to the second. Each index is swapped with ``number % (index + 1)``
(Fisher-Yates). The bias of the modulo is less than 2**-57, far too small to notice in a lifetime of deals.

The seed is sealed before the first card. Scheme 1 is that of older matches: its seal is the hash of ``salt/seed``, and
all cards come from the seed alone. Scheme 2 binds everyone: seed and salt are 32 hexadecimal digits each, and the seal
is the hash of a tag and both, so that it fits no other pair. The seed of the cards is the hash of another tag, seed,
salt, and the ids that Discord set for the presses of joining and starting after the seal was shown. The players don't
know the seed and the bot doesn't know the ids in advance, so that neither can choose a deal.
"""

import re
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256, sha512, shake_256
from itertools import accumulate
from math import exp
from random import Random
from struct import unpack
from typing import Literal

from engine.words import T

NEWEST = 2
PRESSES = 64  # as many of the latest presses count

RepeatedDeal = tuple[int, int]  # a shuffle by its number, and the seat that dealt

_SEAL, _CARDS, _TABLE = b"Eights, scheme 2, seal:", b"Eights, scheme 2, cards:", b"Eights, scheme 2, table:"
_DIGITS = re.compile("[0-9a-f]{32}")

# Shuffles


def numbers(seed: str, turn: int, count: int) -> tuple[int, ...]:
    """The first ``count`` 64 bit numbers of the stream for one use of chance."""
    return unpack(f">{count}Q", shake_256(f"{seed}/{turn}".encode()).digest(8 * count))


def shuffled(things: Sequence[T], seed: str, turn: int) -> tuple[T, ...]:
    """The items in the order of shuffle number ``turn`` of this seed."""
    order = list(things)
    places = map(int.__mod__, numbers(seed, turn, len(order)), range(len(order), 1, -1))
    for index, other in zip(range(len(order) - 1, 0, -1), places, strict=False):
        order[index], order[other] = order[other], order[index]
    return tuple(order)


# Sealed deals


@dataclass(frozen=True)
class Deal:
    """The source of the cards of a match."""

    scheme: int
    seed: str
    salt: str
    seal: str  # as it was shown
    entropy: tuple[int, ...] = ()  # the ids of presses that were mixed in
    repeats: tuple[RepeatedDeal, ...] = ()  # of another match with the same secrets, dealt again by a former version

    @property
    def state_seed(self) -> str:
        if self.scheme == 1:
            return self.seed
        presses = b"".join(each.to_bytes(8, "big") for each in (len(self.entropy), *self.entropy))
        return sha256(_CARDS + f"{self.seed}{self.salt}".encode() + presses).hexdigest()

    @property
    def fault(self) -> Literal["scheme", "form", "seal"] | None:
        """An unknown scheme, parts that are not of its form, or a seal that does not fit."""
        if self.scheme not in (1, NEWEST):
            return "scheme"
        presses = len(self.entropy) <= PRESSES and all(0 <= each < 2**64 for each in self.entropy)
        well_formed = presses and scheme_of(self.seed, self.salt) == NEWEST
        if self.entropy if self.scheme == 1 else not well_formed:
            return "form"
        return None if self.seal == seal_of(self.scheme, self.seed, self.salt) else "seal"


def scheme_of(seed: str, salt: str) -> int:
    """The scheme for a new deal. Secrets that a developer has picked, to see the same cards again, need the first."""
    return NEWEST if _DIGITS.fullmatch(seed) and _DIGITS.fullmatch(salt) else 1


def seal_of(scheme: int, seed: str, salt: str) -> str:
    """The hash that is published before the first card, so that the seed can be proved at the end."""
    return sha256(f"{salt}/{seed}".encode() if scheme == 1 else _SEAL + f"{seed}{salt}".encode()).hexdigest()


def deal_of(
    seed: str, salt: str, scheme: int = 1, entropy: tuple[int, ...] = (), repeats: tuple[RepeatedDeal, ...] = ()
) -> Deal:
    return Deal(scheme, seed, salt, seal_of(scheme, seed, salt), entropy, repeats)


def with_press(entropy: tuple[int, ...], press: int | None) -> tuple[int, ...]:
    return entropy if press is None else (*entropy, press)[-PRESSES:]


def drawn_from(seed: str, *numbers: int) -> tuple[str, str]:
    """A seed and a salt for one of many tables, such as those of a tournament, from the one seed that was sealed."""
    digits = sha256(_TABLE + "/".join([seed, *map(str, numbers)]).encode()).hexdigest()
    return digits[:32], digits[32:]


# Chance of computer players


class Chance:
    """A separate stream for computer players. It never touches the chance of a match."""

    def __init__(self, seed: str) -> None:
        self.seed, self.turn = seed, 0

    def below(self, bound: int) -> int:
        self.turn += 1
        return numbers(self.seed, self.turn, 1)[0] % bound if bound > 1 else 0

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        self.turn += 1
        return shuffled(things, self.seed, self.turn) if len(things) > 1 else tuple(things)


class Dice(Chance):
    """A quicker stream for players that look ahead, which no one has to check."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        text = seed.encode()
        number = int.from_bytes(text + sha512(text).digest())
        random = Random(number)
        self.share = random.random  # a number from 0 up to, but not including, 1
        self.begin_again = partial(random.seed, number)  # the same numbers come again

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
        return bisect(so_far, self.share() * so_far[-1], hi=len(so_far) - 1)


def shares(prospects: Sequence[float]) -> list[float]:
    """The share of each. One more is about three times as likely."""
    best = max(prospects)
    weights = [exp(each - best) for each in prospects]
    whole = sum(weights)
    return [weight / whole for weight in weights]
