"""What moves by itself, and what stays still."""

import asyncio
import gc
import logging
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.discord.answer import Answer
from cogs.discord.followers import Followed
from model.member import Member
from model.tables.pauses_and_deadlines import Pauses
from model.tables.table import Table
from tests.cogs.server import Server, answer, at_once, held, hold_back, id_of, picture_says, press, refresh, text
from tests.pages.test_seats import seated


@pytest.mark.pauses(Pauses(computer=30, call=60, round=90, turn=9000, wait=90000))
async def test_while_an_edit_is_slow_only_the_newest_state_is_shown_next(server: Server, monkeypatch):
    table, (hand, _) = await seated(server)
    hold_back(monkeypatch, server.bot.services.table_board, "_edit", times=2)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")
    for _ in range(3):
        await press(server.ben, answer(await press(server.ben, table, "My hand")), "Draw and end turn")
        await press(server.ada, answer(await press(server.ada, table, "My hand")), "Draw and end turn")
    assert "**Ada’s turn**" in text(table)  # nothing of it is shown yet, and nobody had to wait
    await server.env.advance_time(10)
    assert len(server.requests("PATCH", f"/channels/{server.channel.id}/messages/{table.id}", since)) == 1
    await server.env.advance_time(10)
    assert len(server.requests("PATCH", f"/channels/{server.channel.id}/messages/{table.id}", since)) == 2
    assert "Ben (to play): 6 cards." in picture_says(table)
    await server.env.advance_time(30)
    assert len(server.requests("PATCH", f"/channels/{server.channel.id}/messages/{table.id}", since)) == 2


async def test_a_slow_table_holds_up_neither_another_nor_a_hand(server: Server, monkeypatch: pytest.MonkeyPatch):
    """A channel at its limit makes edits wait; hands have no such limit."""
    first, (hand, bens) = await seated(server)
    second, (other, _) = await seated(server)
    hold_back(monkeypatch, server.bot.services.table_board, "_edit")
    await press(server.ada, hand, "9♠")
    await press(server.ada, other, "9♠")
    await press(server.ben, bens, "9♣")
    assert "**Ben’s turn**" in text(second)
    assert "Your turn" in text(hand)
    assert "**Ben** 9♣" not in text(first)
    await server.env.advance_time(20)
    assert "**Ben** 9♣" in text(first)


async def test_a_hand_that_was_shown_too_late_is_shown_anew(server: Server, monkeypatch: pytest.MonkeyPatch):
    """The table moves on while the answer with the hand is on its way."""
    _, (hand, _) = await seated(server)
    send = Answer._send

    async def send_late(self, page):
        if self.interaction.user.id == server.ben.id:
            await asyncio.sleep(1)
        await send(self, page)

    monkeypatch.setattr(Answer, "_send", send_late)
    with at_once(server.env):
        late = await server.ben.slash(server.channel, "eights hand")
        await server.ada.click(hand, custom_id=id_of(hand, "9♠"))
    await server.settle()
    await server.env.advance_time(2)
    assert "Your turn" in text(answer(late))


async def test_a_message_that_could_not_be_edited_is_edited_later_also_when_its_table_is_closed(server: Server):
    table, (hand, _) = await seated(server)
    for act, shows in (
        (lambda: press(server.ada, hand, "9♠"), "**Ben’s turn**"),
        (lambda: server.close(server.ada), "Ada closed this table"),
    ):
        server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
        await act()
        assert shows not in text(table)
        await server.env.advance_time(11)
        assert shows in text(table)


async def test_a_thread_that_sleeps_gets_the_table_anew(server: Server):
    """An edit does not wake an archived thread, a new message does."""
    table, (hand, _) = await seated(server)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    await press(server.ada, hand, "9♠")
    assert server.shown().id != table.id
    assert "**Ben’s turn**" in text(server.shown())


async def test_a_table_that_moves_on_while_it_is_posted_is_shown_as_it_is(server: Server, monkeypatch):
    _, (hand, _) = await seated(server)
    hold_back(monkeypatch, server.bot.services.tables, "save_message_id")
    with at_once(server.env):
        await server.ben.slash(server.channel, "eights show")
        await server.ada.click(hand, custom_id=id_of(hand, "9♠"))
    await server.settle()
    await server.env.advance_time(11)
    assert "**Ben’s turn**" in text(server.shown())


async def test_what_discord_refuses_is_not_asked_again(server: Server):
    """Refusals count: too many of them, and the bot is shut out."""
    _, (hand, _) = await seated(server)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=9)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")
    await server.env.advance_time(25)
    assert len(server.requests("PATCH", f"/channels/{server.channel.id}/messages/{server.shown().id}", since)) == 1


