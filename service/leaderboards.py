"""Leaderboards and statistics of servers."""

from db import scores
from db.store import Store
from model.leaderboard import Leaderboard, Page, Score
from service.unit_of_work import UnitOfWork


class Leaderboards:
    """The results of all finished matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, board: Leaderboard, member: int, lines: slice) -> Page:
        """Some lines of a leaderboard, and the line of ``member``."""
        async with self._store.reading() as transaction:
            return await scores.leaderboard(transaction, board, member, lines)

    async def statistics(self, guild: int, member: int) -> tuple[Score | None, int]:
        """What a member has played in a server, and how many of their matches were abandoned."""
        async with self._store.reading() as transaction:
            score = await scores.statistics(transaction, guild, member)
            return score, await scores.abandoned(transaction, guild, member)

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        """Remove a member from every result and name list within a unit of work."""
        await scores.forget(work.transaction, member)
