"""Being called to the turn: only who wants it, one line at a time."""

import discord

from engine.actions import Draw
from tests.cogs.server import Server, answer, labels, text


def calls(server: Server) -> list[discord.Message]:
    return [message for message in server.channel.history() if "it's your turn" in (message.content or "")]


def users_that_were_pinged(server: Server) -> list[list[str]]:
    sent = [request.json for request in server.env.http_requests if request.method == "POST" and request.json]
    return [
        body["allowed_mentions"].get("users", []) for body in sent if "it's your turn" in (body.get("content") or "")
    ]


async def seated(server: Server) -> discord.Message:
    table = await server.open(server.ada)
    await server.ben.click(table, label="Join")
    await server.ada.click(table, label="Start")
    await server.put(turn=0, pending=None, suit=None, debt=0, pile=("4C",), hands=(("5H", "6H", "7H"), ("9S", "TS")))
    return table


async def test_nobody_is_called_who_did_not_ask(server: Server):
    await seated(server)
    await server.ada.slash(server.channel, "draw")
    await server.ben.slash(server.channel, "draw")
    assert calls(server) == []


async def test_who_asked_is_called_by_one_line_that_goes_when_the_turn_does(server: Server):
    table = await seated(server)
    more = answer(await server.ben.click(table, label="More"))
    await server.ben.click(more, label="Call me when it is my turn")
    assert calls(server) == []
    await server.ada.slash(server.channel, "draw")
    assert [message.content for message in calls(server)] == [
        f"<@{server.ben.id}>, it's your turn at Table 1 · Crazy Eights."
    ]
    assert users_that_were_pinged(server) == [[server.ben.id]]
    await server.ben.slash(server.channel, "draw")
    assert calls(server) == []


async def test_the_wish_can_be_taken_back_by_command(server: Server):
    await seated(server)
    assert "will be called" in text(answer(await server.ben.slash(server.channel, "table call-me")))
    assert "not be called" in text(answer(await server.ben.slash(server.channel, "table call-me")))
    await server.ada.slash(server.channel, "draw")
    assert calls(server) == []


async def test_a_computer_that_sits_in_is_not_called(server: Server):
    table = await seated(server)
    await server.ben.slash(server.channel, "table call-me")
    await server.ben.slash(server.channel, "table leave")
    await server.bot.tables.act(server.table().id, server.ada.id, None, Draw())
    await server.env.settle()
    assert calls(server) == []
    assert "Take my seat back" in labels(table)
