"""Looking at a tournament: its message, standing, rounds and rules, and the results of past ones."""

from cogs.commands.shared.base import on_press, on_press_at, posted
from cogs.commands.tournament.base import TournamentRoom, words
from cogs.interactions.answer import Answer
from cogs.interactions.groups import TOURNAMENT
from cogs.ui.components.controls import Control, way_back
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import FROM_MORE, first_number
from cogs.ui.pages.rules.rulebook_page import rules_page
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import absent, tournament_title
from engine.games.variants import variant
from model.refusals import Refused
from model.tournaments.tournament import USUAL_SEATS, Tournament

KEPT = 25  # results, as many as Discord can list


class Results(TournamentRoom):
    """What everyone may look at, while it runs and after."""

    async def _show_board(self, answer: Answer, tournament: Tournament) -> None:
        await posted(self.services.tournament_board.bring(tournament.id), words("show-failed"), TOURNAMENT)
        await answer.show(line(words("shown", title=tournament_title(tournament)), ACTIVE))

    async def _show_results(self, answer: Answer) -> None:
        here = self._here(answer.interaction)
        ended = await self.services.tournaments.results(answer.guild, KEPT)
        running = [here] if here is not None and here.running and here.played else []
        await answer.show(sheets.results_page([*running, *ended][:KEPT]))

    @on_press("t-standing")
    async def _press_standing(self, answer: Answer, control: Control) -> None:
        tournament = await self._known(answer, control.table)
        await answer.show(sheets.standing_page(tournament, first_number(control.words)))

    @on_press("t-round")
    async def _press_round(self, answer: Answer, control: Control) -> None:
        tournament = await self._known(answer, control.table)
        played = first_number(control.words)
        if played >= len(tournament.played):
            raise Refused(words.message("round-unplayed"))
        away = absent(self.services.tournaments.live(tournament))
        await answer.show(sheets.round_page(tournament, played, first_number(control.words[1:]), away))

    @on_press("t-result")
    async def _press_result(self, answer: Answer, control: Control) -> None:
        await answer.show(sheets.standing_page(await self._known(answer, first_number(control.words[-1:]))))

    async def _known(self, answer: Answer, number: int) -> Tournament:
        """A tournament of this server, running or over. Raises Refused."""
        known = [each for each in self.services.tournaments.every() if each.guild == answer.guild]
        known += await self.services.tournaments.results(answer.guild, KEPT)
        for tournament in known:
            if tournament.id == number:
                return tournament
        raise Refused(words.message("not-kept"))

    @on_press_at("t-more")
    async def _show_more(self, answer: Answer, tournament: Tournament) -> None:
        await answer.show(sheets.more_page(tournament, answer.person))

    @on_press("t-rules")
    async def _press_rules(self, answer: Answer, control: Control) -> None:
        came_from = control.words[1:2] if FROM_MORE in control.words else ()
        await self._show_rules(answer, self._pressed(control), first_number(control.words), *came_from)

    async def _show_rules(self, answer: Answer, tournament: Tournament, page: int = 0, *came_from: str) -> None:
        """The rulebook of a tournament, for a table of four. ``came_from``: a word if it was the More panel."""

        def turn(number: int) -> Control:
            return Control("t-rules", tournament.id, words=(str(number), *came_from))

        game, rules = variant(tournament.house_rules.game), tournament.house_rules.rules(USUAL_SEATS)
        name, base = tournament_title(tournament), game.rules(USUAL_SEATS)
        back = way_back("more", Control("t-more", tournament.id)) if came_from else None
        await answer.show(rules_page(name, rules, base, turn, page, one_round=True, back=back, left_out=game.left_out))
