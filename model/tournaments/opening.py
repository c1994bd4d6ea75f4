"""A tournament before its first round: what an organiser wants to be played, and when it begins. Pure."""

from dataclasses import dataclass, replace

from engine.games.house_rules import HouseRules
from engine.matches import tournament as rules
from model.location import Location
from model.member import Member
from model.refusals import Refused
from model.tables.seating import game_of
from model.tournaments.entries import entered, with_computer
from model.tournaments.notices import noticed
from model.tournaments.schedule import REMINDER, check_start
from model.tournaments.tournament import Tournament, check_running, words

ROUNDS = range(1, 13)
USUAL_ROUNDS = 4  # source: S2, "four is optimal"
TURN_SECONDS = range(10, 24 * 3600 + 1)


@dataclass(frozen=True)
class TournamentSetup:
    """What an organiser wants to be played.

    It holds a game with house rules, perhaps from a preset, how many rounds to play, and how many seconds a person gets
    for a turn (None: as many as at any table). It also lists the levels of the computer players that enter at once, and
    tells whether they hurry, whether tables get threads (``spreads``: only when there are many), and whether the
    organiser plays too. ``starts_at`` is when it begins by itself, and ``closes_at`` when sign-up ends.
    """

    house_rules: HouseRules
    preset: str | None = None
    rounds: int = USUAL_ROUNDS
    turn_seconds: float | None = None
    computers: tuple[str, ...] = ()
    quick: bool = False
    threads: bool = False
    plays: bool = True
    spreads: bool = False
    starts_at: float | None = None
    closes_at: float | None = None


def opened(
    location: Location, organiser: Member, plan: TournamentSetup, seed: str, now: float, turn_seconds: float
) -> Tournament:
    """A new tournament with its first entrants. ``turn_seconds`` is for a plan that has none. Raises Refused."""
    game_of(plan.house_rules.game)
    unfit = rules.misfit(plan.house_rules)
    if unfit:
        raise Refused(unfit)
    if plan.rounds not in ROUNDS:
        raise Refused(words.message("rounds-range", least=ROUNDS[0], most=ROUNDS[-1]))
    seconds = turn_seconds if plan.turn_seconds is None else plan.turn_seconds
    if plan.turn_seconds is not None and not TURN_SECONDS[0] <= seconds <= TURN_SECONDS[-1]:
        raise Refused(words.message("turn-range", least=TURN_SECONDS[0]))
    _check_times(plan.starts_at, plan.closes_at, now)
    tournament = Tournament(
        location.guild, location.channel, organiser.id, plan.house_rules, seed, plan.rounds, seconds, opened_at=now
    )
    tournament = replace(tournament, preset=plan.preset, quick=plan.quick, threads=plan.threads)
    tournament = replace(tournament, spreads=plan.spreads, starts_at=plan.starts_at, closes_at=plan.closes_at)
    tournament = replace(tournament, parent=location.parent)
    if plan.plays:
        tournament = entered(tournament, replace(organiser, press=None))  # it came before the seal
    for level in plan.computers:
        tournament = with_computer(tournament, level)
    return tournament


def scheduled(tournament: Tournament, starts_at: float | None, now: float) -> Tournament:
    """Another start, or none, to wait for the organiser. Sign-up ends as long before as it did. Raises Refused."""
    check_running(tournament)
    if tournament.phase != "open":
        raise Refused(words.message("start-began"))
    if starts_at is None:
        return replace(tournament, starts_at=None, closes_at=None)
    lead = (tournament.starts_at or 0) - (tournament.closes_at or 0) if tournament.closes_at is not None else 0
    open_late = tournament.starts_at is not None and tournament.closes_at is None
    closes_at = None if open_late else starts_at - lead
    _check_times(starts_at, closes_at, now)
    return replace(tournament, starts_at=starts_at, closes_at=closes_at)


def _check_times(starts_at: float | None, closes_at: float | None, now: float) -> None:
    if starts_at is not None:
        check_start(starts_at, now)
    if closes_at is not None and closes_at <= now:
        raise Refused(words.message("closes-passed"))


def next_step(tournament: Tournament, now: float) -> float | None:
    """What a scheduled tournament waits for next: the reminder, the end of sign-up, or the start."""
    if tournament.starts_at is None:
        return None
    steps = (tournament.starts_at - REMINDER, tournament.closes_at or 0, tournament.starts_at)
    return next((step for step in sorted(steps) if step > now), tournament.starts_at)


def unstarted(tournament: Tournament) -> Tournament:
    """Its time has come, and there are too few. It waits for the organiser, and sign-up is open again."""
    return noticed(replace(tournament, starts_at=None, closes_at=None), "unstarted")
