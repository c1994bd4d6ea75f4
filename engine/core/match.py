"""A match of any game between two actions, what a seat may know of it, and what happens in it.

``Round`` holds what lasts for one round, and a deal makes a new one. ``Position`` adds what lasts for a match, and can
be asked what a seat may do. A ``MatchState`` is a position with all its secrets, which alone can be played on. A
``View`` is the same position with its secrets covered: it has the same fields, and a card that may not be seen is
``HIDDEN``. An ``Event`` is a frozen fact, and the only thing that changes a state. It has one public form, and another
one for a seat that may know more. Cards that a seat may not see are None there.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, partial
from itertools import filterfalse
from typing import Any, ClassVar, Generic, Literal, Never, Self, TypeAlias, TypeVar

from engine.chance import RepeatedDeal
from engine.core.actions import NOTHING, Action, Discard, Guess, IllegalAction, Options, Play, Refusal, Say
from engine.core.cards import Card, in_order
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Payment, RoundScore
from engine.interning import by_instance, interned

Phase = Literal["deal", "play", "over"]
Hand = tuple[Card, ...]
StateT_contra = TypeVar("StateT_contra", bound="MatchState", contravariant=True)

HIDDEN: Card = "?"
BEYOND = 10_000  # shuffles kept apart for each round that the repeated match did not have
_face_down = [(HIDDEN,) * count for count in range(400)].__getitem__  # by number, more than the most packs have


def is_covered(hand: Hand) -> bool:
    return hand[:1] == (HIDDEN,)


# Positions


@by_instance
@dataclass(kw_only=True)
class Round:
    """The state of one round of any game. Seats are numbers from 0, clockwise."""

    COVERED: ClassVar[tuple[str, ...]] = ("hands", "stock", "drawn")

    hands: tuple[Hand, ...] = ()  # by seat
    stock: Hand = ()  # its last card is drawn next
    pile: Hand = ()  # its last card is on top
    turn: int = 0  # the seat to move
    drawn: Hand = ()  # what that seat has drawn in this turn

    def cover(self, seat: int | None) -> None:
        """Cover the cards of ``COVERED`` that a seat (None: the public) may not see, in a copy that becomes a view."""
        hands = [*map(_face_down, map(len, self.hands))]
        if seat is not None:
            hands[seat] = self.hands[seat]
        self.hands = tuple(hands)
        self.stock = _face_down(len(self.stock))
        if self.drawn and seat != self.turn:
            self.drawn = _face_down(len(self.drawn))


@dataclass(frozen=True)
class Undo:
    """The last play while it may be taken back: who played which cards, and the round before it."""

    seat: int
    cards: tuple[Card, ...]
    before: Round


class _Found:
    """Things found about a position. They are no part of it, so records pass them over."""

    now: Options | None  # of the seat to move, once they were asked for
    chosen: tuple[Card, ...] | None  # the cards that it was last asked about
    then: Options  # after them
    last_question: int  # the round ends undecided once so many were asked
    instead: dict[str, object]  # of what is neither open nor covered, in a view: the defaults
    events: "list[GameEvent]"  # what an action has brought about so far, while it is done to a copy


@by_instance
@dataclass(kw_only=True)
class Position(_Found, Round):
    """A match of any game, and what may be asked of it."""

    rules: Ruleset
    seed: str = ""  # of all chance. In a view it is empty until the match is over
    shuffles: int = 0  # how often chance was used
    round: int = 0  # its number, from 1
    phase: Phase = "deal"
    dealer: int | None = None
    asked: int = 0  # how many questions were put to seats
    asked_before: int = 0  # how many of them before this round
    totals: tuple[int, ...] = ()  # by seat; partners share that of their side
    sheet: tuple[RoundScore, ...] = ()
    winners: tuple[int, ...] = ()
    deals: tuple[RepeatedDeal, ...] = ()  # of a match that is dealt again, round by round
    takes_back: bool = field(default=False, compare=False)  # whether plays may be taken back
    undo: Undo | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        self.now, self.chosen, self.then = None, None, NOTHING
        self.find()

    def find(self) -> None:
        """Find what is asked of it again and again, and copied along until the next deal."""
        self.last_question = min(self.asked_before + self.rules.longest_round, self.rules.longest_match)

    def __reduce__(self) -> tuple[object, ...]:
        """For another process, which finds again what was found about it here."""
        return partial(type(self), **{part.name: getattr(self, part.name) for part in fields(self)}), ()

    def may_do(self, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        """The options of a seat now, or after it chose cards."""
        raise NotImplementedError

    def may_say(self, seat: int) -> tuple[Say | Guess, ...]:
        """The phrases that a seat may say before it moves, and the rules that it may guess."""
        return ()

    def check(self, seat: int, action: Action) -> Refusal | None:
        """The refusal of an action, and the rule behind it. None: it is allowed."""
        raise NotImplementedError

    def plannable(self, seat: int) -> Sequence[Action]:
        """The actions that a seat may plan ahead."""
        raise NotImplementedError

    def count(self, seat: int) -> int:
        return len(self.hands[seat])

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        return tuple(map(len, self.hands))

    @property
    def seen_drawn(self) -> Hand:
        return () if is_covered(self.drawn) else self.drawn

    def may_take_back(self, seat: int) -> bool:
        return self.undo is not None and self.undo.seat == seat

    def adding(self) -> int | None:
        """The seat that may add a rule before the next deal, or None. It is also the seat to move."""
        return None

    def rule_names_added(self) -> tuple[str, ...]:
        """The names of the rules that players changed during the match."""
        return ()

    def decided_about(self) -> tuple[int, ...]:
        """The other seats whose play or cards the seat to move is just deciding about."""
        return ()

    def may_owe_a_call(self) -> tuple[int, ...]:
        """The seats that must speak before others go on, or seem to as far as anyone may know."""
        return ()


@dataclass(kw_only=True)
class View(Position):
    """A match as the public sees it. When a round is over, all hands are open."""


@by_instance
@dataclass(kw_only=True)
class SeatView(View):
    """A match as a seat sees it: also its own hand, and what it has drawn."""

    seat: int = 0

    @cached_property
    def options(self) -> Options:
        return self.may_do(self.seat)

    @cached_property
    def hand(self) -> Hand:
        """Its hand, sorted."""
        return in_order(self.hands[self.seat])

    @cached_property
    def on_turn(self) -> bool:
        return self.phase == "play" and self.seat == self.turn

    @property
    def unplayable(self) -> tuple[Card, ...]:
        """The different cards in the hand that cannot be played now."""
        return tuple(filterfalse(self.options.cards.__contains__, dict.fromkeys(self.hand)))

    def reasons(self) -> dict[Card, Refusal]:
        """The refusal of each card that can't be played now."""
        found = {card: self.check(self.seat, Play((card,))) for card in self.unplayable}
        return {card: refusal for card, refusal in found.items() if refusal is not None}


