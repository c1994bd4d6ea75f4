"""The actions that a seat can ask for, and those it may do. Each is a complete value: nothing is left half done."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.cards import Card, Rank, Suit
from engine.interning import interned
from engine.words import Message


@dataclass(frozen=True)
class Play:
    """Play cards onto the pile, or a number onto a sequence. A pass card passes every hand on."""

    cards: tuple[Card, ...]
    suit: Suit | None = None  # picked when the last card is wild
    call: bool = False  # says “last card”
    sequence: int | None = None  # the index of one of the player's own sequences, when there are several
    rank: Rank | None = None  # or a single card, asked for with a card that does so

    @cached_property
    def is_bare(self) -> bool:
        """True if nothing is picked, said or asked for with the cards."""
        return self.suit is None and not self.call and self.sequence is None and self.rank is None


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


OneCard = Discard | Give  # a card leaves the hand by itself
# What a player thinks about in a turn. To say the word that is due goes with a choice, and is none
Move = Play | Draw | Take | OneCard | Pass | Decline | Accept | Challenge | Nominate | PickDirection  # in a turn
Action = Move | Call | Catch | AddRule | Say | Guess | TakeBack | Deal


@dataclass(slots=True)
class Options:
    """The moves that a seat may do, some of them in parts. Of a part that is empty, none may be picked.

    It comes with every move, so it is made and read as quickly as can be, and not frozen. Yet it never changes.
    """

    cards: tuple[Card, ...] = ()  # that may be played next, after those already chosen
    actions: tuple[Action, ...] = ()  # all that are no play
    complete: bool = False  # the play may stop there
    suits: tuple[Suit, ...] = ()  # one must be picked
    call: bool = False  # “last card” may be said with the play
    sequences: tuple[int, ...] = ()  # one of the player's own must be picked
    ranks: tuple[Rank, ...] = ()  # one must be asked for

    @property
    def rules_to_add(self) -> tuple[AddRule, ...]:
        return tuple(action for action in self.actions if isinstance(action, AddRule))


NOTHING = Options()


@dataclass(frozen=True)
class Refusal:
    """An action is not allowed."""

    rule: str  # the field of Rules behind it, or ``turn``
    reason: Message
    allowed: Message | None = None  # instead

    @property
    def why(self) -> str:
        return str(self.reason)

    @property
    def instead(self) -> str:
        return str(self.allowed or "")

    def __str__(self) -> str:
        return f"{self.why} {self.instead}".strip()


class IllegalAction(Exception):
    """Raised by ``act`` for an action that ``check`` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
