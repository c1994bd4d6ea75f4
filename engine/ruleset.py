"""What the rules of every game are: one frozen value whose fields are house rules.

A field is something that a player could say aloud. Its ``label`` and ``help`` are what an editor shows, its ``group``
where, ``allowed`` the numbers that it may have, and ``when`` says for which other rules it means anything at all: a
rule that does not apply changes nothing. Its sentence stands in the rulebook of its game. Its default is how the game
behaved before the field existed, because that is what a record without it meant.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import Field, field, fields, replace
from functools import cache, cached_property
from typing import Any, Literal, Self, get_args, get_origin, get_type_hints

from engine.cards import Card

SEATS = range(2, 9)
TARGETS = range(10, 1001)


class RulesError(ValueError):
    """House rules that cannot be played together; the text is the sentence for the player."""


class Ruleset:
    """The house rules of one table. Raises RulesError when they conflict.

    A subclass is a frozen dataclass whose fields are made by ``rule``.
    """

    seats: int
    sides: int
    target: int
    first_dealer: str
    next_dealer: str

    def __post_init__(self) -> None:
        if any(getattr(self, name) not in choices for name, choices in choices_of(type(self)).items()):
            raise RulesError("One of the choices does not exist; pick each from its list.")
        for holds, sentence in self.conflicts():
            if not holds(self):
                raise RulesError(sentence.format(rules=self))

    @classmethod
    def conflicts(cls) -> "Conflicts":
        """What must hold, each with the sentence for the player where it does not."""
        return ()

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards that are played with, in order."""
        raise NotImplementedError

    @property
    def collects(self) -> bool:
        """Whether more points are better."""
        raise NotImplementedError

    @property
    def in_rounds(self) -> bool:
        """Whether a match is made of rounds that each bring points."""
        return True

    @property
    def hands_cost(self) -> bool:
        """Whether a hand costs something at the end of a round."""
        return True

    @property
    def settles(self) -> bool:
        """Whether somebody pays at the end."""
        return False

    @property
    def hands_to_win(self) -> int:
        """How many hands have to be played out to win, which is how long a match lasts beside others."""
        return 1

    @property
    def sides_in_play(self) -> int:
        """How many sides there are, those of one seat included."""
        return self.sides or self.seats

    @cached_property
    def partners(self) -> tuple[tuple[int, ...], ...]:
        """Of each seat, the seats of its side, itself included."""
        sides = self.sides_in_play
        return tuple(tuple(range(seat % sides, self.seats, sides)) for seat in range(self.seats))

    @cached_property
    def partnered(self) -> bool:
        """Whether anybody has a partner."""
        return len(self.partners[0]) > 1

    def following(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The changes of this table's rules, with what goes along with them by itself."""
        return dict(changes)

    def changed(self, changes: Mapping[str, Any]) -> Self:
        """These rules with some changed, and what goes along with that. Raises RulesError."""
        return replace(self, **self.following(changes))  # type: ignore[type-var]  # every subclass is a dataclass

    def alike(self, others: Self, name: str) -> bool:
        """Whether a field says the same in both."""
        return bool(getattr(self, name) == getattr(others, name))


Rulebook = Ruleset | type[Ruleset]
Conflicts = tuple[tuple[Callable[[Any], bool], str], ...]


def always(rules: Any) -> bool:
    """A rule that means something beside all others."""
    return True


def rule(
    default: Any,
    group: str,
    label: str,
    help_text: str,
    *,
    allowed: Collection[int] = (),
    when: Callable[[Any], bool] = always,
) -> Any:
    """A field of a Ruleset."""
    told = {"label": label, "help": help_text, "group": group, "allowed": allowed, "when": when}
    return field(default=default, metadata=told)


# What is known of the fields of a Ruleset, or of its class


def rule_names(rules: Rulebook) -> tuple[str, ...]:
    """The names of all fields, in the order of the rulebook."""
    return tuple(_fields(rules))


def applies(rules: Ruleset, name: str) -> bool:
    """Whether a field means anything beside the other rules."""
    return bool(_told(rules, name, "when")(rules))


def allowed(rules: Rulebook, name: str) -> Collection[int]:
    """The numbers that a field may have; empty for one that is no number."""
    numbers: Collection[int] = _told(rules, name, "allowed")
    return numbers


def field_help(rules: Rulebook, name: str) -> str:
    """What a field means, in a sentence."""
    return str(_told(rules, name, "help"))


def label(rules: Rulebook, name: str) -> str:
    """How a field is called."""
    return str(_told(rules, name, "label"))


def groups_of(rules: Rulebook) -> tuple[str, ...]:
    """The groups of the fields, in order."""
    return tuple(dict.fromkeys(_told(rules, name, "group") for name in _fields(rules)))


def fields_of(rules: Rulebook, group: str) -> tuple[str, ...]:
    """The names of the fields of one group, in order."""
    return tuple(name for name in _fields(rules) if _told(rules, name, "group") == group)


def group_of(rules: Rulebook, name: str) -> int:
    """The number of the group that a field belongs to."""
    return groups_of(rules).index(_told(rules, name, "group"))


def choices_of(rules: Rulebook) -> dict[str, tuple[str, ...]]:
    """The fields that have a few values to choose from, with these."""
    return {name: get_args(hint) for name, hint in kinds_of(rules).items() if get_origin(hint) is Literal}


def kinds_of(rules: Rulebook) -> dict[str, Any]:
    """Of what type each field is."""
    kind: Any = rules if isinstance(rules, type) else type(rules)
    return _kinds(kind)


@cache
def _kinds(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in _fields(kind)}


def _fields(rules: Rulebook) -> dict[str, Field[Any]]:
    return {part.name: part for part in fields(rules)}  # type: ignore[arg-type]  # every subclass is a dataclass


def _told(rules: Rulebook, name: str, what: str) -> Any:
    return rules.__dataclass_fields__[name].metadata[what]  # type: ignore[union-attr]  # as above


def sides_for(seats: int) -> tuple[int, ...]:
    """Into how many equal sides of two or more so many seats can be parted."""
    return tuple(sides for sides in (2, 3, 4) if seats % sides == 0 and seats // sides > 1)
