import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.ui.looks.shedding import look as shedding
from cogs.ui.looks.str8 import look as sequences
from cogs.ui.looks.str8 import pictures as numbers
from cogs.ui.pictures import lobby, win
from tests import PATIENCE
from tests.cogs.tournament_server import TournamentServer
from tests.pages.discordless import Club, offline_bot


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Club]:
    bot = await offline_bot(tmp_path / "eights.db")
    yield Club(bot)
    await bot.close()


@pytest.fixture
def tournament_server(server: Club) -> TournamentServer:
    return TournamentServer(server)


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take longer than all the rest, and have tests of their own."""
    for look in (shedding, sequences):
        monkeypatch.setattr(look, "picture_of_hand", lambda *_: b"")
        monkeypatch.setattr(look, "picture_of_table", lambda *_: b"")
    for module, draws in ((win, "draw_win"), (lobby, "draw_lobby"), (numbers, "draw_win"), (numbers, "draw_lobby")):
        monkeypatch.setattr(module, draws, lambda *_: b"")


@pytest.fixture(autouse=True)
def _no_answer_is_put_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the computer is: what a player is told who must wait is the simulator's to tell."""
    monkeypatch.setattr("cogs.interactions.answer.PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    if request.node.get_closest_marker("logs_errors") is None:
        records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
        assert not [record.getMessage() for record in records if record.levelno >= logging.ERROR]
