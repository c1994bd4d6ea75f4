"""Words and pictures in which kinds of games differ, in the messages of a table and of a hand."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from cogs.discord.controls import Button
from cogs.discord.page import ALT, Picture
from cogs.discord.text import WORDS
from cogs.pictures.felt import CardStyle
from cogs.pictures.table import Seated
from engine.core.actions import Draw, Pass, Play
from engine.core.cards import Card, short, spoken
from engine.core.match import AnyEvent, SeatView, View
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Standing
from engine.words import Words
from model.tables.table import Table

RulesT = TypeVar("RulesT", bound=Ruleset)
PublicT = TypeVar("PublicT", bound=View)
SeatT = TypeVar("SeatT", bound=SeatView)

PlayedLast = tuple[int, Card]  # the seat of a play, and its last card

EARLIER = 5  # cards under the top one that are told


class Added(NamedTuple):
    """A rule that a seat (None: none, it was there) added after a round, in a sentence, empty if it is hidden."""

    seat: int | None
    round: int
    text: str


class EventTypes(NamedTuple):
    """Types of events that the pages of a table and of a hand treat apart."""

    deals: tuple[type, ...]  # they begin a round, so that nothing before them is news
    shows: tuple[type, ...]  # they show cards that are worth a second look after the next event
    asks: tuple[type, ...] = ()  # told with what a seat is asked, and for the ear only there


class Look(ABC, Generic[RulesT, PublicT, SeatT]):
    """The words and pictures of a kind of game."""

    events: ClassVar[EventTypes]
    style: ClassVar[CardStyle]

    # The rules

    @abstractmethod
    def cards(self, rules: RulesT) -> tuple[Card, ...]:
        """Return all cards that a player can mean."""

    @abstractmethod
    def spelling(self, rules: RulesT) -> str:
        """Explain how to type a card."""

    @abstractmethod
    def aim(self, rules: RulesT) -> str:
        """Return the length of a match, as in "to 100 points"."""

    @abstractmethod
    def goal(self, rules: RulesT) -> str:
        """Say when a match ends, and who wins it."""

    # Pictures

    @abstractmethod
    def table_picture(self, view: PublicT, names: Sequence[str]) -> Picture:
        """Show the table, with the plain ``names`` of the seats."""

    @abstractmethod
    def top_picture(self, view: PublicT) -> Picture | None:
        """Show the card that the next one has to fit. It is the same for every hand."""

    @abstractmethod
    def hand_picture(self, view: SeatT) -> Picture | None:
        """Show the cards of a hand, if it has any."""

    # The table in words

    @abstractmethod
    def middle(self, view: PublicT, *, seen: bool = False) -> list[str]:
        """Describe the middle of the table, or only what its picture doesn't show if that is ``seen``."""

    @abstractmethod
    def top(self, view: PublicT) -> str:
        """Return what the next card has to fit."""

    @abstractmethod
    def doing(self, table: Table, view: PublicT) -> str:
        """Return what the seat to move does besides playing a card, in words that follow its name, or nothing."""

    @abstractmethod
    def notes(self, table: Table, view: PublicT, seat: int, *, seen: bool = False) -> list[str]:
        """List what a seat holds and how it stands, without what is ``seen`` in the picture of the table."""

    @abstractmethod
    def last_notes(self, view: PublicT, seat: int, *, seen: bool = False) -> list[str]:
        """List the notes that come after all others, as everyone should notice them or as they are long."""

    def below(self, view: PublicT) -> list[str]:
        """Return the lines below those of the seats."""
        return []

    @abstractmethod
    def below_pile(self, view: PublicT) -> list[str]:
        """Return the sentences about the piles above the list of discards."""

    @abstractmethod
    def final_score(self, view: PublicT, standing: Standing) -> str: ...

    @abstractmethod
    def winning_card(self, view: PublicT) -> str:
        """Return the card that ended the round, or nothing."""

    def buttons(self, table: Table, view: PublicT) -> list[Button]:
        """Make the buttons that can be pressed at the table just now."""
        return []

    def sheets(self, table: Table) -> list[Button]:
        """Make the buttons to the pages that only this kind of game has."""
        return []

    # The hand in words

    @abstractmethod
    def hand_line(self, view: SeatT) -> str:
        """List the hand, sorted, for those who listen."""

    @abstractmethod
    def asked(self, table: Table, view: SeatT) -> str:
        """Ask the seat for its move, with what it has to know to answer."""

    @abstractmethod
    def asks_for_card(self, view: SeatT) -> bool:
        """Return whether the seat is asked to play a card, and so may ask why one can't be played."""

    @abstractmethod
    def label(self, view: SeatT, action: Draw | Pass | Play) -> str:
        """Return the label of the button for an action. Empty for a plain play or pass."""

    def marked(self, view: SeatT, cards: tuple[Card, ...], play: str) -> str:
        """Return the label of a ``play`` with a word about what it would be."""
        return play

    def to_say(self, view: SeatT, left: int) -> str:
        """Return the word that is due with so many cards ``left``, or nothing."""
        return ""

    def fits_top(self, view: SeatT) -> bool:
        """Return whether the top discard could be played once it is taken."""
        return False

    def gives_to(self, view: SeatT) -> int | None:
        """Return the seat that gets the card which is given next."""
        return None

    # For those who listen

    def heard(self, table: Table, view: SeatT) -> list[str]:
        """Return what they need to know for their move."""
        return []

    def besides(self, table: Table, view: SeatT) -> list[str]:
        """Return what else they don't see at the table."""
        return []

    def shouting(self, rules: RulesT) -> list[str]:
        """Explain, once, the buttons that only the table has."""
        return []

    def now(self, table: Table, view: SeatT, events: Sequence[AnyEvent]) -> list[str]:
        """Return what came of the latest moves."""
        return []

    # Events

    @abstractmethod
    def plays_after(self, event: AnyEvent, plays: list[PlayedLast]) -> list[PlayedLast]:
        """Return the ``plays`` until an event with the one in it, or without the latest if it takes that back."""

    @abstractmethod
    def onto_pile(self, event: AnyEvent) -> int:
        """Return how many cards an event puts onto the discard pile. Negative if it takes them from there."""

    # Rules that players add, and hidden ones

    def offered(self, view: SeatT) -> list[str]:
        """Return the rules that the seat may add, in the order of its options."""
        return []

    def added(self, view: PublicT) -> list[Added]:
        """Return the rules that were added, as far as they may be known."""
        return []

    def phrases(self, view: SeatT) -> list[tuple[str, str]]:
        """Return the phrases that may be said before a move, each after its key."""
        return []

    def guesses(self, view: SeatT) -> list[tuple[int, str]]:
        """Return the rules that may be guessed, each after its number."""
        return []


