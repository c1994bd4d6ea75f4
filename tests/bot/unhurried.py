"""The bot, which waits for its last answers for as long as a test may take."""

import sys

from operation import client
from tests import PATIENCE
from tests.wire.patient import bot

client.LAST_ANSWERS = PATIENCE
sys.exit(bot.main())
