"""Tables in threads of their own."""

from typing import Any

import pytest

from tests.cogs.server import Server, alts, answer, press, text
from tests.cogs.test_faults import deny
from tests.pages.positions import missing

IN_THREAD = {"place": "thread"}


async def in_thread(server: Server, **wish: Any) -> Any:
    """The thread in which Ada opens a table."""
    await server.ada.slash(server.channel, "eights open", place="thread", **wish)
    return server.channel.threads[0]


def archived(server: Server, thread: int) -> bool:
    return bool(server.env.backend.channels[thread].thread_metadata.archived)


async def test_a_table_opens_in_a_thread_that_hangs_from_a_line_in_the_channel(server: Server):
    opened = answer(await server.ada.slash(server.channel, "eights open", **IN_THREAD))
    (thread,) = server.channel.threads
    assert f"Table 1 · Crazy Eights is open in <#{thread.id}>." in text(opened)
    assert thread.name == "Table 1 · Crazy Eights"
    assert server.table().channel == thread.id
    line = server.channel.history()[0]
    assert (line.id, line.content) == (thread.id, "**Table 1 · Crazy Eights** has its own thread.")
    shown = server.env.backend.get_message(thread.id, server.bot.services.tables.messages[1])
    assert "Table 1 · Crazy Eights" in str(shown.components)


async def test_in_a_thread_only_the_permissions_of_threads_count(server: Server):
    thread = await in_thread(server, bots=1)
    hand = answer(await server.ada.slash(thread, "eights start"))
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    deny(server, send_messages=True)
    await server.settle()
    await press(server.ada, hand, "9♠")
    number = server.bot.services.tables.messages[1]
    board = server.message(thread.id, number)
    assert "’s turn" in text(board)
    assert alts(board), "there may be pictures"
    server.env.backend.delete_message(thread.id, number)
    deny(server, send_messages_in_threads=True)
    await server.settle()
    await server.position("4S KD", "9C 7H 6H", top="9S")
    assert f"I can’t write in <#{thread.id}> any more: I’m missing Send Messages in Threads." in text(hand)


async def test_the_thread_stays_for_a_rematch_and_is_archived_when_the_table_closes(server: Server):
    thread = await in_thread(server, bots=1)
    await server.ada.slash(thread, "eights start")
    await server.replace(phase="over")
    assert "is open" in text(answer(await server.ada.slash(thread, "eights start")))
    assert server.table().channel == thread.id
    assert not archived(server, thread.id)
    assert "closed" in text(answer(await server.ada.slash(thread, "eights table", action="close")))
    assert archived(server, thread.id)
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_it_is_archived_after_a_restart_too(server: Server):
    thread = await in_thread(server)
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM tables")
    await server.restart()
    assert archived(server, thread.id)


@pytest.mark.parametrize(
    ("lacking", "named"),
    [("create_public_threads", "Create Public Threads"), ("send_messages_in_threads", "Send Messages in Threads")],
)
async def test_a_server_that_allows_no_threads(server: Server, lacking: str, named: str):
    deny(server, **{lacking: True})
    refused = await server.say(server.ada, "eights open", **IN_THREAD)
    assert missing(refused, f"I can’t make a thread here: I’m missing {named}.", "This channel") == []
    assert server.bot.services.tables.every() == []
    assert server.posts() == []


async def test_when_discord_makes_no_thread_nothing_is_left(server: Server):
    server.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006, message="Too many")
    refused = await server.say(server.ada, "eights open", **IN_THREAD)
    assert "Discord didn’t let me make a thread (Too many)" in refused
    assert server.bot.services.tables.every() == []
    assert "in a thread" not in str([message.content for message in server.channel.history()])
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_a_thread_has_no_threads(server: Server):
    thread = await in_thread(server)
    refused = text(answer(await server.ben.slash(thread, "eights open", **IN_THREAD)))
    assert "This channel can’t have threads." in refused


def fall_asleep(server: Server, thread: int) -> None:
    """Discord archives a thread in which nothing happens. From then on it tells a bot nothing of it."""
    backend = server.env.backend
    backend.channels[thread].thread_metadata.archived = True
    backend.announce_channel_update(thread)
    backend.get_guild(server.guild.id).thread_ids.remove(thread)


def delete_unheard(server: Server, monkeypatch: pytest.MonkeyPatch, channel: int) -> None:
    """A channel or thread is deleted while the bot is away."""
    with monkeypatch.context() as patch:
        patch.setattr(server.env.backend, "emit", lambda *_: None)
        server.env.backend.delete_channel(channel)


async def timeless_tables(server: Server) -> tuple[int, int, int]:
    """Tables without a clock, and where they stand: another channel, a thread of it, and the channel of the server."""
    other = server.guild.create_text_channel("other")
    await server.settle()
    for where, options in ((other, {}), (other, IN_THREAD), (server.channel, {})):
        opened = text(answer(await server.ada.slash(where, "eights open", bots=1, pace="none", **options)))
        assert "is open" in opened, opened
    await server.settle()
    return other.id, other.threads[0].id, server.channel.id


def standing(server: Server) -> list[int]:
    return [table.channel for table in server.bot.services.tables.every()]


async def test_a_place_that_went_while_the_bot_was_away_is_missed_when_its_server_is_known(server: Server, monkeypatch):
    other, thread, here = await timeless_tables(server)
    fall_asleep(server, thread)
    await server.restart()
    await server.settle()
    assert standing(server) == [other, thread, here], "a thread that sleeps keeps its table"
    for gone, left in ((thread, [other, here]), (other, [here])):
        delete_unheard(server, monkeypatch, gone)
        await server.restart()
        await server.settle()
        assert standing(server) == left
