"""The events of any shedding game, but for those of a mechanic. Cards that a seat may not see are None in its form."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.core.cards import Card, Suit
from engine.core.match import Event, whole, with_hand, without_cards
from engine.interning import interned
from engine.shedding.position import Cards, SheddingRound, State, without

Reason = Literal["turn", "debt", "call", "gift", "bluff", "refill", "all", "manners", "question"]


@dataclass(frozen=True)
class OfSeat(Event[State]):
    """An event of one seat."""

    seat: int


# The deal and its starter, until play begins


@dataclass(frozen=True)
class Dealt(Event[State]):
    """A round begins with hands and the stock, whose last card is drawn next."""

    SECRET = ("hands", "stock")
    round: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    stock: tuple[Card, ...] | None
    count: int  # how many cards each seat gets, or 0 when seats get different numbers

    def apply(self, state: State) -> None:
        hands, stock, way = whole(self.hands), self.stock or (), state.table.first_direction
        barred = tuple(range(len(hands))) if state.table.announces else ()
        new = SheddingRound(hands=hands, stock=stock, turn=self.dealer, direction=way, barred=barred)
        state.begin_round(self.round, self.dealer, new)


@dataclass(frozen=True)
class StarterReturned(Event[State]):
    """Cards that may not start the pile were turned up. They went back into the stock, which was shuffled."""

    SECRET = ("stock",)
    cards: tuple[Card, ...]
    stock: tuple[Card, ...] | None

    def apply(self, state: State) -> None:
        state.stock = self.stock or ()
        state.shuffles += 1


@dataclass(frozen=True)
class StarterTurned(Event[State]):
    """The top card of the stock starts the pile."""

    card: Card
    suit: Suit | None = None  # ANY_SUIT when any card may follow

    def apply(self, state: State) -> None:
        state.pile, state.stock, state.suit = (self.card,), state.stock[:-1], self.suit


@dataclass(frozen=True)
class DealerBegan(OfSeat):
    """The dealer began the pile with the last card that they were dealt."""

    card: Card
    suit: Suit | None = None  # ANY_SUIT when any card may follow

    def apply(self, state: State) -> None:
        lose(state, self.seat, (self.card,))
        state.pile, state.suit = (self.card,), self.suit


@dataclass(frozen=True)
class NoStarter(Event[State]):
    """No card begins the pile. Any may be played on it, or each seat first plays one of the ``suit``."""

    suit: Suit

    def apply(self, state: State) -> None:
        state.suit = self.suit
        if state.table.first_suit:
            state.to_begin = tuple(seat for seat, hand in enumerate(state.hands) if hand)


@dataclass(frozen=True)
class SuitByChance(Event[State]):
    """Chance picked the suit of a wild starter, as its dealer picks before looking at their hand."""

    suit: Suit

    def apply(self, state: State) -> None:
        state.suit = self.suit
        state.shuffles += 1


@dataclass(frozen=True)
class SuitByBottomCard(Event[State]):
    """The card at the bottom of the stock has the suit of a wild starter."""

    SETS = ("suit",)
    suit: Suit


@dataclass(frozen=True)
class FirstTurn(OfSeat):
    """Play begins with a seat that does not follow the dealer: turns are counted from the seat ``before`` it."""

    before: int

    def apply(self, state: State) -> None:
        state.turn = self.before


# The moves


@dataclass(frozen=True)
class Played(OfSeat):
    """Cards went from a hand to the pile."""

    FORESEEN = True
    OWN = ("seat",)
    cards: tuple[Card, ...]
    suit: Suit | None  # that must follow: the one the seat named, or else the card's own
    named: bool = True

    def apply(self, state: State) -> None:
        seat, cards, hands = self.seat, self.cards, list(state.hands)
        hand = list(hands[seat])
        for card in cards:
            hand.remove(card)
        hands[seat] = tuple(hand)
        state.hands = tuple(hands)
        state.pile += cards
        state.suit = self.suit
        state.passes, state.drawer, state.drawn, state.covering = 0, None, (), False
        if state.uncalled:
            state.uncalled = without(state.uncalled, seat)
        for hook in state.hooks.on_play:
            hook(state, seat, cards)


played = interned(Played)  # it comes with nearly every move


@dataclass(frozen=True)
class Reshuffled(Event[State]):
    """The cards under the top of the pile are the stock again."""

    SECRET = ("stock",)
    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: State) -> None:
        state.stock = self.stock or ()
        state.pile = state.pile[-state.staying() :]
        state.shuffles += 1


@dataclass(frozen=True, init=False)
class Drew(OfSeat):
    """Cards went from the stock into a hand."""

    OWN, SECRET = ("seat",), ("cards",)
    cards: tuple[Card, ...] | None
    count: int  # 0 for a forgotten call with nothing left to draw
    reason: Reason
    word: str = ""  # what was not said (empty in an old record: “last card”)

    def __init__(self, seat: int, cards: Cards | None, count: int, reason: Reason, word: str = "") -> None:
        """It comes with every other move, so it is made at once instead of field by field."""
        self.__dict__.update(seat=seat, cards=cards, count=count, reason=reason, word=word)

    def apply(self, state: State) -> None:
        seat, cards, hands = self.seat, self.cards or (), list(state.hands)
        hands[seat] += cards
        state.hands = tuple(hands)
        if self.count:
            state.stock = state.stock[: -self.count]
            state.passes, state.drawer = 0, None
        if self.reason == "turn":
            state.drawn += cards
            state.drawer = seat
        if state.uncalled:
            state.uncalled = without(state.uncalled, seat)
        for hook in state.hooks.on_draw:
            hook(state, seat)


drew_one = interned(Drew)  # of a turn, as there are only so many cards to draw


class Kept(OfSeat):
    """A seat keeps what it drew, and plays nothing."""


kept = interned(Kept)


class TurnGoesOn(OfSeat):
    """A seat has drawn and is asked again what to do."""

    def apply(self, state: State) -> None:
        state.asked += 1


turn_goes_on = interned(TurnGoesOn)  # it comes with nearly every draw


class TurnCame(OfSeat):
    """It is this seat's move, and it is asked again. Seats that could catch it have had their time."""

    FORESEEN = True

    def apply(self, state: State) -> None:
        for hook in state.hooks.on_turn:
            hook(state, self.seat)
        state.turn = self.seat
        state.drawn, state.covering = (), False
        state.asked += 1


