"""States, rules, actions and events as JSON, with a format number, and house rules as a short code to pass on.

A dataclass is an object with its class name under ``is``, and a tuple is an array. A field that an old record lacks
takes its default, which is how the games behaved before the field existed. Rules that don't say how they are read are
older than their first change of reading. Names and meanings that have changed since an older format are fixed by
``_RENEWED`` before the record is read, and what is no longer here is left out: see ``RETIRED``.
"""

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache, lru_cache
from typing import TypeAlias

from engine.core import actions, match, scoresheet
from engine.core.ruleset import READINGS, Ruleset, shared
from engine.games import house_rules
from engine.games.house_rules import FIXED, HouseRules
from engine.games.registry import GAMES
from engine.games.variants import VARIANTS, variant
from engine.words import T, Words

FORMAT = 3

# House rules that are no longer here, each with the value that made nothing of it. What had another one names it among
# its ``retired`` rules instead.
RETIRED: Mapping[str, object] = {
    "first_turn_in_suit": False,
    "brings_back": [],
    "stock_ends_drawing": False,
    "pairs_ask": [],
    "drawn_marriage": False,
}
_OF_A_CALL = ("just_out", "fresh", "first_of")
_RETIRED_FIELDS = {"State": _OF_A_CALL, "TookBack": _OF_A_CALL, "Doubt": ("fresh",)}
_RETIRED_EVENTS = ("BroughtBack",)
_ABOUT_A_RULE = ("Offer", "Addition", "RuleAdded")  # in a match whose rules grow

Written: TypeAlias = dict[str, object]  # a dataclass as JSON

_SIMPLE = frozenset((str, int, bool, type(None)))  # types of most fields and all cards, which are written as they are
_field_names: Callable[[type], list[str]] = cache(lambda kind: [part.name for part in fields(kind)])
RULESETS = 512  # that are remembered as they were written
_ON_THE_TABLE = {"seed", "hands", "stock", "pile", "turn", "totals"}  # without these a state is damaged
_DAMAGE = (KeyError, TypeError, ValueError, AttributeError, RecursionError)  # what a text that is no record raises


class UnreadableRecord(ValueError):
    """The text is damaged, or a newer version wrote it."""


def encode(value: object, written: int = FORMAT) -> str:
    """A value as text, in a format in which values of its kind were as they are now."""
    return json.dumps({"format": written, "value": plain(value)}, separators=(",", ":"))


def decode(kind: type[T], text: str, among: Collection[type] | None = None) -> T:
    """The value back, made of no kinds but these. Raises UnreadableRecord: it is damaged, newer, or of another kind."""
    try:
        record = json.loads(text)
        written, stored = record["format"], record["value"]
    except _DAMAGE as damage:
        raise UnreadableRecord(f"This record is damaged: {damage!r}") from damage
    return made(kind, stored, written, among)


def made(kind: type[T], stored: object, written: int, among: Collection[type] | None = None) -> T:
    """A value from what ``plain`` made of it, in the format that it was ``written`` in. Raises as ``decode`` does."""
    kinds = _KINDS if among is None else {name: each for name, each in _KINDS.items() if each in among}
    try:
        known = written <= FORMAT
        value = _value(current(stored, written), kinds) if known else None
    except _DAMAGE as damage:
        raise UnreadableRecord(f"This record is damaged: {damage!r}") from damage
    if not known:
        raise UnreadableRecord(f"This record has format {written}; this version reads up to {FORMAT}.")
    if not isinstance(value, kind):
        raise UnreadableRecord(f"This record holds a {type(value).__name__}, not a {kind.__name__}.")
    return value


def plain(value: object) -> object:
    """A value of the engine as what JSON is made of."""
    kind = type(value)
    if kind in _SIMPLE or isinstance(value, str):
        return value
    if isinstance(value, tuple | list):
        return [part if type(part) in _SIMPLE else plain(part) for part in value]
    if not is_dataclass(kind):
        return value
    record: Written = {"is": _written(kind)}
    for name in _field_names(kind):
        part = getattr(value, name)
        record[name] = part if type(part) in _SIMPLE else plain(part)
    if not record.get("retired"):
        record.pop("retired", None)
    return record


def _value(stored: object, kinds: Mapping[str, type]) -> object:
    if type(stored) in _SIMPLE:
        return stored
    if isinstance(stored, list):
        return tuple([part if type(part) in _SIMPLE else _value(part, kinds) for part in stored])
    if not isinstance(stored, dict):
        return stored
    kind = kinds[stored["is"]]
    if issubclass(kind, Ruleset):
        return _ruleset(json.dumps(stored))
    if issubclass(kind, match.MatchState) and not stored.keys() >= _ON_THE_TABLE:
        raise KeyError("what lies on the table")
    return kind(**_values(stored, kinds))


def _values(stored: Written, kinds: Mapping[str, type]) -> Written:
    return {
        name: part if type(part) in _SIMPLE else _value(part, kinds) for name, part in stored.items() if name != "is"
    }


