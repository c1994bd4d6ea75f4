"""What differs between kinds of game in the messages of a table and of a hand."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from cogs.discord.controls import Button
from cogs.discord.page import ALT, Page, Picture
from cogs.discord.text import seat_cards
from cogs.pictures.drawing import Sheet
from cogs.pictures.faces import draw_face
from cogs.pictures.lobby import FAN, Chair
from cogs.pictures.table import Seated
from cogs.pictures.win import Win
from engine.core.cards import Card, short, spoken
from engine.core.match import AnyEvent, SeatView, View
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Standing
from engine.words import Words
from model.tables.table import Table

RulesT = TypeVar("RulesT", bound=Ruleset)
PublicT = TypeVar("PublicT", bound=View)
SeatT = TypeVar("SeatT", bound=SeatView)


# As JSON has it: signs by name, or the sequences of each side.
Board: TypeAlias = Mapping[str, str | int | Sequence[Mapping[str, str | Sequence[str]]] | Sequence[str] | None]

EARLIER = 5  # cards under the top one that are told


class Added(NamedTuple):
    """A rule that a seat (None: none, it was there) added after a round, in a sentence, empty if it is hidden."""

    seat: int | None
    round: int
    text: str


def earlier(view: View) -> str:
    """The cards under the top one of the discard pile, newest first."""
    return ", ".join(map(short, view.pile[-2 : -2 - EARLIER : -1]))


def hand_shown(view: SeatView, draw: Callable[..., bytes], words: Words, *, choosing: bool) -> Picture | None:
    """The hand as the player holds it. While they are ``choosing``, the cards that can be played stand out."""
    if not view.hand:
        return None
    alt = words("hand-alt", cards=", ".join(map(spoken, view.hand)))[:ALT]
    return Picture("hand", alt, draw, (view.hand, view.options.cards if choosing else None))


def fan_of(rules: Ruleset) -> tuple[Card, ...]:
    """Some cards of a game to show what it is played with: special ones if it has enough of them."""
    cards = tuple(dict.fromkeys(rules.pack))
    special = tuple(card for card in cards if card in rules.special_cards)
    shown = special if len(special) >= FAN else cards
    return tuple(shown[(len(shown) - 1) * place // (FAN - 1)] for place in range(FAN))


def seated(view: View, names: Sequence[str]) -> tuple[Seated, ...]:
    """The players at a table, as its picture shows them."""
    moves = view.turn if view.phase == "play" else None
    return tuple(Seated(name, view.counts[seat], seat == moves) for seat, name in enumerate(names))


def with_seats(alt: str, seats: Iterable[Seated]) -> str:
    """What a picture of a table says, and of its players, in at most as many letters as Discord takes."""
    return " ".join([alt, *(seat_cards(each.name, each.cards, on_turn=each.on_turn) for each in seats)])[:ALT]


@dataclass(frozen=True)
class Look(Generic[RulesT, PublicT, SeatT]):
    """The words and pictures of a kind of game."""

    rules: type[RulesT]
    cards: Callable[[RulesT], tuple[Card, ...]]  # all that a player can mean
    spelling: Callable[[RulesT], str]  # how to write one
    aim: Callable[[RulesT], str]  # how long a match lasts, as in "to 100 points"
    goal: Callable[[RulesT], str]  # what ends it, and who wins
    warm_up: Callable[[], None]  # draws every card once

    # The table
    table_picture: Callable[[PublicT, Sequence[str]], Picture]  # with the plain names of the seats
    middle: Callable[[Table, PublicT], str]  # the same in words
    unseen: Callable[[PublicT], list[str]]  # the part of that which no picture shows
    seen: Callable[[PublicT, int], list[str]]  # of the notes on a seat, those that the picture shows
    top: Callable[[PublicT], str]  # what the next card has to fit
    doing: Callable[[Table, PublicT], str]  # what the seat to move is asked besides for a card: follows its name
    notes: Callable[[Table, PublicT, int], list[str]]  # what a seat holds and how it stands
    last_notes: Callable[[PublicT, int], list[str]]  # after all else: the others should notice them, or they are long
    below_pile: Callable[[PublicT], list[str]]  # sentences about the piles
    final_score: Callable[[PublicT, Standing], str]  # of a seat
    winning_card: Callable[[PublicT], str]  # the one that ended the round, empty if none did
    lobby_picture: Callable[[Sequence[Card], Sequence[Chair]], bytes]  # the seats around a fan of these cards
    win_picture: Callable[[Win], bytes]  # the end of a match

    # The hand
    hand_picture: Callable[[SeatT], Picture | None]  # None when there is nothing to see
    top_picture: Callable[[PublicT], Picture | None]  # the card that the next one has to fit, the same for every hand
    hand_line: Callable[[SeatT], str]  # sorted, for those who listen
    asked: Callable[[Table, SeatT], str]  # what the seat is asked, and what it has to know to answer
    asks_for_card: Callable[[SeatT], bool]  # which card to play: so the player may ask why one cannot be played
    drawing: Callable[[SeatT], str]  # the label of the button that draws

    # Events
    begins: Callable[[AnyEvent], bool]  # a round, so that nothing before it is news
    shown: Callable[[AnyEvent], bool]  # cards that are worth a second look after the next event
    played: Callable[[AnyEvent], tuple[int, Card] | None]  # the seat that played in it, and its last card
    takes_back: Callable[[AnyEvent], bool]  # what the latest of those played
    onto_pile: Callable[[AnyEvent], int]  # how many cards it put onto the discard pile, or took from it when negative

    # What most kinds do without
    buttons: Callable[[Table, PublicT], list[Button]] = lambda table, view: []  # what can only be pressed now
    sheets: Callable[[Table], list[Button]] = lambda table: []  # pages that only this kind of game has
    marked: Callable[[SeatT, tuple[Card, ...], str], str] = lambda view, cards, play: play  # with what it would be
    to_say: Callable[[SeatT, int], str] = lambda view, left: ""  # with so many cards left, or empty
    heard: Callable[[Table, SeatT], list[str]] = lambda table, view: []  # what those who listen need for their move
    besides: Callable[[Table, SeatT], list[str]] = lambda table, view: []  # what else they don't see at the table
    shouting: Callable[[RulesT], list[str]] = lambda rules: []  # what they hear once of the buttons that only it has
    now: Callable[[Table, SeatT, Sequence[AnyEvent]], list[str]] = (
        lambda table, view, events: []
    )  # what came of the latest
    stands: Callable[[AnyEvent], bool] = lambda event: False  # they hear of it with what they are asked, and not again
    playing: Callable[[SeatT, Card], str] = lambda view, card: ""  # the label of a card's button, where it isn't played
    fits_top: Callable[[SeatT], bool] = lambda view: False  # whether the top discard could be played if it is taken
    gives_to: Callable[[SeatT], int | None] = lambda view: None  # who gets the card that is given next
    passing: Callable[[SeatT], str] = lambda view: ""  # the label of the button, where it does more than to pass
    below: Callable[[PublicT], list[str]] = lambda view: []  # lines below those of the seats
    offered: Callable[[SeatT], list[str]] = lambda view: []  # rules that the seat may add, in the order of its options
    added: Callable[[PublicT], list[Added]] = lambda view: []  # rules that players have added
    phrases: Callable[[SeatT], list[tuple[str, str]]] = lambda view: []  # that may be said before a move, with a key
    guesses: Callable[[SeatT], list[tuple[int, str]]] = lambda view: []  # at hidden rules, with their numbers
    draw_face: Callable[[Sheet, Card], None] = draw_face  # draws what is on a card, for a file
    board: Callable[[PublicT], Board] = lambda view: {}  # what lies on the table besides the piles, for a file

    # Pages by the action of the control that shows them. They take the rules of the table, or None at no table.
    pages: Mapping[str, Callable[[RulesT | None], Page]] = field(default_factory=dict)
