"""One house rule: which values it may have, when it applies, and where its words are.

A rule is a field of a ``Ruleset`` that a player could say aloud. ``choice``, ``number``, ``switch`` and ``rule_field``
make such a field. Its default is how the game behaved before the field existed, because that is what a record without
it meant. Its words are a message by its name, in the catalogue of its kind of game or in the one that all kinds share.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias

from engine.core.cards import EVERY_RANK, RANKED, SUITED_RANKS, Card, Rank, cards_of, named, rank_of
from engine.words import Message, T, Words, and_listed

KEPT_AS = "rule"  # the key for a rule in the metadata of a dataclass field
SHARED = Words("engine.core.house_rules")  # what every kind of game says of its rules

Names = tuple[str, ...]  # ranks or single cards
Rows = tuple[tuple[str, T], ...]  # ranks or single cards, each with a value
When = Callable[..., bool]  # of the rules of a kind of game
Offered = Sequence[int] | Callable[..., Iterable[int]]  # numbers by an editor, out of many, perhaps given other rules


def always(*about: object) -> bool:
    return True


def message(catalogue: Words, key: str, **values: str | int) -> Message:
    """A message of a kind of game, or else of all kinds."""
    return (catalogue if key in catalogue else SHARED).message(key, **values)


@dataclass(frozen=True)
class Rule(Generic[T]):
    """A field of a Ruleset, whose values are of type ``T``."""

    parts: ClassVar[tuple[type, ...]] = ()  # the dataclasses that its values are made of
    kind: ClassVar[type] = tuple  # of its values
    told_always: ClassVar[bool] = False  # its value is, even where it does not apply

    when: When = always  # whether it applies, given the other rules. One that does not apply changes nothing
    group: str = ""  # its chapter in an editor. Empty: that of the rule before it
    neutral: T | None = None  # its value where it does not apply: its default, unless it is given here
    values: Sequence[T] = ()  # all that it may have. Empty when there are too many to list
    name: str = ""  # this and the catalogue come from the Ruleset that has the rule
    catalogue: Words = SHARED

    @property
    def chapter(self) -> str:
        return str(message(self.catalogue, f"chapter-{self.group}"))

    @property
    def label(self) -> str:
        return self.say("label")

    @property
    def help(self) -> str:
        return self.say("help")

    def say(self, form: str, **values: str | int) -> str:
        """One of its words. Raises KeyError if it has no such form."""
        return str(self.message(form, **values))

    def message(self, form: str, **values: str | int) -> Message:
        return message(self.catalogue, f"{self.name}.{form}", **values)

    def says(self, form: str) -> bool:
        key = f"{self.name}.{form}"
        return key in self.catalogue or key in SHARED

    def of(self, rules: object) -> T:
        value: T = getattr(rules, self.name)
        return value

    def applies(self, rules: Any) -> bool:
        return self.when(rules.table)

    def in_force(self, table: object) -> T | None:
        """The value it is in force with, given the rules that have been found to be in force."""
        return self.of(table) if self.told_always or self.when(table) else self.neutral

    def alike(self, rules: object, others: object) -> bool:
        return self.of(rules) == self.of(others)

    def holds(self, value: object) -> bool:
        """True if a value is of the right type, though perhaps not one that is allowed."""
        return type(value) is self.kind

    def refusal(self, value: T) -> Message | None:
        """The reason why it cannot have this value. None when it can."""
        return None

    def words(self, value: T) -> str:
        """A value in a few words, as in ``until one fits`` or ``Eights and Jacks``."""
        raise NotImplementedError

    def in_words(self, rules: object) -> str:
        return self.words(self.of(rules))


AnyRule: TypeAlias = Rule[Any]  # with values of some type


@dataclass(frozen=True)
class Choice(Rule[str]):
    """A rule with a few ways to play it: the members of the ``Literal`` that its field has as its type."""

    def holds(self, value: object) -> bool:
        return value in self.values

    def words(self, value: str) -> str:
        return self.say(value.replace(" ", "-")) if value in self.values else value


@dataclass(frozen=True)
class Number(Rule[int]):
    """A number of something. The form ``refused`` refuses one that is not allowed, or else a conflict of rules does."""

    kind = int
    offered: Offered = ()

    def offers(self, rules: object, most: int) -> list[int]:
        """At most this many numbers to pick from, always with the present one."""
        offered = self.offered or self.values
        if callable(offered):
            offered = [number for number in offered(rules) if number in self.values]
        return sorted({*offered[: most - 1], self.of(rules)})

    def refusal(self, value: int) -> Message | None:
        return self.message("refused", count=value) if value not in self.values and self.says("refused") else None

    def words(self, value: int) -> str:
        return self.say("value", count=value) if self.says("value") else str(value)


@dataclass(frozen=True)
class Switch(Rule[bool]):
    """A rule that is on or off."""

    kind = bool
    values: Sequence[bool] = (False, True)

    def words(self, value: bool) -> str:
        return str(message(self.catalogue, "on" if value else "off"))


# Rules about cards


def rank_of_name(name: str) -> Rank:
    return name if len(name) == 1 else rank_of(name)


def by_card(rows: Iterable[tuple[str, T]]) -> dict[Card, T]:
    """Each card with its value. A single card outranks its rank."""
    given = list(rows)
    by_rank = {card: value for name, value in given if len(name) == 1 for card in cards_of(name)}
    return by_rank | {card: value for card, value in given if len(card) > 1}


def cards_named(names: Iterable[str]) -> frozenset[Card]:
    return frozenset(by_card((name, True) for name in names))


class _Listing:
    """A rule whose values are names of ranks or cards."""

    def holds(self, value: object) -> bool:
        return isinstance(value, tuple) and all(type(name) is str for name in value)

    def words(self, value: Names) -> str:
        return and_listed(list(map(named, value))) or SHARED("nothing-listed")


@dataclass(frozen=True)
class RankList(_Listing, Rule[Names]):
    """A rule that lists ranks. The form ``refused`` refuses any rank that is not among ``ranks``."""

    ranks: tuple[Rank, ...] = SUITED_RANKS

    def refusal(self, value: Names) -> Message | None:
        if not all(rank in self.ranks for rank in value):
            return self.message("refused")
        return SHARED.message("listed-twice") if len(set(value)) < len(value) else None


@dataclass(frozen=True)
class CardTable(Rule[Any], Generic[T]):
    """A rule with a value of type ``T`` for ranks or single cards. It is stored and said row by row."""

    of_card: ClassVar[type] = str  # the kind of value of a card
    offered: Sequence[T] = ()  # by an editor, as values of a card
    allowed: Collection[T] = ()  # as values of a card
    # the values of cards that a table doesn't list
    usual: Mapping[Card, T] = field(default_factory=dict, compare=False)

    @property
    def nothing(self) -> str:
        """The words for a card that it doesn't list."""
        return self.say("none") if self.says("none") else SHARED("off")

    def rows(self, stored: Any) -> Rows[T]:
        """Each rank or card of a stored table with its value."""
        return tuple(stored)

    def stored(self, rows: Rows[T]) -> object:
        return rows

    def offers(self, rank: Rank = "") -> Mapping[str, T]:
        """The values that an editor offers for a card of a rank, by the text that stands for each."""
        return {str(number): value for number, value in enumerate(self.offered)}

    def refused(self, values: Collection[T]) -> Message | None:
        """The reason why no row can have one of these values. None if they all are allowed."""
        return None if all(value in self.allowed for value in values) else self.message("refused")

    def figures(self, value: T) -> Mapping[str, str | int]:
        """A value as the messages of the rule take it."""
        raise NotImplementedError

    def value_words(self, value: T) -> str:
        return self.say("does", **self.figures(value))

    def holds(self, value: object) -> bool:
        return isinstance(value, tuple) and all(
            isinstance(row, tuple) and len(row) == 2 and type(row[0]) is str and type(row[1]) is self.of_card
            for row in value
        )

    def words(self, value: Any) -> str:
        rows = (self.say("row", cards=named(name), **self.figures(given)) for name, given in value)
        return ", ".join(rows) or SHARED("nothing-listed")

    def by_card(self, rules: object) -> dict[Card, T]:
        """Cards without a value are missing."""
        return {**self.usual, **by_card(self.rows(self.of(rules)))}

    def alike(self, rules: object, others: object) -> bool:
        return self.by_card(rules) == self.by_card(others)

    def changed(self, rules: object, cards: Collection[Card], value: T | None) -> object:
        """The table as it is stored, with another value for these cards. None: they lose theirs."""
        held = {card: before for card, before in self.by_card(rules).items() if card not in cards}
        return self.made(held if value is None else held | dict.fromkeys(cards, value))

    def made(self, held: Mapping[Card, T]) -> object:
        """The table in which cards have these values, and all others none, as it is stored."""
        rows: list[tuple[str, T]] = []
        for rank in EVERY_RANK:
            cards = [
                (card, held[card]) for card in cards_of(rank) if card in held and held[card] != self.usual.get(card)
            ]
            alike = len(cards) == len(cards_of(rank)) and len({value for _, value in cards}) == 1
            rows += [(rank, cards[0][1])] if alike else cards
        return self.stored(tuple(rows))

    def refusal(self, value: Any) -> Message | None:
        rows = self.rows(value)
        names = {name for name, _ in rows}
        if not all(name in EVERY_RANK or name in RANKED for name in names):
            return SHARED.message("no-such-card")
        return SHARED.message("listed-twice") if len(names) < len(rows) else self.refused([given for _, given in rows])


@dataclass(frozen=True)
class CardList(_Listing, CardTable[bool]):
    """A rule that lists ranks or single cards."""

    offered: Sequence[bool] = (True,)
    allowed: Collection[bool] = (True,)

    def rows(self, stored: Any) -> Rows[bool]:
        return tuple((name, True) for name in stored)

    def stored(self, rows: Rows[bool]) -> Names:
        return tuple(name for name, _ in rows)

    def value_words(self, value: bool) -> str:
        return SHARED("on")


# Fields of a Ruleset


def rule_field(default: T, rule: AnyRule) -> T:
    return field(default=default, metadata={KEPT_AS: rule})


def choice(default: T, when: When = always, *, group: str = "", neutral: str | None = None) -> T:
    return rule_field(default, Choice(when, group, neutral))


def number(default: int, allowed: Sequence[int], when: When = always, *, group: str = "", offered: Offered = ()) -> int:
    return rule_field(default, Number(when, group, values=allowed, offered=offered))


def switch(default: bool, when: When = always) -> bool:
    return rule_field(default, Switch(when))
