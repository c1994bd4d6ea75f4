"""Opening a tournament, and when it begins."""

from contextlib import suppress
from dataclasses import replace

from discord import app_commands

from cogs.commands.shared.base import (
    Choices,
    check_permissions,
    missing_for_threads,
    on_form,
    on_press,
    played_choices,
    posted,
)
from cogs.commands.tournament.base import PLAYERS, TournamentRoom, words
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import TOURNAMENT, choices, subcommand
from cogs.interactions.permissions import FOR_THREADS
from cogs.interactions.translation import for_everyone
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.form import Sent
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import as_number
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import stamp, tournament_title
from engine.words import Listed
from model.people.names import plain
from model.refusals import Refused
from model.servers.zones import zone_by_name
from model.tables.seating import STAND_IN
from model.tournaments.directing import check_organiser
from model.tournaments.entries import MOST
from model.tournaments.opening import ROUNDS, TURN_SECONDS, USUAL_ROUNDS, TournamentSetup
from model.tournaments.schedule import SOON, evening, on_the_clock, read_start

IN_CHANNEL, IN_THREADS = "channel", "threads"  # where the tables of a tournament stand
PLACES = choices("place", (IN_CHANNEL, IN_THREADS))

LATE = "late"  # sign-up stays open

SIGN_UP = [  # how long before the start it closes, in seconds
    app_commands.Choice(name=for_everyone(words, "sign-up-start"), value="0"),
    *(
        app_commands.Choice(name=for_everyone(words, "sign-up-minutes", count=time), value=str(time * 60))
        for time in (5, 15, 30)
    ),
    *(
        app_commands.Choice(name=for_everyone(words, "sign-up-hours", count=time), value=str(time * 3600))
        for time in (1, 24)
    ),
    app_commands.Choice(name=for_everyone(words, "sign-up-late"), value=LATE),
]

Rounds = app_commands.Range[int, ROUNDS[0], ROUNDS[-1]]
Minutes = app_commands.Range[int, 0, TURN_SECONDS[-1] // 60]
Seconds = app_commands.Range[int, 0, TURN_SECONDS[-1]]


class Opening(TournamentRoom):
    """What is to be played, and the clock of the start."""

    async def starts(self, interaction: Interaction, typed: str) -> Choices:
        """When a tournament may start, and what the typed text would mean on the clock of this person."""
        now, name = self.services.tournaments.now(), self.zone(interaction)
        tonight = evening(now, zone_by_name(name))
        moments = [(sheets.start_in(seconds), f"in {seconds // 60} min", now + seconds) for seconds in SOON]
        moments.append((sheets.evening_label(name), sheets.on_clock(tonight, name), tonight))
        with suppress(Refused):
            moments.insert(0, (plain(typed), typed, read_start(typed, now, zone_by_name(name))))
        return offered(
            (words("start-choice", when=text, time=sheets.on_clock(at, name), zone=name), value)
            for text, value, at in moments
        )

    @subcommand(TOURNAMENT, "open")
    @app_commands.choices(level=PLAYERS, place=PLACES, sign_up=SIGN_UP)
    @app_commands.autocomplete(game=played_choices, starts=starts)
    async def open(
        self,
        answer: Answer,
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
    ) -> None:
        threads = place == IN_THREADS
        _check_place(answer.interaction, threads=threads)
        house_rules, preset = self.played(answer.interaction, game) if game else self.default_game(answer.interaction)
        turn = None if minutes is None and seconds is None else (minutes or 0) * 60 + (seconds or 0)
        plan = TournamentSetup(house_rules, preset, rounds, turn, (level,) * bots, quick, threads, play)
        plan = replace(plan, spreads=place is None)
        asks = False  # whether the start was read in a time zone that the person has not picked
        if starts is not None:
            starts_at = self._read_start(answer.interaction, starts)
            lead = as_number(sign_up)
            plan = replace(plan, starts_at=starts_at, closes_at=None if lead is None else starts_at - lead)
            preferences = self.services.tables.preferences.of(answer.guild, answer.user)
            asks = on_the_clock(starts) and not preferences.zone
        await self._open(answer, plan, asks=asks)

    async def _open(self, answer: Answer, plan: TournamentSetup, *, asks: bool) -> None:
        """If it cannot be posted, it is taken back. ``asks``: for the time zone."""
        tournament = await self.services.tournaments.open(answer.place, answer.person, plan)
        try:
            await posted(self.services.tournament_board.post(tournament.id), words("post-failed"), TOURNAMENT)
        except BaseException:
            await self.services.tournaments.abandon(lambda other: other.id == tournament.id)
            raise
        title, at = tournament_title(tournament), tournament.starts_at
        text = words("opened", title=title) if at is None else words("opened-timed", title=title, at=stamp(at))
        page = sheets.read_page(text, tournament, self.zone(answer.interaction)) if asks else line(text, ACTIVE)
        await answer.show(page)

    @on_press("t-when")
    async def _press_when(self, answer: Answer, control: Control) -> None:
        tournament, picked = self._pressed(control), control.words[-1] if control.words else ""
        check_organiser(tournament, answer.person)
        if picked == sheets.OTHER:
            await answer.ask(sheets.start_form(tournament, self.zone(answer.interaction)))
        else:
            now = self.services.tournaments.now()
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
        tournament = await self.services.tournaments.schedule(number, answer.person, starts_at)
        title = tournament_title(tournament)
        if starts_at is None:
            await answer.show(line(words("unscheduled", title=title), ACTIVE))
        else:
            await answer.show(line(words("scheduled", title=title, at=stamp(starts_at)), ACTIVE))

    def _read_start(self, interaction: Interaction, typed: str) -> float:
        """On the clock of this person. Raises Refused."""
        return read_start(typed, self.services.tournaments.now(), zone_by_name(self.zone(interaction)))


def _check_place(interaction: Interaction, *, threads: bool) -> None:
    """Raises Refused and says what is missing if the tournament or its tables cannot be shown."""
    check_permissions(interaction, TOURNAMENT)
    if threads and (lacking := missing_for_threads(interaction, FOR_THREADS, words.message("threads-nowhere"))):
        raise Refused(words.message("threads-lacking", lacking=Listed(tuple(lacking))))
