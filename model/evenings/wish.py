"""What a person wants to hear of: tables that open in a server. Pure: ``now`` is given."""

import re
from dataclasses import dataclass
from typing import Literal, get_args

from engine.games.variants import VARIANTS
from engine.words import Words
from model.refusals import Refused
from model.servers.pace import HOUR, QuietHours
from model.tables.table import Table
from model.typed_times import hours_in_english, read_in_turn

Way = Literal["ping", "message"]
WAYS: tuple[Way, ...] = get_args(Way)
RESTS = (1, 6, 12, 24, 72, 168)  # hours
_CLOCK = r"(\d{1,2})(?::00)? ?(am|pm)?"
_HOURS = re.compile(rf"{_CLOCK} ?(?:-|–|to|until) ?{_CLOCK}")
_NOON = 12
LONGEST_HOURS = 40  # characters of hours that are typed

words = Words("model.evenings.wish")


@dataclass(frozen=True)
class Wish:
    """A person wants to be dealt in.

    ``games``: the keys of those they want to hear of (none: any). ``first`` and ``last``: between which hours of their
    clock (None for both: always). ``rest``: the hours from one time they are told to the next. ``way``: by a ping in
    the channel of the table, or by a private message. ``told_at`` and ``told_table`` are of the last time, and
    ``refused``: Discord let no private message through to them, which they have not seen yet.
    """

    guild: int
    member: int
    games: tuple[str, ...] = ()
    first: int | None = None
    last: int | None = None
    rest: int = 12
    way: Way = "ping"
    told_at: float | None = None
    told_table: int | None = None
    refused: bool = False

    def fits(self, table: Table, now: float, zone: str) -> bool:
        """Whether to tell them of a table now. ``zone``: that of their clock."""
        if (self.games and table.game not in self.games) or self.told_table == table.id:
            return False
        rested = self.told_at is None or now - self.told_at >= self.rest * HOUR
        always = self.first is None
        return rested and (always or QuietHours(zone, self.first, self.last).end_after(now) is not None)


def check_wish(wish: Wish) -> None:
    """Raises Refused for what no form offers."""
    if wish.rest not in RESTS or wish.way not in WAYS or not set(wish.games) <= set(VARIANTS):
        raise Refused(words.message("unknown"))


def read_hours(typed: str) -> tuple[int, int] | None:
    """Hours such as “18-23” or “6 pm to 11 pm”, or None for always. Raises Refused."""
    text = " ".join(typed.casefold().split())
    if not text:
        return None
    found = read_in_turn(text, _hours, hours_in_english) if len(text) <= LONGEST_HOURS else None
    if found is None:
        raise Refused(words.message("hours-unreadable"))
    first, last = found
    if first == last:
        raise Refused(words.message("hours-equal"))
    return first, last


def _hours(text: str) -> tuple[int, int] | None:
    match = _HOURS.fullmatch(text)
    first, last = (_hour(match[1], match[2]), _hour(match[3], match[4])) if match else (None, None)
    return None if first is None or last is None else (first, last)


def _hour(figures: str, half: str | None) -> int | None:
    hour = int(figures)
    if half is None:
        return hour % 24 if hour <= 24 else None
    return hour % _NOON + (_NOON if half == "pm" else 0) if 1 <= hour <= _NOON else None


def told_hours(wish: Wish) -> str:
    """The hours as they may be typed."""
    return "" if wish.first is None or wish.last is None else f"{wish.first}-{wish.last}"
