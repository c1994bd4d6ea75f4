"""Rules with a step, an action or an event of their own: each is whole in one file.

What ``REFUSALS`` of a file tells is why the actions that are its own are not allowed.
"""

from engine.shedding.legal.reasons import Refusals
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

REFUSALS: Refusals = {
    **nomination.REFUSALS,
    **last_card.REFUSALS,
    **gifts.REFUSALS,
    **bluffs.REFUSALS,
    **etiquette.REFUSALS,
    **rule_making.REFUSALS,
}
