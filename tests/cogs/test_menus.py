"""The menus of people and messages, and inviting a friend to a table."""

from simcord.actors import MemberActor
from simcord.backend.serializers import user_payload
from simcord.enums import InteractionType
from simcord.results import ResponseMessage

from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, labels, press, text
from tests.cogs.test_finding import back_room, invitations, line_of
from tests.cogs.test_forged import sent
from tests.pages.test_finding import lines
from tests.pages.test_menus import BRING, INVITE, PROFILE, picked

# Invite to my table


async def test_a_friend_is_invited_to_the_table_at_which_one_sits(server: Server):
    await server.open(server.cleo)
    await server.open(server.ada)
    assert await picked(server.ada, server.channel, INVITE, server.ben) == "Ben is invited to Table 2 · Crazy Eights."
    (body,) = invitations(server)
    assert body["allowed_mentions"] == {"parse": [], "users": [server.ben.id]}
    await press(server.ben, line_of(server), "Join")
    assert [seat.name for seat in server.bot.services.tables.get(2).seats] == ["Ada", "Ben"]
    assert lines(server) == []


async def test_the_table_of_a_friend_may_be_in_another_channel(server: Server):
    lounge = server.guild.create_text_channel("lounge")
    await server.settle()
    await server.open(server.ada)
    assert await picked(server.ada, lounge, INVITE, server.ben) == "Ben is invited to Table 1 · Crazy Eights."
    await server.ada.slash(lounge, "eights open")
    await server.open(server.ada)
    assert await picked(server.ada, lounge, INVITE, server.ben) == "Ben is invited to Table 2 · Crazy Eights."
    assert len(lines(server)) == 1, "the line stands beside its table"


async def test_a_friend_is_invited_once(server: Server):
    table = await server.open(server.ada)
    await press(server.cleo, table, "Join")
    await picked(server.ada, server.channel, INVITE, server.ben)
    for who in (server.ada, server.cleo):
        assert "Ben is already invited to Table 1" in await picked(who, server.channel, INVITE, server.ben)
    await server.restart()
    assert "Ben is already invited" in await picked(server.ada, server.channel, INVITE, server.ben)
    assert len(lines(server)) == 1


async def test_bots_oneself_and_those_who_do_not_see_the_channel_are_not_invited(server: Server):
    robot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    room = await back_room(server, "ada")
    await server.open(server.ada)
    await server.ada.slash(room, "eights open")
    assert (await picked(server.ada, server.channel, INVITE, robot)).startswith("That’s a bot,")
    assert (await picked(server.ada, server.channel, INVITE, server.ada)).startswith("You can’t invite yourself")
    assert (await picked(server.ada, room, INVITE, server.ben)).startswith("Ben can’t see the table’s channel.")
    assert invitations(server) == []


async def test_a_friend_is_picked_in_a_form(server: Server):
    table = await server.open(server.ada)
    page = answer(await press(server.ada, table, "More"))
    shown = await form_of(server.ada, page, "Invite a friend")
    robot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    assert text(await send(server.ada, shown, friend=[robot])).startswith("That’s a bot,")
    shown = await form_of(server.ada, answer(await press(server.ada, table, "More")), "Invite a friend")
    await server.restart()
    assert text(await send(server.ada, shown, friend=[server.ben])) == "Ben is invited to Table 1 · Crazy Eights."
    assert len(lines(server)) == 1


async def test_a_friend_is_invited_by_command_to_any_table_of_the_channel(server: Server):
    await server.open(server.ada)
    await server.open(server.cleo)
    assert "Who do you want to invite?" in await server.say(server.ada, "eights table", action="invite")
    told = await server.say(server.ada, "eights table", action="invite", player=server.ben, table="1")
    assert told == "Ben is invited to Table 1 · Crazy Eights."
    assert len(invitations(server)) == 1
    told = await server.say(server.ben, "eights table", action="invite", player=server.cleo, table="1")
    assert "You’re not at table 1." in told


