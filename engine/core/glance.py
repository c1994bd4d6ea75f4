"""What tells at a glance how near a side is to winning a round: a few numbers of a position, and what they are worth.

The same numbers are taken by all rules of a kind of game. What one more of each is worth depends on chapters of the
rules, and is fitted to many rounds (``python -m engine fit``).
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Generic, TypeVar

from engine.core.ruleset import Ruleset
from engine.core.state import MatchState

RulesT = TypeVar("RulesT", bound=Ruleset)
StateT = TypeVar("StateT", bound=MatchState)

Weights = Mapping[str, Mapping[str, float]]  # by chapter, and by feature


@dataclass(frozen=True)
class Glance(Generic[RulesT, StateT]):
    """``taken`` gives the ``features`` of a side, in their order, in a round that ``goes_on``.

    ``package``: where the file of weights is. ``chapters`` are those of which some rules have some, and all have the
    first.
    """

    package: str
    features: tuple[str, ...]
    chapters: Mapping[str, Callable[[RulesT], bool]]
    taken: Callable[[StateT, tuple[int, ...]], tuple[float, ...]]
    goes_on: Callable[[StateT], bool] = lambda state: True

    def held(self, rules: RulesT) -> tuple[str, ...]:
        """The chapters that hold for these rules."""
        return tuple(name for name, holds in self.chapters.items() if holds(rules))

    def worth(self, rules: RulesT, weights: Weights | None = None) -> list[float]:
        """What one more of each feature is worth by these rules."""
        chosen = [(weights or self.weights).get(name, {}) for name in self.held(rules)]
        return [sum(each.get(feature, 0.0) for each in chosen) for feature in self.features]

    @cached_property
    def weights(self) -> Weights:
        """What was fitted."""
        fitted: Weights = json.loads((files(self.package) / "weights.json").read_text(encoding="utf-8"))["weights"]
        return fitted
