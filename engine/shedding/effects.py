"""The effects that a special card can have."""

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["skip", "reverse", "draw", "gift", "again", "suit"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Effect:
    """One effect. ``count`` is the seats skipped, the cards added to the debt, or cards given to each other seat.

    Reversing and playing again have no count. With a card of the kind ``suit``, all other cards of its suit may be
    played in the same turn.
    """

    kind: Kind
    count: int = 1
