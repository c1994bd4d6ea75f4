"""The bot as Discord's client: its events and interactions, its start and stop, and who listens to whom."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial, wraps
from typing import Concatenate, ParamSpec

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.app import Environment, Services
from cogs.base import BaseCog
from cogs.discord.answer import answering
from cogs.discord.commands import CommandTranslator, grouped
from cogs.discord.controls import Control, Interaction, PickedSelect, PressedButton
from cogs.discord.form import REFILLED, Sent, read_form
from cogs.discord.interaction_filter import CHANGED, InteractionFilter, fault, shorten
from cogs.discord.rate_limits import InvalidRequests, Pacer
from cogs.hand.cog import AskingCog, PlayCog, TakingBackCog
from cogs.history.cog import HistoryCog
from cogs.lobby.cog import LobbyCog
from cogs.me.cog import MeCog
from cogs.rules.cog import GamesCog, RulesCog
from cogs.scores.cog import ScoresCog
from cogs.server.cog import FirstStepsCog, SettingsCog
from cogs.server.greetings import greet
from cogs.table.cog import CallingCog, HostCog, ShowCog
from cogs.today.cog import TodayCog
from cogs.tournament.cog import TournamentCog
from db.database.store import Store, StoreError
from engine.words import Message, Words, speak
from model.people.names import safe
from model.refusals import NoSuchTable, Refused
from model.servers.settings import WORDS as SAID
from model.tables.pauses_and_deadlines import Pauses
from operation import logs
from operation.connection import Traffic
from operation.emojis import upload_emojis
from operation.library_internals import forget_left_servers, limit_requests, session_of
from operation.logs import NETWORK
from operation.registration import register
from service.experts import Experts
from service.live_store import Seed
from service.retention import RetentionPolicy

# One request to Discord. Without it a server that says nothing more would freeze a message for five minutes.
REQUEST = aiohttp.ClientTimeout(total=15, sock_connect=5)
REFUSED_FORMS = 200  # are kept with the texts typed in them
LAST_ANSWERS = 2  # seconds for the answers that were begun when the bot stops
STEP_OF_STOPPING = 5  # seconds

COGS: tuple[type[BaseCog], ...] = (
    LobbyCog,
    HostCog,
    FirstStepsCog,
    GamesCog,
    CallingCog,
    PlayCog,
    AskingCog,
    ShowCog,
    TakingBackCog,
    ScoresCog,
    HistoryCog,
    TodayCog,
    RulesCog,
    TournamentCog,
    MeCog,
    SettingsCog,
)

Given = ParamSpec("Given")
WORDS = Words("cogs.base")
log = logging.getLogger("eights")


class Tree(app_commands.CommandTree["Eights"]):
    """Commands that are not worked on, or whose own checks failed, are answered too."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        return await self.client.admit(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await _refuse(interaction, CHANGED)
            return
        async with answering(interaction):
            if isinstance(error, app_commands.TransformerError):
                raise Refused(WORDS.message("does-not-fit", value=safe(str(error.value))))
            raise error


async def _refuse(interaction: Interaction, why: Message) -> None:
    """Answer with the reason. An option that is still being typed gets an empty list."""
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*NETWORK):
            await interaction.response.autocomplete([])
        return
    async with answering(interaction):
        raise Refused(why)


def finish_before_shutdown(
    listener: Callable[Concatenate["Eights", Given], Coroutine[None, None, None]],
) -> Callable[Concatenate["Eights", Given], Coroutine[None, None, None]]:
    """Make a listener finish before the bot stops, or not begin: the next start looks at every server anew. An update
    that the database doesn't take is tried again.
    """

    @wraps(listener)
    async def listen(bot: "Eights", /, *given: Given.args, **named: Given.kwargs) -> None:
        bot.let_current_task_finish()
        while not bot.stopping:
            try:
                return await listener(bot, *given, **named)
            except StoreError as trouble:
                log.warning("Couldn't save an update about a server, so it's tried again: %s", trouble)
            await asyncio.sleep(bot.services.outgoing.again)
        return None

    return listen


