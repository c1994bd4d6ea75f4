"""Hints: an expert's advice for players who ask in their own turn."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial

from engine.bots.expert import Advice, choices, what
from engine.core import actions, game, match
from engine.words import Voice, Words, voice
from model.refusals import WORDS as REFUSALS, Refused
from model.tables import log, seating
from model.tables.table import Table
from service.experts import NoAnswer
from service.tables import WORDS as TABLES, Tables

KEPT = 200  # answers, for those who ask again

WORDS = Words("service.hints")


@dataclass(frozen=True)
class _Hint:
    """A hint that a player asked for last: the table, what the player saw there, and the expert's answer."""

    table: int
    view: match.SeatView
    voice: Voice
    answer: asyncio.Task[Advice | None]


@dataclass(eq=False)
class Hints:
    """One hint at a time for each person. To ask again for the same one costs nothing, and brings the same answer."""

    _tables: Tables
    _latest: OrderedDict[int, _Hint] = field(default_factory=OrderedDict, init=False)

    async def ask(self, table_id: int, member: int, names: game.Names) -> tuple[Table, match.SeatView, Advice]:
        """Returns an expert's advice on what the player sees. The table is told that they asked. Raises Refused."""
        table = self._tables.get(table_id)
        seat, state = _may_ask(table, member)
        view, read, hint = state.view(seat), voice(), self._latest.get(member)
        if hint is None or (hint.table, hint.view, hint.voice) != (table.id, view, read):
            if hint is not None and not hint.answer.done():
                raise Refused(WORDS.message("one-at-a-time"))
            answer = asyncio.create_task(self._advice(table, seat, view, names))
            hint = self._latest[member] = _Hint(table.id, view, read, answer)
            self._latest.move_to_end(member)
            answer.add_done_callback(partial(self._keep, member))
        try:
            advice = await asyncio.shield(hint.answer)
        except NoAnswer as trouble:
            raise Refused(WORDS.message("no-answer")) from trouble
        if advice is None:
            raise Refused(WORDS.message("no-choice"))
        table = await self._tables.change(table_id, partial(_with_note, member=member, question=state.asked))
        return table, view, advice

    async def stop(self) -> None:
        tasks = [hint.answer for hint in self._latest.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _keep(self, member: int, answer: asyncio.Task[Advice | None]) -> None:
        """Keep an answer for those who ask for it again, if it is one."""
        known = self._latest.get(member)
        failed = answer.cancelled() or answer.exception() is not None
        if failed and known and known.answer is answer:
            del self._latest[member]
        for old in list(self._latest)[: max(0, len(self._latest) - KEPT)]:
            if self._latest[old].answer.done():
                del self._latest[old]

    async def _advice(self, table: Table, seat: int, view: match.SeatView, names: game.Names) -> Advice | None:
        seen = await self._tables.stories.rounds.seen(table, seat)
        return await self._tables.experts.advice(view, seen, self._tables.seed(), names)


def _with_note(table: Table, member: int, question: int) -> Table:
    """Note at a table that a member got a hint for a ``question``. Raises Refused if it is no longer asked."""
    seat = seating.own_seat(table, member)
    if table.seats[seat].away:
        raise Refused(TABLES.message("away"))
    if table.state is None or table.state.asked != question:
        raise Refused(TABLES.message("hint-too-late"))
    return log.noted_once(table, "hint", seat)


def _may_ask(table: Table, member: int) -> tuple[int, match.MatchState]:
    """The seat of a player who is to move and has more than one thing to do, and the match. Raises Refused."""
    seat = seating.own_seat(table, member)
    if not table.policy.hints:
        raise Refused(REFUSALS.message(table.policy.no_hint))
    if table.state is None:
        raise Refused(TABLES.message("not-begun"))
    if table.seats[seat].away:
        raise Refused(TABLES.message("away"))
    view = table.state.view(seat)
    if not view.on_turn:
        raise Refused(WORDS.message("not-your-turn" if view.phase == "play" else "no-round"))
    comes_first = any(isinstance(action, actions.Call | actions.Catch) for action in view.options.actions)
    if not comes_first and len({what(action) for action in choices(view)}) < 2:
        raise Refused(WORDS.message("no-choice"))
    return seat, table.state
