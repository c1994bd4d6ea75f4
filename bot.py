"""Eights: settings, database, services and cogs, wired together; start and stop."""

import asyncio
import hashlib
import json
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from dotenv import dotenv_values

from cogs.base import BaseCog, Press, answering
from cogs.lobby import LobbyCog
from cogs.messages.hands import Hands
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import InvalidRequests, Pacer
from cogs.messages.redrawer import Troubles
from cogs.messages.silence import Silence
from cogs.messages.table_board import TableBoard
from cogs.messages.threads import TournamentThreads
from cogs.messages.tournament_board import TournamentBoard
from cogs.messages.turn_pings import TurnPings
from cogs.play import PlayCog
from cogs.rules import RulesCog
from cogs.scores import ScoresCog
from cogs.tournament import TournamentCog
from cogs.ui.answer import Answer
from cogs.ui.controls import Button, Control, Select
from cogs.ui.doorman import Doorman
from cogs.ui.looks import warm_up
from cogs.ui.words import safe
from db import notes
from db.store import CannotOpen, Store, open_store
from model.refusals import NoSuchTable, Refused
from service.leaderboards import Leaderboards
from service.leftovers import Leftovers
from service.listeners import Listeners
from service.live_store import Seed
from service.locations import Locations
from service.membership import Membership
from service.presets import Presets
from service.tables import Pauses, Tables
from service.tournaments import Tournaments

COGS: tuple[type[BaseCog], ...] = (LobbyCog, PlayCog, ScoresCog, RulesCog, TournamentCog)
WRONG_SETTING = 2  # exit status
UNREACHABLE = 1  # exit status

log = logging.getLogger("eights")

Interaction = discord.Interaction[Any]


class SettingError(Exception):
    """A setting cannot be used; the text is one line that names it."""


@dataclass(frozen=True)
class Settings:
    """What ``.env.example`` explains."""

    token: str = field(repr=False)
    database: Path
    pauses: Pauses
    log_level: str


def read_settings(environment: Mapping[str, str | None]) -> Settings:
    """The settings, checked. Raises SettingError."""
    default = Pauses()
    pauses = Pauses(
        computer=_number(environment, "COMPUTER_PAUSE", default.computer, 60),
        call=_number(environment, "CALL_PAUSE", default.call, 60),
        round=_number(environment, "ROUND_PAUSE", default.round, 3600),
        turn=_number(environment, "TURN_SECONDS", default.turn, 7 * 24 * 3600, least=10),
        wait=_number(environment, "WAIT_HOURS", default.wait / 3600, 24 * 365, least=0.1) * 3600,
        tournament=_number(environment, "TOURNAMENT_PAUSE", default.tournament, 24 * 3600),
    )
    level = (environment.get("LOG_LEVEL") or "INFO").upper()
    if level not in logging.getLevelNamesMapping():
        raise SettingError(f"LOG_LEVEL is {level!r}; use DEBUG, INFO, WARNING or ERROR.")
    return Settings(_token(environment), Path(environment.get("DATABASE") or "data/eights.db"), pauses, level)


def _token(environment: Mapping[str, str | None]) -> str:
    token = (environment.get("DISCORD_TOKEN") or "").strip()
    if not token:
        raise SettingError("DISCORD_TOKEN is not set. Put it into .env, or try the offline table with: make demo")
    if not token.isascii() or len(token.split()) > 1:
        raise SettingError("DISCORD_TOKEN has characters that no token has. Copy it again from the developer portal.")
    return token


def _number(environment: Mapping[str, str | None], name: str, default: float, most: float, least: float = 0) -> float:
    text = environment.get(name) or str(default)
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not least <= number <= most:
        raise SettingError(f"{name} is {text!r}; it must be a number from {least:g} to {most:g}.")
    return number


