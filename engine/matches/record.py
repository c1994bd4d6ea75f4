"""The record of a match: everything that is needed to look at it again, as one JSON text that anyone may keep.

The text is an object with the fields of ``MatchRecord``, and with ``is``: ``"eights match"``, and ``format``: of the
values (see ``engine.games.codec``). A text may have been damaged or made up on the way, so nothing in it is believed
before it has been checked. One that was read would be written in just the same way. No move shows the names, who was a
bot, the times, who asked for a deal, and whether a winner had left and so did not win.
"""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, is_dataclass
from functools import cache
from types import UnionType
from typing import NamedTuple, get_args, get_origin, get_type_hints

from engine.chance import Deal
from engine.core import actions, match, scoresheet
from engine.core.actions import Action, IllegalAction
from engine.core.match import Event, GameEvent, MatchEnded, MatchState, Position
from engine.core.ruleset import READINGS, Ruleset
from engine.core.scoresheet import standings
from engine.games.codec import FORMAT, PARTS, UnreadableRecord, Written, current, encode, made, plain
from engine.games.registry import GAMES, match_begun
from engine.games.variants import VARIANTS
from engine.words import Words, and_listed

VERSION = 1
ENGINE = str(READINGS[-1])  # the version of the engine that a match is begun by
KIND = "eights match"
LONGEST = 12_000_000  # characters, several times the longest match that was ever simulated
LONGEST_TEXT = 200  # characters of a name and the like
FIRST_FORMAT = 2  # of values: no match was recorded in an older one

WORDS = Words("engine.matches.record")
_PROOF = Words("engine.matches.proof")
# What a damaged or made-up record may raise while its values are made, or while its match is played.
_DAMAGE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError, AssertionError)

_types: Callable[[type], dict[str, type]] = cache(get_type_hints)  # of the fields of a dataclass


class Step(NamedTuple):
    """An action of a seat, and what it caused, secrets included."""

    seat: int
    action: Action
    events: tuple[GameEvent, ...]


@dataclass(frozen=True)
class Finish:
    """Where a seat finished (see ``engine.core.scoresheet.Standing``)."""

    seat: int
    place: int
    won: bool  # by the rules of the table, too
    total: int
    rounds_won: int
    caught: int


@dataclass(frozen=True)
class MatchRecord:
    """A match as it is kept."""

    version: int  # of these fields in the JSON text
    engine: str  # the version of the code that it was played by
    game: str  # the key of the named game
    rules: Ruleset  # that it began with
    names: tuple[str, ...]  # by seat
    computers: tuple[bool, ...]  # by seat
    deal: Deal
    outcome: str  # finished, abandoned or cancelled
    began_at: float  # seconds since 1970
    ended_at: float
    results: tuple[Finish, ...]  # best first
    steps: tuple[Step, ...]

    @property
    def is_played_again(self) -> bool:
        return is_played_again(self.engine, self.rules)


def is_played_again(engine: str, rules: Ruleset) -> bool:
    """This version promises to play the same match from the same actions as that version of the engine did."""
    return engine in map(str, READINGS) and not rules.outdated


def write(record: MatchRecord) -> str:
    steps = [{"seat": step.seat, "action": plain(step.action), "events": plain(step.events)} for step in record.steps]
    values = {"rules": plain(record.rules), "deal": asdict(record.deal), "results": list(map(asdict, record.results))}
    whole = {"is": KIND, "version": record.version, "format": FORMAT, **vars(record), **values, "steps": steps}
    return json.dumps(whole, separators=(",", ":"), ensure_ascii=False)


# Reading


def read(text: str) -> MatchRecord:
    """The record in a JSON text. Raises UnreadableRecord with a sentence for the person who has the file."""
    if len(text) > LONGEST:
        raise UnreadableRecord(WORDS("too-long"))
    try:
        whole = json.loads(text)
        version, written = whole["version"], whole["format"]
        if whole["is"] != KIND or not type(version) is type(written) is int or version < 1 or written < FIRST_FORMAT:
            raise ValueError(KIND)
    except _DAMAGE as damage:
        raise UnreadableRecord(WORDS("not-json")) from damage
    if version > VERSION or written > FORMAT:
        raise UnreadableRecord(WORDS("newer"))
    record = _record(whole, written)
    if written == FORMAT:
        _check_written(record, whole)
    return record


def _record(whole: Written, written: int) -> MatchRecord:
    try:
        rules: Ruleset = made(Ruleset, whole["rules"], written, _RULES)
    except _DAMAGE as damage:
        raise UnreadableRecord(WORDS("rules")) from damage
    if isinstance(deal := whole.get("deal"), dict):
        whole = whole | {"deal": {"repeats": []} | deal}  # which older ones lack
    parts: Written = {"rules": rules}
    for name, kind in _types(MatchRecord).items():
        try:
            if name == "steps":
                parts[name] = tuple(_steps(whole[name], rules, written))
            elif name != "rules":
                parts[name] = _value(kind, whole[name])
                if name in _FITS and not _FITS[name](parts[name], rules):
                    raise ValueError(parts[name])
        except _DAMAGE as damage:
            raise UnreadableRecord(WORDS("part", part=name)) from damage
    build: Callable[..., MatchRecord] = MatchRecord
    return build(**parts)


