"""Seasons of servers: an admin starts and names one, and ends it."""

import time
from collections.abc import Callable
from dataclasses import replace

from db.database.store import Store
from db.repositories.matches import scores
from db.repositories.matches import seasons as rows
from db.repositories.servers import champions
from model.member import Member
from model.people.leaderboard import Leaderboard
from model.servers.season import Season, check_start, tidy_name, to_end
from model.servers.settings import check_manager
from service.base.unit_of_work import unit_of_work

MOST_CHAMPIONS = 10  # who are equally good


class Seasons:
    """The seasons of all servers."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now

    async def every(self, guild: int) -> list[Season]:
        return await self._store.read(rows.every, guild)

    async def start(self, guild: int, by: Member, name: str) -> Season:
        """Start a season. Of two who do so at once, the second is refused. Raises Refused."""
        check_manager(by)
        tidy = tidy_name(name)
        async with unit_of_work(self._store) as work:
            check_start(await rows.every(work.transaction, guild), tidy)
            return await rows.start(work.transaction, guild, tidy, self._now())

    async def end(self, guild: int, by: Member) -> Season:
        """End the season that is on, and crown who won most matches. Raises Refused."""
        check_manager(by)
        async with unit_of_work(self._store) as work:
            season, now = to_end(await rows.every(work.transaction, guild)), self._now()
            await rows.end(work.transaction, season, now)
            standing = await scores.leaderboard(
                work.transaction, Leaderboard(guild, "matches", season=season.id), 0, slice(0, MOST_CHAMPIONS)
            )
            best = [each.member for each in standing.scores if each.rank == 1 and each.matches_won]
            await champions.crown(work.transaction, guild, best)
            return replace(season, ended_at=now)
