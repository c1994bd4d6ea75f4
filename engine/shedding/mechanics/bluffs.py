"""Bluff and challenge (source: S3, "When a joker is played, the next player can challenge")."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

from engine.core.actions import Accept, Action, Challenge, Options, Refusal
from engine.core.cards import Card, Rank, Suit, in_order, rank_of
from engine.core.events import Event, Record, with_hand
from engine.shedding.events.turns import MissedTurn, Passed, TurnCame
from engine.shedding.legal.legal_moves import can_draw, has_better
from engine.shedding.legal.matching import followers
from engine.shedding.legal.reasons import over, waiting, words
from engine.shedding.mechanics.playing_again import PlaysAgain, lets_play_again
from engine.shedding.rounds.acting import reach_other_hands
from engine.shedding.rounds.round_end import end_if_blocked
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.rounds.turns import miss_turn, next_turn, settle, take_turn
from engine.shedding.state import State, without
from engine.shedding.step import Step
from engine.shedding.table import Table
from engine.shedding.view import Position


@dataclass(frozen=True)
class Doubt(Step[State]):
    """The seat to move accepts or challenges cards that may be a bluff of ``player``.

    ``suit``, ``debt``, ``direction``, ``passes``, ``drawer``, ``skips``, ``rank`` and ``asker`` are the values
    before those cards. ``after`` is the seat whose turn it is once they are accepted. ``held`` is the rest of
    the hand behind the play, and ``honest`` tells whether the play was within the rule. No seat is shown either: the
    player knows the hand from their own cards.
    """

    player: int
    cards: tuple[Card, ...]
    suit: Suit | None
    debt: int
    direction: int
    passes: int
    after: int
    held: tuple[Card, ...] | None
    honest: bool | None
    drawer: int | None = None
    skips: int = 0
    rank: Rank | None = None
    asker: int | None = None

    def choices(self, rules: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return (Accept(), Challenge())

    def refusal(self, rules: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        return Refusal("bluffing", words.message("may-be-bluff"), words.message("stand-or-challenge"))

    def take(self, record: Record[State], seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            _accept(record, seat, self)
        else:
            _challenge(record, seat, self)

    def about(self) -> tuple[int, ...]:
        return (self.player,)

    def taken_back(self, action: Action) -> int | None:
        return self.player if isinstance(action, Challenge) and not self.honest else None

    def staying(self) -> int:
        return 1 + len(self.cards)

    def better(self, position: Position) -> frozenset[Card]:
        """The cards that the player could have played instead, if they held one, and that are no last resort."""
        before = replace(
            position,
            pile=position.pile[: -len(self.cards)],
            suit=self.suit,
            rank=self.rank,
            debt=self.debt,
            skips=self.skips,
        )
        last_resort, bound = position.rules.table.last_resort, position.rules.table.bound
        fits = followers(before, self.player) - bound
        return frozenset(card for card in fits if rank_of(card) not in last_resort)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, held=None, honest=None)


def nothing_to_challenge(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    here = over(position) or (waiting(position, seat, action) if isinstance(position.pending, Doubt) else None)
    return here or Refusal("bluffing", words.message("nothing-to-challenge"))


def doubt_about(state: State, seat: int, cards: tuple[Card, ...]) -> Doubt | None:
    """The doubt there will be about these cards, judged before they are played."""
    if not state.rules.table.bluffing or rank_of(cards[0]) not in state.rules.table.last_resort:
        return None
    held = list(state.hands[seat])
    for card in cards:
        held.remove(card)
    return Doubt(
        player=seat,
        cards=cards,
        suit=state.suit,
        debt=state.debt,
        direction=state.direction,
        passes=state.passes,
        after=seat,
        held=in_order(held),
        honest=not has_better(state, seat, held),
        drawer=state.drawer,
        skips=state.skips,
        rank=state.rank,
        asker=state.asker,
    )


def doubt_begins(record: Record[State], doubt: Doubt) -> None:
    """The next seat is asked. If it is the player's turn again, the seat that would have been next is asked."""
    again = lets_play_again(record.state.rules.table, doubt.cards)
    after = doubt.player if again else record.state.seat_after(record.state.turn)
    asked = after if after != doubt.player else record.state.seat_after(doubt.player)
    record.add(DoubtAsked(asked, replace(doubt, after=after)))


def _accept(record: Record[State], seat: int, doubt: Doubt) -> None:
    """The cards stand, and all that waited for it happens."""
    record.add(Accepted(seat))
    reach_other_hands(record, doubt.player, doubt.cards)
    if lets_play_again(record.state.rules.table, doubt.cards):
        record.add(PlaysAgain(doubt.player))
    else:
        take_turn(record, doubt.after)


