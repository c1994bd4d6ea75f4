"""How many cards are drawn, what may be played then, and what happens when the stock runs out."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.rule import choice, number, switch
from engine.shedding.rules.chapters import DRAWING
from engine.shedding.rules.chapters.special_cards import SpecialCardRules
from engine.shedding.rules.choices import AfterDrawing

UNTIL_ABLE = 0  # as a number of cards to draw: until one fits
AS_MANY_AS_LIKED = 21
NO_LIMIT = 0
DRAWS = range(AS_MANY_AS_LIKED + 1)  # they fit into a select, and 20 cards hold one that fits nearly always
LIMITS = range(10, 61)


@dataclass(frozen=True)
class DrawingRules(SpecialCardRules):
    """The chapter about drawing."""

    draws: int = number(1, DRAWING, allowed=DRAWS)
    draw_though_able: bool = switch(True, DRAWING)
    after_drawing: AfterDrawing = choice(AfterDrawing.TURN_ENDS, DRAWING)
    hand_limit: int = number(
        NO_LIMIT,
        DRAWING,
        allowed=(NO_LIMIT, *LIMITS),
        offered=(0, 10, 12, 15, 16, 18, 20, 21, 24, 25, 27, 30, 40, 50, 60),
    )
    reshuffle: bool = switch(True, DRAWING)
    free_pass: bool = switch(False, DRAWING)

    @cached_property
    def draws_freely(self) -> bool:
        """True if drawing may stop after any card (source: more-cousins.md 6.5, "as many as one likes")."""
        return self.draws == AS_MANY_AS_LIKED

    @cached_property
    def most_draws(self) -> int:
        """How many cards may be drawn in a turn, or UNTIL_ABLE."""
        return self.cards if self.draws_freely else self.draws

    @cached_property
    def drawing_ends_turn(self) -> bool:
        return self.after_drawing == AfterDrawing.TURN_ENDS