ViewT = TypeVar("ViewT", bound=View)


@dataclass(kw_only=True)
class MatchState(Position):
    """A match with all its secrets. Only ``act`` changes it, and only a copy of its own."""

    # What everyone may see just as it is. All others are secret, but for what ``cover`` leaves of the COVERED fields
    OPEN: ClassVar[tuple[str, ...]] = (
        *("rules", "round", "phase", "dealer", "turn", "pile", "asked", "asked_before", "totals", "sheet", "winners"),
    )
    ROUND: ClassVar[type[Round]] = Round  # that of the kind of game, like its views
    VIEW: ClassVar[type[View]]
    SEAT_VIEW: ClassVar[type[SeatView]]
    LEFT: ClassVar[tuple[str, ...]] = ("hands", "stock", "pile", "turn")  # what still lies on the table after a round

    def find(self) -> None:
        super().find()
        self.instead = _secrets(type(self))

    def view(self, seat: int) -> SeatView:
        view = self._shown(self.SEAT_VIEW, seat)
        view.seat = seat
        return view

    def public_view(self) -> View:
        return self._shown(self.VIEW, None)

    def act(self, seat: int, action: Action) -> tuple[Self, "list[GameEvent]"]:
        """The state after an action, and what happened. Raises IllegalAction and changes nothing when refused.

        >>> from engine.core.actions import Deal, Draw
        >>> from engine.games.registry import match_begun
        >>> from engine.games.variants import variant
        >>> match, events = match_begun(variant("crazy-eights").rules(2), "an example").act(0, Deal())
        >>> after, events = match.act(match.turn, Draw())
        >>> after.count(match.turn), len(match.stock) - len(after.stock)
        (8, 1)
        """
        refusal = self.check(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        new = object.__new__(type(self))  # as ``begun`` does, for every action there is
        new.__dict__ = self.__dict__.copy()
        new.now = new.chosen = None
        new.events = []
        new.let_happen(seat, action)
        new.undo = self._undo(seat, action, new.events) if self.takes_back else None
        return new, new.events

    def followed(self, seat: int, action: Action, events: "Iterable[GameEvent]") -> Self:
        """The state after an action that brought about these events, as a record tells."""
        new = self.begun()
        for event in events:
            new.add(event)
        new.undo = self._undo(seat, action, new.events)
        return new

    # While an action is done to a copy

    def begun(self) -> Self:
        """A copy that an action changes, and that records what it brings about."""
        new = object.__new__(type(self))
        new.__dict__ = self.__dict__.copy()
        new.now = new.chosen = None
        new.events = []
        return new

    def let_happen(self, seat: int, action: Action) -> None:
        """Let all happen that comes of an action which is allowed."""
        raise NotImplementedError

    def add(self, event: "Event[Self]") -> None:
        """Let something happen, in a copy that was begun."""
        self.events.append(event)
        event.apply(self)

    def begin(self, new: Round) -> None:
        """All is as in this round."""
        self.__dict__.update(new.__dict__)

    def begin_round(self, number: int, dealer: int, new: Round) -> None:
        """Its moves are counted from this deal. A match by a reading that counted none stays as it was."""
        self.shuffles = self.next_deal
        self.round, self.dealer, self.phase = number, dealer, "play"
        if self.rules.reading >= 6:
            self.asked_before = self.asked
            self.find()
        self.begin(new)

    @property
    def next_deal(self) -> int:
        """The number of the shuffle that the next round is dealt from.

        A match that is dealt again uses the very same one, however often the draw pile was shuffled in the meantime.
        """
        if not self.deals:
            return self.shuffles + 1
        return self.deals[self.round][0] if self.round < len(self.deals) else BEYOND * (self.round + 1)

    def standing(self) -> Self:
        """The same, where the last play can't be taken back any more."""
        other = self.begun()
        other.undo = None
        return other

    def _undo(self, seat: int, action: Action, events: "Sequence[GameEvent]") -> Undo | None:
        """The undo of a play, if everyone could foresee all that came of it."""
        if isinstance(action, Play | Discard) and all(event.FORESEEN for event in events):
            before = self.ROUND(**{part.name: getattr(self, part.name) for part in fields(self.ROUND)})
            return Undo(seat, action.cards if isinstance(action, Play) else (action.card,), before)
        return None

    def _shown(self, kind_of_view: type[ViewT], seat: int | None) -> ViewT:
        """The view for a seat, or for the public."""
        view = object.__new__(kind_of_view)
        view.__dict__ = self.__dict__ | self.instead
        view.cover(seat)
        if self.phase != "play":
            view.hands, view.drawn = tuple(map(in_order, self.hands)), ()
            view.seed = self.seed if self.phase == "over" else ""
        if self.undo is not None:
            before = copy(self.undo.before)
            before.cover(seat)
            view.undo = replace(self.undo, before=before)
        return view


@interned
def _secrets(kind: type[MatchState]) -> dict[str, object]:
    """The defaults of all that neither is open nor gets covered, which a view has instead."""
    told = (*kind.OPEN, *kind.COVERED)
    secrets = {part.name: part.default for part in fields(kind) if part.name not in told}
    return {**secrets, "now": None, "chosen": None, "then": NOTHING, "events": ()}


# Events


@dataclass(frozen=True)
class Event(Generic[StateT_contra]):
    """A fact that everyone may know, but for what is ``SECRET``."""

    OWN: ClassVar[tuple[str, ...]] = ()  # its fields with the seats whose own cards it is about
    SECRET: ClassVar[tuple[str, ...]] = ()  # its fields that are None for all but those seats. ``hands`` are by seat
    OF_ALL: ClassVar[bool] = False  # it is about the cards of all seats
    # Everyone can foresee it from the cards of a play, which may so be taken back. All else tells something, or can't
    # be undone: even skips that add up tell whether the next hand holds an answer
    FORESEEN: ClassVar[bool] = False
    SETS: ClassVar[tuple[str, ...]] = ()  # what of it a state has from then on, where that is all that it changes

    def concerns(self, seat: int) -> bool:
        """True if it is about this seat's own cards, or shows it cards that only it may see."""
        return self.OF_ALL or seat in map(vars(self).get, self.OWN)

    def apply(self, state: StateT_contra) -> None:
        """Make this event true in a state of its game."""
        for name in self.SETS:
            setattr(state, name, getattr(self, name))

    def seen_by(self, seat: int | None) -> Self:
        """The form for a seat, or for the public."""
        if not self.SECRET or seat in map(vars(self).get, self.OWN):
            return self
        seen = dict[str, object].fromkeys(self.SECRET)
        if "hands" in seen:
            seen["hands"] = tuple(hand if other == seat else None for other, hand in enumerate(vars(self)["hands"]))
        return replace(self, **seen)


AnyEvent: TypeAlias = Event[Never]  # for events of any game: they can be told, but not applied
GameEvent: TypeAlias = Event[Any]  # for those of a state's own game, which it applies


@dataclass(frozen=True)
class DrewForDeal(Event[MatchState]):
    """Seats drew one card each, and the seats tied for lowest drew again, until one had the lowest and deals."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]


@dataclass(frozen=True)
class RoundEnded(Event[MatchState]):
    """A round is over: its line of the score sheet, and what was left in each hand."""

    score: RoundScore
    hands: tuple[Hand, ...]

    def apply(self, state: MatchState) -> None:
        state.totals = tuple(map(sum, zip(state.totals, self.score.points, strict=True)))
        state.sheet += (self.score,)
        state.begin(state.ROUND(**{name: getattr(state, name) for name in state.LEFT}))
        state.phase = "deal"
        state.asked += 1


@dataclass(frozen=True)
class MatchEnded(Event[MatchState]):
    """The match is over with these totals, bonus included. Its seed may now be known."""

    SETS = ("phase", "winners", "totals")
    phase: ClassVar[Phase] = "over"
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    seed: str
    counted: str = "points"  # see ``Ruleset.counted``


@dataclass(frozen=True)
class Settled(Event[MatchState]):
    """The payments at the end."""

    payments: tuple[Payment, ...]


@dataclass(frozen=True)
class TookBack(Event[MatchState]):
    """Cards of the last play went back into the hand, and all is as it was before them."""

    OWN = ("seat",)
    seat: int
    cards: tuple[Card, ...]
    turn: int  # whose turn it is again

    def apply(self, state: MatchState) -> None:
        undo = state.undo
        if undo is None:
            raise ValueError("there is no play to take back")
        hands = with_hand(state.hands, self.seat, state.hands[self.seat] + self.cards)
        state.begin(undo.before)
        state.hands = hands
        state.asked += 1


def whole(hands: tuple[Hand | None, ...]) -> tuple[Hand, ...]:
    """The hands of an event in its open form, where no hand is hidden."""
    return tuple(hand or () for hand in hands)


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    others = list(hands)
    others[seat] = hand
    return tuple(others)


def without_cards(hand: Sequence[Card], cards: Iterable[Card]) -> Hand:
    """A hand without these cards, each as often as it is named. Raises ValueError if it lacks one."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
