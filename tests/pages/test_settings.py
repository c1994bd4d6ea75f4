"""What a server sets in its own forms, and that it holds."""

from dataclasses import replace
from typing import Any

from cogs.discord.page import ACTIVE
from tests.cogs.forms import filled, form_of, parts_of, send
from tests.cogs.server import MemberActor, ResponseMessage, Server, answer, text
from tests.pages.positions import missing


async def settings(who: MemberActor, server: Server) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights settings"))


async def set_up(who: MemberActor, server: Server, chapter: str, **given: Any) -> str:
    return text(await send(who, await form_of(who, await settings(who, server), chapter), **given))


async def test_all_chapters_are_shown_and_saved(server: Server, owner: MemberActor):
    assert "Only people with Manage Server" in text(await settings(server.ada, server))
    page = await settings(owner, server)
    assert missing(page, "every channel", "Default game · ") == []
    assert "Saved." in await set_up(
        owner, server, "Times and pings", zone="berlin", quiet_from=["22"], quiet_until=["8"]
    )
    shown = text(await settings(owner, server))
    assert missing(shown, "Time zone · Europe/Berlin", "22:00 to 08:00") == []


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


async def test_limits(server: Server, owner: MemberActor):
    told = await set_up(owner, server, "Limits", limit_member=["1"], limit_rules=["3"])
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
    assert "Pick both, or neither" in await set_up(owner, server, "Times and pings", quiet_from=["22"])


async def test_two_people_who_change_different_chapters_both_have_their_way(server: Server, owner: MemberActor):
    other = await server.newcomer("Pia", runs_server=True)
    mine, again = [await form_of(owner, await settings(owner, server), "Limits") for _ in range(2)]
    theirs = await form_of(other, await settings(other, server), "Places and language")
    for form, most in ((mine, "4"), (again, "3")):  # sent twice, saved twice
        assert "Saved." in text(await send(owner, form, limit_member=[most]))
    told = text(await send(other, theirs, place=["thread"]))
    assert missing(told, "its own thread", "3 per person") == []


async def test_a_forged_form_gets_a_sentence_or_is_saved_as_what_it_is(server: Server, owner: MemberActor):
    before = server.bot.services.settings.of(server.guild.id)
    kinds = ("settings", "settings.none", "settings.places", "settings.limits", "settings.times", "settings.games")
    for kind in ("nothing", "me.nothing", *kinds):
        shown = await form_of(owner, await settings(owner, server), "Limits")
        assert shown.modal is not None
        shown.modal["custom_id"] = f"m:0::{kind}"
        told = text(answer(await owner.submit_modal(shown, filled(shown))))
        assert "no longer available" in told or "Saved." in told, kind
        assert kind != "settings.limits" or "Saved." in told
        assert replace(server.bot.services.settings.of(server.guild.id), game="") == before
