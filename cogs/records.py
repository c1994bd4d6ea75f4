"""What everything stands on, and the services of what is kept. Each is made here once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from cogs.messages.languages import Languages
from cogs.messages.pacer import Pacer
from db.database.store import Store
from model.tables.due import Pauses
from service.base.listeners import Listeners
from service.base.live_store import Seed
from service.experts.experts import Experts
from service.history.analyses import LookingBack
from service.history.leaderboards import Leaderboards
from service.history.proofs import Proofs
from service.history.replays import Replays
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.servers.retention import RetentionPolicy
from service.servers.settings import PersonalPreferences, ServerSettings


@dataclass(frozen=True)
class Ground:
    """What everything stands on. ``clock`` is Discord's."""

    client: discord.Client
    pacer: Pacer
    clock: Callable[[], float]
    store: Store
    pauses: Pauses
    retention_policy: RetentionPolicy
    now: Callable[[], float]
    seed: Seed | None
    experts: Experts | None


@dataclass(frozen=True)
class Changes:
    """Who is told of what has changed; ``operation.composition`` says who. ``channels``: those that fell silent."""

    tables: Listeners = field(default_factory=Listeners)
    tournaments: Listeners = field(default_factory=Listeners)
    channels: Listeners = field(default_factory=Listeners)
    days: Listeners = field(default_factory=Listeners)


def _exists(client: discord.Client, guild_id: int, number: int) -> bool:
    """Whether a channel, thread or role of a server is there, as far as is known."""
    guild = client.get_guild(guild_id)
    return guild is None or bool(guild.get_channel_or_thread(number) or guild.get_role(number))


class Records:
    """The services of what is kept: of servers, of people, and of what was played."""

    def __init__(self, ground: Ground) -> None:
        store, now = ground.store, ground.now
        self.changes: Final = Changes()
        self.outbox: Final = Outbox(store, now)
        self.settings: Final = ServerSettings(store, partial(_exists, ground.client))
        self.preferences: Final = PersonalPreferences(store)
        self.languages: Final = Languages(self.settings, self.preferences)
        self.presets: Final = Presets(store, now, self.settings)

        self.leaderboards: Final = Leaderboards(store)
        self.replays: Final = Replays(store, now)
        self.proofs: Final = Proofs(store, now)
        self.looking_back: Final = LookingBack(store)
