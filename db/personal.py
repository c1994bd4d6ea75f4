"""What is stored about one person in one server, counted."""

from sqlalchemy import Text, func, or_, select, type_coerce
from sqlalchemy.sql import ColumnElement

from db.schema import house_sets, matches, people, preferences, results, tables, tournaments
from db.store import Transaction
from model.personal import Personal


async def about(transaction: Transaction, guild: int, member: int) -> Personal:
    """What is stored about a person in a server."""
    name = select(people.c.name).where(people.c.guild == guild, people.c.member == member)
    played = (
        select(func.count())
        .select_from(results.join(matches))
        .where(matches.c.guild == guild, results.c.member == member)
    )
    saved = select(func.count()).where(house_sets.c.guild == guild, house_sets.c.by == member)
    picked = select(func.count()).where(preferences.c.guild == guild, preferences.c.member == member)
    seats = select(func.count()).where(tables.c.guild == guild, _names(tables.c.seats, member))
    entered = select(func.count()).where(tournaments.c.guild == guild, _names(tournaments.c.entrants, member))
    counts = [int((await transaction.execute(query)).scalar_one()) for query in (played, saved, picked, seats, entered)]
    known = (await transaction.execute(name)).scalar_one_or_none()
    return Personal(known, counts[0], counts[1], bool(counts[2]), counts[3], counts[4])


def _names(column: ColumnElement[object], member: int) -> ColumnElement[bool]:
    """Whether one of the people in a column of JSON is this one."""
    text = type_coerce(column, Text)
    return or_(*(text.contains(f'"user": {member}{end}') for end in ",}"))
