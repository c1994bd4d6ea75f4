"""What the rules of every game are: one frozen value whose fields are house rules.

Each field has a ``Rule`` that tells all about it. Its sentence is in the rulebook of its game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.core.cards import Card
from engine.core.packs.french import PACK
from engine.core.rule import KEPT_AS, SHARED, Choice, RuleChoice, Rules_contra, SomeRule, message
from engine.words import Message, Words

SEATS = range(2, 9)
READINGS = (5, 6, 7)  # how this engine can understand the rules, the newest last: a match keeps the one it began with
TARGETS = range(10, 1001)
ROUNDS = range(1, 21)  # to win, or to play, where a match is made of so many
POINTS_OF_A_ROUND = 25  # or so
MOVES_OF_A_SEAT = 1000  # in a round: several times as many as in the longest one that came to its end by itself
MOVES_OF_A_MATCH = 10_000
MOVES_BEFORE = 100_000  # of a match by the first reading, which knew no bound: a longer one can't be kept as a record
TARGETS_OFFERED = (10, 25, 50, 75, 100, 101, 150, 200, 250, 300, 400, 500, 600, 750, 1000)  # by an editor


class FirstDealer(RuleChoice):
    """Who deals the first round."""

    CHANCE = "chance"
    LOW_CARD = "low card"
    FIRST_SEAT = "first seat"


class NextDealer(RuleChoice):
    """Who deals the next round."""

    LEFT = "left"
    WINNER = "winner"
    LAST = "last"


class RulesError(ValueError):
    """House rules that cannot be played together. ``str`` says why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


@dataclass(frozen=True)
class Conflict(Generic[Rules_contra]):
    """What must be true between rules, and the message for the player when it is not, with its ``figures``."""

    holds: Callable[[Rules_contra], bool]
    key: str
    figures: Callable[[Rules_contra], Mapping[str, int]] = lambda rules: {}


