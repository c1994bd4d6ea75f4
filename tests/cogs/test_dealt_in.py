"""“Deal me in”: people who want to hear of tables are told once, by a line for all or by a private message."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from model.evenings.wish import Wish
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, press, text
from tests.cogs.test_finding import back_room
from tests.cogs.test_me import me

pytestmark = pytest.mark.usefixtures("undrawn")
LINE = "is open. Come and sit down!"


async def wish(server: Server, who: MemberActor, **given: Any) -> str:
    """Fill in the form: what is answered."""
    form = await form_of(who, await me(who, server), "Deal me in")
    return text(await send(who, form, **{"way": ["ping"]} | given))


def lines(server: Server) -> list[str]:
    return [message.content for message in server.channel.history() if LINE in message.content]


def posted(server: Server) -> list[Any]:
    return [request.json for request in server.requests("POST", "/messages") if LINE in str(request.json)]


def line_for(*people: MemberActor, table: str = "Table 1 · Crazy Eights") -> str:
    mentions = {1: "<@{}>", 2: "<@{}> and <@{}>"}[len(people)].format(*(person.id for person in people))
    return f"{mentions} – {table} {LINE}"


def messages_to(server: Server, who: MemberActor) -> list[str]:
    """The private messages that were sent to a person."""
    channel = server.env.backend.dm_channels.get(who.id)
    sent = server.requests("POST", f"/channels/{channel}/messages")
    return [request.json["content"] for request in sent]


def kept(server: Server, who: MemberActor) -> Wish | None:
    return server.bot.services.wishes.of(server.guild.id, who.id)


async def test_all_who_wish_it_are_pinged_by_one_line_that_goes_with_the_lobby(server: Server):
    told = await wish(server, server.ben)
    assert "When a table opens for any game, I ping you in its channel." in told
    assert "At most once in 12 hours." in told
    await wish(server, server.cleo)
    await wish(server, server.ada)
    await server.open(server.ada)
    assert lines(server) == [line_for(server.ben, server.cleo)]
    (body,) = posted(server)
    assert sorted(body["allowed_mentions"]["users"]) == sorted([server.ben.id, server.cleo.id])
    line = next(each for each in server.channel.history() if LINE in each.content)
    await server.ben.click(line, custom_id="b:1::join.wish")
    assert server.table().seat_of(server.ben.id) == 1
    assert len(lines(server)) == 1
    await server.say(server.ada, "eights start")
    assert lines(server) == []
    assert await server.ask("SELECT * FROM leftovers WHERE kind = 'wish'") == []


async def test_who_comes_later_is_added_to_the_line(server: Server):
    await wish(server, server.ben)
    await server.open(server.ada)
    await wish(server, server.cleo)
    assert lines(server) == [line_for(server.ben, server.cleo)]
    assert len(posted(server)) == 1
    (edit,) = [each.json for each in server.requests("PATCH", "") if LINE in str(each.json)]
    assert sorted(edit["allowed_mentions"]["users"]) == sorted([server.ben.id, server.cleo.id])


async def test_only_their_games(server: Server):
    assert "for Eights or Mao, I ping you" in await wish(server, server.ben, games0=["eights"], games1=["mao"])
    await server.open(server.ada)
    assert lines(server) == []
    await server.open(server.ada, game="eights")
    assert lines(server) == [line_for(server.ben, table="Table 2 · Eights")]


async def test_at_most_once_in_so_many_hours_even_after_a_restart(server: Server):
    await wish(server, server.ben, rest=["1"])
    await server.open(server.ada)
    await server.say(server.ada, "eights table", action="close")
    await server.restart()
    await server.open(server.ada)
    assert lines(server) == []
    await server.say(server.ada, "eights table", action="close")
    await server.env.advance_time(3600)
    await server.open(server.ada)
    assert len(posted(server)) == 2


async def test_nobody_is_told_twice_of_a_table_when_the_answer_to_the_line_was_lost(server: Server):
    await wish(server, server.ben)
    await server.open(server.ada)
    await server.env.settle()
    line = lines(server)
    async with server.bot.store.writing() as transaction:  # as if the process had been killed right after the post
        await transaction.exec_driver_sql("UPDATE leftovers SET message_id = NULL, nonce = 'lost' WHERE kind = 'wish'")
    await server.restart()
    await server.env.settle()
    assert lines(server) == line
    assert len(posted(server)) == 1
    await server.say(server.ada, "eights table", action="close")
    assert lines(server) == []


async def test_a_line_that_was_never_posted_follows_after_a_restart(server: Server):
    await server.open(server.ada)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    await wish(server, server.ben)
    assert lines(server) == []
    server.env.backend.faults.clear()
    await server.restart()
    await server.env.settle()
    assert lines(server) == [line_for(server.ben)]


async def test_only_in_their_hours(server: Server):
    now = server.bot.services.wishes.now()
    hour = int(now // 3600) % 24
    told = await wish(server, server.ben, hours=f"{(hour + 1) % 24}-{(hour + 3) % 24}")
    assert f"Only between {(hour + 1) % 24:02}:00 and {(hour + 3) % 24:02}:00 (UTC)." in told
    await server.open(server.ada)
    assert lines(server) == []
    await server.env.advance_time(75 * 60)
    await server.env.settle()
    assert lines(server) == [line_for(server.ben)]


@pytest.mark.parametrize(
    ("typed", "told"), [("soon", "I can’t read those hours."), ("18-18", "begin and end at the same time")]
)
async def test_hours_that_make_no_sense_are_refused(server: Server, typed: str, told: str):
    assert told in await wish(server, server.ben, hours=typed)
    assert kept(server, server.ben) is None


async def test_hours_in_the_other_half_of_the_day(server: Server):
    assert "Only between 18:00 and 00:00 (UTC)." in await wish(server, server.ben, hours="6 pm to 12 am")


async def test_who_cannot_see_the_channel_is_not_pinged(server: Server):
    await wish(server, server.ben)
    await wish(server, server.cleo)
    room = await back_room(server, "ada", "cleo")
    await server.ada.slash(room, "eights open")
    assert [each.content for each in room.history() if LINE in each.content] == [line_for(server.cleo)]


async def test_a_server_without_pings_pings_nobody(server: Server):
    owner = await server.newcomer("Olga", runs_server=True)
    page = answer(await owner.slash(server.channel, "eights settings"))
    await send(owner, await form_of(owner, page, "Times and pings"), pings=["off"])
    assert "Pings are off in this server, so pick a private message" in await wish(server, server.ben)
    await wish(server, server.cleo, way=["message"])
    await server.open(server.ada)
    assert lines(server) == []
    assert len(messages_to(server, server.cleo)) == 1


async def test_quiet_hours_are_quiet(server: Server):
    hour = int(server.bot.services.wishes.now() // 3600) % 24
    owner = await server.newcomer("Olga", runs_server=True)
    page = answer(await owner.slash(server.channel, "eights settings"))
    quiet = {"from": [str(hour)], "until": [str((hour + 1) % 24)]}
    await send(owner, await form_of(owner, page, "Times and pings"), **quiet)
    await wish(server, server.ben)
    await wish(server, server.cleo, way=["message"])
    await server.open(server.ada)
    assert (lines(server), messages_to(server, server.cleo)) == ([], [])
    await server.env.advance_time(75 * 60)
    await server.env.settle()
    assert lines(server) == [line_for(server.ben)]
    assert len(messages_to(server, server.cleo)) == 1


async def test_a_private_message_leads_to_the_table(server: Server):
    assert "I send you a private message." in await wish(server, server.ben, way=["message"])
    board = await server.open(server.ada)
    assert lines(server) == []
    (message,) = messages_to(server, server.ben)
    assert message.startswith("**Table 1 · Crazy Eights** is open: https://discord.com/channels/")
    assert str(board.id) in message
    await server.restart()
    await server.env.settle()
    assert len(messages_to(server, server.ben)) == 1


async def test_where_no_private_message_gets_through_a_ping_tells_it_and_me_says_so_once(server: Server):
    await wish(server, server.ben, way=["message"])
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="Cannot send")
    await server.open(server.ada)
    assert lines(server) == [line_for(server.ben)]
    assert "Your private messages are closed to me" in text(await me(server.ben, server))
    again = text(await me(server.ben, server))
    assert "Your private messages are closed to me" not in again
    assert "I ping you in its channel" in again


async def test_who_left_the_server_wants_nothing_there_any_more(server: Server):
    await wish(server, server.ben)
    server.env.inject_error("GET", f"/guilds/*/members/{server.ben.id}", status=404, code=10007, message="Unknown")
    await server.open(server.ada)
    assert lines(server) == []
    assert kept(server, server.ben) is None


async def test_a_channel_that_takes_no_line_keeps_nobody_waiting_for_another_table(server: Server):
    await server.open(server.ada)
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    await wish(server, server.ben)
    assert lines(server) == []
    await server.open(server.ada, game="eights")
    assert lines(server) == [line_for(server.ben, table="Table 2 · Eights")]


async def test_practice_and_the_deal_of_the_day_are_told_to_no_one(server: Server):
    await wish(server, server.ben)
    await server.say(server.ada, "eights practice")
    shown = answer(await server.ada.slash(server.channel, "eights today"))
    await press(server.ada, shown, "Play")
    assert lines(server) == []


async def test_a_form_that_is_sent_as_it_stands_changes_nothing(server: Server):
    form = await form_of(server.ben, await me(server.ben, server), "Deal me in")
    assert "I don’t tell you when a table opens." in text(await send(server.ben, form))
    assert kept(server, server.ben) is None
    await wish(server, server.ben, way=["message"])
    before = kept(server, server.ben)
    await send(server.ben, await form_of(server.ben, await me(server.ben, server), "Deal me in"))
    assert kept(server, server.ben) == before


async def test_it_is_switched_off_told_and_forgotten(server: Server):
    await wish(server, server.ben)
    page = await me(server.ben, server)
    assert "What you asked for under **Deal me in**" in text(answer(await press(server.ben, page, "My data")))
    assert "I don’t tell you when a table opens." in await wish(server, server.ben, way=["off"])
    assert kept(server, server.ben) is None
    await wish(server, server.ben)
    await server.open(server.ada)
    asked = answer(await press(server.ben, await me(server.ben, server), "Forget me"))
    await press(server.ben, asked, "Forget me for good")
    assert kept(server, server.ben) is None
    assert await server.ask("SELECT * FROM wishes") == []
    assert lines(server) == [f"Table 1 · Crazy Eights {LINE}"]
