"""The open tables of a server, in the channels that a member can see."""

from collections.abc import Iterator

from cogs.interactions.answer import Answer
from cogs.interactions.members import may_see
from cogs.services import Services
from cogs.ui.components.controls import Interaction
from cogs.ui.pages.table.open_tables_page import joinable, open_tables_page
from model.tables.table import Table
from service.tables.tables import Tables


async def show_open_tables(services: Services, answer: Answer, page: int = 0) -> None:
    """Those with a way in come first, the newest before the older ones."""
    member, seen = answer.user, _visible(services.tables, answer.interaction)
    found = sorted(seen, key=lambda table: (not joinable(table, member), -table.id))
    await answer.show(open_tables_page(found, member, page))


def _visible(tables: Tables, interaction: Interaction) -> Iterator[Table]:
    """The tables of the server that this member may see. Practice and the deal of the day are for one."""
    seen = {interaction.channel_id or 0: True}
    here = [each for each in tables.every() if each.guild == interaction.guild_id and each.phase != "over"]
    for table in here:
        public = table.lessons is None and not table.policy.private
        if public and seen.setdefault(table.channel, may_see(interaction.guild, interaction.user, table.channel)):
            yield table