@lru_cache(RULESETS)
def _ruleset(written: str) -> object:
    """Most tables are played by the same rules, and to check rules takes longer than to read all the rest."""
    stored = json.loads(written)
    return shared(_KINDS[stored["is"]](**{"reading": READINGS[0]} | _values(stored, _KINDS)))


@cache
def _written(kind: type) -> str:
    """The name by which records and share codes know a class. A renamed one says it."""
    return getattr(kind, "written_as", kind.__name__)


_KINDS: dict[str, type] = {
    _written(kind): kind
    for module in (actions, match, house_rules, scoresheet, *(module for game in GAMES for module in game.records))
    for kind in vars(module).values()
    if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
}


def current(stored: object, written: int = FORMAT) -> object:
    """A record as it would be written now, without what is retired."""
    if isinstance(stored, list):
        return [part if type(part) in _SIMPLE else current(part, written) for part in stored if not _is_retired(part)]
    if not isinstance(stored, dict):
        return stored
    kind = str(stored.get("is"))
    if written < 3 and isinstance(undo := stored.get("undo"), dict):
        stored = stored | {"undo": undo | {"is": _UNDO_OF_2}}
    record: Written = {name: part if type(part) in _SIMPLE else current(part, written) for name, part in stored.items()}
    for version, kinds in _RENEWED.items():
        if written < version and kind in kinds:
            kinds[kind](record)
    _part(record, _RETIRED_FIELDS.get(kind, ()))
    if kind in ("Rules", "House"):
        _retire(record)
    return record


def _is_retired(stored: object) -> bool:
    if not isinstance(stored, dict):
        return False
    return stored.get("is") in _RETIRED_EVENTS or (stored.get("is") in _ABOUT_A_RULE and stored.get("rule") in RETIRED)


def _retire(record: Written) -> None:
    """Name the retired ones of its rules that made a difference, and those that it names already."""
    if record["is"] == "House" and isinstance(changes := record["changes"], list):
        rules = [(name, value) for name, value in changes if name in RETIRED]
        record["changes"] = [change for change in changes if change[0] not in RETIRED]
    else:
        rules = list(_part(record, RETIRED).items())
    named, differing = record.pop("retired", None), {name for name, value in rules if value != RETIRED[name]}
    if found := [name for name in RETIRED if name in differing or (isinstance(named, list) and name in named)]:
        record["retired"] = found


def _renew_rules(record: Written) -> None:
    """Format 1 had three switches that are choices now."""
    record["stacking"] = "same rank" if record.get("stacking", True) else "none"
    record["starter_effects"] = "act" if record.get("starter_effects", True) else "none"
    record["cancels"] = record["wild"] if record.pop("wild_cancels_debt", False) else []


def _renew_winners(record: Written) -> None:
    """Format 1 knew one winner, and of a state one pending step."""
    if record["is"] == "State":
        record["pending"] = {"is": "Naming"} if record.pop("nominating", False) else None
    winner = record.pop("winner", None)
    record["winners"] = [] if winner is None else [winner]


# Format 2 had what a play or a doubt would bring back field by field, and the notes of mechanics among the fields.
_OF_ROUND = ("suit", "rank", "asker", "debt", "skips", "direction", "passes", "drawer")
_TO_TAKE_BACK = (*_OF_ROUND, "drawn", "uncalled", "gone", "covering", "misses", "barred", "to_begin")
_UNDO_OF_2 = "an undo of format 2"  # which was the event that undoes a play
_TO_MOVE_BACK = ("sequences", "drawn", "taken", "idle", "stirred")


def _part(record: Written, names: Iterable[str]) -> Written:
    """Some fields of a record, which they leave."""
    return {name: record.pop(name) for name in names if name in record}


def _renew_took_move_back(record: Written) -> None:
    _part(record, _TO_MOVE_BACK)
    record["cards"], record["turn"] = [record.pop("card")], record["seat"]


def _renew_state(record: Written) -> None:
    old = (("added", "Additions", "made"), ("manners", "HiddenRules", "rules"), ("challenged", "Challenges", "by_seat"))
    notes = [{"is": kind, field: value} for name, kind, field in old if (value := record.pop(name, None))]
    talk = _part(record, ("said", "guessed", "fined"))
    record |= {"notes": notes, "remarks": [{"is": "Talk", **talk}] if any(talk.values()) else []}
    _renew_undo(record, "SheddingRound", _TO_TAKE_BACK, lambda undo: True)


def _renew_undo(record: Written, kind: str, names: Iterable[str], on_pile: Callable[[Written], object]) -> None:
    """The round before the last play: as it is now, but for what the play changed, and with its cards in the hand."""
    undo = record.get("undo")
    if not isinstance(undo, dict) or undo.get("is") != _UNDO_OF_2:
        return
    seat, cards = undo["seat"], undo["cards"] if "cards" in undo else [undo["card"]]
    hands, pile = list(record["hands"]), record["pile"]  # type: ignore[call-overload]
    hands[seat] = [*hands[seat], *cards]
    before: Written = {"is": kind, "hands": hands, "stock": record["stock"], "turn": undo.get("turn", seat)}
    before["pile"] = pile[: -len(cards)] if on_pile(undo) else pile  # type: ignore[index]
    if "passed" in record:
        before["passed"] = record["passed"]
    record["undo"] = {"is": "Undo", "seat": seat, "cards": cards, "before": before | _part(undo, names)}


