"""The rules of any game: one frozen value whose fields are house rules.

Each field has a ``Rule`` that tells all about it. Its sentence is in the rulebook of its game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, Self, get_args, get_type_hints

from engine.core.cards import Card
from engine.core.rule import KEPT_AS, SHARED, AnyRule, Choice, message
from engine.words import Message, T, Words

SEATS = range(2, 9)
READINGS = (5, 6, 7)  # how this engine can understand the rules, the newest last: a match keeps the one it began with
TARGETS = range(10, 1001)
ROUNDS = range(1, 21)  # to win, or to play, where a match is made of so many
POINTS_OF_A_ROUND = 25  # or so
MOVES_OF_A_SEAT = 1000  # in a round: several times as many as in the longest one that came to its end by itself
MOVES_OF_A_MATCH = 10_000
MOVES_BEFORE = 100_000  # of a match by the first reading, which knew no bound: a longer one can't be kept as a record
TARGETS_OFFERED = (10, 25, 50, 75, 100, 101, 150, 200, 250, 300, 400, 500, 600, 750, 1000)  # by an editor

FirstDealer = Literal["chance", "low card", "first seat"]  # who deals the first round
NextDealer = Literal["left", "winner", "last"]  # and who the next one


class RulesError(ValueError):
    """House rules that cannot be played together. ``str`` says why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


@dataclass(frozen=True)
class Conflict(Generic[T]):
    """A way in which rules can't be played together."""

    holds: Callable[[T], bool]  # true of the rules in force when all is well
    key: str  # of the message for the player when it is not, with its figures
    figures: Callable[..., Mapping[str, int]] = lambda rules: {"seats": rules.seats, "sides": rules.sides}


@dataclass(frozen=True)
class Remark:
    """Something about these rules that a host may have overlooked, for an editor to point out."""

    rules: tuple[str, ...]  # their names
    text: str


