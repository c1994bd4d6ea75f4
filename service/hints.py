"""Hints: what an expert would do, for players who ask in their own turn."""

import asyncio
from dataclasses import dataclass
from functools import partial

from engine.actions import Call, Catch
from engine.bots.advice import Advice
from engine.choices import choices, what
from engine.game import Names
from engine.games import Match
from engine.state import MatchState
from engine.view import SeatView
from engine.words import Words
from model import seating
from model.refusals import Refused
from model.table import Table
from service.experts import Experts, NoAnswer
from service.tables import Tables
from service.tables import words as of_tables

words = Words("service.hints")


@dataclass(frozen=True)
class _Asked:
    """A hint that a player waits for: the table, what the player is asked there, and the expert's answer."""

    table: int
    question: int
    answer: asyncio.Task[Advice | None]


class Hints:
    """One hint at a time for each person. To ask again for the same one costs nothing."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._waiting: dict[int, _Asked] = {}

    @property
    def _experts(self) -> Experts:
        return self._tables.experts

    async def ask(self, table_id: int, member: int, names: Names) -> tuple[Table, SeatView, Advice]:
        """What an expert would do in what the player sees. That they asked is told at the table. Raises Refused."""
        table = self._tables.get(table_id)
        seat, state = _may_ask(table, member)
        asked = self._asked(table, seat, state, member, names)
        try:
            told = await asyncio.shield(asked.answer)
        except NoAnswer as trouble:
            raise Refused(words("no-answer")) from trouble
        if told is None:
            raise Refused(words("no-choice"))
        table = await self._tables.note_hint(table_id, member, state.asked)
        return table, Match(state).view(seat), told

    async def stop(self) -> None:
        """Let go of the hints that players wait for."""
        tasks = [asked.answer for asked in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _asked(self, table: Table, seat: int, state: MatchState, member: int, names: Names) -> _Asked:
        """The hint that a player waits for from now on, or already. Raises Refused."""
        known = self._waiting.get(member)
        if known is None:
            answer = asyncio.create_task(self._advice(table, seat, state, names))
            known = self._waiting[member] = _Asked(table.id, state.asked, answer)
            answer.add_done_callback(partial(self._answered, member))
        if (known.table, known.question) != (table.id, state.asked):
            raise Refused(words("one-at-a-time"))
        return known

    def _answered(self, member: int, answer: asyncio.Task[Advice | None]) -> None:
        del self._waiting[member]
        if not answer.cancelled():
            answer.exception()  # seen, even if no one waits for it any more

    async def _advice(self, table: Table, seat: int, state: MatchState, names: Names) -> Advice | None:
        seen = await self._tables.rounds.seen(table, seat)
        return await self._experts.advice(Match(state).view(seat), seen, self._tables.new_chance()[0], names)


def _may_ask(table: Table, member: int) -> tuple[int, MatchState]:
    """The seat of a player who may ask for a hint now, and the match. Raises Refused."""
    seat = seating.own_seat(table, member)
    if not table.policy.hints:
        raise Refused(table.policy.no_hints)
    if table.state is None:
        raise Refused(of_tables("not-begun"))
    if table.seats[seat].away:
        raise Refused(of_tables("away"))
    _check_choice(Match(table.state).view(seat), table.state)
    return seat, table.state


def _check_choice(view: SeatView, state: MatchState) -> None:
    """Raises Refused if the seat is not to move, or has only one thing to do."""
    if not view.on_turn:
        raise Refused(words("not-your-turn" if view.phase == "play" else "no-round"))
    comes_first = any(isinstance(action, Call | Catch) for action in view.options.actions)
    if not comes_first and len({what(action) for action in choices(Match(state).game, view)}) < 2:
        raise Refused(words("no-choice"))
