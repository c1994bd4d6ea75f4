import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord.http import Route

from tests.bot.standin import StandIn, nobody_answers, stand_in

SETTINGS = (
    "DISCORD_TOKEN",
    "DATABASE",
    "COMPUTER_PAUSE",
    "CALL_PAUSE",
    "ROUND_PAUSE",
    "TURN_SECONDS",
    "WAIT_HOURS",
    "TOURNAMENT_PAUSE",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "METRICS_PORT",
    "KEEP_ACTIONS_DAYS",
    "LEFT_SERVER_DAYS",
)


@pytest.fixture(autouse=True)
def _a_computer_without_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads the operator's own settings, and none reaches the real Discord."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", nobody_answers())


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def discord(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    with stand_in() as discord:
        monkeypatch.setattr(Route, "BASE", discord.url)
        yield discord
