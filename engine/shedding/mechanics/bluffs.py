"""Bluffs: a play that may be doubted, and the seat that accepts or challenges it.

Source: S3, "When a joker is played, the next player can challenge".
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar, Self

from engine.core.actions import Accept, Action, Challenge, Options, Refusal
from engine.core.cards import Card, in_order, rank_of
from engine.core.match import with_hand, without_cards
from engine.shedding.effects import lets_play_again, reach_other_hands
from engine.shedding.events import DEBT_SETTLED, MissedTurn, OfSeat, Passed, PlaysAgain, TurnCame
from engine.shedding.legal import can_draw
from engine.shedding.matching import followers
from engine.shedding.position import Cards, Hooks, Note, SheddingPosition, SheddingRound, State, Step, without
from engine.shedding.refusals import over, waiting
from engine.shedding.restrictions import WORDS, has_better
from engine.shedding.round_end import end_if_blocked
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table
from engine.shedding.turn import miss_turn, next_turn, take_turn

# What a bluff that is taken back brings back, or is judged by.
BEFORE = ("direction", "suit", "rank", "asker", "debt", "skips", "passes", "drawer")


def take_part(table: Table, hooks: Hooks) -> None:
    if table.bluffing:
        hooks.contest = _contest


@dataclass(frozen=True)
class Challenges(Note):
    """The numbers of bluffs and of honest plays among each seat's challenged plays."""

    open = True
    by_seat: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Doubt(Step):
    """The seat to move accepts or challenges cards that may be a bluff of ``player``."""

    ways = (Accept(), Challenge())
    why_not = Refusal("bluffing", WORDS.message("may-be-bluff"), WORDS.message("stand-or-challenge"))
    player: int
    cards: tuple[Card, ...]
    before: SheddingRound  # what was so before these cards: see BEFORE
    after: int  # the seat whose turn it is once they are accepted
    # No seat is shown either of these: the player knows the hand from their own cards.
    held: tuple[Card, ...] | None  # the rest of the hand behind the play
    honest: bool | None  # whether the play was within the rule

    def take(self, state: State, seat: int, action: Action) -> None:
        if isinstance(action, Challenge):
            _challenge(state, seat, self)
            return
        state.add(Accepted(seat))
        reach_other_hands(state, self.player, self.cards)
        if lets_play_again(state.table, self.cards):
            state.add(PlaysAgain(self.player))
        else:
            take_turn(state, self.after)

    def about(self) -> tuple[int, ...]:
        return (self.player,)

    def staying(self) -> int:
        return 1 + len(self.cards)

    def better(self, position: SheddingPosition) -> frozenset[Card]:
        """The cards that the player could have played instead, if they held one, and that are no last resort."""
        was, table, pile = self.before, position.table, position.pile[: -len(self.cards)]
        before = replace(position, pile=pile, suit=was.suit, rank=was.rank, debt=was.debt, skips=was.skips)
        fits = followers(before, self.player) - table.bound
        return frozenset(card for card in fits if rank_of(card) not in table.last_resort)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, held=None, honest=None)


def nothing_to_challenge(position: SheddingPosition, seat: int, action: Action, options: Options) -> Refusal:
    here = over(position) or (waiting(position, seat, action) if isinstance(position.pending, Doubt) else None)
    return here or Refusal("bluffing", WORDS.message("nothing-to-challenge"))


def _contest(state: State, seat: int, cards: Cards) -> Callable[[State], None] | None:
    """A function that asks the next seat if it doubts these cards, judged before the play."""
    if rank_of(cards[0]) not in state.table.last_resort:
        return None
    held = in_order(without_cards(state.hands[seat], cards))
    before = SheddingRound(**{name: getattr(state, name) for name in BEFORE})
    honest = not has_better(state, seat, held)

    def ask(state: State) -> None:
        """If it is the player's turn again, the seat that would have been next is asked."""
        after = seat if lets_play_again(state.table, cards) else state.seat_after(state.turn)
        asked = after if after != seat else state.seat_after(seat)
        state.add(DoubtAsked(asked, Doubt(seat, cards, before, after, held, honest)))

    return ask


