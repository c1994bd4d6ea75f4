"""What a round waits for when it is not a card: a step that one seat has to take before anything else."""

from dataclasses import dataclass

from engine.cards import Card, Suit


@dataclass(frozen=True)
class Naming:
    """The dealer has to name the suit of a wild starter."""


@dataclass(frozen=True)
class Giving:
    """The seat on turn may give a card to each of these seats, the next one first; once begun it must go on.

    ``after`` is the seat from which the turn goes on then.
    """

    to: tuple[int, ...]
    after: int
    begun: bool = False


@dataclass(frozen=True)
class Doubt:
    """The seat on turn accepts or challenges cards that may be a bluff of ``player``.

    ``suit``, ``debt``, ``direction`` and ``passes`` are how it stood before them, ``after`` is the seat whose turn it
    is when they are accepted. ``held`` is the hand that they were laid from, without them, and ``honest`` says whether
    they were rightly laid; who may not know has None there.
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


Pending = Naming | Giving | Doubt


def staying(pending: Pending | None) -> int:
    """How many cards of the pile never go into a new stock: its top, and above it what may be taken back."""
    return 1 + len(pending.cards) if isinstance(pending, Doubt) else 1
