"""Looking back at matches for those who played them, in a process of its own, so that no press waits for it."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial

from db.database.store import Store
from db.repositories import matches, rows
from engine.matches import analysis, record
from engine.words import Words
from model.refusals import Refused
from service.experts import DEAD, Worker

WAITING = 6  # matches that are looked back at or wait for it
REMEMBERED = 64  # results, of about a kilobyte each

WORDS = Words("service.analyses")

log = logging.getLogger(__name__)

Seat = tuple[int, int]  # a match, and a seat of it


@dataclass(eq=False)
class LookingBack:
    """Looks back at matches for members who have played them."""

    _store: Store
    budget: analysis.Budget = field(default_factory=analysis.Budget)
    process: Worker = field(default_factory=Worker, init=False)
    _tasks: OrderedDict[Seat, asyncio.Task[analysis.LookBack]] = field(default_factory=OrderedDict, init=False)

    async def tell(self, match: int, guild: int, member: int) -> analysis.LookBack:
        """Returns the analysis of a member's play in a match of this server. Raises Refused."""
        seat, opening = await self._seat(match, guild, member)
        if (match, seat) not in self._tasks:
            if sum(not task.done() for task in self._tasks.values()) >= WAITING:
                raise Refused(WORDS.message("too-many"))
            if len(self._tasks) >= REMEMBERED:
                del self._tasks[next(known for known, task in self._tasks.items() if task.done())]
            self._tasks[match, seat] = asyncio.create_task(self._looked_back(match, seat, opening))
        self._tasks.move_to_end((match, seat))
        task = self._tasks[match, seat]
        try:
            return await asyncio.shield(task)
        finally:
            if task.done() and (task.cancelled() or task.exception()) and self._tasks.get((match, seat)) is task:
                del self._tasks[match, seat]  # the next one tries again

    async def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self.process.end()

    async def _seat(self, match: int, guild: int, member: int) -> tuple[int, matches.Opening]:
        async with self._store.reading() as transaction:
            try:
                found = await matches.opened(transaction, match, guild)
            except rows.DAMAGE as damage:
                raise Refused(WORDS.message("damaged")) from damage
            sat = await matches.seat_of(transaction, match, member)
        if found is None:
            raise Refused(WORDS.message("not-here"))
        opening, outcome = found
        if outcome != "finished":
            raise Refused(WORDS.message("not-over"))
        if sat is None:
            raise Refused(WORDS.message("not-yours"))
        seat, since = sat
        if since:
            raise Refused(WORDS.message("sat-later"))
        if not record.is_played_again(opening.engine, opening.rules):
            raise Refused(WORDS.message("older"))
        return seat, opening

    async def _looked_back(self, match: int, seat: int, opening: matches.Opening) -> analysis.LookBack:
        try:
            course = await self._store.read(matches.course, match)
        except rows.DAMAGE as damage:
            raise Refused(WORDS.message("damaged")) from damage
        if not course:
            raise Refused(WORDS.message("not-kept"))
        try:
            return await self.process.run(
                partial(analysis.look_back, opening.rules, opening.deal, course, seat, self.budget)
            )
        except analysis.CannotLookBack as trouble:
            log.warning("Couldn't replay match %s from its record: %s", match, trouble)
            raise Refused(WORDS.message("damaged")) from trouble
        except DEAD as trouble:
            log.warning("The analysis process died or couldn't start (%s)", type(trouble).__name__)
            raise Refused(WORDS.message("died")) from trouble
