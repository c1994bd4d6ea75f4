"""Several cards in one play, picked press by press because their order counts, and taken back before they lie."""

import pytest

from tests.cogs.server import Server, answer, id_of, labels, press, text
from tests.pages.test_groups import nines

pytestmark = pytest.mark.usefixtures("undrawn")


# Stale and forged


async def test_picking_for_an_old_question_shows_the_hand_as_it_is(server: Server):
    _, (hand, _) = await nines(server)
    await press(server.ada, hand, "9♦ …")
    old = id_of(hand, "+ 9♠"), id_of(hand, "Play 9♦")
    await press(server.ada, hand, "Another card")
    await press(server.ada, hand, "Draw and end turn")
    await server.say(server.ben, "card draw")
    for custom_id in old:
        server.forge(hand, custom_id)
        await press(server.ada, hand, "Forged")
        assert "The table has moved on. Here’s your hand as it is now." in text(hand)
        assert "9♠ …" in labels(hand)
        assert server.table().state.pile == ("9H",)


async def test_the_group_of_somebody_else_cannot_be_picked(server: Server):
    table, (hand, bens) = await nines(server)
    await press(server.ada, hand, "9♦ …")
    server.forge(bens, id_of(hand, "+ 9♠"))
    await press(server.ben, bens, "Forged")
    assert "You don’t have 9♦ 9♠." in text(bens)
    assert "+ 9♠" not in labels(bens)
    server.forge(table, id_of(hand, "+ 9♠"))
    result = await press(server.ada, table, "Forged")
    assert result.ephemeral
    assert text(answer(result)) == "Press **My hand** and pick the cards there."
    assert server.table().state.pile == ("9H",)
