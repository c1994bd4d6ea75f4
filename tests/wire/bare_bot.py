"""A bot without any game: what discord.py and the machine cost. Run as a process of its own.

Its button "word" is answered with a word. "pictures" is answered with what a press of a card sends: a hand with its
two pictures, and then two messages are edited, another hand and a table.
"""

import io
import os
from typing import Any

import discord

from operation.settings import use_fake_discord

STORY = "Ada played a card, and Ben drew one. " * 30
HAND, TOP, TABLE = (os.urandom(size) for size in (14_000, 4_000, 19_000))  # as large as pictures are

use_fake_discord(os.environ)
client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)


@client.event
async def on_interaction(interaction: discord.Interaction[Any]) -> None:
    if not str((interaction.data or {}).get("custom_id")).endswith("pictures"):
        await interaction.response.send_message("A word.", ephemeral=True)
        return
    await interaction.response.send_message(STORY, files=_files(HAND, TOP), ephemeral=True)
    assert interaction.message is not None
    await interaction.message.edit(content=STORY, attachments=_files(HAND, TOP))
    await interaction.message.edit(content=STORY, attachments=_files(TABLE))


def _files(*pictures: bytes) -> list[discord.File]:
    return [discord.File(io.BytesIO(each), f"{number}.png") for number, each in enumerate(pictures)]


client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
