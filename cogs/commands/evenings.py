"""Planned evenings: a form plans one, and its message has who is in, another time and its end."""

from discord import app_commands

from cogs.commands.shared.base import (
    BaseCog,
    Choices,
    check_permissions,
    check_place,
    check_sees,
    on_form,
    on_press,
    played_choices,
    posted,
)
from cogs.commands.shared.open_tables import planned_for
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import EIGHTS, choices, subcommand
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.form import Sent
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import SURE, as_number
from cogs.ui.pages.evening import evening_page as pages
from cogs.ui.pages.evening.evening_page import words
from cogs.ui.pages.table.pings_page import THREAD
from engine.games.variants import variant
from model.evenings.evening import Evening, check_organiser
from model.refusals import Refused
from model.servers.zones import zone_by_name
from model.tables.seating import TableSetup
from model.tournaments.schedule import evening as tonight
from model.tournaments.schedule import on_the_clock, read_start

IN, MOVE, CALL_OFF = "in", "move", "call-off"  # what ``/eights plan`` does with a planned one


class EveningsCog(BaseCog):
    """What plans an evening, and the buttons of its message."""

    def check_reach(self, interaction: Interaction, number: int) -> None:
        if number in self.services.evenings:
            check_sees(interaction, self.services.evenings.seen_in(interaction.guild_id or 0, number).channel)

    async def evenings(self, interaction: Interaction, typed: str) -> Choices:
        """What is planned in this server, where this person sees it."""
        zone = self.zone(interaction)
        return offered(
            ((pages.choice_name(each, zone), str(each.id)) for each in planned_for(self.services, interaction)), typed
        )

    @subcommand(EIGHTS, "plan")
    @app_commands.choices(action=choices("plan-action", (IN, MOVE, CALL_OFF)))
    @app_commands.autocomplete(game=played_choices, evening=evenings)
    async def plan(
        self, answer: Answer, game: str | None = None, action: str | None = None, evening: str | None = None
    ) -> None:
        """Ask for an evening with this game, or the usual one, unless something is to be done with a planned one."""
        if action is None and evening is not None:
            raise Refused(words.message("which-action"))
        if action is None:
            await self._ask_plan(answer, game)
        else:
            does = {IN: self._answer, MOVE: self._ask_when, CALL_OFF: self._call_off}[action]
            await does(answer, Control(action, self._meant(answer.interaction, evening).id))

    def _meant(self, interaction: Interaction, asked: str | None) -> Evening:
        """The evening that was picked, or the only one of this channel. Raises Refused."""
        known = planned_for(self.services, interaction)
        found = [each for each in known if asked in (None, str(each.id))]
        if asked is None:
            found = [each for each in known if each.channel == interaction.channel_id]
        if len(found) != 1:
            raise Refused(words.message("which" if found else "none-here"))
        return found[0]

    async def _ask_plan(self, answer: Answer, game: str | None = None) -> None:
        interaction, now = answer.interaction, self.services.evenings.now()
        house_rules, preset = self.played(interaction, game) if game else self.default_game(interaction)
        zone, place = self.zone(interaction), self.services.settings.of(answer.guild).place
        name = preset or variant(house_rules.game).name
        await answer.ask(pages.plan_form(name, tonight(now, zone_by_name(zone)), zone, place))

    @on_press(pages.PLAN)
    async def _press_plan(self, answer: Answer, control: Control) -> None:
        await self._ask_plan(answer)

    @on_form(pages.PLAN)
    async def _planned(self, answer: Answer, sent: Sent) -> None:
        """If it cannot be posted, it is taken back."""
        interaction, place = answer.interaction, sent.one(pages.PLACE)
        check_permissions(interaction)
        check_place(interaction, place)
        typed = sent.one(pages.GAME)
        house_rules, preset = self.played(interaction, typed) if typed.strip() else self.default_game(interaction)
        wish = TableSetup(house_rules, preset, seats=_seats(sent))
        starts_at = await self._read_start(answer, sent)
        evening = await self.services.evenings.plan(
            answer.place, answer.person, wish, starts_at, thread=place == THREAD
        )
        try:
            await posted(self.services.evening_board.post(evening.id), words("not-planned"))
        except BaseException:
            await self.services.evenings.told(evening.id)
            raise
        await answer.show(pages.planned_page(evening, self._unpicked_zone(answer, sent)))

    @on_press(pages.IN)
    async def _answer(self, answer: Answer, control: Control) -> None:
        evening = await self.services.evenings.answer(control.table, answer.user)
        await answer.show(line(pages.answered_text(evening, answer.user), ACTIVE))

    @on_press(pages.WHEN)
    async def _ask_when(self, answer: Answer, control: Control) -> None:
        await answer.ask(pages.when_form(self._own(answer, control), self.zone(answer.interaction)))

    @on_form(pages.WHEN)
    async def _move(self, answer: Answer, sent: Sent) -> None:
        starts_at = await self._read_start(answer, sent)
        evening = await self.services.evenings.change(sent.control.table, answer.person, starts_at)
        await answer.show(line(words("moved", when=pages.stamp(evening.starts_at)), ACTIVE))

    @on_press(pages.OFF)
    async def _call_off(self, answer: Answer, control: Control) -> None:
        evening = self._own(answer, control)
        if SURE in control.words:
            await self.services.evenings.call_off(evening.id, answer.person)
            await answer.show(line(words("called-off"), ACTIVE))
        else:
            await answer.show(pages.sure_page(evening))

    def _own(self, answer: Answer, control: Control) -> Evening:
        evening = self.services.evenings.get(control.table)
        check_organiser(evening, answer.person)
        return evening

    async def _read_start(self, answer: Answer, sent: Sent) -> float:
        """On the clock of this person, whose time zone they may have corrected beside it. Raises Refused."""
        if sent.one(pages.ZONE) not in {"", self.zone(answer.interaction)}:
            await self.keep_zone(answer.interaction, sent.one(pages.ZONE))
        zone = zone_by_name(self.zone(answer.interaction))
        return read_start(sent.one(pages.STARTS), self.services.evenings.now(), zone)

    def _unpicked_zone(self, answer: Answer, sent: Sent) -> str | None:
        """The zone in which a time was read, if it depends on that and the person has not picked theirs."""
        picked = self.services.tables.preferences.of(answer.guild, answer.user).zone
        return None if picked or not on_the_clock(sent.one(pages.STARTS)) else self.zone(answer.interaction)


def _seats(sent: Sent) -> int | None:
    """Raises Refused."""
    typed = sent.one(pages.SEATS).strip()
    if typed and not as_number(typed):
        raise Refused(words.message("seats-unreadable"))
    return as_number(typed)
