"""Discord is told of the commands when they have changed, and only then."""

from pathlib import Path

import discord as library
import pytest

from bot import Eights, main
from db.store import open_store
from engine.house_rules import HouseRules
from model.location import Location
from model.member import Member
from model.seating import TableSetup
from operation import connection
from operation.registration import TRIES
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
        await bot.registration.done()


async def test_at_the_first_start_every_command_is_told(tmp_path: Path, discord: StandIn):
    await one_start(tmp_path)
    (told,) = discord.commands
    assert set(told) == {"eights", "card", "houserules", "tournament"}
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


@pytest.mark.parametrize("answer", [(403, {"message": "no", "code": 0}), (200, "{"), (200, {"no": "list"})])
async def test_what_discord_did_not_hear_is_told_again(
    tmp_path: Path, discord: StandIn, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, answer
):
    monkeypatch.setattr(connection, "FIRST", 0)
    discord.answers[COMMANDS] = answer
    await one_start(tmp_path)
    lines = [record for record in caplog.records if "Couldn't tell Discord the commands" in record.getMessage()]
    assert len(lines) == TRIES
    assert not any(line.exc_info for line in lines)
    assert "bot.py sync" in lines[-1].getMessage()
    discord.answers.clear()
    await one_start(tmp_path)
    assert len(discord.commands) == 1


async def test_the_start_does_not_wait_for_it(tmp_path: Path, discord: StandIn):
    discord.hangs.add(COMMANDS)
    async with Eights(await open_store(tmp_path / "eights.db")) as bot:
        await bot.login("a.b.c")
        assert bot.tables.every() == []


def test_all_is_told_anew_on_request(tmp_path: Path, discord: StandIn, monkeypatch: pytest.MonkeyPatch, capfd):
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["sync"]) == main(["sync"]) == 0
    assert len(discord.commands) == 2
    assert list(tmp_path.iterdir()) == []
    discord.answers[COMMANDS] = 403, {"message": "no", "code": 0}
    assert main(["sync"]) == 1
    assert capfd.readouterr().err.splitlines()[-1].startswith("eights: Couldn't tell Discord the commands")


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
