"""What a round waits for when it is not a card: a step that one seat has to take before anything else."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.core.cards import Card, Rank, Suit
from engine.shedding.rules.etiquette import EtiquetteRule

Value: TypeAlias = object  # of a rule: a way, a number, a switch, or a table of cards


@dataclass(frozen=True)
class Offer:
    """A rule that a player may add: a rule by its name, and its new value. A rule may go back to what it was before."""

    rule: str
    value: Value


@dataclass(frozen=True)
class Addition:
    """A rule that a seat added after a round, with its value ``before``."""

    seat: int
    round: int
    rule: str
    value: Value
    before: Value


@dataclass(frozen=True)
class Naming:
    """The dealer has to pick the suit of a wild starter."""


@dataclass(frozen=True)
class Giving:
    """The seat to move may give a card to each of these seats, in this order. Once it has begun it must finish.

    ``after`` is the seat from which the turn then moves on.
    """

    to: tuple[int, ...]
    after: int
    begun: bool = False


@dataclass(frozen=True)
class Doubt:
    """The seat to move accepts or challenges cards that may be a bluff of ``player``.

    ``suit``, ``debt``, ``direction``, ``passes``, ``drawer``, ``skips``, ``rank`` and ``asker`` are the values before
    those cards. ``after`` is the seat whose turn it is once they are accepted. ``held`` is the rest of the hand behind
    the play, and ``honest`` tells whether the play was within the rule. No seat is shown either: the player knows the
    hand from their own cards.
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

    def seen_by(self, seat: int | None) -> "Doubt":
        return replace(self, held=None, honest=None)


@dataclass(frozen=True)
class Adding:
    """Before the next deal the winner of the round may add one of these rules.

    ``manners`` are hidden ones, which are None for the other seats.
    """

    seat: int
    offers: tuple[Offer, ...]
    manners: tuple[EtiquetteRule | None, ...] = ()

    def seen_by(self, seat: int | None) -> "Adding":
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


Pending = Naming | Giving | Doubt | Adding


def staying(pending: Pending | None) -> int:
    """How many cards of the pile never go into a new stock: its top, and cards above it that may be taken back."""
    return 1 + len(pending.cards) if isinstance(pending, Doubt) else 1
