"""Experts who sit at tables: each thinks about its table as it is, and stops when the table moves on."""

import asyncio

from engine.core.actions import Action
from engine.core.state import MatchState
from engine.games.registry import Match
from model.tables.table import Table
from service.experts.experts import Experts, NoAnswer
from service.tables.rounds import RoundsSoFar


class MovedOn(Exception):
    """The table has changed, and what was thought of it is of no use."""


class Thinking:
    """What experts think about, table by table. No lock is held meanwhile."""

    def __init__(self, experts: Experts, rounds: RoundsSoFar) -> None:
        self._experts, self._rounds = experts, rounds
        self._tasks: dict[int, asyncio.Task[Action | None]] = {}

    async def choice(self, table: Table, state: MatchState, seed: str) -> Action | None:
        """What an expert does that is to move. None: it has no answer. Raises MovedOn."""
        self.stop(table.id)
        task = self._tasks[table.id] = asyncio.create_task(self._choice(table, state, seed))
        await asyncio.wait({task})
        if self._tasks.get(table.id) is task:
            del self._tasks[table.id]
        if task.cancelled():
            raise MovedOn
        return task.result()

    def stop(self, number: int) -> None:
        if number in self._tasks:
            self._tasks.pop(number).cancel()

    def stop_all(self) -> None:
        for number in list(self._tasks):
            self.stop(number)

    async def _choice(self, table: Table, state: MatchState, seed: str) -> Action | None:
        seen = await self._rounds.seen(table, state.turn)
        try:
            return await self._experts.choice(Match(state).view(state.turn), seen, seed)
        except NoAnswer:
            return None
