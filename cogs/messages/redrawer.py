"""Keeps what is shown up to date, with one task for each outdated thing. The task ends when nothing newer is left.

A slow or failing message holds up nothing else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

TOO_MANY = 429  # HTTP: not now

log = logging.getLogger(__name__)

Show = Callable[[int], Awaitable[None]]


class Redrawer:
    """Shows the newest state of things, known by their numbers, and retries ``again`` seconds after a failure.

    ``kind``: the word for the things in the log.
    """

    def __init__(self, kind: str, again: float) -> None:
        self._kind, self._again = kind, again
        self._dirty: set[tuple[Show, int]] = set()
        self._tasks: dict[tuple[Show, int], asyncio.Task[None]] = {}
        self._stopped = False

    def soon(self, show: Show, number: int) -> None:
        """Show something that is out of date, once more if it is being shown right now."""
        if self._stopped:
            return
        self._dirty.add((show, number))
        if (show, number) not in self._tasks:
            self._tasks[show, number] = asyncio.create_task(self._keep_up(show, number))

    @property
    def waiting(self) -> int:
        """How many things are out of date."""
        return len(self._tasks)

    async def stop(self) -> None:
        """Stop showing anything."""
        self._stopped = True
        waiting = list(self._tasks.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def _keep_up(self, show: Show, number: int) -> None:
        try:
            while (show, number) in self._dirty:
                self._dirty.discard((show, number))
                await self._try(show, number)
        finally:
            del self._tasks[show, number]

    async def _try(self, show: Show, number: int) -> None:
        try:
            await show(number)
        except Exception as trouble:
            if is_final(trouble):
                log.warning("%s %s cannot be shown: %s", self._kind, number, trouble)
                return
            log.warning("%s %s is shown later", self._kind, number, exc_info=trouble)
            if not self._stopped:
                asyncio.get_running_loop().call_later(self._again, self.soon, show, number)


def is_final(trouble: Exception) -> bool:
    """Whether Discord refused for good. Asking again would get the same answer and count against the bot."""
    return isinstance(trouble, discord.HTTPException) and 400 <= trouble.status < 500 and trouble.status != TOO_MANY
