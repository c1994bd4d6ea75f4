"""Why not? Every card that cannot be played now can be asked about, by its owner alone."""

import pytest

from tests.cogs.server import AS_TEXT, Server, press, text

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_the_page_of_somebody_else_tells_nothing(server: Server):
    _, (hand, bens) = await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C", "QH 7H", top="9H")
    await press(server.ada, hand, "Why not?")
    server.forge(bens, "b:1::why.0.KC")
    await press(server.ben, bens, "Forged")
    assert "You don’t have K♣." in text(bens)
    assert "4C" not in str(bens.components)
    assert "4♣" not in text(bens).replace(AS_TEXT, "")
