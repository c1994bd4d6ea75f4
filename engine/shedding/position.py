"""A match of a shedding game between two actions: what there is to know of it, and what it may wait for.

What only some mechanics need to remember is a ``Note`` of theirs, which is absent where they don't play.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias, TypeVar

from engine.core.actions import Action, Guess, Play, Refusal, Say
from engine.core.cards import Card, Rank, Suit
from engine.core.match import GameEvent, MatchState, Position, Round
from engine.interning import by_instance, interned
from engine.shedding.effect_kinds import Effect
from engine.shedding.rules import Rules
from engine.shedding.table import Table
from engine.words import Message

Cards: TypeAlias = tuple[Card, ...]

# The top card or NO_CARD, the suit that was picked, the debt, the rank that was asked for, and the player's score
WhatToFollow: TypeAlias = tuple[Card, Suit | None, int, Rank | Card | None, int]
ANY_SUIT: Suit = "*"  # as a picked suit: any card may follow
NO_CARD: Card = ""  # the top of a pile that no card has begun


class Step(ABC):
    """A step that a round waits for instead of a card: one seat has to take it before anything else.

    It is a frozen value. Each mechanic that needs one has its own, and says here what may be done about it. ``hand`` is
    that of the seat that has to take it.
    """

    open: ClassVar[bool] = False  # everyone may know it as it is
    between_rounds: ClassVar[bool] = False  # the seat to move takes it before the next deal
    ways: ClassVar[tuple[Action, ...]] = ()  # its choices, where they are always the same
    why_not: ClassVar[Refusal]  # of all else, where that is always the same. A step between rounds refuses nothing

    def choices(self, table: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        """The actions the seat may take."""
        return self.ways

    def refusal(self, table: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        """The refusal of this action, or of a card (None)."""
        return self.why_not

    @abstractmethod
    def take(self, state: "State", seat: int, action: Action) -> None:
        """Let all happen that comes of one of its choices."""

    def about(self) -> tuple[int, ...]:
        """The other seats whose play or cards it is about."""
        return ()

    def staying(self) -> int:
        """The number of cards of the pile kept out of a new stock: its top, and those above that may be taken back."""
        return 1

    def seen_by(self, seat: int | None) -> Self | None:
        """The form a seat, or the public, may know: None if it is not ``open``, unless overridden."""
        return self if self.open else None


class Note:
    """The memory of a mechanic for a match or, if it is ``of_round``, a round. It is a frozen value."""

    of_round: ClassVar[bool] = False
    open: ClassVar[bool] = False  # everyone may know it as it is

    def seen_by(self, seat: int | None) -> Self | None:
        """The same as of a ``Step``. When the match is over, everyone may know it."""
        return self if self.open else None


NoteT = TypeVar("NoteT", bound=Note)


Reason: TypeAlias = tuple[str, Message]  # the name of a rule, and its sentence


class Fit(NamedTuple):
    """The cards that fit in turns of a kind, None in others, and why other cards don't."""

    cards: "Callable[[SheddingPosition, int], frozenset[Card] | None]"
    why: "Callable[[SheddingPosition, int, Card], Reason]"


Limit: TypeAlias = "Callable[[SheddingPosition, int, frozenset[Card]], frozenset[Card]]"  # what it leaves of cards


class Restriction(NamedTuple):
    """A limit on the cards of a hand, and why it leaves out a card."""

    leaves: Limit
    why: "Callable[[SheddingPosition, int, Card], Reason]"


class Jumping(NamedTuple):
    """A turn that a seat may take though it isn't to move: with which cards, why not with others, how it begins."""

    cards: "Callable[[SheddingPosition, int], Cards]"
    why_not: "Callable[[SheddingPosition, int, Play], Refusal | None]"  # None: there is another reason against a play
    begin: "Callable[[State, int], None]"


class Judged(NamedTuple):
    """A mechanic's action on a play once its cards lie on the pile. ``fills``: the hand gets cards for it."""

    settle: "Callable[[State], object]"
    fills: bool


