"""``/tournament`` and the buttons of its message."""

from dataclasses import replace
from datetime import datetime

from discord import ButtonStyle, app_commands, ui

from cogs.base import BaseCog, Choices, check_permissions, check_sees, on_press, played_choices, post_or_refuse
from cogs.discord.answer import Answer
from cogs.discord.commands import TOURNAMENT, choices, subcommand
from cogs.discord.controls import Control, Interaction, as_number, button, first_number, way_back
from cogs.discord.page import ACTIVE, RED, Page, line
from cogs.hand.showing import show_hand
from cogs.rules.pages import rules_page
from cogs.rules.search import offered
from cogs.tournament.pages import entrant_name, more_page, standing_page, tournament_title
from engine.games.variants import variant
from engine.words import Words
from model.people.names import look
from model.refusals import Refused
from model.servers.zones import zone_by_name
from model.tournaments.entries_and_seats import ROUNDS, USUAL_ROUNDS, TournamentSetup, entry
from model.tournaments.times import offered_starts, read_start
from model.tournaments.tournament import USUAL_SEATS, Tournament

WORDS = Words(__package__)

Rounds = app_commands.Range[int, ROUNDS[0], ROUNDS[-1]]
START, PAUSE, BOT, REMOVE, CLOSE = "start", "pause", "bot", "remove", "close"  # actions of ``/tournament manage``


