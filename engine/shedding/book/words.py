"""Small words that many sentences need."""

from engine.english import number_word, times
from engine.shedding.rules import Rules


def many_cards(count: int) -> str:
    """A number of cards, the number as a word."""
    return f"{number_word(count)} card{'' if count == 1 else 's'}"


def many_points(points: int) -> str:
    """A number of points, in digits."""
    return times(points, "point")


def next_player(rules: Rules) -> str:
    """The player who comes next."""
    return "the other player" if rules.seats == 2 else "the next player"


def upper(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
