"""What is stored about one person: counted in one server, or all of it in every server."""

import json
from contextlib import suppress

from sqlalchemy import Text, func, or_, select, type_coerce
from sqlalchemy.sql import ColumnElement

from db.database.transactions import Transaction
from db.repositories.matches import histories, moves
from db.repositories.rows import DAMAGE, Row, undecoded
from db.repositories.servers.naming import NAMINGS, Naming, Part
from db.schema import (
    house_sets,
    matches,
    people,
    preferences,
    results,
    tables,
    tournaments,
)
from model.people.personal import Personal


async def about(transaction: Transaction, guild: int, member: int) -> Personal:
    """What is stored about a person in a server."""
    played = (
        select(func.count())
        .select_from(results.join(matches))
        .where(matches.c.guild == guild, results.c.member == member)
    )
    saved = select(func.count()).where(house_sets.c.guild == guild, house_sets.c.by == member)
    picked = select(func.count()).where(preferences.c.guild == guild, preferences.c.member == member)
    seats = select(func.count()).where(tables.c.guild == guild, _names(tables.c.seats, member))
    entered = select(func.count()).where(tournaments.c.guild == guild, _names(tournaments.c.entrants, member))
    queries = (played, saved, picked, seats, entered)
    counts = [int((await transaction.execute(query)).scalar_one()) for query in queries]
    name = await histories.name(transaction, guild, member)
    return Personal(name, counts[0], counts[1], bool(counts[2]), counts[3], counts[4])


def _names(column: ColumnElement[object], member: int) -> ColumnElement[bool]:
    text = type_coerce(column, Text)
    return or_(*(text.contains(f'"user": {member}{end}') for end in ",}"))


# All of it


async def rows_about(transaction: Transaction, member: int) -> dict[str, list[Part]]:
    """What every table holds about a person, by its name. Nothing that only concerns others is among it."""
    told: dict[str, list[Part]] = {}
    for naming in NAMINGS:
        if naming.names_people:
            table = naming.table
            named = [table.c[key] == member for key in naming.ids]
            named += [type_coerce(table.c[key], Text).contains(str(member)) for key in naming.lists]
            query = select(*undecoded(table)).where(or_(*named)).order_by(*table.primary_key.columns)
            found = [_about(naming, dict(row), member) for row in (await transaction.execute(query)).mappings().all()]
            told[table.name] = [part for part in found if part]
    return told


def _about(naming: Naming, row: Row, member: int) -> Part:
    """What a row says about a person, or nothing if it is not about them after all."""
    mine: Part = {key: row[key] for key in naming.ids if row[key] == member}
    with suppress(*DAMAGE):
        parts = {key: json.loads(row[key] or "[]") for key in naming.lists}
        picked = {key: pick(parts, member) for key, pick in naming.lists.items()}
        mine |= {key: found for key, found in picked.items() if found}
    return {key: _plain(row[key]) for key in naming.told} | mine if mine else {}


def _plain(value: object) -> object:
    """A value as JSON may have it. What is stored as JSON is told as such."""
    if isinstance(value, str) and value.startswith(("{", "[")):
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value


async def matches_of(transaction: Transaction, member: int) -> list[Part]:
    """The matches whose results name a person, oldest first, with the results and names of everyone who played."""
    facts = [
        matches.c[key].label(key)
        for key in ("id", "guild", "channel", "game", "began_at", "ended_at", "outcome", "rounds")
    ]
    facts.append(matches.c.entropy.label("press_numbers"))
    query = select(
        *facts, results.c.seat.label("your_seat"), results.c.since.label("your_first_move_after")
    ).select_from(results.join(matches))
    mine = query.where(results.c.member == member).order_by(matches.c.id)
    found = [dict(row) for row in (await transaction.execute(mine)).mappings()]
    return [match | {"players": await _players(transaction, match["id"], match["guild"])} for match in found]


async def _players(transaction: Transaction, match: int, guild: int) -> list[Part]:
    """Everyone's result in a match, by the latest name in that server. A person without one has none."""
    known = (people.c.member == results.c.member) & (people.c.guild == guild)
    columns = [results.c[key] for key in ("seat", "computer", "place", "won", "total", "rounds_won")]
    query = select(people.c.name, *columns).select_from(results.outerjoin(people, known))
    here = query.where(results.c.match == match).order_by(results.c.seat)
    return [dict(row) for row in (await transaction.execute(here)).mappings()]


async def moves_of(transaction: Transaction, match: int, seat: int, since: int) -> list[Part]:
    """The actions of one seat in a match after so many moves."""
    found = [move for move in await moves.every(transaction, match) if move.seat == seat and move.number > since]
    return [{"number": move.number, "at": move.at, "action": _plain(move.action)} for move in found]
