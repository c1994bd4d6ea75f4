"""Matches of the sequence game, for all SequenceRules: what may be done and why nothing else, what happens, the scores.

Cards that a seat may not see are None in its form of an event. Source: str8-eight.txt ("S2").
"""

from collections import Counter
from dataclasses import dataclass

from engine.chance import shuffled
from engine.core.actions import (
    NOTHING,
    Action,
    Call,
    Catch,
    Deal,
    Discard,
    Draw,
    Options,
    Play,
    Refusal,
    Take,
    TakeBack,
)
from engine.core.cards import Card, CardName, in_order
from engine.core.match import (
    Event,
    Hand,
    MatchEnded,
    MatchState,
    Position,
    Round,
    RoundEnded,
    SeatView,
    TookBack,
    View,
    whole,
    with_hand,
    without_cards,
)
from engine.core.next_dealer import dealer_of_next_round
from engine.core.packs import PASS_CARDS
from engine.core.scoresheet import TOO_LONG, RoundScore
from engine.interning import by_instance, interned
from engine.str8.rules import BELOW, HAND, SIDE, Lines, Sequence, SequenceRules, is_straight, onward, with_card, worth
from engine.words import Listed, Value, Words

WORDS = Words("engine.str8.play.reasons")

LEFT = PASS_CARDS[0]
STUCK = "stuck"  # how a round ends when no sequence can be completed any more
SEEN = ("sequences", "passed", "taken", "idle", "stirred")  # what everyone sees, and what stays after a round
TURN = "turn"  # the rule behind a refusal about whose move it is

TO_DRAW, TO_DRAW_OR_TAKE = Options(actions=(Draw(),)), Options(actions=(Draw(), Take()))
TO_DEAL = Options(actions=(Deal(),))
discard = interned(Discard)

Hands = tuple[Hand | None, ...]

# Positions


@by_instance
@dataclass(kw_only=True)
class SequenceRound(Round):
    """The part of a match that lasts for one round."""

    sequences: tuple[Lines, ...] = ()  # those of each side
    passed: tuple[Card, ...] = ()  # the pass cards that were played
    taken: bool = False  # the seat to move drew from the discard pile, so its card is known to all
    idle: int = 0  # turns since a card was added or a pass card was played
    stirred: bool = False  # whether that has happened since the stock was made

    def cover(self, seat: int | None) -> None:
        drawn = self.drawn
        super().cover(seat)
        if self.taken:
            self.drawn = drawn


