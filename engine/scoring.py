"""What the hands cost when a round ends."""

from engine.cards import Card
from engine.rules import Rules


def cost(rules: Rules, hand: tuple[Card, ...]) -> int:
    """The points that a hand costs."""
    return sum(map(rules.cost_of.__getitem__, hand))


def penalties(rules: Rules, hands: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Every seat is debited with what it holds; an empty hand costs nothing."""
    return tuple(cost(rules, hand) for hand in hands)
