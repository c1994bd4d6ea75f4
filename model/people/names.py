"""Names that people type: what of them can be seen, and which of them look alike."""

import re
import unicodedata

MARKS = 3  # that stand on one letter; more of them would climb into the lines around it

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # categories: control, direction, joining, private, and breaks of lines
_EMPTY = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # letters and signs without a shape
_PILE = {"Mn", "Me"}  # categories of marks


def visible(name: str) -> str:
    """The name without what can't be seen and without piles of marks, with single spaces."""
    composed = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = _EMPTY.sub(" ", "".join(sign for sign in composed if unicodedata.category(sign) not in _UNSEEN))
    kept, marks = "", 0
    for sign in seen:
        marks = marks + 1 if unicodedata.category(sign) in _PILE else 0
        kept += sign if marks <= MARKS else ""
    return " ".join(kept.split())


def look(name: str) -> str:
    """What two names have in common that look alike: capitals and widths make no difference."""
    return visible(unicodedata.normalize("NFKC", visible(name)).casefold())
