"""The messages of hands, which only their players see: what they show, and what they become when their table closes."""

import logging
from collections.abc import Iterable
from dataclasses import replace

import discord

from cogs.discord.controls import Interaction
from cogs.discord.errors import ATTACH, named
from cogs.discord.followers import Followed, FollowedMessages, Key, Newest, Owner
from cogs.discord.page import CALM, Page, line
from cogs.discord.painter import Painter
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.text import decorated, title
from cogs.hand.hand import Asking, Choice, Hand, arranged
from cogs.hand.pages import hand_page, hand_to_come
from cogs.looks import look_of
from cogs.today.pages import day_over_page
from cogs.tournament.pages import closed_table_page
from engine.core.cards import short
from engine.words import Words
from model.refusals import NoSuchTable, Refused
from model.tables.moves import lesson
from model.tables.seating import own_seat
from model.tables.table import Table
from service.live_store import Change
from service.tables import Tables

WORDS = Words(__package__)

NO_SEAT: Key = ("no seat",)  # the key of a message that no longer shows a hand
CLOSED: Key = ("closed",)
UNDRAWN: Key = ("undrawn",)  # the hand was shown before its picture was ready

log = logging.getLogger(__name__)


class Hands(FollowedMessages):
    """All hands that are open. A hand that can't be kept up to date any more tells that with the next press."""

    def __init__(self, outgoing: Outgoing, tables: Tables, painter: Painter) -> None:
        super().__init__(outgoing, "Hands of table")
        self._tables, self._painter = tables, painter
        self._slipped: set[Owner] = set()  # players to be told that their hand was out of date

    def changed(self, change: Change[Table]) -> None:
        if change.after is None:
            self._slipped = {owner for owner in self._slipped if owner[0] != change.id}
        self.redraw_soon(change.id)

    def channel_changed(self, channel: int) -> None:
        for table in self._tables.in_channel(channel):
            self.redraw_soon(table.id)

    # What a hand shows

    async def hand(
        self, table: Table, member: int, notice: str = "", choice: Choice | None = None, asking: Asking | None = None
    ) -> Hand:
        """The hand of a player at a table. Raises Refused."""
        hand = self._without_story(table, member)
        recent = await self._tables.stories.story(table, hand.view.seat)
        return replace(hand, recent=recent, notice=notice, choice=choice, asking=asking)

    def _without_story(self, table: Table, member: int) -> Hand:
        """All of a hand but what happened lately, which its key doesn't need. Raises Refused."""
        seat = own_seat(table, member)
        if table.state is None:
            raise Refused(WORDS.message("not-dealt", title=title(table)))
        preferences = self._tables.preferences.of(table.guild, member)
        view = arranged(table.state.view(seat), preferences)
        return Hand(table, view, outlook=self._outlook(table), preferences=preferences)

    async def page(
        self, hand: Hand, attached: Iterable[discord.Attachment] = (), patience: float | None = None
    ) -> Page:
        """With its picture, unless that takes longer than ``patience``. ``attached``: what its message has already."""
        look, preferences = look_of(hand.view.rules), hand.preferences
        picture, top = look.hand_picture(hand.view), look.top_picture(hand.view)
        if picture is not None and (preferences.four_colours or preferences.large):
            picture = replace(picture, shows=(*picture.shows, preferences.four_colours, preferences.large))
        drawn = await self._painter.drawn(picture, attached, patience)
        late = picture is not None and drawn is None and patience is not None
        return hand_page(hand, drawn, await self._painter.drawn(top, attached, 0 if late else patience))

    def closed_page(self, table_id: int, guild: int | None, known: Table | None = None) -> Page | None:
        """Returns the page of a closed table, if it had a tournament, a rematch or the day's deal.

        ``guild``: the server where it is shown. ``known``: the last state of the table, if it is known.
        """
        if known is not None and known.day is not None:
            return day_over_page()
        if known is not None and known.tournament is not None:
            return closed_table_page(known.tournament, known.label)
        rematch = self._tables.find(self._tables.rematches.get(table_id, 0))
        return hand_to_come(rematch, "rematch") if rematch is not None and rematch.guild == guild else None

    def _outlook(self, table: Table) -> str:
        """Tells that this is the only place to play, if it is, and what a beginner is told."""
        lines = []
        if self._outgoing.muted_channels.holds(table.channel):
            lacks, channel = self._outgoing.lacks(table.channel), f"<#{table.channel}>"
            if lacks is None or lacks == ATTACH:  # without pictures, something can be written
                lines.append(WORDS("silenced", channel=channel))
            else:
                lines.append(WORDS("silenced-lacking", channel=channel, missing=str(named(lacks))))
        if told := lesson(table):
            lines.append(decorated("💡", WORDS(f"lesson-{told.key}", card=short(told.card))))
        return "\n".join(lines)

    async def newest(self, followed: Followed, owner: Owner) -> Newest | None:
        try:
            table = self._tables.get(owner[0])
            hand = self._without_story(table, owner[1])
        except Refused as refusal:
            closed, known = isinstance(refusal, NoSuchTable), followed.table
            key = CLOSED if closed else NO_SEAT
            if key == followed.key:
                return None
            becomes = self.closed_page(known.id, followed.interaction.guild_id, known) if closed else None
            return Newest(key, becomes or line(str(refusal), CALM))
        if hand.key == followed.key:
            return None
        recent = await self._tables.stories.story(table, hand.view.seat)
        page = await self.page(replace(hand, recent=recent), followed.attached)
        return Newest(hand.key, page, Urgency.NOW if hand.view.on_turn else Urgency.SOON)

    # Which messages are hands

    def follow(self, hand: Hand, interaction: Interaction, message: int | None, page: Page) -> None:
        """Keep the message that shows this hand up to date from now on.

        Without a message its answer was lost. If its ``page`` could not wait for the picture, that follows by itself.
        """
        table, member = hand.table, interaction.user.id
        self.slipped(table.id, member)
        complete = page.picture or not hand.view.hand or hand.preferences.text_only
        self._follow(table, interaction, message, hand.key if complete else UNDRAWN)
        # The table may have moved on while this was being shown, or what is told beside the cards.
        beside = self._outlook(table), self._tables.preferences.of(table.guild, member)
        if not complete or self._tables.find(table.id) is not table or (hand.outlook, hand.preferences) != beside:
            self.redraw_soon(table.id)

    def let_slip(self, table_id: int, member: int, why: str) -> None:
        """A hand cannot be kept up to date any more. Its player is told with the next press."""
        log.debug("Stopped updating a hand at table %s: %s", table_id, why)
        super().let_slip(table_id, member, why)
        if table_id in self._tables:
            self._slipped.add((table_id, member))

    def slipped(self, table_id: int, member: int) -> bool:
        """True if the hand of a player was not kept up to date, and nobody has told them yet."""
        found = (table_id, member) in self._slipped
        self._slipped.discard((table_id, member))
        return found
