"""The deal of the day of each server, and everyone's one try at it."""

from dataclasses import fields

from sqlalchemy import and_, func, insert, select, update

from db.database import store as dialect
from db.database.store import Transaction
from db.repositories.rows import ours, values_of
from db.schema import day_deals, day_tries, people
from model.tables.day_deal import DayDeal, Try, current_day

_COLUMNS = [day_deals.c[field.name] for field in fields(DayDeal)]


async def current(transaction: Transaction, guild: int, now: float) -> DayDeal | None:
    """The deal that a server plays now, once someone has played it."""
    here = day_deals.c.guild == guild
    latest = (await transaction.execute(select(func.max(day_deals.c.day)).where(here))).scalar()
    query = select(*_COLUMNS).where(here, day_deals.c.day == current_day(now, latest))
    row = (await transaction.execute(query)).first()
    return None if row is None else DayDeal(*row)


async def untold(transaction: Transaction, before: int) -> list[DayDeal]:
    """The deals of earlier days in our servers whose standing was not told yet, oldest first."""
    over = day_deals.c.told_at.is_(None), day_deals.c.day < before, ours(transaction, day_deals.c.guild)
    query = select(*_COLUMNS).where(*over).order_by(day_deals.c.day)
    return [DayDeal(*row) for row in await transaction.execute(query)]


async def add(transaction: Transaction, deal: DayDeal) -> None:
    await transaction.execute(insert(day_deals).values(**values_of(deal, day_deals)))


async def note_told(transaction: Transaction, guild: int, day: int, now: float) -> None:
    here = and_(day_deals.c.guild == guild, day_deals.c.day == day)
    await transaction.execute(update(day_deals).where(here).values(told_at=now))


async def tries(transaction: Transaction, guild: int, day: int) -> tuple[Try, ...]:
    """Everyone's try at the deal of a day, the first one first."""
    named = and_(people.c.guild == day_tries.c.guild, people.c.member == day_tries.c.member)
    query = (
        select(day_tries, people.c.name)
        .outerjoin_from(day_tries, people, named)
        .where(day_tries.c.guild == guild, day_tries.c.day == day)
        .order_by(day_tries.c.match)
    )
    rows = await transaction.execute(query)
    return tuple(Try(row.member, row.match, row.points, row.place, row.name) for row in rows)


async def begin_try(transaction: Transaction, deal: DayDeal, attempt: Try) -> bool:
    """Note that a member begins a try. Returns whether that is their first at this deal."""
    row = {"guild": deal.guild, "day": deal.day, "member": attempt.member, "match": attempt.match}
    begun = dialect.insert(transaction, day_tries).values(**row).on_conflict_do_nothing().returning(day_tries.c.match)
    return (await transaction.execute(begun)).first() is not None


async def note_result(transaction: Transaction, attempt: Try) -> None:
    scored = update(day_tries).where(day_tries.c.match == attempt.match)
    await transaction.execute(scored.values(points=attempt.points, place=attempt.place))
