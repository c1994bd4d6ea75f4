"""Discord out of reach is a line and another try."""

from pathlib import Path

import pytest

from operation.connection import LONGEST, pauses
from tests.wire import faults
from tests.wire.conftest import Scene

HURRIED = Path(__file__).with_name("hurried.py")
MANY = 1000


async def stopped(stage: Scene) -> None:
    """The bot ends as asked, and has told nothing worse than a warning."""
    assert await stage.bot.stop() == 0
    assert stage.bot.troubles == []


def test_pauses_grow_up_to_a_bound():
    waits = pauses()
    found = [next(waits) for _ in range(12)]
    assert found[:4] == [1, 2, 4, 8]
    assert found[-1] == LONGEST


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (faults.status(403, text="Temporarily\nbanned"), "Temporarily banned"),
        (faults.garbled("<html>"), "JSONDecodeError"),
    ],
)
async def test_while_discord_turns_it_away_it_tries_again(stage: Scene, harm: faults.Harm, said: str):
    stage.discord.faults.add("GET", "/users/@me", harm, MANY)
    await stage.bot.start(script=HURRIED, waits=False)
    for pause in (0.05, 0.1):
        await stage.bot.says("Can't reach Discord", said, f"Trying again in {pause} s.")
    stage.discord.faults.clear()
    await stage.bot.says("Ready in 1 server")
    await stopped(stage)


async def test_a_server_that_is_not_there(stage: Scene):
    stage.discord.rest_address = "http://127.0.0.1:1/api/v10"
    await stage.bot.start(script=HURRIED, waits=False)
    await stage.bot.says("Can't reach Discord", "Trying again in 0.2 s.")
    await stopped(stage)
    assert stage.bot.said("Unclosed") == []


async def test_a_gateway_that_is_not_there_at_the_first_connection(stage: Scene):
    gateway = stage.discord.gateway
    gateway.down = True
    await stage.bot.start(script=HURRIED, waits=False)
    for pause in (0.05, 0.1):
        await stage.bot.says("Discord's gateway has failed", "503", f"Trying again in {pause} s.")
    gateway.down = False
    await stage.bot.says("Ready in 1 server")
    await stopped(stage)
    assert len(stage.bot.said("WARNING", "gateway has failed")) == gateway.told["refused"]


async def test_an_event_that_cannot_be_read_is_skipped(stage: Scene):
    await stage.bot.start()
    await stage.bot.says("Ready in 1 server")
    await stage.discord.gateway.tell("INTERACTION_CREATE", {"type": 2})
    await stage.bot.says("an event that can’t be read")
    await stage.ada.slash("eights leaderboard")
    await stopped(stage)
    told = stage.discord.gateway.told
    assert (told["identify"], told["resume"]) == (1, 0)
