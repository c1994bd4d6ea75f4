"""Tables in threads: made, deleted, forbidden."""

import discord
import pytest

from cogs.messages.boards.table_board import LEISURE
from tests.cogs.server import Server, answer, press, text
from tests.cogs.test_faults import deny
from tests.cogs.tournament_server import TournamentServer, said

pytestmark = pytest.mark.usefixtures("undrawn")
PUBLIC = discord.ChannelType.public_thread
MANY = {"bots": 15, "rounds": 3}  # with Ada and Ben, for five tables


def threads(server: Server) -> list[str | None]:
    return [thread.name for thread in server.channel.threads]


async def test_each_of_many_tables_has_a_thread_for_all_rounds(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, **MANY)
    assert threads(server) == [f"Tournament 1 · Table {number}" for number in range(1, 6)]
    for number, thread in enumerate(server.channel.threads):
        assert tournament_server.table(number).channel == thread.id
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
        assert f"**Table {number + 1}** · <#{thread.id}> · playing: " in text(message)
    assert len(server.channel.history()) == 1 + 5  # the message, and a line for each thread
    await tournament_server.finish_round()
    assert tournament_server.shown().id == server.channel.history()[-1].id
    await press(server.ada, tournament_server.shown(), "Next round")
    assert len(server.channel.threads) == 5
    assert "Round 2 · Table 2" in text(tournament_server.message(1))


async def test_commands_work_in_the_threads(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **MANY)
    thread = server.channel.threads[0]
    assert "You joined Tournament 1" in await said(server.cleo, server, "tournament join", thread)
    assert "You left" in await said(server.cleo, server, "tournament leave", thread)
    own = server.channel.threads[tournament_server.table_of(server.ben)]
    assert "### Your hand · Round 1" in await said(server.ben, server, "eights hand", own)
    assert f"channels/{server.guild.id}/{own.id}/" in await said(
        server.ben, server, "tournament show", thread, what="table"
    )


async def test_a_deleted_thread_sends_its_table_to_the_channel(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, **MANY)
    number = tournament_server.table_of(server.ada)
    thread, other = server.channel.threads[number], server.channel.threads[number - 1]
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()
    assert [tournament_server.table(each).channel for each in (number, number - 1)] == [server.channel.id, other.id]
    assert server.shown().id == tournament_server.message(number).id
    assert f"Round 1 · Table {number + 1}" in text(server.shown())
    assert f"<#{thread.id}>" not in text(message)
    await tournament_server.finish_round()
    server.env.backend.delete_channel(other.id)
    await server.env.settle()
    since = len(server.env.http_requests)
    await press(server.ada, tournament_server.shown(), "Next round")
    assert {tournament_server.table(each).channel for each in (number, number - 1)} == {server.channel.id}
    gone = (str(thread.id), str(other.id))
    assert not [each.path for each in server.env.http_requests[since:] if any(one in each.path for one in gone)]


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50001), (404, 10003)])
async def test_a_thread_that_is_locked_or_hidden_or_was_deleted_unheard(
    tournament_server: TournamentServer, status: int, code: int
):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **MANY)
    number = tournament_server.table_of(server.ada)
    thread = server.channel.threads[number]
    for method in ("PATCH", "POST"):
        server.env.inject_error(method, f"/channels/{thread.id}/messages*", status=status, code=code, times=9)
        server.env.inject_error(method, f"/channels/{thread.id}/messages/*", status=status, code=code, times=9)
    await tournament_server.last_card(number)
    assert tournament_server.table(number).channel == server.channel.id
    assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))


async def test_in_a_thread_there_are_no_threads(tournament_server: TournamentServer):
    server = tournament_server.server
    with server.env._bot_scope():
        await server.bot.get_channel(server.channel.id).create_thread(name="talk", type=PUBLIC)
    await server.env.settle()
    talk = server.channel.threads[0]
    assert "is open for sign-up" in await said(server.ada, server, "tournament open", talk, bots=16)
    await said(server.ada, server, "tournament manage", talk, action="start")
    assert {tournament_server.table(number).channel for number in range(5)} == {talk.id}
    server.env.backend.delete_channel(talk.id)
    await server.env.settle()
    assert server.bot.services.tournaments.every() == []


async def test_a_thread_in_which_the_bot_may_not_speak(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, **MANY)
    deny(server, send_messages_in_threads=True)
    await server.env.settle()
    await press(server.ada, message, "Start")
    await server.env.advance_time(LEISURE)  # for those where bots play among themselves
    assert {tournament_server.table(number).channel for number in range(5)} == {server.channel.id}
    for number in range(5):
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
    mine = answer(await press(server.ben, message, "My table"))
    assert f"channels/{server.guild.id}/{server.channel.id}/" in text(mine)
