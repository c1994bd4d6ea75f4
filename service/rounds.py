"""The present round of a table as each seat has seen it, and experts who think about it until the table moves on."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field

from db.database.store import Store, StoreError
from db.repositories import matches, rows
from engine.bots import EXPERT
from engine.core import actions, game
from engine.core.match import MatchState
from engine.games.registry import match_begun
from engine.matches.record import is_played_again
from model.tables.moves import Turn
from model.tables.table import Table
from service import experts, live_store

KEPT = 200  # tables at which someone has thought lately, of about 5 kB for each action that is remembered
SLICE = 50  # actions that are replayed before others go on

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _SoFar:
    """A round up to a move of the match. None: what happened in it isn't known."""

    moves: int
    happened: tuple[game.Happened, ...] | None


@dataclass(eq=False)
class RoundsSoFar:
    """The present round of each table where it's needed: replayed once, and then kept up to date."""

    _store: Store
    _known: OrderedDict[int, _SoFar] = field(default_factory=OrderedDict, init=False)
    _warned: bool = field(default=False, init=False)

    async def seen(self, table: Table, seat: int) -> game.History:
        """Returns the part of the present round that a seat has seen since its owner sat down. Empty if not known."""
        if table.state is None:
            return ()
        if table.id not in self._known or self._known[table.id].moves != table.moves:
            so_far = _SoFar(table.moves, await self._replayed(table))
            self._known.pop(table.id, None)
            self._known[table.id] = so_far  # the latest is the last to go
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        happened = self._known[table.id].happened or ()
        before = max(0, table.seats[seat].since - table.moves + len(happened))
        return game.history(happened[before:], seat)

    def note(self, before: Table, after: Table, turn: Turn) -> None:
        """Another action. A new round is known from its deal on."""
        known = self._known.pop(before.id, None)
        if known is not None and before.state is not None and known.moves == before.moves == after.moves - 1:
            happened = known.happened
            if happened is not None or before.state.phase == "deal":
                happened = game.one_more(happened or (), game.Happened(before.state, turn.seat, turn.events))
            self._known[before.id] = _SoFar(after.moves, happened)

    def forget(self, number: int) -> None:
        self._known.pop(number, None)

    async def _replayed(self, table: Table) -> tuple[game.Happened, ...] | None:
        """The round as its match is stored. None if that doesn't lead to the table as it is."""
        state: MatchState | None = None
        happened: tuple[game.Happened, ...] = ()
        match = table.match or 0
        with suppress(*rows.DAMAGE, StoreError, actions.IllegalAction):
            async with self._store.reading() as transaction:
                opening, _ = await matches.opened(transaction, match) or (None, "")
                known = opening is not None and is_played_again(opening.engine, opening.rules)
                course = await matches.course(transaction, match) if known else ()
            if opening is not None and known:
                so_far = match_begun(opening.rules, table.deal.state_seed, table.state.deals if table.state else ())
                for number, (seat, action) in enumerate(course[: table.moves], start=1):
                    after, events = so_far.act(seat, action)
                    happened, so_far = game.one_more(happened, game.Happened(so_far, seat, tuple(events))), after
                    if number % SLICE == 0:  # others go on in between
                        await asyncio.sleep(0)
                state = so_far
        if state == table.state:
            return happened
        if not self._warned:
            self._warned = True
            log.warning("Couldn't replay match %s from its record. Experts use only what they see now", table.match)
        return None


@dataclass(eq=False)
class Thinking:
    """Experts that think, table by table. No lock is held meanwhile."""

    _experts: experts.Experts
    _rounds: RoundsSoFar
    _tasks: dict[int, asyncio.Task[actions.Action | None]] = field(default_factory=dict, init=False)

    async def choice(self, table: Table, seed: live_store.Seed) -> actions.Action | None:
        """Returns the choice of an expert that is to move, or None if none is, or it has no answer. Raises MovedOn."""
        state = table.state
        if state is None or table.day is not None or table.seats[state.turn].computer != EXPERT:
            return None
        self.stop(table.id)
        task = self._tasks[table.id] = asyncio.create_task(self._choice(table, state, seed()))
        await asyncio.wait({task})
        if self._tasks.get(table.id) is task:
            del self._tasks[table.id]
        if task.cancelled():
            raise live_store.MovedOn
        return task.result()

    def stop(self, number: int) -> None:
        if number in self._tasks:
            self._tasks.pop(number).cancel()

    async def _choice(self, table: Table, state: MatchState, seed: str) -> actions.Action | None:
        seen = await self._rounds.seen(table, state.turn)
        try:
            return await self._experts.choice(state.view(state.turn), seen, seed)
        except experts.NoAnswer:
            return None
