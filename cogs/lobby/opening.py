"""Tables that are open: the list of them, and posting one that was just opened, perhaps in a thread of its own."""

import discord

from cogs.app import Services
from cogs.base import post_or_refuse
from cogs.discord.answer import Answer
from cogs.discord.controls import Interaction
from cogs.discord.errors import BROKEN, IN_THREADS, lacking, may_see, named, sentence
from cogs.lobby.pages import joinable, open_tables_page
from cogs.table.pages import THREAD, WORDS as TABLE
from engine.words import Listed
from model.refusals import Refused
from model.tables.table import Table
from service.tables import Also


def check_place(interaction: Interaction, place: str) -> None:
    """Raises Refused and says why if a table is to have a thread that cannot be made here."""
    if place != THREAD:
        return
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise Refused(TABLE.message("no-threads-here"))
    if missing := lacking(interaction.app_permissions, IN_THREADS):
        raise Refused(TABLE.message("no-threads-allowed", missing=Listed(tuple(map(named, missing)))))


async def post_new(
    services: Services, table: Table, otherwise: str, *, in_thread: bool = False, undo: Also | None = None
) -> Table:
    """Show a table that was just opened. If that fails, it is taken back, with ``undo``. Raises Refused."""
    try:
        if in_thread:
            try:
                table = await services.table_threads.move_in(table)
            except (discord.HTTPException, *BROKEN) as trouble:
                raise Refused(TABLE.message("thread-failed", why=sentence(trouble))) from trouble
        await post_or_refuse(services.table_board.post(table.id), otherwise)
    except BaseException:
        await services.tables.discard(table.id, undo)
        raise
    return table


async def show_open_tables(services: Services, answer: Answer, page: int = 0) -> None:
    """The tables that this member may see. Those with a way in come first, the newest before the older ones.

    Practice and the deal of the day are for one.
    """
    interaction = answer.interaction
    seen, found = {interaction.channel_id or 0: True}, []
    for table in services.tables.every():
        here = table.guild == interaction.guild_id and table.phase != "over"
        if not here or table.lessons is not None or table.policy.private:
            continue
        if table.channel not in seen:
            seen[table.channel] = may_see(interaction.guild, interaction.user, table.channel)
        if seen[table.channel]:
            found.append(table)
    found.sort(key=lambda table: (not joinable(table, answer.user), -table.id))
    await answer.show(open_tables_page(found, answer.user, page))
