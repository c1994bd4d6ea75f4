"""Two who catch the same player at once."""

import pytest

from tests.cogs.server import Server, answer, at_once, press, text
from tests.pages.test_catching import NO_ONE, silent

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_two_who_catch_at_once_cost_two_cards(server: Server):
    table, _ = await silent(server)
    with at_once(server.env):
        both = [await press(who, table, "Catch!") for who in (server.ben, server.cleo)]
    await server.settle()
    assert text(answer(both[0])) == "You caught Ada!"
    assert f"Ben was first. {NO_ONE}" in text(answer(both[1]))
    assert len(server.table().state.hands[0]) == 3
    assert "Ben was first, just before Cleo." in await server.say(server.ada, "eights show", what="log")