class Eights(commands.AutoShardedBot):
    """The bot: hands every press to the cog that answers it."""

    def __init__(
        self,
        store: Store,
        pauses: Pauses | None = None,
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
        connector: aiohttp.BaseConnector | None = None,
        retention_policy: RetentionPolicy | None = None,
        experts: Experts | None = None,
    ) -> None:
        """``connector``: how Discord is reached, if it is. The bot closes it. ``experts``: who thinks for computers.

        Without a share of the store there are as many shards as Discord recommends, and all are its own.
        """
        invalid, traffic, share = InvalidRequests(), Traffic(), store.share
        traffic.trace.on_request_end.append(invalid.answered)
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_scheduled_events=True),
            allowed_mentions=discord.AllowedMentions.none(),  # what is sent pings nobody, unless it says whom
            help_command=None,
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            connector=connector,
            http_trace=traffic.trace,
            shard_count=share.count if share else None,
            shard_connect_timeout=None,  # the first connection of a shard is tried until it stands
        )
        self.shard_ids = list(share.ids) if share else None
        self.store, self.traffic = store, traffic
        self.request = REQUEST  # how long one may take
        environment = Environment(
            client=self,
            pacer=Pacer(invalid),
            clock=lambda: now() - traffic.ahead,
            store=store,
            pauses=pauses or Pauses(),
            retention_policy=retention_policy or RetentionPolicy(),
            now=now,
            seed=seed,
            experts=experts,
            journal=logs.tell_of_table,
        )
        self.services = Services(environment)
        self.interaction_filter = InteractionFilter(now)
        self.refused_forms: OrderedDict[int, Sent] = OrderedDict()  # the last one of each person
        self.register: Callable[[], Coroutine[None, None, bool]] = partial(register, self.tree, store)
        self.registering: asyncio.Task[bool] | None = None
        self.uploading: asyncio.Task[None] | None = None
        self.cogs_by_press: dict[str, BaseCog] = {}  # by the action of a button or a select
        self.cogs_by_form: dict[str, BaseCog] = {}
        self._unfinished: set[asyncio.Task[object]] = set()
        self.connected, self._ready_shards = set[int](), set[int]()  # those that have listed their servers
        self.stopping = False
        forget_left_servers(self)

    async def setup_hook(self) -> None:
        """Before the gateway opens: cogs, buttons, and the tables as they stood. The commands are sent beside it."""
        self.add_dynamic_items(PressedButton, PickedSelect)
        if (session := session_of(self)) is not None:  # the offline table has none
            limit_requests(session, self.request)
        cogs = [kind(self.services) for kind in COGS]
        for cog in cogs:
            self.cogs_by_press |= dict.fromkeys(cog.presses, cog)
            self.cogs_by_form |= dict.fromkeys(cog.forms, cog)
            await self.add_cog(cog)
        await self.tree.set_translator(CommandTranslator())
        for command in grouped(callback for cog in cogs for callback in cog.callbacks):
            self.tree.add_command(command)
        await self.services.resume()
        self.registering = asyncio.create_task(self.register())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Join the gateway, and see to the emojis beside it. The offline table has neither."""
        if self.uploading is None:  # once for each start, however often the bot connects
            self.uploading = asyncio.create_task(upload_emojis(self, self.services.emojis))
        await super().connect(reconnect=reconnect)

    @finish_before_shutdown
    async def on_shard_ready(self, shard: int) -> None:
        """A new session. Once all shards have listed their servers, end tables in servers that the bot has left, and
        bring all messages up to date.
        """
        self.connected.add(shard)
        self._ready_shards.add(shard)
        here = {guild.id for guild in self.guilds}
        log.info("Shard %s is ready, %d servers so far", shard, len(here), extra={"shard": shard})
        if self._ready_shards.issuperset(self.shards_here):
            await self.services.locations.gone(lambda thing: thing.guild not in here)
            self.services.refresh()
            log.info("Ready in %d servers, %d tables open", len(here), len(self.services.tables.numbers()))
            await self.services.retention.note(here)
            self.services.retention.begin()

    async def on_shard_resumed(self, shard: int) -> None:
        self.connected.add(shard)
        log.info("Shard %s is connected again", shard, extra={"shard": shard})

    async def on_shard_disconnect(self, shard: int) -> None:
        if shard in self.connected:
            self.connected.discard(shard)
            log.info("Shard %s is not connected", shard, extra={"shard": shard})

    @property
    def shards_here(self) -> Collection[int]:
        """The shards of this process. None are known before Discord has said how many there are."""
        return self.shard_ids or range(self.shard_count or 0)

    @finish_before_shutdown
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.services.locations.gone(lambda thing: thing.guild == guild.id)
        await self.services.retention.left(guild.id)

    @finish_before_shutdown
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.services.languages.keep_of_server(guild)
        if guild.shard_id in self.connected:  # otherwise its shard looks at all of its servers when it is ready
            self.services.places.look(guild.id)

    @finish_before_shutdown
    async def on_guild_update(self, before: discord.Guild, guild: discord.Guild) -> None:
        await self.services.languages.keep_of_server(guild)

    @finish_before_shutdown
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.services.languages.keep_of_server(guild)
        await self.services.retention.back(guild.id)
        await greet(self.services.outgoing, self.services.retention, guild)

    @finish_before_shutdown
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.services.locations.channel_gone(channel.id)

    @finish_before_shutdown
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.services.locations.channel_gone(thread.thread_id)

    async def on_scheduled_event_update(self, before: discord.ScheduledEvent, event: discord.ScheduledEvent) -> None:
        self.services.event_tables.changed(before, event)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent. It is known by its id alone, so one from before a restart is read as well."""
        sent = read_form(interaction) if interaction.type is discord.InteractionType.modal_submit else None
        if sent is None or not await self.admit(interaction):
            return
        cog, user = self.cogs_by_form.get(sent.control.action), interaction.user.id
        async with answering(interaction) as answer:
            if cog is None:
                raise Refused(SAID.message("unknown"))
            cog.check_reach(interaction, sent.control.table)
            self.refused_forms.pop(user, None)
            try:
                await cog.forms[sent.control.action](answer, sent)
            except Refused as refusal:
                self.refused_forms[user] = sent
                while len(self.refused_forms) > REFUSED_FORMS:
                    self.refused_forms.popitem(last=False)
                await answer.refuse(str(refusal), replace(sent.control, words=(*sent.control.words, REFILLED)))

    async def answer_press(self, interaction: Interaction, control: Control) -> None:
        """A button was pressed, or something was picked from a select."""
        if not await self.admit(interaction):
            return
        cog, message = self.cogs_by_press.get(control.action), interaction.message
        with self.services.hands.pressed(message.id if message else 0):
            async with answering(interaction, self.services.hands) as answer:
                if cog is None:
                    raise Refused(WORDS.message("unknown-button"))
                cog.check_reach(interaction, control.table)
                try:
                    await cog.presses[control.action](answer, control)
                except NoSuchTable:
                    page = self.services.hands.closed_page(control.table, interaction.guild_id)
                    if page is None:
                        raise
                    await answer.show(page)

    async def refuse_values(self, interaction: Interaction, values: str) -> None:
        if await self.admit(interaction):
            await _refuse(interaction, WORDS.message("does-not-fit", value=safe(values)))

    async def admit(self, interaction: Interaction) -> bool:
        """True if an interaction is worked on. If not, the person is told why, unless it was delivered twice."""
        self.let_current_task_finish()
        languages = self.services.languages
        speak(languages.voice(interaction.guild_id or 0, interaction.user.id, interaction.locale))
        completes = interaction.type is discord.InteractionType.autocomplete
        if completes:
            data: Mapping[str, object] = interaction.data or {}
            shorten(data.get("options"))
        else:
            verdict = self.interaction_filter.check(interaction)
            if verdict == "late":  # whether Discord takes that answer shows whether it is
                await _refuse(interaction, WORDS.message("too-late"))
                if interaction.response.is_done():
                    self.interaction_filter.was_wrong(interaction)
            if verdict != "in time":
                return False
        why_not = WORDS.message("restarting") if self.stopping else fault(interaction)
        if why_not is not None:
            await _refuse(interaction, why_not)
        elif not completes:
            languages.keep_of_person(interaction)
        return why_not is None

    def let_current_task_finish(self) -> None:
        """Let the task that answers an interaction or looks after a server finish when the bot stops."""
        if task := asyncio.current_task():
            self._unfinished.add(task)
            task.add_done_callback(self._unfinished.discard)

    @property
    def health(self) -> str:
        if self.stopping:
            return "stopping"
        if self.shards_here and self.connected.issuperset(self.shards_here):
            return "ok"
        return "disconnected" if self.is_ready() else "starting"

    async def close(self) -> None:
        """Let go of everything; the tables go on where they stood at the next start."""
        self.stopping = True
        for step in (self._release, super().close, self.store.close):
            with _going_on():
                async with asyncio.timeout(STEP_OF_STOPPING):
                    await step()

    async def _release(self) -> None:
        """Finish the answers that were begun, and begin nothing new."""
        background = [task for task in (self.registering, self.uploading) if task is not None]
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        stops = (each.stop for each in self.services.to_stop)
        for step in (self.services.retention.stop, self._end_answers, *stops):
            with _going_on():
                await step()

    async def _end_answers(self) -> None:
        """Those that are late are cut off: a table whose message never came is taken back before the file is closed."""
        for cuts_off in (False, True):
            late = list(self._unfinished)
            for task in late:
                if cuts_off:
                    task.cancel()
            if late:
                await asyncio.wait(late, timeout=LAST_ANSWERS)


@contextmanager
def _going_on() -> Iterator[None]:
    """Log trouble while one thing stops, so that everything else stops all the same."""
    try:
        yield
    except TimeoutError:
        log.warning("Something took too long to stop, so it was cut off. What is saved is safe.")
    except Exception:
        log.exception("Something went wrong while the bot stopped. What is saved is safe.")
