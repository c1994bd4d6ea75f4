"""Entering a tournament, leaving it, and finding the table at which one plays."""

from cogs.commands.shared.base import command_at, on_press_at
from cogs.commands.tournament.base import TournamentRoom, words
from cogs.interactions.answer import Answer
from cogs.interactions.groups import TOURNAMENT
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import stamp, tournament_title
from model.refusals import Refused
from model.tournaments.tournament import Entrant, Tournament


class Entering(TournamentRoom):
    """What players do for themselves."""

    @command_at(TOURNAMENT, "join")
    @on_press_at("t-join")
    async def join(self, answer: Answer, before: Tournament) -> None:
        member = answer.person
        known = before.entrant_of(member.id)
        tournament = await self.services.tournaments.join(before.id, member)
        entrant = tournament.entrant_of(member.id)
        if known is not None and entrant is not None and tournament.plays(entrant.number):
            table, message = self.table_of(tournament, entrant)
            await answer.show(sheets.own_table_page(tournament, entrant, table, message, back=True))
        else:
            await answer.show(line(_joined(tournament, known), ACTIVE))

    @command_at(TOURNAMENT, "leave")
    @on_press_at("t-leave")
    async def leave(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.leave(before.id, answer.user)
        after = _after_leaving(tournament, tournament.entrant_of(answer.user))
        await answer.show(line(words("left", title=tournament_title(tournament), after=after), ACTIVE))

    @on_press_at("t-mine")
    async def _show_own_table(self, answer: Answer, tournament: Tournament) -> None:
        entrant = tournament.entrant_of(answer.user)
        if entrant is None or not entrant.person:
            raise Refused(words.message("not-in-it"))
        if not tournament.played:
            raise Refused(words.message("no-tables-yet"))
        await answer.show(sheets.own_table_page(tournament, entrant, *self.table_of(tournament, entrant)))


def _joined(tournament: Tournament, known: Entrant | None) -> str:
    """The answer to a player who has entered and has yet to sit down. ``known``: their earlier entry."""
    title = tournament_title(tournament)
    if tournament.phase != "open":
        key = "joined-late" if known is None else "joined-back"
        return words(key, title=title, round=len(tournament.played) + 1)
    if tournament.starts_at is not None:
        return words("joined-timed", title=title, at=stamp(tournament.starts_at))
    return words("joined", title=title)


def _after_leaving(tournament: Tournament, entrant: Entrant | None) -> str:
    """What happens to the seat of a player who leaves. ``entrant``: what is left of the entry, if anything."""
    if entrant is None:
        return words("left-again")
    if tournament.last_begun:
        return words("left-last")
    return words("left-finishing") if tournament.plays(entrant.number) else words("left-gone")
