"""Finding a table: the list of the open tables of a server, and a friend who is invited to one."""

import discord
from simcord.builders import ChannelHandle

from tests.cogs.server import Server, answer, ids, labels, press, text

JOIN_1 = "b:1::join"


async def hidden(server: Server, *seen_by: str) -> ChannelHandle:
    """A channel that only these people see."""
    room = server.guild.create_text_channel("back-room")
    everyone = server.env.backend.get_guild(server.guild.id)
    room.set_permissions(everyone, view_channel=False)
    for name in seen_by:
        room.set_permissions(server.people[name], view_channel=True)
    await server.env.settle()
    return room
