"""A latecomer sits down while the match runs, as they and everyone at the table see it."""

import pytest

from tests.cogs.server import Server, answer, press, press_more, text
from tests.pages.test_sitting_down import with_a_bot

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_what_the_bot_did_is_still_told_as_the_bots(server: Server):
    table, _ = await with_a_bot(server, turn=1)
    await server.env.advance_time(31)
    await press(server.cleo, table, "Sit down")
    assert "**Otto** " in text(table)
    assert "Cleo took Otto’s seat." in text(table)
    log = text(answer(await press_more(server.cleo, table, "Log")))
    assert "**Otto** " in log
    assert "You took Otto’s seat." in log
    assert "**You**" not in log
