"""Several tables in one channel: which one does a command mean?"""

import pytest

from tests.cogs.server import Server, answer, text

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_tables_of_other_channels_are_out_of_reach(server: Server):
    await server.open(server.ada)
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.settle()
    assert "There’s no table in this channel" in text(answer(await server.ben.slash(elsewhere, "eights hand")))
    assert "no such table" in text(answer(await server.ben.slash(elsewhere, "eights join", table="1")))
    assert await server.ben.autocomplete(elsewhere, "eights join", "table", "") == []
