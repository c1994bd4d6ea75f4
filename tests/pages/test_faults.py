"""When the database or the bot itself lets players down. What Discord does is told in tests/cogs."""

import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.discord.answer import WORDS
from db.database.store import NotSaved
from tests.cogs.server import Server, answer, labels, press, text
from tests.pages.discordless import Reply
from tests.pages.test_seats import seated


@pytest.mark.logs_errors
@pytest.mark.parametrize("saved", [True, False])
async def test_a_table_that_is_closed_while_it_is_posted_leaves_no_second_message(server: Server, monkeypatch, saved):
    shown, tables = await server.open(server.ada), server.bot.services.tables
    save, table = tables.save_message_id, server.table()

    async def save_late(number: int, message: int | None) -> None:
        await tables.abandon(number)
        if not saved:
            raise NotSaved("disk full")
        await save(number, message)

    monkeypatch.setattr(tables, "save_message_id", save_late)
    await server.say(server.ada, "eights show")
    assert {message.id for message in server.channel.history()} <= {shown.id}
    assert tables.closed.get(table.id) is None
    assert tables.messages == {}


@pytest.mark.logs_errors
async def test_a_fault_of_ours_is_answered_politely_and_logged(server: Server, monkeypatch, caplog):
    table, (hand, _) = await seated(server)

    async def broken(*args):
        raise ValueError("oh dear")

    with monkeypatch.context() as patch:
        patch.setattr(server.bot.services.tables, "act", broken)
        told = text(answer(await press(server.ada, hand, "9♠")))
        assert told == "Something went wrong on my side. Look at the table again, then try once more."
        assert "9♠" in labels(hand), "the hand keeps its cards"
        assert "Something went wrong" in await server.say(server.ada, "card draw")
    logged = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(logged) == 2
    assert all(record.exc_info[0] is ValueError for record in logged)
    again = answer(await press(server.ada, table, "My hand"))
    await press(server.ada, again, "9♠")
    assert "**Ben’s turn**" in text(table)


async def forbid(server: Server, what: str) -> None:
    """From now on the file refuses this kind of change to the tables."""
    refuses = f"CREATE TRIGGER full BEFORE {what} ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END"
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql(refuses)


async def allow(server: Server) -> None:
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("DROP TRIGGER full")


@pytest.mark.logs_errors
async def test_a_database_that_cannot_be_written_changes_nothing(server: Server):
    table, (hand, _) = await seated(server)
    before, shown = server.table(), text(table)
    await forbid(server, "UPDATE")
    await press(server.ada, hand, "9♠")
    assert "❗ That couldn’t be saved, so nothing has changed. Try again in a moment." in text(hand)
    assert "9♠" in labels(hand)
    assert "couldn’t be saved" in await server.say(server.ben, "eights leave")
    assert (server.table(), text(table)) == (before, shown)
    assert await server.ask("SELECT count(*) FROM actions") == [(1,)]  # the deal
    await allow(server)
    await press(server.ada, hand, "9♠")
    assert "**Ben’s turn**" in text(table)


@pytest.mark.logs_errors
async def test_what_cannot_be_saved_is_neither_open_nor_shown(server: Server):
    def posted() -> list[int]:
        return [message.id for message in server.channel.history()]

    shown = await server.open(server.ada)
    await forbid(server, "INSERT")
    assert "couldn’t save the table, so it isn’t open" in await server.say(server.ada, "eights open")
    await allow(server)
    await forbid(server, "UPDATE OF message_id")
    for who, command in ((server.ada, "eights show"), (server.ben, "eights open")):
        assert "couldn’t be saved, so nothing has changed" in await server.say(who, command)
        assert posted() == [shown.id]
        assert len(server.bot.services.tables.every()) == 1
    await allow(server)
    await server.say(server.ada, "eights show")
    assert posted() == [server.shown().id]


@pytest.mark.logs_errors
async def test_what_was_saved_is_not_called_failed(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, _) = await seated(server)

    async def broken(*_: object) -> None:
        raise ValueError("no picture")

    with monkeypatch.context() as patch:
        patch.setattr(server.bot.services.hands, "page", broken)
        assert text(answer(await press(server.ada, hand, "9♠"))) == WORDS("done")
        assert await server.say(server.ada, "eights hand") == WORDS("failed"), "nothing was to be saved"
    assert server.table().state.turn == 1


def lose_answer(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Discord does what it is asked, but its answer gets lost once. A press is not answered twice."""
    call, lost = getattr(Reply, name), list[Reply]()
    twice = {"code": 40060, "message": "Interaction has already been acknowledged."}

    async def loses(reply: Reply, *args: Any, **options: Any) -> object:
        if reply in lost:
            raise discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), twice)  # type: ignore[arg-type]
        result = await call(reply, *args, **options)
        if lost:
            return result
        lost.append(reply)
        reply.done = False  # nobody was told
        raise aiohttp.ServerDisconnectedError("the answer was lost")

    monkeypatch.setattr(Reply, name, loses)


async def test_an_answer_of_which_we_were_not_told_is_made_true(server: Server, monkeypatch: pytest.MonkeyPatch):
    _, (hand, bens) = await seated(server)
    lose_answer(monkeypatch, "edit_message")
    await press(server.ada, hand, "9♠")
    assert "Waiting for" in text(hand)
    await press(server.ben, bens, "9♣")
    assert "Your turn" in text(hand), "it is followed"
    await server.position("9S 4S KD", "9C 7H 6H")
    lose_answer(monkeypatch, "send_message")
    shown = answer(await server.ben.slash(server.channel, "eights hand"))
    assert "Waiting for" in text(shown)
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(shown)
