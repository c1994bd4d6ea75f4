"""The effects that a special card can have."""

from dataclasses import dataclass
from typing import Literal, get_args

from engine.english import cards

Kind = Literal["skip", "reverse", "draw", "gift"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Effect:
    """One effect. ``count`` is the seats skipped, the cards added to the debt, or cards given to each other seat."""

    kind: Kind
    count: int = 1

    @property
    def words(self) -> str:
        """What a special card does, in two or three words."""
        if self.kind == "reverse":
            return "turns direction"
        if self.kind == "gift":
            return f"gives {cards(self.count)} to each"
        return f"{'skips' if self.kind == 'skip' else 'draw'} {self.count}"