class Tree(app_commands.CommandTree["Eights"]):
    """Commands whose own checks failed are answered too. One that was delivered twice or too late does nothing."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        completes = interaction.type is discord.InteractionType.autocomplete
        return completes or self.client.doorman.admits(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        async with answering(interaction):
            if isinstance(error, app_commands.TransformerError):
                raise Refused(f"“{safe(str(error.value))}” does not fit there. Pick it from the list.")
            raise error


class Eights(commands.Bot):
    """The bot: hands every press to the cog that answers it."""

    def __init__(
        self,
        store: Store,
        pauses: Pauses = Pauses(),  # noqa: B008  frozen
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
    ) -> None:
        self.invalid = InvalidRequests()
        super().__init__(
            http_trace=self.invalid.trace(),
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.store = store
        self._wire(pauses, now, seed)
        self._presses: dict[str, Press] = {}

    def _wire(self, pauses: Pauses, now: Callable[[], float], seed: Seed | None) -> None:
        """Everything that the bot is made of; at the end, who listens to whom."""
        of_tables, of_tournaments, of_channels = Listeners(), Listeners(), Listeners()
        self.doorman = Doorman(now)
        self.leftovers = Leftovers(self.store, now)
        self.silence, pacer = Silence(of_channels), Pacer(self.invalid)
        self.outgoing = Outgoing(self, pacer, self.silence, self.leftovers, Troubles(), pauses.again)
        self.tables = Tables(self.store, pauses, of_tables, now=now, seed=seed)
        self.threads = TournamentThreads(self.outgoing)
        self.tournaments = Tournaments(self.store, self.tables, self.threads, of_tournaments, now=now, seed=seed)
        self.presets = Presets(self.store, now)
        self.leaderboards = Leaderboards(self.store)
        self.membership = Membership(self.tables, self.tournaments, self.leaderboards, self.presets)
        self.locations = Locations(self.tables, self.tournaments)
        self.hands = Hands(self.outgoing, self.tables, self.tournaments)
        self.turn_pings = TurnPings(self.outgoing, self.tables)
        self.table_board = TableBoard(self.outgoing, self.tables, self.locations)
        self.tournament_board = TournamentBoard(self.outgoing, self.tournaments, self.locations)
        shown = self.hands.changed, self.table_board.changed, self.turn_pings.changed
        of_tables.connect(*shown, self.tournaments.table_changed, self.tournament_board.table_changed)
        of_channels.connect(self.hands.channel_changed)
        of_tournaments.connect(self.tournament_board.changed, self.hands.tournament_changed)

    async def setup_hook(self) -> None:
        """Before the gateway opens: cogs, buttons, the tables as they stood, and the commands if they changed."""
        self.add_dynamic_items(Button, Select)
        for kind in COGS:
            cog = kind(self)
            self._presses |= cog.presses
            await self.add_cog(cog)
        await self.presets.load()
        await self.leftovers.resume()
        await self.tables.resume()
        await self.tournaments.resume()
        await self._sync_changed_commands()

    async def on_ready(self) -> None:
        """A new session: end what stood in servers that the bot has left, and show what is not current."""
        here = {guild.id for guild in self.guilds}
        await self.locations.gone(lambda thing: thing.guild not in here)
        for shown in (self.tournament_board, self.table_board, self.turn_pings):
            shown.refresh()
        log.info("Ready in %d servers, %d tables open", len(here), len(self.tables.numbers()))
        await self.threads.refresh(self.tournaments)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away: its tables and tournaments there are over."""
        await self.locations.guild_gone(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and with it its tables and its tournament."""
        await self.locations.channel_gone(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and its tables with it; those of a tournament go on in its channel."""
        await self.locations.thread_gone(thread.thread_id)

    async def pressed(self, interaction: Interaction, control: Control) -> None:
        """A button or select was used."""
        if not self.doorman.admits(interaction):
            return
        message = interaction.message.id if interaction.message else 0
        with self.hands.pressed(message) as settled:
            async with answering(interaction, settled) as answer:
                await self._answer(answer, control)

    async def _answer(self, answer: Answer, control: Control) -> None:
        if control.action not in self._presses:
            raise Refused("This button is not known here. Look at the table again with /table show.")
        try:
            await self._presses[control.action](answer, control)
        except NoSuchTable:
            page = self.hands.closed_page(control.table)
            if page is None:
                raise
            await answer.show(page)

    async def close(self) -> None:
        """Let go of everything; the tables go on where they stood at the next start."""
        await self.tournaments.stop()
        await self.tables.stop()
        await self.tournament_board.stop()
        for shown in (self.table_board, self.hands, self.turn_pings):
            await shown.stop()
        self.silence.stop()
        await super().close()
        await self.store.close()

    async def _sync_changed_commands(self) -> None:
        commands_now = [self.application_id, *(command.to_dict(self.tree) for command in self.tree.get_commands())]
        fingerprint = hashlib.sha256(json.dumps(commands_now, sort_keys=True, default=str).encode()).hexdigest()
        async with self.store.reading() as connection:
            known = await notes.read(connection, "commands")
        if known != fingerprint:
            await self.tree.sync()
            async with self.store.writing() as connection:
                await notes.write(connection, "commands", fingerprint)


async def run(settings: Settings) -> None:
    """Connect to Discord and stay until stopped. Raises CannotOpen, LoginFailure and ClientError."""
    store = await open_store(settings.database)
    try:
        async with Eights(store, settings.pauses) as bot:
            warming = asyncio.create_task(asyncio.to_thread(warm_up))
            _stop_on_sigterm()
            await bot.start(settings.token)
            await warming
    finally:
        await store.close()


def _stop_on_sigterm() -> None:
    """End like Ctrl-C does: by a cancellation, which closes the bot on its way out."""
    task = asyncio.current_task()
    if task is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def main() -> int:
    """Run the bot. Returns the exit status: 2 for a wrong setting, 1 when Discord cannot be reached."""
    try:
        settings = read_settings({**_dotenv(), **os.environ})
        _set_up_logging(settings.log_level)
        asyncio.run(run(settings))
    except (SettingError, CannotOpen) as wrong:
        return _end(str(wrong), WRONG_SETTING)
    except discord.LoginFailure:
        return _end("DISCORD_TOKEN is not accepted by Discord. Copy it again from the developer portal.", WRONG_SETTING)
    except discord.ConnectionClosed as closed:
        return _end(f"Discord closed the connection for good: {closed}", UNREACHABLE)
    except (aiohttp.ClientError, OSError, discord.HTTPException) as trouble:
        return _end(f"Discord cannot be reached: {trouble}", UNREACHABLE)
    except (KeyboardInterrupt, asyncio.CancelledError):
        log.info("Stopped")
    return 0


def _dotenv() -> dict[str, str | None]:
    try:
        return dotenv_values(".env")
    except (OSError, UnicodeDecodeError) as trouble:
        raise SettingError(f".env cannot be read as text: {trouble}") from trouble


def _set_up_logging(level: str) -> None:
    """Below INFO these would write tokens, seeds and hands."""
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[level])
    for name in ("discord", "aiosqlite", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _end(sentence: str, status: int) -> int:
    print(f"eights: {' '.join(sentence.split())}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
