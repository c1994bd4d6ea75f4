"""The process is killed and started again, also by a later version: what goes on, and what is shown once, silently."""

import asyncio
from typing import Any

import discord
import pytest
from sqlalchemy import text as sql

from cogs.discord import boards as message_board
from engine.games.house_rules import HouseRules
from model.tables.pauses_and_deadlines import Pauses
from tests import until
from tests.cogs.server import Server, alts, answer, at_once, labels, press, text
from tests.pages.test_rounds import AGAIN, last_card
from tests.pages.test_seats import seated


async def test_in_play_old_hands_and_the_old_table_go_on_also_in_the_middle_of_an_eight(server: Server):
    table, (hand, bens) = await seated(server)
    await server.position("8C 4S KD", "9C 7H 6S", top="9H")
    await press(server.ada, hand, "8♣")
    before = server.table()
    await server.restart()
    assert server.table().state == before.state
    await press(server.ada, hand, "♠ Spades")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "S")
    assert "Waiting for" in text(hand)
    assert "**Ben’s turn**" in text(table)
    again = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, again, "6♠")
    assert "Your turn" in text(hand)  # followed again since its press
    assert "Waiting for" in text(bens)  # not followed: nobody pressed it since


async def test_a_rematch_leaves_the_old_match_its_highlights_and_its_picture(server: Server):
    table, (hand, *_) = await last_card(server, server.cleo, totals=(20, 40, 2))
    await press(server.ada, hand, "9♠")
    before, picture = text(table).removesuffix(f"\n{AGAIN}"), alts(table)
    assert before.count("Biggest hand left") == 1
    await server.restart()
    await press(server.ben, table, "Rematch")
    assert text(table).startswith(f"{before}\nThe rematch is here: ")
    assert alts(table) == picture != []
    assert labels(table) == ["Replay"]


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
    assert server.bot.services.table_board.rest(server.table()) == 0
    await server.say(server.ada, "eights leave")
    assert "🤖 **Ada**" in text(table)
    since = len(server.env.http_requests)
    for _ in range(5):
        await server.replace(paused=False)
    assert to_channels(server, since) == []
    await server.env.advance_time(16)
    assert len(to_channels(server, since)) == 1


LEFT_OUT = "One of these house rules no longer exists, so it’s left out."
IN_RULES = """REPLACE({0}, '"wild":', '"brings_back":["7H"],"wild":')"""
IN_CHANGES = """REPLACE(house, '"changes":[]', '"changes":[["brings_back",["7H"]]]')"""
CODE = "E2.I97toAAt1oUFEarjwfESn5tYVJSZmA6ULCkqTQVZDAtaYwMDkGUA.2cca89"


async def as_before(server: Server, *statements: str) -> None:
    """The database as an earlier version has left it, and the bot of today."""
    async with server.bot.store.writing() as transaction:
        for statement in statements:
            await transaction.execute(sql(statement))
    await server.restart()


async def test_a_match_in_play_ends_without_a_result_and_its_table_says_why(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, game="Prší")
    await as_before(
        server,
        f"UPDATE tables SET state = {IN_RULES.format('state')}",
        f"UPDATE matches SET rules = {IN_RULES.format('rules')}",
    )
    assert "because one of its rules no longer exists.** The match doesn’t count." in text(table)
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert "This table is closed." in text(answer(await press(server.ada, hand, "Draw and end turn")))


async def test_a_lobby_and_a_saved_set_leave_the_rule_out_and_say_so(server: Server):
    table = await server.open(server.ada, game="Prší")
    await server.say(server.ada, "houserules save", name="Red Seven")
    await as_before(server, f"UPDATE tables SET house = {IN_CHANGES}", f"UPDATE house_sets SET house = {IN_CHANGES}")
    await press(server.ben, table, "Join")
    assert LEFT_OUT in text(table)
    assert LEFT_OUT in await server.say(server.ada, "houserules edit", game="Red Seven")
    opened = await server.open(server.cleo, game="Red Seven")
    assert LEFT_OUT in text(opened)
    assert server.table().house_rules == HouseRules("prsi", (), ("brings_back",))
    assert LEFT_OUT in await server.say(server.ada, "houserules save", name="Married", code=CODE)
