"""Everything that is stored about a person, as a document for them to keep."""

import json
from collections.abc import Mapping

from cogs.ui.components.page import Document
from cogs.ui.pages.people.me_page import words
from model.refusals import Refused

NAME = "eights-my-data.json"
MOST = 8 * 1024 * 1024  # bytes of an attachment that every server takes, with some room
EXACT = 2**53  # greater numbers are changed by many programs that read JSON, so ids are texts
FORMAT = 2


def document(data: Mapping[str, object], most: int = MOST) -> Document:
    """All of it as JSON. Raises Refused when it is too large for a message."""
    text = json.dumps(_exact({"format": FORMAT} | dict(data)), indent=1, ensure_ascii=False).encode()
    if len(text) > most:
        raise Refused(words.message("data-too-much"))
    return Document(NAME, text)


def _exact(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _exact(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_exact(part) for part in value]
    return str(value) if isinstance(value, int) and abs(value) > EXACT else value
