"""What a server sets of its channels and roles, and that it holds."""

import discord
from simcord.builders import ChannelHandle

from engine.games.codec import code_of
from tests.cogs.forms import form_of, send
from tests.cogs.server import MemberActor, Server, answer, press, text
from tests.pages.positions import in_play
from tests.pages.test_presets import HARD, kept
from tests.pages.test_settings import set_up, settings


async def test_channels_and_threads(server: Server, owner: MemberActor):
    other = server.guild.create_text_channel("games")
    assert f"<#{other.id}>" in await set_up(owner, server, "Places and language", channels=[other], place=["thread"])
    told = await server.say(server.ada, "eights open")
    assert told == f"Tables aren’t allowed in this channel. Go to <#{other.id}>."
    assert "its own thread" in text(await settings(owner, server))
    assert server.bot.services.tables.every() == []


async def test_roles_that_may_open_and_one_that_was_deleted(server: Server, owner: MemberActor):
    dealer = server.guild.create_role("Dealers")
    await set_up(owner, server, "Roles", table_roles=[dealer], tournament_roles=[dealer])
    assert f"Only <@&{dealer.id}> can open tables here." in await server.say(server.ada, "eights open")
    assert "can open tournaments here" in await server.say(server.ada, "tournament open")
    await server.open(owner)
    server.env.backend.delete_role(server.guild.id, dealer.id)
    await server.settle()
    assert "were deleted. Ask someone with Manage Server" in await server.say(server.ada, "eights open")
    page = await settings(owner, server)
    assert "Who can open tables · 1 that was deleted" in text(page)
    shown = await form_of(owner, page, "Roles")
    assert "default_values" not in str(shown.modal) or str(dealer.id) not in str(shown.modal)
    assert "Who can open tables · everyone" in text(await send(owner, shown))
    await server.open(server.ada)


async def test_a_form_outlives_a_restart_and_who_may_not_manage_the_server_any_more_changes_nothing(server: Server):
    role = server.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    await server.settle()
    server.env.backend.add_member_role(server.guild.id, server.ada.id, role.id)
    page, other = await settings(server.ada, server), await settings(server.ada, server)
    shown = await form_of(server.ada, page, "Limits")
    await server.restart()
    assert "Saved." in text(await send(server.ada, shown, limit_member=["3"]))
    shown = await form_of(server.ada, page, "Limits")
    server.env.backend.remove_member_role(server.guild.id, server.ada.id, role.id)
    assert "Only people with Manage Server" in text(await send(server.ada, shown, limit_member=["1"]))
    assert server.bot.services.settings.of(server.guild.id).tables_of_member == 3
    assert "Only people with Manage Server" in text(answer(await press(server.ada, other, "Limits")))


async def test_no_one_is_pinged_where_the_server_does_not_want_it(server: Server, owner: MemberActor):
    await set_up(owner, server, "Times and pings", pings=["off"])
    await in_play(server, "8S 4H", "2C 3C")
    assert "Pings are off in this server." in await server.switch_pings(server.ada)
    await server.env.advance_time(90)
    assert [post.content for post in server.channel.history() if f"<@{server.ada.id}>" in post.content] == []


async def elsewhere(server: Server) -> tuple[ChannelHandle, MemberActor]:
    """Another server, and somebody in it."""
    guild = server.env.create_guild("Other club")
    channel = guild.create_text_channel("cards")
    zoe = guild.add_member(server.env.create_user("Zoe"))
    await server.settle()
    return channel, zoe


async def test_a_code_carries_a_set_to_another_server(server: Server):
    await kept(server)
    shared = await server.say(server.ben, "houserules saved", action="share", name="Tuesday")
    code = shared.split("```")[1].strip()
    assert code == code_of(HARD)
    channel, zoe = await elsewhere(server)
    offered = await zoe.autocomplete(channel, "eights open", "game", "")
    assert "Tuesday" not in [choice["value"] for choice in offered]
    said = text(answer(await zoe.slash(channel, "houserules save", code=code, name="From afar")))
    assert said == "Saved as “From afar” (rules for Crazy Eights). Pick it when you open a table."
    assert "From afar" in text(answer(await zoe.slash(channel, "houserules saved")))
    assert "From afar" not in await server.say(server.ada, "houserules saved")
    await zoe.slash(channel, "eights open", game="from afar")
    assert server.table().house_rules == HARD
