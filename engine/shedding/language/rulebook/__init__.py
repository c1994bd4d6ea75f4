"""The rulebook of the shedding games: their Rules as plain sentences, enough for a newcomer to play.

The module of each chapter has its ``lines``, whose words are in ``rulebook.ftl``. Each function writes the line on
one subject, empty when there is nothing to say. A choice that does not apply changes no word. Every choice that applies
has its own words, and so has its absence. The engine is asked what may be played.
"""

from engine.core.game import MATCH, Texts
from engine.shedding.language.rulebook import (
    bluffing,
    deal,
    drawing,
    last_card,
    match,
    scoring,
    several,
    special,
    turn,
    wild,
)
from engine.shedding.language.rulebook.deal import dealer
from engine.shedding.language.rulebook.scoring import too_long
from engine.shedding.language.rulebook.short import in_short
from engine.shedding.language.rulebook.words import WORDS
from engine.shedding.table import Table

__all__ = ["dealer", "in_short", "texts", "too_long"]


def texts(rules: Table, base: Table) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    return {
        WORDS("aim"): match.aim(rules),
        WORDS("the-deal"): deal.lines(rules),
        WORDS("turn"): turn.lines(rules),
        WORDS("wild"): wild.lines(rules),
        WORDS("special"): special.lines(rules, base),
        WORDS("bluffing"): bluffing.lines(rules),
        WORDS("drawing"): drawing.lines(rules),
        WORDS("several"): several.lines(rules, base),
        WORDS("last"): last_card.lines(rules, base),
        WORDS("end"): scoring.lines(rules),
        MATCH: match.lines(rules, base),
    }