_RENEWED: dict[int, dict[str, Callable[[Written], object]]] = {
    2: {
        "Rules": _renew_rules,
        "State": _renew_winners,
        "MatchEnded": _renew_winners,
        "RoundScore": lambda record: record.update(costs=record["points"]),  # which were the cost of the cards
    },
    3: {
        "State": _renew_state,
        "SequenceState": lambda record: _renew_undo(
            record, "SequenceRound", _TO_MOVE_BACK, lambda undo: undo.pop("discarded")
        ),
        "Doubt": lambda record: record.update(before={"is": "SheddingRound", **_part(record, _OF_ROUND)}),
        "TakenBack": lambda record: _part(record, _OF_ROUND),
        "TookBack": lambda record: _part(record, _TO_TAKE_BACK),
        "TookMoveBack": _renew_took_move_back,
    },
}


# House rules as a code: ``E2.`` with the format number, the packed rules, and a checksum

WORDS = Words("engine.games.sharing")

LONGEST = 20_000  # characters of the unpacked rules: a code that unpacks to more was never made from rules
CHECK = 6
CODE_FORMAT = 2  # in which house rules are still written: what was renewed since is in matches alone
# What house rules are mostly made of, to keep codes short. It must never change: old codes were packed with it.
_DICTIONARY = (
    b'"wild_starter","own suit""draws","after_drawing","any card""drawn card must""groups","equal ranks""stacking",'
    b'"any draw card""call","none""catch""target",["reverse"["skip"[{"is":"Effect","kind":"draw","count":2}'
    b'{"format":2,"value":{"is":"House","game":"crazy-eights","changes":[["effects",[["Q",{"is":"Effect","kind":"skip",'
    b'"count":1}]]],["costs",[["8",50]]],["deal",7],["draw_though_able",false]]}}'
)
PARTS = {part for game in GAMES for rule in game.rules.fields().values() for part in rule.parts}  # of house rules
# All that a code may hold. Anyone may have written it, so nothing else is made from it.
_HELD = {HouseRules, *PARTS}


class BadCode(ValueError):
    """A code that holds no house rules for this version. The text is the sentence for the person who typed it."""


def code_of(house_rules: HouseRules) -> str:
    """A short code that ``house_of`` reads, in this version and in all later ones.

    >>> code = code_of(HouseRules("crazy-eights", (("deal", 7),)))
    >>> code[:3], len(code) < 40, house_of(code).changes
    ('E2.', True, (('deal', 7),))
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_DICTIONARY)
    packed = packer.compress(encode(replace(house_rules, retired=()), CODE_FORMAT).encode()) + packer.flush()
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    whole = f"E{CODE_FORMAT}.{text}"
    return f"{whole}.{_check(whole)}"


def house_of(code: str) -> HouseRules:
    """The house rules in a code, playable with some number of seats, without retired ones. Raises BadCode."""
    kind, *others = code.strip().strip("`").split(".")
    if len(others) != 2 or kind[:1] != "E" or not kind[1:].isdecimal() or len(kind) > 6 or not code.isascii():
        raise BadCode(WORDS("no-code"))
    text, check = others
    if int(kind[1:]) > CODE_FORMAT:
        raise BadCode(WORDS("newer"))
    if check != _check(f"{kind}.{text}"):
        raise BadCode(WORDS("mistyped"))
    try:
        unpacker = zlib.decompressobj(-15, zdict=_DICTIONARY)
        unpacked = unpacker.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LONGEST)
        if unpacker.unconsumed_tail:
            raise BadCode(WORDS("empty"))  # it is too long
        house_rules = decode(HouseRules, unpacked.decode(), _HELD)
    except (zlib.error, ValueError) as damage:
        raise BadCode(WORDS("empty")) from damage
    _refuse_made_up(house_rules)
    return house_rules


def _check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:CHECK]


def _refuse_made_up(house_rules: HouseRules) -> None:
    """Raises BadCode for rules that no editor would have made. Anyone may have written what they are made of."""
    changes: object = house_rules.changes
    if not (isinstance(house_rules.game, str) and isinstance(changes, tuple)) or not all(
        isinstance(part, tuple) and len(part) == 2 and isinstance(part[0], str) for part in changes
    ):
        raise BadCode(WORDS("empty"))
    if house_rules.game not in VARIANTS:
        raise BadCode(WORDS("unknown-game"))
    rules, changed = house_rules.base(variant(house_rules.game).seats[0]).fields(), dict(house_rules.changes)
    if any(name not in rules or name in FIXED for name in changed):
        raise BadCode(WORDS("unknown-rule"))
    allowed = len(changed) == len(house_rules.changes) and all(rules[name].holds(changed[name]) for name in changed)
    if not (allowed and any(map(house_rules.fits, variant(house_rules.game).seats))):
        raise BadCode(WORDS("conflicting"))
