"""``bot.py`` with pauses between two tries to reach Discord that a test can wait for."""

import sys

import bot
from operation import connection

connection.FIRST = 0.05  # type: ignore[assignment]
sys.exit(bot.main())