@dataclass(frozen=True)
class Remark:
    """Something about these rules that a host may have overlooked, for an editor to point out. ``rules`` are names."""

    rules: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Ruleset:
    """The house rules of one table. Raises RulesError when they cannot be played.

    A subclass is a frozen dataclass whose fields are made by ``choice``, ``number``, ``switch`` and the like. Its
    ``catalogue`` has the words of its rules. ``reading`` is no house rule: it keeps a match that was begun before the
    engine changed as it was, and a new match has the newest. ``retired`` names what a match had and is no longer
    here, so that it can't go on.
    """

    catalogue: ClassVar[Words]
    reading: int = field(default=READINGS[-1], kw_only=True)
    retired: tuple[str, ...] = field(default=(), kw_only=True)

    @property
    def outdated(self) -> bool:
        """True if something in a match by these rules came about in a way that is no longer here. Such a match can be
        followed by what happened in it, but not played again.
        """
        return bool(self.retired)

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def sides(self) -> int:
        """The number of sides of partners. 0 when everyone plays alone."""
        raise NotImplementedError

    @property
    def target(self) -> int:
        raise NotImplementedError

    @property
    def first_dealer(self) -> FirstDealer:
        raise NotImplementedError

    @property
    def next_dealer(self) -> NextDealer:
        raise NotImplementedError

    def __post_init__(self) -> None:
        if type(self.reading) is not int or self.reading not in READINGS:
            raise RulesError(SHARED.message("no-such-choice"))
        for rule in self.fields().values():
            if isinstance(rule, Choice):  # a record or a person wrote it as plain text
                way = rule.way(getattr(self, rule.name))
                if way is None:
                    raise RulesError(SHARED.message("no-such-choice"))
                object.__setattr__(self, rule.name, way)
        for refused in filter(None, (rule.refusal(rule.of(self)) for rule in self.fields().values())):
            raise RulesError(refused)
        for conflict in self.conflicts():
            if not conflict.holds(self):
                raise RulesError(message(self.catalogue, conflict.key, **conflict.figures(self)))

    def __reduce__(self) -> tuple[object, ...]:
        """For another process, without what was looked up here: that may tell of games that are none of its business.

        All that it gets by equal rules shares one value there too.
        """
        return _sent, (type(self), {part.name: getattr(self, part.name) for part in fields(self)})

    @classmethod
    def fields(cls) -> Mapping[str, SomeRule[Self]]:
        """All house rules by name, in the order they are written."""
        if cls not in _FIELDS:
            rules = ((part.name, part.metadata[KEPT_AS]) for part in fields(cls) if KEPT_AS in part.metadata)
            named = {name: replace(rule, name=name, catalogue=cls.catalogue) for name, rule in rules}
            _FIELDS[cls] = MappingProxyType(named)
        return _FIELDS[cls]

    @classmethod
    def field(cls, name: str) -> SomeRule[Self]:
        return cls.fields()[name]

    @classmethod
    def chapters(cls) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule.chapter for rule in cls.fields().values()))

    @classmethod
    def conflicts(cls) -> tuple[Conflict[Self], ...]:
        return ()

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards in play, in order."""
        raise NotImplementedError

    @property
    def deal_passes(self) -> int:
        """How many seats the deal passes on after a round, clockwise."""
        return 1

    @property
    def drawn_for_deal(self) -> tuple[Card, ...]:
        """The cards from which everyone draws one for the first deal."""
        return PACK

    @property
    def special_cards(self) -> frozenset[Card]:
        """The cards of the pack that do more than match."""
        return frozenset()

    @property
    def collects(self) -> bool:
        """More points are better."""
        raise NotImplementedError

    @property
    def counted(self) -> str:
        """What a total counts: ``points``, ``rounds`` that were won, or ``nothing`` when a single round decides."""
        return "points"

    @property
    def aim(self) -> str:
        """The rule that tells how long a match lasts. It does not apply where nothing but the cards decides that."""
        return "target"

    @property
    def span(self) -> int:
        """About how far apart the best and the worst total of a match can be, in what is counted."""
        number: int = self.field(self.aim).of(self)
        return number if self.aim != "rounds_to_play" or self.counted != "points" else POINTS_OF_A_ROUND * number

    def behind(self, totals: Sequence[float]) -> float:
        """How much of a match is behind when its totals are these, from 0 to 1."""
        return min(1.0, max(0.0, max(totals) / self.span))

    @property
    def in_rounds(self) -> bool:
        """A match is made of rounds that each bring points."""
        return True

    @cached_property
    def longest_match(self) -> int:
        """How many moves a match may have: it is over with the round in which it comes to so many."""
        return MOVES_OF_A_MATCH if self.reading >= 6 else MOVES_BEFORE

    @cached_property
    def longest_round(self) -> int:
        """How many moves a round may have: after so many it ends undecided. A match of a single round may have all."""
        return MOVES_OF_A_SEAT * self.seats if self.reading >= 6 and self.in_rounds else self.longest_match

    @property
    def hands_cost(self) -> bool:
        return True

    @property
    def knocks_out(self) -> bool:
        """Seats go out of the match one by one, until one is left."""
        return False

    @property
    def settles(self) -> bool:
        """Players pay each other at the end."""
        return False

    @property
    def hands_to_win(self) -> int:
        """How many hands must be played out to win, which measures how long a match lasts."""
        return 1

    @property
    def sides_in_play(self) -> int:
        """Including sides of one seat."""
        return self.sides or self.seats

    @cached_property
    def partners(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, the seats of its side, including the seat itself."""
        sides = self.sides_in_play
        return tuple(tuple(range(seat % sides, self.seats, sides)) for seat in range(self.seats))

    @cached_property
    def partnered(self) -> bool:
        return len(self.partners[0]) > 1

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """The changes to this table's rules, with the changes that follow from them."""
        return dict(changes)

    def changed(self, changes: Mapping[str, object]) -> Self:
        """These rules with some changed, and with the changes that follow. Raises RulesError."""
        following: dict[str, Any] = self.following(changes)
        return replace(self, **following)

    def remarks(self, base: Self) -> tuple[Remark, ...]:
        """What a host may have overlooked, next to the named game."""
        return ()

    def alike(self, others: Self, name: str) -> bool:
        return self.field(name).alike(self, others)


_FIELDS: dict[type[Ruleset], Mapping[str, SomeRule[Any]]] = {}  # by kind of game, filled when first asked for

Rules = TypeVar("Rules", bound=Ruleset)


def shared(rules: Rules) -> Rules:
    """Equal rules, the same for all matches that are played by them. What rules look up once is their largest part."""
    known = _shared(rules)
    return known if isinstance(known, type(rules)) else rules


def _sent(kind: type[Rules], values: dict[str, Any]) -> Rules:
    return shared(kind(**values))


@lru_cache(64)
def _shared(rules: Ruleset) -> Ruleset:
    return rules


def sides_for(seats: int) -> tuple[int, ...]:
    """The numbers of equal sides of two or more that this many seats can form."""
    return tuple(sides for sides in (2, 3, 4) if seats % sides == 0 and seats // sides > 1)
