"""Stopping: at once, without a traceback, and within a bound whatever hangs."""

import signal
from pathlib import Path

import pytest

from tests.bot.process import running
from tests.bot.standin import StandIn
from tests.bot.test_reaching import no_traceback


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_in_the_middle_of_an_answer_that_hangs(discord: StandIn, tmp_path: Path, number: int):
    discord.hangs.add("/channels/2/messages")
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        discord.command("eights open")
        discord.wait_for(lambda: ("POST", "/channels/2/messages") in discord.asked)
        assert bot.stop(number) == 0
    assert "Stopped" in bot.lines[-1]
    no_traceback(bot.lines)


def test_a_click_while_it_stops_is_answered(discord: StandIn, tmp_path: Path):
    discord.hangs.add("/channels/2/messages")
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        discord.command("eights open")
        discord.wait_for(lambda: ("POST", "/channels/2/messages") in discord.asked)
        bot.signal(signal.SIGTERM)
        bot.said("Stopping")
        for clicks in (1, 2):
            discord.command("eights leaderboard")
            discord.wait_for(lambda: sum("restarting" in str(body) for body in discord.told) == clicks)  # noqa: B023
        assert bot.ended() == 0
    no_traceback(bot.lines)


def test_twice_is_once(discord: StandIn, tmp_path: Path):
    with running(discord, tmp_path) as bot:
        bot.said("Ready in 1 server")
        bot.signal(signal.SIGINT)
        bot.signal(signal.SIGINT)
        assert bot.stop(signal.SIGTERM) == 0
    no_traceback(bot.lines)
