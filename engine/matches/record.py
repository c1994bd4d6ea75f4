"""The record of a match: everything that is needed to look at it again, as one JSON text that anyone may keep.

The text is an object with these keys, in version 1:

- ``is``: ``"eights match"``; ``version``: of this list; ``format``: of the values (see ``engine.games.codec``);
- ``engine``: the version of the rules' code that it was played by; ``game``: the key of the named game;
- ``rules``: the house rules that it began with; ``names`` and ``computers``: of each seat, from seat 0;
- ``deal``: what the cards were dealt from (see ``engine.chance.fairness.Deal``);
- ``outcome``: ``finished``, ``abandoned`` or ``cancelled``; ``began_at`` and ``ended_at``: in seconds since 1970;
- ``results``: a ``Finish`` for each seat, best first;
- ``steps``: for each action its ``seat``, the ``action``, and the ``events`` that it caused, with nothing hidden.

A text may have been damaged or made up on the way, so nothing in it is believed before it has been checked. One that
was read would be written in just the same way. No move shows the names, who was a bot, the times, who asked for a deal,
and whether a winner had left and so did not win.
"""

import json
import math
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, is_dataclass
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from engine.chance.fairness import Deal
from engine.core import actions, match, scoresheet
from engine.core.actions import Action, IllegalAction
from engine.core.match import Event, MatchState, Position
from engine.core.ruleset import READINGS, Ruleset
from engine.core.scoresheet import standings
from engine.games.codec import FORMAT, UnreadableRecord, current, encode, made, plain
from engine.games.registry import GAMES, match_begun
from engine.games.variants import VARIANTS, Variant
from engine.words import T, Words, and_listed

VERSION = 1
ENGINE = str(READINGS[-1])  # the version of the engine that a match is begun by
KIND = "eights match"
LONGEST = 12_000_000  # characters, several times the longest match that was ever simulated
OUTCOMES = ("finished", "abandoned", "cancelled")
FIRST_FORMAT = 2  # of values: no match was recorded in an older one

Whole: TypeAlias = dict[str, object]  # an object of the text

_WORDS = Words(__name__)
_FIELD_TYPES: dict[type, dict[str, object]] = {kind: get_type_hints(kind) for kind in get_args(Action)}
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
    """Where a seat finished (see ``engine.core.scoresheet.Standing``). ``won``: by the rules of the table, too."""

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
        return is_played_again(self.engine, self.rules)


def is_played_again(engine: str, rules: Ruleset) -> bool:
    """This version promises to play the same match from the same actions as that version of the engine did."""
    return engine in map(str, READINGS) and not rules.outdated


# Writing


def write(record: MatchRecord) -> str:
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
            "steps": [
                {"seat": step.seat, "action": plain(step.action), "events": plain(step.events)} for step in record.steps
            ],
        },
        separators=(",", ":"),
        ensure_ascii=False,
    )


# Reading


def read(text: str) -> MatchRecord:
    """The record in a JSON text. Raises UnreadableRecord with a sentence for the person who has the file."""
    if len(text) > LONGEST:
        raise UnreadableRecord(_WORDS("too-long"))
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as damage:
        raise UnreadableRecord(_WORDS("not-json")) from damage
    if not isinstance(whole, dict) or whole.get("is") != KIND:
        raise UnreadableRecord(_WORDS("not-json"))
    version, written = whole.get("version"), whole.get("format")
    if type(version) is not int or version < 1 or type(written) is not int or written < FIRST_FORMAT:
        raise UnreadableRecord(_WORDS("not-json"))
    if version > VERSION or written > FORMAT:
        raise UnreadableRecord(_WORDS("newer"))
    record = _record(whole, version, written)
    if written == FORMAT:
        _check_written(record, whole)
    return record


