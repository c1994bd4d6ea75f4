"""Chances that add up to one, from how good each one's prospects are."""

from collections.abc import Sequence
from math import exp


def shares(prospects: Sequence[float]) -> list[float]:
    """The share of each. One more is about three times as likely."""
    best = max(prospects)
    weights = [exp(each - best) for each in prospects]
    whole = sum(weights)
    return [weight / whole for weight in weights]
