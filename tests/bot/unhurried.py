"""``bot.py`` that waits for its last answers for as long as a test may take."""

import sys

import bot
from operation import client

client.LAST_ANSWERS = client.STEP_OF_STOPPING = 60
bot.STOP_WITHIN = 180
sys.exit(bot.main())
