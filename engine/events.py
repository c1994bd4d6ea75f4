"""What happened, as frozen facts. ``apply`` is the only thing that changes a state.

An event has one public form and, where it differs, a form for a seat; ``seen_by`` gives the right one. Cards that a
seat may not see are None there.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from engine.cards import Card, Suit

if TYPE_CHECKING:
    from engine.state import RoundScore, State

Reason = Literal["turn", "debt", "call"]


@dataclass(frozen=True)
class Event:
    """A fact that everybody may know; subclasses with secrets override ``seen_by``."""

    def apply(self, state: "State") -> None:
        """Make it true in this state."""

    def seen_by(self, seat: int | None) -> "Event":
        """The form for a seat, or for the public."""
        return self


@dataclass(frozen=True)
class Dealt(Event):
    """A round begins: hands and stock; the card under the last one of ``stock`` is the next to be drawn."""

    round: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: "State") -> None:
        state.round, state.dealer, state.turn, state.direction = self.round, self.dealer, self.dealer, 1
        state.hands, state.stock, state.pile = self.hands, self.stock, ()  # type: ignore[assignment]  # whole here
        state.suit, state.debt, state.uncalled, state.passes = None, 0, (), 0
        state.phase, state.nominating = "play", False
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> "Dealt":
        hands = tuple(hand if place == seat else None for place, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=None)


@dataclass(frozen=True)
class StarterTurned(Event):
    """The top card of the stock begins the pile."""

    card: Card

    def apply(self, state: "State") -> None:
        state.pile, state.stock = (self.card,), state.stock[:-1]


@dataclass(frozen=True)
class NominationAsked(Event):
    """The dealer has to name the suit of a wild starter."""

    seat: int

    def apply(self, state: "State") -> None:
        state.turn, state.nominating = self.seat, True
        state.asked += 1


@dataclass(frozen=True)
class Nominated(Event):
    """The dealer named a suit."""

    seat: int
    suit: Suit

    def apply(self, state: "State") -> None:
        state.suit, state.nominating = self.suit, False


@dataclass(frozen=True)
class Played(Event):
    """Cards went from a hand onto the pile, with the suit that was named."""

    seat: int
    cards: tuple[Card, ...]
    suit: Suit | None

    def apply(self, state: "State") -> None:
        hand = list(state.hands[self.seat])
        for card in self.cards:
            hand.remove(card)
        state.hands = _with_hand(state.hands, self.seat, tuple(hand))
        state.pile += self.cards
        state.suit, state.passes = self.suit, 0
        if len(hand) < 2 and state.rules.call == "automatic":
            state.uncalled = _without(state.uncalled, self.seat) + (self.seat,) * len(hand)


@dataclass(frozen=True)
class Called(Event):
    """A seat said “last card”."""

    seat: int

    def apply(self, state: "State") -> None:
        state.uncalled = _without(state.uncalled, self.seat)


@dataclass(frozen=True)
class Skipped(Event):
    """A seat loses its turn."""

    seat: int

    def apply(self, state: "State") -> None:
        state.turn = self.seat


@dataclass(frozen=True)
class Reversed(Event):
    """Play goes on in the other direction: 1 is clockwise, -1 anticlockwise."""

    direction: int

    def apply(self, state: "State") -> None:
        state.direction = self.direction


@dataclass(frozen=True)
class DebtGrew(Event):
    """The next seat owes so many cards in all."""

    debt: int

    def apply(self, state: "State") -> None:
        state.debt = self.debt


@dataclass(frozen=True)
class DebtSettled(Event):
    """Nothing is owed any more."""

    def apply(self, state: "State") -> None:
        state.debt = 0


@dataclass(frozen=True)
class Reshuffled(Event):
    """What lay under the pile's top is the stock again."""

    stock: tuple[Card, ...] | None
    count: int

    def apply(self, state: "State") -> None:
        state.stock, state.pile = self.stock, state.pile[-1:]  # type: ignore[assignment]  # whole here
        state.shuffles += 1

    def seen_by(self, seat: int | None) -> "Reshuffled":
        return replace(self, stock=None)


@dataclass(frozen=True)
class Drew(Event):
    """Cards went from the stock into a hand: in turn, for a debt, or for a forgotten call.

    A forgotten call that finds nothing to draw has a ``count`` of 0.
    """

    seat: int
    cards: tuple[Card, ...] | None
    count: int
    reason: Reason

    def apply(self, state: "State") -> None:
        state.hands = _with_hand(state.hands, self.seat, state.hands[self.seat] + (self.cards or ()))
        state.stock = state.stock[: len(state.stock) - self.count]
        if state.uncalled:
            state.uncalled = _without(state.uncalled, self.seat)
        state.passes = 0

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True)
class Passed(Event):
    """A seat could neither play nor draw."""

    seat: int

    def apply(self, state: "State") -> None:
        state.passes += 1


@dataclass(frozen=True)
class TurnCame(Event):
    """It is this seat's move, and it is asked anew."""

    seat: int

    def apply(self, state: "State") -> None:
        state.turn = self.seat
        state.asked += 1


@dataclass(frozen=True)
class RoundEnded(Event):
    """A round is over: its line of the score sheet, and what the hands held."""

    score: "RoundScore"
    hands: tuple[tuple[Card, ...], ...]

    def apply(self, state: "State") -> None:
        state.totals = tuple(map(sum, zip(state.totals, self.score.points, strict=True)))
        state.sheet += (self.score,)
        state.phase, state.debt, state.uncalled = "deal", 0, ()
        state.asked += 1


@dataclass(frozen=True)
class MatchEnded(Event):
    """The match is over; its seed may be known now."""

    winner: int
    totals: tuple[int, ...]
    seed: str

    def apply(self, state: "State") -> None:
        state.phase, state.winner = "over", self.winner


Hands = tuple[tuple[Card, ...], ...]


def _with_hand(hands: Hands, seat: int, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


class Record:
    """A private copy of a state, and the events applied to it so far."""

    __slots__ = ("events", "state")

    def __init__(self, state: "State") -> None:
        self.state = state.copy()
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let something happen."""
        event.apply(self.state)
        self.events.append(event)
