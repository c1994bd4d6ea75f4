"""What everyone plays for."""

from engine.shedding.language.rulebook.words import WORDS, form
from engine.shedding.rules.rules import Rules
from engine.words import and_listed


def lines(rules: Rules) -> list[str]:
    """Who plays with whom, and for what."""
    goal = "sides" if rules.partnered else "play-on" if rules.plays_on else form(rules.goal)
    aim = WORDS("goal", goal=goal, deal=rules.deal)
    if not rules.partnered:
        return [aim]
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    named = dict(zip(("first", "second", "third", "fourth"), sides, strict=False))
    return [WORDS("sides", sides=len(sides), **named), aim]
