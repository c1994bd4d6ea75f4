"""Matches of the sequence game, for all SequenceRules. Source: str8-eight.txt ("S2")."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.chance.stream import shuffled
from engine.core.actions import NOTHING, Action, Deal, Discard, Draw, Options, Play, Refusal, Take, TakeBack
from engine.core.cards import Card, in_order
from engine.core.dealer import dealer_of_next_round
from engine.core.match import MatchEnded, RoundEnded, SeatView, View
from engine.core.packs import PASS_CARDS
from engine.core.scoresheet import TOO_LONG
from engine.interning import interned
from engine.str8.events import (
    Added,
    Discarded,
    HandsDealt,
    HandsRenewed,
    PassedHands,
    SeatAsked,
    StockRenewed,
    TookMoveBack,
    discarded,
    drew_from_stock,
    seat_asked,
    took_discard,
)
from engine.str8.numbers import SIDE
from engine.str8.play import reasons
from engine.str8.play.building import can_complete, fitting_sequences, playable
from engine.str8.play.scoring import STUCK, round_score, winners
from engine.str8.rules import HAND, SequenceRules
from engine.str8.state import SequencePosition, SequenceTable

DRAW, TAKE = Draw(), Take()
TO_DRAW, TO_DRAW_OR_TAKE = Options(actions=(DRAW,)), Options(actions=(DRAW, TAKE))
TO_TAKE_BACK = Options(take_back=True)
discard = interned(Discard)


class _Asked(SequencePosition):
    """A match that can be asked what a seat may do."""

    def may_do(self, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        if chosen:
            return _after(self, seat, chosen)
        if seat != self.turn:
            return _now(self, seat)
        if self.now is None:
            self.now = _now(self, seat)
        return self.now

    def check(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            after = self.may_do(seat, action.cards) if action.cards else NOTHING
            fits = action.sequence in after.sequences if after.sequences else action.sequence is None
            legal = after.complete and fits and action.suit is None and action.rank is None and not action.call
        else:
            now = self.may_do(seat)
            legal = action in now.actions or (now.take_back and isinstance(action, TakeBack))
        return None if legal else reasons.not_allowed(self, seat, action)

    def plannable(self, seat: int) -> Sequence[Action]:
        """A turn begins with a draw, and what is played then depends on it, so only the draw can be planned."""
        return TO_DRAW.actions if self.phase == "play" else ()


def _now(position: SequencePosition, seat: int) -> Options:
    if position.phase != "play" or seat != position.turn:
        if position.undo is not None and position.undo.seat == seat:
            return TO_TAKE_BACK
        return Options(actions=(Deal(),)) if position.phase == "deal" else NOTHING
    if not position.drawn:
        return TO_DRAW_OR_TAKE if position.pile else TO_DRAW
    hand = in_order(dict.fromkeys(position.hands[seat]))
    return Options(cards=in_order(playable(position, seat)), actions=tuple(map(discard, hand)))


def _after(position: SequencePosition, seat: int, chosen: tuple[Card, ...]) -> Options:
    in_turn = position.phase == "play" and seat == position.turn
    if not in_turn or len(chosen) > 1 or not position.drawn or chosen[0] not in position.may_do(seat).cards:
        return NOTHING
    fitting = fitting_sequences(position.rules, position.lines_of(seat), chosen[0])
    return Options(complete=True, sequences=fitting if position.rules.lines > 1 else ())


@dataclass(kw_only=True)
class SequenceView(_Asked, View):
    """A match as the public sees it."""


@dataclass(kw_only=True)
class SequenceSeatView(SequenceView, SeatView):
    """A match as a seat sees it."""

    def explain(self, card: Card) -> Refusal:
        return reasons.not_allowed(self, self.seat, Play((card,)))


@dataclass(kw_only=True)
class SequenceState(_Asked, SequenceTable):
    """A match with all its secrets."""

    FORESEEN = (Added, Discarded, SeatAsked)

    def view(self, seat: int) -> SequenceSeatView:
        view = self._seen(SequenceSeatView, seat)
        view.seat = seat
        return view

    def public_view(self) -> SequenceView:
        return self._seen(SequenceView, None)

    def let_happen(self, seat: int, action: Action) -> None:
        match action:
            case Play():
                _play(self, seat, action)
            case Discard(card):
                self.add(discarded(seat, card))
                _next_turn(self)
            case Deal():
                dealer = dealer_of_next_round(self)
                hands, stock = _dealt(self, self.rules.pack, dealer, self.next_deal)
                self.add(HandsDealt(self.round + 1, dealer, hands, stock))
                self.add(seat_asked(_left_of(self, dealer)))
            case Draw():
                self.add(drew_from_stock(seat, self.stock[-1]))
            case Take():
                self.add(took_discard(seat, self.pile[-1]))
            case TakeBack() if self.earlier is not None and self.earlier.undo is not None:
                undo = self.earlier.undo
                lay = len(self.pile) > len(undo.before.pile)
                self.add(TookMoveBack(undo.seat, undo.cards, undo.before.turn, lay))
        if self.phase == "play" and not self.drawn and self.asked >= self.last_question:
            _end_round(self, None, TOO_LONG)


def begun(rules: SequenceRules, seed: str) -> SequenceState:
    return SequenceState(rules=rules, seed=seed, totals=(0,) * rules.seats, hands=((),) * rules.seats)


def _dealt(
    state: SequenceTable, cards: tuple[Card, ...], dealer: int, shuffle: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Three cards for each seat, one at a time from the dealer's left. The rest are the stock."""
    order, seats = shuffled(cards, state.seed, shuffle), state.rules.seats
    hands = tuple(order[(seat - dealer - 1) % seats : HAND * seats : seats] for seat in range(seats))
    return hands, order[HAND * seats :][::-1]


def _left_of(state: SequenceTable, seat: int) -> int:
    return (seat + 1) % state.rules.seats


def _play(state: SequenceTable, seat: int, play: Play) -> None:
    card = play.cards[0]
    if card in PASS_CARDS:
        state.add(PassedHands(seat, card))
        _next_turn(state)
        return
    state.add(Added(seat, card, play.sequence))
    if len(state.lines_of(seat)[play.sequence or 0]) == SIDE:
        _end_round(state, seat)
    elif not any(can_complete(state, side) for side in range(state.rules.sides_in_play)):
        _end_round(state, None, STUCK)
    else:
        _next_turn(state)


def _next_turn(state: SequenceTable) -> None:
    """The stock is renewed before any seat has to draw from an empty one. At an impasse every seat gets new cards.

    Source: S2, "What happens if a game comes to an impasse?"; rulings.md, "Impasse".
    """
    whole_cycle = not state.stock and not state.stirred
    if whole_cycle or state.idle >= len(state.rules.pack):
        held = tuple(card for hand in state.hands for card in hand)
        cards = state.stock + state.pile + state.passed + held
        hands, stock = _dealt(state, cards, state.dealer or 0, state.shuffles + 1)
        state.add(HandsRenewed(hands, stock, len(stock)))
    elif not state.stock:
        stock = shuffled(state.pile + state.passed, state.seed, state.shuffles + 1)
        state.add(StockRenewed(stock, len(stock)))
    state.add(seat_asked(_left_of(state, state.turn)))


def _end_round(state: SequenceTable, winner: int | None, without: str = "") -> None:
    """``without``: how it ends without a winner."""
    state.add(RoundEnded(round_score(state, winner, without), state.hands))
    champions = winners(state.rules, state.totals, winner, over=state.match_too_long)
    if champions:
        state.add(MatchEnded(champions, state.totals, state.seed))
