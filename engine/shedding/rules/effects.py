"""The effects that a special card can have."""

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["skip", "reverse", "draw", "gift", "draw back", "all draw", "rank", "again", "suit"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DRAW_CARDS: tuple[Kind, ...] = ("draw", "draw back")  # the effects that add to the debt
REACHES_OTHERS: tuple[Kind, ...] = (*DRAW_CARDS, "gift", "all draw")  # what a winning card can bring to other hands


@dataclass(frozen=True)
class Effect:
    """One effect.

    ``count`` is the seats skipped, the cards added to the debt, or the cards that each other seat is given or draws.
    ``draw back`` puts the debt on the previous player, ``all draw`` makes everyone else draw at once, ``rank`` asks for
    a rank, ``again`` lets its player play again, and with ``suit`` all other cards of its suit may be played in the
    same turn.
    """

    kind: Kind
    count: int = 1


# In the order in which an editor offers them. Rules that grow are offered some of these too, so with another one a
# stored match may replay differently (see ``ENGINE`` in ``engine.matches.record``).
EFFECTS = (
    *(Effect("skip", count) for count in (1, 2, 3)),
    Effect("reverse"),
    *(Effect("draw", count) for count in range(1, 11)),
    *(Effect("gift", count) for count in (1, 2)),
    Effect("again"),
    Effect("suit"),
    *(Effect("draw back", count) for count in (2, 3, 5)),
    *(Effect("all draw", count) for count in (1, 2)),
    Effect("rank"),
)
