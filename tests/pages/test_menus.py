"""The menus of people and messages, and inviting a friend to a table."""

from typing import Any

from simcord.builders import ChannelHandle

from tests.cogs.forms import form_of, send
from tests.cogs.server import MemberActor, Server, answer, labels, press, text
from tests.pages.test_finding import lines

INVITE, PROFILE, BRING = "Invite to my table", "Eights profile", "Bring it down here"


async def picked(who: MemberActor, channel: ChannelHandle, entry: str, target: Any) -> str:
    return text(answer(await who.context_menu(channel, entry, target)))


async def test_the_menus_are_registered_for_servers_alone(server: Server):
    told = [command.to_dict(server.bot.tree) for command in server.bot.tree.get_commands()]
    assert {each["name"]: each["type"] for each in told if each["type"] != 1} == {INVITE: 2, PROFILE: 2, BRING: 3}
    assert {(*each["contexts"], *each["integration_types"]) for each in told} == {(0, 0)}


async def test_who_is_invited_from_a_menu_has_to_have_a_seat_to_take(server: Server):
    assert "None of your tables here is waiting" in await picked(server.ada, server.channel, INVITE, server.ben)
    await server.open(server.cleo)
    assert "None of your tables here is waiting" in await picked(server.ada, server.channel, INVITE, server.ben)
    table = await server.open(server.ada, seats=2, bots=1)
    await press(server.ben, table, "Join")
    assert "Ben is already at Table 2" in await picked(server.ada, server.channel, INVITE, server.ben)
    assert "This table is full" in await picked(server.ada, server.channel, INVITE, server.cleo)
    await press(server.ada, table, "Start")
    assert "None of your tables here is waiting" in await picked(server.ada, server.channel, INVITE, server.cleo)
    assert lines(server) == []


async def test_a_friend_is_invited_by_command_to_any_table_of_the_channel(server: Server):
    await server.open(server.ada)
    await server.open(server.cleo)
    assert "Who do you want to invite?" in await server.say(server.ada, "eights table", action="invite")
    told = await server.say(server.ada, "eights table", action="invite", player=server.ben, table="1")
    assert told == "Ben is invited to Table 1 · Crazy Eights."
    assert len(lines(server)) == 1
    told = await server.say(server.ben, "eights table", action="invite", player=server.cleo, table="1")
    assert "You’re not at table 1." in told


async def test_a_form_for_a_friend_is_for_players_of_a_table_that_waits(server: Server):
    table = await server.open(server.ada, bots=1)
    assert "Invite a friend" not in labels(answer(await press(server.ben, table, "More")))
    shown = await form_of(server.ada, answer(await press(server.ada, table, "More")), "Invite a friend")
    assert "You’re not at table 1." in text(await send(server.ben, shown, friend=[server.cleo]))
    await press(server.ada, table, "Start")
    told = text(await send(server.ada, shown, friend=[server.cleo]))
    assert told.startswith("Table 1 · Crazy Eights isn’t waiting for players any more.")
    assert lines(server) == []
    assert "Invite a friend" not in labels(answer(await press(server.ada, table, "More")))


async def test_a_profile_is_that_of_the_command_and_no_bot_has_one(server: Server):
    for who, member in ((server.ada, server.ben), (server.ben, server.ben)):
        shown = await picked(who, server.channel, PROFILE, member)
        assert shown == text(answer(await who.slash(server.channel, "eights leaderboard", player=member)))
        assert "### Ben" in shown
    robot = await server.newcomer("Robot")
    robot.user["bot"] = True
    assert (await picked(server.ada, server.channel, PROFILE, robot)).startswith("That’s a bot, and bots have no")
