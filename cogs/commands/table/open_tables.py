"""Finding an open table of the server, in the channels that a member can see."""

from collections.abc import Iterator

from cogs.commands.shared.base import BaseCog, may_see, on_press
from cogs.interactions.answer import Answer
from cogs.interactions.groups import EIGHTS, subcommand
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.presses import first_number
from cogs.ui.pages.table.open_tables_page import joinable, open_tables_page
from model.tables.table import Table


class OpenTablesCog(BaseCog):
    """``/eights tables`` and its pages."""

    @subcommand(EIGHTS, "tables")
    async def list(self, answer: Answer) -> None:
        await self._press_tables(answer, Control("tables"))

    @on_press("tables")
    async def _press_tables(self, answer: Answer, control: Control) -> None:
        """Those with a way in come first, the newest before the older ones."""
        member = answer.user
        found = sorted(self._visible(answer.interaction), key=lambda table: (not joinable(table, member), -table.id))
        await answer.show(open_tables_page(found, member, first_number(control.words)))

    def _visible(self, interaction: Interaction) -> Iterator[Table]:
        """The tables of the server that this member may see. Practice and the deal of the day are for one."""
        seen = {interaction.channel_id or 0: True}
        for table in self.services.tables.located(lambda where: where.guild == interaction.guild_id):
            here = table.phase != "over" and table.lessons is None and not table.policy.private
            if here and seen.setdefault(table.channel, may_see(interaction.guild, interaction.user, table.channel)):
                yield table
