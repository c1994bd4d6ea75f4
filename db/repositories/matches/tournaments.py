"""Tournaments as rows: values in, values out."""

from collections.abc import Mapping

from sqlalchemy import ColumnElement, Text, or_, select, type_coerce, update

from db.database.transactions import Transaction, Writing
from db.repositories import rows
from db.repositories.shard_sets import in_share
from db.schema import tournaments
from model.servers.shard_set import WHOLE, ShardSet
from model.tournaments.tournament import RUNNING, Tournament


async def add(transaction: Transaction, tournament: Tournament) -> Tournament:
    """Store a new tournament. Returns it with its id."""
    return await rows.add(transaction, tournaments, tournament)


async def save(transaction: Writing, tournament: Tournament) -> Tournament:
    """Save a changed tournament with the next step, which raises StaleRow. Returns it with its new version."""
    return await rows.save(transaction, tournaments, "tournament", tournament)


async def save_message_id(transaction: Transaction, tournament_id: int, message: int | None) -> None:
    """Remember the message that shows a tournament."""
    await rows.save_message_id(transaction, tournaments, tournament_id, message)


async def save_shown(transaction: Transaction, shown: Mapping[int, str]) -> None:
    """Remember which edition of a tournament each message shows."""
    await rows.save_shown(transaction, tournaments, shown)


async def messages(transaction: Transaction, share: ShardSet = WHOLE) -> dict[int, int]:
    """The messages that show standing tournaments: message ids by tournament id."""
    return await rows.messages(transaction, tournaments, _STANDS, in_share(tournaments.c.guild, share))


async def shown(transaction: Transaction, share: ShardSet = WHOLE) -> dict[int, str]:
    """The editions that these messages show, by tournament id, where they are known."""
    return await rows.shown(transaction, tournaments, _STANDS, in_share(tournaments.c.guild, share))


async def find(transaction: Transaction, tournament_id: int) -> Tournament | None:
    """The tournament with this id, if it runs or its tables have not been cleared away."""
    query = select(tournaments).where(tournaments.c.id == tournament_id, _STANDS)
    return next(iter(await rows.found(transaction, Tournament, tournaments, query)), None)


async def any_with(transaction: Transaction, tournament_id: int) -> Tournament | None:
    """The tournament with this id, of any time."""
    query = select(tournaments).where(tournaments.c.id == tournament_id)
    return next(iter(await rows.found(transaction, Tournament, tournaments, query)), None)


async def standing(transaction: Transaction, share: ShardSet = WHOLE) -> list[Tournament]:
    """Tournaments of a share that run, and finished ones whose tables have not been cleared away, oldest first."""
    query = select(tournaments).where(_STANDS, in_share(tournaments.c.guild, share)).order_by(tournaments.c.id)
    return await rows.found(transaction, Tournament, tournaments, query)


async def ended(transaction: Transaction, guild: int, count: int) -> list[Tournament]:
    """The last tournaments of a server that are over, or were cancelled after a round. Newest first."""
    here = (tournaments.c.guild == guild) & tournaments.c.ended_at.is_not(None)
    newest = select(tournaments).where(here).order_by(tournaments.c.ended_at.desc(), tournaments.c.id.desc())
    return await rows.found(transaction, Tournament, tournaments, newest.limit(count))


async def forget(transaction: Transaction, member: int) -> None:
    """Remove a member from every tournament. Each has a new version, so that other processes read it again."""
    directed, newer = tournaments.c.organiser == member, tournaments.c.version + 1
    await transaction.execute(update(tournaments).where(directed).values(organiser=None, version=newer))
    await rows.remove_unreadable(transaction, Tournament, tournaments, tournaments.c.entrants, member)
    naming = type_coerce(tournaments.c.entrants, Text).contains(str(member))
    found = await transaction.execute(select(tournaments.c.id, tournaments.c.entrants).where(naming))
    for row in found.all():
        kept = tuple(entrant.forgotten if entrant.member == member else entrant for entrant in row.entrants)
        if kept != row.entrants:
            here = update(tournaments).where(tournaments.c.id == row.id)
            await transaction.execute(here.values(entrants=kept, version=newer))


_STANDS: ColumnElement[bool] = or_(tournaments.c.phase.in_(RUNNING), tournaments.c.deadline.is_not(None))
