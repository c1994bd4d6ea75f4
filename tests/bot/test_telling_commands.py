"""Discord is told of the commands when they have changed, and only then."""

from pathlib import Path

import discord as library
import pytest

from bot import Eights
from db.store import open_store
from engine.house_rules import HouseRules
from model.location import Location
from model.member import Member
from model.seating import TableSetup
from service.listeners import Listeners
from service.tables import Pauses, Tables
from tests.bot.standin import APPLICATION, StandIn

COMMANDS = "/applications/600/commands"


@library.app_commands.command(name="new", description="Something new")
async def new_command(interaction: library.Interaction) -> None:
    """Added by a later version."""


async def one_start(folder: Path, *more: library.app_commands.Command) -> None:
    async with Eights(await open_store(folder / "eights.db")) as bot:
        for command in more:
            bot.tree.add_command(command)
        await bot.login("a.b.c")


async def test_at_the_first_start_every_command_is_told(tmp_path: Path, discord: StandIn):
    await one_start(tmp_path)
    (told,) = discord.commands
    assert {"table", "hand", "play", "draw", "pass", "leaderboard", "stats", "rules", "forget-me"} <= set(told)
    assert ("PUT", COMMANDS) in discord.asked


async def test_at_the_next_start_nothing_is_told(tmp_path: Path, discord: StandIn):
    await one_start(tmp_path)
    await one_start(tmp_path)
    assert len(discord.commands) == 1


async def test_a_new_command_is_told(tmp_path: Path, discord: StandIn):
    await one_start(tmp_path)
    await one_start(tmp_path, new_command)
    await one_start(tmp_path, new_command)
    assert len(discord.commands) == 2
    assert set(discord.commands[1]) == {*discord.commands[0], "new"}


async def test_what_discord_did_not_hear_is_told_again(tmp_path: Path, discord: StandIn):
    discord.answers[COMMANDS] = 403, {"message": "no", "code": 0}
    with pytest.raises(library.Forbidden):
        await one_start(tmp_path)
    discord.answers.clear()
    await one_start(tmp_path)
    assert len(discord.commands) == 1


async def test_another_application_is_told_anew(tmp_path: Path, discord: StandIn):
    """Somebody makes a new application in the developer portal and keeps the database."""
    await one_start(tmp_path)
    discord.answers["/oauth2/applications/@me"] = 200, {**APPLICATION, "id": "601"}
    await one_start(tmp_path)
    assert len(discord.commands) == 2


async def test_tables_are_taken_up_before_the_gateway_opens(tmp_path: Path, discord: StandIn):
    store = await open_store(tmp_path / "eights.db")
    tables = Tables(store, Pauses(), Listeners())
    opened = await tables.open(Location(1, 2), Member(3, "Ada"), TableSetup(HouseRules("crazy-eights")))
    await tables.stop()
    await store.close()
    async with Eights(await open_store(tmp_path / "eights.db")) as bot:
        await bot.login("a.b.c")
        assert bot.tables.every() == [opened]