turn_came = interned(TurnCame)  # it comes with nearly every move


class PlaysAgain(OfSeat):
    """The turn stays with this seat, and it is asked for another card. It can still be caught."""

    FORESEEN = True

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.drawn, state.covering = (), True
        state.asked += 1


class Skipped(OfSeat):
    """A seat loses its turn."""

    FORESEEN = True

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)


@dataclass(frozen=True)
class SkipsGrew(Event[State]):
    """The next seat misses this many turns if it does not answer, or so many seats miss one each."""

    SETS = ("skips",)
    skips: int
    each: bool = False


@dataclass(frozen=True)
class MissedTurn(OfSeat):
    """A seat misses its turn, and so many more after it. Passes before it don't count, as they are not in a row."""

    left: int

    def apply(self, state: State) -> None:
        state.turn_to(self.seat)
        state.skips, state.passes = 0, 0
        state.misses = without(state.misses, self.seat) + (self.seat,) * self.left


@dataclass(frozen=True)
class Reversed(Event[State]):
    """Play goes on in the other direction: 1 is clockwise, -1 counterclockwise."""

    FORESEEN = True
    SETS = ("direction",)
    direction: int


class Passed(OfSeat):
    """A seat did nothing, or took back its play when nothing could be drawn. It can't be caught any more."""

    def apply(self, state: State) -> None:
        state.passes += 1
        state.uncalled = without(state.uncalled, self.seat)
        for hook in state.hooks.on_pass:
            hook(state, self.seat)


passed = interned(Passed)


@dataclass(frozen=True)
class DebtGrew(Event[State]):
    """The debt of the next seat grew to this many cards."""

    FORESEEN = True
    SETS = ("debt",)
    debt: int


class SentBack(OfSeat):
    """The debt and the turn go back to this seat, from which play then goes on."""

    FORESEEN = True

    def apply(self, state: State) -> None:
        state.turn = (self.seat - state.direction) % state.table.seats


@dataclass(frozen=True)
class AllDraw(OfSeat):
    """A seat makes everyone else draw so many cards."""

    count: int


@dataclass(frozen=True)
class PreviousDraws(OfSeat):
    """A seat makes the previous one, ``to``, draw so many cards."""

    to: int
    count: int


class DebtSettled(Event[State]):
    """The debt is cleared."""

    FORESEEN = True
    SETS = ("debt",)
    debt: ClassVar[int] = 0


DEBT_SETTLED = DebtSettled()


# A hand is empty, or the last one with cards


@dataclass(frozen=True)
class WentOut(OfSeat):
    """A seat has no cards left. Its side plays on until its partners have none."""

    FORESEEN = True
    place: int = 0  # 1 for the first to go out, where all the others play on

    def apply(self, state: State) -> None:
        if self.place:
            state.gone += (self.seat,)


class NotOut(OfSeat):
    """A seat has no cards left and is not out, as it may not go out so."""

    FORESEEN = True


class LeftOver(OfSeat):
    """A seat is the only one with cards left, which ends the round."""


@dataclass(frozen=True)
class FellBack(OfSeat):
    """A total was exactly the target, and is 0 again. Its round's line of the score sheet has that already."""

    OWN = ("seat",)
    target: int


class KnockedOut(OfSeat):
    """A seat is out of the match, as the line of the score sheet says."""

    OWN = ("seat",)


@dataclass(frozen=True)
class CountedDown(OfSeat):
    """A seat emptied its hand, and its score is one lower."""

    score: int

    def apply(self, state: State) -> None:
        state.totals = (*state.totals[: self.seat], self.score, *state.totals[self.seat + 1 :])


def lose(state: State, seat: int, cards: tuple[Card, ...]) -> None:
    """Cards leave a hand, but not in a play. Who loses cards owes no call for those that it had."""
    state.hands = with_hand(state.hands, seat, without_cards(state.hands[seat], cards))
    state.uncalled = without(state.uncalled, seat)
    for hook in state.hooks.on_loss:
        hook(state, seat, cards)
