"""What may be played in a turn."""

from engine.card_words import together
from engine.shedding.book.pack import last_resort, of_ranks
from engine.shedding.rules import Rules


def lines(rules: Rules) -> list[str]:
    """A turn."""
    return [_matching(rules)]


def _matching(rules: Rules) -> str:
    fits = "that has the suit or the rank of the pile's top card"
    several = rules.groups_ranks or rules.marries
    lay = f"lay a card {fits}, perhaps several at once" if several else f"lay one card {fits}"
    return f"In your turn {lay}.{_open(rules)}{_resort(rules)}"


def _open(rules: Rules) -> str:
    cards = together(rules.opening, rules.jokers)
    return f" On {cards} anything may be laid." if cards else ""


def _resort(rules: Rules) -> str:
    if not last_resort(rules):
        return ""
    cards = of_ranks(rules, rules.last_resort)
    if rules.bluffing:
        return f" {cards} are meant for when nothing else in your hand fits, but you may bluff."
    return f" {cards} may be laid only if nothing else in your hand fits."
