"""What many chapters need to say their lines."""

from engine.words import Words

WORDS = Words("engine.shedding.language.rulebook")


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
