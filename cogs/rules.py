"""The rulebook of a table, in plain sentences."""

from dataclasses import replace

from discord import app_commands

from cogs.room import Interaction, Press, Room, answering, at_table, which_table
from cogs.seating import game_of, limits
from cogs.ui.answer import Answer
from cogs.ui.sheets import rules_page
from cogs.ui.table_page import title
from db.tables import Table
from engine.rules import Rules


class Rulebooks(Room):
    """``/rules`` and the Rules button."""

    group = app_commands.Group(name="rules", description="The rules that are played", guild_only=True)

    @property
    def presses(self) -> dict[str, Press]:
        return {"rules": at_table(self._show)}

    @group.command(name="show", description="Show the rules of a table")
    @which_table
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self._show(answer, self.table(interaction, table).id)

    async def _show(self, answer: Answer, table_id: int) -> None:
        table = self.tables.get(table_id)
        await answer.show(rules_page(title(table), _rules(table)))


def _rules(table: Table) -> Rules:
    """The rules in play, or those that would be with the seats as they are."""
    if table.state:
        return table.state.rules
    return replace(game_of(table.game).rules(max(limits(table)[0], len(table.seats))), target=table.target)
