"""Every house rule of the shedding games as one frozen value. Their sentences are in ``rulebook``."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.core.ruleset import Conflict
from engine.shedding.rules.chapters.scoring import TO_THE_TARGET
from engine.shedding.rules.choices import Deals
from engine.shedding.rules.compiled import CompiledRules
from engine.shedding.rules.conflicts import CONFLICTS
from engine.words import Words


@dataclass(frozen=True)
class Rules(CompiledRules):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    catalogue: ClassVar[Words] = Words("engine.shedding.rules.house_rules")

    @classmethod
    def conflicts(cls) -> tuple[Conflict[Self], ...]:
        return CONFLICTS

    @property
    def outdated(self) -> bool:
        """Before the seventh reading a winner was offered other rules to add, and other hands could be announced."""
        grows = self.is_growing and not self.hides
        return super().outdated or (self.reading < 7 and (grows or self.announces))

    def dealt_in(self, number: int) -> int:
        """How many cards each seat is dealt in a round, counted from 1 (source: linked-variants.md, Crates).

        A round that only breaks a tie goes on with a single card (source: linked-variants.md, Ocho Locos).
        """
        if not self.changing_deals:
            return self.deal
        if self.deals == Deals.DOWN:
            breaks_tie = self.rounds_to_play != TO_THE_TARGET and number > self.rounds_to_play
            return 1 if breaks_tie else self.deal - (number - 1) % self.deal
        return 1 + abs(self.deal - 1 - (number - 1) % (2 * self.deal - 2))


def with_rule(rules: Rules, name: str, value: object) -> Rules:
    """The rules with this one changed, and nothing that would follow from it in an editor. Raises RulesError."""
    changes: dict[str, Any] = {name: value}
    return replace(rules, **changes)