def earlier(view: View) -> str:
    """Return the cards under the top one of the discard pile, newest first."""
    return ", ".join(map(short, view.pile[-2 : -2 - EARLIER : -1]))


def hand_shown(view: SeatView, draw: Callable[..., bytes], words: Words, *, choosing: bool) -> Picture | None:
    """Show the hand as the player holds it. While they are ``choosing``, the cards that can be played stand out."""
    if not view.hand:
        return None
    alt = words("hand-alt", cards=", ".join(map(spoken, view.hand)))[:ALT]
    return Picture("hand", alt, draw, (view.hand, view.options.cards if choosing else None))


def table_shown(
    view: View, names: Iterable[str], alt: Sequence[str], draw: Callable[..., bytes], *middle: Hashable
) -> Picture:
    """Show what is in the ``middle`` of a table, described by ``alt``, and the players around it."""
    moves = view.turn if view.phase == "play" else None
    seats = tuple(Seated(name, view.counts[seat], seat == moves) for seat, name in enumerate(names))
    players = []
    for each in seats:
        name = WORDS("to-play", name=each.name) if each.on_turn else each.name
        players.append(WORDS("seat-cards", name=name, count=each.cards))
    return Picture("table", " ".join([*alt, *players])[:ALT], draw, (*middle, seats))
