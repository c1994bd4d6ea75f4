"""Preferences of a person in a server: pings, language, and how their cards are shown and played."""

from dataclasses import dataclass
from typing import Literal

from model.setting import Declared, setting

Order = Literal["suit", "rank"]
ORDERS: tuple[Order, ...] = ("suit", "rank")


@dataclass(frozen=True)
class Preferences(Declared):
    """The choices of a person with ``/eights me``."""

    pings: bool | None = setting(None, "turn", values=(None, False, True))  # on their turn
    asked: bool = setting(False)  # they were asked whether they want pings
    order: Order = setting("suit", "cards", "choice", values=ORDERS)  # in which their hand is sorted
    four_colours: bool = setting(False, "cards", "choice", values={False: "two", True: "four"}, key="colours")
    large: bool = setting(False, "cards", "choice", values={False: "normal", True: "large"}, key="size")
    text_only: bool = setting(False, "cards", key="text")  # no pictures, one fact per line, suits in words
    skips: bool = setting(False, "turn")  # the bot draws or passes when they can do nothing else
    confirms: bool = setting(False, "turn")  # a card asks before it is played
    zone: str = setting("")  # of the times they type (empty: the server's)
    rating_hidden: bool = setting(False, "ratings", "box", key="hidden-mine")  # others see nothing of it
    without_ratings: bool = setting(False, "ratings", "box", key="hidden-all")  # they see none themselves
    language: str = setting("", "language", "language")
    own_letters: bool = setting(True, "language", key="letters")  # of the language, not the English ones
    # Not picked: what their Discord spoke last, unless that is English or no language of this table
    locale: str = setting("")


USUAL = Preferences()