@by_instance
@dataclass(kw_only=True)
class Hooks:
    """Values that play looks up, and where mechanics take part in it, found once for the rules in force.

    A hook is None where no mechanic takes part. ``seat`` is the seat that acts, or that is asked about.
    """

    # What is clear at once of a single card that is played, or of the number of cards in a hand
    simple: frozenset[Card] = frozenset()  # these act at most, and at once
    quiet: frozenset[Cards] = frozenset()  # each of them alone: no word is due unless it leaves few
    calm: dict[Cards, frozenset[Card]] = field(default_factory=dict)  # what may go on cards that need nothing
    limited: frozenset[Card] = frozenset()  # each of these may fit and yet not be played first
    limited_sizes: frozenset[int] = frozenset()  # with these, a seat may not play all that fits, or draw, in any case
    sizes_to_speak: frozenset[int] = frozenset()  # with these, a card leaves none, or a word may be due with it
    draws_one: bool = False  # a turn has a single draw, for which every hand has room
    beside_drawn: tuple[Action, ...] | None = None  # what may be done beside playing a drawn card, if it's always so
    next_turns: dict[int, tuple[GameEvent, ...]] = field(default_factory=dict)  # by direction, after that of each seat
    moves_on: bool = False  # they come like this, unless something is owed or missed

    # What may be done
    fits: tuple[Fit, ...] = ()  # the first of these whose turn it is, or else what follows the top card
    followers: "dict[WhatToFollow, frozenset[Card]]" = field(default_factory=dict)  # the cards that fit, once found
    restrictions: tuple[Restriction, ...] = ()  # of the cards that may be played first, as players are told
    limits: "tuple[Limit, ...]" = ()  # those but for what fits
    limits_undrawn: "tuple[Limit, ...]" = ()  # those of them that hold had the seat drawn nothing
    limits_of_cards: "tuple[Limit, ...]" = ()  # those of them of ``limited`` cards
    jumping: Jumping | None = None
    calls: "Callable[[SheddingPosition, int], tuple[Action, ...]] | None" = None  # what may be said at any time
    # the phrases that may be said before a move, and the guesses
    talk: "Callable[[SheddingPosition, int], tuple[Say | Guess, ...]] | None" = None
    effect_of: dict[Card, Effect] = field(default_factory=dict)  # what special cards do
    go_with: dict[Card, frozenset[Card]] = field(default_factory=dict)  # other cards on each, in the same play

    # What comes of an action
    # by type of action: a pending Step takes its own
    handlers: "dict[type[Action], Callable[[State, int, Any], None]]" = field(default_factory=dict)
    before_act: "Callable[[State, int, Action], None] | None" = None  # for those who kept quiet until then
    judges: "tuple[Callable[[State, int, Play], Judged | None], ...]" = ()  # of a play, before its cards are laid
    judge_manners: "Callable[[State, int, Play], Judged] | None" = None  # the one of them that is asked about all plays
    contest: "Callable[[State, int, Cards], Callable[[State], None] | None] | None" = None  # asks another about it
    interrupt: "Callable[[State, int, Cards], bool] | None" = None  # before the turn ends: whether it waits
    before_deal: "Callable[[State], None] | None" = None
    before_draw: "Callable[[State, int], None] | None" = None
    before_pass: "Callable[[State, int], None] | None" = None
    after_turn: "Callable[[State, int], None] | None" = None  # of a play that left cards, without a call
    idle_turn: "Callable[[State, int], None] | None" = None  # of a turn without a play
    round_over: "Callable[[State], None] | None" = None  # between two rounds

    # What an event changes besides what it always does
    on_play: "tuple[Callable[[State, int, Cards], None], ...]" = ()
    on_loss: "tuple[Callable[[State, int, Cards], None], ...]" = ()  # of cards, but not in a play
    on_draw: "tuple[Callable[[State, int], None], ...]" = ()
    on_pass: "tuple[Callable[[State, int], None], ...]" = ()
    on_jump: "tuple[Callable[[State, int], None], ...]" = ()
    on_move: "tuple[Callable[[State, int], None], ...]" = ()  # of the turn to a seat, which may not be asked
    on_turn: "tuple[Callable[[State, int], None], ...]" = ()


@by_instance
@dataclass(kw_only=True)
class SheddingRound(Round):
    """The state of one round."""

    COVERED = (*Round.COVERED, "pending", "remarks")

    direction: int = 1  # of play: 1 is clockwise, -1 counterclockwise
    suit: Suit | None = None  # that was picked, and must be followed
    rank: Rank | Card | None = None  # that was asked for, and must be played
    asker: int | None = None  # the seat that asked for it: it holds until the turn has come round to it
    debt: int = 0  # the cards that the next seat draws if it does not answer
    skips: int = 0  # the turns that the next seat misses if it does not answer
    misses: tuple[int, ...] = ()  # seats, once for each turn that they still have to miss
    pending: Step | None = None  # what the seat to move has to do instead of playing
    covering: bool = False  # the seat to move plays again, to cover its card
    passes: int = 0  # in a row
    drawer: int | None = None  # the seat that drew last, in its turn, if no card was played since
    gone: tuple[int, ...] = ()  # the seats that are out, the first one first, where the others play on
    to_begin: tuple[int, ...] = ()  # the seats that have yet to play a card of the suit with which all begin
    uncalled: tuple[int, ...] = ()  # the seats that owe a call
    barred: tuple[int, ...] = ()  # the seats that can't go out, as they have not said their word in time
    remarks: tuple[Note, ...] = ()  # of mechanics, about this round

    def cover(self, seat: int | None) -> None:
        Round.cover(self, seat)
        if self.pending is not None:
            self.pending = self.pending.seen_by(seat)
        if self.remarks:
            self.remarks = tuple(filter(None, [note.seen_by(seat) for note in self.remarks]))


