"""Answers, edits and posts that are lost: what is shown becomes true, what was done is not called failed."""

from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from tests.cogs.server import Server, answer, at_once, hold_back, press, text
from tests.pages.test_calling import calls
from tests.pages.test_faults import seated


async def test_an_answer_that_failed_is_given_again(server: Server):
    table, (hand, _) = await seated(server)
    for status in (500, 502, 503, 504):
        server.env.inject_error("POST", "/interactions/*/*/callback", status=status)
        await press(server.ada, hand, "9♠")
        assert "Waiting for" in text(hand)
        assert "**Ben’s turn**" in text(table)
        await server.position("9S 4S KD", "9C 7H 6H", top="9H")


@pytest.mark.parametrize(
    ("action", "command", "told"), [("act", "card draw", "### Your hand"), ("leave", "eights leave", "You left")]
)
async def test_an_answer_that_was_promised_is_given_though_many_fail(server, monkeypatch, action, command, told):
    await seated(server)
    hold_back(monkeypatch, server.bot.services.tables, action)
    with at_once(server.env):
        typed = await server.ada.slash(server.channel, command)
    await server.env.advance_time(2)
    assert typed.deferred
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=502, times=6)
    await server.env.advance_time(100)
    assert told in text(answer(typed))


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10062), (403, 50083), (403, 50001), (403, 50013), (400, 200000), (400, 50083), (502, 0)]
)
async def test_a_hand_in_which_discord_takes_no_answer_is_kept_true_by_its_older_token(server: Server, status, code):
    """A press that came too late, a thread that is locked, a channel that is closed to us, words that the server's
    moderation holds back, and a Discord that never takes the answer.
    """
    _, (hand, bens) = await seated(server)
    server.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, times=None)
    await press(server.ada, hand, "9♠")
    await server.env.advance_time(20)
    server.env.backend.faults.clear()
    assert "Waiting for" in text(hand)
    await press(server.ben, bens, "9♣")
    assert "Your turn" in text(hand)


async def test_the_player_to_move_is_shown_it_after_any_number_of_failures(server: Server):
    _, (hand, bens) = await seated(server)
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=502, times=5)
    await press(server.ada, hand, "9♠")
    await server.env.advance_time(100)
    assert "Your turn" in text(bens)


@pytest.mark.logs_errors
async def test_an_apology_that_cannot_be_sent_raises_nothing(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)
    monkeypatch.setattr(server.bot.services.tables, "act", AsyncMock(side_effect=ValueError("oh dear")))
    server.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=None)
    await press(server.ada, hand, "9♠")
    assert not server.env.errors


async def test_an_interaction_that_is_delivered_twice_acts_once(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)
    pressed = AsyncMock(wraps=server.bot.answer_press)
    monkeypatch.setattr(server.bot, "answer_press", pressed)
    await press(server.ada, hand, "Draw and end turn")
    before, since = server.table(), len(server.env.http_requests)
    with server.working():
        await pressed(*pressed.await_args.args)
    await server.settle()
    assert server.table() == before
    assert len(server.env.http_requests) == since
    assert await server.ask("SELECT count(*) FROM actions WHERE interaction IS NOT NULL") == [(1,)]


async def test_a_press_that_arrives_too_late_to_be_answered_does_nothing(server: Server, monkeypatch):
    _, (hand, _) = await seated(server)
    before = server.table()
    hold_back(monkeypatch, server.bot, "answer_press")
    with at_once(server.env):
        await press(server.ada, hand, "9♠")
    await server.env.advance_time(21)
    assert server.table() == before


async def test_a_command_that_is_typed_again_is_told_what_the_first_one_did(server: Server):
    await seated(server)
    await server.ada.slash(server.channel, "card play", card="9S")
    again = await server.say(server.ada, "card play", card="9S")
    assert "Your last move counted: You played 9♠." in again
    await server.env.advance_time(61)
    assert "Your last move counted" not in await server.say(server.ada, "card play", card="9S")


async def test_a_post_whose_answer_was_lost_is_made_once_more(server: Server, monkeypatch: pytest.MonkeyPatch):
    send, lost = discord.abc.Messageable.send, list[Any]()

    async def loses_the_first_answer(*args: Any, **options: Any) -> Any:
        posted = await send(*args, **options)
        if lost:
            return posted
        lost.append(posted)
        raise aiohttp.ServerDisconnectedError("the answer was lost")

    monkeypatch.setattr(discord.abc.Messageable, "send", loses_the_first_answer)
    assert "is open" in await server.say(server.ada, "eights open")
    sent = [request.json for request in server.requests("POST", f"/channels/{server.channel.id}/messages")]
    assert len(sent) == 2
    assert sent[0]["nonce"] == sent[1]["nonce"]
    assert sent[1]["enforce_nonce"], "so Discord takes both for one"
    assert server.bot.services.tables.messages[1] in [message.id for message in server.posts()]


@pytest.mark.slow
@pytest.mark.parametrize("restarts", [False, True])
async def test_an_old_message_that_could_not_be_deleted_goes_later_or_after_a_restart(server: Server, restarts: bool):
    table, _ = await seated(server)
    server.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=99)
    await server.say(server.ada, "eights show")
    assert table.id in [message.id for message in server.posts()]
    server.env.backend.faults.clear()
    await (server.restart() if restarts else server.env.advance_time(601))
    assert [message.id for message in server.posts()] == [server.bot.services.tables.messages[1]]
    assert await server.ask("SELECT * FROM leftovers WHERE kind != 'start'") == []


async def test_a_ping_that_is_not_true_any_more_goes_after_a_restart_and_none_comes(server: Server):
    _, (hand, _) = await seated(server)
    await server.switch_pings(server.ben)
    server.bot.services.hands.release(server.table().id, server.ben.id)
    await press(server.ada, hand, "9♠")
    await server.env.advance_time(21)
    (line,) = calls(server)
    await server.restart()
    assert calls(server) == [line], "it is still true"
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE leftovers SET seat = 0")
    await server.restart()
    assert calls(server) == []
    assert await server.ask("SELECT * FROM leftovers WHERE kind != 'start'") == []
