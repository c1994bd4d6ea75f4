"""The process is killed and started again, at every moment of a tournament."""

import pytest

from tests.cogs.house import answer, press, text
from tests.cogs.tournament_table import Contest

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_while_it_is_open(contest: Contest):
    house = contest.house
    message = await contest.open(house.ada, house.ben)
    await house.restart()
    assert contest.shown().id == message.id
    await press(house.cleo, message, "Join")
    assert "Ada, Ben, Cleo" in text(message)
    await press(house.ada, message, "Start")
    assert "**Round 1 of 4 is being played**" in text(message)


async def test_in_a_round(contest: Contest):
    house = contest.house
    message = await contest.begin(house.ada, house.ben, house.cleo, computers=4, rounds=2)
    await contest.finish(0)
    before, shown = contest.now(), text(message)
    tables = [contest.message(number).id for number in range(2)]
    await house.restart()
    assert contest.now() == before
    assert text(contest.shown()) == shown
    assert [contest.message(number).id for number in range(2)] == tables
    number = contest.table_of(house.ben)
    mine = answer(await press(house.ben, contest.shown(), "My table"))
    assert f"### Table {number + 1} of round 1" in text(mine)
    await contest.finish(1)
    assert "### Standing after round 1" in text(contest.shown())


async def test_between_rounds(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=1, rounds=2)
    await contest.finish_round()
    message, shown = contest.shown(), text(contest.shown())
    await house.restart()
    assert (contest.shown().id, text(contest.shown())) == (message.id, shown)
    await house.env.advance_time(121)
    assert "**Round 2 of 2 is being played**" in text(contest.shown())
    await contest.finish_round()
    assert " wins" in text(contest.shown())
    assert sum("Tournament 1 ·" in str(each.components) for each in house.channel.history()) == 1


async def test_paused(contest: Contest):
    house = contest.house
    message = await contest.begin(house.ada, house.ben, computers=1)
    await press(house.ada, message, "Pause")
    await house.restart()
    await house.env.advance_time(1000)
    assert "**Paused.**" in text(message)
    await press(house.ada, message, "Go on")
    assert "**Paused.**" not in text(message)


async def test_when_it_is_over(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=1, rounds=1)
    await contest.finish_round()
    shown = text(contest.shown())
    await house.restart()
    assert text(contest.shown()) == shown
    assert " wins" in await house.say(house.cleo, "tournament results")
    await house.say(house.ada, "tournament close")
    assert house.bot.tournaments.every() == []
    await house.restart()
    assert " wins" in await house.say(house.cleo, "tournament results")


async def test_what_was_not_posted_is_posted(contest: Contest):
    """Killed between the file and Discord: there are a tournament and tables that nobody has seen."""
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=5)
    async with house.bot.store.writing() as connection:
        for where in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"UPDATE {where} SET message_id = NULL")
    before = len(house.channel.history())
    await house.restart()
    assert "**Round 1 of 4 is being played**" in text(contest.shown())
    for number in range(2):
        assert f"Round 1 · Table {number + 1}" in text(contest.message(number))
    assert len(house.channel.history()) == before + 3


async def test_a_tournament_of_a_server_that_was_left_meanwhile_is_over(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=1)
    async with house.bot.store.writing() as connection:
        for where in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"UPDATE {where} SET guild_id = guild_id + 1")
    await house.restart()
    assert house.bot.tournaments.every() == house.bot.tables.every() == []


async def test_a_channel_that_went_meanwhile(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=1)
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003, message="Unknown Channel")
    await house.restart()
    assert house.bot.tournaments.every() == house.bot.tables.every() == []
