"""``bot.py`` with pauses that a test can wait for between two tries to reach Discord."""

import sys

from operation import connection
from tests.wire.patient import bot

connection.FIRST = 0.05  # type: ignore[assignment]
sys.exit(bot.main())