async def test_a_form_for_a_friend_that_comes_too_late_invites_no_one(server: Server):
    table = await server.open(server.ada, bots=1)
    shown = await form_of(server.ada, await _more(server, table), "Invite a friend")
    await press(server.ada, table, "Start")
    told = text(await send(server.ada, shown, friend=[server.cleo]))
    assert told.startswith("Table 1 · Crazy Eights isn’t waiting for players any more.")
    assert invitations(server) == []
    assert "Invite a friend" not in labels(await _more(server, table))


async def test_a_form_with_a_friend_who_is_nowhere_gets_a_sentence(server: Server):
    table = await server.open(server.ada)
    for values in ([], ["1"], ["x"], ["9" * 30], None, [True], ["12", "13"]):
        part = {"type": 5, "custom_id": "friend", "values": values}
        told = await sent(server, server.ada, table, "m:1::invite", [{"type": 18, "component": part}])
        assert told == "That person isn’t in this server any more. Pick someone who is.", values
    assert invitations(server) == []


async def test_only_players_ask_for_a_friend(server: Server):
    table = await server.open(server.ada)
    assert "Invite a friend" not in labels(answer(await press(server.ben, table, "More")))
    assert "You’re not at table 1." in await sent(server, server.ben, table, "m:1::invite", [])
    assert "This table is closed." in await sent(server, server.ben, table, "m:7::invite", [])


async def _more(server: Server, table: ResponseMessage) -> ResponseMessage:
    return answer(await press(server.ada, table, "More"))


async def test_who_has_left_the_server_is_not_invited_and_still_has_a_profile(server: Server):
    """Discord tells of them as users who are no members."""
    await server.open(server.ada)
    told = [await picked_user(server, entry, server.ben) for entry in (INVITE, PROFILE)]
    assert told[0].startswith("Ben isn’t in this server any more.")
    assert told[1].startswith("### Ben")


async def picked_user(server: Server, entry: str, target: MemberActor) -> str:
    users = {str(target.id): dict(user_payload(server.env.backend.get_user(target.id)))}
    root = server.ada._resolve_root(entry, 2, server.channel.id)
    data = {"id": root["id"], "name": entry, "type": 2, "target_id": str(target.id), "resolved": {"users": users}}
    kind = InteractionType.APPLICATION_COMMAND
    return text(answer(await server.ada._dispatch_interaction(kind, server.channel, data)))


async def test_a_bot_has_no_profile(server: Server):
    robot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    assert (await picked(server.ada, server.channel, PROFILE, robot)).startswith("That’s a bot, and bots have no")


# Bring it down here


async def test_a_table_comes_down_from_its_message(server: Server):
    table = await server.open(server.ada)
    await server.env.advance_time(120)
    told = await picked(server.ada, server.channel, BRING, table)
    assert told == "Table 1 · Crazy Eights is at the bottom of the channel now."
    assert table.id not in [each.id for each in server.channel.history()]
    assert "posted less than a minute ago" in await picked(server.ada, server.channel, BRING, server.shown())


async def test_only_players_bring_a_table_down(server: Server):
    table = await server.open(server.ada)
    await server.env.advance_time(120)
    assert "Only players at Table 1" in await picked(server.ben, server.channel, BRING, table)
    warden = await server.newcomer("Warden", manages=True)
    assert "at the bottom" in await picked(warden, server.channel, BRING, table)


async def test_a_message_that_is_no_tables_gets_a_sentence(server: Server):
    table = await server.open(server.ada)
    spoken = await server.ada.send(server.channel, "b:1::hand")
    await picked(server.ada, server.channel, INVITE, server.ben)
    for message in (spoken, line_of(server)):
        assert "doesn’t show an open table" in await picked(server.ada, server.channel, BRING, message)
    await server.say(server.ada, "eights table", action="close")
    assert "doesn’t show an open table" in await picked(server.ada, server.channel, BRING, table)