_FITS: dict[str, Callable[..., bool]] = {  # a part of the right type goes with the rules
    "game": lambda key, rules: VARIANTS[key].game.rules is type(rules) and rules.seats in VARIANTS[key].seats,
    "names": lambda names, rules: len(names) == rules.seats,
    "computers": lambda computers, rules: len(computers) == rules.seats,
    "outcome": lambda outcome, rules: outcome in ("finished", "abandoned", "cancelled"),
    "results": lambda results, rules: all(finish.seat in range(rules.seats) for finish in results),
}


def _value(kind: type, stored: object, longest: int = LONGEST_TEXT) -> object:
    """The value that is stored, if it is of this very type: a number is no truth. Raises one of _DAMAGE."""
    if is_dataclass(kind) and isinstance(stored, dict):
        return kind(**{name: _value(each, stored[name], longest) for name, each in _types(kind).items()})
    if get_origin(kind) is tuple and isinstance(stored, list):
        first, *others = get_args(kind)
        kinds = [first] * len(stored) if others == [...] else [first, *others]
        return tuple(_value(each, part, longest) for each, part in zip(kinds, stored, strict=True))
    one_of = (int, float) if kind is float else get_args(kind) if isinstance(kind, UnionType) else (kind,)
    if type(stored) not in one_of or (isinstance(stored, str) and len(stored) > longest):
        raise TypeError(stored)
    if kind is float and isinstance(stored, int | float) and not math.isfinite(stored):
        raise ValueError(stored)
    return stored


def _steps(steps: object, rules: Ruleset, written: int) -> Iterator[Step]:
    if not isinstance(steps, list):
        raise TypeError(steps)
    kinds = _HELD[type(rules)]
    for step in steps:
        action, events = made(object, step["action"], written, kinds), made(tuple, step["events"], written, kinds)
        if not isinstance(action, Action) or not all(isinstance(event, Event) for event in events):
            raise TypeError(step)
        if _value(int, step["seat"]) not in range(rules.seats):
            raise ValueError(step)
        _value(type(action), plain(action), LONGEST)
        yield Step(step["seat"], action, events)


def _check_written(record: MatchRecord, whole: Written) -> None:
    """Raises UnreadableRecord unless a record that was read is written as it was. An older one lacks some fields."""
    try:
        again = json.loads(write(record).encode())
    except UnicodeEncodeError as damage:
        raise UnreadableRecord(WORDS("half-character")) from damage
    for key, value in whole.items():
        if not _same(current(value) if key in ("rules", "steps") else value, again.get(key)):
            raise UnreadableRecord(WORDS("part", part=key))


def _same(value: object, again: object) -> bool:
    if isinstance(value, dict) and isinstance(again, dict):
        return all(key in again and _same(part, again[key]) for key, part in value.items())
    if isinstance(value, list) and isinstance(again, list):
        return len(value) == len(again) and all(map(_same, value, again))
    return value == again and isinstance(value, bool) == isinstance(again, bool)


# What may be made of a text: no state, nor anything of another kind of game.
_RULES = {*PARTS, *(game.rules for game in GAMES)}
_HELD: dict[type[Ruleset], set[type]] = {  # by kind of rules
    game.rules: {
        kind
        for module in (actions, match, scoresheet, *game.records)
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and not issubclass(kind, Position | Ruleset)
    }
    for game in GAMES
}


# Following


def positions(record: MatchRecord) -> tuple[MatchState, ...]:
    """The state after each step. Raises UnreadableRecord unless the steps make this match. If this version knows its
    reading of the rules, the actions have to bring about the very events that were stored. An older match is followed
    by its events, for its rules may have been understood in another way.
    """
    if record.deal.fault is not None:
        raise UnreadableRecord(WORDS(record.deal.fault))
    again, states = record.is_played_again, []
    state, happened = match_begun(record.rules, record.deal.state_seed, record.deal.repeats), list[GameEvent]()
    for number, step in enumerate(record.steps, 1):
        try:
            if again:
                state, happened = state.act(step.seat, step.action)
            else:
                state = state.followed(step.seat, step.action, step.events)
        except (IllegalAction, *_DAMAGE) as damage:
            raise UnreadableRecord(WORDS("step", step=number)) from damage
        if again and encode(tuple(happened)) != encode(step.events):  # a number equals a truth, but not as text
            raise UnreadableRecord(WORDS("other-step", step=number))
        states.append(state)
    _check_end(record, state)
    return tuple(states)


