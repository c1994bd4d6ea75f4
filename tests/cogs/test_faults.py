"""When Discord or the channel lets the bot down, and answers, edits and posts that are lost."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from unittest.mock import DEFAULT, AsyncMock

import aiohttp
import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from db.database.store import NotSaved
from model.tables.pauses_and_deadlines import Pauses
from tests.cogs.server import Server, alts, answer, at_once, hold_back, labels, picture_says, press, refresh, text
from tests.pages.positions import missing
from tests.pages.test_calling import calls
from tests.pages.test_seats import seated

LONG = Pauses(computer=30, call=60, round=90, turn=9000, wait=90000)


def deny(server: Server, **permissions: bool) -> None:
    me, refused = server.env.backend.bot_user.id, discord.Permissions(**permissions).value
    denied = Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=refused)
    server.env.backend.set_overwrite(server.channel.id, denied)


async def test_a_missing_permission_is_named_and_nothing_is_half_made(server: Server, subtests: pytest.Subtests):
    for lacking in ("send_messages", "attach_files", "view_channel"):
        with subtests.test(lacking=lacking):
            deny(server, **{lacking: True})
            await server.settle()
            result = await server.ada.slash(server.channel, "eights open")
            assert result.ephemeral
            assert text(answer(result)).startswith("I can’t show a table in this channel: I’m missing ")
            assert lacking.replace("_", " ").title() in text(answer(result))
            assert await server.ask("SELECT * FROM tables") == []
            assert server.channel.last_message is None


async def test_a_permission_lost_at_the_very_moment(server: Server):
    lost = {"status": 403, "code": 50013, "message": "Missing Permissions"}
    server.env.inject_error("POST", "/channels/*/messages", **lost)
    told = await server.say(server.ada, "eights open")
    assert told == "I couldn’t show the table in this channel (Missing Permissions). No table was opened."
    assert await server.ask("SELECT * FROM tables") == []
    assert server.bot.services.tables.every() == []
    assert not server.bot.services.calling.asked(server.guild.id, server.ada.id), "nor was anything asked"
    table, _ = await seated(server)  # and now it works
    server.env.inject_error("POST", "/channels/*/messages", **lost)
    assert "(Missing Permissions). It stays where it is." in await server.say(server.ada, "eights show")
    await server.say(server.ada, "card draw")
    assert "**Ben’s turn**" in text(table)


async def test_where_no_files_may_be_attached_a_match_is_shown_in_words(server: Server):
    table, (hand, bens) = await seated(server)
    assert alts(table)
    deny(server, attach_files=True)
    await server.settle()
    await press(server.ada, hand, "9♠")
    assert missing(table, "**Ben’s turn**", "I can’t show pictures here: I’m missing Attach Files.") == []
    assert alts(table) == []
    assert "⚠️" not in text(hand) + text(bens)
    deny(server)
    await server.settle()
    await press(server.ben, bens, "9♣")
    assert alts(table)
    assert "I’m missing" not in text(table)


async def test_hands_go_on_and_name_the_permission_by_which_nothing_can_be_written(server: Server):
    for lacking, named in (("view_channel", "View Channel"), ("send_messages", "Send Messages")):
        _, (hand, bens) = await seated(server)
        server.env.backend.delete_message(server.channel.id, server.shown().id)
        deny(server, **{lacking: True})
        await server.settle()
        await press(server.ada, hand, "9♠")
        assert f"I can’t write in <#{server.channel.id}> any more: I’m missing {named}." in text(hand)
        await press(server.ben, bens, "9♣")
        assert server.table().state.pile == ("9H", "9S", "9C")
        deny(server)
        await server.settle()
        await server.say(server.ada, "eights show")
        assert "I can’t write" not in text(hand)
        await server.close(server.ada)


async def test_a_table_message_that_was_deleted_or_is_too_old_is_posted_anew_with_the_next_change(server: Server):
    table, (hand, bens) = await seated(server)
    server.env.backend.delete_message(server.channel.id, table.id)
    await press(server.ada, hand, "9♠")
    second = server.shown()
    assert second.id != table.id
    assert "**Ben’s turn**" in text(second)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, message="too many edits")
    await press(server.ben, bens, "9♣")
    assert server.shown().id != second.id
    assert "**Ada’s turn**" in text(server.shown())
    assert len(server.posts()) == 1  # the old one is gone


@pytest.mark.parametrize("gone", ["channel", "server"])
async def test_with_its_channel_or_server_a_match_is_over_and_recorded(server: Server, gone: str):
    await seated(server)
    if gone == "channel":
        server.env.backend.delete_channel(server.channel.id)
    else:
        server.env.backend.remove_guild(server.guild.id)
    await server.settle()
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert await server.ask("SELECT count(*) FROM results") == [(2,)]


SLIPPED = "Your hand was out of date. Here it is now."


@pytest.fixture
def noted(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """The hands that are not followed any more."""
    caplog.set_level(logging.DEBUG, "cogs.hand.messages")
    return lambda: [each.getMessage() for each in caplog.records if "Stopped updating a hand" in each.getMessage()]


@pytest.mark.pauses(LONG)
async def test_a_hand_whose_token_is_dead_is_told_of_with_a_press(server: Server, noted: Callable[[], list[str]]):
    table, (hand, bens) = await seated(server)
    await server.env.advance_time(15 * 60 + 1)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")  # a press brings a token of its own
    assert "Waiting for" in text(hand)
    assert "Waiting for" in text(bens)  # nobody can reach it any more, and nobody tries
    assert server.requests("PATCH", "/messages/@original", since) == []
    assert len(noted()) == 2
    await refresh(server.ben, bens)
    assert missing(bens, SLIPPED, "Your turn") == []
    await refresh(server.ben, bens)
    assert SLIPPED not in text(bens), "it follows again"
    await refresh(server.ada, hand)
    assert SLIPPED not in text(hand), "hers was followed by her own press"
    await press(server.ben, bens, "9♣")
    assert "Your turn" in text(hand)
    assert "Discard pile: Nine of clubs." in picture_says(table)


async def test_a_hand_that_discord_takes_no_more_is_told_of_with_the_next_press(server: Server, noted):
    table, (hand, bens) = await seated(server)
    gone = {"status": 404, "code": 10008, "message": "Unknown Message", "times": 1}
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", **gone)
    await press(server.ada, hand, "9♠")
    await server.settle()
    assert len(noted()) == 1
    await refresh(server.ben, bens)
    assert SLIPPED in text(bens)
    server.env.backend.delete_message(server.channel.id, bens.id)  # it is dismissed
    again = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, again, "9♣")
    assert "Discard pile: Nine of clubs." in picture_says(table)


LATE = {"status": 404, "code": 10062, "message": "Unknown interaction"}


@pytest.mark.pauses(LONG)
async def test_a_hand_whose_answer_came_too_late_is_told_of_with_the_next_press(server: Server, noted):
    _, (hand, _) = await seated(server)
    server.forge(hand, f"b:{server.table().id}::hand")
    await server.env.advance_time(15 * 60 + 1)
    server.env.inject_error("POST", "/interactions/*/*/callback", **LATE, times=2)
    await press(server.ada, hand, "Forged")
    assert noted()[-1:] == ["Stopped updating a hand at table 1: the answer that shows it came too late"]
    server.forge(hand, f"b:{server.table().id}::hand")
    await press(server.ada, hand, "Forged")
    assert SLIPPED in text(hand)


async def test_an_answer_or_a_nod_that_comes_too_late_is_forgiven(server: Server):
    table = await server.open(server.ada)
    server.env.inject_error("POST", "/interactions/*/*/callback", **LATE)
    await press(server.ben, table, "Join")
    assert "Ben" in picture_says(table)
    table, (hand, _) = await seated(server)
    server.env.inject_error("POST", "/interactions/*/*/callback", **LATE, times=2)
    assert not (await press(server.ada, hand, "9♠")).acknowledged
    assert "**Ben’s turn**" in text(table)  # the play counts
    server.env.inject_error("POST", "/interactions/*/*/callback", **LATE, times=2)
    assert not (await server.ben.slash(server.channel, "card draw", table=str(server.table().id))).acknowledged
    assert "**Ben** drew 1" in text(table)


async def test_what_cannot_be_saved_of_a_server_that_is_left_is_tried_again(server: Server, monkeypatch):
    retention = server.bot.services.retention
    left = AsyncMock(wraps=retention.left, side_effect=[NotSaved("the database is away"), DEFAULT])
    monkeypatch.setattr(retention, "left", left)
    with server.working():
        told = asyncio.create_task(server.bot.on_guild_remove(server.bot.guilds[0]))
    await server.settle()
    assert await server.ask("SELECT guild_id FROM left_servers") == []
    await server.env.advance_time(server.bot.services.outgoing.again)
    assert told.done()
    assert await server.ask("SELECT guild_id FROM left_servers") == [(server.guild.id,)]


async def test_who_must_wait_is_told_in_time_and_no_one_else(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)
    since = len(server.env.http_requests)
    with monkeypatch.context() as patch:
        hold_back(patch, server.bot.services.tables, "act", times=2)
        with at_once(server.env):
            pressed = await press(server.ada, hand, "9♠")
            typed = await server.ben.slash(server.channel, "card pass")
        await server.env.advance_time(1.4)
        assert not pressed.acknowledged
        await server.env.advance_time(0.2)
        assert pressed.acknowledged
        assert typed.acknowledged
        assert typed.deferred
        assert "9♠" in labels(hand)  # still to come
        await server.env.advance_time(9)
    assert server.table().state.hands == (("4S", "KD"), server.table().state.hands[1])
    assert "9♠" not in labels(hand)
    assert "### Your hand" in text(answer(typed))
    assert typed.ephemeral
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    await server.say(server.ben, "eights hand")
    await server.env.advance_time(5)
    kinds = [request.json["type"] for request in server.requests("POST", "/callback", since)]
    assert kinds == [6, 5, 7, 4]


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
