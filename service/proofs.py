"""Proofs that the deals of a match that is over were the ones that had been sealed."""

import asyncio
import logging
import time
from collections.abc import Callable

from db.database.store import Store
from db.repositories import histories
from db.repositories.histories import Stored
from db.repositories.rows import DAMAGE
from engine.games.codec import UnreadableRecord
from engine.matches.record import MatchRecord, Proof, proved
from engine.words import Words
from model.refusals import Refused
from model.servers.history import Wanted
from model.tables.day_deal import day_of
from service.history import over

WORDS = Words("service.proofs")
log = logging.getLogger(__name__)


class Proofs:
    """The proofs of all matches. One match at a time is checked, so that play goes on."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now
        self._checking = asyncio.Lock()

    async def latest(self, guild: int, channel: int) -> int:
        """The match of a channel that began last and is over. Raises Refused."""
        found = await self._store.read(histories.page, Wanted(guild, channel=channel), slice(0, 1), day_of(self._now()))
        if not found:
            raise Refused(WORDS.message("none-here"))
        return found[0].id

    async def check(self, guild: int, match: int) -> tuple[str, Proof]:
        """The key of the game that was played in a match, and what its record proves. Raises Refused."""
        async with self._checking:
            record = await self._record(guild, match)
            try:
                return record.game, await asyncio.to_thread(proved, record)
            except UnreadableRecord as wrong:
                log.warning("Couldn't verify the deals of match %s: %s", match, wrong)
                raise Refused(WORDS.message("wrong", match=match, why=str(wrong))) from wrong

    async def _record(self, guild: int, match: int) -> MatchRecord:
        try:
            async with self._store.reading() as transaction:
                over(guild, await histories.header(transaction, match, day_of(self._now())), WORDS)
                stored = await histories.stored(transaction, match)
            if not stored.steps:
                raise Refused(WORDS.message("not-kept"))
            return await asyncio.to_thread(Stored.record, stored)
        except DAMAGE as damage:
            log.warning("Couldn't read the record of match %s: %s", match, damage)
            raise Refused(WORDS.message("damaged")) from damage
