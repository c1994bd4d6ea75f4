"""A tournament that starts by itself, and whose sign-up closes."""

import pytest

from model.member import Member
from model.refusals import Refused
from tests.service.tournament_club import DIRECTOR, GUESTS, TournamentClub, notices

ADA, BEN, CLEO, DORA = GUESTS[:4]


def at(club: TournamentClub, minutes: float) -> float:
    return club.club.clock() + minutes * 60


async def test_it_starts_by_itself_after_the_reminder(tournament_club: TournamentClub):
    starts = at(tournament_club, 60)
    tournament = await tournament_club.opened(ADA, BEN, CLEO, starts_at=starts, closes_at=starts)
    assert tournament_club.due_in(tournament) == 55 * 60
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament).phase == "open"
    assert tournament_club.due_in(tournament) == 5 * 60
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament).phase == "round"


async def test_with_too_few_it_says_so_and_waits_for_the_organiser(tournament_club: TournamentClub):
    starts = at(tournament_club, 3)
    tournament = await tournament_club.opened(ADA, BEN, starts_at=starts, closes_at=starts)
    await tournament_club.time_passes(tournament)
    now = tournament_club.now(tournament)
    assert (now.phase, now.starts_at, now.closes_at, notices(now)) == ("open", None, None, ["unstarted"])
    await tournament_club.tournaments.join(now.id, CLEO)
    assert (await tournament_club.tournaments.start(now.id, DIRECTOR)).phase == "round"


async def test_it_survives_a_restart_even_past_its_start(tournament_club: TournamentClub):
    starts = at(tournament_club, 10)
    tournament = await tournament_club.opened(ADA, BEN, CLEO, starts_at=starts, closes_at=starts)
    tournament_club.club.clock.time += 3600
    await tournament_club.restart()
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament).phase == "round"


async def test_sign_up_closes_before_the_start_for_everyone_new(tournament_club: TournamentClub):
    starts = at(tournament_club, 60)
    tournament = await tournament_club.opened(ADA, BEN, CLEO, starts_at=starts, closes_at=starts - 1800)
    await tournament_club.time_passes(tournament)
    with pytest.raises(Refused, match=r"Sign-up is closed. Ask the organiser"):
        await tournament_club.tournaments.join(tournament.id, DORA)
    await tournament_club.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    with pytest.raises(Refused, match=r"Sign-up is closed. Join the next"):
        await tournament_club.tournaments.join(tournament.id, DORA)
    await tournament_club.tournaments.leave(tournament.id, ADA.id)
    await tournament_club.tournaments.join(tournament.id, ADA)


async def test_sign_up_may_stay_open(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN, CLEO, starts_at=at(tournament_club, 4))
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament).phase == "round"
    await tournament_club.tournaments.join(tournament.id, DORA)


@pytest.mark.parametrize(
    ("minutes", "lead", "why"), [(-1, 0, "has passed"), (31 * 1440, 0, "30 days"), (10, 20, "closed already")]
)
async def test_a_start_that_cannot_be(tournament_club: TournamentClub, minutes: float, lead: float, why: str):
    starts = at(tournament_club, minutes)
    with pytest.raises(Refused, match=why):
        await tournament_club.opened(starts_at=starts, closes_at=starts - lead * 60)
    assert tournament_club.tournaments.every() == []


async def test_the_organiser_moves_the_start_and_takes_it_back(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    schedule = tournament_club.tournaments.schedule
    with pytest.raises(Refused, match="Only the organiser"):
        await schedule(tournament.id, Member(1, "x"), at(tournament_club, 9))
    moved = await schedule(tournament.id, DIRECTOR, at(tournament_club, 9))
    assert moved.closes_at == moved.starts_at == at(tournament_club, 9)
    assert tournament_club.due_in(moved) == 4 * 60
    waiting = await schedule(tournament.id, DIRECTOR, None)
    assert waiting.starts_at is None
    assert tournament_club.due_in(waiting) == tournament_club.club.tables.pauses.wait
    await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    with pytest.raises(Refused, match="has started, so its start time"):
        await schedule(tournament.id, DIRECTOR, at(tournament_club, 9))


@pytest.mark.parametrize("lead", [0, 1800, None])
async def test_when_the_start_moves_sign_up_ends_as_long_before_it(tournament_club: TournamentClub, lead: int | None):
    def ends(starts: float) -> float | None:
        return None if lead is None else starts - lead

    first, later = at(tournament_club, 60), at(tournament_club, 200)
    tournament = await tournament_club.opened(ADA, BEN, CLEO, starts_at=first, closes_at=ends(first))
    moved = await tournament_club.tournaments.schedule(tournament.id, DIRECTOR, later)
    assert (moved.starts_at, moved.closes_at) == (later, ends(later))


async def test_who_is_away_at_the_end_of_a_round_was_helped_by_a_bot(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, BEN, CLEO)
    await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    now = await tournament_club.finish_round(tournament)
    entrant = now.entrant_of(BEN.id)
    assert entrant is not None
    assert now.played[0].helped == {entrant.number}


async def test_more_than_four_tables_ask_for_threads_and_tell_once_that_there_are_none(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:16], rounds=3, spreads=True)
    assert notices(tournament) == []
    crowd = await tournament_club.tournaments.join(tournament.id, GUESTS[16])
    await tournament_club.finish_round(crowd)
    now = await tournament_club.next(crowd)
    assert len(now.tables) == 5
    assert notices(now).count("roomless") == 1
    await tournament_club.finish_round(now)
    assert notices(await tournament_club.next(now)).count("roomless") == 1
