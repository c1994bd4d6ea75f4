"""A start, and every new session, shows what is not current and is silent otherwise; and channels that refuse."""

import pytest

from cogs.interactions.answer import Answer
from model.tables.due import Pauses
from tests.cogs.server import Server, answer, press, text
from tests.cogs.test_faults import deny

LONG = Pauses(computer=30, call=60, round=90, turn=90000, wait=900000)
NOTED = 31  # seconds, after which it is written down what messages show


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


def to_channels(server: Server, since: int) -> list[tuple[str, str]]:
    sent = [(request.method, request.path) for request in server.env.http_requests[since:]]
    return [(method, path) for method, path in sent if path.startswith("/channels/")]


async def test_a_restart_leaves_current_messages_alone(server: Server):
    await seated(server)
    await server.env.advance_time(NOTED)
    since = len(server.env.http_requests)
    await server.restart()
    assert to_channels(server, since) == []


async def test_a_restart_does_not_even_load_a_table_that_has_called_no_one(server: Server):
    await server.begin(server.ada, bots=1)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    await server.env.advance_time(NOTED)
    since = len(server.env.http_requests)
    await server.restart()
    assert to_channels(server, since) == []
    assert server.bot.services.tables._open == {}


async def test_a_restart_edits_only_what_is_not_current(server: Server):
    table, _ = await seated(server)
    await server.open(server.cleo)
    await server.env.advance_time(NOTED)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await server.say(server.ada, "eights leave", table="1")
    assert "🤖" not in text(table)
    server.env.backend.faults.clear()
    since = len(server.env.http_requests)
    await server.restart()
    assert to_channels(server, since) == [("PATCH", f"/channels/{server.channel.id}/messages/{table.id}")]
    assert "🤖 **Ada**" in text(table)


@pytest.mark.pauses(LONG)
async def test_nothing_is_posted_anew_by_a_restart_because_it_is_old(server: Server):
    table, _ = await seated(server)
    await server.env.advance_time(3700)
    async with server.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE tables SET shown = 'older'")
    since = len(server.env.http_requests)
    await server.restart(LONG)
    assert to_channels(server, since) == [("PATCH", f"/channels/{server.channel.id}/messages/{table.id}")]
    await server.say(server.ada, "card draw")
    assert server.shown().id != table.id, "a change moves an old message down"


async def test_a_new_session_shows_nothing_twice(server: Server):
    await seated(server)
    since = len(server.env.http_requests)
    with server.env._bot_scope():
        await server.bot.on_shard_ready(0)
    await server.env.settle()
    assert to_channels(server, since) == []


# A channel that refuses


async def test_a_lost_permission_is_told_in_the_hands_and_play_goes_on(server: Server):
    table, (hand, bens) = await seated(server)
    deny(server, send_messages=True, view_channel=True)
    await server.env.settle()
    await press(server.ada, hand, "9♠")
    told = f"I can’t write in <#{server.channel.id}> any more: I’m missing View Channel."
    assert told in text(bens)
    assert told in text(hand)
    since = len(server.env.http_requests)
    await press(server.ben, bens, "9♣")
    await press(server.ada, hand, "Draw and end turn")
    await press(server.ben, bens, "Draw and end turn")
    assert len(to_channels(server, since)) <= 1, "one refusal may be a slip, two are not"
    deny(server)
    await server.env.advance_time(200)
    assert "**Ben** drew 1" in text(table)
    assert told not in text(hand)
    assert told not in text(bens)


async def test_a_table_of_computer_players_alone_is_drawn_now_and_then(server: Server):
    table, _ = await server.begin(server.ada, bots=2)
    assert server.bot.services.table_board.leisure(server.table()) == 0
    await server.say(server.ada, "eights leave")
    assert "🤖 **Ada**" in text(table)
    since = len(server.env.http_requests)
    for _ in range(5):
        await server.replace(paused=False)
    assert to_channels(server, since) == []
    await server.env.advance_time(16)
    assert len(to_channels(server, since)) == 1


# Answers that are waited for


async def test_patience_counts_from_the_press(server: Server, monkeypatch: pytest.MonkeyPatch):
    waited: list[float] = []
    init = Answer.__init__

    def note(self, interaction, settled=None, age=0.0):
        waited.append(age)
        init(self, interaction, settled, age)

    monkeypatch.setattr(Answer, "__init__", note)
    monkeypatch.setattr(server.bot.doorman, "age", lambda interaction: 1.25)
    await seated(server)
    assert set(waited) == {1.25}


async def test_threads_that_were_made_but_not_remembered_are_used(server: Server):
    await server.ada.slash(server.channel, "tournament open", place="threads", bots=6)
    bot, tournament = server.bot, server.bot.services.tournaments.every()[-1]
    with server.env._bot_scope():
        made = await bot.services.threads.make(tournament, 2)  # and the process is killed
    await server.restart()
    with server.env._bot_scope():
        assert list(await server.bot.services.threads.make(tournament, 2)) == list(made)
    assert len(server.channel.threads) == 2


async def test_threads_of_a_tournament_that_ended_without_them_are_removed(server: Server):
    await server.ada.slash(server.channel, "tournament open", place="threads", bots=6)
    tournament = server.bot.services.tournaments.every()[-1]
    with server.env._bot_scope():
        await server.bot.services.threads.make(tournament, 2)
    assert answer(await server.ada.slash(server.channel, "tournament manage", action="close"))
    assert len(server.channel.threads) == 2
    await server.restart()
    assert server.channel.threads == []
    assert await server.ask("SELECT * FROM leftovers") == []
