"""What happens at a table of a shedding game, by subject. Cards that a seat may not see are None in its form."""

from engine.shedding.events import deal, draw_penalty, drawing, endings, plays, turns

SUBJECTS = (deal, draw_penalty, drawing, endings, plays, turns)