class _InForce:
    """The rules in force at the table of a position, until they change."""

    table: Table
    hooks: Hooks


@by_instance
@dataclass(kw_only=True)
class SheddingPosition(_InForce, SheddingRound, Position):
    """A match of a shedding game, and what may be asked of it."""

    rules: Rules
    notes: tuple[Note, ...] = ()  # of mechanics, about the match

    COVERED = (*SheddingRound.COVERED, "notes")

    def cover(self, seat: int | None) -> None:
        SheddingRound.cover(self, seat)
        if self.notes and self.phase != "over":
            self.notes = tuple(filter(None, [note.seen_by(seat) for note in self.notes]))

    def note(self, kind: type[NoteT]) -> NoteT | None:
        """The note of this kind, or None."""
        for note in self.remarks if kind.of_round else self.notes:
            if type(note) is kind:
                return note
        return None

    def is_out(self, seat: int) -> bool:
        """True if a seat without cards waits for its partners, for the end of the round, or for that of the match."""
        return self.table.empty_hands_wait and not self.hands[seat]

    def seat_after(self, seat: int) -> int:
        """The next seat in the direction of play, passing over seats that are out."""
        table = self.table
        seat = (seat + self.direction) % table.seats
        if table.empty_hands_wait:
            while not self.hands[seat]:
                seat = (seat + self.direction) % table.seats
        return seat

    def passing(self, seat: int, to: int) -> tuple[int, ...]:
        """The seats from one to another in the direction of play, without the first. Empty for the same seat."""
        seats = self.table.seats
        steps = (to - seat) * self.direction % seats
        return tuple((seat + step * self.direction) % seats for step in range(1, steps + 1))

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats that are not out, in order of play."""
        seats, way = self.table.seats, self.direction
        others = [(seat + turn * way) % seats for turn in range(1, seats)]
        return tuple([other for other in others if self.hands[other]] if self.table.empty_hands_wait else others)

    def turns_to_miss(self) -> int:
        """The turns that the next seat misses without an answer."""
        return self.skips if self.table.skips_add_up else min(1, self.skips)

    @property
    def top(self) -> Card:
        """The top card of the pile, or none where no card has begun it."""
        return self.pile[-1] if self.pile else NO_CARD

    def staying(self) -> int:
        """The number of cards kept out of a new stock."""
        return 1 if self.pending is None else self.pending.staying()

    def adding(self) -> int | None:
        return self.turn if self.phase == "deal" and self.pending and self.pending.between_rounds else None

    def decided_about(self) -> tuple[int, ...]:
        return self.pending.about() if self.phase == "play" and self.pending else ()

    def may_owe_a_call(self) -> tuple[int, ...]:
        """The seats that owe a call. If they can be caught, all with so few cards, so that none is given away."""
        table = self.table
        if table.call != "catch":
            return self.uncalled
        return tuple(seat for seat, hand in enumerate(self.hands) if hand and len(hand) in table.words_due)


@dataclass(kw_only=True)
class State(SheddingPosition, MatchState):
    """A match of a shedding game with all its secrets."""

    OPEN = (
        *MatchState.OPEN,
        *("direction", "suit", "debt", "uncalled", "passes", "drawer", "gone", "covering", "skips", "misses"),
        *("rank", "asker", "to_begin", "barred"),
    )
    ROUND = SheddingRound
    LEFT = (*MatchState.LEFT, "direction", "suit", "passes", "drawer", "gone")

    def turn_to(self, seat: int) -> None:
        """The turn moves on to a seat."""
        for hook in self.hooks.on_move:
            hook(self, seat)
        self.turn = seat

    def remember(self, note: Note) -> None:
        """A mechanic remembers this, instead of what it remembered before."""
        kept = self.remarks if note.of_round else self.notes
        kept = (*[each for each in kept if type(each) is not type(note)], note)
        if note.of_round:
            self.remarks = kept
        else:
            self.notes = kept


@interned
def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)
