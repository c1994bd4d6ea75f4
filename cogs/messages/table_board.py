"""Keeps what people see up to date: the public message of each table, and the hands that can still be reached.

Listens to Tables and is the only one that writes of them to channels. A table that changes gets one task each for its
message, its hands and its call; ``cogs.messages.message_board`` tells how.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.messages.message_board import MessageBoard
from cogs.ui import hand_page, table_page
from cogs.ui.looks import look_of
from cogs.ui.naming import title
from cogs.ui.page import CALM, Page, line
from cogs.ui.tournament_page import what_follows
from cogs.ui.tournament_sheets import closed_table_page, ended_table_page
from engine.actions import Catch
from model.refusals import NoSuchTable, Refused
from model.seating import own_seat
from model.table import Table
from service.locations import Locations
from service.tables import Tables
from service.tournaments import Tournaments

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
HandKey = tuple[object, ...]


@dataclass(frozen=True)
class Followed:
    """A hand message that can still be changed: through which interaction, and what it shows."""

    interaction: Interaction
    message: int
    table: Table  # as it was when this was shown first
    key: HandKey


class TableBoard(MessageBoard[Table]):
    """One for the whole bot."""

    KIND = "table"

    def __init__(
        self, client: discord.Client, tables: Tables, tournaments: Tournaments, locations: Locations, again: float
    ) -> None:
        super().__init__(client, tables, again)
        self._tables, self._tournaments, self._locations = tables, tournaments, locations
        self._hands: dict[tuple[int, int], Followed] = {}
        self._calls: dict[int, tuple[int, discord.Message]] = {}
        self._loose: set[asyncio.Task[None]] = set()

    def changed(self, table_id: int) -> None:
        """A table is not as it was. Its message, hands and call wait for nothing but themselves."""
        for show in (self._redraw_hands, self._redraw, self._call_to_turn):
            self._soon(show, table_id)

    def tournament_changed(self, tournament_id: int) -> None:
        """What hands tell of their tournament may not be as it was."""
        tournament = self._tournaments.of_table(None, tournament_id)
        for known in tournament.tables if tournament else ():
            self._soon(self._redraw_hands, known.table)

    async def stop(self) -> None:
        """Show nothing any more."""
        for task in self._loose:
            task.cancel()
        await super().stop()
        await asyncio.gather(*self._loose, return_exceptions=True)

    # The public message

    async def page(self, table: Table) -> Page:
        view = self._tables.public_view(table)
        playing = view is not None and table.phase == "match"
        picture = await asyncio.to_thread(look_of(view.rules).table_picture, view) if view and playing else None
        return table_page.table_page(table, view, self._tables.recent(table, None), picture)

    def last_page(self, table: Table) -> Page:
        return table_page.closed_page(table, self._tables.public_view(table))

    def posts(self, table: Table) -> bool:
        """Nobody opens a table of a tournament, so nobody else would post it."""
        return table.policy.posted_unasked or super().posts(table)

    async def channel_gone(self, table: Table) -> None:
        await self._locations.channel_gone(table.channel)

    def unwelcome(self, table: Table) -> bool:
        return self._locations.unwelcome(table)

    # The call to whoever is on turn: one line, which the next call replaces

    async def _call_to_turn(self, table_id: int) -> None:
        seat, message = self._calls.get(table_id, (None, None))
        wanted = self._seat_to_call(table_id)
        if wanted == seat:
            return
        if message is not None:
            del self._calls[table_id]
            with suppress(discord.NotFound):  # somebody tidied up
                await message.delete()
        if wanted is not None:
            self._calls[table_id] = wanted, await self._ring(self._tables.get(table_id), wanted)

    def _seat_to_call(self, table_id: int) -> int | None:
        """The seat on turn, if its owner is there and wants to be called."""
        table = next((table for table in self._tables.every() if table.id == table_id), None)
        if table is None or table.state is None or table.state.phase != "play" or table.paused:
            return None
        seat = table.seats[table.state.turn]
        return table.state.turn if seat.present and seat.notify else None

    async def _ring(self, table: Table, seat: int) -> discord.Message:
        user = discord.Object(table.seats[seat].member or 0)
        text = f"<@{user.id}>, it is your turn at {title(table)}."
        return await self.where(table).send(text, allowed_mentions=discord.AllowedMentions(users=[user]))

    # Hands

    async def hand(self, table: Table, user: int, **more: Any) -> Page:
        """The hand of somebody at a table, as a page to be shown to them alone; ``more``: see ``hand_page``.

        Raises Refused.
        """
        seat = own_seat(table, user)
        view = self._tables.view(table, seat)
        if view is None:
            raise Refused("The cards are dealt when the host starts the match.")
        picture = await asyncio.to_thread(look_of(view.rules).hand_picture, view)
        recent = self._tables.recent(table, seat)
        return hand_page.hand_page(table, view, recent, picture, then=self._then(table), **more)

    def _then(self, table: Table) -> str:
        """What comes after the round that is over at a table of a tournament."""
        over = table.tournament is not None and table.phase == "over"
        tournament = self._tournaments.of_table(table.id, table.tournament) if over else None
        return what_follows(tournament) if tournament else ""

    def closed_hand(self, table_id: int, known: Table | None = None) -> Page | None:
        """What becomes of a hand, and what an old button says, at a closed table of a tournament.

        ``known``: the table as it was, if that is known; None for a table of no tournament.
        """
        number, called = (known.tournament, known.label) if known else (None, None)
        tournament = self._tournaments.of_table(table_id, number)
        if tournament is not None:
            return closed_table_page(tournament, table_id, called or "This table")
        return ended_table_page(number, called or "This table") if number is not None else None

    def follow(self, table: Table, interaction: Interaction, message: int, key: HandKey) -> None:
        """From now on this hand message is kept up to date, as long as its token lives; an older one goes away.

        ``key``: from before it was drawn, so that whatever has changed meanwhile is seen.
        """
        owner = table.id, interaction.user.id
        older = self._hands.get(owner)
        self._hands[owner] = Followed(interaction, message, table, key)
        self._soon(self._redraw_hands, table.id)  # the table may have moved on while this was being shown
        if older is not None and older.message != message and not older.interaction.is_expired():
            self._start(_take_away(older.interaction))

    def release(self, table_id: int, user: int) -> None:
        """The hand message of this person is about to be answered itself, so it is not redrawn meanwhile."""
        self._hands.pop((table_id, user), None)

    def lay_aside(self, message: int) -> None:
        """This message shows something else than a hand from now on."""
        for owner in [owner for owner, hand in self._hands.items() if hand.message == message]:
            del self._hands[owner]

    def follows(self, table_id: int, user: int) -> bool:
        """Whether a hand message of this person is being kept up to date."""
        hand = self._hands.get((table_id, user))
        return hand is not None and not hand.interaction.is_expired()

    async def _redraw_hands(self, table_id: int) -> None:
        for owner in [owner for owner in self._hands if not self.follows(*owner)]:
            del self._hands[owner]
        hands = [(user, hand) for (at, user), hand in self._hands.items() if at == table_id]
        await asyncio.gather(*(self._redraw_hand(table_id, user, hand) for user, hand in hands))

    async def _redraw_hand(self, table_id: int, user: int, hand: Followed) -> None:
        try:
            table = self._tables.get(table_id)
            key = self.key(table, user)
            page = await self.hand(table, user) if key != hand.key else None
        except NoSuchTable as closed:
            key, page = (), self.closed_hand(table_id, hand.table) or line(str(closed), CALM)
        except Refused as gone:
            key, page = (), line(str(gone), CALM)
        if page is None or self._hands.get((table_id, user)) is not hand:
            return  # nothing new, or pressed meanwhile: then the answer shows the hand
        hand = self._hands[table_id, user] = replace(hand, key=key)
        try:
            await hand.interaction.edit_original_response(view=page.view, attachments=page.files)
        except discord.HTTPException as trouble:
            if self._hands.get((table_id, user)) is hand:
                del self._hands[table_id, user]
            log.info("A hand at table %s is not followed any more: %s", table_id, trouble)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._loose.add(task)
        task.add_done_callback(self._loose.discard)

    def key(self, table: Table, user: int) -> HandKey:
        """What a hand message shows of its own; as long as it stays the same nothing moves under the finger."""
        seat = table.seat_of(user)
        view = None if seat is None else self._tables.view(table, seat)
        if view is None:
            return ()
        actions = tuple(action for action in view.options.actions if not isinstance(action, Catch))
        asked = view.asked if view.on_turn else None
        here = table.seats[view.seat].away, table.paused, self._then(table)
        return view.phase, view.hand, asked, view.options.cards, actions, *here


async def _take_away(interaction: Interaction) -> None:
    """A hand that is shown again further down is not needed twice."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as trouble:
        log.info("An older hand stays: %s", trouble)
