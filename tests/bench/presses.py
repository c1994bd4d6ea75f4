"""How much processor time the bot's own part of an action takes, without network and without a simulator.

Two people play by buttons, each with an open hand. What the bot sends to Discord is answered at once in the process,
and the time that this takes is not counted. Beside it, what discord.py alone takes to answer a press with a word.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from time import process_time, thread_time
from typing import Any

import discord
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.looks import warm_up
from db.database.opening import open_store
from engine.core.actions import Play
from model.member import Location, Member
from model.tables.pauses_and_deadlines import Pauses
from model.tables.seating import TableSetup
from model.tables.table import Table
from operation.client import Eights
from tests.bench.figures import Bench, Line, line
from tests.db.club import to
from tests.service.club import counted_seeds, sensible

LOOP, ALL = "processor time of an action on the event loop", "processor time of an action in all"
ADA, BEN = Member(101, "Ada"), Member(102, "Ben")
PLACE = Location(700, 9)
PAUSES = Pauses(computer=30, call=60, round=3600, turn=100_000, wait=1_000_000)
BARE = "a word by a bare discord.py bot, the same way"
PRESS, CHANGED = 3, 7
ME: Any = {"id": "500", "username": "Eights", "discriminator": "0", "avatar": None, "bot": True}
BREATH = 0.01  # seconds; looking more often would be counted
TIMEOUT = "BaseView.__timeout_task_impl"


def benches(folder: Path, presses: int) -> Iterator[Bench]:
    yield Bench((LOOP, ALL), partial(_measure, folder, presses))


def _measure(folder: Path, presses: int) -> Iterator[Line]:
    warm_up()
    bare = asyncio.run(_bare(presses))
    loop, everything = zip(*asyncio.run(_played(folder, presses)), strict=True)
    bare_loop, bare_all = zip(*bare, strict=True)
    yield line(LOOP, "ms", loop, bare_loop, baseline_is=BARE)
    yield line(ALL, "ms", everything, bare_all, baseline_is=BARE)


@dataclass
class Mirror:
    """Discord, which says back what it is told."""

    numbers: Iterator[int] = field(default_factory=lambda: count(discord.utils.time_snowflake(discord.utils.utcnow())))
    hands: dict[int, dict[str, Any]] = field(default_factory=dict)  # by user: the message that shows the hand
    spent: float = 0

    async def request(self, route: discord.http.Route, **sent: Any) -> Any:
        """In place of the method of discord.py's client."""
        return self._timed(lambda: self._message(_body(sent.get("form"), sent.get("json"))))

    def _timed(self, work: Callable[[], Any]) -> Any:
        began = thread_time()
        try:
            return work()
        finally:
            self.spent += thread_time() - began

    def _message(self, body: Any, **more: Any) -> Any:
        if not isinstance(body, dict):
            return []
        number = str(next(self.numbers))
        attached = [
            {"id": str(next(self.numbers)), "filename": each["filename"], "size": 1, "url": "http://x", "proxy_url": ""}
            for each in body.get("attachments") or ()
        ]
        made = {"id": number, "channel_id": str(PLACE.channel), "type": 0, "content": "", "embeds": [], "mentions": []}
        made |= {"mention_roles": [], "mention_everyone": False, "pinned": False, "tts": False, "author": ME}
        made |= {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "attachments": attached}
        made |= {"flags": body.get("flags") or 32768, "components": body.get("components") or []}
        return made | more

    def answered(self, user: int, body: Any, *, of: str = "") -> Any:
        """The message that a user sees from now on."""
        data = body.get("data") or body if isinstance(body, dict) else {}
        known = {"id": of} if of else {}
        if isinstance(body, dict) and (data.get("components") or data.get("content")):
            self.hands[user] = self._message(data, flags=32832, **known)
        return self.hands.get(user)


class Adapter(AsyncWebhookAdapter):
    """In place of what answers presses. A token is the number of the user."""

    def __init__(self, mirror: Mirror) -> None:
        super().__init__()
        self._mirror = mirror

    async def request(self, route: Any, session: Any, **sent: Any) -> Any:
        discord.utils._to_json(sent.get("payload"))
        return self._mirror._timed(lambda: self._answer(route, sent))

    def _answer(self, route: Any, sent: dict[str, Any]) -> Any:
        user, body = int(route.webhook_token), _body(sent.get("multipart"), sent.get("payload"))
        before = self._mirror.hands.get(user, {}).get("id", "")
        stays = route.method == "PATCH" or (body or {}).get("type") == CHANGED
        message = self._mirror.answered(user, body, of=before if stays else "")
        if route.method != "POST":
            return message
        shown = {"response_message_id": message["id"]} if message else {}
        resource = {"type": 4, "message": message} if message else None
        return {"interaction": {"id": "1", "type": PRESS} | shown, "resource": resource}


def _body(form: Any, plain: Any) -> Any:
    parts = [part for part in form or () if part["name"] == "payload_json"]
    return json.loads(parts[0]["value"]) if parts else plain


