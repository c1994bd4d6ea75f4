"""What the hand of a seat shows, and what its message becomes when the table is closed."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import discord

from cogs.interactions.permissions import ATTACH, named
from cogs.messages.outgoing import Outgoing
from cogs.messages.painter import Painter
from cogs.ui.components.page import Page
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import WORDS, Hand, arranged, dealt, with_card_style
from cogs.ui.pages.hand.hand_page import hand_page, hand_to_come, lesson_line
from cogs.ui.pages.server.today_page import day_over_page
from cogs.ui.pages.tournament.tournament_sheets import closed_table_page
from engine.core.view import SeatView
from engine.games.registry import Match
from model.people.preferences import Preferences
from model.refusals import Refused
from model.tables.practice import lesson
from model.tables.seating import own_seat
from model.tables.table import Table
from service.tables.tables import Tables


class HandPages:
    """Makes the pages of hands."""

    def __init__(self, outgoing: Outgoing, tables: Tables, painter: Painter) -> None:
        self._outgoing, self._painter = outgoing, painter
        self._tables = tables

    async def hand(self, table: Table, member: int) -> Hand:
        """Raises Refused."""
        match, seat = seated(table, member)
        return await self._full(match, self._view(match, seat, table), table)

    def _prefers(self, table: Table, seat: int) -> Preferences:
        return self._tables.preferences.of(table.guild, table.seats[seat].member)

    def _view(self, match: Match, seat: int, table: Table) -> SeatView:
        return arranged(match.view(seat), self._prefers(table, seat))

    async def _full(self, match: Match, view: SeatView, table: Table) -> Hand:
        recent, outlook = await self._tables.story(table, view.seat), self._outlook(table)
        preferences = self._prefers(table, view.seat)
        return replace(dealt(match, view, table), outlook=outlook, recent=recent, preferences=preferences)

    async def page(
        self, hand: Hand, attached: Iterable[discord.Attachment] = (), patience: float | None = None
    ) -> Page:
        """With its picture, unless that takes longer than ``patience``. ``attached``: what its message has already."""
        look, drawn = look_of(hand.view.rules), partial(self._painter.drawn, attached=attached, patience=patience)
        shown = with_card_style(look.hand_picture(hand.view), hand.preferences), look.top_picture(hand.view)
        return hand_page(hand, *await asyncio.gather(*map(drawn, shown)))

    def closed_page(self, table_id: int, guild: int | None, known: Table | None = None) -> Page | None:
        """What a hand becomes, and what an old button says, if the table had a tournament, a rematch or the day's deal.

        ``guild``: the server where it is shown. ``known``: the last state of the table, if it is known.
        """
        if known is not None and known.day is not None:
            return day_over_page()
        if known is not None and known.tournament is not None:
            return closed_table_page(known.tournament, known.label)
        rematch = self._tables.rematches.get(table_id)
        if rematch is None or rematch not in self._tables:
            return None
        table = self._tables.get(rematch)
        return hand_to_come(table, "rematch") if table.guild == guild else None

    def _outlook(self, table: Table) -> str:
        """Whether this is the only place to play, and what a beginner is told."""
        lines = [self._silenced(table.channel)] if self._outgoing.muted_channels.holds(table.channel) else []
        lines += [lesson_line(told)] if (told := lesson(table)) else []
        return "\n".join(lines)

    def _silenced(self, channel: int) -> str:
        """The permission is named by which nothing can be written in a channel, if it is known."""
        lacks = self._outgoing.lacks(channel)
        if lacks is None or lacks == ATTACH:  # without pictures, something can be written
            return WORDS("silenced", channel=f"<#{channel}>")
        return WORDS("silenced-lacking", channel=f"<#{channel}>", missing=named(lacks))


def seated(table: Table, member: int) -> tuple[Match, int]:
    """The match of a table and the seat of a player in it. Raises Refused."""
    seat = own_seat(table, member)
    if table.state is None:
        raise Refused(WORDS.message("not-dealt", title=title(table)))
    return Match(table.state), seat
