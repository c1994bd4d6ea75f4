"""One setting of a server or a person: the kind of its values, and where it is asked for.

A setting is a field of a dataclass, made by ``setting``. From this declaration follow the check of what was stored or
sent, its line on a page, and its part of a form. ``cogs.discord.chapters`` shows them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Protocol, TypeVar

from engine.words import T, languages

KEPT_AS = "setting"  # the key for a setting in the metadata of a dataclass field

Value = str | int | None  # that can be picked from a list


class Kind(Protocol):
    """The values that a setting may have."""

    def fits(self, value: object) -> bool:
        """True for one of them."""


@dataclass(frozen=True)
class Switch:
    """On or off, in a box to tick."""

    unsaid: bool = False  # None counts as off, and says that the person has not been asked

    def fits(self, value: object) -> bool:
        return isinstance(value, bool) or (self.unsaid and value is None)


@dataclass(frozen=True)
class Box(Switch):
    """On or off, in a group of boxes: the settings of a chapter that have the same key."""

    name: str = ""


@dataclass(frozen=True)
class OneOf:
    """One of several values. ``names`` are theirs in the catalogue, where they are not the values themselves."""

    values: Sequence[Value]
    names: tuple[str, ...] = ()

    def fits(self, value: object) -> bool:
        return any(value == each and type(value) is type(each) for each in self.values)


@dataclass(frozen=True)
class Language:
    """A language. Without one, that of ``usual`` is spoken."""

    usual: str = ""

    def fits(self, value: object) -> bool:
        return value == "" or value in languages()


@dataclass(frozen=True)
class Text:
    """Any text."""

    def fits(self, value: object) -> bool:
        return isinstance(value, str)


@dataclass(frozen=True)
class Setting:
    """A declared setting. The catalogue of its room asks for it by ``ask-`` and its key."""

    name: str  # of the field
    kind: Kind
    chapter: str  # of the page and the form. Empty: it is set in another way
    key: str
    line: str  # the message that tells it on a page. One that ends in a dash goes on with the value
    unset: str  # the message that tells it as long as it has its default


def setting(default: T, kind: Kind, chapter: str = "", *, key: str = "", line: str = "", unset: str = "") -> T:
    """A field of a dataclass with settings. Without a ``key`` it has its own name, and without a ``line`` its key."""
    return field(default=default, metadata={KEPT_AS: Setting("", kind, chapter, key, line, unset)})


@dataclass(frozen=True)
class Declared:
    """A dataclass whose fields are all made by ``setting``."""

    @classmethod
    @cache
    def declared(cls) -> tuple[Setting, ...]:
        """Its settings, in the order of the fields."""
        found = []
        for each in fields(cls):
            made: Setting = each.metadata[KEPT_AS]
            key = made.key or each.name.replace("_", "-")
            found.append(replace(made, name=each.name, key=key, line=made.line or key))
        return tuple(found)


Of = TypeVar("Of", bound=Declared)


def stored_as(usual: Of, stored: Mapping[str, object]) -> Of:
    """Stored settings. A value that this version does not know counts as the usual one."""
    kept = {name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()}
    known = [each.name for each in usual.declared() if each.name in kept and each.kind.fits(kept[each.name])]
    return replace(usual, **{name: kept[name] for name in known})
