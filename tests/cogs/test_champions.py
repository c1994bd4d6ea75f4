"""The role that the best of a season holds."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import RoleHandle

from cogs.messages.champion_roles import words
from engine.words import in_language
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, press, text
from tests.cogs.test_forged import sent
from tests.cogs.test_scores import played

MANAGE = discord.Permissions(manage_guild=True, manage_roles=True)


@pytest.fixture
async def boss(server: Server) -> MemberActor:
    """Someone who runs the server and has a high role, as the bot has."""
    role = server.guild.create_role("Boss", permissions=MANAGE)
    for place, each in enumerate((server.guild.create_role("Champion").id, own_role(server), role.id), start=1):
        server.env.backend.edit_role(server.guild.id, each, {"position": place})
    found = server.guild.add_member(server.env.create_user("Boss"), roles=[role])
    await server.env.settle()
    return found


def own_role(server: Server) -> int:
    """The bot's."""
    backend = server.env.backend
    return next(iter(backend.get_guild(server.guild.id).members[backend.bot_user.id].role_ids))


async def let(server: Server, *, give: bool) -> None:
    """The bot may manage roles, or may not any more."""
    may = discord.Permissions(server.env.backend.get_guild(server.guild.id).roles[own_role(server)].permissions)
    may.manage_roles = give
    server.env.backend.edit_role(server.guild.id, own_role(server), {"permissions": may.value})
    await server.env.settle()


def champion(server: Server, name: str = "Champion") -> RoleHandle:
    roles = server.env.backend.get_guild(server.guild.id).roles.values()
    return RoleHandle(server.env, server.guild, next(role for role in roles if role.name == name))


def holders(server: Server, role: RoleHandle) -> list[str]:
    members = server.env.backend.get_guild(server.guild.id).members
    return sorted(
        server.env.backend.get_user(member).name for member, each in members.items() if role.id in each.role_ids
    )


async def name_role(server: Server, who: MemberActor, *roles: RoleHandle) -> str:
    page = answer(await who.slash(server.channel, "eights settings"))
    return text(await send(who, await form_of(who, page, "Roles"), champion=list(roles)))


async def season(server: Server, boss: MemberActor, name: str, *winners: MemberActor) -> str:
    """A season in which these won a match each. Returns what is said at its end."""
    await server.say(boss, "eights settings", season="start", name=name)
    for winner in winners:
        await played(server, (winner.id, winner.user.name, 0), (server.cleo.id, "Cleo", 50), ago=-1)
    await server.env.advance_time(60)
    said = await server.say(boss, "eights settings", season="end")
    await server.env.advance_time(60)
    return said


async def test_the_best_of_a_season_gets_the_role_until_the_next_one_ends(server: Server, boss: MemberActor):
    role = champion(server)
    told = await name_role(server, boss, role)
    assert f"Champion’s role: <@&{role.id}>." in told
    assert "Saved." in told
    await season(server, boss, "Spring", server.ada, server.ada, server.ben)
    assert holders(server, role) == ["Ada"]
    await server.say(boss, "eights settings", season="start", name="Summer")
    assert holders(server, role) == ["Ada"]
    await played(server, (server.ben.id, "Ben", 0), (server.ada.id, "Ada", 50), ago=-1)
    await server.env.advance_time(60)
    await server.say(boss, "eights settings", season="end")
    assert holders(server, role) == ["Ben"]


async def test_who_are_equally_good_hold_it_together_and_no_one_without_a_win(server: Server, boss: MemberActor):
    role = champion(server)
    await name_role(server, boss, role)
    await season(server, boss, "Spring", server.ada, server.ben)
    assert holders(server, role) == ["Ada", "Ben"]
    await season(server, boss, "Summer")
    assert holders(server, role) == []
    assert await server.ask("SELECT * FROM champions") == []


async def test_a_role_that_is_named_later_is_given_and_another_one_takes_its_place(server: Server, boss: MemberActor):
    first, second = champion(server), server.guild.create_role("Best of all")
    server.env.backend.edit_role(server.guild.id, second.id, {"position": 1})
    await server.env.settle()
    await season(server, boss, "Spring", server.ada)
    assert holders(server, first) == []
    await name_role(server, boss, first)
    assert holders(server, first) == ["Ada"]
    await name_role(server, boss, second)
    assert (holders(server, first), holders(server, second)) == ([], ["Ada"])
    assert "No champion’s role." in await name_role(server, boss)
    assert holders(server, second) == []


