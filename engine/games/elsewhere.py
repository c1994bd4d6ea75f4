"""Games that people ask for and that aren’t dealt here: each with the nearest one that is, and why."""

from dataclasses import dataclass

from engine.games.variants import VARIANTS, Variant
from engine.words import Words

_WORDS = Words(__name__)


@dataclass(frozen=True)
class Elsewhere:
    """A game that is dealt elsewhere."""

    key: str
    nearest: Variant

    @property
    def name(self) -> str:
        return _WORDS(self.key)

    @property
    def names(self) -> tuple[str, ...]:
        """All that people type for it."""
        also = f"{self.key}.also"
        return self.name, *(_WORDS(also).split(", ") if also in _WORDS else ())

    @property
    def why(self) -> str:
        """Why it isn’t dealt here, and what is like it in the nearest game."""
        return _WORDS(f"{self.key}.why", nearest=self.nearest.name)


ELSEWHERE = tuple(Elsewhere(key, game) for game in VARIANTS.values() for key in game.near)
