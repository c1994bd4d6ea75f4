"""What calm experts had in mind in a round that is over: the choices that mattered, each with a sentence why."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from db.database.store import StoreError
from db.repositories.matches import matches
from db.repositories.rows import DAMAGE
from engine.core.game import Names
from engine.matches.analysis import CannotLookBack, Step, steps
from engine.matches.explaining import Explained, Made
from engine.matches.record import is_played_again
from engine.words import Voice, Words, voice
from model.refusals import Refused
from model.tables import calm
from model.tables.table import Table
from service.experts.experts import NoAnswer
from service.tables.rounds import SLICE
from service.tables.tables import Tables

KEPT = 100  # answers, for all who ask for the same
WAITING = 6  # rounds that experts explain or will, so that they still play
TOLD, OF_ONE = 6, 3  # choices of a round, and of one expert

words = Words("service.tables.explaining")


Answer = asyncio.Task[tuple[Explained, ...]]
_Asked = tuple[int, int, Names, Voice]  # a match, a round of it, and how it is told to whom


class Explanations:
    """What was explained is kept for a while. To explain it again brings the same."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._answers: OrderedDict[_Asked, Answer] = OrderedDict()

    async def ask(self, table_id: int, round_: int | None, names: Names) -> tuple[Table, int, tuple[Explained, ...]]:
        """Why experts played as they did in a ``round_``, or else in the last one that is over. Raises Refused."""
        table = self._tables.get(table_id)
        seats, number = _may_be_told(table, round_)
        try:
            return table, number, await asyncio.shield(self._answer(table, seats, number, names))
        except NoAnswer as trouble:
            raise Refused(words.message("no-answer")) from trouble

    async def stop(self) -> None:
        for task in self._answers.values():
            task.cancel()
        await asyncio.gather(*self._answers.values(), return_exceptions=True)

    def _answer(self, table: Table, seats: Sequence[int], number: int, names: Names) -> Answer:
        """The answer to this question, which others may have asked. Raises Refused."""
        asked = table.match or 0, number, tuple(names), voice()
        known = self._answers.get(asked)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            if sum(not task.done() for task in self._answers.values()) >= WAITING:
                raise Refused(words.message("no-answer"))
            answer = self._answers[asked] = asyncio.create_task(self._explained(table, seats, number, names))
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # seen, if no one waits for it
        self._answers.move_to_end(asked)
        while len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        return self._answers[asked]

    async def _explained(self, table: Table, seats: Sequence[int], number: int, names: Names) -> tuple[Explained, ...]:
        """Every expert's choices that brought most, no reason twice, in the order in which they were made."""
        played, experts = await self._played(table, number), self._tables.experts
        each = min(OF_ONE, max(1, TOLD // len(seats)))
        told: list[tuple[Made, str]] = []
        for seat in seats:
            reasons: dict[str, Made] = {}
            for made in await experts.most_telling(played, seat, 2 * each):
                if len(reasons) < each:
                    why = await experts.explanation(made, f"{table.match} {number} {made.place}", names)
                    reasons.setdefault(why, made)
            told += [(made, why) for why, made in reasons.items()]
        told.sort(key=lambda explained: explained[0].place)
        return tuple(Explained(made.view.seat, made.events, why) for made, why in told)

    async def _played(self, table: Table, number: int) -> tuple[Step, ...]:
        """The actions of a round, from the record of the match. Raises Refused. Others go on in between."""
        match, played = table.match or 0, list[Step]()
        try:
            async with self._tables.store.reading() as transaction:
                opening, _ = await matches.opened(transaction, match)
                if opening is None or not is_played_again(opening.engine):  # it may have been dealt or played otherwise
                    raise Refused(words.message("not-kept"))
                course = await matches.course(transaction, match)
            for count, step in enumerate(steps(opening.rules, opening.deal, course), start=1):
                played += [step.plain()] if step.belongs_to(number) else []
                if count % SLICE == 0:
                    await asyncio.sleep(0)
                if len(step.after.sheet) == number:
                    break
        except (*DAMAGE, StoreError, CannotLookBack) as trouble:
            raise Refused(words.message("not-kept")) from trouble
        ended = played[-1].after.sheet if played else ()
        if table.state is None or ended != table.state.sheet[:number]:
            raise Refused(words.message("not-kept"))
        return tuple(played)


def _may_be_told(table: Table, round_: int | None) -> tuple[list[int], int]:
    """The seats of experts who explain themselves, and the round. Raises Refused."""
    seats = calm.explaining(table)
    if not seats:
        raise Refused(words.message("no-experts"))
    over = len(table.state.sheet) if table.state else 0
    if not over or (round_ is not None and not 0 < round_ <= over):
        raise Refused(words.message("not-over"))
    return seats, round_ or over
