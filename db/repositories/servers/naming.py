"""How each table of the database names people, and what of it a person is told about themselves.

Every column has its place here, and a test says when one has none, so that no table is forgotten when a person asks
what is kept about them, or asks to be forgotten.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Table

from db import schema

Parts: TypeAlias = Mapping[str, list[Any]]  # the lists of a row that are JSON, by the keys of their columns
Part: TypeAlias = dict[str, Any]
Pick: TypeAlias = Callable[[Parts, int], list[Part]]


@dataclass(frozen=True)
class Naming:
    """How a table names people. ``ids`` are columns with the id of a member.

    ``lists`` are columns of JSON, each with what picks the parts that concern a member. A member is told the columns
    ``told``, which may hold their name. ``withheld`` are of no person, or of the cards.
    """

    table: Table
    ids: tuple[str, ...] = ()
    lists: Mapping[str, Pick] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()

    @property
    def names_people(self) -> bool:
        return bool(self.ids or self.lists)


def _seats(row: Parts, member: int) -> list[Part]:
    return [{"seat": number} | seat for number, seat in enumerate(row["seats"]) if seat.get("user") == member]


def _happenings(row: Parts, member: int) -> list[Part]:
    """What a member did, and what happened to their seat since they have it. Who else did it is left out."""
    mine = {seat["seat"] for seat in _seats(row, member)}
    sat = {each.get("seat"): place for place, each in enumerate(row["happenings"]) if each["kind"] == "sat"}
    did = [each for each in row["happenings"] if each.get("user") == member]
    since = [each for place, each in enumerate(row["happenings"]) if place >= sat.get(each.get("seat"), 0)]
    met = [each for each in since if each.get("user") != member and each.get("seat") in mine]
    return did + [{key: value for key, value in each.items() if key not in ("by", "user")} for each in met]


def _entrants(row: Parts, member: int) -> list[Part]:
    return [entrant for entrant in row["entrants"] if entrant.get("user") == member]


def _notices(row: Parts, member: int) -> list[Part]:
    mine = {entrant["number"] for entrant in _entrants(row, member)}
    return [notice for notice in row["notices"] if notice.get("entrant") in mine]


def _rounds(row: Parts, member: int) -> list[Part]:
    mine = {entrant["number"] for entrant in _entrants(row, member)}
    return [
        {"round": number, "table": table["table"], "score": score}
        for number, tables in enumerate(row["played"], start=1)
        for table in tables
        for entrant, score in zip(table["entrants"], table["scores"] or [None] * len(table["entrants"]), strict=False)
        if entrant in mine
    ]


_SUMS = ("matches", "matches_won", "rounds_won", "points", "costs", "costly_rounds", "costly")
_RESULT = ("match", "seat", "computer", "went_away", "place", "won", "total", "cost", "rounds_won", "caught", "since")
_DEAL = ("rules", "seed", "salt", "engine", "scheme", "entropy", "seal", "deals")

NAMINGS = (
    Naming(
        schema.tables,
        ids=("host", "opened_by"),
        lists={"seats": _seats, "happenings": _happenings},
        told=("id", "guild", "channel", "game", "preset", "phase", "match", "tournament", "label", "deadline"),
        withheld=(
            *("message_id", "house_rules", "quick", "size", "state", "seed", "salt", "ready", "moves"),
            *("version", "turn_seconds", "pace", "one_round", "paused", "lessons", "day"),
            *("scheme", "entropy", "hints", "planned", "newcomers"),
            *("take_backs", "parent", "event"),
        ),
    ),
    Naming(
        schema.matches,
        withheld=("id", "guild", "channel", "game", *_DEAL, "began_at", "ended_at", "outcome", "rounds", "ranked"),
    ),
    Naming(schema.actions, withheld=("match", "number", "seat", "action", "events", "at", "interaction")),
    Naming(schema.packed_actions, withheld=("match", "actions")),
    Naming(schema.results, ids=("member",), told=_RESULT),
    Naming(schema.member_totals, ids=("member",), told=("guild", "game", *_SUMS)),
    Naming(schema.member_days, ids=("member",), told=("guild", "day", "game", *_SUMS)),
    Naming(schema.ratings, ids=("member",), told=("guild", "game", "mu", "sigma", "matches")),
    Naming(schema.rating_course, ids=("member",), told=("guild", "game", "match", "mu", "sigma")),
    Naming(schema.meetings, ids=("member", "opponent"), told=("guild", "recent", "at")),
    Naming(
        schema.day_deals,
        withheld=("guild", "day", "channel", "game", "house_rules", "seed", "salt", "told_at"),
    ),
    Naming(schema.day_tries, ids=("member",), told=("guild", "day", "match", "points", "place")),
    Naming(schema.house_sets, ids=("by",), told=("guild", "key", "name", "house_rules", "at")),
    Naming(schema.server_settings, withheld=("guild", "settings")),
    Naming(schema.preferences, ids=("member",), told=("guild", "preferences")),
    Naming(
        schema.tournaments,
        ids=("organiser",),
        lists={"entrants": _entrants, "played": _rounds, "notices": _notices},
        told=("id", "guild", "channel", "game", "preset", "phase", "opened_at", "ended_at"),
        withheld=(
            *("parent", "message_id", "house_rules", "rounds", "turn_seconds", "paused"),
            *("seed", "channels", "deadline", "version", "starts_at", "entropy"),
        ),
    ),
    Naming(schema.people, ids=("member",), told=("guild", "name")),
    Naming(
        schema.outbox,
        ids=("member",),
        told=("kind", "number", "guild", "channel", "at"),
        withheld=("id", "message", "seat", "question"),
    ),
    Naming(schema.notes, withheld=("name", "text")),
    Naming(schema.greeted, withheld=("guild", "at")),
    Naming(schema.left_servers, withheld=("guild", "left_at")),
)
