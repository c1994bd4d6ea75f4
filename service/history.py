"""The history of a server: matches that are over, proofs of their deals, leaderboards, and statistics of people."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from db.database.store import Store
from db.repositories import histories, ratings, rows, scores
from engine.games.codec import UnreadableRecord
from engine.matches.record import Proof, positions, proved
from engine.words import Words
from model.people.rating import Leaderboard, Page, Profile, Score
from model.refusals import Refused
from model.servers.history import WORDS as PAST, Past, Replay, Wanted, names_of
from model.tables.day_deal import day_of

REMEMBERED = 8  # replays that are kept ready, as each is looked at step by step

WORDS = Words("service.history")
PROOFS = Words("service.proofs")
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Replays:
    """The matches of all servers. The latest that were looked at are kept ready."""

    _store: Store
    _now: Callable[[], float] = time.time
    _ready: OrderedDict[int, Replay] = field(default_factory=OrderedDict, init=False)

    async def page(self, wanted: Wanted, lines: slice) -> list[Past]:
        return await self._store.read(histories.page, wanted, lines, day_of(self._now()))

    async def name(self, guild: int, member: int) -> str:
        return await self._store.read(histories.name, guild, member) or PAST("left")

    async def open(self, guild: int, match: int) -> Replay:
        """A match that is over. Names are looked up anew, and those who were forgotten have none. Raises Refused."""
        found = over(guild, await self._store.read(histories.header, match, day_of(self._now())), WORDS)
        if match not in self._ready:
            try:
                stored = await self._store.read(histories.stored, match)
                if not stored.steps:
                    raise Refused(WORDS.message("not-kept"))
                record = await asyncio.to_thread(histories.Stored.record, stored)
                self._ready[match] = Replay(match, record, await asyncio.to_thread(positions, record))
            except rows.DAMAGE as damage:
                log.warning("Couldn't replay match %s: %s", match, damage)
                raise Refused(WORDS.message("damaged")) from damage
        replay = self._ready[match]
        self._ready.move_to_end(match)
        while len(self._ready) > REMEMBERED:
            self._ready.popitem(last=False)
        return replace(replay, record=replace(replay.record, names=tuple(names_of(found.sat).values())))


def over(guild: int, found: histories.Header | None, words: Words) -> histories.Header:
    """A match of this server that is over and may be looked into. ``words``: what else is said. Raises Refused."""
    if found is None or found.guild != guild:
        raise Refused(words.message("unknown"))
    if found.outcome == "playing":
        raise Refused(words.message("playing"))
    if found.closed:
        raise Refused(words.message("closed"))
    return found


@dataclass(eq=False)
class Proofs:
    """Proofs that the deals of matches were the ones that had been sealed. One at a time, so that play goes on."""

    _store: Store
    _now: Callable[[], float] = time.time
    _checking: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def latest(self, guild: int, channel: int) -> int:
        """The match of a channel that began last and is over. Raises Refused."""
        found = await self._store.read(histories.page, Wanted(guild, channel=channel), slice(0, 1), day_of(self._now()))
        if not found:
            raise Refused(PROOFS.message("none-here"))
        return found[0].id

    async def check(self, guild: int, match: int) -> tuple[str, Proof]:
        """The key of the game that was played in a match, and what its record proves. Raises Refused."""
        async with self._checking:
            try:
                async with self._store.reading() as transaction:
                    over(guild, await histories.header(transaction, match, day_of(self._now())), PROOFS)
                    stored = await histories.stored(transaction, match)
                if not stored.steps:
                    raise Refused(PROOFS.message("not-kept"))
                record = await asyncio.to_thread(histories.Stored.record, stored)
            except rows.DAMAGE as damage:
                log.warning("Couldn't read the record of match %s: %s", match, damage)
                raise Refused(PROOFS.message("damaged")) from damage
            try:
                return record.game, await asyncio.to_thread(proved, record)
            except UnreadableRecord as wrong:
                log.warning("Couldn't verify the deals of match %s: %s", match, wrong)
                raise Refused(PROOFS.message("wrong", match=match, why=str(wrong))) from wrong


@dataclass(eq=False)
class Leaderboards:
    """The results of all finished matches."""

    _store: Store

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
