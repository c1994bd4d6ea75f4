"""The emojis of the application, uploaded once beside play. Without them every suit is a plain sign."""

import asyncio
import logging
import re
from contextlib import suppress

import discord

from cogs.discord.emojis import Emojis, EmojiSet
from cogs.pictures.emojis import Drawing, emojis
from operation import connection, logs

HASH = 9  # characters at the end of a drawing's name

log = logging.getLogger("eights.emojis")


async def upload_emojis(client: discord.Client, shown: Emojis) -> None:
    """Upload the emojis that the application lacks: their names tell the drawings too. Then show them."""
    drawn = await asyncio.to_thread(lambda: (emojis(four_colours=False), emojis(four_colours=True)))
    wanted = {drawing.name: drawing for signs in drawn for drawing in signs.values()}
    try:
        there = {each.name: each for each in await client.fetch_application_emojis()}
        for drawing in wanted.values():
            if drawing.name not in there:
                there |= await _upload(client, drawing)
    except connection.PASSING as trouble:
        log.warning("Couldn't get the emojis, so suits are plain signs until the next start (%s)", logs.reason(trouble))
        return
    two, four = (EmojiSet({sign: there[drawing.name] for sign, drawing in signs.items()}) for signs in drawn)
    shown.sets = two, four
    log.info("Suits are emojis: the application has all %d", len(wanted))
    words = {name[:-HASH] for name in wanted}  # a name that is ours ends in the hash of its drawing
    ours = [name for name in there if name[:-HASH] in words and re.fullmatch("_[0-9a-f]{8}", name[-HASH:])]
    for outdated in [there[name] for name in ours if name not in wanted]:
        with suppress(*connection.PASSING):  # another process was first, or the next start tries again
            await outdated.delete()


async def _upload(client: discord.Client, drawing: Drawing) -> dict[str, discord.Emoji]:
    """Upload a drawing. Returns new emojis by name: more than this one if another process uploads too."""
    try:
        return {drawing.name: await client.create_application_emoji(name=drawing.name, image=drawing.png)}
    except discord.HTTPException:
        there = {each.name: each for each in await client.fetch_application_emojis()}
        if drawing.name not in there:
            raise
        return there
