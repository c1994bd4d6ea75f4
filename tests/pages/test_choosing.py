"""Several tables in one channel: which one does a command mean?"""

import discord

from tests.cogs.server import Server, answer, labels, press, text
from tests.pages.discordless import NUMBERS, Channel, Handle
from tests.pages.positions import in_play


async def two_tables(server: Server) -> None:
    """Ada and Ben at table 1, Ben and Cleo at table 2; Ada is on turn at 1, Ben at 2."""
    await in_play(server, "4H 5H", "6H 7H")
    await server.begin(server.ben, server.cleo)
    await server.position("4S 5S", "6S 7S", top="9S")


def elsewhere(server: Server) -> Handle:
    """Another channel of this server."""
    guild, channel = server.bot.get_guild(server.guild.id), Handle(next(NUMBERS))
    data = {"id": str(channel.id), "type": 0, "name": "elsewhere", "position": 1, "permission_overwrites": []}
    guild._add_channel(discord.TextChannel(state=server.bot._connection, guild=guild, data=data))
    server.bot.channels[channel.id] = Channel(server.bot, channel.id, channel.messages)
    return channel


def sizes(server: Server, number: int) -> list[int]:
    """How many cards each player of a table holds."""
    return [len(hand) for hand in server.bot.services.tables.get(number).state.hands]


async def test_a_command_means_the_table_named_or_where_one_is_on_turn_or_sits_alone_and_else_asks(server: Server):
    await two_tables(server)
    offered = await server.ben.autocomplete(server.channel, "eights hand", "table", "")
    assert offered == [{"name": f"Table {number} · Crazy Eights", "value": str(number)} for number in (1, 2)]
    assert await server.offered(server.ben, "eights hand", "table", "table 2") == ["2"]
    # It's Ben's turn at table 2, and he names table 1.
    assert "It’s not your turn" in await server.say(server.ben, "card pass", table="1")
    assert "no such table" in await server.say(server.ben, "card draw", table="7")
    for named, cards in (({"table": "1"}, {"6H", "7H"}), ({}, {"4S", "5S"})):
        assert {*await server.offered(server.ben, "card play", "card", **named)} == cards
    assert "Table 2" in await server.say(server.ben, "card play", card="4S", last_card=True)
    assert (sizes(server, 1), sizes(server, 2)) == ([2, 2], [1, 2])
    assert "Table 2" in await server.say(server.cleo, "eights hand")
    assert "Table 1" in await server.say(server.ada, "eights hand")
    mine = answer(await server.ben.slash(server.channel, "eights hand"))
    assert labels(mine) == ["Table 1 · Crazy Eights", "Table 2 · Crazy Eights"]
    await press(server.ben, mine, "Table 2 · Crazy Eights")
    assert text(mine).startswith("### Your hand · Table 2")
    here = "Table 1 · Crazy Eights and Table 2 · Crazy Eights"
    asked = f"There are several tables in this channel: {here}. Pick yours with `table:`."
    assert await server.say(server.ben, "card draw") == asked
    stranger = await server.newcomer("Dora")
    assert await server.say(stranger, "eights join") == asked
    assert "Table 1" in await server.say(server.ben, "eights hand", table="1")


async def test_buttons_always_mean_their_own_table(server: Server):
    await two_tables(server)
    first = answer(await server.ben.slash(server.channel, "eights hand", table="1"))
    second = answer(await server.ben.slash(server.channel, "eights hand", table="2"))
    before = text(first)
    await press(server.ben, second, "Draw and end turn")
    assert (sizes(server, 1), sizes(server, 2)) == ([2, 2], [3, 2])
    assert text(first) == before
    assert "Table 2" in text(second)


async def test_tables_of_other_channels_are_out_of_reach(server: Server):
    await server.open(server.ada)
    lounge = elsewhere(server)
    assert "There’s no table in this channel" in text(answer(await server.ben.slash(lounge, "eights hand")))
    assert "no such table" in text(answer(await server.ben.slash(lounge, "eights join", table="1")))
    assert await server.ben.autocomplete(lounge, "eights join", "table", "") == []
