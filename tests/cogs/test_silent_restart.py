"""A start shows everything once and a new session what is not current, silently; and channels that refuse."""

import asyncio
from typing import Any

import discord
import pytest

from cogs.discord import boards as message_board
from model.tables.due import Pauses
from tests import until
from tests.cogs.server import Server, at_once, press, text
from tests.pages.test_seats import seated

LONG = Pauses(computer=30, call=60, round=90, turn=90000, wait=900000)


def to_channels(server: Server, since: int) -> list[tuple[str, str]]:
    sent = [(request.method, request.path) for request in server.env.http_requests[since:]]
    return [(method, path) for method, path in sent if path.startswith("/channels/")]


@pytest.mark.pauses(LONG)
async def test_after_a_restart_each_board_is_edited_once_and_none_is_posted_anew(server: Server):
    """However old it is. What could not be shown before is shown then."""
    table, _ = await seated(server)
    other = await server.open(server.cleo)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await server.say(server.ada, "eights leave", table="1")
    assert "🤖" not in text(table)
    server.env.backend.faults.clear()
    boards = [("PATCH", f"/channels/{server.channel.id}/messages/{each.id}") for each in (table, other)]
    for _ in range(2):
        since = len(server.env.http_requests)
        await server.restart(LONG)
        assert sorted(to_channels(server, since)) == boards
        assert "🤖 **Ada**" in text(table)
        await server.env.advance_time(3700)
    since = len(server.env.http_requests)
    with server.working():
        await server.bot.on_shard_ready(0)
    await server.settle()
    assert to_channels(server, since) == [], "a new session shows nothing twice"
    await server.say(server.ben, "card draw")
    assert server.shown().id not in (table.id, other.id), "a change moves an old message down"


async def test_after_a_restart_what_people_press_is_shown_first(server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(message_board, "AT_START", 1)
    boards = [await server.open(who) for who in (server.ada, server.ben, server.cleo)]
    server.bot.services.table_board._shown.clear()  # as after a start
    edit, shown, pressed = discord.PartialMessage.edit, list[int](), asyncio.Event()

    async def held_up(message: discord.PartialMessage, **options: Any) -> Any:
        shown.append(message.id)
        if message.id == boards[0].id:
            await pressed.wait()
        return await edit(message, **options)

    monkeypatch.setattr(discord.PartialMessage, "edit", held_up)
    with at_once(server.env):
        with server.working():
            await server.bot.on_shard_ready(0)
        await press(server.ada, boards[2], "Join")
        await until(lambda: len(shown) == 2)
    pressed.set()
    await server.settle()
    assert shown == [boards[0].id, boards[2].id, boards[1].id]


async def test_a_table_of_computer_players_alone_is_drawn_now_and_then(server: Server):
    table, _ = await server.begin(server.ada, bots=2)
    assert server.bot.services.table_board.leisure(server.table()) == 0
    await server.say(server.ada, "eights leave")
    assert "🤖 **Ada**" in text(table)
    since = len(server.env.http_requests)
    for _ in range(5):
        await server.replace(paused=False)
    assert to_channels(server, since) == []
    await server.env.advance_time(16)
    assert len(to_channels(server, since)) == 1
