"""A table in play does not sink: it is posted anew at the bottom of its channel, and the old message goes."""

from dataclasses import replace

import pytest

from tests.cogs.server import Server, answer, id_of, labels, press, text
from tests.cogs.test_faults import deny

SILENT, HAS_THREAD = 1 << 12, 1 << 5  # flags of a message: it notifies nobody, a thread hangs from it


async def talk(server: Server, times: int) -> None:
    for number in range(times):
        await server.cleo.send(server.channel, f"talk {number}")


async def sunk(server: Server, times: int = 15):
    """A table in play with this many messages below it, posted a while ago."""
    table, _ = await server.begin(server.ada, server.ben)
    await talk(server, times - 1)  # beside the line that calls everyone
    await server.env.advance_time(61)
    return table


def ids(server: Server) -> list[int]:
    return [message.id for message in server.channel.history()]


async def test_my_hand_moves_a_sunk_table_to_the_bottom_silently(server: Server):
    table = await sunk(server)
    since = len(server.env.http_requests)
    await press(server.ada, table, "My hand")
    assert len(server.requests("GET", f"/channels/{server.channel.id}/messages", since)) == 1
    moved = server.shown()
    assert moved.id != table.id
    assert server.channel.history()[-1].id == moved.id
    assert server.requests("POST", f"/channels/{server.channel.id}/messages")[-1].json["flags"] & SILENT
    assert table.id not in ids(server)
    assert "My hand" in str(moved.components)


async def test_one_with_a_thread_stays_where_people_talk(server: Server):
    table = await sunk(server)
    server.env.backend.get_message(table.channel_id, table.id).flags |= HAS_THREAD
    await press(server.ada, table, "My hand")
    assert server.shown().id == table.id
    more = answer(await press(server.ben, table, "More"))
    done = answer(await press(server.ben, more, "Move to bottom"))
    assert "The message has a thread" in text(done)
    assert server.shown().id == table.id


async def test_the_message_of_an_end_stays(server: Server):
    table, _ = await server.begin(server.ada, server.ben)
    over = replace(server.table().state, phase="over", winners=(0,))
    await server.replace(state=over, phase="over")
    await talk(server, 20)
    await server.env.advance_time(120)
    assert "The match is over, so its message" in await server.say(server.ada, "eights show")
    assert "Move to bottom" not in labels(answer(await press(server.ben, table, "More")))
    await press(server.ben, table, "Rematch")
    assert table.id in ids(server)


async def test_a_round_that_starts_moves_it_too(server: Server):
    table = await sunk(server, 16)  # the line that calls everyone goes with the round
    await server.position("9S", "9C 7H", top="9H")
    await server.say(server.ada, "card play", card="9S")
    await press(server.ada, table, "Ready")
    assert server.shown().id == table.id
    await press(server.ben, table, "Ready")
    assert server.shown().id != table.id


@pytest.mark.parametrize("because", ["fourteen messages are not enough", "the bot may not read", "Discord fails"])
async def test_where_nothing_moves_the_hand_is_shown_all_the_same(server: Server, because: str):
    table = await sunk(server, 14 if "fourteen" in because else 15)
    if "may not" in because:
        deny(server, read_message_history=True)
    elif "fails" in because:
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
    assert table.id not in ids(server)
    assert [kind for (kind,) in await server.ask("SELECT kind FROM leftovers")] == ["start"]


async def test_of_a_table_that_closes_while_it_moves_nothing_stays(server: Server, monkeypatch):
    table = await sunk(server, 16)  # the line that calls everyone goes with the table
    tables, save = server.bot.services.tables, server.bot.services.tables.save_message_id

    async def closes_then(number: int, message: int | None) -> None:
        await save(number, message)
        await tables.abandon(number)

    monkeypatch.setattr(tables, "save_message_id", closes_then)
    await press(server.ada, table, "My hand")
    assert tables.every() == []
    assert server.posts() == []
