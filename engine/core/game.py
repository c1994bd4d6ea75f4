"""The one door: what every kind of game offers besides its matches, as one value.

To add a kind of game, make a ``Game`` of its functions, sentences and records, and name it in ``games/registry.py``.
How it is played is asked of a match (see ``engine.core.match``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import NamedTuple

from engine.chance import Dice
from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.match import AnyEvent, MatchState, View
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Payment
from engine.words import Message, Words

Names = Sequence[str]  # one per seat, from seat 0
MATCH = "match"  # the name of the chapter of a rulebook about how rounds make a match
Highlights = Callable[[Sequence[AnyEvent], Names], Iterable[Message]]  # what is memorable in a match with its secrets
Texts = dict[str, list[str]]  # the lines of each chapter of a rulebook, some of them empty


class Lesson(NamedTuple):
    """Something that a beginner is told about when it first happens: its key, and the card that it is about."""

    key: str
    card: Card


@dataclass(frozen=True)
class ReadyMade:
    """A set of house rules to start from."""

    key: str  # in the catalogue
    words: Words
    changes: Callable[..., Mapping[str, object]]  # of the rules of a table; raises RulesError if they allow none

    @property
    def name(self) -> str:
        return self.words(self.key)

    @property
    def help(self) -> str:
        return self.words(f"{self.key}.help")


@dataclass(frozen=True)
class Telling:
    """The messages of a kind of game.

    A message may have other forms: ``you`` for the player who did it, ``to-you`` for the one it was done to, ``by-you``
    for the one who brought it about, ``brief`` to follow a name in a list of what happened, ``then`` for what came of
    it for someone else, which follows the brief form, and ``alone`` for what begins something new.
    """

    words: Words
    messages: Mapping[type, Callable[..., Message | None]]  # by type of event, of it and names. None: it needs none
    endings: tuple[str, ...] = ()  # the ways in which a round ends, by ``RoundScore.how``, with a message for each
    # By type of event, where there is one: the seat that did it (others came of something else), the seat whose move it
    # is from then on, and one event for this one and the next, such as two draws
    doers: Mapping[type, Callable[..., int | None]] = field(default_factory=dict)
    asks: Mapping[type, Callable[..., int | None]] = field(default_factory=dict)
    merges: Mapping[type, Callable[..., AnyEvent | None]] = field(default_factory=dict)


@dataclass(frozen=True)
class Ahead:
    """Functions to look ahead in a game."""

    # draws states that agree with a view, the likely ones more often, given what the seat saw of the round
    believe: Callable[..., Callable[[Dice], MatchState]]
    decided: Callable[..., Action | None]  # the action that needs no looking ahead, if there is one
    chances: Callable[..., Sequence[float]]  # of each seat's side to win the round, estimated from a state
    totals_if: Callable[..., Sequence[tuple[int, ...]]]  # if each of some seats won the round now
    moves: int = 8  # and once around the table at least, before a position is judged


@dataclass(frozen=True)
class Game:
    """A kind of game. Its functions take the states, views and rules of this kind."""

    rules: type[Ruleset]
    begun: Callable[..., MatchState]  # a match before its first deal, from rules and a seed
    settlement: Callable[..., tuple[Payment, ...]]  # who pays whom, from the rules, the final totals and the winners
    records: tuple[ModuleType, ...]  # the modules whose dataclasses are stored

    steady: Callable[..., Action]  # what a player does who plays to win, from a view and chance
    determinize: Callable[..., MatchState]  # a state that agrees with a view, all that is hidden drawn afresh
    # the reasons that hold for an action, the most telling first, from a view, what its seat saw of the round, and some
    # worlds that it believes in
    why: Callable[..., Iterable[Message]]

    telling: Telling
    highlights: Highlights
    book: Callable[..., Texts]  # the lines of each chapter of the rules, next to those of a base game
    in_short: Callable[..., list[str]]  # its essence in three sentences, and what goes together and what a round scores
    dealer: Callable[..., str]  # the line that says who deals
    too_long: Callable[..., str]  # the line that says when a round ends that doesn't get on

    ahead: Ahead | None = None  # how to look ahead (None: experts of this kind of game don't)
    keen: Callable[..., Action] | None = None  # what an expert does unless it sees better (None: as ``steady``)
    say_first: Callable[..., Action] = lambda view, action: action  # what has to be said before an action, or that
    ready_made: tuple[ReadyMade, ...] = ()  # sets of house rules to start from
    lessons: Callable[..., Iterable[Lesson]] = lambda view: ()  # what there is to explain to a beginner who is to move


# What a seat has seen of a round. It makes the same promise as a view: it holds nothing that its seat may not know. Two
# rounds that look the same to a seat have the same history, whatever is hidden in them.

REMEMBERED = 120  # actions: each takes time to think about, and few cards stay in a hand for longer


@dataclass(frozen=True)
class Happened:
    """An action with all its secrets: the state before it, the seat that acted, and its events."""

    before: MatchState
    actor: int
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True)
class Seen:
    """An action as a seat saw it: what the public knew before, who acted, and the events in the seat's own form."""

    before: View
    actor: int
    events: tuple[AnyEvent, ...]


History = tuple[Seen, ...]  # of the present round, from its deal on or from later


def history(so_far: Iterable[Happened], seat: int) -> History:
    seen = ((each, tuple(event.seen_by(seat) for event in each.events)) for each in so_far)
    return tuple(Seen(each.before.public_view(), each.actor, events) for each, events in seen)


def one_more(so_far: tuple[Happened, ...], happened: Happened) -> tuple[Happened, ...]:
    """A round with another action, as far as it is remembered. A deal begins a new round."""
    return (happened,) if happened.before.phase == "deal" else (*so_far[1 - REMEMBERED :], happened)
