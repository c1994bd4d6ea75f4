"""The real bot without Discord: what is pressed or typed is answered by pages that are kept, in milliseconds.

What only Discord or a simulated one shows (requests, lost answers, time that passes) has its tests in ``tests/cogs``.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord import InteractionType, app_commands
from discord.user import ClientUser

from model.tables.pauses_and_deadlines import Pauses
from operation.client import Eights
from tests import PATIENCE
from tests.cogs.limits import control_in
from tests.cogs.server import Place, counted_seeds
from tests.db.fresh import store_at

BOT = 1
NUMBERS = count(10**17)  # as long as Discord's ids
EVERYTHING = discord.Permissions.all().value
MEMBER = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True).value
STILL = Pauses(computer=10**6, call=10**6, round=10**6, turn=10**6, wait=10**7)  # seconds; no test takes so long
_USER = {"discriminator": "0", "avatar": None, "global_name": None, "bot": True}


@dataclass(frozen=True)
class Attached:
    filename: str


class Message:
    def __init__(self, bot: "Offline", channel: int, owner: int | None = None) -> None:
        self._bot, self.id, self.channel_id, self.owner = bot, _snowflake(), channel, owner
        self.flags = discord.MessageFlags(ephemeral=owner is not None)
        self.content, self.forged, self.gone = "", list[dict[str, Any]](), False
        self.attachments = list[Attached]()
        self.components = list[dict[str, Any]]()

    @property
    def ephemeral(self) -> bool:
        return self.owner is not None

    def shows(
        self,
        view: discord.ui.LayoutView | None = None,
        content: str | None = None,
        files: Sequence[discord.File] = (),
        attachments: Sequence[Any] | None = None,
        **_: Any,
    ) -> "Message":
        if view is not None:
            self.components = view.to_components()
            self._bot.shown.append(self.components)
        self.content = content or ""
        kept = files if attachments is None else attachments
        self.attachments = [Attached(each.filename) for each in kept]
        return self

    async def edit(self, **shown: Any) -> "Message":
        return self.shows(**shown)

    async def delete(self, **_: Any) -> None:
        self.gone = True

    async def fetch(self) -> "Message":
        return self

    has_thread = False


@dataclass
class Channel:
    bot: "Offline"
    id: int
    messages: dict[int, Message] = field(default_factory=dict)

    async def send(self, **shown: Any) -> Message:
        return self.keep(None, **shown)

    def keep(self, owner: int | None, **shown: Any) -> Message:
        """A new message, for everyone or for its owner."""
        message = Message(self.bot, self.id, owner).shows(**shown)
        self.messages[message.id] = message
        return message

    def get_partial_message(self, number: int) -> Message:
        return self.messages[number]

    async def history(self, **_: Any) -> AsyncIterator[Message]:
        for message in self.messages.values():
            yield message


class Offline(Eights):
    """The bot, whose channels keep what is posted in them. ``shown`` and ``forms`` have all that was ever sent."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.channels = dict[int, Channel]()
        self.shown, self.forms = list[list[dict[str, Any]]](), list[dict[str, Any]]()

    def get_partial_messageable(self, id: int, **_: Any) -> Any:  # noqa: A002  as discord.py calls it
        return self.channels.setdefault(id, Channel(self, id))


