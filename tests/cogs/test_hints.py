"""Hints by command and by button, the table option that allows them, and bots that are experts."""

import pytest

from tests.cogs.server import Server, press, sitting

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_an_expert_sits_down_and_plays(server: Server):
    table = await server.open(server.ada, bots=1, level="expert")
    assert "Otto (expert bot)" in sitting(table)
    said = await server.say(server.ada, "eights table", action="level", seat="2", level="expert")
    assert "Otto at Table 1 · Crazy Eights now remembers what everyone did and looks ahead." in said
    await press(server.ada, table, "Start")
    before = (await server.position("2H 3H 4H KS", "5D 6D 9D", top="9H", turn=1)).moves
    await server.env.advance_time(60)
    await server.settle()
    assert server.table().moves > before
    assert server.bot.services.tables.experts.choices == 1
    assert sum(server.bot.services.tables.experts.unanswered.values()) == 0
