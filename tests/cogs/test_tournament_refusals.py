"""What cannot be done in a tournament: a clear answer, and nothing has changed."""

import asyncio

import pytest

from tests.cogs.server import at_once, press
from tests.cogs.test_faults import deny
from tests.cogs.tournament_server import TournamentServer
from tests.pages.test_tournament_refusals import refused

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_two_presses_at_once_enter_once(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada)
    with at_once(server.env):
        await asyncio.gather(*(press(server.ben, message, "Join") for _ in range(2)))
    await server.settle()
    assert [each.name for each in tournament_server.now().entrants] == ["Ada", "Ben"]


async def test_where_it_cannot_be_shown_the_permission_is_named_and_nothing_is_half_made(tournament_server):
    server = tournament_server.server
    deny(server, attach_files=True)
    await server.settle()
    why = "I can’t show a tournament in this channel: I’m missing Attach Files"
    await refused(tournament_server, server.ada, "tournament open", why)
    assert await server.ask("SELECT * FROM tournaments") == []
    deny(server)
    await server.settle()
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    said = await server.say(server.ada, "tournament open")
    assert said == "I couldn’t show the tournament in this channel (Missing Permissions). No tournament was opened."
    assert server.bot.services.tournaments.every() == []
    await tournament_server.open(server.ada)  # and now it works
