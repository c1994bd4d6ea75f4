"""The record of a match: everything that is needed to look at it again, as one JSON text that anyone may keep.

The text is an object with these keys, in version 1:

- ``is``: ``"eights match"``; ``version``: of this list; ``format``: of the values (see ``engine.codec``);
- ``engine``: the version of the rules' code that it was played by; ``game``: the key of the named game;
- ``rules``: the house rules that it began with; ``names`` and ``computers``: of each seat, from seat 0;
- ``deal``: what the cards were dealt from (see ``engine.fairness.Deal``);
- ``outcome``: ``finished``, ``abandoned`` or ``cancelled``; ``began_at`` and ``ended_at``: in seconds since 1970;
- ``results``: a ``Finish`` for each seat, best first;
- ``steps``: for each action its ``seat``, the ``action``, and the ``events`` that it caused, with nothing hidden.

A text may have been damaged or made up on the way, so nothing in it is believed before it has been checked.
"""

import json
import math
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, is_dataclass
from typing import Any, TypeVar

from engine import actions, events, scoresheet
from engine.actions import Action, IllegalAction
from engine.codec import FORMAT, UnreadableRecord, made, plain
from engine.events import Event
from engine.fairness import Deal, RepeatedDeal
from engine.games import GAMES, Match, match_begun
from engine.repeats import dealt_again
from engine.ruleset import Ruleset
from engine.scoresheet import standings
from engine.state import MatchState
from engine.words import Words, and_listed

VERSION = 1
ENGINE = "5"  # a match can be replayed by the engine version it was begun with
KIND = "eights match"
LONGEST = 12_000_000  # characters, several times the longest match that was ever simulated
OUTCOMES = ("finished", "abandoned", "cancelled")

Part = TypeVar("Part")

_WORDS = Words(__name__)
# What a damaged or made-up record may raise while its values are made, or while its match is played.
_DAMAGE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError, AssertionError)


@dataclass(frozen=True)
class Step:
    """An action of a seat, and what it caused, secrets included."""

    seat: int
    action: Action
    events: tuple[Event[Any], ...]


@dataclass(frozen=True)
class Finish:
    """Where a seat finished (see ``engine.scoresheet.Standing``). ``won``: by the rules of the table, too."""

    seat: int
    place: int
    won: bool
    total: int
    rounds_won: int
    caught: int


@dataclass(frozen=True)
class MatchRecord:
    """A match as it is kept. ``version`` is that of the JSON text, ``engine`` that of the code it was played by."""

    version: int
    engine: str
    game: str
    rules: Ruleset
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    deal: Deal
    steps: tuple[Step, ...]
    outcome: str
    began_at: float
    ended_at: float
    results: tuple[Finish, ...]

    @property
    def is_played_again(self) -> bool:
        """Whether this version of the engine promises to play the same match from the same actions."""
        return self.engine == ENGINE


# Writing


def write(record: MatchRecord) -> str:
    """A record as JSON text."""
    return json.dumps(
        {
            "is": KIND,
            "version": record.version,
            "format": FORMAT,
            "engine": record.engine,
            "game": record.game,
            "rules": plain(record.rules),
            "names": record.names,
            "computers": record.computers,
            "deal": asdict(record.deal),
            "outcome": record.outcome,
            "began_at": record.began_at,
            "ended_at": record.ended_at,
            "results": [asdict(finish) for finish in record.results],
            "steps": [_written(step) for step in record.steps],
        },
        separators=(",", ":"),
        ensure_ascii=False,
    )


def _written(step: Step) -> dict[str, object]:
    return {"seat": step.seat, "action": plain(step.action), "events": plain(step.events)}


# Reading


def read(text: str) -> MatchRecord:
    """The record in a JSON text. Raises UnreadableRecord with a sentence for the person who has the file."""
    if len(text) > LONGEST:
        raise UnreadableRecord(_WORDS("too-long"))
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as damage:
        raise UnreadableRecord(_WORDS("not-json")) from damage
    if not isinstance(whole, dict) or whole.get("is") != KIND or not isinstance(whole.get("version"), int):
        raise UnreadableRecord(_WORDS("not-json"))
    if whole["version"] > VERSION:
        raise UnreadableRecord(_WORDS("newer"))
    return _record(whole)


def _record(whole: dict[str, Any]) -> MatchRecord:
    rules = _rules(whole)
    seats = range(rules.seats)
    part = _Parts(whole)
    return MatchRecord(
        whole["version"],
        part("engine", _text),
        part("game", _text),
        rules,
        part("names", lambda names: _each(names, _text, len(seats))),
        part("computers", lambda computers: _each(computers, _yes_or_no, len(seats))),
        part("deal", _deal),
        part("steps", lambda steps: tuple(_steps(steps, rules, whole["format"]))),
        part("outcome", lambda outcome: OUTCOMES[OUTCOMES.index(outcome)]),
        part("began_at", _moment),
        part("ended_at", _moment),
        part("results", lambda results: tuple(_finish(each, seats) for each in _listed(results))),
    )


@dataclass(frozen=True)
class _Parts:
    """The parts of a record by their keys. Raises UnreadableRecord with the name of one that cannot be read."""

    whole: dict[str, Any]

    def __call__(self, key: str, made_of: Callable[[Any], Part]) -> Part:
        try:
            return made_of(self.whole[key])
        except _DAMAGE as damage:
            raise UnreadableRecord(_WORDS("part", part=key)) from damage


