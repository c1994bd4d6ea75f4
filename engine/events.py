"""What happened, as frozen facts. ``apply`` is the only thing that changes a state.

An event has one public form and, where it differs, a form for a seat; ``seen_by`` gives the right one. Cards that a
seat may not see are None there.
"""

from dataclasses import dataclass
from typing import Generic, Never, Self, TypeAlias, TypeVar

from engine.cards import Card
from engine.scoresheet import Payment, RoundScore
from engine.state import MatchState

Hand = tuple[Card, ...]
StateT = TypeVar("StateT", bound=MatchState)
StateT_contra = TypeVar("StateT_contra", bound=MatchState, contravariant=True)


@dataclass(frozen=True)
class Event(Generic[StateT_contra]):
    """A fact that everyone may know; subclasses with secrets override ``seen_by``."""

    def apply(self, state: StateT_contra) -> None:
        """Make it true in this state, of the game that the event belongs to."""

    def seen_by(self, seat: int | None) -> Self:
        """The form for a seat, or for the public."""
        return self


AnyEvent: TypeAlias = Event[Never]  # of whichever game: it can be told, not applied


@dataclass(frozen=True)
class DrewForDeal(Event[MatchState]):
    """Seats drew cards, one each and those with the lowest again, until one had the lowest and deals."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]


@dataclass(frozen=True)
class RoundEnded(Event[MatchState]):
    """A round is over: its line of the score sheet, and what the hands held."""

    score: RoundScore
    hands: tuple[tuple[Card, ...], ...]

    def apply(self, state: MatchState) -> None:
        state.totals = tuple(map(sum, zip(state.totals, self.score.points, strict=True)))
        state.sheet += (self.score,)
        state.put_away()
        state.asked += 1


@dataclass(frozen=True)
class MatchEnded(Event[MatchState]):
    """The match is over, with these totals, which hold the bonus; its seed may be known now."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    seed: str

    def apply(self, state: MatchState) -> None:
        state.phase, state.winners, state.totals = "over", self.winners, self.totals


@dataclass(frozen=True)
class Settled(Event[MatchState]):
    """Who pays whom at the end."""

    payments: tuple[Payment, ...]


def whole(hands: tuple[Hand | None, ...]) -> tuple[Hand, ...]:
    """The hands of an event in its open form, in which none is hidden."""
    return tuple(hand or () for hand in hands)


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """The hands, with another one for this seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def without_card(hands: tuple[Hand, ...], seat: int, card: Card) -> tuple[Hand, ...]:
    """The hands, with one card less in that of this seat."""
    place = hands[seat].index(card)
    return with_hand(hands, seat, hands[seat][:place] + hands[seat][place + 1 :])


class Record(Generic[StateT]):
    """A private copy of a state, and the events applied to it so far."""

    __slots__ = ("events", "state")

    def __init__(self, state: StateT) -> None:
        self.state: StateT = state.copy()
        self.events: list[Event[StateT]] = []

    def add(self, event: Event[StateT]) -> None:
        """Let something happen."""
        event.apply(self.state)
        self.events.append(event)