async def test_what_fails_is_told_to_the_admin_once_and_mended_by_the_next_start(server: Server, boss: MemberActor):
    role = champion(server)
    await name_role(server, boss, role)
    await let(server, give=False)
    said = await season(server, boss, "Spring", server.ada)
    assert "Spring is over" in said
    assert f"I can’t give or take <@&{role.id}>. Allow me **Manage Roles**" in said
    assert holders(server, role) == []
    assert "I can’t give" not in text(answer(await boss.slash(server.channel, "eights settings")))
    await server.restart()
    await server.env.settle()
    assert "I can’t give or take" in text(answer(await boss.slash(server.channel, "eights settings")))
    assert "I can’t give or take" not in text(answer(await boss.slash(server.channel, "eights settings")))
    await let(server, give=True)
    await server.restart()
    await server.env.settle()
    assert holders(server, role) == ["Ada"]


async def test_after_a_kill_between_the_season_and_the_role_it_is_given_at_the_next_start(
    server: Server, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
):
    role = champion(server)
    await name_role(server, boss, role)

    async def killed(guild: int) -> str:
        return ""

    monkeypatch.setattr(server.bot.services.champion_roles, "settle", killed)
    await season(server, boss, "Spring", server.ada)
    assert holders(server, role) == []
    await server.restart()
    await server.env.settle()
    assert holders(server, role) == ["Ada"]


async def test_a_role_that_was_deleted_or_a_champion_who_has_left(server: Server, boss: MemberActor):
    role, backend = champion(server), server.env.backend
    await name_role(server, boss, role)
    backend.remove_member(server.guild.id, server.ada.id)
    assert "can’t" not in await season(server, boss, "Spring", server.ada)
    await season(server, boss, "Summer", server.ben)
    assert holders(server, role) == ["Ben"]
    backend.delete_role(server.guild.id, role.id)
    await server.env.settle()
    assert "The champion’s role was deleted." in await season(server, boss, "Autumn", server.cleo)
    assert "Champion’s role: 1 that was deleted" in text(answer(await boss.slash(server.channel, "eights settings")))


async def test_a_champion_who_is_forgotten_loses_the_role(server: Server, boss: MemberActor):
    role = champion(server)
    await name_role(server, boss, role)
    await season(server, boss, "Spring", server.ada)
    page = answer(await server.ada.slash(server.channel, "eights me"))
    await press(server.ada, page, "Forget me")
    await press(server.ada, page, "Forget me for good")
    assert holders(server, role) == []
    assert await server.ask("SELECT * FROM champions") == []


async def test_the_role_is_taken_before_nobody_knows_of_it(
    server: Server, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
):
    """A process may be killed at any moment."""
    role, held = champion(server), list[list[str]]()
    await name_role(server, boss, role)
    await season(server, boss, "Spring", server.ada)

    async def killed(member: int, **options: bool) -> None:
        held.append(holders(server, role))

    monkeypatch.setattr(server.bot.services.membership, "forget", killed)
    page = answer(await server.ada.slash(server.channel, "eights me"))
    await press(server.ada, page, "Forget me")
    await press(server.ada, page, "Forget me for good")
    assert held == [[]]


async def test_a_champion_who_was_away_gets_the_role_once_they_are_back(server: Server, boss: MemberActor):
    role, backend = champion(server), server.env.backend
    await name_role(server, boss, role)
    backend.remove_member(server.guild.id, server.ada.id)
    await season(server, boss, "Spring", server.ada)
    server.guild.add_member(server.ada.user)
    await server.restart()
    await server.env.settle()
    assert holders(server, role) == ["Ada"]


async def test_no_one_gives_by_the_bot_what_they_could_not_give_themselves(server: Server, boss: MemberActor):
    runner = await server.newcomer("Olga", runs_server=True)
    role, high = champion(server), champion(server, "Boss")
    assert "You can’t give" in await name_role(server, runner, role)
    assert "You can’t give" in await name_role(server, boss, high)
    await let(server, give=False)
    assert "Allow me **Manage Roles**" in await name_role(server, boss, role)
    assert server.bot.services.settings.of(server.guild.id).champion_role == 0
    page = answer(await runner.slash(server.channel, "eights settings"))
    told = text(await send(runner, await form_of(runner, page, "Roles"), tables=[role]))
    assert "Saved." in told, "what was not touched is not asked for"


async def test_everyone_is_no_champion(server: Server, boss: MemberActor):
    part = {"type": 6, "custom_id": "champion", "values": [str(server.guild.id)]}
    page = answer(await boss.slash(server.channel, "eights settings"))
    told = await sent(server, boss, page, "m:0::settings.people", [{"type": 18, "component": part}])
    assert "belongs to everyone or to a bot" in told


async def test_the_log_of_the_server_says_why_in_the_servers_language(
    server: Server, boss: MemberActor, monkeypatch: pytest.MonkeyPatch
):
    await name_role(server, boss, champion(server))
    monkeypatch.setattr(server.bot.services.languages, "of_server", lambda guild: "de")
    await season(server, boss, "Spring", server.ada)
    kept = server.env.backend.get_guild(server.guild.id).audit_log_entries
    with in_language("de"):
        assert [each.reason for each in kept if each.reason] == [words("reason")] != ["Season of Eights"]
