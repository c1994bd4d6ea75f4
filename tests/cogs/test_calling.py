"""Being called to the turn: only who wants it, one line at a time."""

import discord

from engine.actions import Draw
from tests.cogs.house import House, answer, labels, text


def calls(house: House) -> list[discord.Message]:
    return [message for message in house.channel.history() if "it is your turn" in (message.content or "")]


def users_that_were_pinged(house: House) -> list[list[str]]:
    sent = [request.json for request in house.env.http_requests if request.method == "POST" and request.json]
    return [
        body["allowed_mentions"].get("users", []) for body in sent if "it is your turn" in (body.get("content") or "")
    ]


async def seated(house: House) -> discord.Message:
    table = await house.open(house.ada)
    await house.ben.click(table, label="Join")
    await house.ada.click(table, label="Start")
    await house.put(turn=0, pending=None, suit=None, debt=0, pile=("4C",), hands=(("5H", "6H", "7H"), ("9S", "TS")))
    return table


async def test_nobody_is_called_who_did_not_ask(house: House):
    await seated(house)
    await house.ada.slash(house.channel, "draw")
    await house.ben.slash(house.channel, "draw")
    assert calls(house) == []


async def test_who_asked_is_called_by_one_line_that_goes_when_the_turn_does(house: House):
    table = await seated(house)
    more = answer(await house.ben.click(table, label="More"))
    await house.ben.click(more, label="Call me when it is my turn")
    assert calls(house) == []
    await house.ada.slash(house.channel, "draw")
    assert [message.content for message in calls(house)] == [
        f"<@{house.ben.id}>, it is your turn at Table 1 · Crazy Eights."
    ]
    assert users_that_were_pinged(house) == [[house.ben.id]]
    await house.ben.slash(house.channel, "draw")
    assert calls(house) == []


async def test_the_wish_can_be_taken_back_by_command(house: House):
    await seated(house)
    assert "will be called" in text(answer(await house.ben.slash(house.channel, "table call-me")))
    assert "not be called" in text(answer(await house.ben.slash(house.channel, "table call-me")))
    await house.ada.slash(house.channel, "draw")
    assert calls(house) == []


async def test_a_computer_that_sits_in_is_not_called(house: House):
    table = await seated(house)
    await house.ben.slash(house.channel, "table call-me")
    await house.ben.slash(house.channel, "table leave")
    await house.bot.tables.act(house.table().id, house.ada.id, None, Draw())
    await house.env.settle()
    assert calls(house) == []
    assert "Take my seat back" in labels(table)
