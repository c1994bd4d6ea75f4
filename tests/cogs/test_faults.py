"""When Discord, the channel or the database lets the bot down."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from service.tables import Pauses
from tests.cogs.house import House, answer, at_once, labels, press, text

LONG = Pauses(computer=30, call=60, round=90, turn=9000, wait=90000)


async def seated(house: House):
    table, hands = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


def deny(house: House, **permissions: bool) -> None:
    denied = Overwrite(
        target_id=house.env.backend.bot_user.id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=discord.Permissions(**permissions).value,
    )
    house.env.backend.set_overwrite(house.channel.id, denied)


# Permissions


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (["send_messages"], "Send Messages"),
        (["attach_files"], "Attach Files"),
        (["view_channel"], "View Channel"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_half_made(house: House, lacking, named):
    deny(house, **dict.fromkeys(lacking, True))
    await house.env.settle()
    result = await house.ada.slash(house.channel, "table open")
    assert result.ephemeral
    assert text(answer(result)).startswith("I cannot show a table in this channel: I lack the permission")
    assert named in text(answer(result))
    assert await house.ask("SELECT * FROM tables") == []
    assert house.channel.last_message is None


async def test_a_permission_lost_at_the_very_moment(house: House):
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    result = await house.ada.slash(house.channel, "table open")
    assert text(answer(result)) == (
        "The table could not be shown in this channel (Missing Permissions): it was not opened."
    )
    assert await house.ask("SELECT * FROM tables") == []
    assert house.bot.tables.every() == []
    await house.open(house.ada)  # and now it works


async def test_show_that_fails_leaves_the_table_where_it_is(house: House):
    table, _ = await seated(house)
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    assert "(Missing Permissions): it stays where it is." in await house.say(house.ada, "table show")
    await house.say(house.ada, "draw")
    assert "**Ben** is on turn" in text(table)


async def test_in_play_hands_go_on_without_any_permission(house: House):
    _, (hand, bens) = await seated(house)
    deny(house, send_messages=True, view_channel=True)
    await house.env.settle()
    await press(house.ada, hand, "9♠")
    assert "Your turn" in text(bens)
    await press(house.ben, bens, "9♣")
    assert house.table().state.pile == ("9H", "9S", "9C")


# What was deleted


async def test_a_deleted_table_message_comes_back_with_the_next_change(house: House):
    table, (hand, _) = await seated(house)
    await house.newcomer("Warden", manages=True)
    await house.people["Warden"].delete(table)
    await press(house.ada, hand, "9♠")
    assert house.shown().id != table.id
    assert "**Ben** is on turn" in text(house.shown())
    await press(house.ben, house.shown(), "My hand")
    await house.say(house.ben, "draw")
    assert "**Ada** is on turn" in text(house.shown())
    assert len(house.channel.history()) == 1


async def test_a_message_too_old_to_be_edited_often_is_posted_anew(house: House):
    table, (hand, _) = await seated(house)
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, message="too many edits")
    await press(house.ada, hand, "9♠")
    assert house.shown().id != table.id
    assert "**Ben** is on turn" in text(house.shown())
    assert len(house.channel.history()) == 1  # the old one is gone


async def test_with_its_channel_a_match_is_over_and_recorded(house: House):
    await seated(house)
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    assert house.bot.tables.every() == []
    assert await house.ask("SELECT outcome, ranked FROM matches") == [("abandoned", 0)]
    assert await house.ask("SELECT count(*) FROM results") == [(2,)]


async def test_when_the_bot_is_sent_away_its_tables_there_are_over(house: House):
    await seated(house)
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert house.bot.tables.every() == []
    assert await house.ask("SELECT outcome FROM matches") == [("abandoned",)]


# Edits that fail


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50013)])
async def test_an_edit_that_fails_holds_nobody_up(house: House, status, code):
    table, (hand, bens) = await seated(house)
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await press(house.ada, hand, "9♠")
    assert "Wait for your turn" in text(hand)
    assert "**Ada** is on turn" in text(table)  # out of date
    await press(house.ben, bens, "9♣")
    assert "**9♣** on top" in text(table)
    assert "**Ada** is on turn" in text(table)
    assert "Ben plays 9♣." in text(table)
    assert "Ada plays 9♠." in text(table)


async def test_a_hand_that_was_dismissed(house: House):
    table, (hand, bens) = await seated(house)
    house.env.backend.delete_message(house.channel.id, bens.id)
    await press(house.ada, hand, "9♠")
    assert "**Ben** is on turn" in text(table)
    again = answer(await press(house.ben, table, "My hand"))
    await press(house.ben, again, "9♣")
    assert "9♣** on top" in text(table)


@pytest.mark.pauses(LONG)
async def test_a_hand_whose_token_is_dead(house: House):
    table, (hand, bens) = await seated(house)
    await house.env.advance_time(15 * 60 + 1)
    since = len(house.env.http_requests)
    await press(house.ada, hand, "9♠")  # a press brings a token of its own
    assert "Wait for your turn" in text(hand)
    assert "Wait for your turn" in text(bens)  # nobody can reach it any more, and nobody tries
    assert house.requests("PATCH", "/messages/@original", since) == []
    await press(house.ben, bens, "Refresh")
    assert "Your turn" in text(bens)
    await press(house.ben, bens, "9♣")
    assert "Your turn" in text(hand)  # followed again
    assert "9♣** on top" in text(table)


async def test_an_answer_that_comes_too_late_is_forgiven(house: House):
    table, (hand, _) = await seated(house)
    late = {"status": 404, "code": 10062, "message": "Unknown interaction", "times": 2}
    house.env.inject_error("POST", "/interactions/*/*/callback", **late)
    assert not (await press(house.ada, hand, "9♠")).acknowledged
    assert "**Ben** is on turn" in text(table)  # the play counts
    house.env.inject_error("POST", "/interactions/*/*/callback", **late)
    assert not (await house.ben.slash(house.channel, "draw")).acknowledged
    assert "Ben draws 1 card." in text(table)


async def test_a_nod_that_comes_too_late_is_forgiven(house: House):
    table = await house.open(house.ada)
    house.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    await press(house.ben, table, "Join")
    assert "**Ben**" in text(table)


# The database


def forbid(house: House, what: str) -> None:
    """From now on the file refuses this kind of change to the tables."""
    with closing(sqlite3.connect(house.database)) as file, file:
        file.execute(f"CREATE TRIGGER full BEFORE {what} ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END")


def allow(house: House) -> None:
    with closing(sqlite3.connect(house.database)) as file, file:
        file.execute("DROP TRIGGER full")


@pytest.mark.logs_errors
async def test_a_database_that_cannot_be_written_changes_nothing(house: House):
    table, (hand, _) = await seated(house)
    before, shown = house.table(), text(table)
    forbid(house, "UPDATE")
    await press(house.ada, hand, "9♠")
    assert "❗ **This could not be saved, so nothing has changed. Try again in a moment.**" in text(hand)
    assert "9♠" in labels(hand)
    assert "could not be saved" in await house.say(house.ben, "table leave")
    assert (house.table(), text(table)) == (before, shown)
    assert await house.ask("SELECT count(*) FROM actions") == [(1,)]  # the deal
    allow(house)
    await press(house.ada, hand, "9♠")
    assert "**Ben** is on turn" in text(table)


@pytest.mark.logs_errors
async def test_a_table_that_cannot_be_saved_is_not_opened(house: House):
    await house.open(house.ada)
    forbid(house, "INSERT")
    assert "could not be saved, so it was not opened" in await house.say(house.ada, "table open")
    assert len(house.channel.history()) == 1
    assert len(house.bot.tables.every()) == 1


@pytest.mark.logs_errors
async def test_a_computer_tries_again_when_the_database_works_again(house: House):
    table, (_,) = await house.begin(house.ada, computers=1)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H", turn=1)
    forbid(house, "UPDATE")
    await house.env.advance_time(31)
    assert house.table().state.turn == 1
    allow(house)
    await house.env.advance_time(61)
    assert house.table().state.turn == 0
    assert "**Ada** is on turn" in text(table)


# Slow answers and faults of our own


def slow(house: House, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    act = house.bot.tables.act

    async def act_slowly(*args):
        await asyncio.sleep(seconds)
        return await act(*args)

    monkeypatch.setattr(house.bot.tables, "act", act_slowly)


async def test_who_must_wait_is_told_in_time(house: House, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(house)
    slow(house, monkeypatch, 10)
    since = len(house.env.http_requests)
    with at_once(house.env):
        pressed = await press(house.ada, hand, "9♠")
        typed = await house.ben.slash(house.channel, "draw")
    await house.env.advance_time(1.4)
    assert not pressed.acknowledged
    await house.env.advance_time(0.2)
    assert pressed.acknowledged
    assert typed.acknowledged
    assert typed.deferred
    assert "9♠" in labels(hand)  # still to come
    await house.env.advance_time(9)
    assert house.table().state.hands == (("4S", "KD"), house.table().state.hands[1])
    assert "9♠" not in labels(hand)
    assert "### Your hand" in text(answer(typed))
    assert typed.ephemeral
    kinds = [request.json["type"] for request in house.requests("POST", "/callback", since)]
    assert kinds == [6, 5]


async def test_a_quick_answer_is_never_deferred(house: House):
    _, (hand, _) = await seated(house)
    since = len(house.env.http_requests)
    await press(house.ada, hand, "9♠")
    await house.say(house.ben, "hand")
    await house.env.advance_time(5)
    assert [request.json["type"] for request in house.requests("POST", "/callback", since)] == [7, 4]


@pytest.mark.logs_errors
async def test_a_fault_of_ours_is_answered_politely_and_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    table, (hand, _) = await seated(house)

    async def broken(*args):
        raise ValueError("oh dear")

    with monkeypatch.context() as patch:
        patch.setattr(house.bot.tables, "act", broken)
        await press(house.ada, hand, "9♠")
        assert text(hand) == "Something went wrong on our side. Look at the table again, and try once more."
        assert "Something went wrong" in await house.say(house.ada, "draw")
    logged = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(logged) == 2
    assert all(record.exc_info[0] is ValueError for record in logged)
    again = answer(await press(house.ada, table, "My hand"))
    await press(house.ada, again, "9♠")
    assert "**Ben** is on turn" in text(table)
