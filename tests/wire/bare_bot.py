"""A bot that only answers: what discord.py and the machine cost without any game. Run as a process of its own."""

import os
from typing import Any

import discord

from operation.settings import use_fake_discord

use_fake_discord(os.environ)
client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)


@client.event
async def on_interaction(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("A word.", ephemeral=True)


client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
