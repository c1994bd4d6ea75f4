"""What many chapters need to say their lines."""

from engine.core.card_words import one_of
from engine.shedding.table import Table
from engine.words import Words

WORDS = Words("engine.shedding.language.rulebook")


def of_pack(rules: Table, key: str, /, **values: str | int) -> str:
    """A message that calls suits and ranks as the pack does."""
    return WORDS(key, pack=rules.kind_of_pack.key, **values)


def paragraph(*sentences: str) -> str:
    """Sentences on one subject. Empty ones say nothing."""
    return " ".join(filter(None, sentences))


def yes(fact: object) -> str:
    """A fact as a message takes it."""
    return "yes" if fact else "no"


def form(value: str) -> str:
    """A way to play a rule as a message takes it."""
    return value.replace(" ", "-")


def joker(rules: Table) -> dict[str, str]:
    return {"joker": one_of([rules.kind_of_pack.joker_rank])}