def _challenge(record: Record[State], seat: int, doubt: Doubt) -> None:
    """A caught bluff also pays the debt that its cards cancelled or took the place of. One that they raised is part of
    the debt now.
    """
    record.add(Challenged(seat, doubt.player, doubt.held, bool(doubt.honest)))
    owed, rules = record.state.debt, record.state.rules.table
    penalty = rules.challenge_penalty
    if doubt.honest:
        draw_cards(record, seat, owed + penalty, "bluff")
        reach_other_hands(record, doubt.player, doubt.cards)
        settle(record)
        _after_wrong_challenge(record, seat, doubt)
    else:
        on_pile = record.state.pile[-len(doubt.cards) - 1 :]
        cancelled = any(rules.cancels_debt(card, below) for below, card in pairwise(on_pile))
        gone = cancelled or not rules.penalties_add_up
        passed = _take_back(record, doubt, (owed or penalty) + (doubt.debt if gone else 0))
        if not (passed and end_if_blocked(record, doubt.player)):
            take_turn(record, seat)


def _after_wrong_challenge(record: Record[State], seat: int, doubt: Doubt) -> None:
    """The seat loses its turn, if that was next. A skip or a turn that it had to miss goes with it."""
    if lets_play_again(record.state.rules.table, doubt.cards):
        record.add(PlaysAgain(doubt.player))
    elif doubt.after != seat:
        record.add(TurnCame(doubt.after))
    else:
        if record.state.skips or seat in record.state.misses:
            miss_turn(record, seat)
        next_turn(record)


def _take_back(record: Record[State], doubt: Doubt, penalty: int) -> bool:
    """A bluff is undone. If nothing can be drawn for it, it counts as a pass. Returns whether it did."""
    over = doubt.asker in record.state.passing(doubt.player, record.state.turn)
    record.add(
        TakenBack(
            seat=doubt.player,
            cards=doubt.cards,
            suit=doubt.suit,
            direction=doubt.direction,
            passes=doubt.passes,
            drawer=doubt.drawer,
            rank=None if over else doubt.rank,
            asker=None if over else doubt.asker,
        )
    )
    if doubt.skips:
        record.add(MissedTurn(doubt.player, doubt.skips - 1 if record.state.rules.table.skips_add_up else 0))
    able = can_draw(record.state, doubt.player)
    draw_cards(record, doubt.player, penalty, "bluff")
    if not able:
        record.add(Passed(doubt.player))
    return not able


@dataclass(frozen=True)
class DoubtAsked(Event[State]):
    """A seat has to accept or challenge the play before it."""

    seat: int
    doubt: Doubt

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.pending = self.doubt
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, doubt=self.doubt.seen_by(seat))


@dataclass(frozen=True)
class Accepted(Event[State]):
    """A seat accepted what may be a bluff."""

    seat: int

    def apply(self, state: State) -> None:
        state.pending = None


@dataclass(frozen=True)
class Challenged(Event[State]):
    """A seat challenged a bluff of ``player`` and was shown the hand behind it."""

    seat: int
    player: int
    held: tuple[Card, ...] | None
    honest: bool

    def apply(self, state: State) -> None:
        state.pending = None
        known = list(state.challenged or ((0, 0),) * state.rules.table.seats)
        bluffs, honest = known[self.player]
        known[self.player] = (bluffs, honest + 1) if self.honest else (bluffs + 1, honest)
        state.challenged = tuple(known)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.player) else replace(self, held=None)


@dataclass(frozen=True)
class TakenBack(Event[State]):
    """Cards went from the pile back into the hand. All is as it was before them, except for the debt and skips.

    The debt is cleared, and is drawn together with the penalty for the bluff. Skips are cleared, too.
    """

    seat: int
    cards: tuple[Card, ...]
    suit: Suit | None
    direction: int
    passes: int
    drawer: int | None = None
    rank: Rank | None = None
    asker: int | None = None

    def apply(self, state: State) -> None:
        state.pile = state.pile[: -len(self.cards)]
        state.hands = with_hand(state.hands, self.seat, state.hands[self.seat] + self.cards)
        state.suit, state.direction, state.debt, state.skips = self.suit, self.direction, 0, 0
        state.passes, state.drawer = self.passes, self.drawer
        state.rank, state.asker = self.rank, self.asker
        state.uncalled = without(state.uncalled, self.seat)
