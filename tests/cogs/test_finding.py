"""A table in a channel that not everyone sees, a friend who is invited to one, and the menus of people and messages."""

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from tests.cogs.forms import form_of, send
from tests.cogs.server import ResponseMessage, Server, answer, labels, press, text
from tests.pages.test_finding import BRING, INVITE, lines, listed, picked


async def back_room(server: Server, *seen_by: str) -> ChannelHandle:
    """A channel that only these people see, and the bot."""
    me = server.bot.get_guild(server.guild.id)
    seen: dict[Any, discord.PermissionOverwrite] = {
        who: discord.PermissionOverwrite(view_channel=True) for who in (me.me, *map(server.people.get, seen_by))
    }
    unseen = {server.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    room = server.guild.create_text_channel("back-room", overwrites=unseen | seen)
    await server.settle()
    return room


async def test_no_one_reads_of_a_table_in_a_channel_that_they_do_not_see(server: Server):
    room = await back_room(server, "ada", "ben")
    await server.ada.slash(room, "eights open")
    assert labels(await listed(server, "ben")) == ["Join Table 1"]
    assert "No open tables" in text(await listed(server, "cleo"))


def line_of(server: Server) -> ResponseMessage:
    (line,) = [message for message in server.channel.history() if "wants to play" in message.content]
    return server.message(server.channel.id, line.id)


def invitations(server: Server) -> list[Any]:
    return [body for request in server.requests("POST", "/messages") if "wants to play" in str(body := request.json)]


async def test_a_friend_is_pinged_alone_and_sits_down_by_the_button(server: Server, owner):
    said = await server.say(server.ada, "eights open", **{"with": server.ben})
    assert said.startswith("Table 1 · Crazy Eights is open, and Ben is invited.\n")
    (body,) = invitations(server)
    assert body["allowed_mentions"] == {"parse": [], "users": [server.ben.id]}
    assert lines(server) == [f"<@{server.ben.id}> – Ada wants to play Table 1 · Crazy Eights with you!"]
    await press(server.ben, line_of(server), "Join")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]
    assert lines(server) == []  # it has done its work
    assert await server.ask("SELECT * FROM leftovers") == []
    page = answer(await owner.slash(server.channel, "eights settings"))
    await send(owner, await form_of(owner, page, "Times and pings"), pings=["off"])
    await server.say(server.cleo, "eights open", **{"with": server.ben})
    assert invitations(server)[1]["allowed_mentions"].get("users", []) == [], "where the server wants no pings"


async def test_an_invitation_goes_when_the_table_does_or_the_friend_sits_down_also_after_a_restart(server: Server):
    for closes in (True, False):
        await server.say(server.ada, "eights open", **{"with": server.ben})
        await server.restart()
        await press(server.cleo, server.shown(), "Join")
        assert len(lines(server)) == 1, "it is for someone else"
        if closes:
            await server.say(server.ada, "eights table", action="close")
        else:
            await press(server.ben, server.shown(), "Join")
        assert lines(server) == []
        assert await server.ask("SELECT * FROM leftovers") == []


async def test_who_cannot_be_invited(server: Server):
    room = await back_room(server, "ada")
    bot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    await server.settle()
    refusals = [
        (server.channel, server.ada, "You can’t invite yourself."),
        (server.channel, bot, "That’s a bot,"),
        (room, server.ben, "Ben can’t see the table’s channel."),
    ]
    for channel, friend, why in refusals:
        said = text(answer(await server.ada.slash(channel, "eights open", **{"with": friend})))
        assert said.startswith(why), said
    assert server.bot.services.tables.every() == []
    assert invitations(server) == []


async def test_a_friend_who_cannot_be_reached_leaves_the_table_open(server: Server, monkeypatch: pytest.MonkeyPatch):
    invite = server.bot.services.invitations.invite
    fault = {"method": "POST", "path": "*/messages", "status": 403, "code": 50013, "message": "No", "times": 1}

    async def refused(*known: Any) -> None:
        server.env.backend.faults.append(fault)
        await invite(*known)

    monkeypatch.setattr(server.bot.services.invitations, "invite", refused)
    said = await server.say(server.ada, "eights open", **{"with": server.ben})
    assert said.startswith("Table 1 · Crazy Eights is open, but I couldn’t reach Ben. Tell them to press **Join**.\n")
    assert await server.ask("SELECT * FROM leftovers") == []


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
