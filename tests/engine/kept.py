"""Records that earlier versions have written, compared with how they are written by now."""

import json
from typing import Any

from engine.games.codec import RETIRED, decode, encode


def compact(plain: Any) -> str:
    """JSON text as the codec writes it."""
    return json.dumps(plain, separators=(",", ":"))


def written_again(text: str) -> str:
    """A record that is read and written, without the fields that are newer than it."""
    return without_newer_fields(encode(decode(object, text)), text)


def lasting(text: str) -> str:
    """A record without the names of rules that are no longer here, and of what only they had."""
    return compact(_lasting(json.loads(text)))


def _lasting(plain: Any) -> Any:
    if isinstance(plain, list):
        return [_lasting(part) for part in plain]
    if not isinstance(plain, dict):
        return plain
    return {
        key: _lasting(part) for key, part in plain.items() if key not in {*RETIRED, "just_out", "fresh", "first_of"}
    }


def without_newer_fields(text: str, before: str) -> str:
    """A record without what the same record did not have before."""
    return compact(known(json.loads(text), json.loads(before)))


def known(written: Any, before: Any) -> Any:
    """Plain values without what the same values did not have before."""
    if isinstance(written, dict) and isinstance(before, dict):
        return {name: known(part, before[name]) for name, part in written.items() if name in before}
    if isinstance(written, list) and isinstance(before, list) and len(written) == len(before):
        return [known(part, other) for part, other in zip(written, before, strict=True)]
    return written
