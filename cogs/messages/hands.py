"""The hands that only their players see: what they show, and which of them can still be changed.

Listens to Tables and Tournaments. A hand is redrawn while its interaction's token is valid, and only when it has
changed. A press in a hand wins over a redraw. No redraw begins while the press is being answered, and the answer waits
for a redraw that is already running.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord

from cogs.messages.painter import Painter
from cogs.messages.redrawer import Redrawer, is_final
from cogs.ui.answer import Interaction
from cogs.ui.hand import Choice, Hand, HandKey, key_of
from cogs.ui.hand_page import hand_page
from cogs.ui.looks import look_of
from cogs.ui.page import CALM, Page, change, line
from cogs.ui.tournament_page import what_follows
from cogs.ui.tournament_sheets import closed_table_page, ended_table_page
from engine.games import Match
from engine.view import SeatView
from model.refusals import NoSuchTable, Refused
from model.seating import own_seat
from model.table import Table
from service.tables import Tables
from service.tournaments import Tournaments

NO_SEAT: HandKey = ("no seat",)  # the key of a message that no longer shows a hand
CLOSED: HandKey = ("closed",)
UNDRAWN: HandKey = ("undrawn",)  # the hand was shown before its picture was ready

log = logging.getLogger(__name__)

Owner = tuple[int, int]  # a table and a member


@dataclass(frozen=True)
class Followed:
    """A hand message that can still be changed: its interaction, and what it shows."""

    interaction: Interaction
    message: int
    table: Table  # its state when this was first shown
    key: HandKey
    attached: Sequence[discord.Attachment] = ()  # as far as is known


class Hands:
    """Follows every hand message of the bot."""

    def __init__(self, tables: Tables, tournaments: Tournaments, painter: Painter, again: float) -> None:
        self._tables, self._tournaments, self._painter = tables, tournaments, painter
        self._redrawer = Redrawer("hands of table", again)
        self._followed: dict[Owner, Followed] = {}
        self._pressed: Counter[int] = Counter()  # the presses being answered, counted by message
        self._edits: dict[int, asyncio.Future[Any]] = {}  # running redraws, by message
        self._deletions: set[asyncio.Task[None]] = set()

    def changed(self, table_id: int) -> None:
        """A table has changed, or what its hands say about its tournament."""
        self._redrawer.soon(self._redraw, table_id)

    def tournament_changed(self, tournament_id: int) -> None:
        """What hands say about their tournament may have changed."""
        tournament = self._tournaments.of_table(None, tournament_id)
        for known in tournament.tables if tournament else ():
            self.changed(known.table)

    @property
    def waiting(self) -> int:
        """How many tables have hands that are out of date."""
        return self._redrawer.waiting

    async def stop(self) -> None:
        """Stop showing anything."""
        for task in self._deletions:
            task.cancel()
        await self._redrawer.stop()
        await asyncio.gather(*self._deletions, return_exceptions=True)

    # What is shown

    def hand(self, table: Table, member: int, *, notice: str = "", choice: Choice | None = None) -> Hand:
        """The hand of a player at a table. Raises Refused."""
        match, seat = _seated(table, member)
        return replace(self._full(match, match.view(seat), table), notice=notice, choice=choice)

    def _full(self, match: Match, view: SeatView, table: Table) -> Hand:
        recent = self._tables.recent(table, view.seat)
        return replace(dealt(match, view, table), recent=recent, outlook=self._outlook(table))

    async def page(
        self, hand: Hand, attached: Iterable[discord.Attachment] = (), patience: float | None = None
    ) -> Page:
        """A hand as a page, with its picture unless that takes longer than ``patience``.

        ``attached``: what the message that shows it has attached to it.
        """
        picture = look_of(hand.view.rules).hand_picture(hand.view)
        return hand_page(hand, await self._painter.drawn(picture, attached, patience))

    def closed_page(self, table_id: int, known: Table | None = None) -> Page | None:
        """What a hand becomes, and what an old button says, when a tournament table is closed.

        ``known``: the last state of the table, if it is known. Returns None for a table outside tournaments.
        """
        number, label = (known.tournament, known.label) if known else (None, None)
        tournament = self._tournaments.of_table(table_id, number)
        if tournament is not None:
            return closed_table_page(tournament, table_id, label or "This table")
        return ended_table_page(number, label or "This table") if number is not None else None

    def _outlook(self, table: Table) -> str:
        """What comes after the finished round at a tournament table."""
        if table.tournament is None or table.phase != "over":
            return ""
        tournament = self._tournaments.of_table(table.id, table.tournament)
        return what_follows(tournament) if tournament else ""

    # Which messages are hands

    def follow(self, hand: Hand, interaction: Interaction, message: int, page: Page) -> None:
        """Keep the message that shows this hand up to date from now on. An older message of the hand goes away.

        If its ``page`` could not wait for the picture, that follows by itself.
        """
        owner = hand.table.id, interaction.user.id
        older = self._followed.get(owner)
        key = hand.key if page.picture or not hand.view.hand else UNDRAWN
        self._followed[owner] = Followed(interaction, message, hand.table, key)
        self.changed(hand.table.id)  # the table may have moved on while this was being shown
        if older is not None and older.message != message and not older.interaction.is_expired():
            task = asyncio.create_task(_take_away(older.interaction))
            self._deletions.add(task)
            task.add_done_callback(self._deletions.discard)

    def follows(self, table_id: int, member: int) -> bool:
        """Whether a hand message of this member is kept up to date."""
        followed = self._followed.get((table_id, member))
        return followed is not None and not followed.interaction.is_expired()

    def release(self, table_id: int, member: int) -> None:
        """The hand message of this member is about to show something else, or to be followed again."""
        self._followed.pop((table_id, member), None)

    def lay_aside(self, message: int) -> None:
        """This message no longer shows a hand."""
        for owner in [owner for owner, followed in self._followed.items() if followed.message == message]:
            del self._followed[owner]

    @contextmanager
    def pressed(self, message: int) -> Iterator[Callable[[], Awaitable[None]]]:
        """No redraw of this message begins while a press in it is answered. Yields what waits for a running redraw."""
        self._pressed[message] += 1
        try:
            yield partial(self._settled, message)
        finally:
            self._pressed -= Counter([message])  # counts of 0 are dropped
            for table_id in [owner[0] for owner, followed in self._followed.items() if followed.message == message]:
                self.changed(table_id)

    async def _settled(self, message: int) -> None:
        if message in self._edits:
            await asyncio.wait([self._edits[message]])

    # Redrawing

    async def _redraw(self, table_id: int) -> None:
        for owner in [owner for owner in self._followed if not self.follows(*owner)]:
            del self._followed[owner]
        here = [(owner, followed) for owner, followed in self._followed.items() if owner[0] == table_id]
        redrawn = (self._redraw_one(owner, followed) for owner, followed in here)
        failed = [each for each in await asyncio.gather(*redrawn, return_exceptions=True) if each is not None]
        if failed:
            raise failed[0]

    async def _redraw_one(self, owner: Owner, followed: Followed) -> None:
        key, newest = self._newest(owner, followed)
        if newest is None or key == followed.key:
            return
        page = await self.page(newest, followed.attached) if isinstance(newest, Hand) else newest
        if self._followed.get(owner) is not followed or self._pressed[followed.message]:
            return  # the answer to the press shows the hand
        before, self._followed[owner] = followed, (followed := replace(followed, key=key))
        try:
            await self._edit(followed, page)
        except Exception as trouble:
            if self._followed.get(owner) is followed:
                self._followed[owner] = before  # not shown, so it is still out of date
                if is_final(trouble):
                    self.release(*owner)
            if not is_final(trouble):
                raise
            log.info("A hand at table %s is not followed any more: %s", owner[0], trouble)

    def _newest(self, owner: Owner, followed: Followed) -> tuple[HandKey, Hand | Page | None]:
        """The key of what a message should show now, and what that is if the message does not show it yet."""
        try:
            table = self._tables.get(owner[0])
            match, seat = _seated(table, owner[1])
        except NoSuchTable as closed:
            return CLOSED, self.closed_page(owner[0], followed.table) or line(str(closed), CALM)
        except Refused as no_seat:
            return NO_SEAT, line(str(no_seat), CALM)
        view = match.view(seat)
        key = key_of(table, view, self._outlook(table))
        return key, None if key == followed.key else self._full(match, view, table)

    async def _edit(self, followed: Followed, page: Page) -> None:
        edit = change(followed.interaction.edit_original_response, page, followed.attached)
        under_way = asyncio.ensure_future(edit)
        self._edits[followed.message] = under_way
        try:
            edited = await under_way
        finally:
            if self._edits.get(followed.message) is under_way:
                del self._edits[followed.message]
        owner = followed.table.id, followed.interaction.user.id
        if self._followed.get(owner) is followed:
            self._followed[owner] = replace(followed, attached=edited.attachments)


def dealt(match: Match, view: SeatView, table: Table) -> Hand:
    """The bare hand of a seat, with what may follow each playable card."""
    return Hand(table, view, {card: match.options(view.seat, (card,)) for card in view.options.cards})


def _seated(table: Table, member: int) -> tuple[Match, int]:
    """The match of a table and the seat of a player in it. Raises Refused."""
    seat = own_seat(table, member)
    if table.state is None:
        raise Refused("The cards are dealt when the host starts the match.")
    return Match(table.state), seat


async def _take_away(interaction: Interaction) -> None:
    """Delete the older message of a hand that is shown again further down."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as trouble:
        log.info("An older hand stays: %s", trouble)
