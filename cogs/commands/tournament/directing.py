"""Directing a tournament: its rounds, its clocks and its entries."""

from discord import app_commands

from cogs.commands.shared.base import Choices, command_at, on_press, on_press_at
from cogs.commands.tournament.base import PLAYERS, TournamentRoom, words
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import TOURNAMENT, subcommand
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import SURE, as_number, first_number
from cogs.ui.components.words import plain
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import entrant_name, tournament_title
from model.people.names import look
from model.refusals import Refused
from model.tables.seating import STAND_IN
from model.tournaments.entries import entry
from model.tournaments.tournament import Entrant, Tournament


class Directing(TournamentRoom):
    """What an organiser does once it is open. What cannot be undone is asked first."""

    async def entries(self, interaction: Interaction, typed: str) -> Choices:
        here = self._here(interaction)
        return _choices(sheets.removable(here) if here else [], typed)

    async def players(self, interaction: Interaction, typed: str) -> Choices:
        here = self._here(interaction)
        return _choices(sheets.replaceable(here) if here else [], typed)

    @command_at(TOURNAMENT, "start")
    @on_press_at("t-start")
    async def start(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.start(before.id, answer.person)
        await self._show_done(answer, words("started"))

    @command_at(TOURNAMENT, "next")
    @on_press_at("t-next")
    async def next(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.next(before.id, answer.person)
        await self._show_done(answer, words("next-started", round=len(tournament.played)))

    @command_at(TOURNAMENT, "pause")
    async def pause(self, answer: Answer, tournament: Tournament) -> None:
        await (self._go_on if tournament.paused else self._pause)(answer, tournament)

    @on_press_at("t-pause")
    async def _pause(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.pause(before.id, answer.person)
        await self._show_done(answer, words("paused-now"))

    @on_press_at("t-go-on")
    async def _go_on(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.go_on(before.id, answer.person)
        await self._show_done(answer, words("resumed"))

    @subcommand(TOURNAMENT, "bot")
    @app_commands.choices(level=PLAYERS)
    async def computer(self, answer: Answer, level: str = STAND_IN) -> None:
        await self._add_computer(answer, self._meant(answer.interaction), level)

    @on_press_at("t-computer")
    async def _add_computer(self, answer: Answer, before: Tournament, level: str = STAND_IN) -> None:
        tournament = await self.services.tournaments.add_computer(before.id, answer.person, level)
        await self._show_done(answer, words("bot-joined", name=entrant_name(tournament.entrants[-1])))

    async def _show_done(self, answer: Answer, text: str) -> None:
        """After a press of the tournament's message that changes by itself."""
        if not answer.public:
            await answer.show(line(text, ACTIVE))

    @subcommand(TOURNAMENT, "remove")
    @app_commands.autocomplete(player=entries)
    async def remove(self, answer: Answer, player: str) -> None:
        tournament = self._meant(answer.interaction)
        await self._remove(answer, tournament, _entrant(tournament, player))

    @on_press("t-remove")
    async def _press_remove(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        await self._remove(answer, tournament, entry(tournament, first_number(control.words[-1:])))

    async def _remove(self, answer: Answer, tournament: Tournament, entrant: Entrant) -> None:
        await self.services.tournaments.remove(tournament.id, answer.person, entrant.number)
        await answer.show(line(words("removed", name=entrant_name(entrant)), ACTIVE))

    @subcommand(TOURNAMENT, "replace")
    @app_commands.autocomplete(player=players)
    async def replace(self, answer: Answer, player: str) -> None:
        tournament = self._meant(answer.interaction)
        await self._replace(answer, tournament, _entrant(tournament, player))

    @on_press("t-replace")
    async def _press_replace(self, answer: Answer, control: Control) -> None:
        tournament, sure = self._pressed(control), control.words[-1:] == (SURE,)
        entrant = entry(tournament, first_number(control.words[:1] if sure else control.words[-1:]))
        if sure:
            await self._replace(answer, tournament, entrant)
        else:
            await answer.show(sheets.sure_page(tournament, control.action, entrant))

    async def _replace(self, answer: Answer, tournament: Tournament, entrant: Entrant) -> None:
        await self.services.tournaments.replace(tournament.id, answer.person, entrant.number)
        changed = self.services.tournaments.get(tournament.id).entrant(entrant.number)
        await answer.show(line(words("replaced", name=entrant_name(changed)), ACTIVE))

    @command_at(TOURNAMENT, "hurry")
    async def hurry(self, answer: Answer, tournament: Tournament) -> None:
        await self.services.tournaments.hurry(tournament.id, answer.person)
        await answer.show(line(words("hurried"), ACTIVE))

    @on_press("t-hurry")
    async def _press_hurry(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        if control.words:
            await self.hurry(answer, tournament)
        else:
            await answer.show(sheets.sure_page(tournament, control.action))

    @command_at(TOURNAMENT, "close")
    async def close(self, answer: Answer, tournament: Tournament) -> None:
        await self.services.tournaments.close(tournament.id, answer.person)
        title = tournament_title(tournament)
        done = words("cancelled", title=title) if tournament.running else words("cleared", title=title)
        await answer.show(line(done, ACTIVE))

    @on_press("t-close")
    async def _press_close(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        if control.words or not tournament.running:
            await self.close(answer, tournament)
        else:
            await answer.show(sheets.sure_page(tournament, control.action))


def _entrant(tournament: Tournament, asked: str) -> Entrant:
    """The chosen entrant: a number from the list, or a name as the list has it. Raises Refused."""
    number = as_number(asked.strip())
    if number is not None:
        return entry(tournament, number)
    named = [entrant for entrant in tournament.entrants if look(plain(entrant.name)) == look(asked)]
    if len(named) != 1:
        raise Refused(words("no-such-player"))
    return named[0]


def _choices(entrants: list[Entrant], typed: str) -> Choices:
    named = [(plain(entrant.name), str(entrant.number)) for entrant in entrants]
    return offered((name, value) for name, value in named if typed.casefold() in name.casefold())
