"""``bot.py`` on a machine that may be busy: what Discord, an operator or a player gives seconds has minutes here."""

import sys

import bot
from cogs.discord import answer, interaction_filter
from operation import client
from service import experts
from tests import PATIENCE

answer.PATIENCE, interaction_filter.TOO_OLD = PATIENCE / 2, PATIENCE
client.STEP_OF_STOPPING = bot.STOP_WITHIN = experts.STARTING = PATIENCE

if __name__ == "__main__":
    sys.exit(bot.main())
