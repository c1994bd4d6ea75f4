"""Which of the languages at this table is meant by what Discord or a person says.

What one person prefers in one server: pings, and how their cards are shown and played."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from engine.words import ENGLISH, languages


def language_of(locale: str) -> str:
    """The language that a reader of this locale reads: ``pt-BR`` itself, ``es`` of ``es-419``. English if none is."""
    for language in (locale, locale.partition("-")[0]):
        if language in languages():
            return language
    return ENGLISH


def picked(asked: str) -> str:
    """The language that someone picked, or nothing where they picked none, or one that isn't there any more."""
    return asked if asked in languages() else ""


Order = Literal["suit", "rank"]
ORDERS: tuple[Order, ...] = ("suit", "rank")


@dataclass(frozen=True)
class Preferences:
    """What a person has picked with ``/eights me``.

    ``pings``: whether they want a ping on their turn (None: they have not said). ``asked``: they were asked that.
    ``order``: how their hand is sorted. ``four_colours``: every suit has a colour of its own. ``large``: cards are
    drawn larger. ``text_only``: no pictures, one fact per line, and suits in words. ``skips``: the bot draws or passes
    for them when they can do nothing else.
    ``confirms``: a card asks before it is played. ``zone``: the time
    zone of the times they type (empty: the server's). ``rating_hidden``: others see nothing of their rating.
    ``without_ratings``: they see none themselves. ``language``: in which they read (empty: that of their Discord).
    ``own_letters``: the letters on their cards are those of that language, not the English ones.

    ``locale`` alone is not picked: what their Discord spoke last, unless that is English or no language of this table.
    """

    pings: bool | None = None
    asked: bool = False
    order: Order = "suit"
    four_colours: bool = False
    large: bool = False
    text_only: bool = False
    skips: bool = False
    confirms: bool = False
    zone: str = ""
    rating_hidden: bool = False
    without_ratings: bool = False
    language: str = ""
    own_letters: bool = True
    locale: str = ""


USUAL = Preferences()


def preferences_of(stored: Mapping[str, object]) -> Preferences:
    """Stored preferences. Whatever this version cannot know is as it would be without it."""
    given: dict[str, Any] = {part.name: stored[part.name] for part in fields(Preferences) if part.name in stored}
    return Preferences(**{name: value for name, value in given.items() if _fits(name, value)})


def _fits(name: str, value: object) -> bool:
    if name == "order":
        return value in ORDERS
    if name == "language":
        return value == "" or value in languages()
    if name in ("zone", "locale"):
        return isinstance(value, str)
    return isinstance(value, bool) or (name == "pings" and value is None)
