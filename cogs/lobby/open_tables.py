"""The open tables of a server, for a member who looks for one."""

from cogs.app import Services
from cogs.discord.answer import Answer
from cogs.discord.errors import may_see
from cogs.lobby.pages import joinable, open_tables_page


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
