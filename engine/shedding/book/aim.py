"""What everyone plays for."""

from engine.shedding.book.words import WORDS, form
from engine.shedding.rules import Rules
from engine.words import and_listed

_SIDES = ("first", "second", "third", "fourth")


def lines(rules: Rules) -> list[str]:
    """What everyone plays for."""
    return [_sides(rules), _aim(rules)]


def _sides(rules: Rules) -> str:
    if not rules.partnered:
        return ""
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    return WORDS("sides", sides=len(sides), **dict(zip(_SIDES, sides, strict=False)))


def _aim(rules: Rules) -> str:
    goal = "sides" if rules.partnered else "play-on" if rules.plays_on else form(rules.goal)
    return WORDS("goal", goal=goal, deal=rules.deal)
