"""Taking back a play that told no one anything new, until the next action."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.actions import Action, Options, Play, Refusal
from engine.core.cards import Card, Rank, Suit
from engine.core.events import Event, Record, with_hand
from engine.shedding.events.draw_penalty import DebtGrew, DebtSettled, SentBack
from engine.shedding.events.endings import NotOut, WentOut
from engine.shedding.events.plays import Played
from engine.shedding.events.turns import Reversed, Skipped, TurnCame
from engine.shedding.legal.reasons import over, words
from engine.shedding.mechanics.bluffs import DoubtAsked
from engine.shedding.mechanics.gifts import GivingAsked
from engine.shedding.mechanics.jump_ins import JumpedIn
from engine.shedding.mechanics.last_card import CallDue, Called, KeptQuiet
from engine.shedding.mechanics.playing_again import PlaysAgain
from engine.shedding.mechanics.rank_asking import RankAsked
from engine.shedding.state import State
from engine.shedding.view import Position

# What a play brings about that everyone could foresee from its cards. All else tells something, or can't be undone:
# even skips that add up tell whether the next hand holds an answer, and with hidden rules each play tells of those.
FORESEEN = (
    *(Played, JumpedIn, RankAsked, Called, CallDue, DoubtAsked, GivingAsked, PlaysAgain, WentOut),
    *(Skipped, Reversed, TurnCame, DebtGrew, DebtSettled, SentBack, KeptQuiet, NotOut),
)


def keep(record: Record[State], before: State, seat: int, play: Play) -> None:
    """Keep what undoes a play, if it may be taken back."""
    if not all(isinstance(event, FORESEEN) for event in record.events):
        return
    record.state.undo = TookBack(
        seat=seat,
        cards=play.cards,
        turn=before.turn,
        drawn=before.drawn,
        direction=before.direction,
        suit=before.suit,
        debt=before.debt,
        uncalled=before.uncalled,
        passes=before.passes,
        drawer=before.drawer,
        gone=before.gone,
        covering=before.covering,
        skips=before.skips,
        misses=before.misses,
        rank=before.rank,
        asker=before.asker,
        barred=before.barred,
        to_begin=before.to_begin,
    )


def take_back(record: Record[State], undo: object) -> None:
    if isinstance(undo, TookBack):
        record.add(undo)


def nothing_to_take_back(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    return over(position) or Refusal("turn", words.message("nothing-to-take-back"), words.message("take-back-in-time"))


@dataclass(frozen=True)
class TookBack(Event[State]):
    """Cards of the last play went from the pile back into the hand, and all is as it was before them."""

    seat: int
    cards: tuple[Card, ...]
    turn: int
    drawn: tuple[Card | None, ...]
    direction: int
    suit: Suit | None
    debt: int
    uncalled: tuple[int, ...]
    passes: int
    drawer: int | None
    gone: tuple[int, ...]
    covering: bool
    skips: int
    misses: tuple[int, ...]
    rank: Rank | None
    asker: int | None
    barred: tuple[int, ...] = ()
    to_begin: tuple[int, ...] = ()

    def apply(self, state: State) -> None:
        state.pile = state.pile[: -len(self.cards)]
        state.hands = with_hand(state.hands, self.seat, state.hands[self.seat] + self.cards)
        state.turn, state.pending = self.turn, None
        state.drawn = tuple(card for card in self.drawn if card is not None)
        state.direction, state.suit, state.debt, state.uncalled = self.direction, self.suit, self.debt, self.uncalled
        state.passes, state.drawer, state.gone, state.covering = self.passes, self.drawer, self.gone, self.covering
        state.skips, state.misses, state.rank, state.asker = self.skips, self.misses, self.rank, self.asker
        state.barred, state.to_begin = self.barred, self.to_begin
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.turn else replace(self, drawn=(None,) * len(self.drawn))
