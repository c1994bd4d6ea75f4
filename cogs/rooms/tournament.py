"""Tournaments: opening, entering and directing one, and the results of past ones."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import discord
from discord import app_commands

from cogs.interactions.answer import Answer, Interaction, answering
from cogs.interactions.finding import offered
from cogs.interactions.groups import TOURNAMENT, choices, subcommand
from cogs.interactions.lookup import Fits
from cogs.rooms.shared.base import (
    FOR_THREADS,
    BaseCog,
    Choices,
    Press,
    check_permissions,
    check_sees,
    command_at,
    missing,
    on_form,
    on_press,
    on_press_at,
    person,
    place_of,
    played_choices,
    posted,
)
from cogs.ui.components.controls import Control
from cogs.ui.components.form import Sent
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import SURE, as_number, first_number
from cogs.ui.components.words import plain
from cogs.ui.pages.rules.rulebook_page import rules_page
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import absent, entrant_name, stamp, tournament_title
from engine.bots import LEVELS
from engine.games.variants import variant
from engine.words import Words, and_listed
from model.people.names import look
from model.refusals import Refused
from model.servers.zones import zone_by_name
from model.tables.seating import STAND_IN
from model.tables.table import Table
from model.tournaments import directing
from model.tournaments.entries import MOST, entry
from model.tournaments.opening import ROUNDS, TURN_SECONDS, USUAL_ROUNDS, TournamentSetup
from model.tournaments.schedule import SOON, evening, on_the_clock, read_start
from model.tournaments.tournament import USUAL_SEATS, Entrant, Tournament

IN_CHANNEL, IN_THREADS = "channel", "threads"  # where the tables of a tournament stand
KEPT = 25  # results, as many as Discord can list

PLAYERS = choices("level", LEVELS)
PLACES = choices("place", (IN_CHANNEL, IN_THREADS))

words = Words("cogs.ui.pages.tournament.tournament")

LATE = "late"  # sign-up stays open
LONGEST_START = 40  # characters of a typed time that a choice repeats

SIGN_UP = [  # how long before the start it closes, in seconds
    app_commands.Choice(name=words("sign-up-start"), value="0"),
    *[app_commands.Choice(name=words("sign-up-minutes", count=time), value=str(time * 60)) for time in (5, 15, 30)],
    *[app_commands.Choice(name=words("sign-up-hours", count=time), value=str(time * 3600)) for time in (1, 24)],
    app_commands.Choice(name=words("sign-up-late"), value=LATE),
]

Rounds = app_commands.Range[int, ROUNDS[0], ROUNDS[-1]]
Minutes = app_commands.Range[int, 0, TURN_SECONDS[-1] // 60]
Seconds = app_commands.Range[int, 0, TURN_SECONDS[-1]]


class TournamentCog(BaseCog):
    """``/tournament`` and the buttons of its message."""

    # What is offered while something is typed

    async def starts(self, interaction: Interaction, typed: str) -> Choices:
        """When a tournament may start, and what the typed text would mean on the clock of this person."""
        now, name = self.tournaments.now(), self.zone(interaction)
        tonight = evening(now, zone_by_name(name))
        moments = [(sheets.start_in(seconds), f"in {seconds // 60} min", now + seconds) for seconds in SOON]
        moments.append((sheets.evening_label(name), sheets.on_clock(tonight, name), tonight))
        with suppress(Refused):
            asked = typed[:LONGEST_START]
            moments.insert(0, (plain(asked), asked, read_start(asked, now, zone_by_name(name))))
        return offered(
            (words("start-choice", when=text, time=sheets.on_clock(at, name), zone=name), value)
            for text, value, at in moments
        )

    async def entries(self, interaction: Interaction, typed: str) -> Choices:
        here = self._here(interaction)
        return _choices(sheets.removable(here) if here else [], typed)

    async def players(self, interaction: Interaction, typed: str) -> Choices:
        """The players whose place a computer player can take."""
        here = self._here(interaction)
        return _choices(sheets.replaceable(here) if here else [], typed)

    # Commands for every player

    @subcommand(TOURNAMENT, "open")
    @app_commands.choices(level=PLAYERS, place=PLACES, sign_up=SIGN_UP)
    @app_commands.autocomplete(game=played_choices, starts=starts)
    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        rounds: Rounds = USUAL_ROUNDS,
        minutes: Minutes | None = None,
        seconds: Seconds | None = None,
        place: str | None = None,
        bots: app_commands.Range[int, 0, MOST - 1] = 0,
        level: str = STAND_IN,
        quick: bool = False,
        play: bool = True,
        starts: str | None = None,
        sign_up: str = "0",
        duplicate: bool = False,
    ) -> None:
        async with answering(interaction) as answer:
            threads = place == IN_THREADS
            _check_place(interaction, threads=threads)
            house_rules, preset = self.played(interaction, game) if game else self.default_game(interaction)
            turn = None if minutes is None and seconds is None else (minutes or 0) * 60 + (seconds or 0)
            plan = TournamentSetup(house_rules, preset, rounds, turn, (level,) * bots, quick, threads, play)
            plan = replace(plan, spreads=place is None, duplicate=duplicate)
            asks = False  # whether the start was read in a time zone that the person has not picked
            if starts is not None:
                starts_at = self._read_start(interaction, starts)
                lead = as_number(sign_up)
                plan = replace(plan, starts_at=starts_at, closes_at=None if lead is None else starts_at - lead)
                preferences = self.tables.preferences.of(interaction.guild_id or 0, interaction.user.id)
                asks = on_the_clock(starts) and not preferences.zone
            await self._open(answer, plan, asks=asks)

    def _read_start(self, interaction: Interaction, typed: str) -> float:
        """On the clock of this person. Raises Refused."""
        return read_start(typed, self.tournaments.now(), zone_by_name(self.zone(interaction)))

    @command_at(TOURNAMENT, "show")
    async def show(self, answer: Answer, tournament: Tournament) -> None:
        await posted(self.tournament_board.post(tournament.id), words("show-failed"), words("thing"))
        await answer.show(line(words("shown", title=tournament_title(tournament)), ACTIVE))

    @subcommand(TOURNAMENT, "results")
    async def results(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            here = self._here(interaction)
            ended = await self.tournaments.results(interaction.guild_id or 0, KEPT)
            running = [here] if here is not None and here.running and here.played else []
            await answer.show(sheets.results_page([*running, *ended][:KEPT]))

    # Commands for the organiser

    @command_at(TOURNAMENT, "pause")
    async def pause(self, answer: Answer, tournament: Tournament) -> None:
        await (self._go_on if tournament.paused else self._pause)(answer, tournament)

    @subcommand(TOURNAMENT, "bot")
    @app_commands.choices(level=PLAYERS)
    async def computer(self, interaction: Interaction, level: str = STAND_IN) -> None:
        async with answering(interaction) as answer:
            await self._add_computer(answer, self._meant(interaction), level)

    @subcommand(TOURNAMENT, "remove")
    @app_commands.autocomplete(player=entries)
    async def remove(self, interaction: Interaction, player: str) -> None:
        async with answering(interaction) as answer:
            tournament = self._meant(interaction)
            await self._remove(answer, tournament, _entrant(tournament, player))

    @subcommand(TOURNAMENT, "replace")
    @app_commands.autocomplete(player=players)
    async def replace(self, interaction: Interaction, player: str) -> None:
        async with answering(interaction) as answer:
            tournament = self._meant(interaction)
            await self._replace(answer, tournament, _entrant(tournament, player))

    # Picking the tournament, and pressing its buttons

    def _here(self, interaction: Interaction) -> Tournament | None:
        """The tournament of this channel, or of the one that this thread belongs to."""
        found = self.tournaments.at(interaction.channel_id or 0)
        channel = interaction.channel
        if found is None and isinstance(channel, discord.Thread):
            return self.tournaments.at(channel.parent_id)
        return found

    def _meant(self, interaction: Interaction) -> Tournament:
        found = self._here(interaction)
        if found is None:
            raise Refused(words("none-here"))
        return found

    def commanding(
        self, do: Callable[..., Awaitable[None]], group: str, name: str, fits: Fits | None
    ) -> Callable[..., Awaitable[None]]:
        async def command(interaction: Interaction) -> None:
            async with answering(interaction) as answer:
                await do(answer, self._meant(interaction))

        return subcommand(group, name)(command)

    def pressing(self, do: Callable[..., Awaitable[None]]) -> Press:
        return lambda answer, control: do(answer, self._pressed(control))

    def check_reach(self, interaction: Interaction, number: int) -> None:
        if number not in self.tournaments:
            return
        tournament = self.tournaments.seen_in(interaction.guild_id or 0, number)
        if tournament.entrant_of(interaction.user.id) is None and interaction.channel_id not in tournament.channels:
            check_sees(interaction, tournament.channel)

    def _pressed(self, control: Control) -> Tournament:
        return self.tournaments.get(control.table)

    async def _known(self, answer: Answer, number: int) -> Tournament:
        """A tournament of this server, running or over. Raises Refused."""
        guild = answer.interaction.guild_id or 0
        known = [each for each in self.tournaments.every() if each.guild == guild]
        known += await self.tournaments.results(guild, KEPT)
        for tournament in known:
            if tournament.id == number:
                return tournament
        raise Refused(words("not-kept"))

    # What commands and buttons do

    async def _open(self, answer: Answer, plan: TournamentSetup, *, asks: bool) -> None:
        """If it cannot be posted, it is taken back. ``asks``: for the time zone."""
        place = place_of(answer.interaction)
        tournament = await self.tournaments.open(place, person(answer.interaction), plan)
        try:
            await posted(self.tournament_board.post(tournament.id), words("post-failed"), words("thing"))
        except BaseException:
            await self.tournaments.abandon(lambda other: other.id == tournament.id)
            raise
        title, at = tournament_title(tournament), tournament.starts_at
        text = words("opened", title=title) if at is None else words("opened-timed", title=title, at=stamp(at))
        page = sheets.read_page(text, tournament, self.zone(answer.interaction)) if asks else line(text, ACTIVE)
        await answer.show(page)

    @command_at(TOURNAMENT, "join")
    @on_press_at("t-join")
    async def join(self, answer: Answer, before: Tournament) -> None:
        member = person(answer.interaction)
        known = before.entrant_of(member.id)
        tournament = await self.tournaments.join(before.id, member)
        entrant = tournament.entrant_of(member.id)
        if known is not None and entrant is not None and tournament.plays(entrant.number):
            table, message = self._table_of(tournament, entrant)
            await answer.show(sheets.own_table_page(tournament, entrant, table, message, back=True))
        else:
            await answer.show(line(_joined(tournament, known), ACTIVE))

    @command_at(TOURNAMENT, "leave")
    @on_press_at("t-leave")
    async def leave(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.tournaments.leave(before.id, answer.interaction.user.id)
        after = _after_leaving(tournament, tournament.entrant_of(answer.interaction.user.id))
        await answer.show(line(words("left", title=tournament_title(tournament), after=after), ACTIVE))

    @on_press_at("t-computer")
    async def _add_computer(self, answer: Answer, before: Tournament, level: str = STAND_IN) -> None:
        tournament = await self.tournaments.add_computer(before.id, person(answer.interaction), level)
        await self._show_done(answer, words("bot-joined", name=entrant_name(tournament.entrants[-1])))

    @command_at(TOURNAMENT, "start")
    @on_press_at("t-start")
    async def start(self, answer: Answer, before: Tournament) -> None:
        await self.tournaments.start(before.id, person(answer.interaction))
        await self._show_done(answer, words("started"))

    @command_at(TOURNAMENT, "next")
    @on_press_at("t-next")
    async def next(self, answer: Answer, before: Tournament) -> None:
        tournament = await self.tournaments.next(before.id, person(answer.interaction))
        await self._show_done(answer, words("next-started", round=len(tournament.played)))

    @on_press_at("t-pause")
    async def _pause(self, answer: Answer, before: Tournament) -> None:
        await self.tournaments.pause(before.id, person(answer.interaction))
        await self._show_done(answer, words("paused-now"))

    @on_press_at("t-go-on")
    async def _go_on(self, answer: Answer, before: Tournament) -> None:
        await self.tournaments.go_on(before.id, person(answer.interaction))
        await self._show_done(answer, words("resumed"))

    async def _show_done(self, answer: Answer, text: str) -> None:
        """After a press of the tournament's message that changes by itself."""
        if not answer.public:
            await answer.show(line(text, ACTIVE))

    @on_press("t-remove")
    async def _press_remove(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        await self._remove(answer, tournament, entry(tournament, first_number(control.words[-1:])))

    async def _remove(self, answer: Answer, tournament: Tournament, entrant: Entrant) -> None:
        await self.tournaments.remove(tournament.id, person(answer.interaction), entrant.number)
        await answer.show(line(words("removed", name=entrant_name(entrant)), ACTIVE))

    # These ask first, because they cannot be undone

    @on_press("t-replace")
    async def _press_replace(self, answer: Answer, control: Control) -> None:
        tournament, sure = self._pressed(control), control.words[-1:] == (SURE,)
        entrant = entry(tournament, first_number(control.words[:1] if sure else control.words[-1:]))
        if sure:
            await self._replace(answer, tournament, entrant)
        else:
            await answer.show(sheets.sure_page(tournament, control.action, entrant))

    async def _replace(self, answer: Answer, tournament: Tournament, entrant: Entrant) -> None:
        await self.tournaments.replace(tournament.id, person(answer.interaction), entrant.number)
        changed = self.tournaments.get(tournament.id).entrant(entrant.number)
        await answer.show(line(words("replaced", name=entrant_name(changed)), ACTIVE))

    @on_press("t-hurry")
    async def _press_hurry(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        if control.words:
            await self.hurry(answer, tournament)
        else:
            await answer.show(sheets.sure_page(tournament, control.action))

    @command_at(TOURNAMENT, "hurry")
    async def hurry(self, answer: Answer, tournament: Tournament) -> None:
        await self.tournaments.hurry(tournament.id, person(answer.interaction))
        await answer.show(line(words("hurried"), ACTIVE))

    @on_press("t-close")
    async def _press_close(self, answer: Answer, control: Control) -> None:
        tournament = self._pressed(control)
        if control.words or not tournament.running:
            await self.close(answer, tournament)
        else:
            await answer.show(sheets.sure_page(tournament, control.action))

    @command_at(TOURNAMENT, "close")
    async def close(self, answer: Answer, tournament: Tournament) -> None:
        await self.tournaments.close(tournament.id, person(answer.interaction))
        title = tournament_title(tournament)
        done = words("cancelled", title=title) if tournament.running else words("cleared", title=title)
        await answer.show(line(done, ACTIVE))

    # When it begins

    @on_press("t-when")
    async def _press_when(self, answer: Answer, control: Control) -> None:
        tournament, picked = self._pressed(control), control.words[-1] if control.words else ""
        directing.check_organiser(tournament, person(answer.interaction))
        if picked == sheets.OTHER:
            await answer.ask(sheets.start_form(tournament, self.zone(answer.interaction)))
        else:
            now = self.tournaments.now()
            starts_at = None if picked == sheets.BY_HAND else now + (as_number(picked) or SOON[0])
            if picked == sheets.EVENING:
                starts_at = evening(now, zone_by_name(self.zone(answer.interaction)))
            await self._schedule(answer, tournament.id, starts_at)

    @on_form("t-typed")
    async def _type_start(self, answer: Answer, sent: Sent) -> None:
        """Read a start on the clock of the person, whose time zone they may have corrected beside it."""
        tournament, interaction = self._pressed(sent.control), answer.interaction
        if sent.one(sheets.ZONE) not in {"", self.zone(interaction)}:
            await self.keep_zone(interaction, sent.one(sheets.ZONE))
        await self._schedule(answer, tournament.id, self._read_start(interaction, sent.one(sheets.TYPED)))

    async def _schedule(self, answer: Answer, number: int, starts_at: float | None) -> None:
        tournament = await self.tournaments.schedule(number, person(answer.interaction), starts_at)
        title = tournament_title(tournament)
        if starts_at is None:
            await answer.show(line(words("unscheduled", title=title), ACTIVE))
        else:
            await answer.show(line(words("scheduled", title=title, at=stamp(starts_at)), ACTIVE))

    # Looking

    @command_at(TOURNAMENT, "table")
    @on_press_at("t-mine")
    async def table_of_mine(self, answer: Answer, tournament: Tournament) -> None:
        entrant = tournament.entrant_of(answer.interaction.user.id)
        if entrant is None:
            raise Refused(words("not-in-it"))
        if not entrant.person:
            raise Refused(words("bot-has-place"))
        if not tournament.played:
            raise Refused(words("no-tables-yet"))
        await answer.show(sheets.own_table_page(tournament, entrant, *self._table_of(tournament, entrant)))

    def _table_of(self, tournament: Tournament, entrant: Entrant) -> tuple[Table | None, int | None]:
        """Their table in this round, if it is open, and its message."""
        known = tournament.table_of(entrant.number)
        live = {each.table: table for each, table in self.tournaments.live(tournament)}
        table = live.get(known.table) if known else None
        return table, self.tables.messages.get(table.id) if table else None

    @on_press("t-standing")
    async def _press_standing(self, answer: Answer, control: Control) -> None:
        tournament = await self._known(answer, control.table)
        if answer.changes and answer.interaction.message is not None:
            self.hands.lay_aside(answer.interaction.message.id)
        await answer.show(sheets.standing_page(tournament, first_number(control.words)))

    @on_press("t-round")
    async def _press_round(self, answer: Answer, control: Control) -> None:
        tournament = await self._known(answer, control.table)
        played = first_number(control.words)
        if played >= len(tournament.played):
            raise Refused(words("round-unplayed"))
        away = absent(self.tournaments.live(tournament))
        await answer.show(sheets.round_page(tournament, played, first_number(control.words[1:]), away))

    @on_press("t-result")
    async def _press_result(self, answer: Answer, control: Control) -> None:
        await answer.show(sheets.standing_page(await self._known(answer, first_number(control.words[-1:]))))

    @on_press_at("t-more")
    async def _show_more(self, answer: Answer, tournament: Tournament) -> None:
        await answer.show(sheets.more_page(tournament, person(answer.interaction), self.zone(answer.interaction)))

    @on_press_at("t-details")
    async def _show_details(self, answer: Answer, tournament: Tournament) -> None:
        await answer.show(sheets.details_page(tournament))

    @on_press("t-rules")
    async def _press_rules(self, answer: Answer, control: Control) -> None:
        """The rulebook of a tournament, for a table of four."""
        tournament = self._pressed(control)

        def turn(number: int) -> Control:
            return Control("t-rules", tournament.id, words=(str(number),))

        game, rules = variant(tournament.house_rules.game), tournament.house_rules.rules(USUAL_SEATS)
        name, base, page = tournament_title(tournament), game.rules(USUAL_SEATS), first_number(control.words)
        await answer.show(rules_page(name, rules, base, turn, page, one_round=True, left_out=game.left_out))


def _check_place(interaction: Interaction, *, threads: bool) -> None:
    """Raises Refused and says what is missing if the tournament or its tables cannot be shown."""
    check_permissions(interaction, words("thing"))
    if not threads:
        return
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise Refused(words("threads-nowhere"))
    lacking = missing(interaction, FOR_THREADS)
    if lacking:
        raise Refused(words("threads-lacking", lacking=and_listed(lacking)))


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
    plays, last = tournament.plays(entrant.number), len(tournament.played) == tournament.rounds
    if entrant.status == "out":
        return words("left-finishing") if plays else words("left-gone")
    if not last:
        return words("left-kept")
    return words("left-last") if plays else words("left-done")


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