def _rules(whole: dict[str, Any]) -> Ruleset:
    try:
        return made(Ruleset, whole["rules"], whole["format"], _RULES)
    except _DAMAGE as damage:
        raise UnreadableRecord(_WORDS("rules")) from damage


def _steps(steps: object, rules: Ruleset, written: int) -> Iterable[Step]:
    among = _HELD[type(rules)]
    for step in _listed(steps):
        seat = _number(step["seat"])
        happened = _each(step["events"], lambda event: made(Event, event, written, among))
        if seat not in range(rules.seats):
            raise ValueError(seat)
        yield Step(seat, _action(made(object, step["action"], written, among)), happened)


def _action(value: object) -> Action:
    if not isinstance(value, Action):
        raise TypeError(value)
    return value


def _deal(deal: dict[str, Any]) -> Deal:
    entropy = _each(deal["entropy"], _number)
    repeats = _each(deal.get("repeats", []), _repeated)
    secrets = _text(deal["seed"]), _text(deal["salt"]), _text(deal["seal"])
    return Deal(_number(deal["scheme"]), *secrets, entropy, repeats)


def _repeated(deal: object) -> RepeatedDeal:
    shuffle, dealer = _each(deal, _number, 2)
    return shuffle, dealer


def _finish(finish: dict[str, Any], seats: range) -> Finish:
    seat, place = _number(finish["seat"]), _number(finish["place"])
    sums = (_number(finish[name]) for name in ("total", "rounds_won", "caught"))
    return Finish(seats[seat], place, _yes_or_no(finish["won"]), *sums)


def _listed(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _each(values: object, made_of: Callable[[Any], Part], count: int | None = None) -> tuple[Part, ...]:
    """Each of these, if there are as many as there have to be."""
    found = tuple(made_of(value) for value in _listed(values))
    if count not in (None, len(found)):
        raise ValueError(count)
    return found


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise TypeError(value)
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _yes_or_no(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _moment(value: object) -> float:
    if type(value) not in (int, float) or not isinstance(value, int | float) or not math.isfinite(value):
        raise TypeError(value)
    return value


# Following


def positions(record: MatchRecord) -> tuple[MatchState, ...]:
    """The state after each step. Raises UnreadableRecord when the steps do not make a match, or not this one.

    A match of this version of the engine is played again, and has to bring about the very events that were stored. One
    of another version is followed by its events, for its rules may have been understood in another way.
    """
    if record.deal.fault is not None:
        raise UnreadableRecord(_WORDS(record.deal.fault))
    follow = _played if record.is_played_again else _followed
    states: list[MatchState] = [dealt_again(match_begun(record.rules, record.deal.state_seed), record.deal.repeats)]
    for number, step in enumerate(record.steps, 1):
        try:
            states.append(follow(states[-1], step))
        except _OtherEvents as other:
            raise UnreadableRecord(_WORDS("other-step", step=number)) from other
        except (IllegalAction, *_DAMAGE) as damage:
            raise UnreadableRecord(_WORDS("step", step=number)) from damage
    _check_results(record, states[-1])
    return tuple(states[1:])


class _OtherEvents(Exception):
    """A step that was played again caused something else."""


def _played(state: MatchState, step: Step) -> MatchState:
    after, happened = Match(state).act(step.seat, step.action)
    state.answers.clear()  # all that was asked on the way, which is most of what a position takes up
    if tuple(happened) != step.events:
        raise _OtherEvents
    return after


def _followed(state: MatchState, step: Step) -> MatchState:
    after = state.copy()
    for event in step.events:
        event.apply(after)
    return after


def _check_results(record: MatchRecord, last: MatchState) -> None:
    """Raises UnreadableRecord when a seat finished in another way. Another version may have counted differently."""
    if not record.is_played_again:
        return
    placed = standings(last.rules, last.totals, last.sheet, last.winners)
    found = {each.seat: (each.place, each.total, each.rounds_won, each.caught) for each in placed}
    for finish in record.results:
        if found.get(finish.seat) != (finish.place, finish.total, finish.rounds_won, finish.caught):
            raise UnreadableRecord(_WORDS("result", seat=finish.seat + 1))


def summary(record: MatchRecord, name: str) -> str:
    """What was found in a record, in a line. ``name``: of the game. Raises UnreadableRecord as ``positions`` does."""
    states = positions(record)
    won = [record.names[finish.seat] for finish in record.results if finish.won]
    rounds = len(states[-1].sheet) if states else 0
    way = "again" if record.is_played_again else "stored"
    figures = {"steps": len(states), "rounds": rounds, "winners": len(won)}
    return _WORDS("found", game=name, way=way, names=and_listed(won), **figures)


# What a record may hold

_RULES = {
    part
    for game in GAMES
    for part in (game.rules, *(part for rule in game.rules.fields().values() for part in rule.parts))
}


def _held(module: object) -> set[type]:
    """The dataclasses that are made in a module."""
    of_module = (kind for kind in vars(module).values() if isinstance(kind, type) and is_dataclass(kind))
    return {kind for kind in of_module if not issubclass(kind, MatchState | Ruleset)}


# By kind of rules: no state, nor anything of another kind of game, is ever made from a record.
_HELD: dict[type[Ruleset], set[type]] = {
    game.rules: set().union(*map(_held, (actions, events, scoresheet, *game.records))) for game in GAMES
}
