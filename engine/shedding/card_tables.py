"""The tables of the shedding games: what special cards do, and what cards cost."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from engine.core.cards import EVERY_RANK, PACKS, Card, Rank, named, plural
from engine.core.packs.french import FRENCH
from engine.core.rule import SHARED, CardTable, Rows
from engine.shedding.effects import EFFECTS, KINDS, Effect
from engine.words import Message, T

Stacking = Literal["none", "same rank", "any draw card", "as strong", "same rank or suit"]

STACKING: tuple[Stacking, ...] = get_args(Stacking)
OFF = (1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100)  # points that an editor offers to take off a total
COSTS = (0, 1, 2, 3, 4, 5, 8, 10, 11, 13, 15, 20, 25, 30, 32, 35, 40, 45, 50, 60, 75, 80, 100, 200)

# What each card costs when no rule says otherwise.
pips: Callable[[Card], int] = {card: points for pack in PACKS for card, points in pack.costs.items()}.__getitem__


@dataclass(frozen=True)
class RowTable(CardTable[T]):
    """A rule that is stored row by row, and said so."""

    def is_value(self, value: object) -> bool:
        """It is of the right type, though perhaps not one that is allowed."""
        return type(value) is str

    def refused(self, values: Collection[T]) -> Message | None:
        """The reason why no row can have one of these values. None if they all are allowed."""
        raise NotImplementedError

    def figures(self, value: T) -> Mapping[str, str | int]:
        """A value as the messages of the rule take it."""
        raise NotImplementedError

    def holds(self, value: object) -> bool:
        return isinstance(value, tuple) and all(
            isinstance(row, tuple) and len(row) == 2 and type(row[0]) is str and self.is_value(row[1]) for row in value
        )

    def refusal(self, value: Rows[T]) -> Message | None:
        return super().refusal(value) or self.refused([given for _, given in value])

    def value_words(self, value: T) -> str:
        return self.say("does", **self.figures(value))

    def words(self, value: Rows[T]) -> str:
        rows = (self.say("row", cards=named(name), **self.figures(given)) for name, given in value)
        return ", ".join(rows) or SHARED("nothing-listed")


@dataclass(frozen=True)
class EffectTable(RowTable[Effect]):
    """The rule that lists what special cards do."""

    parts = (Effect,)

    def offers(self, rank: Rank = "") -> Mapping[str, Effect]:
        return {str(number): effect for number, effect in enumerate(EFFECTS)}

    def is_value(self, value: object) -> bool:
        return isinstance(value, Effect) and isinstance(value.kind, str) and type(value.count) is int

    def refused(self, values: Collection[Effect]) -> Message | None:
        if not all(effect.kind in KINDS for effect in values):
            return self.message("refused-kind")
        return None if all(1 <= effect.count <= 10 for effect in values) else self.message("refused-count")

    def figures(self, value: Effect) -> Mapping[str, str | int]:
        return {"kind": value.kind.replace(" ", "-"), "count": value.count}


@dataclass(frozen=True)
class PointTable(RowTable[int]):
    """A rule that lists points for cards."""

    offered: Sequence[int] = OFF  # by an editor
    allowed: range = range(1, 101)

    def offers(self, rank: Rank = "") -> Mapping[str, int]:
        return {str(points): points for points in self.offered}

    def is_value(self, value: object) -> bool:
        return type(value) is int

    def refused(self, values: Collection[int]) -> Message | None:
        return None if all(points in self.allowed for points in values) else self.message("refused")

    def figures(self, value: int) -> Mapping[str, str | int]:
        return {"count": value}


@dataclass(frozen=True)
class CostTable(PointTable):
    """The rule that lists what cards cost. All others cost their pips."""

    offered: Sequence[int] = COSTS
    allowed: range = range(501)

    def in_force(self, table: object) -> Rows[int]:
        """Every score sheet tells what hands cost, whether or not that is counted."""
        costs: Rows[int] = self.of(table)
        return costs

    def usual(self, card: Card) -> int:
        return pips(card)


@dataclass(frozen=True)
class AnswerTable(RowTable[Stacking]):
    """The rule that lists which draw cards answer a draw card, where that is not as for the others."""

    def offers(self, rank: Rank = "") -> Mapping[str, Stacking]:
        return {str(number): way for number, way in enumerate(STACKING)}

    def refused(self, values: Collection[Stacking]) -> Message | None:
        return None if all(way in STACKING for way in values) else SHARED.message("no-such-choice")

    def figures(self, value: Stacking) -> Mapping[str, str | int]:
        return {"way": self.value_words(value)}

    def value_words(self, value: Stacking) -> str:
        return self.catalogue(f"stacking.{value.replace(' ', '-')}")


@dataclass(frozen=True)
class RankTable(RowTable[Rank]):
    """A rule that lists a rank for each rank or single card, such as the one whose debt it cancels."""

    def offers(self, rank: Rank = FRENCH.ranks[0]) -> Mapping[str, Rank]:
        """The ranks of the same pack."""
        return {other: other for pack in PACKS if rank in pack.every_rank for other in pack.every_rank}

    def refused(self, values: Collection[Rank]) -> Message | None:
        return None if all(rank in EVERY_RANK for rank in values) else self.message("refused")

    def figures(self, value: Rank) -> Mapping[str, str | int]:
        return {"rank": plural(value)}
