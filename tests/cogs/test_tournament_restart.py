"""The process is killed and started again, at every moment of a tournament."""

import pytest

from tests.cogs.server import answer, press, text
from tests.cogs.tournament_server import TournamentServer

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_while_it_is_open(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben)
    await server.restart()
    assert tournament_server.shown().id == message.id
    await press(server.cleo, message, "Join")
    assert "Ada, Ben, Cleo" in text(message)
    await press(server.ada, message, "Start")
    assert "**Round 1 of 4 has started**" in text(message)


async def test_in_a_round(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, server.cleo, bots=4, rounds=2)
    await tournament_server.finish(0)
    before, shown = tournament_server.now(), text(message)
    tables = [tournament_server.message(number).id for number in range(2)]
    await server.restart()
    assert tournament_server.now() == before
    assert text(tournament_server.shown()) == shown
    assert [tournament_server.message(number).id for number in range(2)] == tables
    number = tournament_server.table_of(server.ben)
    mine = answer(await press(server.ben, tournament_server.shown(), "My table"))
    assert f"### Table {number + 1} of round 1" in text(mine)
    await tournament_server.finish(1)
    assert "### Standings after round 1" in text(tournament_server.shown())


async def test_between_rounds(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=2)
    await tournament_server.finish_round()
    message, shown = tournament_server.shown(), text(tournament_server.shown())
    await server.restart()
    assert (tournament_server.shown().id, text(tournament_server.shown())) == (message.id, shown)
    await server.env.advance_time(121)
    assert "**Round 2 of 2 has started**" in text(tournament_server.shown())
    await tournament_server.finish_round()
    assert " wins" in text(tournament_server.shown())
    assert sum("Tournament 1 ·" in str(each.components) for each in server.channel.history()) == 1


async def test_paused(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    await press(server.ada, message, "Pause")
    await server.restart()
    await server.env.advance_time(1000)
    assert "**Paused.**" in text(message)
    await press(server.ada, message, "Resume")
    assert "**Paused.**" not in text(message)


async def test_when_it_is_over(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1, rounds=1)
    await tournament_server.finish_round()
    shown = text(tournament_server.shown())
    await server.restart()
    assert text(tournament_server.shown()) == shown
    assert " wins" in await server.say(server.cleo, "tournament show", what="results")
    await server.say(server.ada, "tournament manage", action="close")
    assert server.bot.services.tournaments.every() == []
    await server.restart()
    assert " wins" in await server.say(server.cleo, "tournament show", what="results")


async def test_what_was_not_posted_is_posted(tournament_server: TournamentServer):
    """Killed between the file and Discord: there are a tournament and tables that nobody has seen."""
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=5)
    async with server.bot.store.writing() as connection:
        for where in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"UPDATE {where} SET message_id = NULL")
    before = len(server.channel.history())
    await server.restart()
    assert "**Round 1 of 4 has started**" in text(tournament_server.shown())
    for number in range(2):
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
    assert len(server.channel.history()) == before + 3


async def test_a_tournament_of_a_server_that_was_left_meanwhile_is_over(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    async with server.bot.store.writing() as connection:
        for where in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"UPDATE {where} SET guild_id = guild_id + 1")
    await server.restart()
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []


async def test_a_channel_that_went_meanwhile(tournament_server: TournamentServer):
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=1)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003, message="Unknown Channel")
    await server.restart()
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []
