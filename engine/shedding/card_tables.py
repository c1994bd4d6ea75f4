"""The tables of the shedding games: what special cards do, and what cards cost."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from engine.core.cards import EVERY_RANK, PACKS, Card, Rank, named, plural
from engine.core.packs.french import FRENCH
from engine.core.rule import SHARED, CardTable, Rows
from engine.shedding.effects import EFFECTS, KINDS, Effect
from engine.words import Message, T

Stacking = Literal["none", "same rank", "any draw card", "as strong", "same rank or suit"]
Effects = Rows[Effect]
Costs = Rows[int]
Answers = Rows[Stacking]
CardRanks = Rows[Rank]

STACKING: tuple[Stacking, ...] = get_args(Stacking)
OFF = (1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100)  # points that an editor offers to take off a total
COSTS = (0, 1, 2, 3, 4, 5, 8, 10, 11, 13, 15, 20, 25, 30, 32, 35, 40, 45, 50, 60, 75, 80, 100, 200)

# What each card costs when no rule says otherwise.
pips: Callable[[Card], int] = {card: points for pack in PACKS for card, points in pack.costs.items()}.__getitem__


@dataclass(frozen=True)
class RowTable(CardTable[T]):
    """A rule that is stored row by row, and said so."""

    def row(self, cards: str, value: T) -> str:
        raise NotImplementedError

    def words(self, value: Rows[T]) -> str:
        return ", ".join(self.row(named(name), given) for name, given in value) or SHARED("nothing-listed")


@dataclass(frozen=True)
class EffectTable(RowTable[Effect]):
    """The rule that lists what special cards do."""

    @property
    def parts(self) -> tuple[type, ...]:
        return (Effect,)

    def offers(self, rank: Rank = "") -> Mapping[str, Effect]:
        return {str(number): effect for number, effect in enumerate(EFFECTS)}

    def value_words(self, value: Effect) -> str:
        return self.say("does", kind=_form(value.kind), count=value.count)

    def holds(self, value: object) -> bool:
        return _is_table(
            value, lambda value: isinstance(value, Effect) and isinstance(value.kind, str) and type(value.count) is int
        )

    def refusal(self, value: Effects) -> Message | None:
        if misnamed := super().refusal(value):
            return misnamed
        if not all(effect.kind in KINDS for _, effect in value):
            return self.message("refused-kind")
        return None if all(1 <= effect.count <= 10 for _, effect in value) else self.message("refused-count")

    def row(self, cards: str, value: Effect) -> str:
        return self.say("row", cards=cards, kind=_form(value.kind), count=value.count)


@dataclass(frozen=True)
class PointTable(RowTable[int]):
    """A rule that lists points for cards."""

    OFFERED: ClassVar[Sequence[int]]  # by an editor
    ALLOWED: ClassVar[range]

    def offers(self, rank: Rank = "") -> Mapping[str, int]:
        return {str(points): points for points in self.OFFERED}

    def value_words(self, value: int) -> str:
        return self.say("does", count=value)

    def holds(self, value: object) -> bool:
        return _is_table(value, lambda value: type(value) is int)

    def refusal(self, value: Costs) -> Message | None:
        allowed = all(points in self.ALLOWED for _, points in value)
        return super().refusal(value) or (None if allowed else self.message("refused"))

    def row(self, cards: str, value: int) -> str:
        return self.say("row", cards=cards, count=value)


@dataclass(frozen=True)
class CostTable(PointTable):
    """The rule that lists what cards cost. All others cost their pips."""

    OFFERED, ALLOWED = COSTS, range(501)

    def in_force(self, table: object) -> Costs:
        """Every score sheet tells what hands cost, whether or not that is counted."""
        costs: Costs = self.of(table)
        return costs

    def usual(self, card: Card) -> int:
        return pips(card)


@dataclass(frozen=True)
class PointsOff(PointTable):
    """The rule that lists which cards take points off the total of the player who goes out with them."""

    OFFERED, ALLOWED = OFF, range(1, 101)


@dataclass(frozen=True)
class AnswerTable(RowTable[Stacking]):
    """The rule that lists which draw cards answer a draw card, where that is not as for the others."""

    def offers(self, rank: Rank = "") -> Mapping[str, Stacking]:
        return {str(number): way for number, way in enumerate(STACKING)}

    def value_words(self, value: Stacking) -> str:
        return self.catalogue(f"stacking.{_form(value)}")

    def holds(self, value: object) -> bool:
        return _is_table(value, _is_text)

    def refusal(self, value: Answers) -> Message | None:
        known = all(way in STACKING for _, way in value)
        return super().refusal(value) or (None if known else SHARED.message("no-such-choice"))

    def row(self, cards: str, value: Stacking) -> str:
        return self.say("row", cards=cards, way=self.value_words(value))


@dataclass(frozen=True)
class RankTable(RowTable[Rank]):
    """A rule that lists a rank for each rank or single card, such as the one whose debt it cancels."""

    def offers(self, rank: Rank = FRENCH.ranks[0]) -> Mapping[str, Rank]:
        """The ranks of the same pack."""
        return {other: other for pack in PACKS if rank in pack.every_rank for other in pack.every_rank}

    def value_words(self, value: Rank) -> str:
        return self.say("does", rank=plural(value))

    def holds(self, value: object) -> bool:
        return _is_table(value, _is_text)

    def refusal(self, value: CardRanks) -> Message | None:
        known = all(rank in EVERY_RANK for _, rank in value)
        return super().refusal(value) or (None if known else self.message("refused"))

    def row(self, cards: str, value: Rank) -> str:
        return self.say("row", cards=cards, rank=plural(value))


def _form(stored: str) -> str:
    """A stored value as a message takes it."""
    return stored.replace(" ", "-")


def _is_table(value: object, is_value: Callable[[object], bool]) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(row, tuple) and len(row) == 2 and type(row[0]) is str and is_value(row[1]) for row in value
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str)
