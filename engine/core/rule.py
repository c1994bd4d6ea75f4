"""One house rule: which values it may have, when it applies, and where its words are.

A rule is a field of a ``Ruleset`` that a player could say aloud. ``choice``, ``number`` and ``switch`` make such a
field. Its default is how the game behaved before the field existed, because that is what a record without it meant.
Its words are a message by its name, in the catalogue of its kind of game or in the one that all kinds share.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

from engine.words import Message, Words

Rules_contra = TypeVar("Rules_contra", contravariant=True)
Value = TypeVar("Value")

KEPT_AS = "rule"  # the key for a rule in the metadata of a dataclass field
SHARED = Words("engine.core.house_rules")  # what every kind of game says of its rules


class RuleChoice(StrEnum):
    """One way to play a rule: the value as it is stored, which is also the form of its words."""


WayT = TypeVar("WayT", bound=RuleChoice)


def always(rules: object) -> bool:
    return True


@dataclass(frozen=True)
class Rule(Generic[Rules_contra, Value]):
    """A field of a Ruleset.

    ``group`` is its chapter in an editor. ``when`` tells whether the rule applies, given the other rules. A rule that
    does not apply changes nothing. ``name`` and ``catalogue`` come from the Ruleset that has the rule.
    """

    group: str
    when: Callable[[Rules_contra], bool] = always
    name: str = ""
    catalogue: Words = SHARED

    @property
    def chapter(self) -> str:
        return spoken(self.catalogue, f"chapter-{self.group}")

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
        """The same to be said later."""
        return message(self.catalogue, f"{self.name}.{form}", **values)

    def says(self, form: str) -> bool:
        key = f"{self.name}.{form}"
        return key in self.catalogue or key in SHARED

    def applies(self, rules: Rules_contra) -> bool:
        return self.when(rules)

    def of(self, rules: Rules_contra) -> Value:
        value: Value = getattr(rules, self.name)
        return value

    def alike(self, rules: Rules_contra, others: Rules_contra) -> bool:
        return self.of(rules) == self.of(others)

    @property
    def values(self) -> Sequence[Value]:
        """All values it may have. Empty when there are too many to list."""
        return ()

    @property
    def parts(self) -> tuple[type, ...]:
        """The dataclasses that its values are made of."""
        return ()

    def holds(self, value: object) -> bool:
        """A value is of the right type, if not always one that is allowed."""
        raise NotImplementedError

    def refusal(self, value: Value) -> Message | None:
        """Why it cannot have this value. None when it can."""
        return None

    def words(self, value: Value) -> str:
        """A value in a few words, as in ``until one fits`` or ``Eights and Jacks``."""
        raise NotImplementedError

    def in_words(self, rules: Rules_contra) -> str:
        return self.words(self.of(rules))


SomeRule: TypeAlias = Rule[Rules_contra, Any]  # one of the rules of a kind of game, whatever its values are


def spoken(catalogue: Words, key: str, **values: str | int) -> str:
    """A message of a kind of game, or else of all kinds."""
    return str(message(catalogue, key, **values))


def message(catalogue: Words, key: str, **values: str | int) -> Message:
    """The same to be said later."""
    return (catalogue if key in catalogue else SHARED).message(key, **values)


@dataclass(frozen=True)
class Choice(Rule[Rules_contra, WayT]):
    """A rule with a few ways to play it."""

    ways: tuple[WayT, ...] = ()

    @property
    def values(self) -> tuple[WayT, ...]:
        return self.ways

    def way(self, written: object) -> WayT | None:
        return next((way for way in self.ways if way == written), None)

    def holds(self, value: object) -> bool:
        return self.way(value) is not None

    def words(self, value: str) -> str:
        return self.say(value.replace(" ", "-")) if self.way(value) else value


@dataclass(frozen=True)
class Number(Rule[Rules_contra, int]):
    """A rule that is a number of something.

    A number that is not allowed is refused by the form ``refused``. Without one, a conflict with other rules says so.
    ``offered`` are the numbers that an editor offers out of many.
    """

    allowed: Collection[int] = ()
    offered: Sequence[int] = ()
    offered_beside: Callable[[Rules_contra], Iterable[int]] | None = None

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(self.allowed)

    def offers(self, rules: Rules_contra, most: int) -> list[int]:
        """At most this many numbers to pick from, always with the present one."""
        offered = self.offered or self.values
        if self.offered_beside is not None:
            offered = tuple(number for number in self.offered_beside(rules) if number in self.allowed)
        return sorted({*offered[: most - 1], self.of(rules)})

    def holds(self, value: object) -> bool:
        return type(value) is int

    def refusal(self, value: int) -> Message | None:
        return self.message("refused", count=value) if value not in self.allowed and self.says("refused") else None

    def words(self, value: int) -> str:
        return self.say("value", count=value) if self.says("value") else str(value)


@dataclass(frozen=True)
class Switch(Rule[Rules_contra, bool]):
    """A rule that is on or off."""

    @property
    def values(self) -> tuple[bool, ...]:
        return (False, True)

    def holds(self, value: object) -> bool:
        return type(value) is bool

    def words(self, value: bool) -> str:
        return spoken(self.catalogue, "on" if value else "off")


# Fields of a Ruleset


def choice(
    default: WayT, group: str, *, ways: Iterable[WayT] = (), when: Callable[[Rules_contra], bool] = always
) -> WayT:
    """A field with a few ways to play it: every member of its enum, or only some."""
    return rule_field(default, Choice(group, when, ways=tuple(ways) or tuple(type(default))))


def number(
    default: int,
    group: str,
    *,
    allowed: Collection[int],
    offered: Sequence[int] = (),
    offered_beside: Callable[[Rules_contra], Iterable[int]] | None = None,
    when: Callable[[Rules_contra], bool] = always,
) -> int:
    return rule_field(default, Number(group, when, allowed=allowed, offered=offered, offered_beside=offered_beside))


def switch(default: bool, group: str, *, when: Callable[[Rules_contra], bool] = always) -> bool:
    return rule_field(default, Switch(group, when))


def rule_field(default: Value, rule: Rule[Rules_contra, Value]) -> Value:
    return field(default=default, metadata={KEPT_AS: rule})
