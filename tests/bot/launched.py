"""``python -m tests.bot.launched``: ``bot.py`` as a process of its own, with Discord's addresses on loopback."""

import os
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from operation import connection

if __name__ == "__main__":
    Route.BASE = os.environ["STAND_IN"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws{Route.BASE[4:]}/gateway")
    connection.FIRST = 0.05  # type: ignore[assignment]
    sys.exit(bot.main())
