"""Being called: the button under a call, the question whether to ping, and moving a table to the bottom."""

from contextlib import suppress

import discord

from cogs.commands.shared.base import BaseCog, check_permissions, on_press, on_press_at, posted
from cogs.interactions.answer import Answer
from cogs.interactions.groups import menu_entry
from cogs.ui.components.controls import Control
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.titles import title
from cogs.ui.pages.table.more_page import with_ways_back
from cogs.ui.pages.table.pings_page import ASKED, BOTTOM, CALLED, YES, answered_page, words
from engine.words import Later
from model.refusals import Refused


class CallingCog(BaseCog):
    """What players press when they are called, or look for their table."""

    @on_press_at(CALLED)
    async def _come(self, answer: Answer, table_id: int) -> None:
        await self.show_hand(answer, self.services.tables.get(table_id))
        self.services.table_board.look(table_id)

    @on_press(ASKED)
    async def _answered(self, answer: Answer, control: Control) -> None:
        """Keep what a person said, for the whole server. The table may be closed by now."""
        wanted = YES in control.words
        self.services.ping_questions.release(control.table, answer.user)
        await self.services.calling.keep(answer.guild, answer.user, wanted)
        with suppress(Refused):
            await self.services.tables.set_notify(control.table, answer.user, wanted=wanted)
        await answer.show(answered_page(wanted=wanted))

    @menu_entry("bring")
    async def bring(self, answer: Answer, message: discord.Message) -> None:
        here = self.services.tables.in_channel(message.channel.id)
        messages = self.services.tables.messages
        shown = next((table.id for table in here if messages.get(table.id) == message.id), None)
        if shown is None:
            raise Refused(words.message("no-table-there"))
        await self._move(answer, shown)

    @on_press_at(BOTTOM)
    async def _move(self, answer: Answer, table_id: int) -> None:
        table = self.services.tables.get(table_id)
        who, message = answer.person, self.services.tables.messages.get(table_id)
        if table.seat_of(who.id) is None and not who.manages:
            raise Refused(words.message("no-seat", table=Later(title, table)))
        if message is not None and self.services.table_board.stays(message):
            raise Refused(words.message("too-soon", table=Later(title, table)))
        check_permissions(answer.interaction)
        await posted(self.services.table_board.bring(table_id, moves=True), words("stays"))
        told = line(words("at-bottom", table=title(table)), ACTIVE)
        await answer.show(with_ways_back(told, table, answer.user))