def _check_end(record: MatchRecord, last: MatchState) -> None:
    """Raises UnreadableRecord unless a match ended as its moves did. Another version may have counted differently."""
    if sorted(finish.seat for finish in record.results) != [*range(record.rules.seats)]:
        raise UnreadableRecord(WORDS("part", part="results"))
    if record.ended_at < record.began_at:
        raise UnreadableRecord(WORDS("part", part="ended_at"))
    if not record.is_played_again:
        return
    finished = record.outcome == "finished"
    after_one_round = last.phase == "deal" and len(last.sheet) == 1  # which may be all that a table plays
    if finished != (last.phase == "over" or (finished and after_one_round)):
        raise UnreadableRecord(WORDS("outcome"))
    placed = standings(last.rules, last.totals, last.sheet, last.winners)
    for finish, reached in zip(record.results, placed, strict=True):
        won = finish.won and finished and reached.place == 1
        if finish != Finish(reached.seat, reached.place, won, reached.total, reached.rounds_won, reached.caught):
            raise UnreadableRecord(WORDS("result", seat=finish.seat + 1))


def game_name(record: MatchRecord) -> str:
    """The name of the game that has the rules of a record, or else of house rules of the game that it names."""
    rules, named = record.rules, VARIANTS[record.game]
    for game in (named, *VARIANTS.values()):
        alike = game.game.rules is type(rules) and rules.seats in game.seats
        if alike and not rules.differing(game.rules(rules.seats)):
            return game.name
    return WORDS("house-rules", game=named.name)


def summary(record: MatchRecord) -> str:
    """A line about the match in a record. Raises UnreadableRecord as ``positions`` does."""
    states = positions(record)
    won = [record.names[finish.seat] for finish in record.results if finish.won]
    rounds, way = len(states[-1].sheet) if states else 0, "again" if record.is_played_again else "stored"
    figures = {"steps": len(states), "rounds": rounds, "winners": len(won)}
    return WORDS("found", game=game_name(record), way=way, outcome=record.outcome, names=and_listed(won), **figures)


# What a record proves about its deals: the seal, and every card that chance has brought


class Proof(NamedTuple):
    """A match whose seal and deals are right."""

    scheme: int
    seal: str
    presses: int
    deals: int
    shuffles: int  # the uses of chance, the deals among them
    # "again": every move was played again. "stored": by another version of the engine, so only what chance brought was.
    way: str  # "retired": by a rule that is retired, so only the deals were


def proved(record: MatchRecord) -> Proof:
    """The proof that a record is. Raises UnreadableRecord with a sentence that tells what is wrong."""
    if not record.steps:
        raise UnreadableRecord(_PROOF("nothing"))
    states, before = positions(record), match_begun(record.rules, record.deal.state_seed, record.deal.repeats)
    for number, (step, after) in enumerate(zip(record.steps, states, strict=True), 1):
        if not record.is_played_again and not _is_by_chance(record, step, before, after):
            raise UnreadableRecord(_PROOF("other-cards", step=number))
        before = after
    deal, deals = record.deal, sum(isinstance(step.action, actions.Deal) for step in record.steps)
    way = "again" if record.is_played_again else "retired" if record.rules.outdated else "stored"
    return Proof(deal.scheme, deal.seal, len(deal.entropy), deals, before.shuffles, way)


def proof_line(record: MatchRecord) -> str:
    """A line about the proof that a record is. Raises UnreadableRecord as ``proved`` does."""
    return _PROOF("right", **proved(record)._asdict(), game=game_name(record))


def _is_by_chance(record: MatchRecord, step: Step, before: MatchState, after: MatchState) -> bool:
    """True unless a step of another version used chance and brought other cards than the seed brings. Of a match by
    outdated rules only the cards of a deal are known, before anything came of them.
    """
    if any(isinstance(event, MatchEnded) and event.seed != record.deal.state_seed for event in step.events):
        return False
    outdated, deals = record.rules.outdated, isinstance(step.action, actions.Deal)
    if not deals and (outdated or before.shuffles == after.shuffles):
        return True
    try:
        dealt, events = before.act(step.seat, step.action)
    except IllegalAction as refusal:
        raise UnreadableRecord(_PROOF("other-version")) from refusal
    if outdated:
        return _just_dealt(before, step.events) == _just_dealt(before, events)
    return _cards(dealt) == _cards(after)


def _just_dealt(before: MatchState, events: Sequence[GameEvent]) -> tuple[object, ...]:
    state = before.begun()
    for event in events:
        state.add(event)
        if state.round > before.round:
            break
    return _cards(state)


def _cards(state: MatchState) -> tuple[object, ...]:
    return state.hands, state.stock, state.pile, state.dealer, state.shuffles
