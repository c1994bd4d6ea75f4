"""Matches of the sequence game, for all SequenceRules: what happens in them, and what a round brings.

Cards that a seat may not see are None in its form of an event. Source: str8-eight.txt ("S2").
"""

from dataclasses import dataclass, replace
from typing import Self

from engine.chance.stream import shuffled
from engine.core.actions import Action, Deal, Discard, Draw, Play, Take, TakeBack
from engine.core.cards import Card
from engine.core.dealer import dealer_of_next_round
from engine.core.match import Event, MatchEnded, MatchState, RoundEnded, TookBack, whole, with_hand, without_cards
from engine.core.packs import PASS_CARDS
from engine.core.scoresheet import TOO_LONG, RoundScore
from engine.str8.position import SequencePosition, SequenceRound, SequenceSeatView, SequenceView
from engine.str8.rules import HAND, SIDE, Hand, SequenceRules, grows, is_straight, with_card, worth

LEFT = PASS_CARDS[0]
STUCK = "stuck"  # how a round ends when no sequence can be completed any more
SEEN = ("sequences", "passed", "taken", "idle", "stirred")  # what everyone sees, and what stays after a round

Hands = tuple[Hand | None, ...]


# Events


@dataclass(frozen=True)
class HandsDealt(Event["SequenceState"]):
    """A round begins with three cards for each seat and the stock, whose last card is drawn next."""

    round: int
    dealer: int
    hands: Hands
    stock: Hand | None

    def apply(self, state: "SequenceState") -> None:
        state.shuffles = state.next_deal
        state.round, state.dealer, state.phase = self.round, self.dealer, "play"
        state.count_moves()
        sequences = (((),) * state.rules.lines,) * state.rules.sides_in_play
        state.begin(SequenceRound(sequences=sequences, hands=whole(self.hands), stock=self.stock or ()))

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hands=_own(self.hands, seat), stock=None)


@dataclass(frozen=True)
class HandsRenewed(Event["SequenceState"]):
    """No one could make progress: all hands, discards and played pass cards were shuffled, and new hands were dealt."""

    hands: Hands
    stock: Hand | None
    count: int

    def apply(self, state: "SequenceState") -> None:
        state.shuffles += 1
        hands, stock = whole(self.hands), self.stock or ()
        state.begin(SequenceRound(sequences=state.sequences, hands=hands, stock=stock, turn=state.turn))

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, hands=_own(self.hands, seat), stock=None)


@dataclass(frozen=True)
class StockRenewed(Event["SequenceState"]):
    """The stock ran out, so the discards and the played pass cards are the stock again."""

    stock: Hand | None
    count: int

    def apply(self, state: "SequenceState") -> None:
        state.stock = self.stock or ()
        state.pile, state.passed, state.stirred = (), (), False
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, stock=None)


@dataclass(frozen=True)
class SeatAsked(Event["SequenceState"]):
    """It is this seat's move."""

    seat: int

    def apply(self, state: "SequenceState") -> None:
        state.turn, state.drawn, state.taken = self.seat, (), False
        state.asked += 1


@dataclass(frozen=True)
class DrewFromStock(Event["SequenceState"]):
    """The top card of the stock went into a hand."""

    seat: int
    card: Card | None

    def apply(self, state: "SequenceState") -> None:
        state.stock = state.stock[:-1]
        _into_hand(state, self.seat, self.card)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True)
class TookDiscard(Event["SequenceState"]):
    """The top card of the discard pile went into a hand."""

    seat: int
    card: Card

    def apply(self, state: "SequenceState") -> None:
        state.pile, state.taken = state.pile[:-1], True
        _into_hand(state, self.seat, self.card)


@dataclass(frozen=True)
class Added(Event["SequenceState"]):
    """A number went from a hand to a sequence of its side. ``sequence`` is its index when there are several."""

    seat: int
    card: Card
    sequence: int | None = None

    def apply(self, state: "SequenceState") -> None:
        side = state.rules.side_of(self.seat)
        lines = with_card(state.sequences[side], self.sequence or 0, self.card)
        state.sequences = (*state.sequences[:side], lines, *state.sequences[side + 1 :])
        state.hands = _without(state, self.seat, self.card)
        state.drawn, state.taken, state.idle, state.stirred = (), False, 0, True


@dataclass(frozen=True)
class PassedHands(Event["SequenceState"]):
    """A pass card was played: every seat passes its whole hand to the neighbour in that direction."""

    seat: int
    card: Card

    def apply(self, state: "SequenceState") -> None:
        hands = _without(state, self.seat, self.card)
        state.hands = (*hands[-1:], *hands[:-1]) if self.card == LEFT else (*hands[1:], *hands[:1])
        state.passed += (self.card,)
        state.drawn, state.taken, state.idle, state.stirred = (), False, 0, True


@dataclass(frozen=True)
class Discarded(Event["SequenceState"]):
    """A card went from a hand onto the discard pile."""

    seat: int
    card: Card

    def apply(self, state: "SequenceState") -> None:
        state.hands = _without(state, self.seat, self.card)
        state.pile += (self.card,)
        state.drawn, state.taken = (), False
        state.idle += 1


@dataclass(frozen=True)
class TookMoveBack(TookBack):
    """The card of the last move went back into the hand, and all is as it was before it."""

    discarded: bool = False  # whether it lay on the discard pile, or else in a sequence


def _into_hand(state: "SequenceState", seat: int, card: Card | None) -> None:
    state.drawn = (card,) if card else ()
    state.hands = with_hand(state.hands, seat, state.hands[seat] + state.drawn)
    state.asked += 1


def _own(hands: Hands, seat: int | None) -> Hands:
    return tuple(hand if other == seat else None for other, hand in enumerate(hands))


