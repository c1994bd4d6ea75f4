"""How values are stored in columns: records of the engine, and tuples of values as JSON."""

import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Dialect, LargeBinary, Text
from sqlalchemy.types import TypeDecorator

from engine.chance import RepeatedDeal
from engine.games.codec import decode, encode
from model.tables.table import Happening, Seat
from model.tournaments.tournament import Entrant, Round, RoundTable

Held = TypeVar("Held")
Stored = TypeVar("Stored")
Plain: TypeAlias = dict[str, object]
Part = TypeVar("Part", Seat, Happening, Entrant, RoundTable)

WRITTEN_AS = {"member": "user", "notify": "bell"}  # fields that have an older name in the JSON
FIELDS = {written: field for field, written in WRITTEN_AS.items()}
FORGOTTEN = "Someone"  # what older rows call those who asked to be forgotten
TIGHT = 9  # of zlib: a match is packed once and read now and then


class Kept(NamedTuple):
    """An action of a match as it is stored: its JSON is not decoded."""

    number: int
    seat: int
    action: str
    events: str
    at: float


class Record(TypeDecorator[Held]):
    """A value of the engine, written by ``engine.games.codec``, or nothing."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: type[Held]) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Held | None, dialect: Dialect) -> str | None:
        return None if value is None else encode(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Held | None:
        return None if value is None else decode(self.kind, value)


class Json(TypeDecorator[Held], Generic[Held, Stored]):
    """A value as a JSON list: ``plain`` makes it so, and ``built`` the value back. Nothing is an empty list."""

    impl = Text
    cache_ok = True

    def __init__(self, plain: Callable[[Held], Stored], built: Callable[[Stored], Held]) -> None:
        super().__init__()
        self.plain, self.built = plain, built

    def process_bind_param(self, value: Held | None, dialect: Dialect) -> str:
        return json.dumps([] if value is None else self.plain(value))

    def process_result_value(self, value: str | None, dialect: Dialect) -> Held:
        return self.built(json.loads(value or "[]"))


class Keys(TypeDecorator[tuple[str, ...]]):
    """A list of short words, in order, or nothing."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[str, ...] | None:
        return None if value is None else tuple(map(str, json.loads(value)))


class Packed(TypeDecorator[tuple[Kept, ...]]):
    """All actions of a match, compressed."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: tuple[Kept, ...] | None, dialect: Dialect) -> bytes:
        return packed(value or ())

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> tuple[Kept, ...]:
        return unpacked(value or b"")


def packed(moves: Iterable[Kept]) -> bytes:
    """Actions as compressed JSON, a list for each field: like stands beside like, which makes it smallest."""
    return zlib.compress(json.dumps(list(zip(*moves, strict=True)), separators=(",", ":")).encode(), TIGHT)


def unpacked(stored: bytes) -> tuple[Kept, ...]:
    """The actions back. Raises ValueError when they are damaged."""
    try:
        fields = json.loads(zlib.decompress(stored))
    except zlib.error as damage:
        raise ValueError("It cannot be unpacked") from damage
    moves = tuple(Kept(*move) for move in zip(*fields, strict=True))
    if not all(isinstance(move.action, str) and isinstance(move.events, str) for move in moves):
        raise ValueError("It holds no actions")
    return moves


def _plain(value: Part) -> Plain:
    return {WRITTEN_AS.get(name, name): part for name, part in asdict(value).items()}


def _built(kind: type[Part], plain: Plain) -> Part:
    """The value back. Fields that an older row lacks have their defaults."""
    frozen: dict[str, Any] = {name: tuple(part) if isinstance(part, list) else part for name, part in plain.items()}
    values = {FIELDS.get(name, name): part for name, part in frozen.items()}
    if values.get("member") is None:  # who is known by an id is really called so
        values |= {name: None for name in ("name", "by") if values.get(name) == FORGOTTEN}
    return kind(**values)


def parts(kind: type[Part]) -> Json[tuple[Part, ...], list[Plain]]:
    """A tuple of dataclass values, each a JSON object."""
    return Json(lambda value: [*map(_plain, value)], lambda stored: tuple(_built(kind, each) for each in stored))


NUMBERS: Json[tuple[int, ...], list[int]] = Json(list, tuple)
NUMBER_SET: Json[frozenset[int], list[int]] = Json(sorted, frozenset)  # stored from the lowest to the highest
DEALS: Json[tuple[RepeatedDeal, ...], list[RepeatedDeal]] = Json(
    list, lambda stored: tuple((int(shuffle), int(dealer)) for shuffle, dealer in stored)
)
ROUNDS: Json[tuple[Round, ...], list[list[Plain]]] = Json(
    lambda value: [[*map(_plain, played.tables)] for played in value],
    lambda stored: tuple(Round(tuple(_built(RoundTable, table) for table in tables)) for tables in stored),
)
