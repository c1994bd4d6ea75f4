"""Rules with a step, an action or an event of their own: each is whole in one file."""

from engine.shedding.mechanics import bluffs, etiquette, gifts, last_card, nomination, playing_again, rule_making

MECHANICS = (nomination, last_card, playing_again, gifts, bluffs, etiquette, rule_making)
