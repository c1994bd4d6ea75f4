"""Tables in threads: made, deleted, forbidden."""

import discord
import pytest

from cogs.messages.threads import TournamentThreads
from tests.cogs.server import Server, answer, press, text
from tests.cogs.test_faults import deny
from tests.cogs.tournament_server import TournamentServer, said

pytestmark = pytest.mark.usefixtures("undrawn")
PUBLIC = discord.ChannelType.public_thread
SEVEN = {"bots": 5, "rounds": 3, "place": "threads"}


def threads(server: Server) -> list[str | None]:
    return [thread.name for thread in server.channel.threads]


async def test_each_table_has_a_thread_for_all_rounds(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, **SEVEN)
    assert threads(server) == ["Tournament 1 · Table 1", "Tournament 1 · Table 2"]
    for number, thread in enumerate(server.channel.threads):
        assert tournament_server.table(number).channel == thread.id
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
        assert f"**Table {number + 1}** · <#{thread.id}> · playing: " in text(message)
    assert len(server.channel.history()) == 1 + 1 + 1  # the message, and what Ada and Ben were answered
    await tournament_server.finish_round()
    assert tournament_server.shown().id == server.channel.history()[-1].id
    await press(server.ada, tournament_server.shown(), "Next round")
    assert len(server.channel.threads) == 2
    assert "Round 2 · Table 2" in text(tournament_server.message(1))


async def test_commands_work_in_the_threads(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **SEVEN)
    thread = server.channel.threads[0]
    assert "You joined Tournament 1" in await said(server.cleo, server, "tournament join", thread)
    assert "You left" in await said(server.cleo, server, "tournament leave", thread)
    own = server.channel.threads[tournament_server.table_of(server.ben)]
    assert "### Your hand · Round 1" in await said(server.ben, server, "eights hand", own)
    assert f"channels/{server.guild.id}/{own.id}/" in await said(
        server.ben, server, "tournament show", thread, what="table"
    )


async def test_in_the_channel_a_command_finds_the_own_table_in_its_thread(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **SEVEN)
    for person in (server.ada, server.ben):
        assert f"Round 1 · Table {tournament_server.table_of(person) + 1}" in await said(
            person, server, "eights hand", server.channel
        )


async def test_another_thread_of_the_channel_belongs_to_it_too(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.open(server.ada)
    with server.env._bot_scope():
        made = await server.bot.get_channel(server.channel.id).create_thread(name="talk", type=PUBLIC)
    await server.env.settle()
    (talk,) = [thread for thread in server.channel.threads if thread.id == made.id]
    assert "You joined" in await said(server.ben, server, "tournament join", talk)


async def test_a_deleted_thread_sends_its_table_to_the_channel(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, **SEVEN)
    thread, other = server.channel.threads
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()
    assert [tournament_server.table(0).channel, tournament_server.table(1).channel] == [server.channel.id, other.id]
    assert server.shown().id == tournament_server.message(0).id
    assert "Round 1 · Table 1" in text(server.shown())
    assert f"<#{thread.id}>" not in text(message)
    assert "so its table is in the tournament’s channel now" in text(message)
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    assert [tournament_server.table(0).channel, tournament_server.table(1).channel] == [server.channel.id, other.id]


async def test_a_thread_that_was_deleted_while_the_bot_was_away(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **SEVEN)
    thread = server.channel.threads[0]
    server.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=404, code=10003, message="Unknown")
    await tournament_server.last_card(0)
    assert tournament_server.table(0).channel == server.channel.id
    assert "Round 1 · Table 1" in text(server.shown())


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50001)])
async def test_a_thread_that_is_locked_or_hidden(tournament_server: TournamentServer, status, code):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, **SEVEN)
    thread = server.channel.threads[0]
    for method in ("PATCH", "POST"):
        server.env.inject_error(method, f"/channels/{thread.id}/messages*", status=status, code=code, times=9)
        server.env.inject_error(method, f"/channels/{thread.id}/messages/*", status=status, code=code, times=9)
    await tournament_server.last_card(0)
    assert tournament_server.table(0).channel == server.channel.id
    assert "Round 1 · Table 1" in text(tournament_server.message(0))
    assert "A thread is gone or closed to me" in text(message)


