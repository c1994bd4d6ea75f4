"""Finding a table: the open tables of a server, and a friend who is invited to one."""

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, labels, press, text


async def back_room(server: Server, *seen_by: str) -> ChannelHandle:
    """A channel that only these people see, and the bot."""
    unseen = {role: discord.PermissionOverwrite(view_channel=False) for role in [server.guild.default_role]}
    seen: dict[Any, discord.PermissionOverwrite] = {
        server.people[name]: discord.PermissionOverwrite(view_channel=True) for name in seen_by
    }
    me = server.bot.get_guild(server.guild.id)
    assert me is not None
    seen[me.me] = discord.PermissionOverwrite(view_channel=True)
    room = server.guild.create_text_channel("back-room", overwrites=unseen | seen)
    await server.env.settle()
    return room


async def listed(server: Server, name: str) -> ResponseMessage:
    return answer(await server.people[name].slash(server.channel, "eights show", what="tables"))


async def test_without_a_table_there_is_a_way_to_open_one(server: Server):
    found = await listed(server, "ben")
    assert text(found) == "### No open tables\nBe the first: **Play now** opens one in this channel."
    await press(server.ben, found, "Play now")
    assert [seat.name for seat in server.table().seats] == ["Ben"]


async def test_each_open_table_has_a_way_in(server: Server):
    await server.open(server.ada, seats=3)
    lounge = server.guild.create_text_channel("lounge")
    await server.cleo.slash(lounge, "eights open", game="eights", seats=2, bots=1)
    found = await listed(server, "ben")
    assert text(found) == (
        "### Open tables\n"
        f"**Table 2 · Eights** in <#{lounge.id}> · full · with Cleo and Otto\n"
        f"**Table 1 · Crazy Eights** in <#{server.channel.id}> · 2 seats free · with Ada"
    )
    assert labels(found) == ["Join Table 2", "Join Table 1"]  # a bot makes way for a person
    await press(server.ben, found, "Join Table 2")
    assert [seat.name for seat in server.bot.services.tables.get(2).seats] == ["Cleo", "Ben"]
    assert labels(await listed(server, "cleo")) == ["Join Table 1"]


async def test_a_match_without_you_is_told_and_your_own_seat_is_waiting(server: Server):
    await server.begin(server.ada, server.ben)
    assert "playing · with Ada and Ben" in text(await listed(server, "cleo"))
    assert labels(await listed(server, "cleo")) == []
    await server.say(server.ben, "eights leave")
    found = await listed(server, "ben")
    assert "your seat is waiting" in text(found)
    await press(server.ben, found, "Come back to Table 1")
    assert server.table().seats[1].present


async def test_no_one_reads_of_a_table_in_a_channel_that_they_do_not_see(server: Server):
    room = await back_room(server, "ada", "ben")
    await server.ada.slash(room, "eights open")
    assert labels(await listed(server, "ben")) == ["Join Table 1"]
    assert "No open tables" in text(await listed(server, "cleo"))


async def test_more_than_five_tables_have_pages(server: Server):
    for _ in range(6):
        await server.ada.slash(server.channel, "eights open")
    found = await listed(server, "ben")
    assert labels(found) == [*(f"Join Table {number}" for number in (6, 5, 4, 3, 2)), "Previous", "Next"]
    assert "Page 1 of 2" in text(found)
    await press(server.ben, found, "Next")
    assert labels(found) == ["Join Table 1", "Previous", "Next"]
    await server.say(server.ada, "eights table", action="close", table="1")
    server.forge(found, "b:0::tables.99")
    await press(server.ben, found, "Previous")
    assert len(labels(found)) == 5


# A friend is invited


def line_of(server: Server) -> ResponseMessage:
    """The invitation as it stands in the channel."""
    (line,) = [message for message in server.channel.history() if "wants to play" in message.content]
    return ResponseMessage(server.env, server.env.backend.get_message(server.channel.id, line.id))


def lines(server: Server) -> list[str]:
    return [message.content for message in server.channel.history() if "wants to play" in message.content]


def invitations(server: Server) -> list[Any]:
    return [body for request in server.requests("POST", "/messages") if "wants to play" in str(body := request.json)]


async def test_a_friend_is_pinged_alone_and_sits_down_by_the_button(server: Server):
    said = await server.say(server.ada, "eights open", **{"with": server.ben})
    assert said.startswith("Table 1 · Crazy Eights is open, and Ben is invited.\n")
    (body,) = invitations(server)
    assert body["allowed_mentions"] == {"parse": [], "users": [server.ben.id]}
    assert lines(server) == [f"<@{server.ben.id}> – Ada wants to play Table 1 · Crazy Eights with you!"]
    await press(server.ben, line_of(server), "Join")
    assert [seat.name for seat in server.table().seats] == ["Ada", "Ben"]
    assert lines(server) == []  # it has done its work
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_where_the_server_wants_no_pings_an_invitation_rings_for_no_one(server: Server):
    owner = await server.newcomer("Olga", runs_server=True)
    page = answer(await owner.slash(server.channel, "eights settings"))
    await send(owner, await form_of(owner, page, "Times and pings"), pings=["off"])
    await server.say(server.ada, "eights open", **{"with": server.ben})
    (body,) = invitations(server)
    assert body["allowed_mentions"].get("users", []) == []


async def test_an_invitation_goes_when_the_table_does_also_after_a_restart(server: Server):
    await server.say(server.ada, "eights open", **{"with": server.ben})
    await server.restart()
    assert len(lines(server)) == 1
    await server.say(server.ada, "eights table", action="close")
    assert lines(server) == []


async def test_an_invitation_goes_when_the_friend_sits_down_also_after_a_restart(server: Server):
    await server.say(server.ada, "eights open", **{"with": server.ben})
    await server.restart()
    await press(server.cleo, server.shown(), "Join")
    assert len(lines(server)) == 1, "it is for someone else"
    await press(server.ben, server.shown(), "Join")
    assert lines(server) == []
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_who_is_forgotten_is_not_invited_any_more(server: Server):
    await server.say(server.ada, "eights open", **{"with": server.ben})
    mine = answer(await server.ben.slash(server.channel, "eights me"))
    await press(server.ben, mine, "Forget me")
    await press(server.ben, mine, "Forget me for good")
    assert lines(server) == []
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_who_cannot_be_invited(server: Server):
    room = await back_room(server, "ada")
    bot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    server.people["robot"] = bot
    await server.env.settle()
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
