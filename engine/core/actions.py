"""What a seat can ask for, and what it may do. Every action is a complete value, so nothing is ever left half done."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.cards import Card, Rank, Suit
from engine.interning import interned
from engine.words import Message


@dataclass(frozen=True)
class Play:
    """Play cards onto the pile, perhaps saying “last card”.

    ``suit`` is picked when the last card is wild. Where sequences are built, a number is added to one of the player's
    own sequences. ``sequence`` is its index when there are several. A pass card passes every hand on. ``rank`` is asked
    for with a card that does so.
    """

    cards: tuple[Card, ...]
    suit: Suit | None = None
    call: bool = False
    sequence: int | None = None
    rank: Rank | None = None


play_of = interned(Play)  # for players that make one after another


@dataclass(frozen=True)
class Draw:
    """Draw from the stock: one card, or the whole debt."""


@dataclass(frozen=True)
class Take:
    """Take the top card of the discard pile instead of drawing."""


@dataclass(frozen=True)
class Discard:
    """Put a card on the discard pile, which ends the turn."""

    card: Card


@dataclass(frozen=True)
class Pass:
    """Do nothing when nothing can be drawn, or keep what was drawn."""


@dataclass(frozen=True)
class Call:
    """Say “last card” after the play."""


@dataclass(frozen=True)
class Catch:
    """Catch a seat that has one card left and has not said so."""

    seat: int


@dataclass(frozen=True)
class Give:
    """Give a card to the next seat that gets one, perhaps saying “last card” with the last gift."""

    card: Card
    call: bool = False


@dataclass(frozen=True)
class Decline:
    """Give nothing."""


@dataclass(frozen=True)
class Accept:
    """Let the cards stand as no bluff."""


@dataclass(frozen=True)
class Challenge:
    """Ask to see the hand behind a possible bluff."""


@dataclass(frozen=True)
class Nominate:
    """Pick the suit of a wild starter."""

    suit: Suit


@dataclass(frozen=True)
class PickDirection:
    """Pick the direction of play: 1 is clockwise, -1 counterclockwise."""

    direction: int


@dataclass(frozen=True)
class AddRule:
    """Add one of the offered rules to the match. ``offer`` is its index."""

    offer: int


@dataclass(frozen=True)
class Say:
    """Say a phrase before a move, because a hidden rule may ask for it."""

    phrase: str


@dataclass(frozen=True)
class Guess:
    """Guess a hidden rule. ``rule`` is its index in the list of all that there are."""

    rule: int


@dataclass(frozen=True)
class TakeBack:
    """Take back the last play, which told no one anything new, before anyone else acts."""


@dataclass(frozen=True)
class Deal:
    """Deal the next round."""


Action = (
    Play
    | Draw
    | Take
    | Discard
    | Pass
    | Call
    | Catch
    | Give
    | Decline
    | Accept
    | Challenge
    | Nominate
    | PickDirection
    | AddRule
    | Say
    | Guess
    | TakeBack
    | Deal
)

OneCard = Discard | Give  # a card leaves the hand by itself


class Options(NamedTuple):
    """What a seat may do.

    ``cards`` may be played next, after those already ``chosen``. ``complete`` tells whether the play may stop there. A
    suit must be picked from ``suits`` (empty: none may be picked). ``call`` tells whether “last card” may be said with
    the play. One of the player's own ``sequences`` must be picked (empty: none may be). One of the ``ranks`` must be
    asked for (empty: none may be). ``phrases`` may be said and ``guesses`` made before a move. ``take_back``
    tells whether the seat's last play may be taken back, which is no move to choose. ``actions`` are all other actions.
    """

    cards: tuple[Card, ...] = ()
    complete: bool = False
    suits: tuple[Suit, ...] = ()
    call: bool = False
    actions: tuple[Action, ...] = ()
    sequences: tuple[int, ...] = ()
    ranks: tuple[Rank, ...] = ()
    phrases: tuple[str, ...] = ()
    guesses: tuple[int, ...] = ()
    take_back: bool = False

    @property
    def rules_to_add(self) -> tuple[AddRule, ...]:
        return tuple(action for action in self.actions if isinstance(action, AddRule))


NOTHING = Options()


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the field of Rules behind it (or ``turn``), the reason, and what is allowed.

    They are messages, and become sentences in the language of who reads them.
    """

    rule: str
    reason: Message
    allowed: Message | None = None

    @property
    def why(self) -> str:
        return str(self.reason)

    @property
    def instead(self) -> str:
        """Empty where nothing is allowed."""
        return str(self.allowed or "")

    def __str__(self) -> str:
        return f"{self.why} {self.instead}".strip()


class IllegalAction(Exception):
    """Raised by ``act`` for an action that ``check`` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
