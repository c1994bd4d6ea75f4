"""Names that people type: without invisible characters, told apart when they look alike, and harmless in texts."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import count

from wcwidth import clip, width

from engine.words import Words

MARKS = 3  # that stand on one letter; more of them would climb into the lines around it
WIDEST = 24  # of a name, as a terminal counts them: wide letters take up two
NAMES = 4096  # are kept as they were made harmless, since every redraw names the same players

READ = 200  # characters of a name, of which most may be invisible: those that are kept are far shorter
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # categories: control, direction, joining, private, and breaks of lines
_EMPTY = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # letters and signs without a shape
_PILE = {"Mn", "Me"}  # categories of marks
_STRAIGHT = str.maketrans("’‘“”", "''\"\"")  # phones type curly quotes
_LINK = re.compile(r"(?<=:)(?=//)|(?<=discord)(?=\.gg)|(?<=www)(?=\.)", re.IGNORECASE)
_MARKDOWN = re.compile(r"[\\*_~`|<>\[\]()#-]")
_BREAK = "\u200b"  # zero width: breaks up what Discord would turn into a link or a mention
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_ISOLATE, _END = "\u2068", "\u2069"  # around a name with a direction of its own, so that its line keeps its order

WORDS = Words(__name__)


def visible(name: str) -> str:
    """The name without what can't be seen and without piles of marks, with single spaces."""
    composed = unicodedata.normalize("NFC", " ".join(name[:READ].split()))
    seen = _EMPTY.sub(" ", "".join(sign for sign in composed if unicodedata.category(sign) not in _UNSEEN))
    kept, marks = "", 0
    for sign in seen:
        marks = marks + 1 if unicodedata.category(sign) in _PILE else 0
        kept += sign if marks <= MARKS else ""
    return " ".join(kept.split())


def look(name: str) -> str:
    """The same for two names that look alike: capitals, widths and curly quotes make no difference."""
    return visible(unicodedata.normalize("NFKC", visible(name)).casefold()).translate(_STRAIGHT)


def plain(name: str | None) -> str:
    """A name for places without formatting: labels, alt texts, lists. None: of a person who asked to be forgotten."""
    return told_apart([name])[0]


def safe(name: str | None) -> str:
    """A name for texts: nothing in it can format, mention, link or change the text direction."""
    return escaped(plain(name))


def told_apart(names: Iterable[str | None], most: int = WIDEST) -> list[str]:
    """The names of several people, plain and in at most so many columns. One that looks like an earlier one has a
    number behind it, as in ``Ada (2)``.
    """
    called = (WORDS("someone") if name is None else _visible(name) or WORDS("nameless") for name in names)
    return list(_told_apart(tuple(called), most))


def members_told_apart(names: Mapping[int, str | None]) -> dict[int, str]:
    """The plain names of members by their ids. Of those who look alike, the older account has no number."""
    members = sorted(names)
    return dict(zip(members, told_apart(names[member] for member in members), strict=True))


@lru_cache(NAMES)
def escaped(name: str) -> str:
    return _LINK.sub(_BREAK, _MARKDOWN.sub(r"\\\g<0>", name).replace("@", f"@{_BREAK}"))


_visible = lru_cache(NAMES)(visible)


@lru_cache(NAMES)
def _told_apart(names: tuple[str, ...], most: int) -> tuple[str, ...]:
    found: dict[str, str] = {}
    for name in names:
        for number in count(1):
            behind = f" ({number})" if number > 1 else ""
            room = most - len(behind)  # a name is never cut within a letter and its marks
            kept = (name if width(name) <= room else f"{clip(name, 0, room - 1).rstrip()}…") + behind
            if look(kept) not in found:
                break
        turned = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in kept)
        found[look(kept)] = f"{_ISOLATE}{kept}{_END}" if turned else kept
    return tuple(found.values())
