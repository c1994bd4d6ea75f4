"""``/tournament`` and the buttons of its message."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import app_commands

from cogs.base import (
    BaseCog,
    Choices,
    Fits,
    Press,
    check_permissions,
    check_sees,
    command_at,
    on_press,
    on_press_at,
    played_choices,
    posted,
)
from cogs.discord.answer import Answer, answering
from cogs.discord.commands import TOURNAMENT, choices, subcommand
from cogs.discord.controls import Control, Interaction, first_number, way_back
from cogs.discord.page import ACTIVE, line
from cogs.rules.pages import rules_page
from cogs.rules.search import offered
from cogs.tournament import pages as sheets
from cogs.tournament.pages import entrant_name, tournament_title
from engine.games.variants import variant
from engine.words import Words
from model.people.names import look
from model.refusals import Refused
from model.servers.zones import zone_by_name
from model.tournaments.entries import ROUNDS, USUAL_ROUNDS, TournamentSetup, entry
from model.tournaments.times import offered_starts, read_start
from model.tournaments.tournament import USUAL_SEATS, Tournament

WORDS = Words(__package__)

Rounds = app_commands.Range[int, ROUNDS[0], ROUNDS[-1]]
Minutes = app_commands.Range[int, 1, 24 * 60]
START, PAUSE, BOT, REMOVE, CLOSE = "start", "pause", "bot", "remove", "close"  # what ``/tournament manage`` does


class TournamentCog(BaseCog):
    """A method that takes a tournament is about the one of the channel, or of the message whose button was pressed."""

    def _meant(self, interaction: Interaction) -> Tournament:
        found = self.services.tournaments.at(interaction.channel_id or 0)
        if found is None:
            raise Refused(WORDS.message("none-here"))
        return found

    def commanding(
        self, do: Callable[..., Awaitable[None]], group: str, name: str, fits: Fits | None
    ) -> Callable[..., Awaitable[None]]:
        async def command(interaction: Interaction) -> None:
            async with answering(interaction) as answer:
                await do(answer, self._meant(interaction))

        return subcommand(group, name)(command)

    def pressing(self, do: Callable[..., Awaitable[None]]) -> Press:
        return lambda answer, control: do(answer, self.services.tournaments.get(control.table))

    def check_reach(self, interaction: Interaction, number: int) -> None:
        if number in self.services.tournaments:
            tournament = self.services.tournaments.seen_in(interaction.guild_id or 0, number)
            if tournament.entrant_of(interaction.user.id) is None:
                check_sees(interaction, tournament.channel)

    # Opening

    async def starts(self, interaction: Interaction, typed: str) -> Choices:
        """When a tournament may start, on the clock of this person."""
        now, zone = self.services.tournaments.now(), self.zone(interaction)
        found = offered_starts(typed, now, zone_by_name(zone))
        return offered((sheets.on_clock(at, zone), f"<t:{round(at)}>") for at in found)

    @subcommand(TOURNAMENT, "open")
    @app_commands.autocomplete(game=played_choices, starts=starts)
    async def open(
        self,
        answer: Answer,
        game: str | None = None,
        rounds: Rounds = USUAL_ROUNDS,
        minutes: Minutes | None = None,
        starts: str | None = None,
    ) -> None:
        check_permissions(answer.interaction, TOURNAMENT)
        house_rules, preset = self.played(answer.interaction, game) if game else self.default_game(answer.interaction)
        plan = TournamentSetup(house_rules, preset, rounds, None if minutes is None else 60 * minutes)
        if starts is not None:
            zone, now = zone_by_name(self.zone(answer.interaction)), self.services.tournaments.now()
            plan = replace(plan, starts_at=read_start(starts, now, zone))
        tournament = await self.services.tournaments.open(answer.place, answer.person, plan)
        try:
            await posted(self.services.tournament_board.post(tournament.id), WORDS("post-failed"), TOURNAMENT)
        except BaseException:
            await self.services.tournaments.abandon(lambda other: other.id == tournament.id)
            raise
        await answer.show(line(WORDS("opened", title=tournament_title(tournament)), ACTIVE))

    # Coming and going

    @command_at(TOURNAMENT, "join")
    @on_press_at("t-join")
    async def join(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.join(before.id, answer.person)
        key = "joined" if tournament.phase == "open" else "joined-late"
        text = WORDS(key, title=tournament_title(tournament), round=len(tournament.played) + 1)
        await answer.show(line(text, ACTIVE))

    @command_at(TOURNAMENT, "leave")
    @on_press_at("t-leave")
    async def leave(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.leave(before.id, answer.user)
        await answer.show(line(WORDS("left", title=tournament_title(tournament)), ACTIVE))

    @on_press_at("t-mine")
    async def _show_own_hand(self, answer: Answer, tournament: Tournament) -> None:
        entrant = tournament.entrant_of(answer.user)
        known = tournament.table_of(entrant.number) if entrant else None
        if known is None:
            raise Refused(WORDS.message("not-seated"))
        await self.show_hand(answer, self.services.tables.get(known.table))

    # Directing

    async def players(self, interaction: Interaction, typed: str) -> Choices:
        """Those who can be removed."""
        here = self.services.tournaments.at(interaction.channel_id or 0)
        if here is None or interaction.namespace.action != REMOVE:
            return []
        return offered([(here.names[each.number], str(each.number)) for each in here.seated], typed)

    @subcommand(TOURNAMENT, "manage")
    @app_commands.choices(action=choices("manage", (START, PAUSE, BOT, REMOVE, CLOSE)))
    @app_commands.autocomplete(player=players)
    async def manage(self, answer: Answer, action: str, player: str | None = None) -> None:
        tournament = self._meant(answer.interaction)
        if action == REMOVE:
            await self._remove(answer, tournament, _number_of(tournament, player or ""))
        else:
            pause = self._go_on if tournament.paused else self._pause
            steps = {START: self._start, PAUSE: pause, BOT: self._add_bot, CLOSE: self._close}
            await steps[action](answer, tournament)

    @on_press_at("t-start")
    async def _start(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.start(before.id, answer.person)
        await self._show_done(answer, WORDS("started"))

    @on_press_at("t-pause")
    async def _pause(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.pause(before.id, answer.person)
        await self._show_done(answer, WORDS("paused-now"))

    @on_press_at("t-go-on")
    async def _go_on(self, answer: Answer, before: Tournament) -> None:
        await self.services.tournaments.go_on(before.id, answer.person)
        await self._show_done(answer, WORDS("resumed"))

    @on_press_at("t-computer")
    async def _add_bot(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.services.tournaments.add_bot(before.id, answer.person)
        await self._show_done(answer, WORDS("bot-joined", name=entrant_name(tournament, tournament.entrants[-1])))

    async def _show_done(self, answer: Answer, text: str) -> None:
        """The public message changes by itself, so a press of its buttons needs no answer."""
        if not answer.public:
            await answer.show(line(text, ACTIVE))

    @on_press("t-remove")
    async def _press_remove(self, answer: Answer, control: Control) -> None:
        tournament = self.services.tournaments.get(control.table)
        await self._remove(answer, tournament, first_number(control.words[-1:]))

    async def _remove(self, answer: Answer, tournament: Tournament, number: int) -> None:
        name = entrant_name(tournament, entry(tournament, number))
        await self.services.tournaments.remove(tournament.id, answer.person, number)
        await answer.show(line(WORDS("removed", name=name), ACTIVE))

    async def _close(self, answer: Answer, tournament: Tournament) -> None:
        await self.services.tournaments.close(tournament.id, answer.person)
        await answer.show(line(WORDS("cancelled", title=tournament_title(tournament)), ACTIVE))

    @on_press("t-close")
    async def _press_close(self, answer: Answer, control: Control) -> None:
        tournament = self.services.tournaments.get(control.table)
        if control.words:
            await self._close(answer, tournament)
        else:
            await answer.show(sheets.sure_page(tournament))

    # Looking

    @command_at(TOURNAMENT, "show")
    async def show(self, answer: Answer, tournament: Tournament) -> None:
        await posted(self.services.tournament_board.bring(tournament.id), WORDS("show-failed"), TOURNAMENT)
        await answer.show(line(WORDS("shown", title=tournament_title(tournament)), ACTIVE))

    @on_press("t-standing")
    async def _press_standing(self, answer: Answer, control: Control) -> None:
        """Also of one that has ended."""
        tournament = await self.services.tournaments.stored(answer.guild, control.table)
        await answer.show(sheets.standing_page(tournament, first_number(control.words)))

    @on_press_at("t-more")
    async def _show_more(self, answer: Answer, tournament: Tournament) -> None:
        await answer.show(sheets.more_page(tournament, answer.person))

    @on_press("t-rules")
    async def _press_rules(self, answer: Answer, control: Control) -> None:
        """The rulebook of a tournament, for a table of four."""
        tournament = self.services.tournaments.get(control.table)

        def turn(number: int) -> Control:
            return Control("t-rules", tournament.id, words=(str(number),))

        game, rules = variant(tournament.house_rules.game), tournament.house_rules.rules(USUAL_SEATS)
        name, page = tournament_title(tournament), first_number(control.words)
        back = way_back("more", Control("t-more", tournament.id))
        await answer.show(rules_page(name, game, rules, turn, page, one_round=True, back=back))


def _number_of(tournament: Tournament, asked: str) -> int:
    """The number of the chosen player: from the list, or by a name as the list has it. No one has -1."""
    names = {each.number: look(tournament.names[each.number]) for each in tournament.seated}
    found = [number for number, name in names.items() if asked == str(number) or look(asked) == name]
    return found[0] if len(found) == 1 else -1
