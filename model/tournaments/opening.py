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
from model.tournaments.tournament import Tournament, words

ROUNDS = range(1, 13)
USUAL_ROUNDS = 4  # source: S2, "four is optimal"
TURN_SECONDS = range(10, 24 * 3600 + 1)


@dataclass(frozen=True)
class TournamentSetup:
    """What an organiser wants to be played.

    It holds a game with house rules, perhaps from a preset, how many rounds to play, and how many seconds a person gets
    for a turn (None: as many as at any table). It also lists the levels of the computer players that enter at once.
    ``starts_at`` is when it begins by itself.
    """

    house_rules: HouseRules
    preset: str | None = None
    rounds: int = USUAL_ROUNDS
    turn_seconds: float | None = None
    computers: tuple[str, ...] = ()
    starts_at: float | None = None


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
    tournament = Tournament(
        *(location.guild, location.channel, organiser.id, plan.house_rules, seed, plan.rounds, seconds),
        preset=plan.preset,
        starts_at=plan.starts_at,
        opened_at=now,
        parent=location.parent,
    )
    tournament = entered(tournament, replace(organiser, press=None))  # it came before the seal
    for level in plan.computers:
        tournament = with_computer(tournament, level)
    return tournament


def unstarted(tournament: Tournament) -> Tournament:
    """Its time has come, and there are too few. It waits for the organiser."""
    return noticed(replace(tournament, starts_at=None), "unstarted")