def _without(state: "SequenceState", seat: int, card: Card) -> tuple[Hand, ...]:
    return with_hand(state.hands, seat, without_cards(state.hands[seat], (card,)))


# Play


@dataclass(kw_only=True)
class SequenceState(SequencePosition, MatchState):
    """A match with all its secrets, which only events change."""

    OPEN = (*MatchState.OPEN, *SEEN)
    ROUND = SequenceRound
    LEFT = (*MatchState.LEFT, *SEEN)
    FORESEEN = (Added, Discarded, SeatAsked)

    def view(self, seat: int) -> SequenceSeatView:
        view = object.__new__(SequenceSeatView)
        self.show(view, seat)
        view.seat = seat
        return view

    def public_view(self) -> SequenceView:
        view = object.__new__(SequenceView)
        self.show(view, None)
        return view

    def let_happen(self, seat: int, action: Action) -> None:
        match action:
            case Play():
                self._play(seat, action.cards[0], action.sequence)
            case Discard(card):
                self.add(Discarded(seat, card))
                self._next_turn()
            case Deal():
                dealer = dealer_of_next_round(self)
                self.add(HandsDealt(self.round + 1, dealer, *self._dealt(self.rules.pack, dealer, self.next_deal)))
                self.add(SeatAsked((dealer + 1) % self.rules.seats))
            case Draw():
                self.add(DrewFromStock(seat, self.stock[-1]))
            case Take():
                self.add(TookDiscard(seat, self.pile[-1]))
            case TakeBack() if undo := self.undo:
                lay = len(self.pile) > len(undo.before.pile)
                self.add(TookMoveBack(undo.seat, undo.cards, undo.before.turn, lay))
        if self.phase == "play" and not self.drawn and self.asked >= self.last_question:
            self._end_round(None, TOO_LONG)

    def _play(self, seat: int, card: Card, sequence: int | None) -> None:
        if card in PASS_CARDS:
            self.add(PassedHands(seat, card))
            self._next_turn()
            return
        self.add(Added(seat, card, sequence))
        free = self.free()
        if len(self.lines_of(seat)[sequence or 0]) == SIDE:
            self._end_round(seat, "straight" if any(map(is_straight, self.lines_of(seat))) else "sequence")
        elif any(grows(self.rules, line, free) for lines in self.sequences for line in lines):
            self._next_turn()
        else:
            self._end_round(None, STUCK)

    def _next_turn(self) -> None:
        """The stock is renewed before any seat has to draw from an empty one. At an impasse every seat gets new cards.

        Source: S2, "What happens if a game comes to an impasse?"; rulings.md, "Impasse".
        """
        whole_cycle = not self.stock and not self.stirred
        if whole_cycle or self.idle >= len(self.rules.pack):
            cards = sum(self.hands, self.stock + self.pile + self.passed)
            hands, stock = self._dealt(cards, self.dealer or 0, self.shuffles + 1)
            self.add(HandsRenewed(hands, stock, len(stock)))
        elif not self.stock:
            stock = shuffled(self.pile + self.passed, self.seed, self.shuffles + 1)
            self.add(StockRenewed(stock, len(stock)))
        self.add(SeatAsked((self.turn + 1) % self.rules.seats))

    def _dealt(self, cards: Hand, dealer: int, shuffle: int) -> tuple[tuple[Hand, ...], Hand]:
        """Three cards for each seat, one at a time from the dealer's left. The rest are the stock."""
        order, seats = shuffled(cards, self.seed, shuffle), self.rules.seats
        hands = tuple(order[(seat - dealer - 1) % seats : HAND * seats : seats] for seat in range(seats))
        return hands, order[HAND * seats :][::-1]

    def _end_round(self, winner: int | None, how: str) -> None:
        self.add(RoundEnded(_score(self, winner, how), self.hands))
        if champions := _winners(self.rules, self.totals, winner, over=self.match_too_long):
            self.add(MatchEnded(champions, self.totals, self.seed))


def begun(rules: SequenceRules, seed: str) -> SequenceState:
    return SequenceState(rules=rules, seed=seed, totals=(0,) * rules.seats, hands=((),) * rules.seats)


# Scoring


def _score(state: SequenceState, winner: int | None, how: str) -> RoundScore:
    """The line of the score sheet. The winner's hand is ignored (source: S2, "Scoring"; rulings.md, "Str8 Eight")."""
    rules = state.rules
    side = None if winner is None else rules.side_of(winner)
    costs = tuple(0 if rules.side_of(seat) == side else rules.cost(hand) for seat, hand in enumerate(state.hands))
    worths = [worth(lines) for lines in state.sequences]
    if how == "straight":  # takes the points of all sequences, and the others only lose (source: S2, "a Str8 Eight")
        worths = [sum(worths) if each == side else 0 for each in range(len(worths))]
    gained = [worths[rules.side_of(seat)] - cost for seat, cost in enumerate(costs)]
    # A team scores the mean, rounded down (source: rulings.md).
    points = tuple(sum(gained[partner] for partner in partners) // len(partners) for partners in rules.partners)
    return RoundScore(how, winner, points, costs)


def _winners(rules: SequenceRules, totals: tuple[int, ...], finisher: int | None, *, over: bool) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on (source: S2, "Winning").

    If several sides reach the target, the side that completed the last sequence wins, or else the one with the most
    points. ``over``: no round can follow, so the most points win in any case, and equal sides share the win.
    """
    sides = range(rules.sides_in_play)
    reached = [side for side in sides if totals[side] >= rules.target]
    if finisher is not None and rules.side_of(finisher) in reached:
        return rules.partners[finisher]
    most = [side for side in (sides if over else reached) if totals[side] == max(totals)]
    return tuple(seat for seat in range(rules.seats) if rules.side_of(seat) in most) if over or len(most) == 1 else ()
