"""Finding a table: the open tables of a server, and a friend who is invited to one, also from a menu."""

from typing import Any

from simcord.builders import ChannelHandle

from tests.cogs.forms import form_of, send
from tests.cogs.server import MemberActor, ResponseMessage, Server, answer, labels, press, text
from tests.pages.test_lobby import elsewhere


async def listed(server: Server, name: str) -> ResponseMessage:
    return answer(await server.people[name].slash(server.channel, "eights show", what="tables"))


async def test_without_a_table_there_is_a_way_to_open_one(server: Server):
    found = await listed(server, "ben")
    assert text(found) == "### No open tables\nBe the first: **Play now** opens one in this channel."
    await press(server.ben, found, "Play now")
    assert [seat.name for seat in server.table().seats] == ["Ben"]


async def test_each_open_table_has_a_way_in(server: Server):
    await server.open(server.ada, seats=3)
    lounge = elsewhere(server)
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


async def test_more_than_five_tables_have_pages(server: Server):
    for _ in range(6):
        await server.ada.slash(server.channel, "eights open")
    found = await listed(server, "ben")
    assert labels(found) == [*(f"Join Table {number}" for number in (6, 5, 4, 3, 2)), "Previous", "Next"]
    assert "Page 1 of 2" in text(found)
    await press(server.ben, found, "Next")
    assert labels(found) == ["Join Table 1", "Previous", "Next"]
    await server.say(server.ada, "eights table", action="close", table="1")
    await press(server.ben, found, "Previous")
    assert len(labels(found)) == 5


def lines(server: Server) -> list[str]:
    return [message.content for message in server.channel.history() if "wants to play" in message.content]


async def test_who_is_forgotten_is_not_invited_any_more(server: Server):
    await server.say(server.ada, "eights open", **{"with": server.ben})
    mine = answer(await server.ben.slash(server.channel, "eights me"))
    await press(server.ben, mine, "Forget me", "Forget me for good")
    assert lines(server) == []
    assert await server.ask("SELECT * FROM leftovers") == []


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
