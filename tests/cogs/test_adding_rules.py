"""The winner of a round adds a rule in their hand or by a command, and everyone sees who added what."""

import pytest

from tests.cogs.server import Server, press
from tests.cogs.test_calling import pinged
from tests.doors import Adding
from tests.pages.test_adding_rules import OFFERS
from tests.pages.test_calling import said

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_the_winner_is_pinged_if_they_want_pings(server: Server):
    _, (hand, _bens) = await server.begin(server.ada, server.ben, game="bartok")
    await server.switch_pings(server.ada)
    await server.position("9S", "9C 8H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    await server.put(pending=Adding(0, OFFERS))
    server.bot.services.hands.release(server.table().id, server.ada.id)
    await server.env.advance_time(21)
    assert pinged(server, "you can add a rule.") == [[server.ada.id]]
    assert len(said(server, "you can add a rule.")) == 1
    await server.say(server.ada, "card rule", action="add", rule=0)
    assert said(server, "you can add a rule.") == []
