"""What a server sets in its own forms, and that it holds."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui.components.page import ACTIVE
from tests.cogs.forms import filled, form_of, parts_of, send
from tests.cogs.server import Server, answer, press, text


async def settings(who: MemberActor, server: Server) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights settings"))


async def set_up(who: MemberActor, server: Server, chapter: str, **given: Any) -> str:
    """Open the settings, fill in a chapter and send it: what is answered."""
    return text(await send(who, await form_of(who, await settings(who, server), chapter), **given))


@pytest.fixture
async def owner(server: Server) -> MemberActor:
    return await server.newcomer("Olga", runs_server=True)


async def test_only_people_who_manage_the_server_see_the_settings(server: Server):
    assert "Only people with Manage Server" in text(await settings(server.ada, server))


async def test_all_chapters_are_shown_and_saved(server: Server, owner: MemberActor):
    page = await settings(owner, server)
    assert "every channel" in text(page)
    assert "Default game · " in text(page)
    assert "Saved." in await set_up(owner, server, "Times and pings", zone="berlin", from_=["22"], until=["8"])
    shown = text(await settings(owner, server))
    assert "Time zone · Europe/Berlin" in shown
    assert "22:00 to 08:00" in shown


async def test_channels_and_threads(server: Server, owner: MemberActor):
    other = server.guild.create_text_channel("games")
    assert f"<#{other.id}>" in await set_up(owner, server, "Places and language", channels=[other], place=["thread"])
    told = await server.say(server.ada, "eights open")
    assert told == f"Tables aren’t allowed in this channel. Go to <#{other.id}>."
    assert "its own thread" in text(await settings(owner, server))
    assert server.bot.services.tables.every() == []


async def test_the_default_game_and_pace_are_those_of_new_tables(server: Server, owner: MemberActor):
    await set_up(owner, server, "Game and pace", game=["kings-reverse"], pace=["2m"])
    await server.open(server.ada)
    assert (server.table().game, server.table().pace) == ("kings-reverse", "2m")
    await server.open(server.ada, game="crazy-eights")
    assert server.table().game == "crazy-eights"


async def test_saved_house_rules_are_the_default_until_they_are_deleted(server: Server, owner: MemberActor):
    await server.open(server.ada, game="kings-reverse")
    await server.say(server.ada, "houserules save", name="Friday")
    assert "“Friday” (house rules)" in await set_up(owner, server, "Game and pace", house_rules=["Friday"])
    await server.open(server.ada)
    assert server.table().preset == "Friday"
    await server.say(server.ada, "houserules saved", action="delete", name="Friday")
    assert "because the house rules “Friday” were deleted" in text(await settings(owner, server))
    await server.open(server.ada)
    assert server.table().preset is None


async def test_roles_that_may_open_and_one_that_was_deleted(server: Server, owner: MemberActor):
    dealer = server.guild.create_role("Dealers")
    await set_up(owner, server, "Roles", tables=[dealer], tournaments=[dealer])
    assert f"Only <@&{dealer.id}> can open tables here." in await server.say(server.ada, "eights open")
    assert "can open tournaments here" in await server.say(server.ada, "tournament open")
    await server.open(owner)
    server.env.backend.delete_role(server.guild.id, dealer.id)
    await server.env.settle()
    assert "were deleted. Ask someone with Manage Server" in await server.say(server.ada, "eights open")
    page = await settings(owner, server)
    assert "Who can open tables · 1 that was deleted" in text(page)
    shown = await form_of(owner, page, "Roles")
    assert "default_values" not in str(shown.modal) or str(dealer.id) not in str(shown.modal)
    assert "Who can open tables · everyone" in text(await send(owner, shown))
    await server.open(server.ada)


async def test_limits(server: Server, owner: MemberActor):
    told = await set_up(owner, server, "Limits", member=["1"], rules=["3"])
    assert "Open tables · 25 per channel, 1 per person" in told
    await server.open(server.ada)
    assert "You already have an open table here" in await server.say(server.ada, "eights open")


async def test_what_cannot_be_saved_is_told_in_no_green_and_the_form_comes_again(server: Server, owner: MemberActor):
    page = await send(owner, await form_of(owner, await settings(owner, server), "Times and pings"), zone="Berln")
    told = text(page)
    assert page.components[0]["accent_color"] != ACTIVE.value, "green is for what is saved"
    assert "Did you mean Europe/Berlin" in told
    assert parts_of(await form_of(owner, page, "Try again"))["zone"]["value"] == "Berln"
    assert "Time zone · UTC" in text(await settings(owner, server))
    assert "Pick both, or neither" in await set_up(owner, server, "Times and pings", from_=["22"])


async def test_who_may_not_manage_the_server_any_more_changes_nothing(server: Server):
    role = server.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    await server.env.settle()
    server.env.backend.add_member_role(server.guild.id, server.ada.id, role.id)
    page, other = await settings(server.ada, server), await settings(server.ada, server)
    shown = await form_of(server.ada, page, "Limits")
    server.env.backend.remove_member_role(server.guild.id, server.ada.id, role.id)
    assert "Only people with Manage Server" in text(await send(server.ada, shown, member=["1"]))
    assert server.bot.services.settings.of(server.guild.id).tables_of_member == 25
    assert "Only people with Manage Server" in text(answer(await press(server.ada, other, "Limits")))


async def test_a_form_that_was_open_while_the_bot_restarted_is_saved(server: Server, owner: MemberActor):
    shown = await form_of(owner, await settings(owner, server), "Limits")
    await server.restart()
    assert "Saved." in text(await send(owner, shown, member=["3"]))
    assert server.bot.services.settings.of(server.guild.id).tables_of_member == 3


async def test_a_form_that_is_sent_twice_is_saved_twice(server: Server, owner: MemberActor):
    page = await settings(owner, server)
    first, second = await form_of(owner, page, "Limits"), await form_of(owner, page, "Limits")
    assert "Saved." in text(await send(owner, first, member=["3"]))
    assert "Saved." in text(await send(owner, second, member=["4"]))
    assert server.bot.services.settings.of(server.guild.id).tables_of_member == 4


async def test_two_people_who_change_different_chapters_both_have_their_way(server: Server, owner: MemberActor):
    other = await server.newcomer("Pia", runs_server=True)
    mine = await form_of(owner, await settings(owner, server), "Limits")
    theirs = await form_of(other, await settings(other, server), "Places and language")
    await send(owner, mine, member=["3"])
    told = text(await send(other, theirs, place=["thread"]))
    assert "its own thread" in told
    assert "3 per person" in told


async def test_a_forged_form_gets_a_sentence(subtests: pytest.Subtests, server: Server, owner: MemberActor):
    for chapter in ["", ".none", ".places", ".limits", ".times", ".games"]:
        with subtests.test(chapter=chapter):
            shown = await form_of(owner, await settings(owner, server), "Limits")
            assert shown.modal is not None
            shown._interaction.modal = {**shown.modal, "custom_id": f"m:0::settings{chapter}"}
            before = server.bot.services.settings.of(server.guild.id)
            told = text(answer(await owner.submit_modal(shown, filled(shown))))
            assert "no longer available" in told or "Saved." in told
            assert replace(server.bot.services.settings.of(server.guild.id), game="") == before


async def test_a_form_that_is_not_known_gets_a_sentence(server: Server, owner: MemberActor):
    shown = await form_of(owner, await settings(owner, server), "Limits")
    assert shown.modal is not None
    shown._interaction.modal = {**shown.modal, "custom_id": "m:0::nothing"}
    assert "no longer available" in text(answer(await owner.submit_modal(shown, filled(shown))))


async def test_no_one_is_pinged_where_the_server_does_not_want_it(server: Server, owner: MemberActor):
    await set_up(owner, server, "Times and pings", pings=["off"])
    await server.begin(server.ada, server.ben)
    await server.position("8S 4H", "2C 3C")
    assert "Pings are off in this server." in await server.switch_pings(server.ada)
    await server.env.advance_time(90)
    assert [post.content for post in server.channel.history() if f"<@{server.ada.id}>" in post.content] == []
