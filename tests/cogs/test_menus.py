"""The menus of people and messages where channels, a restart and time matter."""

from tests.cogs.server import Server, press
from tests.cogs.test_finding import back_room, invitations, line_of
from tests.pages.test_finding import lines
from tests.pages.test_menus import BRING, INVITE, picked


async def test_a_friend_is_invited_once_to_the_table_at_which_one_sits(server: Server):
    await server.open(server.cleo)
    table = await server.open(server.ada)
    await press(server.cleo, table, "Join")
    assert await picked(server.ada, server.channel, INVITE, server.ben) == "Ben is invited to Table 2 · Crazy Eights."
    (body,) = invitations(server)
    assert body["allowed_mentions"] == {"parse": [], "users": [server.ben.id]}
    already = "Ben is already invited to Table 2"
    assert already in await picked(server.cleo, server.channel, INVITE, server.ben)
    await server.restart()
    assert already in await picked(server.ada, server.channel, INVITE, server.ben)
    await press(server.ben, line_of(server), "Join")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Cleo", "Ben"]
    assert lines(server) == []


async def test_the_table_of_a_friend_may_be_in_another_channel_if_they_see_it(server: Server):
    lounge, room = server.guild.create_text_channel("lounge"), await back_room(server, "ada")
    await server.open(server.ada)
    assert await picked(server.ada, lounge, INVITE, server.ben) == "Ben is invited to Table 1 · Crazy Eights."
    await server.ada.slash(lounge, "eights open")
    await server.open(server.ada)
    assert await picked(server.ada, lounge, INVITE, server.ben) == "Ben is invited to Table 2 · Crazy Eights."
    assert len(lines(server)) == 1, "the line stands beside its table"
    await server.ada.slash(room, "eights open")
    assert (await picked(server.ada, room, INVITE, server.ben)).startswith("Ben can’t see the table’s channel.")


async def test_a_table_comes_down_from_its_message(server: Server):
    table = await server.open(server.ada)
    await server.env.advance_time(120)
    assert "Only players at Table 1" in await picked(server.ben, server.channel, BRING, table)
    told = await picked(server.ada, server.channel, BRING, table)
    assert told == "Table 1 · Crazy Eights is at the bottom of the channel now."
    assert table.id not in [each.id for each in server.channel.history()]
    assert "posted less than a minute ago" in await picked(server.ada, server.channel, BRING, server.shown())
    await server.env.advance_time(120)
    warden = await server.newcomer("Warden", manages=True)
    assert "at the bottom" in await picked(warden, server.channel, BRING, server.shown())
    table = server.shown()
    await picked(server.ada, server.channel, INVITE, server.ben)
    no_table = "doesn’t show an open table"
    assert no_table in await picked(server.ada, server.channel, BRING, line_of(server))
    await server.say(server.ada, "eights table", action="close")
    assert no_table in await picked(server.ada, server.channel, BRING, table)
