"""Leaderboards and statistics of servers."""

from db.database.store import Store
from db.repositories.matches import ratings, scores
from model.people.leaderboard import Leaderboard, Page, Score
from model.people.rating import Profile
from service.base.unit_of_work import UnitOfWork


class Leaderboards:
    """The results of all finished matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, board: Leaderboard, member: int, lines: slice) -> Page:
        return await self._store.read(scores.leaderboard, board, member, lines)

    async def games(self, guild: int) -> list[str]:
        return await self._store.read(scores.games, guild)

    async def statistics(self, guild: int, member: int) -> tuple[Score | None, dict[str, Score], int]:
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
        return await self._store.read(ratings.profile, guild, member)

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        await scores.forget(work.transaction, member)
