"""Looking back at a match that is over, in private: its turning points, and the luck of its deals."""

from cogs.commands.shared.base import BaseCog, on_press
from cogs.interactions.answer import Answer
from cogs.messages.painter import LONG
from cogs.ui.components.controls import Control
from cogs.ui.components.presses import first_number
from cogs.ui.pages.history.analysis_page import LOOK_BACK, look_back_page, look_back_picture


class LookingBackCog(BaseCog):
    """What each player may learn from a match."""

    @on_press(LOOK_BACK)
    async def _press_look_back(self, answer: Answer, control: Control) -> None:
        """Show a player's own match. It takes seconds, in which the answer says that it is coming."""
        match = first_number(control.words)
        told = await self.services.looking_back.tell(match, answer.guild, answer.user)
        picture = await self.services.painter.drawn(look_back_picture(told), answer.attached, LONG)
        await answer.show(look_back_page(told, picture))
