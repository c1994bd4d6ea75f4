"""What happens at a table of a shedding game, by subject. Cards that a seat may not see are None in its form."""

from engine.shedding.events import (
    bluffs,
    deal,
    draw_penalty,
    drawing,
    endings,
    etiquette,
    gifts,
    last_card,
    plays,
    rule_making,
    turns,
)

SUBJECTS = (bluffs, deal, draw_penalty, drawing, endings, etiquette, gifts, last_card, plays, rule_making, turns)
