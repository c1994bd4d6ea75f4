"""One setting of a server or a person: the values it may have, and how a form asks for it.

A setting is a field of a dataclass, made by ``setting``. From this declaration follow the check of what was stored or
sent, its line on a page, and its part of a form. ``cogs.server.chapters`` shows them.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Literal, TypeVar

from engine.words import T, languages

KEPT_AS = "setting"  # the key for a setting in the metadata of a dataclass field

# A box is a switch in a group: its key is that of the group, a dash, and its own. A game may be house rules as well
Kind = Literal[
    "switch", "box", "choice", "count", "hour", "pace", "language", "zone", "game", "channels", "roles", "role"
]
Value = str | int | None


@dataclass(frozen=True)
class Setting:
    """A declared setting. The catalogue of its room asks for it by ``ask-`` and its key."""

    default: object
    chapter: str  # of the page and the form. Empty: it is set in another way
    kind: Kind
    values: Collection[Value]  # to pick one from, perhaps with its name in the catalogue. Empty: any of this type
    key: str
    line: str  # the message that tells it on a page. One that ends in a dash goes on with the value
    unset: str  # the message that tells it as long as it has its default
    name: str = ""  # of the field

    @property
    def part(self) -> str:
        """The part of the form that asks for it."""
        return self.key.partition("-")[0] if self.kind == "box" else self.key

    @property
    def box(self) -> str:
        """Its word in the group."""
        return self.key.partition("-")[2]

    @property
    def offered(self) -> Collection[Value]:
        return ("", *languages()) if self.kind == "language" else self.values

    def fits(self, value: object) -> bool:
        """True for a value that it may have."""
        if self.offered:
            return any(type(value) is type(each) and value == each for each in self.offered)
        if isinstance(value, tuple) and not all(type(each) is int for each in value):
            return False
        return type(value) is type(self.default)


def setting(
    default: T,
    chapter: str = "",
    kind: Kind = "switch",
    *,
    values: Collection[Value] = (),
    key: str = "",
    line: str = "",
    unset: str = "",
) -> T:
    """A field of a dataclass with settings. Without a ``key`` it has its own name, and without a ``line`` its key."""
    made = Setting(default, chapter, kind, values, key, line, unset)
    return field(default=default, metadata={KEPT_AS: made})


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
            named = replace(made, name=each.name, key=made.key or each.name.replace("_", "-"))
            found.append(replace(named, line=named.line or named.part))
        return tuple(found)


Of = TypeVar("Of", bound=Declared)


def stored_as(usual: Of, stored: Mapping[str, object]) -> Of:
    """Stored settings. A value that this version does not know counts as the usual one."""
    kept = {name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()}
    known = [each.name for each in usual.declared() if each.name in kept and each.fits(kept[each.name])]
    return replace(usual, **{name: kept[name] for name in known})
