"""The deal of the day: the same cards for everyone in a server, one try each."""

from cogs.base import BaseCog, on_press
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, subcommand
from cogs.discord.controls import Control
from cogs.hand.showing import show_hand
from cogs.today.pages import ACTION, PLAY, invitation_page, standing_page
from model.refusals import Refused


class TodayCog(BaseCog):
    """``/eights today``. All of it is for the eyes of the member who asks."""

    @subcommand(EIGHTS, "today")
    async def today(self, answer: Answer) -> None:
        await self._show(answer)

    @on_press(PLAY)
    async def _play(self, answer: Answer, control: Control) -> None:
        """Deal, unless this member has the cards already."""
        try:
            await self.services.days.begin(answer.place, answer.person)
        except Refused:
            if (await self.services.days.seen(answer.guild, answer.user)).own is None:
                raise
        await self._show(answer)

    @on_press(ACTION)
    async def _show(self, answer: Answer, control: Control | None = None) -> None:
        guild, member = answer.guild, answer.user
        self.services.day_results.changed(guild)
        seen = await self.services.days.seen(guild, member)
        if seen.own is None:
            await answer.show(invitation_page(seen))
        elif seen.table is not None and seen.table.phase == "match":
            await show_hand(self.services, answer, seen.table)
        else:
            await answer.show(standing_page(seen, member))
