"""Draws the pictures of messages, in threads of its own: the event loop and all that presses wait for stay free.

A picture is drawn once while it is remembered, also when several messages ask for it at the same time. It is known by
all that it shows, so a hand is never taken for one with other cards.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from copy import copy

import discord

from cogs.discord.page import Picture
from cogs.looks import warm_up

THREADS = 2
REMEMBERED = 256  # pictures, of about 15 kB each: top cards come again
PATIENCE = 1.2  # seconds that a hand waits for its picture: it is answered in time without, and the picture follows
LONG = 30  # seconds that a page waits for its picture which does not follow; the answer is promised meanwhile


class Painter:
    """The drawings of this process."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "painter")
        self._unhurried = asyncio.Semaphore(THREADS - 1)  # one thread is always left for presses
        self._drawings: OrderedDict[Picture, asyncio.Future[bytes]] = OrderedDict()

    async def drawn(
        self, picture: Picture | None, attached: Iterable[discord.Attachment] = (), patience: float | None = None
    ) -> Picture | None:
        """The picture, ready to be sent with a message that has these ``attached``, where it may be already.

        With ``patience`` it is None if it is not drawn after so many seconds. It is remembered when it is. None for
        those who listen, as the text says what it shows.
        """
        if picture is None or picture.voice.listens:
            return None
        if picture.name in {each.filename for each in attached}:
            return picture
        if patience is None:
            async with nullcontext() if picture in self._drawings else self._unhurried:
                drawing = self._begin(picture)
                await asyncio.shield(drawing)
        else:
            drawing = self._begin(picture)
            if not drawing.done():
                await asyncio.wait([drawing], timeout=patience)
            if not drawing.done():
                return None
        shown = copy(picture)
        shown.png = drawing.result()
        return shown

    async def warm_up(self) -> None:
        """Draw every card once, so that no table has to wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._threads, warm_up)

    async def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self, picture: Picture) -> asyncio.Future[bytes]:
        drawing = self._drawings.get(picture)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = self._drawings[picture] = loop.run_in_executor(self._threads, picture.drawn)

            def forget_failed(done: asyncio.Future[bytes]) -> None:  # so it is tried again when it is asked for again
                if (done.cancelled() or done.exception()) and self._drawings.get(picture) is done:
                    del self._drawings[picture]

            drawing.add_done_callback(forget_failed)
        self._drawings.move_to_end(picture)
        while len(self._drawings) > REMEMBERED:
            self._drawings.popitem(last=False)
        return drawing
