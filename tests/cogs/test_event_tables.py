"""What opens with a table or opens one: a role that is pinged, an event that names the bot or one of its games."""

from datetime import timedelta
from typing import Any

import discord

from tests.cogs.forms import form_of, send
from tests.cogs.server import MemberActor, Server, press, sitting, text
from tests.cogs.test_finding import back_room
from tests.pages.test_settings import set_up, settings

EXTERNAL, COMPLETED = 3, 3  # kind and status of an event
HOUR = 3600


async def begun(server: Server, name: str, about: str = "", place: str = "here", by: int | None = None) -> Any:
    """An event that Ada, or someone else, made an hour ago, and that begins now."""
    start = discord.utils.utcnow() + timedelta(seconds=HOUR)
    event = server.env.backend.create_scheduled_event(
        server.guild.id,
        name=name,
        description=about,
        entity_type=EXTERNAL,
        entity_metadata={"location": place},
        creator_id=by or server.ada.id,
        scheduled_start_time=start.isoformat(),
        scheduled_end_time=(start + timedelta(hours=9)).isoformat(),
    )
    await server.settle()
    await server.env.advance_time(HOUR + 1)
    await server.settle()
    return event


def opened(server: Server, since: int = 0) -> list[tuple[str, int]]:
    """The games of the open tables after table ``since``, and the channels where they are shown."""
    tables = server.bot.services.tables
    return [(each.game, each.channel) for each in tables.every() if each.id in tables.messages and each.id > since]


def newest(server: Server) -> int:
    return max((each.id for each in server.bot.services.tables.every()), default=0)


async def test_the_table_of_an_event_is_hosted_by_who_made_it_and_says_so(server: Server):
    event = await begun(server, "Friday!", f"We play Mau-Mau in <#{server.channel.id}>.")
    assert opened(server) == [("mau-mau", server.channel.id)]
    shown = text(server.shown())
    assert "Ada" in sitting(server.shown())
    assert f"Opened for [a server event](https://discord.com/events/{server.guild.id}/{event.id})" in shown
    assert not any(each.json.get("allowed_mentions", {}).get("users") for each in server.requests("POST", "/messages"))
    await press(server.ben, server.shown(), "Join")
    await press(server.ada, server.shown(), "Start")
    assert "event of this server" not in text(server.shown())
    for change in ({"description": "Mao too!"}, {"status": COMPLETED}):
        server.env.backend.edit_scheduled_event(server.guild.id, event.id, change)
        await server.settle()
    assert len(opened(server)) == 1


async def test_what_an_event_plays_is_read_from_its_text(server: Server, owner: MemberActor):
    await set_up(owner, server, "Game and pace", game=["kings-reverse"])
    await set_up(owner, server, "Places and language", language=["de"], channels=[server.channel])
    me = server.bot.user
    wrong = {}
    for name, about, game in (
        ("crazy EIGHTS tonight", "", "crazy-eights"),
        ("Kartenabend", "Wir spielen: agonia VERKEHRT!", "anapodi"),
        ("Mao", "no Mau-Mau this time", "mao"),
        ("Cards", f"with {me.mention}", "kings-reverse"),
        (f"An evening with {me.name}", "", "kings-reverse"),
        ("Maoism", "a talk in cards", None),
        ("Film night", "x " * 499, None),
    ):
        before = newest(server)
        await begun(server, name, about)
        found = [game for game, _ in opened(server, before)]
        if found != ([game] if game else []):
            wrong[name] = found
    assert wrong == {}


async def test_where_the_table_of_an_event_opens(server: Server, owner: MemberActor):
    lounge, hall = (server.guild.create_text_channel(name) for name in ("lounge", "hall"))
    bens, wrong = await back_room(server, "ben"), []

    async def check(where: int | None, *event: str) -> None:
        before = newest(server)
        await begun(server, *event)
        if [channel for _, channel in opened(server, before)] != ([where] if where else []):
            wrong.append(event)

    await check(None, "Mao")
    server.env.backend.edit_guild(server.guild.id, {"system_channel_id": hall.id})
    await server.settle()
    await check(hall.id, "Mao")
    await check(lounge.id, "Mao", "", f"<#{lounge.id}>")
    await check(lounge.id, "Mao", f"in <#5> or <#{lounge.id}>", "Berlin")
    await check(hall.id, "Mao", f"in <#{bens.id}>, which its maker does not see")
    await set_up(owner, server, "Places and language", channels=[lounge])
    await check(lounge.id, "Mao")
    assert wrong == []


