"""What a seat can ask for. Every action is a complete value; nothing is left half made."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card, Suit


@dataclass(frozen=True)
class Play:
    """Lay cards on the pile, naming a suit where the last of them is wild, perhaps saying “last card” with it.

    Where sequences are built a number goes to the own one, ``sequence`` being its place where there are several, and a
    pass card passes all hands on.
    """

    cards: tuple[Card, ...]
    suit: Suit | None = None
    call: bool = False
    sequence: int | None = None


@dataclass(frozen=True)
class Draw:
    """Draw from the stock: a card, or all that is owed."""


@dataclass(frozen=True)
class Take:
    """Take the top card of the discard pile instead of drawing."""


@dataclass(frozen=True)
class Discard:
    """Lay a card on the discard pile, which ends the turn."""

    card: Card


@dataclass(frozen=True)
class Pass:
    """Do nothing, where nothing can be drawn; or keep what was drawn."""


@dataclass(frozen=True)
class Call:
    """Say “last card” after the play."""


@dataclass(frozen=True)
class Catch:
    """Catch a seat that has one card left and has not said so."""

    seat: int


@dataclass(frozen=True)
class Give:
    """Give a card to the seat that is next to get one, perhaps saying “last card” with the last gift."""

    card: Card
    call: bool = False


@dataclass(frozen=True)
class Decline:
    """Give nothing."""


@dataclass(frozen=True)
class Accept:
    """Believe that what was laid is no bluff."""


@dataclass(frozen=True)
class Challenge:
    """Demand to see the hand from which a bluff may have been laid."""


@dataclass(frozen=True)
class Nominate:
    """Name the suit of a wild starter."""

    suit: Suit


@dataclass(frozen=True)
class Deal:
    """Deal the next round."""


Action = Play | Draw | Take | Discard | Pass | Call | Catch | Give | Decline | Accept | Challenge | Nominate | Deal


class Options(NamedTuple):
    """What a seat may do.

    After ``chosen`` cards: ``cards`` may come next, ``complete`` says whether the play may stop there, a suit must be
    named from ``suits`` (empty: none may be), ``call`` says whether “last card” may be said with it, ``sequences`` are
    the own ones of which one must be named (empty: none may be). ``actions`` are the others.
    """

    cards: tuple[Card, ...] = ()
    complete: bool = False
    suits: tuple[Suit, ...] = ()
    call: bool = False
    actions: tuple[Action, ...] = ()
    sequences: tuple[int, ...] = ()


NOTHING = Options()


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the field of Rules (or ``turn``) behind it, the reason, and what would be."""

    rule: str
    why: str
    instead: str = ""

    def __str__(self) -> str:
        return f"{self.why} {self.instead}".strip()


class IllegalAction(Exception):
    """Raised by ``act`` for an action that ``check`` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
