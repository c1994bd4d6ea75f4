"""Opening a table, sitting down, leaving, starting, closing."""

from discord import app_commands

from cogs.base import (
    BaseCog,
    Choices,
    Interaction,
    Press,
    answering,
    at_table,
    check_permissions,
    check_place,
    person,
    played_choices,
    posted,
    which_table,
)
from cogs.ui.answer import Answer
from cogs.ui.calling_page import CHANNEL, THREAD, opened_in_thread, place_words, words
from cogs.ui.controls import Control
from cogs.ui.more_page import close_page, more_page, seat_value
from cogs.ui.page import ACTIVE, line
from cogs.ui.table_page import between_rounds
from cogs.ui.titles import title
from cogs.ui.words import plain, safe
from engine.bots import LEVELS
from engine.ruleset import SEATS, TARGETS
from engine.variants import VARIANTS
from model.location import Location
from model.refusals import Refused
from model.seating import STAND_IN, TableSetup, to_target
from model.table import Table

PLACES = [app_commands.Choice(name=name, value=place) for place, name in place_words().items()]
PLAYERS = [app_commands.Choice(name=f"{level}: {what}", value=level) for level, what in LEVELS.items()]

Target = app_commands.Range[int, TARGETS[0], TARGETS[-1]]


class LobbyCog(BaseCog):
    """``/table`` and the buttons around it."""

    group = app_commands.Group(name="table", description="Open, join and run card tables", guild_only=True)

    @property
    def presses(self) -> dict[str, Press]:
        return {
            "join": at_table(self._join),
            "leave": at_table(self._leave),
            "computer": at_table(self._add_computer),
            "start": at_table(self._start),
            "ready": at_table(self._ready),
            "rematch": at_table(self._rematch),
            "notify": at_table(self._toggle_notify),
            "more": at_table(self._show_more),
            "remove": self._remove_picked,
            "close": self._press_close,
        }

    # Commands

    @group.command(name="open", description="Open a table in this channel")
    @app_commands.describe(
        game="Which game is played",
        seats="How many can sit down",
        computers="How many computer players sit down at once",
        level="How the computer players play",
        target="The total of points that ends the match",
        quick="Computer players move at once, instead of one move after another for all to see",
        place=words("place"),
    )
    @app_commands.choices(level=PLAYERS, place=PLACES)
    @app_commands.autocomplete(game=played_choices)
    async def open(
        self,
        interaction: Interaction,
        game: str = next(iter(VARIANTS)),
        seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
        computers: app_commands.Range[int, 0, SEATS[-1] - 1] = 0,
        level: str = STAND_IN,
        target: Target | None = None,
        quick: bool = False,
        place: str = CHANNEL,
    ) -> None:
        async with answering(interaction) as answer:
            check_permissions(interaction)
            check_place(interaction, place)
            where = Location(interaction.guild_id or 0, interaction.channel_id or 0)
            house_rules, preset = self.played(interaction, game)
            house_rules = to_target(house_rules, target) if target else house_rules
            wish = TableSetup(house_rules, preset, (level,) * computers, seats, quick)
            table = await self.tables.open(where, person(interaction), wish)
            await self._show_new(answer, table, in_thread=place == THREAD)

    @group.command(name="join", description="Sit down at a table, or take your seat back")
    @which_table
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._join)

    @group.command(name="leave", description="Get up; a computer player takes over in a match")
    @which_table
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._leave)

    @group.command(name="start", description="Deal the first round")
    @which_table
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._start, lambda table: table.phase == "lobby")

    @group.command(name="ready", description="Be ready for the next round")
    @which_table
    async def ready(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._ready, between_rounds)

    @group.command(name="rematch", description="Play again with the same seats")
    @which_table
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._rematch, lambda table: table.phase == "over")

    @group.command(name="call-me", description="Be called when your turn comes, or no longer")
    @which_table
    async def notify(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._toggle_notify)

    @group.command(name="computer", description="Seat a computer player")
    @app_commands.describe(level="How it plays")
    @app_commands.choices(level=PLAYERS)
    @which_table
    async def computer(self, interaction: Interaction, level: str = STAND_IN, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self._add_computer(answer, self.table(interaction, table).id, level)

    @group.command(name="remove", description="Remove a seat, or seat a computer player for somebody in a match")
    @which_table
    @app_commands.describe(seat="The number of the seat")
    async def remove(self, interaction: Interaction, seat: str, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            found = self.table(interaction, table)
            if not seat.isdecimal():
                raise Refused("A seat is given by its number. Pick it from the list.")
            await self._remove(answer, found.id, int(seat) - 1)

    @remove.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> Choices:
        """The seats of the chosen table."""
        try:
            found = self.table(interaction, interaction.namespace.table)
        except Refused:
            return []
        seats = [(f"{number}: {plain(seat.name)}", str(number)) for number, seat in enumerate(found.seats, start=1)]
        return [app_commands.Choice(name=name, value=value) for name, value in seats if typed.lower() in name.lower()]

    @group.command(name="close", description="Close a table; a match in play is abandoned")
    @which_table
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._close)

    @group.command(name="show", description="Show a table again, at the bottom of the channel")
    @which_table
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            found = self.table(interaction, table)
            check_permissions(interaction)
            await self._post(found, "it stays where it is")
            await answer.show(line(f"{title(found)} stands at the bottom of the channel now.", ACTIVE))

    # What commands and buttons do

    async def _show_new(self, answer: Answer, table: Table, *, in_thread: bool = False) -> None:
        """Post a new table, perhaps in a thread of its own. If that fails, the table is taken back."""
        try:
            table = await self.in_thread(table) if in_thread else table
            await self._post(table, "it was not opened")
        except BaseException:
            await self.tables.discard(table.id)
            raise
        await self.confirm_seat(answer, table, opened_in_thread(table) if in_thread else _opened(table))

    async def _post(self, table: Table, otherwise: str) -> None:
        """Show a table at the bottom of the channel. Raises Refused."""
        await posted(self.table_board.post(table.id), otherwise)

    async def _join(self, answer: Answer, table_id: int) -> None:
        table = await self.membership.join(table_id, person(answer.interaction))
        if table.state is not None:
            await self.show_hand(answer, table)
        else:
            await self.confirm_seat(answer, table)

    async def _add_computer(self, answer: Answer, table_id: int, level: str = STAND_IN) -> None:
        table = await self.tables.add_computer(table_id, person(answer.interaction), level)
        if not answer.public:  # otherwise the table message shows it
            await answer.show(line(f"{safe(table.seats[-1].name)} sits down at {title(table)}.", ACTIVE))

    async def _leave(self, answer: Answer, table_id: int) -> None:
        name = title(self.tables.get(table_id))
        table = await self.tables.leave(table_id, answer.interaction.user.id)
        await answer.show(line(f"You got up from {name}. {_after_leaving(table)}", ACTIVE))

    async def _start(self, answer: Answer, table_id: int) -> None:
        table = await self.tables.start(table_id, person(answer.interaction))
        if table.seat_of(answer.interaction.user.id) is not None:
            await self.show_hand(answer, table)
        elif not answer.public:  # otherwise the table message shows it
            await answer.show(line(f"The cards are dealt at {title(table)}.", ACTIVE))

    async def _ready(self, answer: Answer, table_id: int) -> None:
        await self.tables.ready(table_id, answer.interaction.user.id)
        await self.show_after(answer, table_id)

    async def _rematch(self, answer: Answer, table_id: int) -> None:
        check_permissions(answer.interaction)
        table = await self.tables.rematch(table_id, person(answer.interaction))
        await self._post(table, "show it again with /table show")
        await answer.show(line(_opened(table), ACTIVE))

    async def _toggle_notify(self, answer: Answer, table_id: int) -> None:
        user = answer.interaction.user.id
        table = await self.tables.toggle_notify(table_id, user)
        wanted = table.seats[table.seat_of(user) or 0].notify
        await self.calling.keep(table.guild, user, wanted)
        text = "You will be called when your turn comes." if wanted else "You will not be called to your turn any more."
        await answer.show(line(text, ACTIVE))

    async def _show_more(self, answer: Answer, table_id: int) -> None:
        await answer.show(more_page(self.tables.get(table_id), person(answer.interaction)))

    async def _remove_picked(self, answer: Answer, control: Control) -> None:
        seats = self.tables.get(control.table).seats
        picked = [number for number, seat in enumerate(seats) if seat_value(number, seat) in control.words]
        if not picked:
            raise Refused("The seats have changed meanwhile. Press More again.")
        await self._remove(answer, control.table, picked[0])

    async def _remove(self, answer: Answer, table_id: int, seat: int) -> None:
        before = self.tables.get(table_id)
        await self.tables.remove(table_id, person(answer.interaction), seat, before)
        done = "was removed" if before.phase == "lobby" else "is played by a computer player until they come back"
        await answer.show(line(f"{safe(before.seats[seat].name)} {done}.", ACTIVE))

    async def _press_close(self, answer: Answer, control: Control) -> None:
        """Ask before closing, so that one slip of the thumb does not end a match in play."""
        if self.tables.get(control.table).phase == "match" and not control.words:
            await answer.show(close_page(self.tables.get(control.table)))
        else:
            await self._close(answer, control.table)

    async def _close(self, answer: Answer, table_id: int) -> None:
        name = title(self.tables.get(table_id))
        await self.tables.close(table_id, person(answer.interaction))
        await answer.show(line(f"{name} is closed.", ACTIVE))


def _after_leaving(table: Table | None) -> str:
    if table is None or table.state is None:
        return ""
    if not table.anybody_present:
        return "Nobody is left there, so the table waits for you: /table join takes your seat back."
    return "A computer player has taken over; /table join takes your seat back."


def _opened(table: Table) -> str:
    return f"{title(table)} is open. Press **Start** when everyone's here."
