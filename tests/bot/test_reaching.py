"""Discord out of reach is a line and another try; what no try can mend ends the bot with status 2."""

from pathlib import Path

import pytest

from operation.connection import LONGEST, pauses
from tests.bot.process import SECRET, running
from tests.bot.standin import StandIn, stand_in


@pytest.fixture
def discord():
    with stand_in() as discord:
        yield discord


def no_traceback(lines: list[str]) -> None:
    assert not [line for line in lines if "Traceback" in line or line.startswith("  File")], "\n".join(lines)
    assert SECRET not in "\n".join(lines)


def test_pauses_grow_up_to_a_bound():
    waits = pauses()
    found = [next(waits) for _ in range(12)]
    assert found[:4] == [1, 2, 4, 8]
    assert found[-1] == LONGEST


@pytest.mark.parametrize(
    ("answer", "said"),
    [((403, {"message": "Temporarily\nbanned"}), "Temporarily banned"), ((200, "<html>"), "JSONDecodeError")],
)
def test_while_discord_turns_it_away_it_tries_again(discord: StandIn, tmp_path: Path, answer, said: str):
    discord.answers["/users/@me"] = answer
    with running(discord, tmp_path) as bot:
        bot.said("Can't reach Discord", said, "Trying again in 0.05 s.")
        bot.said("Can't reach Discord", said, "Trying again in 0.1 s.")
        discord.answers.clear()
        bot.said("Ready in 1 server")
        assert bot.stop() == 0
    no_traceback(bot.lines)


def test_a_server_that_is_not_there(tmp_path: Path, discord: StandIn):
    url, discord.url = discord.url, "http://127.0.0.1:1/api/v10"
    with running(discord, tmp_path) as bot:
        bot.said("Can't reach Discord", "Trying again in 0.2 s.")
        assert bot.stop() == 0
    discord.url = url
    no_traceback(bot.lines)
    assert not [line for line in bot.lines if "Unclosed" in line]


def test_a_gateway_that_is_not_there_at_the_first_connection(tmp_path: Path, discord: StandIn):
    discord.gateway += [503, 503]
    with running(discord, tmp_path) as bot:
        bot.said("Discord's gateway has failed", "503", "Trying again in 0.05 s.")
        bot.said("Discord's gateway has failed", "503", "Trying again in 0.1 s.")
        bot.said("Ready in 1 server")
        assert bot.stop() == 0
    assert len([line for line in bot.lines if "WARNING" in line or "ERROR" in line]) == 2, "one line for each failure"
    no_traceback(bot.lines)


def test_a_connection_that_breaks_later_is_one_line(tmp_path: Path, discord: StandIn):
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        discord.gateway += [503]
        discord.drop()
        bot.said("Attempting a reconnect", "503")
        assert bot.stop() == 0
    no_traceback(bot.lines)


def test_what_cannot_be_read_is_a_line_and_another_connection(discord: StandIn, tmp_path: Path):
    discord.gateway += ["{", "[]", '{"op": 0, "t": "READY", "s": 1, "d": {}}', '{"op": 10}', "null"]
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        assert discord.connections == 6
        assert len([line for line in bot.lines if "gateway has failed" in line]) == 5
        assert bot.stop() == 0
    no_traceback(bot.lines)


def test_an_event_that_cannot_be_read_is_skipped(discord: StandIn, tmp_path: Path):
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        discord.send("INTERACTION_CREATE", {"type": 2})
        bot.said("a INTERACTION_CREATE that cannot be read")
        discord.command("eights leaderboard")
        discord.wait_for(lambda: discord.told)
        assert bot.stop() == 0
    assert discord.connections == 1
    no_traceback(bot.lines)


def test_a_clock_that_is_an_hour_fast_is_one_line(discord: StandIn, tmp_path: Path):
    discord.date = "Sun, 06 Nov 1994 08:49:37 GMT"
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        discord.command("eights leaderboard")
        discord.wait_for(lambda: discord.told)
        assert bot.stop() == 0
    assert len([line for line in bot.lines if "clock is fast by" in line]) == 1
    no_traceback(bot.lines)
