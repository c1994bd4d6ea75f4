"""Being called to the turn: only who wants it, one line at a time."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord.results import ResponseMessage

from engine.core.actions import Draw
from tests.cogs.server import Server, answer, labels, press, text


def calls(server: Server) -> list[discord.Message]:
    return [message for message in server.channel.history() if "it’s your turn" in (message.content or "")]


async def seated(server: Server) -> discord.Message:
    table = await server.open(server.ada)
    await server.ben.click(table, label="Join")
    await server.ada.click(table, label="Start")
    await server.put(turn=0, pending=None, suit=None, debt=0, pile=("4C",), hands=(("5H", "6H", "7H"), ("9S", "TS")))
    return table


async def test_nobody_is_called_who_did_not_ask(server: Server):
    await seated(server)
    await server.ada.slash(server.channel, "card draw")
    await server.ben.slash(server.channel, "card draw")
    assert calls(server) == []


async def test_the_wish_can_be_taken_back_by_button(server: Server):
    await seated(server)
    assert "You’ll get a ping" in await server.switch_pings(server.ben)
    assert "won’t get pings" in await server.switch_pings(server.ben)
    await server.ada.slash(server.channel, "card draw")
    assert calls(server) == []


async def test_a_computer_that_sits_in_is_not_called(server: Server):
    table = await seated(server)
    await server.switch_pings(server.ben)
    await server.ben.slash(server.channel, "eights leave")
    await server.bot.services.tables.act(server.table().id, server.ada.id, None, Draw())
    await server.settle()
    assert calls(server) == []
    assert "Come back" in labels(table)


# Before the time is up


def said(server: Server, words: str) -> list[discord.Message]:
    return [message for message in server.channel.history() if words in (message.content or "")]


LATE, DEALT = "still your turn", "the cards are dealt"


async def test_a_latecomer_in_a_bots_seat_calls_no_one_to_a_deal_that_is_under_way(server: Server):
    table, _ = await server.begin(server.ada, bots=2)
    assert server.table().moves == 1
    await press(server.cleo, table, "Sit down")
    assert "Cleo took" in text(table)
    assert said(server, DEALT) == []


async def test_who_plays_alone_needs_no_call(server: Server):
    table = await server.open(server.ada, bots=2)
    await server.ada.click(table, label="Start")
    assert said(server, DEALT) == []


async def asked_at(server: Server, table: ResponseMessage) -> ResponseMessage:
    """Ben sits down, and is asked for the first time."""
    asked = answer(await press(server.ben, table, "Join"))
    assert labels(asked) == ["Yes, ping me", "No, thanks"]
    return asked


def bens_messages(server: Server) -> list[int]:
    return [message.id for message in server.channel.history(viewer=server.ben)]


async def test_who_says_so_elsewhere_is_not_asked_any_more(server: Server):
    asked = await asked_at(server, await server.open(server.ada))
    await server.switch_pings(server.ben)
    assert text(asked) == "I’ll ping you when it’s your turn."
    assert labels(asked) == []


async def closes(server: Server) -> None:
    await server.close(server.ada)


async def leaves(server: Server) -> None:
    await server.say(server.ben, "eights leave")


async def is_forgotten(server: Server) -> None:
    await server.bot.services.membership.forget(server.ben.id)
    await server.settle()


async def plays_to_the_end(server: Server) -> None:
    await press(server.ada, server.shown(), "Start")
    await server.position("9S", "9C 7H 6H", top="9H", totals=(0, 99))
    await server.say(server.ada, "card play", card="9S")
    assert server.table().phase == "over"


@pytest.mark.parametrize("end", [closes, leaves, is_forgotten, plays_to_the_end])
async def test_a_question_goes_when_nothing_depends_on_it_any_more(server: Server, end: Callable[[Server], Any]):
    asked = await asked_at(server, await server.open(server.ada))
    assert asked.id in bens_messages(server)
    await end(server)
    assert asked.id not in bens_messages(server)


async def test_a_person_who_is_forgotten_is_asked_again(server: Server):
    await server.bot.services.calling.keep(server.guild.id, server.ada.id, True)
    await server.bot.services.membership.forget(server.ada.id)
    assert not server.bot.services.calling.asked(server.guild.id, server.ada.id)
