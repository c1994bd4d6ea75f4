"""Directing a tournament: its rounds, its clocks and its entries."""

from discord import app_commands

from cogs.commands.shared.base import Choices, on_press, on_press_at
from cogs.commands.tournament.base import PLAYERS, TournamentRoom, words
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import TOURNAMENT, choices, subcommand
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import SURE, as_number, first_number
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import entrant_name, tournament_title
from model.people.names import look
from model.refusals import Refused
from model.tables.seating import STAND_IN
from model.tournaments.entries import entry
from model.tournaments.tournament import Entrant, Tournament

STEPS = ("start", "next", "pause", "close")
BOT, REMOVE = "bot", "remove"


class Directing(TournamentRoom):
    """What an organiser does once it is open. What cannot be undone is asked first."""

    async def players(self, interaction: Interaction, typed: str) -> Choices:
        """Those who can be removed."""
        here = self._here(interaction)
        if here is None or interaction.namespace.action != REMOVE:
            return []
        return offered([(here.names[each.number], str(each.number)) for each in here.contenders], typed)

    @subcommand(TOURNAMENT, "manage")
    @app_commands.choices(action=choices("manage", (*STEPS, BOT, REMOVE)), level=PLAYERS)
    @app_commands.autocomplete(player=players)
    async def manage(self, answer: Answer, action: str, player: str | None = None, level: str = STAND_IN) -> None:
        tournament = self._meant(answer.interaction)
        if action == BOT:
            await self._add_computer(answer, tournament, level)
        elif action == REMOVE:
            await self._remove(answer, tournament, _entrant(tournament, player))
        else:
            steps = (self._start, self._next, self._switch_pause, self._close)
            await dict(zip(STEPS, steps, strict=True))[action](answer, tournament)

    @on_press_at("t-start")
    async def _start(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.start(before.id, answer.person)
        await self._show_begun(answer, tournament, words("started"))

    @on_press_at("t-next")
    async def _next(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.next(before.id, answer.person)
        await self._show_begun(answer, tournament, words("next-started", round=len(tournament.played)))

    async def _show_begun(self, answer: Answer, tournament: Tournament, text: str) -> None:
        """Who begins a round by its button and plays in it gets their hand, as at any table."""
        entrant = tournament.entrant_of(answer.user)
        if entrant is None or not entrant.person or not answer.public:
            await self._show_done(answer, text)
        elif (table := self.table_of(tournament, entrant)[0]) is not None:
            await self.show_hand(answer, table)

    async def _switch_pause(self, answer: Answer, tournament: Tournament) -> None:
        await (self._go_on if tournament.paused else self._pause)(answer, tournament)

    @on_press_at("t-pause")
    async def _pause(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.pause(before.id, answer.person)
        await self._show_done(answer, words("paused-now"))

    @on_press_at("t-go-on")
    async def _go_on(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.go_on(before.id, answer.person)
        await self._show_done(answer, words("resumed"))

    @on_press_at("t-computer")
    async def _add_computer(self, answer: Answer, before: Tournament, level: str = STAND_IN) -> None:
        tournament = await self.services.tournaments.add_computer(before.id, answer.person, level)
        await self._show_done(answer, words("bot-joined", name=entrant_name(tournament, tournament.entrants[-1])))

    async def _show_done(self, answer: Answer, text: str) -> None:
        """After a press of the tournament's message that changes by itself."""
        if not answer.public:
            await answer.show(line(text, ACTIVE))

    @on_press("t-remove")
    async def _press_remove(self, answer: Answer, control: Control) -> None:
        tournament, sure = self._pressed(control), control.words[-1:] == (SURE,)
        entrant = entry(tournament, first_number(control.words[:1] if sure else control.words[-1:]))
        if sure or tournament.phase == "open":
            await self._remove(answer, tournament, entrant)
        else:
            await answer.show(sheets.sure_page(tournament, control.action, entrant))

    async def _remove(self, answer: Answer, tournament: Tournament, entrant: Entrant) -> None:
        await self.services.tournaments.remove(tournament.id, answer.person, entrant.number)
        await answer.show(line(words("removed", name=entrant_name(tournament, entrant)), ACTIVE))

    async def _close(self, answer: Answer, tournament: Tournament) -> None:
        await self.services.tournaments.close(tournament.id, answer.person)
        title = tournament_title(tournament)
        done = words("cancelled", title=title) if tournament.running else words("cleared", title=title)
        await answer.show(line(done, ACTIVE))

    @on_press("t-close")
    async def _press_close(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        if control.words or not tournament.running:
            await self._close(answer, tournament)
        else:
            await answer.show(sheets.sure_page(tournament, control.action))


def _entrant(tournament: Tournament, asked: str | None) -> Entrant:
    """The chosen entrant: a number from the list, or a name as the list has it. Raises Refused."""
    if asked is None:
        raise Refused(words.message("which-player"))
    number = as_number(asked.strip())
    if number is not None:
        return entry(tournament, number)
    wanted = look(asked)
    named = [entrant for entrant in tournament.entrants if look(tournament.names[entrant.number]) == wanted]
    if len(named) != 1:
        raise Refused(words.message("no-such-player"))
    return named[0]
