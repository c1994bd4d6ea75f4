"""The promise before the first card, and how the seed of the deals follows from it.

Scheme 1 is that of older matches. Its seal is the hash of ``salt/seed``, and all cards come from the seed alone.

Scheme 2 binds everyone. Seed and salt are 32 hexadecimal digits each, and the seal is the hash of a tag and both, so
that it fits no other pair. The seed of the cards is the hash of another tag, seed, salt, and the ids that Discord set
for the presses of joining and starting after the seal was shown. The players don't know the seed and the bot doesn't
know the ids in advance, so that neither can choose a deal.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from engine.chance.stream import seal as seal_of_text

NEWEST = 2
PRESSES = 64  # as many of the latest presses count

RepeatedDeal = tuple[int, int]  # a shuffle by its number, and the seat that dealt

_SEAL, _CARDS, _TABLE = b"Eights, scheme 2, seal:", b"Eights, scheme 2, cards:", b"Eights, scheme 2, table:"
_DIGITS = re.compile("[0-9a-f]{32}")


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
        numbers = b"".join(number.to_bytes(8, "big") for number in (len(self.entropy), *self.entropy))
        return sha256(_CARDS + f"{self.seed}{self.salt}".encode() + numbers).hexdigest()

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
    return seal_of_text(seed, salt) if scheme == 1 else sha256(_SEAL + f"{seed}{salt}".encode()).hexdigest()


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
