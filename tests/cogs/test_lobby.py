"""Opening a table, sitting down, getting up, starting and closing, by command and by button."""

import pytest

from tests.cogs.server import Server, answer, labels, press, sitting, text

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_show_puts_the_table_at_the_bottom_of_the_channel(server: Server):
    table = await server.open(server.ada)
    await server.ben.send(server.channel, "a lot of talk")
    assert await server.say(server.ben, "eights show") == (
        "Table 1 · Crazy Eights is at the bottom of the channel now."
    )
    assert server.shown().id != table.id
    assert "Table 1" in text(server.shown())
    assert table.id not in [message.id for message in server.channel.history()]
    await press(server.ben, server.shown(), "Join")
    assert "Ben" in sitting(server.shown())


# At the wrong time


async def test_the_buttons_of_another_moment(server: Server):
    table = await server.open(server.ada, bots=1)
    server.forge(table, "b:1::ready")
    assert "There’s no round to start right now." in text(answer(await press(server.ada, table, "Forged")))
    server.forge(table, "b:1::rematch")
    assert "You can rematch once this match ends." in text(answer(await press(server.ada, table, "Forged")))
    await server.say(server.ada, "eights start")
    server.forge(table, "b:1::start")
    assert "This match has already started." in text(answer(await press(server.ada, table, "Forged")))


async def test_without_a_table_here_join_lists_those_elsewhere(server: Server):
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.settle()
    assert "No open tables" in await server.say(server.ben, "eights join")
    await server.ada.slash(elsewhere, "eights open")
    listed = answer(await server.ben.slash(server.channel, "eights join"))
    assert labels(listed) == ["Join Table 1"]
    await press(server.ben, listed, "Join Table 1")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]
    assert "no such table" in await server.say(server.cleo, "eights join", table="99")
