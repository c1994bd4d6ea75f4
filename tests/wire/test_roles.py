"""The champion's role on the wire: named in a form, given, and given once more after a kill."""

import sqlite3
from contextlib import closing

import pytest

from tests.wire.conftest import Scene
from tests.wire.people import ALL_PERMISSIONS, Person
from tests.wire.world import Interaction, User

pytestmark = pytest.mark.bodies

OWNER = 1  # of every server


async def name_role(stage: Scene, role: int) -> Interaction:
    boss = Person(stage.discord, User(OWNER, "Boss"), stage.channel, ALL_PERMISSIONS)
    page = (await boss.slash("eights settings")).original
    assert page is not None
    return await boss.fill(await boss.forge(page, "b:0::settings.people"), {"champion": [str(role)]})


def said(interaction: Interaction) -> str:
    assert interaction.original is not None
    return interaction.original.text


async def crowned(stage: Scene, member: int) -> None:
    """The bot is killed when a season has ended and nothing more has happened."""
    await stage.bot.kill()
    with closing(sqlite3.connect(stage.bot.folder / "eights.db")) as file, file:
        row = stage.channel.guild.id, member, True, False
        file.execute("INSERT INTO champions (guild_id, user_id, reigns, given) VALUES (?, ?, ?, ?)", row)
    await stage.bot.start()


async def test_a_role_is_given_after_a_kill_and_another_one_in_its_place(stage: Scene):
    guild, world = stage.channel.guild, stage.discord.world
    first, second = world.role(guild), world.role(guild)
    await stage.bot.start()
    assert "**Saved.**" in said(await name_role(stage, first))
    await crowned(stage, stage.ada.user.id)
    await stage.until(lambda: guild.held == {(stage.ada.user.id, first)}, "the champion has the role")
    await stage.bot.kill()
    await stage.bot.start()
    assert "**Saved.**" in said(await name_role(stage, second))
    assert guild.held == {(stage.ada.user.id, second)}
    assert stage.bot.troubles == []


async def test_a_role_above_the_bots_own_is_refused_before_and_told_afterwards(stage: Scene):
    guild, world = stage.channel.guild, stage.discord.world
    high, low = world.role(guild, 9), world.role(guild)
    await stage.bot.start()
    assert "Allow me **Manage Roles**" in said(await name_role(stage, high))
    assert "**Saved.**" in said(await name_role(stage, low))
    guild.roles[low] = 9
    await crowned(stage, stage.ada.user.id)
    path = f"/guilds/{guild.id}/members/{stage.ada.user.id}/roles/{low}"
    await stage.until(lambda: ("PUT", path, 403) in stage.discord.rest.calls, "it is tried")
    boss = Person(stage.discord, User(OWNER, "Boss"), stage.channel, ALL_PERMISSIONS)
    told = [said(await boss.slash("eights settings")) for _ in range(2)]
    assert ["I can’t give or take" in text for text in told] == [True, False]
    assert guild.held == set()
