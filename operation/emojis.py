"""The emojis of the application, uploaded once beside play. Without them every suit is a plain sign."""

import asyncio
import logging
import re
from contextlib import suppress

import discord

from cogs.discord.emojis import Emojis, EmojiSet
from cogs.pictures.emojis import Drawing, emojis
from operation.connection import PASSING
from operation.logs import reason

log = logging.getLogger("eights.emojis")


class Upload:
    """Uploads what the application lacks: an emoji is known by its name, which tells its drawing too."""

    def __init__(self, client: discord.Client, shown: Emojis) -> None:
        self._client, self._shown = client, shown
        self._running: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Once for each start, however often the bot connects."""
        self._running = self._running or asyncio.create_task(self._upload())

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _upload(self) -> None:
        drawn = await asyncio.to_thread(lambda: (emojis(four_colours=False), emojis(four_colours=True)))
        wanted = {drawing.name: drawing for signs in drawn for drawing in signs.values()}
        try:
            there = await self._there()
            for drawing in wanted.values():
                if drawing.name not in there:
                    there |= await self._one(drawing)
        except PASSING as trouble:
            log.warning("Couldn't get the emojis, so suits are plain signs until the next start (%s)", reason(trouble))
            return
        two, four = (EmojiSet({sign: there[drawing.name] for sign, drawing in signs.items()}) for signs in drawn)
        self._shown.sets = two, four
        log.info("Suits are emojis: the application has all %d", len(wanted))
        words = {_word(name) for name in wanted}
        for outdated in [each for name, each in there.items() if name not in wanted and _word(name) in words]:
            with suppress(*PASSING):  # another process was first, or the next start tries again
                await outdated.delete()

    async def _there(self) -> dict[str, discord.Emoji]:
        return {each.name: each for each in await self._client.fetch_application_emojis()}

    async def _one(self, drawing: Drawing) -> dict[str, discord.Emoji]:
        """Upload a drawing. Returns what is new by name: more than this one if another process uploads too."""
        try:
            return {drawing.name: await self._client.create_application_emoji(name=drawing.name, image=drawing.png)}
        except discord.HTTPException:
            there = await self._there()
            if drawing.name not in there:
                raise
            return there


def _word(name: str) -> str:
    """The part of a drawing's name before its hash. Nothing for a name of another form, which is not ours."""
    return name[:-9] if re.fullmatch("_[0-9a-f]{8}", name[-9:]) else ""
