"""What the process beside the bot does in which matches are looked back at. It knows nothing but the engine."""

from collections.abc import Sequence

from engine.actions import Action
from engine.fairness import Deal
from engine.looking_back import Budget, LookBack, look_back
from engine.ruleset import Ruleset


def looked_back(
    rules: Ruleset, deal: Deal, course: Sequence[tuple[int, Action]], seat: int, budget: Budget
) -> LookBack:
    """What there is to tell a seat. Raises CannotLookBack."""
    return look_back(rules, deal, course, seat, budget)