@by_instance
@dataclass(kw_only=True)
class SequencePosition(SequenceRound, Position):
    """A match of the sequence game, and what may be asked of it."""

    rules: SequenceRules

    def lines_of(self, seat: int) -> Lines:
        return self.sequences[self.rules.side_of(seat)]

    def laid(self) -> tuple[Card, ...]:
        return tuple(card for lines in self.sequences for line in lines for card in line)

    def free(self) -> Counter[Card]:
        """The number of each card that is in no sequence, and so can still be added to one."""
        free = Counter(self.rules.pack)
        free.subtract(self.laid())
        return free

    def may_do(self, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        if self.phase != "play" or seat != self.turn:
            if chosen:
                return NOTHING
            return TO_DEAL if self.phase == "deal" else NOTHING
        if self.now is None and not self.drawn:
            self.now = TO_DRAW_OR_TAKE if self.pile else TO_DRAW
        elif self.now is None:
            lines, hand = self.lines_of(seat), in_order(dict.fromkeys(self.hands[seat]))
            numbers = {str(number) for line in lines for number in onward(line, self.rules.backwards)}
            cards = tuple([card for card in hand if card in numbers or card in PASS_CARDS])
            self.now = Options(cards=cards, actions=tuple(map(discard, hand)))
        if not chosen:
            return self.now
        if len(chosen) > 1 or chosen[0] not in self.now.cards:
            return NOTHING
        fitting = self.rules.fitting(self.lines_of(seat), chosen[0]) if self.rules.lines > 1 else ()
        return Options(complete=True, sequences=fitting)

    def check(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            after = self.may_do(seat, action.cards)
            fits = after.complete and action.sequence in (after.sequences or (None,))
            legal = fits and action == Play(action.cards, sequence=action.sequence)
        else:
            back = isinstance(action, TakeBack) and self.may_take_back(seat)
            legal = back or action in self.may_do(seat).actions
        return None if legal else _refusal(self, seat, action)

    def plannable(self, seat: int) -> tuple[Action, ...]:
        """A turn begins with a draw, and what is played then depends on it, so only the draw can be planned."""
        return TO_DRAW.actions if self.phase == "play" else ()


@dataclass(kw_only=True)
class SequenceView(SequencePosition, View):
    """A match as the public sees it."""


@dataclass(kw_only=True)
class SequenceSeatView(SequenceView, SeatView):
    """A match as a seat sees it."""


def _refused(rule: str, reason: str, instead: str = "", **values: Value) -> Refusal:
    return Refusal(rule, WORDS.message(reason, **values), WORDS.message(instead, **values) if instead else None)


def _refusal(position: SequencePosition, seat: int, action: Action) -> Refusal:
    if position.phase == "over":
        return _refused(TURN, "match-over")
    if position.phase == "deal":
        return _refused(TURN, "no-round", "wait-for-deal")
    if isinstance(action, Deal):
        return _refused(TURN, "deal-later")
    if isinstance(action, TakeBack):
        return _refused(TURN, "nothing-to-take-back", "take-back-in-time")
    if seat != position.turn:
        # A turn is one card. A seat that has just played one waits like all the others. After a deal no seat has.
        begun = position.pile or position.passed or position.laid()
        just = begun and (seat + 1) % position.rules.seats == position.turn
        return _refused(TURN, "turn-over" if just else "not-your-turn", "wait-for-others")
    return _refused_move(position, seat, action)


def _refused_move(position: SequencePosition, seat: int, action: Action) -> Refusal:
    drawn, top = position.drawn, {"card": CardName(position.pile[-1])} if position.pile else {}
    instead = "play-or-discard" if drawn else "draw-or-take" if top else "draw"
    match action:
        case Draw() | Take():
            return _refused(TURN, "drawn-already" if drawn else "pile-empty", instead)
        case Play() | Discard() if not drawn:
            return _refused(TURN, "not-drawn", instead, **top)
        case Play(cards) if len(cards) != 1:
            return _refused(TURN, "single-card", "pick-one")
        case Play((card,)) | Discard(card) if card not in position.hands[seat]:
            return _refused(TURN, "not-held", instead)
        case Play((card,)) if action == Play((card,), sequence=action.sequence):
            return _refused_card(position.rules, position.lines_of(seat), card, action.sequence)
    reason = "nothing-to-say" if isinstance(action, Play | Call | Catch) else "not-in-this-game"
    return _refused("match", reason, instead, **top)


def _refused_card(rules: SequenceRules, lines: Lines, card: Card, sequence: int | None) -> Refusal:
    """The refusal of a card that cannot be played, or not on this one of the seat's sequences."""
    if card in PASS_CARDS:
        return _refused("sequence", "pass-card", "no-need-to-say-which")
    if len(lines) == 1 and sequence is not None:
        return _refused("sequences", "one-sequence", "no-need-to-say-which")
    if len(lines) == 1 or sequence in range(len(lines)):
        return _refused_number(rules, lines[sequence or 0], card)
    numbers = sorted({number for line in lines for number in onward(line, rules.backwards)})
    if int(card) in numbers:
        return _refused("sequences", "two-sequences", "pick-sequence")
    following = Listed.either(map(str, numbers))
    return _refused("sequence", "fits-neither", "add-any" if numbers else "add-none", card=card, numbers=following)


def _refused_number(rules: SequenceRules, line: Sequence, card: Card) -> Refusal:
    numbers = onward(line, rules.backwards)
    if not line and int(card) in numbers:
        return _refused("sequences", "both-empty", "begin-first")
    if not line:
        return _refused("sequence", "no-bulls-eye", "begins", card=card, first=numbers[0], last=numbers[-1])
    last, follows = line[-1], "follows" if numbers else "nothing-follows"
    rule = "backwards" if not rules.backwards and int(card) in BELOW[int(last)] else "sequence"
    instead = WORDS.message(follows, card=last, numbers=Listed.either(map(str, numbers)))
    return Refusal(rule, WORDS.message("does-not-follow", card=card, last=last), instead)


# Events


@dataclass(frozen=True)
class HandsDealt(Event["SequenceState"]):
    """A round begins with three cards for each seat and the stock, whose last card is drawn next."""

    SECRET = ("hands", "stock")
    round: int
    dealer: int
    hands: Hands
    stock: Hand | None

    def apply(self, state: "SequenceState") -> None:
        sequences = (((),) * state.rules.lines,) * state.rules.sides_in_play
        new = SequenceRound(sequences=sequences, hands=whole(self.hands), stock=self.stock or ())
        state.begin_round(self.round, self.dealer, new)


@dataclass(frozen=True)
class HandsRenewed(Event["SequenceState"]):
    """No one could make progress: all hands, discards and played pass cards were shuffled, and new hands were dealt."""

    OF_ALL, SECRET = True, ("hands", "stock")
    hands: Hands
    stock: Hand | None
    count: int  # of cards in the stock

    def apply(self, state: "SequenceState") -> None:
        state.shuffles += 1
        hands, stock = whole(self.hands), self.stock or ()
        state.begin(SequenceRound(sequences=state.sequences, hands=hands, stock=stock, turn=state.turn))


@dataclass(frozen=True)
class StockRenewed(Event["SequenceState"]):
    """The stock ran out, so the discards and the played pass cards are the stock again."""

    SECRET = ("stock",)
    stock: Hand | None
    count: int

    def apply(self, state: "SequenceState") -> None:
        state.stock = self.stock or ()
        state.pile, state.passed, state.stirred = (), (), False
        state.shuffles += 1


@dataclass(frozen=True)
class SeatAsked(Event["SequenceState"]):
    """It is this seat's move."""

    FORESEEN = True
    seat: int

    def apply(self, state: "SequenceState") -> None:
        state.turn, state.drawn, state.taken = self.seat, (), False
        state.asked += 1


@dataclass(frozen=True)
class DrewFromStock(Event["SequenceState"]):
    """The top card of the stock went into a hand."""

    OWN, SECRET = ("seat",), ("card",)
    seat: int
    card: Card | None

    def apply(self, state: "SequenceState") -> None:
        state.stock = state.stock[:-1]
        _into_hand(state, self.seat, self.card)


@dataclass(frozen=True)
class TookDiscard(Event["SequenceState"]):
    """The top card of the discard pile went into a hand."""

    OWN = ("seat",)
    seat: int
    card: Card

    def apply(self, state: "SequenceState") -> None:
        state.pile, state.taken = state.pile[:-1], True
        _into_hand(state, self.seat, self.card)


@dataclass(frozen=True)
class Added(Event["SequenceState"]):
    """A number went from a hand to a sequence of its side. ``sequence`` is its index when there are several."""

    FORESEEN = True
    OWN = ("seat",)
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

    OF_ALL = True
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

    FORESEEN = True
    OWN = ("seat",)
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


# One of these comes with nearly every move.
seat_asked, discarded = interned(SeatAsked), interned(Discarded)
drew_from_stock, took_discard = interned(DrewFromStock), interned(TookDiscard)


def _into_hand(state: "SequenceState", seat: int, card: Card | None) -> None:
    state.drawn = (card,) if card else ()
    state.hands = with_hand(state.hands, seat, state.hands[seat] + state.drawn)
    state.asked += 1


def _without(state: "SequenceState", seat: int, card: Card) -> tuple[Hand, ...]:
    return with_hand(state.hands, seat, without_cards(state.hands[seat], (card,)))


# Play


@dataclass(kw_only=True)
class SequenceState(SequencePosition, MatchState):
    """A match with all its secrets, which only events change."""

    OPEN = (*MatchState.OPEN, *SEEN)
    ROUND, VIEW, SEAT_VIEW = SequenceRound, SequenceView, SequenceSeatView
    LEFT = (*MatchState.LEFT, *SEEN)

    def let_happen(self, seat: int, action: Action) -> None:
        match action:
            case Play():
                self._play(seat, action.cards[0], action.sequence)
            case Discard(card):
                self.add(discarded(seat, card))
                self._next_turn()
            case Deal():
                dealer = dealer_of_next_round(self)
                self.add(HandsDealt(self.round + 1, dealer, *self._dealt(self.rules.pack, dealer, self.next_deal)))
                self.add(seat_asked((dealer + 1) % self.rules.seats))
            case Draw():
                self.add(drew_from_stock(seat, self.stock[-1]))
            case Take():
                self.add(took_discard(seat, self.pile[-1]))
            case TakeBack() if undo := self.undo:
                on_pile = len(self.pile) > len(undo.before.pile)
                self.add(TookMoveBack(undo.seat, undo.cards, undo.before.turn, on_pile))
        if self.phase == "play" and not self.drawn and self.asked >= self.last_question:
            self._end_round(None, TOO_LONG)

    def _play(self, seat: int, card: Card, sequence: int | None) -> None:
        if card in PASS_CARDS:
            self.add(PassedHands(seat, card))
            return self._next_turn()
        self.add(Added(seat, card, sequence))
        lines, free = self.lines_of(seat), self.free()
        if len(lines[sequence or 0]) == SIDE:
            return self._end_round(seat, "straight" if any(map(is_straight, lines)) else "sequence")
        if any(self.rules.grows(line, free) for lines in self.sequences for line in lines):
            return self._next_turn()
        return self._end_round(None, STUCK)

    def _next_turn(self) -> None:
        """The stock is renewed before any seat has to draw from an empty one. At an impasse every seat gets new cards
        (source: S2, "What happens if a game comes to an impasse?"; rulings.md, "Impasse").
        """
        whole_cycle = not self.stock and not self.stirred
        if whole_cycle or self.idle >= len(self.rules.pack):
            cards = sum(self.hands, self.stock + self.pile + self.passed)
            hands, stock = self._dealt(cards, self.dealer or 0, self.shuffles + 1)
            self.add(HandsRenewed(hands, stock, len(stock)))
        elif not self.stock:
            stock = shuffled(self.pile + self.passed, self.seed, self.shuffles + 1)
            self.add(StockRenewed(stock, len(stock)))
        self.add(seat_asked((self.turn + 1) % self.rules.seats))

    def _dealt(self, cards: Hand, dealer: int, shuffle: int) -> tuple[tuple[Hand, ...], Hand]:
        """Three cards for each seat, one at a time from the dealer's left. The rest are the stock."""
        order, seats = shuffled(cards, self.seed, shuffle), self.rules.seats
        hands = tuple(order[(seat - dealer - 1) % seats : HAND * seats : seats] for seat in range(seats))
        return hands, order[HAND * seats :][::-1]

    def _end_round(self, winner: int | None, how: str) -> None:
        """The match ends with a round in which a side reaches the target (source: S2, "Winning"). If several do, the
        side that completed the last sequence wins, or else the one with the most points. Where no round can follow, the
        most points win in any case, and equal sides share the win.
        """
        self.add(RoundEnded(_score(self, winner, how), self.hands))
        rules, totals, over = self.rules, self.totals, self.asked >= self.rules.longest_match
        sides = range(rules.sides_in_play)
        reached = [side for side in sides if totals[side] >= rules.target]
        best = [side for side in (sides if over else reached) if totals[side] == max(totals)]
        if winner is not None and rules.side_of(winner) in reached:
            best = [rules.side_of(winner)]
        if over or len(best) == 1:
            champions = tuple(seat for seat in range(rules.seats) if rules.side_of(seat) in best)
            self.add(MatchEnded(champions, totals, self.seed))


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