def _challenge(state: State, seat: int, doubt: Doubt) -> None:
    state.add(Challenged(seat, doubt.player, doubt.held, bool(doubt.honest)))
    if not doubt.honest:
        _undo(state, seat, doubt)
        return
    draw_cards(state, seat, state.debt + state.table.challenge_penalty, "bluff")
    reach_other_hands(state, doubt.player, doubt.cards)
    if state.debt:
        state.add(DEBT_SETTLED)
    if lets_play_again(state.table, doubt.cards):
        state.add(PlaysAgain(doubt.player))
    elif doubt.after != seat:
        state.add(TurnCame(doubt.after))
    else:  # the turn that it loses may be one that it had to miss
        if state.skips or seat in state.misses:
            miss_turn(state, seat)
        next_turn(state)


def _undo(state: State, seat: int, doubt: Doubt) -> None:
    """A caught bluff goes back into the hand. If nothing can be drawn for it, it counts as a pass."""
    table, player, on_pile = state.table, doubt.player, state.pile[-len(doubt.cards) - 1 :]
    penalty = state.debt or table.challenge_penalty  # a debt that its cards raised is part of the debt now
    # it also pays one that they cancelled or took the place of
    if not table.penalties_add_up or any(table.cancels_debt(card, below) for below, card in pairwise(on_pile)):
        penalty += doubt.before.debt
    state.add(TakenBack(player, doubt.cards))
    if doubt.before.skips:
        state.add(MissedTurn(player, doubt.before.skips - 1 if table.skips_add_up else 0))
    able = can_draw(state, player)
    draw_cards(state, player, penalty, "bluff")
    if not able:
        state.add(Passed(player))
    if able or not end_if_blocked(state, player):
        take_turn(state, seat)


@dataclass(frozen=True)
class DoubtAsked(OfSeat):
    """A seat has to accept or challenge the play before it."""

    FORESEEN = True
    doubt: Doubt

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.pending = self.doubt
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, doubt=self.doubt.seen_by(seat))


@dataclass(frozen=True)
class Accepted(OfSeat):
    """A seat accepted what may be a bluff."""

    SETS = ("pending",)
    pending: ClassVar[None] = None


@dataclass(frozen=True)
class Challenged(OfSeat):
    """A seat challenged a bluff of ``player`` and was shown the hand behind it."""

    OWN, SECRET = ("seat", "player"), ("held",)
    player: int
    held: tuple[Card, ...] | None
    honest: bool

    def apply(self, state: State) -> None:
        if self.honest:  # or else the cards of the doubt still go back
            state.pending = None
        shown = state.note(Challenges)
        known = list(shown.by_seat if shown else ((0, 0),) * state.table.seats)
        bluffs, honest = known[self.player]
        known[self.player] = (bluffs + (not self.honest), honest + self.honest)
        state.remember(Challenges(tuple(known)))


@dataclass(frozen=True)
class TakenBack(OfSeat):
    """Cards went from the pile back into the hand. All is as it was before them, but debt and skips are cleared."""

    OWN = ("seat",)
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        doubt, state.pending = state.pending, None
        if not isinstance(doubt, Doubt):
            raise TypeError("there is no play that was doubted")
        before, over = doubt.before, doubt.before.asker in state.passing(doubt.player, state.turn)
        state.pile = state.pile[: -len(self.cards)]
        state.hands = with_hand(state.hands, self.seat, state.hands[self.seat] + self.cards)
        state.suit, state.direction, state.debt, state.skips = before.suit, before.direction, 0, 0
        state.passes, state.drawer = before.passes, before.drawer
        state.rank, state.asker = (None, None) if over else (before.rank, before.asker)
        state.uncalled = without(state.uncalled, self.seat)