def _check_written(record: MatchRecord, whole: Whole) -> None:
    """Raises UnreadableRecord unless a record that was read is written as it was. An older one lacks some fields."""
    try:
        again = json.loads(write(record).encode())
    except UnicodeEncodeError as damage:
        raise UnreadableRecord(_WORDS("half-character")) from damage
    for key, value in (whole | {key: current(whole[key]) for key in ("rules", "steps")}).items():
        if not _same(value, again.get(key)):
            raise UnreadableRecord(_WORDS("part", part=key))


def _same(value: object, again: object) -> bool:
    if isinstance(value, dict) and isinstance(again, dict):
        return all(key in again and _same(part, again[key]) for key, part in value.items())
    if isinstance(value, list) and isinstance(again, list):
        return len(value) == len(again) and all(map(_same, value, again))
    return value == again and isinstance(value, bool) == isinstance(again, bool)


def _record(whole: Whole, version: int, written: int) -> MatchRecord:
    try:
        rules: Ruleset = made(Ruleset, whole["rules"], written, _RULES)
    except _DAMAGE as damage:
        raise UnreadableRecord(_WORDS("rules")) from damage
    seats = range(rules.seats)

    def part(key: str, made_of: Callable[[object], T]) -> T:
        try:
            return made_of(whole[key])
        except _DAMAGE as damage:
            raise UnreadableRecord(_WORDS("part", part=key)) from damage

    return MatchRecord(
        version,
        part("engine", _text),
        part("game", lambda key: _game(key, rules)),
        rules,
        part("names", lambda names: _each(names, _text, len(seats))),
        part("computers", lambda computers: _each(computers, _yes_or_no, len(seats))),
        part("deal", _deal),
        part("steps", lambda steps: tuple(_steps(steps, rules, written))),
        part("outcome", lambda outcome: OUTCOMES[OUTCOMES.index(outcome)]),
        part("began_at", _moment),
        part("ended_at", _moment),
        part("results", lambda results: tuple(_finish(each, seats) for each in _listed(results))),
    )


def _steps(steps: object, rules: Ruleset, written: int) -> Iterable[Step]:
    among = _HELD[type(rules)]
    for step in map(_keyed, _listed(steps)):
        seat, action = _number(step["seat"]), made(object, step["action"], written, among)
        if seat not in range(rules.seats) or not isinstance(action, Action):
            raise ValueError(step)
        for name, kind in _FIELD_TYPES[type(action)].items():
            if not _is_of(kind, getattr(action, name)):
                raise TypeError(name)
        events = made(tuple, step["events"], written, among)
        if not all(isinstance(event, Event) for event in events):
            raise TypeError(step)
        yield Step(seat, action, events)


def _is_of(kind: object, value: object) -> bool:
    """True if a value is of the very kind that an action has there: a number is no truth, and a list no card."""
    if get_origin(kind) is tuple:
        return isinstance(value, tuple) and all(_is_of(get_args(kind)[0], part) for part in value)
    return any(_is_of(each, value) for each in get_args(kind)) if get_args(kind) else type(value) is kind


def _game(key: object, rules: Ruleset) -> str:
    """The key of a game that has such rules for so many players."""
    named = VARIANTS[_text(key)]
    if named.game.rules is not type(rules) or rules.seats not in named.seats:
        raise ValueError(key)
    return named.key


def _deal(value: object) -> Deal:
    deal = _keyed(value)
    entropy = _each(deal["entropy"], _number)
    repeats = [_each(each, _number, 2) for each in _listed(deal.get("repeats", []))]
    secrets = _text(deal["seed"]), _text(deal["salt"]), _text(deal["seal"])
    return Deal(_number(deal["scheme"]), *secrets, entropy, tuple((shuffle, dealer) for shuffle, dealer in repeats))


def _finish(value: object, seats: range) -> Finish:
    finish = _keyed(value)
    seat, place = _number(finish["seat"]), _number(finish["place"])
    sums = (_number(finish[name]) for name in ("total", "rounds_won", "caught"))
    return Finish(seats[seat], place, _yes_or_no(finish["won"]), *sums)


def _keyed(value: object) -> Whole:
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def _listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _each(values: object, made_of: Callable[[object], T], count: int | None = None) -> tuple[T, ...]:
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
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise TypeError(value)
    return value


