"""Tables in threads of their own."""

import pytest
from simcord.results import ResponseMessage

from tests.cogs.server import Server, alts, answer, press, text
from tests.cogs.test_faults import deny

IN_THREAD = {"place": "thread"}


def in_thread(server: Server):
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
    assert (line.id, line.content) == (thread.id, "**Table 1 · Crazy Eights** is in a thread of its own.")
    shown = server.env.backend.get_message(thread.id, server.bot.services.tables.messages[1])
    assert "Table 1 · Crazy Eights" in str(shown.components)


async def test_in_a_thread_only_the_permissions_of_threads_count(server: Server):
    await server.ada.slash(server.channel, "eights open", bots=1, **IN_THREAD)
    thread = in_thread(server)
    hand = answer(await server.ada.slash(thread, "eights start"))
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    deny(server, send_messages=True)
    await server.env.settle()
    await press(server.ada, hand, "9♠")
    number = server.bot.services.tables.messages[1]
    board = ResponseMessage(server.env, server.env.backend.get_message(thread.id, number))
    assert "’s turn" in text(board)
    assert alts(board), "there may be pictures"
    server.env.backend.delete_message(thread.id, number)
    deny(server, send_messages_in_threads=True)
    await server.env.settle()
    await server.position("4S KD", "9C 7H 6H", top="9S")
    assert f"I can’t write in <#{thread.id}> any more: I’m missing Send Messages in Threads." in text(hand)


async def test_the_thread_is_archived_when_the_table_closes(server: Server):
    await server.ada.slash(server.channel, "eights open", **IN_THREAD)
    thread = in_thread(server)
    assert "closed" in text(answer(await server.ada.slash(thread, "eights table", action="close")))
    assert archived(server, thread.id)
    assert await server.ask("SELECT * FROM leftovers") == []


async def test_it_is_archived_after_a_restart_too(server: Server):
    await server.ada.slash(server.channel, "eights open", **IN_THREAD)
    thread = in_thread(server)
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
    assert f"I can’t make a thread here without the permission {named}." in refused
    assert "This channel" in refused
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
    await server.ada.slash(server.channel, "eights open", **IN_THREAD)
    refused = text(answer(await server.ben.slash(in_thread(server), "eights open", **IN_THREAD)))
    assert "This channel can’t have threads." in refused


async def test_a_rematch_stays_in_the_thread(server: Server):
    await server.ada.slash(server.channel, "eights open", bots=1, **IN_THREAD)
    thread = in_thread(server)
    await server.ada.slash(thread, "eights start")
    await server.replace(phase="over")
    assert "is open" in text(answer(await server.ada.slash(thread, "eights start")))
    assert server.table().channel == thread.id
    assert not archived(server, thread.id)
    await server.ada.slash(thread, "eights table", action="close")
    assert archived(server, thread.id)
