"""Rules with a step, an action or an event of their own: each is whole in one file."""

from engine.shedding.mechanics import (
    bluffs,
    etiquette,
    gifts,
    jump_ins,
    last_card,
    nomination,
    playing_again,
    rank_asking,
    rule_making,
)

MECHANICS = (nomination, jump_ins, rank_asking, last_card, playing_again, gifts, bluffs, etiquette, rule_making)
