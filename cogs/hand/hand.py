"""What a hand shows, computed once, and what its buttons are called. A page only renders it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from cogs.discord.controls import Control
from cogs.discord.page import ROW, Picture
from cogs.discord.text import capital
from cogs.looks import look_of
from engine.core.actions import Action, Catch, OneCard, Options, Play
from engine.core.cards import EVERY_RANK, RANKED, SUIT_SYMBOLS, Card, in_order, rank_of, short, suit_name
from engine.core.match import AnyEvent, SeatView
from engine.words import Words
from model.people.preferences import USUAL, Preferences
from model.tables.log import Entry
from model.tables.moves import last_play
from model.tables.table import Happening, Table

BUTTONS = 2 * ROW  # with more choices than this, selects are used
HandKey = tuple[object, ...]
View = TypeVar("View", bound=SeatView)

WORDS = Words(__package__)


@dataclass(frozen=True)
class Choice:
    """A play in the making: what is chosen so far, what may follow, and whether more cards are being picked."""

    play: Play
    follows: Options
    picking: bool = False

    @property
    def is_incomplete(self) -> bool:
        """Whether a suit or a rank is missing."""
        play, follows = self.play, self.follows
        return (bool(follows.suits) and play.suit is None) or (bool(follows.ranks) and play.rank is None)


@dataclass(frozen=True)
class Asking:
    """A card that was pressed, by a player who wants to be asked first. ``again`` plays it."""

    action: Action
    again: Control


@dataclass(frozen=True)
class Hand:
    """The hand of a seat as it is now."""

    table: Table
    view: SeatView
    after: Mapping[Card, Options]  # what may follow each playable card
    recent: Sequence[Entry] = ()  # what happened lately, as this seat may know it
    notice: str = ""  # why something was refused
    choice: Choice | None = None
    asking: Asking | None = None
    outlook: str = ""  # what is told beside the cards
    preferences: Preferences = USUAL

    @property
    def away(self) -> bool:
        return self.table.seats[self.view.seat].away

    @property
    def events(self) -> list[AnyEvent]:
        """What happened lately, since the owner of the seat sat down there."""
        found = list[AnyEvent]()
        for entry in self.recent:
            if not isinstance(entry, Happening):
                found.append(entry)
            elif entry.kind == "sat" and entry.seat == self.view.seat:
                found.clear()
        return found

    @property
    def plan(self) -> Action | None:
        return self.table.plan_of(self.view.seat)

    @property
    def plannable(self) -> Sequence[Action]:
        """What its player may plan while they wait."""
        view = self.view
        return () if view.on_turn else view.plannable(view.seat)

    @property
    def key(self) -> HandKey:
        """What only this hand shows. While it stays the same, nothing moves under the finger."""
        return key_of(self.table, self.view, self.outlook, self.preferences)


def key_of(table: Table, view: SeatView, outlook: str, preferences: Preferences) -> HandKey:
    """The key of the hand that a seat sees, which is known before its page is made.

    Who waits sees each move of the others. On a player's own turn nothing moves that they do not move themselves. Who
    listens hears of the clock and of the table too.
    """
    actions = tuple(action for action in view.options.actions if not isinstance(action, Catch))
    others = None if view.on_turn else (view.counts, view.turn, tuple(seat.name for seat in table.seats))
    undo = last_play(table) is not None and view.options.take_back
    heard = (table.deadline, *look_of(view.rules).besides(table, view)) if preferences.text_only else ()
    here = table.seats[view.seat].away, table.paused, table.waits_for_anybody, outlook, preferences
    mine = table.plan_of(view.seat), undo
    return view.phase, view.hand, view.asked, others, view.options.cards, actions, *mine, *here, *heard


def dealt(view: SeatView, table: Table) -> Hand:
    """The bare hand of a seat, with what may follow each playable card."""
    return Hand(table, view, {card: view.may_do(view.seat, (card,)) for card in view.options.cards})


# As its player likes to see it


def arranged(view: SeatView, preferences: Preferences) -> SeatView:
    """What a seat sees, with its cards in the order that its player prefers."""
    if preferences.order == "suit":
        return view

    def place(action: Action) -> int:  # those of a card in order, and then the rest as it was
        return _rank(action.card) if isinstance(action, OneCard) else len(EVERY_RANK) + 1

    actions = tuple(sorted(view.options.actions, key=place))
    shown = replace(view)
    shown.hand = by_rank(view.hand)
    shown.options = replace(view.options, cards=by_rank(view.options.cards), actions=actions)
    return shown


def by_rank(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards by rank, equal ones by suit. Cards without a rank come last, as they do by suit."""
    return tuple(sorted(in_order(cards), key=_rank))


def _rank(card: Card) -> int:
    return EVERY_RANK.index(rank_of(card)) if card in RANKED else len(EVERY_RANK)


def with_card_style(picture: Picture | None, preferences: Preferences) -> Picture | None:
    """The picture of a hand, with the deck and the size that its player prefers."""
    if picture is None or not (preferences.four_colours or preferences.large):
        return picture
    return replace(picture, shows=(*picture.shows, preferences.four_colours, preferences.large))


# Labels of buttons: cards, and plays with the word that is due


def and_call(hand: Hand, play: str, cards: int) -> str:
    """The label of a play of so many cards with the word that is due for what it leaves."""
    return WORDS("and-call", play=play, word=word_due(hand, hand.view.counts[hand.view.seat] - cards))


def word_due(hand: Hand, left: int) -> str:
    return look_of(hand.view.rules).to_say(hand.view, left)


def suit_label(suit: str) -> str:
    return WORDS("pick-suit", sign=SUIT_SYMBOLS[suit], suit=suit_name(suit), label=capital(suit_name(suit)))


def counted(hand: Hand, card: Card) -> str:
    """A card, with its number of copies in the hand if there are several."""
    count = Counter(hand.view.hand)[card]
    return WORDS("copies", card=short(card), count=count) if count > 1 else short(card)
