"""The services of what goes on. Each is made here once."""

from typing import Final

from cogs.messages.muted_channels import MutedChannels
from cogs.messages.outgoing import Outgoing
from cogs.messages.redrawer import ThrottledErrorLog
from cogs.records import Ground, Records
from cogs.ui.components.emojis import Emojis
from service.people.calling import Calling
from service.people.membership import Membership
from service.servers.retention import Retention
from service.tables.days import Days
from service.tables.hints import Hints
from service.tables.tables import Tables
from service.tournaments.locations import Locations
from service.tournaments.tournaments import Tournaments


class Play(Records):
    """The services of what goes on: tables, tournaments, and people at all of them."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        client, store, pauses, now = ground.client, ground.store, ground.pauses, ground.now
        self.emojis: Final = Emojis()
        self.muted_channels: Final = MutedChannels(self.changes.channels)
        self.outgoing: Final = Outgoing(
            client,
            ground.pacer,
            self.languages,
            self.emojis,
            self.muted_channels,
            self.outbox,
            ThrottledErrorLog(),
            pauses.again,
            ground.clock,
        )
        self.tables: Final = Tables(
            store,
            pauses,
            self.changes.tables,
            now=now,
            seed=ground.seed,
            settings=self.settings,
            preferences=self.preferences,
            experts=ground.experts,
            members=self.outgoing,
        )
        self.tournaments: Final = Tournaments(store, self.tables, self.changes.tournaments, now=now, seed=ground.seed)
        self.locations: Final = Locations(self.tables, self.tournaments)
        self.days: Final = Days(self.tables, self.presets, self.changes.days)
        self.calling: Final = Calling(self.tables)
        self.hints: Final = Hints(self.tables)
        self.membership: Final = Membership(
            self.tables,
            self.tournaments,
            self.leaderboards,
            self.presets,
            self.days,
            self.outbox,
        )
        self.retention: Final = Retention(
            store,
            self.presets,
            ground.retention_policy,
            now,
            (self.settings, self.preferences),
        )
