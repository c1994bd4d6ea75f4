"""What a host does: changing the table before its match, and closing it."""

from collections.abc import Callable
from functools import partial

from cogs.commands.shared import closing
from cogs.commands.shared.base import BaseCog, Press, on_press, on_press_at
from cogs.interactions.answer import Answer
from cogs.ui.components.controls import Control
from cogs.ui.components.presses import SURE, as_number
from cogs.ui.components.titles import seat_value
from cogs.ui.pages.table.host_page import HINTS, KEPT, NAMED, ON, USUAL_PACE, game_page, seats_page, words
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from model.refusals import NoSuchTable, Refused
from model.tables import hosting, seating
from model.tables.seating import check_host
from model.tables.table import Table

Change = Callable[[Table], Table]


OF_THE_GAME: dict[str, Callable[[Control], Change]] = {
    "host-target": lambda control: partial(hosting.with_target, target=_number(control)),
    "host-pace": lambda control: partial(seating.with_pace, pace="".join(control.words).removeprefix(USUAL_PACE)),
    HINTS: lambda control: partial(hosting.with_hints, wanted=ON in control.words),
}
OF_THE_SEATS: dict[str, Callable[[Control], Change]] = {
    "host-seats": lambda control: partial(hosting.with_size, size=_number(control)),
    "host-bots": lambda control: partial(hosting.with_bots, count=_number(control)),
    "host-level": lambda control: partial(hosting.with_level, level="".join(control.words)),
    "host-partners": lambda control: partial(hosting.with_sides, sides=_number(control)),
    "host-swap": lambda control: partial(_swapped, control),
}


class HostCog(BaseCog):
    """The buttons and selects of a host."""

    @property
    def presses(self) -> dict[str, Press]:
        return (
            super().presses
            | {action: partial(self._change_game, read) for action, read in OF_THE_GAME.items()}
            | {action: partial(self._change_seats, read) for action, read in OF_THE_SEATS.items()}
            | {"close-yes": partial(self._vote, agrees=True), "close-no": partial(self._vote, agrees=False)}
        )

    # The two parts of the page

    @on_press_at("options")
    async def _show_game(self, answer: Answer, table_id: int, notice: str = "", shelf: str = "") -> None:
        presets = self.services.presets.of(answer.guild)
        await answer.show(game_page(self._hosted(answer, table_id), presets, notice, shelf))

    @on_press_at("options-seats")
    async def _show_seats(self, answer: Answer, table_id: int, notice: str = "") -> None:
        await answer.show(seats_page(self._hosted(answer, table_id), notice))

    def _hosted(self, answer: Answer, table_id: int) -> Table:
        """The table if this person may change it now. Raises Refused."""
        table = self.services.tables.get(table_id)
        check_host(table, answer.person)
        hosting.check_lobby(table)
        return table

    async def _change(self, answer: Answer, table_id: int, change: Change) -> str:
        """Change the table. Returns why not, if it was refused."""
        self._hosted(answer, table_id)
        try:
            await self.services.tables.arrange(table_id, answer.person, change)
        except NoSuchTable:
            raise
        except Refused as refusal:
            return str(refusal)
        return ""

    async def _change_game(self, read: Callable[[Control], Change], answer: Answer, control: Control) -> None:
        await self._show_game(answer, control.table, await self._change(answer, control.table, read(control)))

    async def _change_seats(self, read: Callable[[Control], Change], answer: Answer, control: Control) -> None:
        await self._show_seats(answer, control.table, await self._change(answer, control.table, read(control)))

    @on_press("host-shelf")
    async def _pick_shelf(self, answer: Answer, control: Control) -> None:
        await self._show_game(answer, control.table, shelf="".join(control.words[-1:]))

    @on_press("host-game")
    async def _pick_game(self, answer: Answer, control: Control) -> None:
        """A game of a shelf. Selects of older messages name no shelf."""
        *shelf, picked = control.words or ("",)
        kind, _, name = picked.partition(" ")
        presets = self.services.presets.of(answer.guild)
        kept = next((preset for preset in presets if preset.name == name), None)
        if kind == NAMED and name in VARIANTS:
            change = partial(hosting.with_game, house_rules=HouseRules(name), preset=None)
        elif kind == KEPT and kept is not None:
            change = partial(hosting.with_game, house_rules=kept.house_rules, preset=kept.name)
        else:
            raise Refused(words("unknown-game"))
        notice = await self._change(answer, control.table, change)
        await self._show_game(answer, control.table, notice, "".join(shelf[:1]))

    @on_press("host-shuffle")
    async def _shuffle(self, answer: Answer, control: Control) -> None:
        self._hosted(answer, control.table)
        await self.services.tables.shuffle(control.table, answer.person)
        await self._show_seats(answer, control.table)

    # Closing

    @on_press("close")
    async def _close(self, answer: Answer, control: Control) -> None:
        """A first press asks, so that one slip of the thumb does not end a match in play."""
        do = closing.close if SURE in control.words else closing.ask_to_close
        await do(self.services.tables, answer, control.table)

    async def _vote(self, answer: Answer, control: Control, *, agrees: bool) -> None:
        await closing.vote(self.services.tables, answer, control.table, agrees=agrees)


def _swapped(control: Control, table: Table) -> Table:
    values = [seat_value(number, seat) for number, seat in enumerate(table.seats)]
    if not set(control.words) <= set(values):
        raise Refused(hosting.words("seats-changed"))
    return hosting.swapped(table, [values.index(word) for word in control.words])


def _number(control: Control) -> int:
    """The number that was picked. Raises Refused."""
    number = as_number("".join(control.words))
    if number is None:
        raise Refused(words("unknown-choice"))
    return number
