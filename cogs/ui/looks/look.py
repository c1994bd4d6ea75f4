"""What differs between kinds of game in the messages of a table and of a hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from cogs.ui.components.controls import Button
from cogs.ui.components.page import Page, Picture
from cogs.ui.pictures.card_faces import Sheet, draw_face
from engine.core.cards import Card, short
from engine.core.events import AnyEvent
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Standing
from engine.core.view import PublicView, SeatView
from model.tables.table import Table

RulesT = TypeVar("RulesT", bound=Ruleset)
PublicT = TypeVar("PublicT", bound=PublicView)
SeatT = TypeVar("SeatT", bound=SeatView)


# As JSON has it: signs by name, or the sequences of each side.
Board: TypeAlias = Mapping[str, str | int | Sequence[Mapping[str, str | Sequence[str]]] | Sequence[str] | None]

EARLIER = 5  # cards under the top one that are told


class Added(NamedTuple):
    """A rule that a seat (None: none, it was there) added after a round, in a sentence, empty if it is hidden."""

    seat: int | None
    round: int
    text: str


def earlier(view: PublicView) -> str:
    """The cards under the top one of the discard pile, newest first."""
    return ", ".join(map(short, view.pile[-2 : -2 - EARLIER : -1]))


@dataclass(frozen=True)
class Look(Generic[RulesT, PublicT, SeatT]):
    """The words and pictures of a kind of game.

    ``cards`` are all cards that a player can mean, and ``spelling`` says how to write one. ``aim`` is how long a match
    lasts, as in "to 100 points". ``goal`` says what ends it and who wins. ``warm_up`` draws every card once. ``pages``
    are those that only this kind of game has, by the action of the control that shows them. They take the rules of the
    table, or None at no table.

    The table: ``table_picture``, and ``middle`` for the same in words. ``top`` is what the next card has to fit.
    ``doing`` is what the seat to move is asked besides for a card, in words that follow its name. ``notes`` are what a
    seat holds and how it stands. ``last_notes`` come after everything else, because the others should notice them or
    because they are long. ``below`` are lines below those of the seats. ``buttons`` are those of this kind of game.
    ``below_pile`` are sentences about the piles. ``final_score`` is that of a seat. ``winning_card`` is the one that
    ended the round, empty if none did.

    The hand: ``hand_picture`` is None when there is nothing to see. ``hand_line`` is sorted text. ``asked`` is what the
    seat is asked, and what it has to know to answer. ``asks_for_card`` tells whether the question is which card to
    play, so that the player may ask why a card cannot be played. ``drawing`` is the label of the button that draws,
    ``passing`` that of the button that passes where it does something else (empty: it just passes).
    ``bluffs`` tells whether playing these cards would be a bluff. ``to_say`` is what has to be said with so many cards
    left, empty if nothing has.

    Rules that grow: ``offered`` are those that the seat may add, in the order of its options, and ``added`` those that
    players have added. ``phrases`` may be said before a move, and ``guesses`` made at hidden rules.

    Events: ``begins`` tells whether an event begins a round, so that nothing before it is news. ``concerns`` tells
    whether it is about the seat's own cards, or about cards only that seat may see. ``shown`` tells whether cards were
    shown that are worth a second look after the next event. ``onto_pile`` is how many cards an event put onto the
    discard pile, or took from it when negative.

    Files: ``draw_face`` draws what is on a card. ``board`` is what lies on the table besides the piles.
    """

    rules: type[RulesT]
    cards: tuple[Card, ...]
    spelling: str
    aim: Callable[[RulesT], str]
    goal: Callable[[RulesT], str]
    warm_up: Callable[[], None]
    table_picture: Callable[[PublicT], Picture]
    middle: Callable[[Table, PublicT], str]
    top: Callable[[PublicT], str]
    doing: Callable[[Table, PublicT], str]
    notes: Callable[[Table, PublicT, int], list[str]]
    last_notes: Callable[[PublicT, int], list[str]]

    buttons: Callable[[Table, PublicT], list[Button]]
    below_pile: Callable[[PublicT], list[str]]
    final_score: Callable[[PublicT, Standing], str]
    winning_card: Callable[[PublicT], str]
    hand_picture: Callable[[SeatT], Picture | None]
    hand_line: Callable[[SeatT], str]
    asked: Callable[[Table, SeatT], str]
    asks_for_card: Callable[[SeatT], bool]
    drawing: Callable[[SeatT], str]
    begins: Callable[[AnyEvent], bool]
    concerns: Callable[[AnyEvent, int], bool]
    shown: Callable[[AnyEvent], bool]
    onto_pile: Callable[[AnyEvent], int]
    bluffs: Callable[[SeatT, tuple[Card, ...]], bool] = lambda view, cards: False
    to_say: Callable[[SeatT, int], str] = lambda view, left: ""
    passing: Callable[[SeatT], str] = lambda view: ""
    below: Callable[[PublicT], list[str]] = lambda view: []
    offered: Callable[[SeatT], list[str]] = lambda view: []
    added: Callable[[PublicT], list[Added]] = lambda view: []
    phrases: Callable[[SeatT], list[tuple[str, str]]] = lambda view: []
    guesses: Callable[[SeatT], list[tuple[int, str]]] = lambda view: []
    draw_face: Callable[[Sheet, Card], None] = draw_face
    board: Callable[[PublicT], Board] = lambda view: {}
    pages: Mapping[str, Callable[[RulesT | None], Page]] = field(default_factory=dict)