async def test_a_thread_deleted_between_rounds(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, **SEVEN)
    await tournament_server.finish_round()
    server.env.backend.delete_channel(server.channel.threads[1].id)
    await server.env.settle()
    await server.say(server.ada, "tournament manage", action="next")
    assert tournament_server.table(1).channel == server.channel.id
    assert "Round 2 · Table 2" in text(tournament_server.message(1))


async def test_a_thread_in_which_no_table_stands_any_more_is_not_used_again(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, server.cleo, bots=3, rounds=3, place="threads")
    for person in (server.ben, server.cleo):
        await server.say(person, "tournament leave")
    await tournament_server.finish_round()
    await server.say(server.ada, "tournament manage", action="next")
    assert len(tournament_server.now().tables) == 1
    thread = server.channel.threads[1]
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()
    for person in (server.ben, server.cleo):
        await server.say(person, "tournament join")
    await tournament_server.finish_round()
    since = len(server.env.http_requests)
    await server.say(server.ada, "tournament manage", action="next")
    assert tournament_server.table(1).channel == server.channel.id
    assert not [request for request in server.env.http_requests[since:] if str(thread.id) in request.path]


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (["create_public_threads"], "Create Public Threads"),
        (["send_messages_in_threads"], "Send Messages in Threads"),
        (["create_public_threads", "send_messages_in_threads"], "Create Public Threads and Send Messages in Threads"),
    ],
)
async def test_without_permission_for_threads_the_channel_is_offered(
    tournament_server: TournamentServer, lacking, named
):
    server = tournament_server.server
    deny(server, **dict.fromkeys(lacking, True))
    await server.env.settle()
    answered = await server.say(server.ada, "tournament open", place="threads")
    assert answered == (f"I can’t make threads here without the permission {named}. Allow it, or use `place: Channel`.")
    assert await server.ask("SELECT * FROM tournaments") == []
    await tournament_server.open(server.ada, place="channel")


async def test_in_a_thread_there_are_no_threads(tournament_server: TournamentServer):
    server = tournament_server.server
    with server.env._bot_scope():
        await server.bot.get_channel(server.channel.id).create_thread(name="talk", type=PUBLIC)
    await server.env.settle()
    talk = server.channel.threads[0]
    assert "Only a text channel can have threads" in await said(
        server.ada, server, "tournament open", talk, place="threads"
    )
    assert "is open for sign-up" in await said(server.ada, server, "tournament open", talk)
    assert tournament_server.now().channel == talk.id
    server.env.backend.delete_channel(talk.id)
    await server.env.settle()
    assert server.bot.services.tournaments.every() == []


async def test_when_the_permission_is_lost_the_tables_stand_in_the_channel(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, **SEVEN)
    deny(server, create_public_threads=True)
    await server.env.settle()
    await press(server.ada, message, "Start")
    assert threads(server) == []
    assert [tournament_server.table(number).channel for number in range(2)] == [server.channel.id] * 2
    assert "I couldn’t make a thread for every table" in text(message)
    assert "Create Public Threads" in text(message)


async def test_some_threads_are_better_than_none(tournament_server: TournamentServer, monkeypatch: pytest.MonkeyPatch):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, **SEVEN)
    create = TournamentThreads.make

    async def one(threads, tournament, wanted):
        return await create(threads, tournament, wanted - 1)

    with monkeypatch.context() as patch:
        patch.setattr(TournamentThreads, "make", one)
        await press(server.ada, message, "Start")
    assert "I couldn’t make a thread for every table" in text(message)
    assert [tournament_server.table(0).channel, tournament_server.table(1).channel] == [
        server.channel.threads[0].id,
        server.channel.id,
    ]
    await tournament_server.finish_round()
    await press(server.ada, tournament_server.shown(), "Next round")
    assert [tournament_server.table(number).channel for number in range(2)] == [
        each.id for each in server.channel.threads
    ]


async def test_a_thread_in_which_the_bot_may_not_speak(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, **SEVEN)
    deny(server, send_messages_in_threads=True)
    await server.env.settle()
    await press(server.ada, message, "Start")
    assert [tournament_server.table(number).channel for number in range(2)] == [server.channel.id] * 2
    for number in range(2):
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
    assert "A thread is gone or closed to me" in text(message)
    mine = answer(await press(server.ben, message, "My table"))
    assert f"channels/{server.guild.id}/{server.channel.id}/" in text(mine)
