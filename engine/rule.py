"""One house rule: how an editor shows it, which values it may have, and when it applies.

A rule is a field of a ``Ruleset`` that a player could say aloud. ``choice``, ``number`` and ``switch`` make such a
field. Its default is how the game behaved before the field existed, because that is what a record without it meant.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Self, TypeVar

from engine.english import times

Rules_contra = TypeVar("Rules_contra", contravariant=True)
Value = TypeVar("Value")

KEPT_AS = "rule"  # the key for a rule in the metadata of a dataclass field


class Way(StrEnum):
    """One way to play a rule: the value as stored, and words short enough for an option of a select."""

    words: str

    def __new__(cls, value: str, words: str) -> Self:
        way = str.__new__(cls, value)
        way._value_ = value
        way.words = words
        return way


WayT = TypeVar("WayT", bound=Way)


def always(rules: object) -> bool:
    """A rule that always applies."""
    return True


@dataclass(frozen=True)
class Rule(Generic[Rules_contra, Value]):
    """A field of a Ruleset.

    ``label`` and ``help`` are what an editor shows, in ``chapter``. ``when`` tells whether the rule applies, given the
    other rules. A rule that does not apply changes nothing.
    """

    chapter: str
    label: str
    help: str
    when: Callable[[Rules_contra], bool] = always
    name: str = ""

    def applies(self, rules: Rules_contra) -> bool:
        """Whether this rule applies, given the other rules."""
        return self.when(rules)

    def of(self, rules: Rules_contra) -> Value:
        """The value that these rules have here."""
        value: Value = getattr(rules, self.name)
        return value

    def alike(self, rules: Rules_contra, others: Rules_contra) -> bool:
        """Whether both have the same value here."""
        return self.of(rules) == self.of(others)

    @property
    def values(self) -> Sequence[Value]:
        """All values it may have. Empty when there are too many to list."""
        return ()

    @property
    def parts(self) -> tuple[type, ...]:
        """The dataclasses that its values are made of."""
        return ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """What a player may be told who asks for a value that it cannot have."""
        return ()

    def holds(self, value: object) -> bool:
        """Whether a value is of the right type."""
        raise NotImplementedError

    def refusal(self, value: Value) -> str:
        """Why it cannot have this value, with {rules} for all rules. Empty when it can."""
        return ""

    def words(self, value: Value) -> str:
        """A value in a few words, as in ``until one fits`` or ``Eights and Jacks``."""
        raise NotImplementedError

    def in_words(self, rules: Rules_contra) -> str:
        """The value that these rules have here, in words."""
        return self.words(self.of(rules))


@dataclass(frozen=True)
class Choice(Rule[Rules_contra, WayT]):
    """A rule with a few ways to play it."""

    ways: tuple[WayT, ...] = ()

    @property
    def values(self) -> tuple[WayT, ...]:
        return self.ways

    def way(self, written: object) -> WayT | None:
        """The way stored as this value. None if there is none."""
        return next((way for way in self.ways if way == written), None)

    def holds(self, value: object) -> bool:
        return self.way(value) is not None

    def words(self, value: str) -> str:
        way = self.way(value)
        return way.words if way else value


@dataclass(frozen=True)
class Number(Rule[Rules_contra, int]):
    """A rule that is a number of something.

    ``sentence`` refuses a number that is not allowed. It is empty when a conflict with other rules says so. ``unit`` is
    what is counted, ``zero`` is what zero means, and ``offered`` are the numbers that an editor offers out of many.
    """

    allowed: Collection[int] = ()
    sentence: str = ""
    unit: str = ""
    zero: str = ""
    offered: Sequence[int] = ()
    offered_beside: Callable[[Rules_contra], Iterable[int]] | None = None

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(self.allowed)

    @property
    def sentences(self) -> tuple[str, ...]:
        return (self.sentence,) if self.sentence else ()

    def offers(self, rules: Rules_contra, most: int) -> list[int]:
        """At most this many numbers to pick from, always with the present one."""
        offered = self.offered or self.values
        if self.offered_beside is not None:
            offered = tuple(number for number in self.offered_beside(rules) if number in self.allowed)
        return sorted({*offered[: most - 1], self.of(rules)})

    def holds(self, value: object) -> bool:
        return type(value) is int

    def refusal(self, value: int) -> str:
        return "" if value in self.allowed else self.sentence

    def words(self, value: int) -> str:
        if self.zero and value == 0:
            return self.zero
        return times(value, self.unit) if self.unit else str(value)


@dataclass(frozen=True)
class Switch(Rule[Rules_contra, bool]):
    """A rule that is on or off."""

    @property
    def values(self) -> tuple[bool, ...]:
        return (False, True)

    def holds(self, value: object) -> bool:
        return type(value) is bool

    def words(self, value: bool) -> str:
        return "yes" if value else "no"


# Fields of a Ruleset


def choice(
    default: WayT,
    chapter: str,
    label: str,
    help_text: str,
    *,
    ways: Iterable[WayT] = (),
    when: Callable[[Rules_contra], bool] = always,
) -> WayT:
    """A field with a few ways to play it: every member of its enum, or only some."""
    return ruled(default, Choice(chapter, label, help_text, when, ways=tuple(ways) or tuple(type(default))))


def number(
    default: int,
    chapter: str,
    label: str,
    help_text: str,
    *,
    allowed: Collection[int],
    sentence: str = "",
    unit: str = "",
    zero: str = "",
    offered: Sequence[int] = (),
    offered_beside: Callable[[Rules_contra], Iterable[int]] | None = None,
    when: Callable[[Rules_contra], bool] = always,
) -> int:
    """A field that is a number of something."""
    said = Number(chapter, label, help_text, when, "", allowed, sentence, unit, zero, offered, offered_beside)
    return ruled(default, said)


def switch(
    default: bool, chapter: str, label: str, help_text: str, *, when: Callable[[Rules_contra], bool] = always
) -> bool:
    """A field that is on or off."""
    return ruled(default, Switch(chapter, label, help_text, when))


def ruled(default: Value, rule: Rule[Any, Value]) -> Value:
    """A field of a Ruleset with its rule."""
    return field(default=default, metadata={KEPT_AS: rule})