@pytest.mark.parametrize(("pressed", "stays"), [("{asked}:draw", "Waiting for"), (":why", "### Why not?")])
async def test_the_answer_to_a_press_stays_though_a_redraw_was_on_its_way(server: Server, monkeypatch, pressed, stays):
    _, (hand, bens) = await seated(server)
    hold_back(monkeypatch, discord.Interaction, "edit_original_response")
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(bens)
    server.forge(bens, "b:1:" + pressed.format(asked=server.table().state.asked))  # as the redraw will show it
    await press(server.ben, bens, "Forged")
    assert len(server.table().state.hands[1]) == (4 if "draw" in pressed else 3)  # what was pressed is done at once
    await server.env.advance_time(30)
    assert stays in text(bens)
    assert "Your turn" not in text(bens)


async def test_the_answer_to_a_press_stays_though_a_redraw_was_being_drawn(server: Server, monkeypatch):
    _, (_, bens) = await seated(server)
    hold_back(monkeypatch, server.bot.services.hands, "page")
    await server.position("9S 4S", "9C 7H 6H", top="9H", turn=1)
    await refresh(server.ben, bens)
    await press(server.ben, bens, "Draw and end turn")
    await server.env.advance_time(30)
    assert len(held(bens)) == 4


async def test_a_slow_redraw_lets_no_press_go_unanswered(server: Server, monkeypatch: pytest.MonkeyPatch):
    """Discord waits three seconds for an answer, and an edit can take longer."""
    _, (hand, bens) = await seated(server)
    hold_back(monkeypatch, discord.Interaction, "edit_original_response")
    await press(server.ada, hand, "9♠")
    since = len(server.env.http_requests)
    await refresh(server.ben, bens)
    await server.env.advance_time(2)
    assert [request.json for request in server.requests("POST", "/callback", since)] == [{"type": 6}]
    await server.env.advance_time(30)
    assert "Your turn" in text(bens)


async def test_what_changes_while_a_press_is_answered_is_shown_after_it(server: Server, monkeypatch):
    _, (_, bens) = await seated(server)
    hold_back(monkeypatch, Answer, "_send")
    await refresh(server.ben, bens)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", turn=1)
    assert "Waiting for" in text(bens)
    await server.env.advance_time(30)
    assert "Your turn" in text(bens)


@pytest.mark.logs_errors
async def test_a_message_whose_id_could_not_be_saved_is_taken_away(server: Server, monkeypatch: pytest.MonkeyPatch):
    table, _ = await server.begin(server.ada, server.ben)
    failing = AsyncMock(side_effect=RuntimeError("The disk is full."))
    monkeypatch.setattr(server.bot.services.tables, "save_message_id", failing)
    since = len(server.env.http_requests)
    assert "Something went wrong" in await server.say(server.ada, "eights show")
    assert len(server.requests("POST", f"/channels/{server.channel.id}/messages", since)) == 1
    assert server.shown().id == table.id


def there(kind: type) -> int:
    gc.collect()
    return sum(isinstance(each, kind) for each in gc.get_objects())


@pytest.mark.slow
@pytest.mark.pauses(Pauses(computer=30, call=60, round=90, turn=50_000, wait=50_000))
async def test_of_tables_that_are_closed_nothing_stays(server: Server):
    """When the tokens of their hands have died, after fifteen minutes."""
    before = there(Table), there(Followed), len(asyncio.all_tasks())
    for _ in range(6):
        await server.begin(server.ada, server.ben)
        await server.close(server.ada)
    assert there(Followed) > before[1]
    await server.env.advance_time(15 * 60 + 60)
    await server.begin(server.ada, server.ben)
    await server.close(server.ada)
    await server.env.advance_time(15 * 60 + 60)
    bot = server.bot
    assert len(bot.services.table_board._in_turn) == len(bot.services.table_board._posting) == 0
    assert len(bot.services.tables._locks) == len(bot.services.tables._open) == 0
    assert len(bot.services.hands._followed) == len(bot.services.hands._slipped) == 0
    assert (there(Table), there(Followed), len(asyncio.all_tasks())) == before


async def test_a_message_that_is_deleted_while_its_table_closes_is_no_trouble(server: Server, monkeypatch, caplog):
    """The edit finds no message, and when it is posted anew, the table is closed."""
    table = await server.open(server.ada)
    board = server.bot.services.table_board
    post = board.post

    async def closed_first(number: int, *more: Any, **named: Any) -> None:
        with server.working():
            await server.bot.services.tables.discard(number)
        await post(number, *more, **named)

    monkeypatch.setattr(board, "post", closed_first)
    server.env.backend.delete_message(server.channel.id, table.id)
    with server.working():
        await server.bot.services.tables.join(1, Member(server.ben.id, "Ben"))
    await server.settle()
    assert not [each.getMessage() for each in caplog.records if each.exc_info or each.levelno >= logging.WARNING]
