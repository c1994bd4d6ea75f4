"""A match is shown to someone who watches it, in a message that follows it."""

from cogs.commands.shared.base import BaseCog
from cogs.interactions.answer import Answer
from cogs.messages.live_views import Watching
from cogs.messages.painter import PATIENCE


class LiveShow(BaseCog):
    """Those who show live views."""

    async def watch(self, answer: Answer, table_id: int) -> None:
        """Follow the match in private from now on. Who plays in it gets their hand, unless they're out of it."""
        table = self.services.tables.get(table_id)
        if table.plays_in(answer.user):
            await self.show_hand(answer, table)
            return
        if answer.changes:
            await self.watch_on(answer, table_id)
            return
        self.services.live_views.check(table_id, answer.user)
        page, shown = await self.services.live_views.page(table_id, answer.user, PATIENCE)
        await answer.show(page)
        if answer.shown is not None:
            self.services.live_views.follow(table_id, Watching(answer.interaction, answer.shown, shown))

    async def watch_on(self, answer: Answer, table_id: int, notice: str = "") -> None:
        """The clicked message is a live view from now on. Raises Refused."""
        if not self.is_live_view(answer, table_id):
            self.services.live_views.check(table_id, answer.user)
        await answer.acknowledge()
        if not answer.acknowledged:
            return  # an older token may live
        message = answer.interaction.message.id if answer.interaction.message else 0
        self.services.hands.lay_aside(message)
        watching = Watching(answer.interaction, message, attached=answer.attached, notice=notice, urgent=True)
        self.services.live_views.follow(table_id, watching)

    def is_live_view(self, answer: Answer, table_id: int) -> bool:
        message = answer.interaction.message
        return message is not None and self.services.live_views.watches(table_id, answer.user, message.id)
