"""``bot.py`` with pauses that a test can wait for between two tries to reach Discord."""

import sys

import bot
from operation import connection

connection.FIRST = 0.05  # type: ignore[assignment]
sys.exit(bot.main())
