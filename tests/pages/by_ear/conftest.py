from datetime import UTC, datetime
from itertools import count

import discord
import pytest

from cogs.discord.interaction_filter import InteractionFilter
from tests.cogs.server import CALM
from tests.pages import discordless
from tests.pages.discordless import Club

EVENING = datetime(2030, 1, 1, 20, tzinfo=UTC)


@pytest.fixture
def _the_same_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and ids are the same: what is heard are the minutes of a turn, and who is drawn by presses."""
    monkeypatch.setattr(discord.utils, "utcnow", lambda: EVENING)
    monkeypatch.setattr(discordless, "NUMBERS", count(10**17))


@pytest.fixture
def server(_the_same_evening: None, server: Club) -> Club:
    tables, tournaments = server.bot.services.tables, server.bot.services.tournaments
    tables.clock.pauses, tables.now, tournaments.now = CALM, EVENING.timestamp, EVENING.timestamp
    server.bot.interaction_filter = InteractionFilter(EVENING.timestamp, EVENING.timestamp)
    return server
