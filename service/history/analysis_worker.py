"""What the process beside the bot does in which matches are looked back at. It knows nothing but the engine."""

from collections.abc import Sequence

from engine.chance.fairness import Deal
from engine.core.actions import Action
from engine.core.ruleset import Ruleset
from engine.matches.analysis import Budget, LookBack, look_back


def looked_back(
    rules: Ruleset, deal: Deal, course: Sequence[tuple[int, Action]], seat: int, budget: Budget
) -> LookBack:
    """What there is to tell a seat. Raises CannotLookBack."""
    return look_back(rules, deal, course, seat, budget)
