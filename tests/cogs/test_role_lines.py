"""The role that a server has pinged when a table opens."""

from typing import Any

import discord

from tests.cogs.forms import form_of, send
from tests.cogs.server import MemberActor, Server, text
from tests.pages.test_settings import set_up, settings

HOUR = 3600


def lines(server: Server, role: Any) -> list[str]:
    return [message.content for message in server.channel.history() if f"<@&{role.id}>" in message.content]


async def players(server: Server, owner: MemberActor) -> Any:
    """A role that anyone can mention, picked in the settings."""
    role = server.guild.create_role("Players", mentionable=True)
    assert f"Role to ping · <@&{role.id}>" in await set_up(owner, server, "Times and pings", role=[role])
    return role


async def test_the_role_is_pinged_alone_and_the_line_goes_with_the_lobby(server: Server, owner: MemberActor):
    role = await players(server, owner)
    await server.ada.slash(server.channel, "eights open", game="mau-mau")
    assert lines(server, role) == [f"<@&{role.id}> – Table 1 · Mau-Mau is open. Take a seat!"]
    (sent,) = [each.json for each in server.requests("POST", "/messages") if f"<@&{role.id}>" in str(each.json)]
    assert sent["allowed_mentions"] == {"parse": [], "roles": [role.id]}
    await server.restart()
    assert len(lines(server, role)) == 1, "no one is pinged twice"
    line = next(each for each in server.channel.history() if f"<@&{role.id}>" in each.content)
    await server.ben.click(line, custom_id="b:1::join.role")
    await server.say(server.ada, "eights start")
    assert lines(server, role) == []
    assert await server.ask("SELECT * FROM leftovers WHERE kind = 'role'") == []


async def test_at_most_once_an_hour_in_a_channel_and_never_where_pings_are_off(server: Server, owner: MemberActor):
    role = await players(server, owner)
    lounge = server.guild.create_text_channel("lounge")
    for channel in (server.channel, server.channel, lounge):
        await server.ada.slash(channel, "eights open")
    pinged = [each.path for each in server.requests("POST", "/messages") if f"<@&{role.id}>" in str(each.json)]
    assert pinged == [f"/channels/{each.id}/messages" for each in (server.channel, lounge)]
    await server.env.advance_time(HOUR)
    await server.ada.slash(server.channel, "eights open")
    assert len(lines(server, role)) == 2
    await server.env.advance_time(HOUR)
    await set_up(owner, server, "Times and pings", pings=["off"])
    await server.ada.slash(server.channel, "eights open")
    assert not any("Table 5" in line for line in lines(server, role))


async def test_the_settings_say_what_discord_refuses(server: Server, owner: MemberActor):
    role = await players(server, owner)
    blocked = "Discord won’t let me ping that role: not everyone may mention it, and I’m missing **Mention @everyone"
    other = server.guild.create_role("Secret")
    form = await form_of(owner, await settings(owner, server), "Times and pings")
    assert "Pick a role that you can mention yourself." in text(await send(owner, form, role=[other]))
    told = []
    for mentionable, allowed in ((True, False), (False, True), (False, False)):
        server.env.backend.edit_role(server.guild.id, role.id, {"mentionable": mentionable})
        await allow(server, allowed)
        told.append(blocked in text(await settings(owner, server)))
    assert told == [False, False, True]
    assert "Role to ping · none" in await set_up(owner, server, "Times and pings", role=[])
    await server.ada.slash(server.channel, "eights open")
    assert lines(server, role) == []


async def allow(server: Server, everyone: bool) -> None:
    """Let the bot mention every role, or only those that anyone can mention."""
    guild = server.bot.get_guild(server.guild.id)
    for each in guild.me.roles:
        granted = discord.Permissions(each.permissions.value)
        granted.update(administrator=False, mention_everyone=everyone)
        server.env.backend.edit_role(guild.id, each.id, {"permissions": granted.value})
    await server.settle()
