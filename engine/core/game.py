"""The one door: what every kind of game offers, as one value.

To add a kind of game, make a ``Game`` of its functions, sentences and records, and name it in ``games.py``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Choose, Refusal
from engine.core.cards import Card
from engine.core.events import AnyEvent
from engine.core.history import History
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Payment
from engine.core.state import MatchState
from engine.core.view import PublicView, SeatView
from engine.words import Message, Words

RulesT = TypeVar("RulesT", bound=Ruleset)
StateT = TypeVar("StateT", bound=MatchState)
PublicT = TypeVar("PublicT", bound=PublicView)
SeatT = TypeVar("SeatT", bound=SeatView)

Names = Sequence[str]  # one per seat, from seat 0
MATCH = "match"  # the name of the chapter of a rulebook about how rounds make a match
Fact = tuple[str, Mapping[str, str | int]]  # the key of a message, and its values
Texts = dict[str, list[str]]  # the lines of each chapter of a rulebook, some of them empty


def said(key: str, /, **values: str | int) -> Fact:
    return key, values


class Lesson(NamedTuple):
    """Something that a beginner is told about when it first happens: its key, and the card that it is about."""

    key: str
    card: Card


@dataclass(frozen=True)
class ReadyMade(Generic[RulesT]):
    """A set of house rules to start from: its key in a catalogue, and what it changes in the rules of a table.

    ``changes`` raises RulesError when the set cannot go on top of them.
    """

    key: str
    words: Words
    changes: Callable[[RulesT], Mapping[str, object]]

    @property
    def name(self) -> str:
        return self.words(self.key)

    @property
    def help(self) -> str:
        return self.words(f"{self.key}.help")


@dataclass(frozen=True)
class Telling:
    """What a kind of game says: the message for each type of event, None if it needs none.

    A message may have other forms: ``you`` for the player who did it, ``to-you`` for the one it was done to, ``by-you``
    for the one who brought it about, ``brief`` to follow a name in a list of what happened, ``then`` for what came of
    it for someone else, which follows the brief form, and ``alone`` for what begins something new. ``endings`` are the
    ways in which a round ends, by ``RoundScore.how``, with a message for each.

    ``doer`` is the seat whose doing an event is. None: it came of what was done before. ``asks`` tells whose move it
    is from an event on, or None. ``joined`` makes one event of two in a row, such as two draws, or None.
    """

    words: Words
    facts: Mapping[type, Callable[[Any, Names], Fact | None]]
    endings: tuple[str, ...] = ()
    doer: Callable[[AnyEvent], int | None] = lambda event: None
    asks: Callable[[AnyEvent], int | None] = lambda event: None
    joined: Callable[[AnyEvent, AnyEvent], AnyEvent | None] = lambda event, other: None


@dataclass(frozen=True)
class Highlights:
    """What a kind of game finds memorable in the events of a match, with their secrets, as messages of a catalogue."""

    words: Words
    facts: Callable[[Sequence[AnyEvent], Names], Iterable[Fact]]


@dataclass(frozen=True)
class Ahead(Generic[StateT, SeatT]):
    """How to look ahead in a kind of game.

    ``believe`` draws states that agree with a view, the likely ones more often, given what the seat saw of the round.
    ``decided`` is the action that needs no looking ahead, if there is one. ``chances`` estimates the chance of each
    seat's side to win the round. ``totals_if`` gives the totals if a seat won the round now. Players play on for so
    many ``moves``, and once around the table at least, before a position is judged.
    """

    believe: Callable[[SeatT, History], Callable[[Dice], StateT]]
    decided: Callable[[SeatT, History], Action | None]
    chances: Callable[[StateT], Sequence[float]]
    totals_if: Callable[[StateT, int], tuple[int, ...]]
    moves: int = 8


@dataclass(frozen=True)
class Game(Generic[RulesT, StateT, PublicT, SeatT]):
    """A kind of game. Seats are numbers from 0, clockwise, and the rules say how many there are.

    ``start`` makes a match before its first deal, from rules and a seed. ``options`` tells what a seat may do.
    ``check`` tells why it may not do something (None: it may). ``explain`` tells why a card in a view's hand cannot be
    played. ``act`` returns the state after an action and what happened. It raises IllegalAction, and then nothing has
    changed. ``public_view`` and ``view`` hold what may be known. ``steady`` picks what a computer player does that
    plays to win. ``determinize`` returns a state that agrees with a view, with everything hidden drawn afresh.
    ``ahead`` is how to look ahead (None: experts of this kind of game don't).
    ``why`` gives the reasons that hold for an action, the most telling first, from what the seat saw and some worlds
    that it believes in.
    ``settlement`` tells who pays whom, from the final totals and the winners.

    ``plannable`` lists what a seat may plan for its turn.
    ``keen`` picks what an expert does unless it sees ahead that something else is better (None: what ``steady`` does).
    ``politely`` is what the rules that a seat knows ask it to say before an action, or that action.
    ``lessons`` are what there is to explain to a beginner who is to move, the most urgent first.
    ``telling`` says what happened, ``highlights`` what of it was memorable. ``book`` gives the lines of each chapter of
    the rules next to those of a base game, ``in_short`` its essence in three sentences at most, and two on what goes
    together and what a round scores, ``dealer`` the line that says who deals, ``too_long`` the one that says when a
    round ends that doesn't get on. ``records`` are the modules whose dataclasses are stored. ``ready_made`` are sets of
    house rules to start from.
    """

    rules: type[RulesT]
    start: Callable[[RulesT, str], StateT]
    options: Choose[StateT | SeatT]
    check: Callable[[StateT | SeatT, int, Action], Refusal | None]
    explain: Callable[[SeatT, Card], Refusal]
    act: Callable[[StateT, int, Action], tuple[StateT, Sequence[AnyEvent]]]
    public_view: Callable[[StateT], PublicT]
    view: Callable[[StateT, int], SeatT]
    plannable: Callable[[StateT | SeatT, int], Sequence[Action]]
    steady: Callable[[SeatT, Chance], Action]
    determinize: Callable[[SeatT, Chance], StateT]
    why: Callable[[SeatT, History, Sequence[StateT], Action, Names], Iterable[Message]]
    settlement: Callable[[RulesT, tuple[int, ...], tuple[int, ...]], tuple[Payment, ...]]
    telling: Telling
    highlights: Highlights
    book: Callable[[RulesT, RulesT], Texts]
    in_short: Callable[[RulesT], list[str]]
    dealer: Callable[[RulesT], str]
    too_long: Callable[[RulesT], str]
    records: tuple[ModuleType, ...]
    ahead: Ahead[StateT, SeatT] | None = None
    keen: Callable[[SeatT, Chance], Action] | None = None
    politely: Callable[[SeatT, Action], Action] = lambda view, action: action
    ready_made: tuple[ReadyMade[RulesT], ...] = ()
    lessons: Callable[[SeatT], Iterable[Lesson]] = lambda view: ()