class Sides:
    """The house rules that each kind of game has among its own, and the sides that they make."""

    seats: int
    sides: int  # of partners, who sit across from each other. 0 when everyone plays alone
    target: int
    first_dealer: FirstDealer
    next_dealer: NextDealer

    @cached_property
    def sides_in_play(self) -> int:
        """The number of sides, those of one seat included."""
        return self.sides or self.seats

    @cached_property
    def partners(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, the seats of its side, including the seat itself."""
        sides, seats = self.sides_in_play, self.seats
        return tuple(tuple(range(seat % sides, seats, sides)) for seat in range(seats))

    @cached_property
    def partnered(self) -> bool:
        return len(self.partners[0]) > 1


class _OfTheMatch:
    """Facts about a match by the rules of a kind of game, and how they are where it says nothing else."""

    deal_passes: int = 1  # seats that the deal passes on after a round, clockwise
    in_rounds: bool = True  # each brings points
    hands_cost: bool = True
    pack: tuple[Card, ...]  # all cards in play, in order
    collects: bool  # more points are better
    counted: str = "points"  # the unit of totals, or ``rounds`` that were won, or ``nothing`` when a single one decides
    aim: str = "target"  # the rule that tells how long it lasts. It does not apply where the cards alone decide that
    knocks_out: bool = False  # seats go out of it one by one, until one is left
    hands_to_win: int = 1  # that must be played out to win, which measure how long it lasts


@dataclass(frozen=True)
class Ruleset(Sides, _OfTheMatch):
    """The house rules of one table: a frozen dataclass whose fields ``choice`` and the like make. Raises RulesError."""

    catalogue: ClassVar[Words]  # the words of its rules
    conflicts: ClassVar[tuple[Conflict[Any], ...]]
    # no house rule: a match that was begun before the engine changed stays as it was, and a new one has the newest
    reading: int = field(default=READINGS[-1], kw_only=True)
    retired: tuple[str, ...] = field(default=(), kw_only=True)  # names of rules that a match had and are no longer here

    @property
    def table(self) -> Any:
        """The rules that are in force: these, unless a kind of game has rules that may not apply beside others."""
        return self

    @property
    def outdated(self) -> bool:
        """A match by these rules has something that is no longer here: it can be followed, but not played again."""
        return bool(self.retired)

    def __post_init__(self) -> None:
        if type(self.reading) is not int or self.reading not in READINGS:
            raise RulesError(SHARED.message("no-such-choice"))
        for rule in self.fields().values():
            value = rule.of(self)
            refused = rule.refusal(value) if rule.holds(value) else SHARED.message("no-such-choice")
            if refused is not None:
                raise RulesError(refused)
        for conflict in self.conflicts:
            if not conflict.holds(self.table):
                raise RulesError(message(self.catalogue, conflict.key, **conflict.figures(self.table)))

    def __reduce__(self) -> tuple[object, ...]:
        """For another process, without what was looked up here. All that it gets by equal rules shares one value."""
        return _sent, (type(self), {part.name: getattr(self, part.name) for part in fields(self)})

    @classmethod
    @cache
    def fields(cls) -> Mapping[str, AnyRule]:
        """All house rules by name, in the order in which they are declared."""
        types, named, group = get_type_hints(cls), dict[str, AnyRule](), ""
        for part in fields(cls):
            if rule := part.metadata.get(KEPT_AS):
                group, neutral = rule.group or group, part.default if rule.neutral is None else rule.neutral
                if isinstance(rule, Choice) and not rule.values:
                    rule = replace(rule, values=get_args(types[part.name]))
                named[part.name] = replace(rule, name=part.name, catalogue=cls.catalogue, group=group, neutral=neutral)
        return MappingProxyType(named)

    @classmethod
    def field(cls, name: str) -> AnyRule:
        return cls.fields()[name]

    @classmethod
    def chapters(cls) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule.chapter for rule in cls.fields().values()))

    @property
    def special_cards(self) -> frozenset[Card]:
        """The cards of the pack that do more than match."""
        raise NotImplementedError

    @cached_property
    def span(self) -> int:
        """About how far apart the best and the worst total of a match can be, in what is counted."""
        number: int = getattr(self, self.aim)
        return number * POINTS_OF_A_ROUND if self.aim == "rounds_to_play" and self.counted == "points" else number

    def behind(self, totals: Sequence[float]) -> float:
        """The share of a match that is behind when its totals are these, from 0 to 1."""
        return min(1.0, max(0.0, max(totals) / self.span))

    @cached_property
    def longest_match(self) -> int:
        """Moves that a match may have: it is over with the round in which it comes to so many."""
        return MOVES_OF_A_MATCH if self.reading >= 6 else MOVES_BEFORE

    @cached_property
    def longest_round(self) -> int:
        """Moves that a round may have: after so many it ends undecided. A match of a single round may have all."""
        return MOVES_OF_A_SEAT * self.seats if self.reading >= 6 and self.in_rounds else self.longest_match

    def following(self, changes: Mapping[str, object]) -> dict[str, Any]:
        """The changes to this table's rules, with the changes that follow from them."""
        return dict(changes)

    def changed(self, changes: Mapping[str, object]) -> Self:
        """These rules with some changed, and with the changes that follow. Raises RulesError."""
        return replace(self, **self.following(changes))

    def remarks(self, base: Self) -> tuple[Remark, ...]:
        """Things that a host may have overlooked, next to the named game."""
        return ()

    def differing(self, others: Self) -> list[str]:
        """The rules that differ, in the order in which they are declared."""
        return [name for name, rule in self.fields().items() if not rule.alike(self, others)]


def _sent(kind: type[Ruleset], values: dict[str, Any]) -> Ruleset:
    return shared(kind(**values))


# Equal rules, the same for all matches that are played by them. What rules look up once is their largest part.
shared: Callable[[T], T] = lru_cache(64)(lambda rules: rules)


def sides_for(rules: Sides) -> tuple[int, ...]:
    """The numbers of equal sides of two or more that the seats can form. 0: all play alone."""
    return 0, *(sides for sides in (2, 3, 4) if rules.seats % sides == 0 and rules.seats // sides > 1)
