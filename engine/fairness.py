"""What a match was dealt from, so that anyone can deal it again."""

from dataclasses import dataclass

from engine.chance import seal


@dataclass(frozen=True)
class Deal:
    """Where the cards of a match came from. ``scheme`` numbers the construction, so that old matches keep theirs.

    Scheme 1: ``seal`` is ``engine.chance.seal`` of the seed and the salt, and all shuffles follow from the seed alone.
    """

    scheme: int
    seed: str
    salt: str
    seal: str
    entropy: tuple[int, ...] = ()

    @property
    def state_seed(self) -> str:
        """The seed that the match was begun with."""
        return self.seed

    @property
    def keeps_its_seal(self) -> bool:
        """Whether the seal that was shown before the first card is that of this seed and salt."""
        return self.scheme == 1 and self.seal == seal(self.seed, self.salt)


def deal_of(seed: str, salt: str) -> Deal:
    """A deal of scheme 1."""
    return Deal(1, seed, salt, seal(seed, salt))
