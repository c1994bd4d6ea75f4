"""Every house rule of the shedding games as one frozen value. Their sentences are in ``rulebook``."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.core.cards import rank_of
from engine.core.ruleset import Conflict, sides_for
from engine.shedding.rules.chapters.drawing import LIMITS, NO_LIMIT
from engine.shedding.rules.chapters.scoring import TO_THE_TARGET, ScoringRules
from engine.shedding.rules.chapters.table import STOCK_SHARE
from engine.shedding.rules.choices import Deals, Goal, PackKind
from engine.shedding.rules.compiled import CompiledRules
from engine.words import Words

CONFLICTS: tuple[Conflict[ScoringRules], ...] = (
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or rules.sides in (0, *sides_for(rules.seats)),
        "no-sides",
        lambda rules: {"seats": rules.seats, "sides": rules.sides},
    ),
    Conflict(
        lambda rules: rules.stock_after_deal * STOCK_SHARE >= rules.cards,
        "deal-too-large",
        lambda rules: {
            "deal": rules.deal,
            "seats": rules.seats,
            "left": max(rules.stock_after_deal, 0),
            "all": rules.cards,
        },
    ),
    Conflict(
        lambda rules: rules.hand_limit == NO_LIMIT or (rules.hand_limit in LIMITS and rules.hand_limit >= rules.deal),
        "hand-limit-refused",
    ),
    Conflict(
        lambda rules: all(
            effect.kind != "gift" or rank_of(card) not in rules.last_resort for card, effect in rules.effect_of.items()
        ),
        "gift-of-last-resort",
    ),
    Conflict(  # each question may cost a card
        lambda rules: 2 * sum(card in rules.answers_to for card in rules.pack) <= rules.cards,
        "too-many-questions",
    ),
    Conflict(
        lambda rules: 2 * sum(card in rules.kept_apart for card in rules.pack) <= rules.cards,
        "too-many-apart",
    ),
    Conflict(lambda rules: not rules.never_last.issuperset(rules.pack), "no-card-last"),
    Conflict(lambda rules: not rules.hides or rules.pack_kind == PackKind.FRENCH, "hidden-rules-of-another-pack"),
    Conflict(
        lambda rules: rules.goal != Goal.ROUND or any(rules.cost_of[card] for card in rules.drawn_for_deal),
        "nothing-costs",
    ),
)


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