async def test_a_table_that_cannot_be_shown_goes_and_is_tried_again_and_a_refusal_is_told(server: Server, owner):
    here = f"<#{server.channel.id}>"
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=503, times=4)
    await begun(server, "Mao", here)
    assert server.bot.services.tables.every() == []
    await server.env.advance_time(600)
    await server.settle()
    assert len(opened(server)) == 1
    dealer = server.guild.create_role("Dealer")
    await set_up(owner, server, "Roles", table_roles=[dealer])
    await begun(server, "Mao *and* more", here)
    assert len(opened(server)) == 1
    why = f"Only <@&{dealer.id}> can open tables here."
    told = f"“Mao \\*and\\* more” has begun, but I couldn’t open its table. {why}"
    assert server.channel.history()[-1].content.startswith(told)


def lines(server: Server, role: Any) -> list[str]:
    return [message.content for message in server.channel.history() if f"<@&{role.id}>" in message.content]


async def players(server: Server, owner: MemberActor) -> Any:
    role = server.guild.create_role("Players", mentionable=True)
    assert f"Role to ping · <@&{role.id}>" in await set_up(owner, server, "Times and pings", role=[role])
    return role


async def test_the_role_is_pinged_alone_and_the_line_goes_with_the_lobby(server: Server, owner: MemberActor):
    role = await players(server, owner)
    await server.ada.slash(server.channel, "eights open", game="mau-mau")
    assert lines(server, role) == [f"<@&{role.id}> – Table 1 · Mau-Mau is open. Take a seat!"]
    (sent,) = [each.json for each in server.requests("POST", "/messages") if f"<@&{role.id}>" in str(each.json)]
    assert sent["allowed_mentions"] == {"parse": [], "roles": [role.id]}
    await server.restart()
    assert len(lines(server, role)) == 1, "no one is pinged twice"
    line = next(each for each in server.channel.history() if f"<@&{role.id}>" in each.content)
    await server.ben.click(line, custom_id="b:1::join.role")
    await server.say(server.ada, "eights start")
    assert lines(server, role) == []
    assert await server.ask("SELECT * FROM leftovers WHERE kind = 'role'") == []


async def test_at_most_once_an_hour_in_a_channel_and_never_where_pings_are_off(server: Server, owner: MemberActor):
    role = await players(server, owner)
    lounge = server.guild.create_text_channel("lounge")
    for channel in (server.channel, server.channel, lounge):
        await server.ada.slash(channel, "eights open")
    pinged = [each.path for each in server.requests("POST", "/messages") if f"<@&{role.id}>" in str(each.json)]
    assert pinged == [f"/channels/{each.id}/messages" for each in (server.channel, lounge)]
    await server.env.advance_time(HOUR)
    await server.ada.slash(server.channel, "eights open")
    assert len(lines(server, role)) == 2
    await server.env.advance_time(HOUR)
    await set_up(owner, server, "Times and pings", pings=["off"])
    await server.ada.slash(server.channel, "eights open")
    assert not any("Table 5" in line for line in lines(server, role))


async def test_the_settings_say_what_discord_refuses(server: Server, owner: MemberActor):
    role = await players(server, owner)
    blocked = "Discord won’t let me ping that role: not everyone may mention it, and I’m missing **Mention @everyone"
    other = server.guild.create_role("Secret")
    form = await form_of(owner, await settings(owner, server), "Times and pings")
    assert "Pick a role that you can mention yourself." in text(await send(owner, form, role=[other]))
    told = []
    for mentionable, allowed in ((True, False), (False, True), (False, False)):
        server.env.backend.edit_role(server.guild.id, role.id, {"mentionable": mentionable})
        await allow(server, allowed)
        told.append(blocked in text(await settings(owner, server)))
    assert told == [False, False, True]
    assert "Role to ping · none" in await set_up(owner, server, "Times and pings", role=[])
    await server.ada.slash(server.channel, "eights open")
    assert lines(server, role) == []


async def allow(server: Server, everyone: bool) -> None:
    """Let the bot mention every role, or only those that anyone can mention."""
    guild = server.bot.get_guild(server.guild.id)
    for each in guild.me.roles:
        granted = discord.Permissions(each.permissions.value)
        granted.update(administrator=False, mention_everyone=everyone)
        server.env.backend.edit_role(guild.id, each.id, {"permissions": granted.value})
    await server.settle()
