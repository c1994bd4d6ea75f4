"""``bot.py`` with pauses between two tries that a test can wait for, and with all the time for last answers."""

import sys

from operation import client, connection
from tests import PATIENCE
from tests.wire.patient import bot

connection.FIRST, client.LAST_ANSWERS = 0.05, PATIENCE
sys.exit(bot.main())
