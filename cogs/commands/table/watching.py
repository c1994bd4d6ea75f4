"""What everyone at a table may do besides playing: watch the match, guess who wins it, and cheer."""

from discord import app_commands

from cogs.commands.shared.base import BaseCog, on_press, on_press_at, released, which_table
from cogs.interactions.answer import Answer
from cogs.interactions.groups import CARD, choices, subcommand
from cogs.messages.live_views import Watching
from cogs.messages.painter import PATIENCE
from cogs.ui.components.controls import Control
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import CHEER, FROM_HAND, GUESS_WINNER, WATCH
from cogs.ui.components.titles import seat_value
from cogs.ui.pages.spectators.cheer_page import cheer_page, cheered
from engine.words import Words
from model.refusals import Refused
from model.spectators.cheers import CHEERS
from model.tables.table import Table

CHEER_CHOICES = choices("cheer", CHEERS)

words = Words("cogs.ui.pages.spectators.watching")


class WatchingCog(BaseCog):
    """**Watch**, and the buttons of the view that it shows; ``/card cheer``."""

    @on_press_at(WATCH)
    async def watch(self, answer: Answer, table_id: int) -> None:
        """Follow the match in private from now on. Who plays in it gets their hand."""
        table = self.services.tables.get(table_id)
        if table.seat_of(answer.user) is not None:
            await self.show_hand(answer, table)
            return
        if answer.changes:
            await self._watch_on(answer, table_id)
            return
        self.services.live_views.check(table_id, answer.user)
        page, shown = await self.services.live_views.page(table_id, answer.user, PATIENCE)
        await answer.show(page, followed=True)
        if answer.shown is not None:
            self.services.live_views.follow(table_id, Watching(answer.interaction, answer.shown, shown))

    async def _watch_on(self, answer: Answer, table_id: int, notice: str = "") -> None:
        """The clicked message is a live view from now on. Raises Refused."""
        if not self._is_live_view(answer, table_id):
            self.services.live_views.check(table_id, answer.user)
        await answer.acknowledge()
        message = answer.interaction.message.id if answer.interaction.message else 0
        watching = Watching(answer.interaction, message, attached=answer.attached, notice=notice, urgent=True)
        self.services.live_views.follow(table_id, watching)

    def _is_live_view(self, answer: Answer, table_id: int) -> bool:
        message = answer.interaction.message
        return message is not None and self.services.live_views.watches(table_id, answer.user, message.id)

    @on_press(GUESS_WINNER)
    async def _guess(self, answer: Answer, control: Control) -> None:
        """Picked in a live view, which says what came of it."""
        table = self.services.tables.get(control.table)
        notice = ""
        try:
            await self.services.gallery.guess(table.id, answer.person, _picked(table, control.words))
        except Refused as refusal:
            if not self._is_live_view(answer, table.id):
                raise
            notice = str(refusal)
        await self._watch_on(answer, table.id, notice)

    # Cheers

    @on_press(CHEER)
    async def _press_cheer(self, answer: Answer, control: Control) -> None:
        """Cheer, or if it is none, show all cheers. A live view stays, and who came from a hand gets it back."""
        table, from_hand = self.services.tables.get(control.table), FROM_HAND in control.words
        kind, told = next(iter(control.words), FROM_HAND), ""
        if kind == FROM_HAND:
            released(self.services.hands, answer, table.id)
        else:
            try:
                await self.services.gallery.cheer(table.id, answer.person, kind)
            except Refused as refusal:
                told = str(refusal)
        if self._is_live_view(answer, table.id):
            await self._watch_on(answer, table.id, told)
        elif kind in CHEERS and from_hand and not told:
            await self.show_hand(answer, table)
        else:
            told = told or (cheered(kind, table) if kind in CHEERS else "")
            in_words = self.services.tables.preferences.of(answer.guild, answer.user).text_only
            more = (FROM_HAND,) if from_hand else ()
            await answer.show(cheer_page(table, *more, in_words=in_words, told=told))

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
        raise Refused(words("seats-changed"))
    return picked
