from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests import PATIENCE
from tests.cogs.limits import check_form, check_message
from tests.cogs.server import check_log, draw_nothing
from tests.cogs.tournament_server import TournamentServer
from tests.pages.discordless import Club, Person, offline_bot


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Club]:
    bot = await offline_bot(tmp_path / "eights.db")
    club = Club(bot)
    yield club
    await club.settle()  # so that nobody reads from a file that is being closed
    await bot.close()
    for components in bot.shown:
        check_message(components)
    for form in bot.forms:
        check_form(form)


@pytest.fixture
async def owner(server: Club) -> Person:
    return await server.newcomer("Olga", runs_server=True)


@pytest.fixture
def tournament_server(server: Club) -> TournamentServer:
    return TournamentServer(server)


@pytest.fixture(autouse=True)
def undrawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not getattr(request.module, "DRAWS", False):
        draw_nothing(monkeypatch)


@pytest.fixture(autouse=True)
def _nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests in the simulator show what a late answer says and how edits are paced."""
    monkeypatch.setattr("cogs.discord.answer.PATIENCE", PATIENCE)
    monkeypatch.setattr("cogs.discord.rate_limits.A_SECOND", 0)


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    check_log(request, caplog)
