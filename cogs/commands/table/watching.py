"""What everyone at a table may do besides playing: watch the match, guess who wins it, and cheer."""

from discord import app_commands

from cogs.commands.shared.base import on_press, on_press_at, which_table
from cogs.commands.shared.watching import LiveShow
from cogs.interactions.answer import Answer
from cogs.interactions.groups import CARD, choices, subcommand
from cogs.ui.components.controls import Control
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import CHEER, FROM_HAND, FROM_MORE, GUESS_WINNER, WATCH
from cogs.ui.components.titles import seat_value
from cogs.ui.pages.spectators.cheer_page import cheer_page, cheered
from engine.words import Words
from model.refusals import Refused
from model.spectators.cheers import CHEERS
from model.tables.table import Table

CHEER_CHOICES = choices("cheer", CHEERS)

words = Words("cogs.ui.pages.spectators.watching")


class WatchingCog(LiveShow):
    """**Watch**, and the buttons of the view that it shows; ``/card cheer``."""

    @on_press_at(WATCH)
    async def _press_watch(self, answer: Answer, table_id: int) -> None:
        await self.watch(answer, table_id)

    @on_press(GUESS_WINNER)
    async def _guess(self, answer: Answer, control: Control) -> None:
        """Picked in a live view, which says what came of it."""
        table = self.services.tables.get(control.table)
        notice = ""
        try:
            await self.services.gallery.guess(table.id, answer.person, _picked(table, control.words))
        except Refused as refusal:
            if not self.is_live_view(answer, table.id):
                raise
            notice = str(refusal)
        await self.watch_on(answer, table.id, notice)

    # Cheers

    @on_press(CHEER)
    async def _press_cheer(self, answer: Answer, control: Control) -> None:
        """Cheer, or if it is none, show all cheers. A live view stays, and who came from a hand gets it back."""
        table, told = self.services.tables.get(control.table), ""
        kind = next((word for word in control.words if word in CHEERS), None)
        more = [word for word in control.words if word in (FROM_HAND, FROM_MORE)]
        if kind is not None:
            try:
                await self.services.gallery.cheer(table.id, answer.person, kind)
            except Refused as refusal:
                told = str(refusal)
        if self.is_live_view(answer, table.id):
            await self.watch_on(answer, table.id, told)
        elif kind and FROM_HAND in more and not told:
            await self.show_hand(answer, table)
        else:
            told = told or (cheered(kind, table) if kind else "")
            await answer.show(cheer_page(table, *more, told=told))

    @subcommand(CARD, "cheer")
    @app_commands.choices(cheer=CHEER_CHOICES)
    @which_table
    async def cheer(self, answer: Answer, cheer: str, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        await self.services.gallery.cheer(found.id, answer.person, cheer)
        await answer.show(line(cheered(cheer, found), ACTIVE))


def _picked(table: Table, given: tuple[str, ...]) -> int:
    """The seat that was picked from a list. Raises Refused if another player sits there by now."""
    values = [seat_value(number, seat) for number, seat in enumerate(table.seats)]
    picked = next((values.index(word) for word in given if word in values), None)
    if picked is None:
        raise Refused(words.message("seats-changed"))
    return picked
