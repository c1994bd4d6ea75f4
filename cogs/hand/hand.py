"""A hand as its page shows it, computed once, and the labels of its cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from cogs.discord.controls import Control
from cogs.discord.page import ROW
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

WORDS = Words(__package__)


@dataclass(frozen=True)
class Choice:
    """A play in the making: the cards so far, and what may follow. ``picking``: its player picks more of them."""

    play: Play
    follows: Options
    picking: bool = False

    @property
    def lacks_suit(self) -> bool:
        return bool(self.follows.suits) and self.play.suit is None

    @property
    def is_incomplete(self) -> bool:
        """True if a suit or a rank is missing. A rank is asked for after the suit."""
        return self.lacks_suit or (bool(self.follows.ranks) and self.play.rank is None)


@dataclass(frozen=True)
class Asking:
    """A card that was pressed, by a player who wants to be asked first. ``again`` plays it."""

    action: Action
    again: Control


class Others(NamedTuple):
    """The other seats in the hand of a player who waits, who sees each move of theirs."""

    counts: tuple[int, ...]
    turn: int
    names: tuple[str | None, ...]


class HandKey(NamedTuple):
    """All that only this hand shows. While it stays the same, nothing moves under the finger.

    On a player's own turn nothing moves that they do not move themselves.
    """

    phase: str
    hand: tuple[Card, ...]
    asked: int
    playable: tuple[Card, ...]
    actions: tuple[Action, ...]  # without catching: that comes and goes with what others do
    plan: Action | None
    can_take_back: bool
    away: bool
    paused: bool
    waits_for_anybody: bool
    outlook: str
    preferences: Preferences
    others: Others | None  # None on the player's own turn
    heard: tuple[object, ...]  # a player who listens hears of the clock and of the table too


@dataclass(frozen=True)
class Hand:
    """The hand of a seat as it is now."""

    table: Table
    view: SeatView
    recent: Sequence[Entry] = ()  # what happened lately, as this seat may know it
    notice: str = ""  # why something was refused
    choice: Choice | None = None
    asking: Asking | None = None
    outlook: str = ""  # what is told beside the cards
    preferences: Preferences = USUAL

    def newest_events(self) -> Iterator[AnyEvent]:
        """The events since the owner of the seat sat down there, the newest first."""
        for entry in reversed(self.recent):
            if not isinstance(entry, Happening):
                yield entry
            elif entry.kind == "sat" and entry.seat == self.view.seat:
                return

    @property
    def events(self) -> list[AnyEvent]:
        """Those as they came."""
        return list(self.newest_events())[::-1]

    @cached_property
    def plannable(self) -> Sequence[Action]:
        """The actions that its player may plan while they wait."""
        return () if self.view.on_turn else self.view.plannable(self.view.seat)

    @cached_property
    def key(self) -> HandKey:
        """All that only this hand shows, known before its page is made."""
        table, view, waits = self.table, self.view, not self.view.on_turn
        actions = [action for action in view.options.actions if not isinstance(action, Catch)]
        called = [seat.name for seat in table.seats] if waits else []
        return HandKey(
            phase=view.phase,
            hand=view.hand,
            asked=view.asked,
            playable=view.options.cards,
            actions=tuple(actions),
            plan=table.plan_of(view.seat),
            can_take_back=view.may_take_back(view.seat) and last_play(table) is not None,
            away=table.seats[view.seat].away,
            paused=table.paused,
            waits_for_anybody=table.waits_for_anybody,
            outlook=self.outlook,
            preferences=self.preferences,
            others=Others(view.counts, view.turn, tuple(called)) if waits else None,
            heard=(table.deadline, *look_of(view.rules).besides(table, view)) if self.preferences.text_only else (),
        )


def arranged(view: SeatView, preferences: Preferences) -> SeatView:
    """The view of a seat, with its cards and the actions of single cards in the order that its player prefers."""
    if preferences.order == "suit":
        return view
    others = len(EVERY_RANK) + 1  # actions without a card come last, as they were
    actions = sorted(view.options.actions, key=lambda each: _rank(each.card) if isinstance(each, OneCard) else others)
    shown = replace(view)
    shown.hand = by_rank(view.hand)
    shown.options = replace(view.options, cards=by_rank(view.options.cards), actions=tuple(actions))
    return shown


def by_rank(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards by rank, equal ones by suit. Cards without a rank come last, as they do by suit."""
    return tuple(sorted(in_order(cards), key=_rank))


def _rank(card: Card) -> int:
    return EVERY_RANK.index(rank_of(card)) if card in RANKED else len(EVERY_RANK)


def and_call(hand: Hand, play: str, cards: int) -> str:
    """The label of a play of so many cards with the word that is due for what it leaves."""
    return WORDS("and-call", play=play, word=word_due(hand.view, cards))


def word_due(view: SeatView, cards: int = 0) -> str:
    """The word to say with so many cards fewer than now."""
    return look_of(view.rules).to_say(view, view.counts[view.seat] - cards)


def suit_label(suit: str) -> str:
    return WORDS("pick-suit", sign=SUIT_SYMBOLS[suit], suit=suit_name(suit), label=capital(suit_name(suit)))


def card_label(hand: Hand, card: Card) -> str:
    """A card, with its number of copies in the hand if there are several."""
    count = Counter(hand.view.hand)[card]
    return WORDS("copies", card=short(card), count=count) if count > 1 else short(card)
