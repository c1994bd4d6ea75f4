"""When Discord, the channel or the database lets the bot down."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from db.database.store import NotSaved
from model.tables.due import Pauses
from tests.cogs.server import Server, alts, answer, at_once, labels, picture_says, press, refresh, sitting, text
from tests.pages.test_faults import seated

LONG = Pauses(computer=30, call=60, round=90, turn=9000, wait=90000)


def deny(server: Server, **permissions: bool) -> None:
    denied = Overwrite(
        target_id=server.env.backend.bot_user.id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(**permissions).value,
    )
    server.env.backend.set_overwrite(server.channel.id, denied)


# Permissions


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (["send_messages"], "Send Messages"),
        (["attach_files"], "Attach Files"),
        (["view_channel"], "View Channel"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_half_made(server: Server, lacking, named):
    deny(server, **dict.fromkeys(lacking, True))
    await server.settle()
    result = await server.ada.slash(server.channel, "eights open")
    assert result.ephemeral
    assert text(answer(result)).startswith("I can’t show a table in this channel: I’m missing ")
    assert named in text(answer(result))
    assert await server.ask("SELECT * FROM tables") == []
    assert server.channel.last_message is None


async def test_a_permission_lost_at_the_very_moment(server: Server):
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    result = await server.ada.slash(server.channel, "eights open")
    assert text(answer(result)) == (
        "I couldn’t show the table in this channel (Missing Permissions). No table was opened."
    )
    assert await server.ask("SELECT * FROM tables") == []
    assert server.bot.services.tables.every() == []
    await server.open(server.ada)  # and now it works


async def test_show_that_fails_leaves_the_table_where_it_is(server: Server):
    table, _ = await seated(server)
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    assert "(Missing Permissions). It stays where it is." in await server.say(server.ada, "eights show")
    await server.say(server.ada, "card draw")
    assert "**Ben’s turn**" in text(table)


async def test_in_play_hands_go_on_without_any_permission(server: Server):
    _, (hand, bens) = await seated(server)
    deny(server, send_messages=True, view_channel=True)
    await server.settle()
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(bens)
    await press(server.ben, bens, "9♣")
    assert server.table().state.pile == ("9H", "9S", "9C")


async def test_where_no_files_may_be_attached_a_match_is_shown_in_words(server: Server):
    table, (hand, bens) = await seated(server)
    assert alts(table)
    deny(server, attach_files=True)
    await server.settle()
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(table)
    assert "I can’t show pictures here: I’m missing Attach Files." in text(table)
    assert alts(table) == []
    assert "⚠️" not in text(hand) + text(bens)
    deny(server)
    await server.settle()
    await press(server.ben, bens, "9♣")
    assert alts(table)
    assert "I’m missing" not in text(table)


async def test_hands_name_the_permission_by_which_nothing_can_be_written(server: Server):
    for lacking, named in (("view_channel", "View Channel"), ("send_messages", "Send Messages")):
        _, (hand, _) = await seated(server)
        server.env.backend.delete_message(server.channel.id, server.shown().id)
        deny(server, **{lacking: True})
        await server.settle()
        await press(server.ada, hand, "9♠")
        assert f"I can’t write in <#{server.channel.id}> any more: I’m missing {named}." in text(hand)
        deny(server)
        await server.settle()
        await server.say(server.ada, "eights show")
        assert "I can’t write" not in text(hand)
        await server.close(server.ada)


# What was deleted


async def test_a_deleted_table_message_comes_back_with_the_next_change(server: Server):
    table, (hand, _) = await seated(server)
    await server.newcomer("Warden", manages=True)
    await server.people["Warden"].delete(table)
    await press(server.ada, hand, "9♠")
    assert server.shown().id != table.id
    assert "**Ben’s turn**" in text(server.shown())
    await press(server.ben, server.shown(), "My hand")
    await server.say(server.ben, "card draw")
    assert "**Ada’s turn**" in text(server.shown())
    assert len(server.posts()) == 1


async def test_a_message_too_old_to_be_edited_often_is_posted_anew(server: Server):
    table, (hand, _) = await seated(server)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, message="too many edits")
    await press(server.ada, hand, "9♠")
    assert server.shown().id != table.id
    assert "**Ben’s turn**" in text(server.shown())
    assert len(server.posts()) == 1  # the old one is gone


async def test_with_its_channel_a_match_is_over_and_recorded(server: Server):
    await seated(server)
    server.env.backend.delete_channel(server.channel.id)
    await server.settle()
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert await server.ask("SELECT count(*) FROM results") == [(2,)]


async def test_when_the_bot_is_sent_away_its_tables_there_are_over(server: Server):
    await seated(server)
    server.env.backend.remove_guild(server.guild.id)
    await server.settle()
    assert server.bot.services.tables.every() == []
    assert await server.ask("SELECT outcome FROM matches") == [("abandoned",)]


# Edits that fail


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50013)])
async def test_an_edit_that_fails_holds_nobody_up(server: Server, status, code):
    table, (hand, bens) = await seated(server)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    assert "**Ada’s turn**" in text(table)  # out of date
    await press(server.ben, bens, "9♣")
    assert "Discard pile: Nine of clubs." in picture_says(table)
    assert "**Ada’s turn**" in text(table)
    assert "**Ben** 9♣" in text(table)
    assert "**Ada** 9♠" in text(table)


async def test_a_hand_that_was_dismissed(server: Server):
    table, (hand, bens) = await seated(server)
    server.env.backend.delete_message(server.channel.id, bens.id)
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(table)
    again = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, again, "9♣")
    assert "Discard pile: Nine of clubs." in picture_says(table)


@pytest.mark.pauses(LONG)
async def test_a_hand_whose_token_is_dead(server: Server):
    table, (hand, bens) = await seated(server)
    await server.env.advance_time(15 * 60 + 1)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")  # a press brings a token of its own
    assert "Waiting for" in text(hand)
    assert "Waiting for" in text(bens)  # nobody can reach it any more, and nobody tries
    assert server.requests("PATCH", "/messages/@original", since) == []
    await refresh(server.ben, bens)
    assert "Your turn" in text(bens)
    await press(server.ben, bens, "9♣")
    assert "Your turn" in text(hand)  # followed again
    assert "Discard pile: Nine of clubs." in picture_says(table)


SLIPPED = "Your hand was out of date. Here it is now."


def noted(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if "Stopped updating a hand" in each.getMessage()]


@pytest.mark.pauses(LONG)
async def test_whose_hand_could_not_follow_is_told_with_the_next_press(
    server: Server, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG, "cogs.messages.hands")
    _, (hand, bens) = await seated(server)
    await server.env.advance_time(15 * 60 + 1)
    await press(server.ada, hand, "9♠")
    assert len(noted(caplog)) == 2
    await refresh(server.ben, bens)
    assert SLIPPED in text(bens)
    await refresh(server.ben, bens)
    assert SLIPPED not in text(bens), "it follows again"
    await refresh(server.ada, hand)
    assert SLIPPED not in text(hand), "hers was followed by her own press"


async def test_a_hand_that_discord_takes_no_more_is_told_of_with_the_next_press(
    server: Server, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG, "cogs.messages.hands")
    _, (hand, bens) = await seated(server)
    gone = {"status": 404, "code": 10008, "message": "Unknown Message", "times": 1}
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", **gone)
    await press(server.ada, hand, "9♠")
    await server.settle()
    assert len(noted(caplog)) == 1
    await refresh(server.ben, bens)
    assert SLIPPED in text(bens)


@pytest.mark.pauses(LONG)
async def test_a_hand_whose_answer_came_too_late_is_told_of_with_the_next_press(
    server: Server, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG, "cogs.messages.hands")
    _, (hand, _) = await seated(server)
    server.forge(hand, f"b:{server.table().id}::hand")
    await server.env.advance_time(15 * 60 + 1)
    late = {"status": 404, "code": 10062, "message": "Unknown interaction", "times": 2}
    server.env.inject_error("POST", "/interactions/*/*/callback", **late)
    await press(server.ada, hand, "Forged")
    assert noted(caplog)[-1:] == ["Stopped updating a hand at table 1: the answer that shows it came too late"]
    server.forge(hand, f"b:{server.table().id}::hand")
    await press(server.ada, hand, "Forged")
    assert SLIPPED in text(hand)


async def test_an_answer_that_comes_too_late_is_forgiven(server: Server):
    table, (hand, _) = await seated(server)
    late = {"status": 404, "code": 10062, "message": "Unknown interaction", "times": 2}
    server.env.inject_error("POST", "/interactions/*/*/callback", **late)
    assert not (await press(server.ada, hand, "9♠")).acknowledged
    assert "**Ben’s turn**" in text(table)  # the play counts
    server.env.inject_error("POST", "/interactions/*/*/callback", **late)
    assert not (await server.ben.slash(server.channel, "card draw")).acknowledged
    assert "**Ben** drew 1" in text(table)


async def test_a_nod_that_comes_too_late_is_forgiven(server: Server):
    table = await server.open(server.ada)
    server.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    await press(server.ben, table, "Join")
    assert "Ben" in sitting(table)


# The database


def forbid(server: Server, what: str) -> None:
    """From now on the file refuses this kind of change to the tables."""
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute(f"CREATE TRIGGER full BEFORE {what} ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END")


def allow(server: Server) -> None:
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute("DROP TRIGGER full")


@pytest.mark.logs_errors
async def test_a_database_that_cannot_be_written_changes_nothing(server: Server):
    table, (hand, _) = await seated(server)
    before, shown = server.table(), text(table)
    forbid(server, "UPDATE")
    await press(server.ada, hand, "9♠")
    assert "❗ That couldn’t be saved, so nothing has changed. Try again in a moment." in text(hand)
    assert "9♠" in labels(hand)
    assert "couldn’t be saved" in await server.say(server.ben, "eights leave")
    assert (server.table(), text(table)) == (before, shown)
    assert await server.ask("SELECT count(*) FROM actions") == [(1,)]  # the deal
    allow(server)
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(table)


@pytest.mark.logs_errors
async def test_a_table_that_cannot_be_saved_is_not_opened(server: Server):
    await server.open(server.ada)
    forbid(server, "INSERT")
    assert "couldn’t save the table, so it isn’t open" in await server.say(server.ada, "eights open")
    assert len(server.channel.history()) == 1
    assert len(server.bot.services.tables.every()) == 1


@pytest.mark.logs_errors
async def test_a_message_whose_id_could_not_be_saved_is_taken_away(server: Server):
    shown = await server.open(server.ada)
    forbid(server, "UPDATE OF message_id")
    assert "couldn’t be saved, so nothing has changed" in await server.say(server.ada, "eights show")
    assert [message.id for message in server.channel.history()] == [shown.id]
    assert "couldn’t be saved, so nothing has changed" in await server.say(server.ben, "eights open")
    assert [message.id for message in server.channel.history()] == [shown.id]
    assert len(server.bot.services.tables.every()) == 1, "what cannot be shown is not open"
    allow(server)
    await server.say(server.ada, "eights show")
    assert [message.id for message in server.channel.history()] == [server.shown().id]


async def test_what_cannot_be_saved_of_a_server_that_is_left_is_tried_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    retention = server.bot.services.retention
    note, refused = retention.left, [NotSaved("the database is away")]

    async def note_later(guild: int) -> None:
        if refused:
            raise refused.pop()
        await note(guild)

    monkeypatch.setattr(retention, "left", note_later)
    with server.working():
        told = asyncio.create_task(server.bot.on_guild_remove(server.bot.guilds[0]))
    await server.settle()
    assert await server.ask("SELECT guild_id FROM left_servers") == []
    await server.env.advance_time(server.bot.services.outgoing.again)
    assert told.done()
    assert await server.ask("SELECT guild_id FROM left_servers") == [(server.guild.id,)]


# Slow answers and faults of our own


def slow(server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    act = server.bot.services.tables.act

    async def act_slowly(*args):
        await asyncio.sleep(seconds)
        return await act(*args)

    monkeypatch.setattr(server.bot.services.tables, "act", act_slowly)


async def test_who_must_wait_is_told_in_time(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)
    slow(server, monkeypatch, 10)
    since = len(server.env.http_requests)
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
    kinds = [request.json["type"] for request in server.requests("POST", "/callback", since)]
    assert kinds == [6, 5]


async def test_a_quick_answer_is_never_deferred(server: Server):
    _, (hand, _) = await seated(server)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")
    await server.say(server.ben, "eights hand")
    await server.env.advance_time(5)
    assert [request.json["type"] for request in server.requests("POST", "/callback", since)] == [7, 4]
