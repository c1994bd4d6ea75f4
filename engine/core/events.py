"""What happened, as frozen facts. ``apply`` is the only thing that changes a state.

An event has one public form. Where a seat may know more, it has a form for that seat too. ``seen_by`` gives the right
one. Cards that a seat may not see are None there.
"""

from dataclasses import dataclass
from typing import Generic, Never, Self, TypeAlias, TypeVar

from engine.core.cards import Card
from engine.core.scoresheet import Payment, RoundScore
from engine.core.state import MatchState

Hand = tuple[Card, ...]
StateT = TypeVar("StateT", bound=MatchState)
StateT_contra = TypeVar("StateT_contra", bound=MatchState, contravariant=True)


@dataclass(frozen=True)
class Event(Generic[StateT_contra]):
    """A fact that everyone may know; subclasses with secrets override ``seen_by``."""

    def apply(self, state: StateT_contra) -> None:
        """Make this event true in a state of its game."""

    def seen_by(self, seat: int | None) -> Self:
        """The form for a seat, or for the public."""
        return self


AnyEvent: TypeAlias = Event[Never]  # for events of any game: they can be told, but not applied


@dataclass(frozen=True)
class DrewForDeal(Event[MatchState]):
    """Seats drew one card each, and the seats tied for lowest drew again, until one had the lowest and deals."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]


@dataclass(frozen=True)
class RoundEnded(Event[MatchState]):
    """A round is over: its line of the score sheet, and what was left in each hand."""

    score: RoundScore
    hands: tuple[tuple[Card, ...], ...]

    def apply(self, state: MatchState) -> None:
        state.totals = tuple(map(sum, zip(state.totals, self.score.points, strict=True)))
        state.sheet += (self.score,)
        state.put_away()
        state.asked += 1


@dataclass(frozen=True)
class MatchEnded(Event[MatchState]):
    """The match is over with these totals, bonus included. Its seed may now be known.

    ``counted`` is what the totals count (see ``Ruleset.counted``).
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    seed: str
    counted: str = "points"

    def apply(self, state: MatchState) -> None:
        state.phase, state.winners, state.totals = "over", self.winners, self.totals


@dataclass(frozen=True)
class Settled(Event[MatchState]):
    """Who pays whom at the end."""

    payments: tuple[Payment, ...]


def whole(hands: tuple[Hand | None, ...]) -> tuple[Hand, ...]:
    """The hands of an event in its open form, where no hand is hidden."""
    return tuple(hand or () for hand in hands)


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    others = list(hands)
    others[seat] = hand
    return tuple(others)


def without_card(hands: tuple[Hand, ...], seat: int, card: Card) -> tuple[Hand, ...]:
    index = hands[seat].index(card)
    return with_hand(hands, seat, hands[seat][:index] + hands[seat][index + 1 :])


class Record(Generic[StateT]):
    """A private copy of a state, and the events applied to it so far. A play before it can't be taken back any more."""

    __slots__ = ("events", "state")

    def __init__(self, state: StateT) -> None:
        self.state: StateT = state.copy()
        self.state.undo = None
        self.events: list[Event[StateT]] = []

    def add(self, event: Event[StateT]) -> None:
        event.apply(self.state)
        self.events.append(event)
