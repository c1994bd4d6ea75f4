"""States, rules, actions and events as JSON, with a format number.

A dataclass is an object with its class name under ``is``, a tuple is an array. A field that an old record lacks takes
its default, which is how the games behaved before the field existed.
"""

import json
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from engine import actions, effects, events, rules, state

FORMAT = 1

Value = TypeVar("Value")


class UnreadableRecord(ValueError):
    """The text is damaged, or was written by a newer version."""


def encode(value: object) -> str:
    """A value of the engine as JSON text."""
    return json.dumps({"format": FORMAT, "value": _plain(value)}, separators=(",", ":"))


def decode(kind: type[Value], text: str) -> Value:
    """The value back. Raises UnreadableRecord when the text is damaged, newer, or of another kind."""
    try:
        record = json.loads(text)
        written = record["format"]
        value = _value(record["value"]) if written <= FORMAT else None
    except (KeyError, TypeError, ValueError) as damage:
        raise UnreadableRecord(f"This record is damaged: {damage!r}") from damage
    if written > FORMAT:
        raise UnreadableRecord(f"This record has format {written}; this version reads up to {FORMAT}.")
    if not isinstance(value, kind):
        raise UnreadableRecord(f"This record holds a {type(value).__name__}, not a {kind.__name__}.")
    return value


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {"is": type(value).__name__} | {part.name: _plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value


def _value(plain: Any) -> Any:
    if isinstance(plain, dict):
        return _KINDS[plain["is"]](**{name: _value(part) for name, part in plain.items() if name != "is"})
    if isinstance(plain, list):
        return tuple(_value(part) for part in plain)
    return plain


_KINDS: dict[str, Any] = {
    name: kind
    for module in (actions, effects, events, rules, state)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and is_dataclass(kind)
}
