"""Discord is told of the commands when they have changed, and only then."""

import asyncio
from pathlib import Path

import discord as library
import pytest

from bot import main
from db.database.opening import open_store
from operation import connection
from operation.client import Eights
from operation.registration import TRIES
from tests.wire import faults
from tests.wire.standin import APPLICATION_PAYLOAD, StandIn

MANY = 1000


@library.app_commands.command(name="new", description="Something new")
async def new_command(interaction: library.Interaction) -> None:
    """Added by a later version."""


async def one_start(folder: Path, *more: library.app_commands.Command) -> None:
    async with Eights(await open_store(folder / "eights.db")) as bot:
        for command in more:
            bot.tree.add_command(command)
        await bot.login("a.b.c")
        await bot.registering


def told(discord: StandIn) -> list[set[str]]:
    """The names of all commands, for each time that Discord took them."""
    return [{command["name"] for command in commands} for commands in discord.world.commands]


async def test_every_command_is_told_at_the_first_start_alone_and_then_what_is_new(tmp_path: Path, discord: StandIn):
    for more in ((), (), (new_command,), (new_command,)):
        await one_start(tmp_path, *more)
    menus = {"Invite to my table", "Eights profile", "Bring it down here"}
    every = {"eights", "card", "houserules", "tournament"} | menus
    assert told(discord) == [every, every | {"new"}]


@pytest.mark.parametrize("harm", [faults.status(403), faults.garbled("{"), faults.says({"no": "list"})])
async def test_what_discord_did_not_hear_is_told_again(tmp_path: Path, discord: StandIn, caplog, monkeypatch, harm):
    monkeypatch.setattr(connection, "FIRST", 0)
    discord.faults.add("PUT", faults.COMMANDS, harm, MANY)
    await one_start(tmp_path)
    lines = [record for record in caplog.records if "Couldn't send Discord the commands" in record.getMessage()]
    assert len(lines) == TRIES
    assert not any(line.exc_info for line in lines)
    assert "bot.py sync" in lines[-1].getMessage()
    discord.faults.clear()
    before = len(told(discord))
    await one_start(tmp_path)
    assert len(told(discord)) == before + 1


async def test_all_is_told_anew_on_request(tmp_path: Path, discord: StandIn, monkeypatch: pytest.MonkeyPatch, capfd):
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert [await asyncio.to_thread(main, ["sync"]) for _ in range(2)] == [0, 0]
    assert len(told(discord)) == 2
    assert not (tmp_path / "data").exists(), "the bot's own database is left alone"
    discord.faults.add("PUT", faults.COMMANDS, faults.status(403))
    assert await asyncio.to_thread(main, ["sync"]) == 1
    assert capfd.readouterr().err.splitlines()[-1].startswith("eights: Couldn't send Discord the commands")


async def test_another_application_is_told_anew(tmp_path: Path, discord: StandIn):
    """An operator makes a new application in the developer portal and keeps the database."""
    await one_start(tmp_path)
    another = faults.says(APPLICATION_PAYLOAD | {"id": "601"})
    discord.faults.add("GET", "/oauth2/applications/@me", another)
    await one_start(tmp_path)
    assert len(told(discord)) == 2