class TournamentCog(BaseCog):
    """``/tournament``, about the one of the channel, and the buttons of its message."""

    def _here(self, interaction: Interaction) -> Tournament:
        found = self.services.tournaments.at(interaction.channel_id or 0)
        if found is None:
            raise Refused(WORDS.message("none-here"))
        return found

    def _zone(self, interaction: Interaction) -> str:
        """The time zone of the times that a person types: what they have picked, or else the server's."""
        guild = interaction.guild_id or 0
        return (
            self.services.tables.preferences.of(guild, interaction.user.id).zone
            or self.services.settings.of(guild).zone
        )

    def check_reach(self, interaction: Interaction, number: int) -> None:
        if number in self.services.tournaments:
            tournament = self.services.tournaments.get(number, interaction.guild_id or 0)
            if tournament.entrant_of(interaction.user.id) is None:
                check_sees(interaction, tournament.channel)

    # Opening

    async def starts(self, interaction: Interaction, typed: str) -> Choices:
        """Times at which a tournament may start, on the clock of this person."""
        now, name = self.services.tournaments.now(), self._zone(interaction)
        zone = zone_by_name(name)
        return offered(
            (f"{datetime.fromtimestamp(at, zone):%Y-%m-%d %H:%M} {name}", f"<t:{round(at)}>")
            for at in offered_starts(typed, now, zone)
        )

    @subcommand(TOURNAMENT, "open")
    @app_commands.autocomplete(game=played_choices, starts=starts)
    async def open(
        self,
        answer: Answer,
        game: str | None = None,
        rounds: Rounds = USUAL_ROUNDS,
        minutes: app_commands.Range[int, 1, 24 * 60] | None = None,
        starts: str | None = None,
    ) -> None:
        check_permissions(answer.interaction, TOURNAMENT)
        house_rules, preset = self.played(answer.interaction, game or None)
        plan = TournamentSetup(house_rules, preset, rounds, None if minutes is None else 60 * minutes)
        if starts is not None:
            zone, now = zone_by_name(self._zone(answer.interaction)), self.services.tournaments.now()
            plan = replace(plan, starts_at=read_start(starts, now, zone))
        tournament = await self.services.tournaments.open(answer.place, answer.person, plan)
        try:
            await post_or_refuse(self.services.tournament_board.post(tournament.id), WORDS("post-failed"), TOURNAMENT)
        except BaseException:
            await self.services.tournaments.abandon(lambda other: other.id == tournament.id)
            raise
        await answer.show(line(WORDS("opened", title=tournament_title(tournament)), ACTIVE))

    # Coming and going

    @subcommand(TOURNAMENT, "join")
    async def join(self, answer: Answer) -> None:
        await self.press_join(answer, Control("t-join", self._here(answer.interaction).id))

    @on_press("t-join")
    async def press_join(self, answer: Answer, control: Control) -> None:
        tournament = await self.services.tournaments.join(control.table, answer.person)
        key = "joined" if tournament.phase == "open" else "joined-late"
        text = WORDS(key, title=tournament_title(tournament), round=len(tournament.played) + 1)
        await answer.show(line(text, ACTIVE))

    @subcommand(TOURNAMENT, "leave")
    async def leave(self, answer: Answer) -> None:
        await self.press_leave(answer, Control("t-leave", self._here(answer.interaction).id))

    @on_press("t-leave")
    async def press_leave(self, answer: Answer, control: Control) -> None:
        tournament = await self.services.tournaments.leave(control.table, answer.user)
        await answer.show(line(WORDS("left", title=tournament_title(tournament)), ACTIVE))

    @on_press("t-mine")
    async def press_own_hand(self, answer: Answer, control: Control) -> None:
        tournament = self.services.tournaments.get(control.table)
        entrant = tournament.entrant_of(answer.user)
        seated_at = tournament.table_of(entrant.number) if entrant else None
        if seated_at is None:
            raise Refused(WORDS.message("not-seated"))
        await show_hand(self.services, answer, self.services.tables.get(seated_at.table))

    # Directing

    async def players(self, interaction: Interaction, typed: str) -> Choices:
        """The entrants who can be removed."""
        here = self.services.tournaments.at(interaction.channel_id or 0)
        if here is None or interaction.namespace.action != REMOVE:
            return []
        return offered([(here.names[each.number], str(each.number)) for each in here.seated], typed)

    @subcommand(TOURNAMENT, "manage")
    @app_commands.choices(action=choices("manage", (START, PAUSE, BOT, REMOVE, CLOSE)))
    @app_commands.autocomplete(player=players)
    async def manage(self, answer: Answer, action: str, player: str | None = None) -> None:
        tournament = self._here(answer.interaction)
        if action == CLOSE:
            await self._press_close(answer, Control("t-close", tournament.id, words=("sure",)))
        elif action == REMOVE:
            called = {each.number: look(tournament.names[each.number]) for each in tournament.seated}
            typed = player or ""  # a number from the list, or a name as the list has it
            found = [number for number, name in called.items() if typed == str(number) or look(typed) == name]
            one = str(found[0]) if len(found) == 1 else "no one"
            await self._press_remove(answer, Control("t-remove", tournament.id, words=(one,)))
        else:
            pause = "t-go-on" if tournament.paused else "t-pause"
            step = {START: "t-start", PAUSE: pause, BOT: "t-computer"}[action]
            await self._press_direct(answer, Control(step, tournament.id))

    @on_press("t-start", "t-pause", "t-go-on", "t-computer")
    async def _press_direct(self, answer: Answer, control: Control) -> None:
        """The public message changes by itself, so a press of its buttons needs no answer."""
        tournaments, person = self.services.tournaments, answer.person
        before = tournaments.get(control.table)
        match control.action:
            case "t-start":
                await tournaments.start(before.id, person)
                text = WORDS("started")
            case "t-pause":
                await tournaments.pause(before.id, person)
                text = WORDS("paused-now")
            case "t-go-on":
                await tournaments.go_on(before.id, person)
                text = WORDS("resumed")
            case _:
                tournament = await tournaments.add_bot(before.id, person)
                text = WORDS("bot-joined", name=entrant_name(tournament, tournament.entrants[-1]))
        if not answer.public:
            await answer.show(line(text, ACTIVE))

    @on_press("t-remove")
    async def _press_remove(self, answer: Answer, control: Control) -> None:
        tournament, number = self.services.tournaments.get(control.table), as_number("".join(control.words[-1:]))
        entrant = entry(tournament, -1 if number is None else number)  # no one has -1
        name = entrant_name(tournament, entrant)
        await self.services.tournaments.remove(tournament.id, answer.person, entrant.number)
        await answer.show(line(WORDS("removed", name=name), ACTIVE))

    @on_press("t-close")
    async def _press_close(self, answer: Answer, control: Control) -> None:
        """Ask first, if no word of the control says that it was asked."""
        tournament = self.services.tournaments.get(control.table)
        if not control.words:
            text = f"### {tournament_title(tournament)}\n{WORDS('sure-close')}"
            sure = Control("t-close", tournament.id, words=("sure",))
            close = button(WORDS("sure-close.button"), sure, ButtonStyle.danger)
            back = way_back("more", Control("t-more", tournament.id))
            await answer.show(Page([text, ui.ActionRow(close, back)], RED))
            return
        await self.services.tournaments.close(tournament.id, answer.person)
        await answer.show(line(WORDS("cancelled", title=tournament_title(tournament)), ACTIVE))

    # Looking

    @subcommand(TOURNAMENT, "show")
    async def show(self, answer: Answer) -> None:
        tournament = self._here(answer.interaction)
        await post_or_refuse(self.services.tournament_board.bring(tournament.id), WORDS("show-failed"), TOURNAMENT)
        await answer.show(line(WORDS("shown", title=tournament_title(tournament)), ACTIVE))

    @on_press("t-standing")
    async def _press_standing(self, answer: Answer, control: Control) -> None:
        """Also of one that has ended."""
        tournament = await self.services.tournaments.stored(answer.guild, control.table)
        await answer.show(standing_page(tournament, first_number(control.words)))

    @on_press("t-more")
    async def press_more(self, answer: Answer, control: Control) -> None:
        tournament = self.services.tournaments.get(control.table)
        await answer.show(more_page(tournament, answer.person))

    @on_press("t-rules")
    async def _press_rules(self, answer: Answer, control: Control) -> None:
        """The rulebook of a tournament, for a table of four."""
        tournament = self.services.tournaments.get(control.table)
        game, rules = variant(tournament.house_rules.game), tournament.house_rules.rules(USUAL_SEATS)
        name, page = tournament_title(tournament), first_number(control.words)
        back = way_back("more", Control("t-more", tournament.id))
        turn = Control("t-rules", tournament.id)
        await answer.show(rules_page(name, game, rules, turn, page, one_round=True, back=back))