class Reply:
    """What an interaction is answered: the end of discord.py's way that would be a request."""

    def __init__(self, press: "Press") -> None:
        self.press, self.done = press, False
        self.message: Message | None = None
        self.modal: dict[str, Any] | None = None
        self.choices: list[app_commands.Choice[Any]] = []

    def is_done(self) -> bool:
        return self.done

    async def send_message(self, *, ephemeral: bool = False, **shown: Any) -> Any:
        self.done = True
        self.message = await self.press.sent(ephemeral=ephemeral, **shown)
        return SimpleNamespace(message_id=self.message.id)

    async def edit_message(self, **shown: Any) -> None:
        self.done, self.message = True, self.press.message
        self.message.shows(**shown)

    async def defer(self, *, thinking: bool = False, **_: Any) -> None:
        self.done = True
        assert not thinking, "nothing takes so long here that an answer is promised"

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self.done, self.modal = True, modal.to_dict()
        self.press.bot.forms.append(self.modal)

    async def autocomplete(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        self.done, self.choices = True, list(choices)


class Press(discord.Interaction[Any]):
    message: Any

    def __init__(self, bot: Offline, payload: dict[str, Any], clicked: Message | None = None) -> None:
        super().__init__(data=payload, state=bot._connection)
        self.bot, self.message = bot, clicked
        self.reply = self._cs_response = Reply(self)
        self._cs_followup = SimpleNamespace(send=self._follow_up)
        self.followups = list[Message]()

    async def sent(self, *, ephemeral: bool, **shown: Any) -> Message:
        return self.bot.get_partial_messageable(self.channel_id).keep(self.user.id if ephemeral else None, **shown)

    async def _follow_up(self, *, ephemeral: bool = False, wait: bool = True, **shown: Any) -> Message:
        self.followups.append(await self.sent(ephemeral=ephemeral, **shown))
        return self.followups[-1]

    async def edit_original_response(self, **shown: Any) -> Message:
        return (self.reply.message or self.message).shows(**shown)

    async def delete_original_response(self, **_: Any) -> None:
        self.reply.message.gone = True


@dataclass(frozen=True)
class Result:
    press: Press
    response: Message | None
    modal: dict[str, Any] | None
    followups: list[Message]
    acknowledged: bool

    @property
    def ephemeral(self) -> bool:
        return self.response is not None and self.response.ephemeral


def _snowflake() -> int:
    return discord.utils.time_snowflake(discord.utils.utcnow()) + next(NUMBERS) % 4096


class Person:
    def __init__(self, club: "Club", name: str, nick: str | None, permissions: int) -> None:
        self.club, self.id, self.name = club, next(NUMBERS), name
        self.user = {"id": str(self.id), "username": name, "discriminator": "0", "avatar": None, "global_name": None}
        self.member = {"user": self.user, "nick": nick, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00"}
        self.member |= {"deaf": False, "mute": False, "flags": 0, "permissions": str(permissions)}
        self.locale = "en-US"

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def slash(self, channel: Any, name: str, /, **options: Any) -> Result:
        return await self._command(channel, name, InteractionType.application_command, options)

    async def autocomplete(self, channel: Any, name: str, option: str, typed: str, /, **filled: Any) -> list[Any]:
        kind = InteractionType.autocomplete
        result = await self._command(channel, name, kind, {**filled, option: typed}, focused=option)
        return [choice.to_dict() for choice in result.press.reply.choices]

    async def _command(
        self, channel: Any, name: str, kind: InteractionType, options: dict[str, Any], focused: str = ""
    ) -> Result:
        group, command = name.split()
        asked = self.club.bot.tree.get_command(group).get_command(command)
        known = {each.display_name.replace("-", "_"): each for each in asked.parameters}
        given = [self._option(known[name], value, focused) for name, value in options.items()]
        resolved: dict[str, Any] = {"users": {}, "members": {}}
        for person in [each for each in options.values() if isinstance(each, Person)]:
            resolved["users"][str(person.id)] = person.user
            resolved["members"][str(person.id)] = {**person.member}
        sub = {"type": 1, "name": command, "options": given}
        data = {"id": "1", "name": group, "type": 1, "options": [sub], "resolved": resolved}
        return await self._interact(channel.id, kind, data, None)

    @staticmethod
    def _option(parameter: app_commands.Parameter, value: Any, focused: str) -> dict[str, Any]:
        value = str(value.id) if isinstance(value, Person) else value
        name = parameter.display_name
        return {"name": name, "type": parameter.type.value, "value": value, "focused": parameter.name == focused}

    async def click(self, message: Message, *, custom_id: str = "", label: str = "") -> Result:
        buttons = [node for node in _nodes([*message.components, *message.forged]) if node["type"] == 2]
        (node,) = [one for one in buttons if custom_id in ("", one.get("custom_id")) and label in ("", one["label"])]
        assert not node.get("disabled"), f"{node['label']} cannot be pressed"
        return await self._component(message, node["custom_id"])

    async def select(self, message: Message, values: Sequence[Any], *, custom_id: str) -> Result:
        (node,) = [node for node in _nodes(message.components) if node.get("custom_id") == custom_id]
        assert {str(value) for value in values} <= {option["value"] for option in node["options"]}
        return await self._component(message, custom_id, *map(str, values))

    async def _component(self, message: Message, custom_id: str, *picked: str) -> Result:
        assert message.owner in (None, self.id)
        assert not message.gone
        data = {"custom_id": custom_id, "component_type": 3 if picked else 2, "values": [*picked]}
        control = control_in(custom_id, *picked)
        return await self._interact(message.channel_id, InteractionType.component, data, message, control)

    async def submit_modal(self, shown: Result, values: dict[str, Any]) -> Result:
        assert shown.modal is not None
        sent = [{"type": 18, "component": _filled(each["component"], values)} for each in shown.modal["components"]]
        data = {"custom_id": shown.modal["custom_id"], "components": sent}
        kind, clicked = InteractionType.modal_submit, shown.press.message
        return await self._interact(shown.press.channel_id, kind, data, clicked)

    async def context_menu(self, channel: Any, name: str, target: "Person") -> Result:
        who = str(target.id)
        data = {"id": "1", "name": name, "type": 2, "target_id": who}
        data["resolved"] = {"users": {who: target.user}, "members": {who: {**target.member}}}
        return await self._interact(channel.id, InteractionType.application_command, data, None)

    async def _interact(
        self, channel: int, kind: InteractionType, data: dict[str, Any], clicked: Message | None, control: Any = None
    ) -> Result:
        club = self.club
        payload = {
            "id": str(_snowflake()), "application_id": str(BOT), "type": kind.value, "token": "token", "version": 1,
            "guild_id": str(club.guild.id), "guild_locale": "en-US", "locale": self.locale, "entitlements": [],
            "channel": {"id": str(channel), "type": 0}, "member": self.member, "attachment_size_limit": 10**7,
            "app_permissions": str(EVERYTHING), "data": data, "authorizing_integration_owners": {},
        }  # fmt: skip
        press = Press(club.bot, payload, clicked)
        await asyncio.create_task(club.answer(press, control))  # in a task of its own, which speaks their language
        await club.settle()
        reply = press.reply
        return Result(press, reply.message, reply.modal, press.followups, reply.done)


def _filled(part: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    value = values.get(part["custom_id"])
    if isinstance(value, (list, tuple)):
        sent = [str(getattr(each, "id", each)) for each in value]
        return {"type": part["type"], "custom_id": part["custom_id"], "values": sent}
    return {"type": part["type"], "custom_id": part["custom_id"], "value": value}


def _nodes(components: Any) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from _nodes(each.get("components", ()))
        yield from _nodes([each["accessory"]] if "accessory" in each else ())


@dataclass
class Handle:
    """What a test has of the server, or of a channel with what was posted in it."""

    id: int
    messages: dict[int, Message] = field(default_factory=dict)

    def history(self, viewer: "Person | None" = None) -> list[Message]:
        return [each for each in self.messages.values() if not each.gone and each.owner in (None, viewer and viewer.id)]


class Club(Place):
    """A server whose bot never meets Discord."""

    def __init__(self, bot: Offline) -> None:
        self.bot, self.standing = bot, asyncio.all_tasks()
        posted = bot.get_partial_messageable(next(NUMBERS))
        self.guild, self.channel = Handle(next(NUMBERS)), Handle(posted.id, posted.messages)
        state = bot._connection
        everyone = {"id": str(self.guild.id), "name": "@everyone", "permissions": str(EVERYTHING), "position": 0}
        everyone |= {"color": 0, "colors": {}, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        cards = {"id": str(self.channel.id), "type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
        bots = {"user": state.user._to_minimal_user_json(), "roles": [], "joined_at": "2024-01-01T00:00:00+00:00"}
        bots |= {"deaf": False, "mute": False, "flags": 0}
        guild = {"id": str(self.guild.id), "name": "Club", "owner_id": "2", "roles": [everyone], "channels": [cards]}
        state._add_guild_from_data({**guild, "members": [bots], "member_count": 4})
        self.people: dict[str, Person] = {}
        for name in ("Ada", "Ben", "Cleo"):
            self.add(name)

    def add(self, name: str, nick: str | None = None, permissions: int = MEMBER) -> Person:
        return self.people.setdefault(name.lower(), Person(self, name, nick, permissions))

    async def answer(self, press: Press, control: Any) -> None:
        if control is not None:
            await self.bot.answer_press(press, control)
        elif press.type is InteractionType.modal_submit:
            await self.bot.on_interaction(press)
        else:
            try:
                await self.bot.tree._call(press)
            except app_commands.AppCommandError as trouble:
                await self.bot.tree.on_error(press, trouble)

    async def settle(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while busy := asyncio.all_tasks() - self.standing - {asyncio.current_task()}:
                await asyncio.wait(busy)

    def posts(self) -> list[Message]:
        """The public messages of the channel, without the lines that call players."""
        return [each for each in self.channel.history() if not each.content]

    def shown(self) -> Message:
        return self.posts()[-1]

    def message(self, channel: int, number: int) -> Message:
        return self.bot.channels[channel].messages[number]

    def forge(self, message: Message, *custom_ids: str) -> None:
        """Put buttons into a message that the bot never made there, in place of those forged before."""
        message.forged = [{"type": 2, "style": 2, "label": "Forged", "custom_id": each} for each in custom_ids]

    async def newcomer(self, name: str, *, manages: bool = False, runs_server: bool = False) -> Person:
        """Somebody else in this server; ``manages``: may manage messages; ``runs_server``: may manage the server."""
        granted = discord.Permissions(MEMBER) | discord.Permissions(manage_messages=manages, manage_guild=runs_server)
        return self.add(name, name, granted.value)


async def offline_bot(database: Path) -> Offline:
    """The bot on this database, with all of its cogs, that never meets Discord."""
    bot = Offline(await store_at(database), STILL, seed=counted_seeds("seed"))
    bot._connection.user = ClientUser(state=bot._connection, data={**_USER, "id": str(BOT), "username": "Eights"})
    bot.register = asyncio.Event().wait  # never
    bot.shard_count = 1
    await bot._async_setup_hook()
    await bot.setup_hook()
    return bot
