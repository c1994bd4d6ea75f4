"""Records that earlier versions have written, compared with how they are written by now."""

import json
from collections.abc import Callable
from typing import Any

from engine.games.codec import RETIRED, decode, encode

# What format 2 kept field by field: what a doubt would bring back, and a play that is taken back. What was taken back
# brings nothing back any more, as its state knows what was before.
_OF_A_DOUBT = ("suit", "rank", "asker", "debt", "skips", "direction", "passes", "drawer")
_OF_A_PLAY = (*_OF_A_DOUBT, "drawn", "uncalled", "gone", "covering", "misses", "barred", "to_begin")
_OF_A_MOVE = ("sequences", "drawn", "taken", "idle", "stirred")
_BROUGHT_BACK = {"TakenBack": _OF_A_DOUBT, "TookBack": _OF_A_PLAY, "TookMoveBack": _OF_A_MOVE}
_NOTES = {  # the fields of format 2 that were of one mechanic, each with the note and the field that it is now
    "added": ("Additions", "made", []),
    "manners": ("HiddenRules", "rules", []),
    "challenged": ("Challenges", "by_seat", []),
    "said": ("Talk", "said", []),
    "guessed": ("Talk", "guessed", False),
    "fined": ("Talk", "fined", []),
}


def compact(plain: Any) -> str:
    return json.dumps(plain, separators=(",", ":"))


def written_again(text: str) -> str:
    """A record that is read and written, without the fields that are newer than it."""
    return without_newer_fields(encode(decode(object, text)), text)


def lasting(text: str) -> str:
    """A record without the names of rules that are no longer here, and of what only they had."""
    record = json.loads(text)
    return compact(_lasting(record, {} if record["format"] > 2 else _BROUGHT_BACK))


def _lasting(plain: Any, brought_back: dict[str, tuple[str, ...]]) -> Any:
    if isinstance(plain, list):
        return [_lasting(part, brought_back) for part in plain]
    if not isinstance(plain, dict):
        return plain
    gone = {*RETIRED, "just_out", "fresh", "first_of", *brought_back.get(plain.get("is", ""), ())}
    return {
        key: _lasting(part, {} if key == "undo" else brought_back) for key, part in plain.items() if key not in gone
    }


def without_newer_fields(text: str, before: str) -> str:
    """A record without what the same record did not have before."""
    written, older = json.loads(text), json.loads(before)
    if isinstance(written, dict) and isinstance(older, dict) and (written.get("format"), older.get("format")) == (3, 2):
        written = as_in_format_2(written) | {"format": 2}
        return compact(in_order_of(known(written, older), older))
    return compact(known(written, older))


def known(written: Any, before: Any) -> Any:
    """Plain values without what the same values did not have before."""
    if isinstance(written, dict) and isinstance(before, dict):
        return {name: known(part, before[name]) for name, part in written.items() if name in before}
    if isinstance(written, list) and isinstance(before, list) and len(written) == len(before):
        return [known(part, other) for part, other in zip(written, before, strict=True)]
    return written


def in_order_of(written: Any, before: Any) -> Any:
    if isinstance(written, dict) and isinstance(before, dict):
        return {name: in_order_of(written[name], before[name]) for name in before if name in written}
    if isinstance(written, list) and isinstance(before, list) and len(written) == len(before):
        return [in_order_of(part, other) for part, other in zip(written, before, strict=True)]
    return written


# How format 2 would have said what format 3 says


def as_in_format_2(plain: Any) -> Any:
    if isinstance(plain, list):
        return [as_in_format_2(part) for part in plain]
    if not isinstance(plain, dict):
        return plain
    record = {name: as_in_format_2(part) for name, part in plain.items() if name != "undo"}
    if "undo" in plain:
        record["undo"] = _undo_in_format_2(plain)
    return _IN_FORMAT_2.get(plain.get("is", ""), lambda record: record)(record)


def _undo_in_format_2(state: dict[str, Any]) -> dict[str, Any] | None:
    undo = state["undo"]
    if undo is None:
        return None
    seat, cards, before = undo["seat"], undo["cards"], undo["before"]
    if state["is"] == "State":
        play = {"is": "TookBack", "seat": seat, "cards": cards, "turn": before["turn"]}
        return play | {name: before[name] for name in _OF_A_PLAY}
    (card,) = cards
    move = {"is": "TookMoveBack", "seat": seat, "card": card, "discarded": len(state["pile"]) > len(before["pile"])}
    return move | {name: before[name] for name in _OF_A_MOVE}


def _doubt(record: dict[str, Any]) -> dict[str, Any]:
    return record | {name: record["before"][name] for name in _OF_A_DOUBT}


def _state(record: dict[str, Any]) -> dict[str, Any]:
    there = {note["is"]: note for note in (*record["notes"], *record["remarks"])}
    return record | {name: there.get(kind, {}).get(field, none) for name, (kind, field, none) in _NOTES.items()}


def _took_move_back(record: dict[str, Any]) -> dict[str, Any]:
    (card,) = record["cards"]
    return record | {"card": card}


_IN_FORMAT_2: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "Doubt": _doubt,
    "State": _state,
    "TookMoveBack": _took_move_back,
}
