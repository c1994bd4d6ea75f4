"""Tournaments as rows."""

from sqlalchemy import Text, or_, select, type_coerce, update

from db.database.transactions import Transaction
from db.repositories.live_rows import LiveRows
from db.repositories.rows import found, remove_unreadable
from db.schema import tournaments
from model.tournaments.tournament import RUNNING, Tournament


class TournamentRows(LiveRows[Tournament]):
    """Tournaments as rows. Those stand that run, or whose tables have not been cleared away."""

    async def any_with(self, transaction: Transaction, tournament_id: int) -> Tournament | None:
        query = select(tournaments).where(tournaments.c.id == tournament_id)
        return next(iter(await found(transaction, Tournament, tournaments, query)), None)

    async def forget(self, transaction: Transaction, member: int) -> None:
        """Remove a member from every tournament. Each has a new version, so that other processes read it again."""
        directed, newer = tournaments.c.organiser == member, tournaments.c.version + 1
        await transaction.execute(update(tournaments).where(directed).values(organiser=None, version=newer))
        await remove_unreadable(transaction, Tournament, tournaments, tournaments.c.entrants, member)
        naming = type_coerce(tournaments.c.entrants, Text).contains(str(member))
        named = await transaction.execute(select(tournaments.c.id, tournaments.c.entrants).where(naming))
        for row in named.all():
            kept = tuple(entrant.forgotten if entrant.member == member else entrant for entrant in row.entrants)
            if kept != row.entrants:
                here = update(tournaments).where(tournaments.c.id == row.id)
                await transaction.execute(here.values(entrants=kept, version=newer))


_STANDS = or_(tournaments.c.phase.in_(RUNNING), tournaments.c.deadline.is_not(None))

rows = TournamentRows(Tournament, tournaments, _STANDS)