# Following


def positions(record: MatchRecord) -> tuple[MatchState, ...]:
    """The state after each step. Raises UnreadableRecord when the steps do not make a match, or not this one.

    A match whose reading of the rules this version knows is played again, and has to bring about the very events that
    were stored. An older one is followed by its events, for its rules may have been understood in another way.
    """
    if record.deal.fault is not None:
        raise UnreadableRecord(_WORDS(record.deal.fault))
    state, states = match_begun(record.rules, record.deal.state_seed, record.deal.repeats), []
    for number, step in enumerate(record.steps, 1):
        before, same = state, True
        try:
            if record.is_played_again:
                state, happened = before.act(step.seat, step.action)
                same = encode(tuple(happened)) == encode(step.events)  # a number equals a truth, but not as text
            else:
                state = before.followed(step.seat, step.action, step.events)
        except (IllegalAction, *_DAMAGE) as damage:
            raise UnreadableRecord(_WORDS("step", step=number)) from damage
        if not same:
            raise UnreadableRecord(_WORDS("other-step", step=number))
        states.append(state)
    _check_end(record, state)
    return tuple(states)


def _check_end(record: MatchRecord, last: MatchState) -> None:
    """Raises UnreadableRecord when a match did not end as its moves did.

    A table may be over after one round. Another version may have counted differently.
    """
    if sorted(finish.seat for finish in record.results) != [*range(record.rules.seats)]:
        raise UnreadableRecord(_WORDS("part", part="results"))
    if record.ended_at < record.began_at:
        raise UnreadableRecord(_WORDS("part", part="ended_at"))
    if not record.is_played_again:
        return
    finished = last.phase == "over" or (last.phase == "deal" and len(last.sheet) == 1 and record.outcome == "finished")
    if finished != (record.outcome == "finished"):
        raise UnreadableRecord(_WORDS("outcome"))
    placed = standings(last.rules, last.totals, last.sheet, last.winners)
    for finish, standing in zip(record.results, placed, strict=True):
        reached = Finish(
            standing.seat,
            standing.place,
            finish.won and finished and standing.place == 1,
            standing.total,
            standing.rounds_won,
            standing.caught,
        )
        if finish != reached:
            raise UnreadableRecord(_WORDS("result", seat=finish.seat + 1))


def game_name(record: MatchRecord) -> str:
    """The name of the game that has the rules of a record, or else of house rules of the game that it names."""
    named, rules = VARIANTS[record.game], record.rules
    played = next((game for game in (named, *VARIANTS.values()) if _are_rules_of(game, rules)), None)
    return played.name if played else _WORDS("house-rules", game=named.name)


def _are_rules_of(game: Variant, rules: Ruleset) -> bool:
    if game.game.rules is not type(rules) or rules.seats not in game.seats:
        return False
    usual = game.rules(rules.seats)
    return all(rules.alike(usual, name) for name in rules.fields())


def summary(record: MatchRecord) -> str:
    """What was found in a record, in a line. Raises UnreadableRecord as ``positions`` does."""
    states = positions(record)
    won = [record.names[finish.seat] for finish in record.results if finish.won]
    rounds = len(states[-1].sheet) if states else 0
    way = "again" if record.is_played_again else "stored"
    figures = {"steps": len(states), "rounds": rounds, "winners": len(won)}
    return _WORDS("found", game=game_name(record), way=way, outcome=record.outcome, names=and_listed(won), **figures)


# What a record may hold

_RULES = {
    part
    for game in GAMES
    for part in (game.rules, *(part for rule in game.rules.fields().values() for part in rule.parts))
}


# By kind of rules: no state, nor anything of another kind of game, is ever made from a record.
_HELD: dict[type[Ruleset], set[type]] = {
    game.rules: {
        kind
        for module in (actions, match, scoresheet, *game.records)
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and not issubclass(kind, Position | Ruleset)
    }
    for game in GAMES
}
