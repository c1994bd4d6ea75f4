"""Leaderboards and statistics of servers."""

from db import ratings, scores
from db.store import Store
from model.career import Profile
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

    async def games(self, guild: int) -> list[str]:
        """The games that have a leaderboard in a server, those played most first."""
        async with self._store.reading() as transaction:
            return await scores.games(transaction, guild)

    async def statistics(self, guild: int, member: int) -> tuple[Score | None, dict[str, Score], int]:
        """What a member has played in a server, in all and of each game, and how many matches they abandoned."""
        async with self._store.reading() as transaction:
            score = await scores.statistics(transaction, guild, member)
            played = await scores.games(transaction, guild, member)
            each = {game: await scores.statistics(transaction, guild, member, game) for game in played}
            return (
                score,
                {game: found for game, found in each.items() if found},
                await scores.abandoned(transaction, guild, member),
            )

    async def profile(self, guild: int, member: int) -> Profile:
        """The ratings, records and rivals of a member in a server."""
        async with self._store.reading() as transaction:
            return await ratings.profile(transaction, guild, member)

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        """Remove a member from every result and name list within a unit of work."""
        await scores.forget(work.transaction, member)
