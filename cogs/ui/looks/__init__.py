"""How each kind of game looks: what differs from game to game in the messages of a table and of a hand.

A module that has the functions of ``Look`` is one. Pages ask ``look_of`` and know no game.
"""

from typing import Any, Protocol

from cogs.ui import number_pictures, pictures
from cogs.ui.looks import sequences, shedding
from cogs.ui.page import Picture
from engine.cards import Card
from engine.events import AnyEvent
from engine.ruleset import Ruleset
from engine.scoresheet import Standing
from engine.shedding.rules import Rules
from engine.str8.rules import SequenceRules
from model.table import Table


class Look(Protocol):
    """The words and pictures of a kind of game; views and rules are of that kind."""

    CARDS: tuple[Card, ...]  # all that one can mean
    SPELLING: str  # how one writes one

    def aim(self, rules: Any) -> str:
        """How long a match goes, as in ``to **100** points``."""

    def goal(self, rules: Any) -> str:
        """What ends a match and who wins it, in a sentence."""

    # The table

    def table_picture(self, view: Any) -> Picture:
        """The middle of the table."""

    def middle(self, table: Table, view: Any) -> str:
        """What lies in the middle, in words."""

    def doing(self, table: Table, view: Any) -> str:
        """What the seat on turn is asked, as in ``is on turn``."""

    def notes(self, table: Table, view: Any, seat: int) -> list[str]:
        """What is to be known of a seat: what it holds and how it stands."""

    def last_notes(self, view: Any, seat: int) -> list[str]:
        """What stands of a seat after everything else: what the others should notice, or what is long."""

    def below(self, table: Table, view: Any) -> list[str]:
        """Lines under those of the seats."""

    def buttons(self, table: Table, view: Any) -> list[Any]:
        """Buttons of the table message that only this kind of game has."""

    def pile(self, view: Any) -> str:
        """The discard pile, newest card first, in sentences."""

    def final_score(self, view: Any, standing: Standing) -> str:
        """How a seat stands at the end."""

    # The hand

    def hand_picture(self, view: Any) -> Picture | None:
        """The hand as it is held, what can be played standing out; None when there is nothing to see."""

    def hand_line(self, view: Any) -> str:
        """The hand as sorted text."""

    def asked(self, table: Table, view: Any) -> str:
        """What the seat is asked, and what it has to know to answer."""

    def asks_for_card(self, view: Any) -> bool:
        """Whether the question is which card to play, so that one may ask why not another."""

    def drawing(self, view: Any) -> str:
        """The label of the button that draws."""

    def begins(self, event: AnyEvent) -> bool:
        """Whether a round begins with an event, so that nothing before it is news."""

    def concerns(self, event: AnyEvent, seat: int | None) -> bool:
        """Whether an event tells this seat of its own cards, or of such as only it may see."""

    def shown(self, event: AnyEvent) -> bool:
        """Whether an event showed cards that are worth a second look after the next one."""


def warm_up() -> None:
    """Draw every card once, so that the first table has not to wait for it."""
    pictures.warm_up()
    number_pictures.warm_up()


_LOOKS: dict[type[Ruleset], Look] = {Rules: shedding, SequenceRules: sequences}


def look_of(rules: Ruleset) -> Look:
    """How the game of these rules looks."""
    return _LOOKS[type(rules)]
