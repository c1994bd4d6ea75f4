"""What differs from one kind of game to another in the messages of a table and of a hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from cogs.ui.controls import Button
from cogs.ui.page import Page, Picture
from engine.cards import Card
from engine.events import AnyEvent
from engine.ruleset import Ruleset
from engine.scoresheet import Standing
from engine.view import PublicView, SeatView
from model.table import Table

RulesT = TypeVar("RulesT", bound=Ruleset)
PublicT = TypeVar("PublicT", bound=PublicView)
SeatT = TypeVar("SeatT", bound=SeatView)


@dataclass(frozen=True)
class Look(Generic[RulesT, PublicT, SeatT]):
    """The words and pictures of a kind of game.

    ``cards`` are all that a player can mean, ``spelling`` says how to write one. ``aim`` is how long a match goes, as
    in "to 100 points"; ``goal`` what ends it and who wins, in a sentence. ``warm_up`` draws every card once. ``pages``
    are those that only this kind of game has, by the action of the control that shows them.

    The table: ``table_picture``; ``middle``, the same in words; ``doing``, what the seat to move is asked, as in "is on
    turn"; ``notes``, what a seat holds and how it stands; ``last_notes``, what stands after everything else because the
    others should notice it, or it is long; ``below``, lines under those of the seats; ``buttons`` of this kind of game;
    ``pile``, newest card first, in sentences; ``final_score`` of a seat.

    The hand: ``hand_picture``, None where there is nothing to see; ``hand_line``, sorted text; ``asked``, what the seat
    is asked, and what it has to know to answer; ``asks_for_card``, whether that is which card to play, so that the
    player may ask why not another; ``drawing``, the label of the button that draws.

    Of events: ``begins`` a round, so that nothing before it is news; ``concerns`` the seat's own cards, or such as only
    it may see; ``shown``, whether cards were shown that are worth a second look after the next event.
    """

    rules: type[RulesT]
    cards: tuple[Card, ...]
    spelling: str
    aim: Callable[[RulesT], str]
    goal: Callable[[RulesT], str]
    warm_up: Callable[[], None]
    table_picture: Callable[[PublicT], Picture]
    middle: Callable[[Table, PublicT], str]
    doing: Callable[[Table, PublicT], str]
    notes: Callable[[Table, PublicT, int], list[str]]
    last_notes: Callable[[PublicT, int], list[str]]
    below: Callable[[PublicT], list[str]]
    buttons: Callable[[Table, PublicT], list[Button]]
    pile: Callable[[PublicT], str]
    final_score: Callable[[PublicT, Standing], str]
    hand_picture: Callable[[SeatT], Picture | None]
    hand_line: Callable[[SeatT], str]
    asked: Callable[[Table, SeatT], str]
    asks_for_card: Callable[[SeatT], bool]
    drawing: Callable[[SeatT], str]
    begins: Callable[[AnyEvent], bool]
    concerns: Callable[[AnyEvent, int], bool]
    shown: Callable[[AnyEvent], bool]
    pages: Mapping[str, Callable[[], Page]] = field(default_factory=dict)
