"""First contact: a server that the bot joins, and what a channel forbids."""

from typing import Any

from simcord.backend import serializers

from cogs.pictures.lobby import welcome_picture
from tests.cogs.server import Server, alts, answer, labels, press, text
from tests.cogs.test_faults import deny
from tests.cogs.test_str8_pictures import LARGEST
from tests.pages.test_first_steps import STEPS, helped, lessons, practised


async def invited(server: Server, *, system: bool = True) -> None:
    """The bot is sent away and invited again, as far as Discord tells it."""
    backend = server.env.backend
    guild = backend.get_guild(server.guild.id)
    guild.system_channel_id = server.channel.id if system else None
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await server.settle()
    joined = serializers.guild_create_payload(backend, guild)
    backend.emit("GUILD_CREATE", {key: value for key, value in joined.items() if key != "unavailable"})
    await server.settle()


def greetings(server: Server) -> list[Any]:
    return [request for request in server.requests("POST", "/messages") if "I’m Eights" in str(request.json)]


async def test_a_server_is_greeted_once_in_its_system_channel(server: Server):
    await invited(server)
    assert len(greetings(server)) == 1
    assert labels(server.shown()) == STEPS
    assert greetings(server)[0].json["allowed_mentions"] == {"parse": []}
    (told,) = alts(server.shown())
    assert told.startswith("A fan of cards: Eight of clubs, ")
    assert len(welcome_picture()) < LARGEST
    await invited(server)  # sent away and back
    await server.restart()
    assert len(greetings(server)) == 1


async def test_the_greeting_has_no_picture_where_no_files_may_be_sent(server: Server):
    deny(server, attach_files=True)
    await invited(server)
    assert labels(server.shown()) == STEPS
    assert alts(server.shown()) == []


async def test_where_the_bot_is_already_or_may_not_write_it_says_nothing_and_tries_no_more(server: Server):
    server.env.backend.get_guild(server.guild.id).system_channel_id = server.channel.id
    await server.restart()
    await invited(server, system=False)
    deny(server, send_messages=True)
    await invited(server)
    assert greetings(server) == []


async def test_a_greeting_that_fails_breaks_nothing(server: Server):
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=403, code=50013, times=1)
    await invited(server)
    assert labels(await helped(server)) == STEPS


async def test_admins_read_what_is_missing_here(server: Server):
    found = text(answer(await press(server.ada, await helped(server), "For admins")))
    for told in (
        "I have every permission I need",
        "View Channel, Attach Files and Send Messages",
        "Read Message History",
        "/eights settings",
        "Integrations",
    ):
        assert told in found
    deny(server, attach_files=True)
    found = text(answer(await press(server.ada, await helped(server), "For admins")))
    assert "In this channel I’m missing: Attach Files." in found


async def test_a_restart_repeats_no_lesson(server: Server):
    hand = await practised(server)
    await server.position("9S QH 4D KD", "5C 7H 6H", top="9H")
    assert len(lessons(hand)) == 1
    await press(server.ada, hand, "9♠")
    await server.restart()
    await server.position("9S 4H 4D KD", "5C 7H 6H", top="9H")
    assert lessons(answer(await server.ada.slash(server.channel, "eights hand"))) == []


async def test_practice_that_cannot_be_shown_is_not_begun(server: Server):
    deny(server, attach_files=True)
    assert "I’m missing Attach Files" in text(await practised(server))
    deny(server)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, code=0, times=20)
    assert "No cards were dealt." in text(await practised(server))
    assert server.bot.services.tables.every() == []
