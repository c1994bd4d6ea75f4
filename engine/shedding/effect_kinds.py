"""The effects that a special card can have."""

from dataclasses import dataclass
from typing import Literal, get_args

First = Literal["skip", "reverse", "draw", "gift", "draw back", "all draw", "rank", "again", "suit"]
Kind = Literal[First, "all draw again", "card", "previous draws"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DRAW_CARDS: tuple[Kind, ...] = ("draw", "draw back")  # that add to the debt, of the next player or of the previous one
ALL_DRAW: tuple[Kind, ...] = ("all draw", "all draw again")  # by which everyone else draws at once
AT_ONCE: tuple[Kind, ...] = (*ALL_DRAW, "previous draws")  # by which others draw at once and miss no turn
PLAY_AGAIN: tuple[Kind, ...] = ("again", "all draw again")  # by which the turn stays with the player
HAND_CHANGES: tuple[Kind, ...] = ("gift",)  # by which the player's own hand is another one after the play
REACHES_OTHERS: tuple[Kind, ...] = (*DRAW_CARDS, "gift", *AT_ONCE)  # what a winning card can bring to other hands


@dataclass(frozen=True)
class Effect:
    """The effect of a special card."""

    kind: Kind  # ``rank`` and ``card`` ask for one. With ``suit`` all of its suit may be played in the same turn
    count: int = 1  # seats skipped, cards added to the debt, or cards that each other seat is given or draws


# Those that players may add to rules that grow. With another one, a match in play may go on differently (see
# ``READINGS`` in ``engine.core.ruleset``).
ADDABLE = (
    *(Effect("skip", count) for count in (1, 2, 3)),
    Effect("reverse"),
    *(Effect("draw", count) for count in range(1, 11)),
    *(Effect("gift", count) for count in (1, 2)),
    *(Effect("again"), Effect("suit")),
    *(Effect("draw back", count) for count in (2, 3, 5)),
    *(Effect("all draw", count) for count in (1, 2)),
    Effect("rank"),
)
_LATER: tuple[Kind, ...] = ("all draw again", "previous draws")
# In the order in which an editor offers them.
EFFECTS = (*ADDABLE, *(Effect(kind, count) for kind in _LATER for count in (1, 2)), Effect("card"))
