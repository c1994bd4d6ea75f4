"""A table does not sink: it moves to the bottom of its channel, and what is left of it leads there."""

import pytest

from model.tables.table import Table
from tests.cogs.server import Server, answer, id_of, press, text
from tests.cogs.test_faults import deny

SILENT = 1 << 12  # the flag of a message that notifies nobody


async def talk(server: Server, times: int) -> None:
    for number in range(times):
        await server.cleo.send(server.channel, f"talk {number}")


async def sunk(server: Server, times: int = 15):
    """A table in play with this many messages below it, posted a while ago."""
    table, _ = await server.begin(server.ada, server.ben)
    await talk(server, times - 1)  # beside the line that calls everyone
    await server.env.advance_time(61)
    return table


def looks(server: Server) -> int:
    return len(server.requests("GET", f"/channels/{server.channel.id}/messages"))


async def test_my_hand_moves_a_sunk_table_to_the_bottom_silently(server: Server):
    table = await sunk(server)
    before = looks(server)
    await press(server.ada, table, "My hand")
    assert looks(server) == before + 1
    moved = server.shown()
    assert moved.id != table.id
    assert server.channel.history()[-1].id == moved.id
    assert server.requests("POST", f"/channels/{server.channel.id}/messages")[-1].json["flags"] & SILENT
    link = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{moved.id}"
    assert text(table) == f"Table 1 · Crazy Eights is further down now: [go there]({link})"
    assert "My hand" in str(moved.components)


async def test_fourteen_messages_are_not_enough(server: Server):
    table = await sunk(server, 14)
    await press(server.ada, table, "My hand")
    assert server.shown().id == table.id


async def test_a_round_that_starts_moves_it_too(server: Server):
    table = await sunk(server, 16)  # the line that calls everyone goes with the round
    await server.position("9S", "9C 7H", top="9H")
    await server.say(server.ada, "card play", card="9S")
    await press(server.ada, table, "Ready")
    assert server.shown().id == table.id
    await press(server.ben, table, "Ready")
    assert server.shown().id != table.id
    assert "is further down now" in text(table)


async def test_without_the_permission_to_read_nothing_happens(server: Server):
    table = await sunk(server)
    deny(server, read_message_history=True)
    assert "### Your hand" in text(answer(await press(server.ada, table, "My hand")))
    assert server.shown().id == table.id


async def test_when_discord_fails_nothing_happens(server: Server):
    table = await sunk(server)
    server.env.inject_error("GET", "/channels/*/messages", status=403, code=50001, message="Missing Access")
    assert "### Your hand" in text(answer(await press(server.ada, table, "My hand")))
    assert server.shown().id == table.id


async def test_everyone_at_the_table_moves_it_once_a_minute(server: Server):
    table, _ = await server.begin(server.ada, server.ben)
    more = answer(await press(server.ben, table, "More"))
    bottom = id_of(more, "Move to bottom")
    assert "less than a minute ago" in text(answer(await server.ben.click(more, custom_id=bottom)))
    await server.env.advance_time(61)
    server.forge(table, bottom)
    assert "Only players at Table 1" in text(answer(await server.cleo.click(table, custom_id=bottom)))
    done = answer(await server.ben.click(table, custom_id=bottom))
    assert text(done) == "Table 1 · Crazy Eights is at the bottom of the channel now."
    assert "is further down now" in text(table)
    second = server.shown()
    assert second.id != table.id
    await server.env.advance_time(61)
    server.forge(second, bottom)
    await server.ben.click(second, custom_id=bottom)
    ids = [message.id for message in server.channel.history()]
    assert table.id not in ids, "one line at a time"
    assert str(server.shown().id) in text(second)
    assert [kind for (kind,) in await server.ask("SELECT kind FROM leftovers")] == ["start", "moved"]


async def test_the_line_goes_when_the_table_closes(server: Server):
    table = await sunk(server)
    await press(server.ada, table, "My hand")
    await server.close(server.ada)
    assert table.id not in [message.id for message in server.channel.history()]
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_of_a_table_that_closes_while_it_moves_nothing_stays(server: Server, monkeypatch: pytest.MonkeyPatch):
    table = await sunk(server)
    tables, board = server.bot.services.tables, server.bot.services.table_board
    save = tables.save_message_id

    async def closes_then(number: int, message: int | None) -> None:
        await save(number, message)
        await tables.abandon(number)

    monkeypatch.setattr(tables, "save_message_id", closes_then)
    await press(server.ada, table, "My hand")
    assert tables.every() == server.posts() == []
    assert board._sunk == board._pointing == set()


async def test_of_a_table_that_closes_while_it_is_looked_for_nothing_stays(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    table = await sunk(server, 16)  # the line that calls everyone goes with the table
    board = server.bot.services.table_board
    has_sunk = board._has_sunk

    async def closes_meanwhile(shown: Table, message: int) -> bool:
        await server.bot.services.tables.abandon(shown.id)
        return await has_sunk(shown, message)

    monkeypatch.setattr(board, "_has_sunk", closes_meanwhile)
    await press(server.ada, table, "My hand")
    assert board._sunk == set()


async def test_a_line_of_a_table_that_closed_while_the_bot_was_away_goes(server: Server):
    table = await sunk(server)
    await press(server.ada, table, "My hand")
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE leftovers SET number = 77 WHERE kind = 'moved'")
    await server.restart()
    assert table.id not in [message.id for message in server.channel.history()]
