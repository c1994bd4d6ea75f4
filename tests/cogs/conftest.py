import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import simcord
from discord.ui.view import BaseView, ViewStore
from simcord.actors import MemberActor

from cogs.discord import rate_limits as pacer
from cogs.discord.controls import PickedSelect, PressedButton
from operation.client import Eights
from tests.cogs.limits import check_requests
from tests.cogs.quick import make_quick
from tests.cogs.server import CALM, Server, check_log, draw_nothing, make_bot
from tests.cogs.tournament_server import TournamentServer

NAMES = ("Ada", "Ben", "Cleo")

make_quick()


@pytest_asyncio.fixture
async def simcord_bot(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Eights]:
    monkeypatch.setattr(pacer, "A_SECOND", 0)  # simulated time stands still, so that a second never ends
    marker = request.node.get_closest_marker("pauses")
    bot = await make_bot(tmp_path / "eights.db", marker.args[0] if marker else CALM)
    try:
        yield bot
        await bot.close()
    except asyncio.CancelledError as cut_off:  # pytest takes that for its own end, and tears nothing else down
        raise RuntimeError("The bot was cut off while it closed.") from cut_off
    finally:
        await bot.store.close()  # or a test that could not even begin would keep the file from those after it


@pytest_asyncio.fixture
async def server(simcord_env: simcord.Env, tmp_path: Path) -> AsyncIterator[Server]:
    guild = simcord_env.create_guild("Club")
    channel = guild.create_text_channel("cards")
    people = {name.lower(): guild.add_member(simcord_env.create_user(name)) for name in NAMES}
    await simcord_env.settle()
    server = Server(simcord_env, guild, channel, people, tmp_path / "eights.db")
    yield server
    await server.bot.services.tournaments.stop()
    await server.bot.services.tables.stop()
    await server.bot.store.close()
    # After whatever happened in the test: both kinds of control are still known (a mixed view would have taken one
    # out of discord.py's registry), and nothing was sent that Discord would refuse or that pings somebody.
    assert set(server.bot._connection._view_store._dynamic_items.values()) == {PressedButton, PickedSelect}
    check_requests(simcord_env.http_requests)


@pytest.fixture
def tournament_server(server: Server) -> TournamentServer:
    return TournamentServer(server)


@pytest.fixture
async def owner(server: Server) -> MemberActor:
    return await server.newcomer("Olga", runs_server=True)


@pytest.fixture(autouse=True)
def undrawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not getattr(request.module, "DRAWS", False):
        draw_nothing(monkeypatch)


@pytest.fixture(autouse=True)
def _the_library_keeps_no_view(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It would keep the view and a task of each private answer for 15 minutes, and unregister our items with some."""
    kept, add_view = list[BaseView](), ViewStore.add_view

    def add(self: ViewStore, view: BaseView, message_id: int | None = None) -> None:
        kept.append(view)
        add_view(self, view, message_id)

    monkeypatch.setattr(ViewStore, "add_view", add)
    yield
    assert kept == []


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    check_log(request, caplog)
