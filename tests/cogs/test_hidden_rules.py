"""Hidden rules at the table: said, broken and guessed by buttons or commands, and read by no one who may not know."""

import pytest

from tests.cogs.server import Server, answer, press, text
from tests.doors import Adding, Hidden
from tests.pages.test_hidden_rules import SEVENS, begun, select_of

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_the_winner_alone_sees_what_is_on_offer_and_all_is_shown_at_the_end(server: Server):
    table, hand, bens = await begun(server, SEVENS)
    await server.position("9C", "9D 8D 6H", top="9S")
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await press(server.ada, hand, "9♣")
    offered = server.table().state.pending.manners
    assert isinstance(server.table().state.pending, Adding)
    pick = select_of(hand, "add-rule")
    assert [option["label"] for option in pick["options"]] == [manner.text for manner in offered]
    await server.ada.select(hand, ["2"], custom_id=pick["custom_id"])
    assert "**Ada** added a hidden rule." in text(table)
    assert not any(manner.text in text(message) for message in (table, bens) for manner in offered)
    await server.restart()
    assert server.table().state.manners[-1] == Hidden(0, 1, offered[2], (0,))
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    bens = answer(await server.ben.slash(server.channel, "eights hand"))
    await press(server.ada, hand, "Ready")
    await press(server.ben, bens, "Ready")
    await server.position("9C", "9D 8D 6H", top="9S", totals=(0, 99))
    await press(server.ada, answer(await server.ada.slash(server.channel, "eights hand")), "9♣")
    assert server.table().phase == "over"
    assert f"{offered[2].text} (Ada, round 1)" in text(server.shown())
    assert f"{SEVENS.text} It was there from the start." in text(server.shown())
