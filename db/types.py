"""Values in columns: records of the engine, and tuples of values as JSON."""

import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import asdict
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Dialect, LargeBinary, Text
from sqlalchemy.types import TypeDecorator

from engine.chance import RepeatedDeal
from engine.games.codec import decode, encode
from model.tables.table import Happening, Seat
from model.tournaments.tournament import Entrant, Round, RoundTable

Held = TypeVar("Held")
Raw = TypeVar("Raw", str, bytes)
Listed = TypeVar("Listed")
Plain: TypeAlias = dict[str, object]
Part = TypeVar("Part", Seat, Happening, Entrant, RoundTable)

WRITTEN_AS = {"member": "user", "notify": "bell"}  # fields that have an older name in the JSON
FIELDS = {written: field for field, written in WRITTEN_AS.items()}
FORGOTTEN = "Someone"  # what older rows call those who asked to be forgotten
TIGHT = 9  # of zlib: a match is packed once and read now and then


class StoredMove(NamedTuple):
    """An action of a match as it is stored: its JSON is not decoded."""

    number: int
    seat: int
    action: str
    events: str
    at: float


class Stored(TypeDecorator[Held], Generic[Held, Raw]):
    """A value, or nothing, as a text: ``written`` makes it so, and ``read`` the value back."""

    impl: type[Text] | type[LargeBinary] = Text
    cache_ok = True

    def __init__(self, written: Callable[[Held], Raw], read: Callable[[Raw], Held]) -> None:
        super().__init__()
        self.written: Callable[[Held], Raw] = written
        self.read: Callable[[Raw], Held] = read

    def process_bind_param(self, value: Held | None, dialect: Dialect) -> Raw | None:
        return None if value is None else self.written(value)

    def process_result_value(self, value: Raw | None, dialect: Dialect) -> Held | None:
        return None if value is None else self.read(value)


class StoredBytes(Stored[Held, bytes]):
    """A value as bytes."""

    impl = LargeBinary
    cache_ok = True


def record(kind: type[Held]) -> Stored[Held, str]:
    """A value of the engine, written by ``engine.games.codec``."""
    return Stored(encode, partial(decode, kind))


def as_json(plain: Callable[[Held], Listed], built: Callable[[Listed], Held]) -> Stored[Held, str]:
    """A value as a JSON list: ``plain`` makes it so, and ``built`` the value back."""
    return Stored(lambda value: json.dumps(plain(value)), lambda text: built(json.loads(text)))


def packed(moves: Iterable[StoredMove]) -> bytes:
    """Actions as compressed JSON, a list for each field: like stands beside like, which makes it smallest."""
    return zlib.compress(json.dumps(list(zip(*moves, strict=True)), separators=(",", ":")).encode(), TIGHT)


def unpacked(stored: bytes) -> tuple[StoredMove, ...]:
    """The actions back. Raises ValueError when they are damaged."""
    try:
        fields = json.loads(zlib.decompress(stored))
    except zlib.error as damage:
        raise ValueError("It cannot be unpacked") from damage
    moves = tuple(StoredMove(*move) for move in zip(*fields, strict=True))
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


def parts(kind: type[Part]) -> Stored[tuple[Part, ...], str]:
    """A tuple of dataclass values, each a JSON object."""
    return as_json(lambda value: [*map(_plain, value)], lambda stored: tuple(_built(kind, each) for each in stored))


NUMBERS: Stored[tuple[int, ...], str] = as_json(list, tuple)
NUMBER_SET: Stored[frozenset[int], str] = as_json(sorted, frozenset)  # stored from the lowest to the highest
KEYS: Stored[tuple[str, ...], str] = as_json(list, lambda stored: tuple(map(str, stored)))
DEALS: Stored[tuple[RepeatedDeal, ...], str] = as_json(
    list, lambda stored: tuple((int(shuffle), int(dealer)) for shuffle, dealer in stored)
)
ROUNDS: Stored[tuple[Round, ...], str] = as_json(
    lambda value: [[*map(_plain, played.tables)] for played in value],
    lambda stored: tuple(Round(tuple(_built(RoundTable, table) for table in tables)) for tables in stored),
)
PACKED: StoredBytes[tuple[StoredMove, ...]] = StoredBytes(packed, unpacked)
