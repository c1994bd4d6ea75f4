"""What many chapters need to say their lines."""

from engine.shedding.rules import Rules
from engine.words import Words

WORDS = Words("engine.shedding.rulebook")


def paragraph(*sentences: str) -> str:
    """Sentences on one subject. Empty ones say nothing."""
    return " ".join(filter(None, sentences))


def yes(fact: object) -> str:
    """A fact as a message takes it."""
    return "yes" if fact else "no"


def form(value: str) -> str:
    """A way to play a rule as a message takes it."""
    return value.replace(" ", "-")


def upper(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def left_or_other(rules: Rules) -> str:
    """Who comes after the dealer in the direction of play."""
    return "other" if rules.seats == 2 else "left" if rules.first_direction > 0 else "right"
