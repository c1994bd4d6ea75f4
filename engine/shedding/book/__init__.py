"""The rulebook of the shedding games: their Rules as plain sentences, enough for a newcomer to play.

The module of each chapter has its ``lines``. Each function writes the line on one subject, empty when there is nothing
to say. A choice that does not apply changes no word. Every choice that applies has its own words, and so has its
absence. The engine is asked what may be played.
"""

from engine.game import MATCH, Texts
from engine.shedding.book import aim, bluffing, deal, drawing, last_card, match, scoring, several, special, turn, wild
from engine.shedding.book.deal import dealer
from engine.shedding.rules import Rules

__all__ = ["dealer", "texts"]


def texts(rules: Rules, base: Rules) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    return {
        "Aim": aim.lines(rules),
        "Deal": deal.lines(rules),
        "Your turn": turn.lines(rules),
        "Wild cards": wild.lines(rules),
        "Special cards": special.lines(rules, base),
        "Bluffing": bluffing.lines(rules),
        "Drawing": drawing.lines(rules),
        "Several cards at once": several.lines(rules),
        "Last card": last_card.lines(rules),
        "End of the round": scoring.lines(rules),
        MATCH: match.lines(rules),
    }
