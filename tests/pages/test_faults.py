"""When Discord, the channel or the database lets the bot down."""

import logging

import pytest

from db.database.store import NotSaved
from tests.cogs.server import Server, answer, labels, press, text


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


@pytest.mark.logs_errors
@pytest.mark.parametrize("saved", [True, False])
async def test_a_table_that_is_closed_while_it_is_posted_leaves_no_second_message(
    server: Server, monkeypatch: pytest.MonkeyPatch, saved: bool
):
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
    assert tables.closed(table.id) is None
    assert tables.messages == {}


@pytest.mark.logs_errors
async def test_a_fault_of_ours_is_answered_politely_and_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
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
