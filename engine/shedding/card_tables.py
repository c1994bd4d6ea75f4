"""The tables of the shedding games: what special cards do, and what cards cost."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from engine.core.cards import EVERY_RANK, PACKS, Card, Rank, plural
from engine.core.packs.french import FRENCH
from engine.core.rule import SHARED, CardTable
from engine.shedding.effect_kinds import EFFECTS, KINDS, Effect
from engine.words import Message

Stacking = Literal["none", "same rank", "any draw card", "as strong", "same rank or suit"]

STACKING: tuple[Stacking, ...] = get_args(Stacking)
COSTS = (0, 1, 2, 3, 4, 5, 8, 10, 11, 13, 15, 20, 25, 30, 32, 35, 40, 45, 50, 60, 75, 80, 100, 200)

# What each card costs when no rule says otherwise.
PIPS: dict[Card, int] = {card: points for pack in PACKS for card, points in pack.costs.items()}


@dataclass(frozen=True)
class EffectTable(CardTable[Effect]):
    """The rule that lists what special cards do."""

    parts = (Effect,)
    of_card = Effect
    offered: Sequence[Effect] = EFFECTS

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or not super().holds(value):
            return False
        return all(isinstance(effect.kind, str) and type(effect.count) is int for _, effect in value)

    def refused(self, values: Collection[Effect]) -> Message | None:
        if not all(effect.kind in KINDS for effect in values):
            return self.message("refused-kind")
        return None if all(1 <= effect.count <= 10 for effect in values) else self.message("refused-count")

    def figures(self, value: Effect) -> Mapping[str, str | int]:
        return {"kind": value.kind.replace(" ", "-"), "count": value.count}


@dataclass(frozen=True)
class PointTable(CardTable[int]):
    """A rule that lists points for cards, to take off a total."""

    of_card = int
    offered: Sequence[int] = (1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100)
    allowed: Collection[int] = range(1, 101)

    def offers(self, rank: Rank = "") -> Mapping[str, int]:
        return {str(points): points for points in self.offered}

    def figures(self, value: int) -> Mapping[str, str | int]:
        return {"count": value}


@dataclass(frozen=True)
class CostTable(PointTable):
    """The rule that lists what cards cost. All others cost their pips."""

    told_always = True  # by every score sheet, whether or not it is counted
    offered: Sequence[int] = COSTS
    allowed: Collection[int] = range(501)
    usual: Mapping[Card, int] = field(default_factory=lambda: PIPS, compare=False)


@dataclass(frozen=True)
class AnswerTable(CardTable[Stacking]):
    """The rule that lists which draw cards answer a draw card, where that is not as for the others."""

    offered: Sequence[Stacking] = STACKING

    def refused(self, values: Collection[Stacking]) -> Message | None:
        return None if all(way in STACKING for way in values) else SHARED.message("no-such-choice")

    def figures(self, value: Stacking) -> Mapping[str, str | int]:
        return {"way": self.value_words(value)}

    def value_words(self, value: Stacking) -> str:
        return self.catalogue(f"stacking.{value.replace(' ', '-')}")


@dataclass(frozen=True)
class RankTable(CardTable[Rank]):
    """A rule that lists a rank for each rank or single card, such as the one whose debt it cancels."""

    allowed: Collection[Rank] = EVERY_RANK

    def offers(self, rank: Rank = FRENCH.ranks[0]) -> Mapping[str, Rank]:
        """The ranks of the same pack."""
        return {other: other for pack in PACKS if rank in pack.every_rank for other in pack.every_rank}

    def figures(self, value: Rank) -> Mapping[str, str | int]:
        return {"rank": plural(value)}
