"""One transaction for everything that changes together.

It is passed along to everything that takes part. Before the commit, listeners are not told and memory does not change.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec, TypeVar

from db.database.store import FileGone, Lost, NotSaved, StaleRow, Store, Writing
from engine.words import Message, Words
from model.refusals import Refused

Given = ParamSpec("Given")
Done = TypeVar("Done")

WORDS = Words("service.unit_of_work")

log = logging.getLogger(__name__)


@dataclass
class Receipt:
    """Notes whether anything was saved while a request was worked on: nothing that was done is called failed."""

    saved: bool = False


RECEIPT: ContextVar[Receipt | None] = ContextVar("receipt", default=None)  # that of a request is set in its task


def taken_back() -> None:
    """Note that what was saved last is undone."""
    if (receipt := RECEIPT.get()) is not None:
        receipt.saved = False


@dataclass
class UnitOfWork:
    """The parts of one transaction: what they write through ``transaction``, and what is to follow."""

    transaction: Writing
    after_commit: list[Callable[[], object]] = field(default_factory=list)  # changes of memory when all is saved
    then_tell: list[Callable[[], object]] = field(default_factory=list)  # news, when all has changed in memory too
    if_stale: list[Callable[[], Awaitable[None]]] = field(default_factory=list)  # read again if another process wrote


@asynccontextmanager
async def unit_of_work(store: Store, unsaved: Message | None = None) -> AsyncIterator[UnitOfWork]:
    """Save all of the block and then tell, or do nothing. Raises Refused, with ``unsaved`` if the database fails."""
    work: UnitOfWork | None = None
    try:
        async with saved_in_full(store) as work:
            yield work
    except StaleRow:
        for reload in work.if_stale if work is not None else ():
            await reload()
        raise Refused(WORDS.message("changed-elsewhere")) from None
    except FileGone as gone:
        raise Refused(WORDS.message("file-gone")) from gone
    except Lost as lost:
        log.warning("The database lost a transaction: %s", lost)
        raise Refused(unsaved or WORDS.message("not-saved")) from lost
    except NotSaved as trouble:
        log.exception("Couldn't save a change")
        raise Refused(unsaved or WORDS.message("not-saved")) from trouble
    if (receipt := RECEIPT.get()) is not None:
        receipt.saved = True


def once_more(verb: Callable[Given, Coroutine[None, None, Done]]) -> Callable[Given, Coroutine[None, None, Done]]:
    """Do a verb with one unit of work again, once, if the database lost that: nothing is saved, and no one was told."""

    @wraps(verb)
    async def done(*given: Given.args, **more: Given.kwargs) -> Done:
        try:
            return await verb(*given, **more)
        except Refused as refused:
            if not isinstance(refused.__cause__, Lost):
                raise
        return await verb(*given, **more)

    return done


@asynccontextmanager
async def saved_in_full(store: Store) -> AsyncIterator[UnitOfWork]:
    """A transaction, and memory with it. Raises what the database raises."""
    async with AsyncExitStack() as writing:
        work = UnitOfWork(await writing.enter_async_context(store.writing()))
        yield work
        # The database saves it even if the task that asked for it is cancelled, and memory must not stay behind.
        saving = asyncio.create_task(_commit(writing.pop_all(), work))
        try:
            await asyncio.shield(saving)
        except asyncio.CancelledError:
            await asyncio.wait([saving])
            raise


async def _commit(writing: AsyncExitStack, work: UnitOfWork) -> None:
    """Save everything. Memory follows, all of it, and only then it is told."""
    await writing.aclose()
    for step in (*work.after_commit, *work.then_tell):
        step()
