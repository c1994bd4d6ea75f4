"""What everyone plays for."""

from engine.core.card_words import any_of
from engine.shedding.language.rulebook.words import WORDS, form, paragraph
from engine.shedding.rules.rules import Rules
from engine.words import and_listed


def lines(rules: Rules) -> list[str]:
    """Who plays with whom, and for what."""
    goal = "sides" if rules.partnered else "play-on" if rules.plays_on else form(rules.goal)
    aim = paragraph(WORDS("goal", goal=goal, deal=rules.deal), _brings_back(rules))
    if not rules.partnered:
        return [aim]
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    named = dict(zip(("first", "second", "third", "fourth"), sides, strict=False))
    return [WORDS("sides", sides=len(sides), **named), aim]


def _brings_back(rules: Rules) -> str:
    """Source: more-cousins.md 6.1, "red seven returns"."""
    cards = rules.bringing_back.intersection(rules.one_pack)
    named = any_of(cards, rules.jokers_held)
    return WORDS("brings-back", cards=named, count=len(cards)) if cards else ""
