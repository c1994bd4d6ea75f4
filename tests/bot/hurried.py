"""``bot.py`` with pauses that a test can wait for: between two tries to reach Discord, and between looks at others."""

import sys

import bot
from operation import connection, sharding

connection.FIRST = 0.05  # type: ignore[assignment]
sharding.LOOK = 0.5  # type: ignore[assignment]
sys.exit(bot.main())