def _pressed(bot: commands.Bot, person: Member, custom_id: str, message: dict[str, Any]) -> None:
    """A press arrives as it does from the gateway, from a server in which the bot is."""
    if bot.get_guild(PLACE.guild) is None:
        known: Any = {"id": str(PLACE.guild), "unavailable": True}
        bot._connection._add_guild_from_data(known)
    user = {"id": str(person.id), "username": person.name, "discriminator": "0", "avatar": None}
    member = {"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}
    member |= {"flags": 0, "permissions": "8"}
    number = str(discord.utils.time_snowflake(discord.utils.utcnow()))
    data = {"id": number, "application_id": "600", "type": PRESS, "token": str(person.id), "version": 1}
    data |= {"attachment_size_limit": 10**7, "guild_id": str(PLACE.guild), "channel_id": str(PLACE.channel)}
    data |= {"channel": {"id": str(PLACE.channel), "type": 0, "name": "cards", "position": 0}, "member": member}
    data |= {"app_permissions": "8", "locale": "en-US", "entitlements": [], "context": 0, "message": message}
    data |= {"data": {"custom_id": custom_id, "component_type": 2}}
    bot._connection.parsers["INTERACTION_CREATE"](data)


async def _quiet(mine: set[asyncio.Task[Any]]) -> None:
    """Until everything that a press has begun is done, but for the 15 minutes of an ephemeral view."""
    while any(TIMEOUT not in repr(task.get_coro()) for task in asyncio.all_tasks() - mine):  # noqa: ASYNC110
        await asyncio.sleep(BREATH)


async def _cost(mirror: Mirror, work: Callable[[], object]) -> tuple[float, float]:
    """The milliseconds of processor time on the loop, and in all, of a press and all that follows."""
    mine = asyncio.all_tasks()
    mirror.spent = 0
    loop, everything = thread_time(), process_time()
    work()
    await _quiet(mine)
    return (thread_time() - loop - mirror.spent) * 1000, (process_time() - everything - mirror.spent) * 1000


async def _prepare(bot: commands.Bot, mirror: Mirror) -> None:
    await bot._async_setup_hook()
    vars(bot.http)["request"] = mirror.request
    bot._connection.application_id = 600
    bot._connection.user = discord.ClientUser(state=bot._connection, data=ME)
    async_context.set(Adapter(mirror))
    await bot.setup_hook()


async def _played(folder: Path, presses: int) -> list[tuple[float, float]]:
    mirror = Mirror()
    bot = Eights(await open_store(folder / "presses.db"), PAUSES, seed=counted_seeds("bench"))
    await _prepare(bot, mirror)
    table = await bot.services.tables.open(PLACE, ADA, TableSetup(to(1000)))
    await bot.services.tables.join(table.id, BEN)
    await bot.services.table_board.post(table.id)
    await bot.services.tables.start(table.id, ADA)
    took: list[tuple[float, float]] = []
    while len(took) < presses:
        cost = await _moved(bot, mirror, table.id)
        took += [cost] if cost else []
    await bot.close()
    return took


async def _moved(bot: Eights, mirror: Mirror, table_id: int) -> tuple[float, float] | None:
    """The seat to move does something; what it cost if it was a card laid by a press."""
    table = bot.services.tables.get(table_id)
    assert table.state is not None
    who, mine = (ADA, BEN)[table.state.turn], asyncio.all_tasks()
    for person in (ADA, BEN):
        if not bot.services.hands.follows(table_id, person.id):
            _pressed(bot, person, f"b:{table_id}:0:hand", _public(mirror, f"b:{table_id}:0:hand"))
            await _quiet(mine)
    card = _card(table) if table.state.phase == "play" else None
    pressed = f"b:{table_id}:{table.state.asked}:play.{card}"
    if card and pressed in json.dumps(mirror.hands[who.id]["components"]):
        return await _cost(mirror, lambda: _pressed(bot, who, pressed, mirror.hands[who.id]))
    await bot.services.tables.act(table_id, who.id, None, sensible(table))
    await _quiet(mine)
    return None


def _card(table: Table) -> str | None:
    action = sensible(table)
    return action.cards[0] if isinstance(action, Play) and len(action.cards) == 1 and not action.suit else None


def _public(mirror: Mirror, custom_id: str) -> dict[str, Any]:
    """A public message with a button."""
    button = {"type": 2, "style": 2, "label": "Button", "custom_id": custom_id}
    return dict(mirror._message({"components": [{"type": 1, "components": [button]}]}))


class Word(discord.ui.View):
    """A button that is answered with a word, and nothing else."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Word", custom_id="word")
    async def word(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("A word.", ephemeral=True)


async def _bare(presses: int) -> list[tuple[float, float]]:
    mirror = Mirror()
    bot = commands.Bot(commands.when_mentioned, intents=discord.Intents(guilds=True))
    await _prepare(bot, mirror)
    bot.add_view(Word())
    message = _public(mirror, "word")
    return [await _cost(mirror, lambda: _pressed(bot, ADA, "word", message)) for _ in range(presses)]
