"""A tournament from the first entry to the last place, whatever stops in between."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from engine.games.house_rules import HouseRules
from engine.matches.tournament import first_tables
from model.refusals import Refused
from model.tournaments.tournament import Tournament
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, PLACE
from tests.service.test_trouble import broken
from tests.service.tournament_club import DIRECTOR, GUESTS, PAUSES, TournamentClub, names, tournament_club_in

PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"
PEOPLE = (ADA, BEN, CLEO, DORA, *GUESTS[:3])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bots", "tables"), [("crazy-eights", 4, [3, 4]), ("str8-eight", 0, [3])])
async def test_people_and_bots_play_a_whole_tournament(tournament_club, game, bots, tables):
    path = tournament_club.club.path
    tournament = await tournament_club.started(ADA, BEN, CLEO, bots=bots, house_rules=HouseRules(game))
    assert sorted(len(table.entrants) for table in tournament.tables) == tables
    over = await tournament_club.play_to_the_end(tournament)
    assert (over.phase, len(over.complete), over.ended_at) == ("over", 2, tournament_club.club.clock.time)
    for number, total in over.totals.items():
        assert total == sum(played.scores[number] for played in over.played)
    assert over.standing[0].total == max(over.totals.values())
    first, second = ({table.table for table in played.tables} for played in over.played)
    assert first.isdisjoint(second)
    assert look(path, "SELECT outcome, rounds, ranked FROM matches") == [("finished", 1, 0)] * 2 * len(tables)
    board = look(path, "SELECT user_id, count(*) FROM results WHERE user_id NOT NULL GROUP BY user_id")
    assert board == [(person.id, 2) for person in (ADA, BEN, CLEO)]
    assert look(path, "SELECT count(*) FROM results WHERE user_id IS NULL AND won") == [(0,)], "bots win nothing"
    assert await tournament_club.tournaments.stored(PLACE.guild, over.id) == over


async def test_the_first_round_is_seated_by_lot_and_a_stranger_computes_its_secrets_by_the_page(tournament_club):
    (told,) = re.findall(r"SHA-256 of `(Eights, .*/TABLE/0)`", PAGE.read_text(encoding="utf-8"))
    tournament = await tournament_club.started(*PEOPLE)
    assert tuple(table.entrants for table in tournament.tables) == first_tables(range(7), tournament.seed)
    assert tournament.phase == "round"
    live = tournament_club.live(tournament)
    for number, (known, table) in enumerate(zip(tournament.tables, live, strict=True), 1):
        assert tuple(seat.name for seat in table.seats) == names(tournament, known)
        assert (table.state.dealer, table.phase, table.tournament) == (0, "match", tournament.id)
        assert (table.channel, table.host) == (PLACE.channel, DIRECTOR.id)
        text = told.replace("SEED", tournament.seed).replace("ROUND", "1").replace("/TABLE", f"/{number}")
        digits = sha256(text.encode()).hexdigest()
        assert (table.deal.seed, table.deal.salt) == (digits[:32], digits[32:])


async def test_it_starts_by_itself_also_when_the_bot_was_away_then(tournament_club: TournamentClub):
    for away in (0, 7200):
        tournament = await tournament_club.opened(ADA, BEN, CLEO, starts_at=tournament_club.club.clock() + 3600)
        assert (tournament_club.due_in(tournament), tournament.deadline) == (3600, tournament.starts_at)
        tournament_club.club.clock.time += away
        await tournament_club.restart()
        await tournament_club.time_passes(tournament)
        assert tournament_club.now(tournament).phase == "round"
        await tournament_club.tournaments.close(tournament.id, DIRECTOR)


async def test_at_its_time_bots_fill_up_and_without_any_person_it_is_cancelled(tournament_club: TournamentClub):
    for people in ((ADA,), ()):
        tournament = await tournament_club.opened(*people, bots=1, starts_at=tournament_club.club.clock() + 180)
        await tournament_club.time_passes(tournament)
        if people:
            assert len(tournament_club.table(tournament).seats) == 3
            await tournament_club.tournaments.close(tournament.id, DIRECTOR)
    assert tournament_club.now(tournament).phase == "cancelled"


Step = Callable[[TournamentClub, Tournament], Awaitable[object]]


def ends(number: int) -> Step:
    return lambda tournament_club, now: tournament_club.finish(
        now.tables[number].table, *(10, 20, 50)[: len(now.tables[number].entrants) - 1]
    )


A_TOURNAMENT: tuple[Step, ...] = (
    lambda tournament_club, now: tournament_club.tournaments.start(now.id, DIRECTOR),
    lambda tournament_club, now: tournament_club.club.tables.leave(tournament_club.table_with(now, BEN).id, BEN.id),
    ends(1),
    lambda tournament_club, now: tournament_club.tournaments.join(now.id, GUESTS[7]),
    lambda tournament_club, now: tournament_club.tournaments.pause(now.id, DIRECTOR),
    lambda tournament_club, now: tournament_club.tournaments.go_on(now.id, DIRECTOR),
    ends(0),
    lambda tournament_club, now: tournament_club.tournaments.leave(now.id, CLEO.id),
    lambda tournament_club, now: tournament_club.time_passes(now),
    lambda tournament_club, now: tournament_club.tournaments.remove(now.id, DIRECTOR, 0),
    ends(0),
    ends(1),
    lambda tournament_club, now: tournament_club.tournaments.join(now.id, CLEO),
    lambda tournament_club, now: tournament_club.next(now),
    ends(0),
    ends(1),
)


def outline(tournament_club: TournamentClub) -> list[object]:
    """Everything but what hangs on seeds and on a clock: the tournaments, and who sits at which table."""
    course: list[object] = [
        replace(each, version=0, deadline=each.deadline and 1, ended_at=each.ended_at and 1)
        for each in tournament_club.tournaments.every()
    ]
    for table in tournament_club.club.tables.every():
        settings = table.turn_seconds, table.one_round, table.paused
        course.append((table.id, table.tournament, table.phase, table.seats, table.channel, table.host, settings))
    return course


async def test_a_restart_at_every_step_changes_nothing(tournament_club: TournamentClub, tmp_path):
    undisturbed = await _courses(tournament_club, restarts=False)
    (tmp_path / "again").mkdir()
    async with tournament_club_in(tmp_path / "again") as again:
        restarted = await _courses(again, restarts=True)
    for step, (one, other) in enumerate(zip(undisturbed, restarted, strict=True)):
        assert one == other, f"after step {step}"


async def _courses(tournament_club: TournamentClub, *, restarts: bool) -> list[list[object]]:
    tournament = await tournament_club.opened(ADA, BEN, CLEO, *GUESTS[:4], rounds=3)
    course = []
    for step in A_TOURNAMENT:
        await step(tournament_club, tournament_club.now(tournament))
        await tournament_club.settle()
        before = outline(tournament_club)
        if restarts:
            await tournament_club.restart()
            assert outline(tournament_club) == before
            assert await tournament_club.stored() == tournament_club.tournaments.every()
        course.append(before)
    over = await tournament_club.tournaments.stored(PLACE.guild, tournament.id)
    assert (over.phase, len(over.complete), tournament_club.tournaments.every()) == ("over", 3, [])
    return [*course, [over.entrants, [played.scores for played in over.complete]]]


async def test_a_score_that_was_not_taken_up_before_the_end_is_taken_up_after_it(tournament_club: TournamentClub):
    """The table is saved as over; the process dies before the tournament has heard of it."""
    tournament = await tournament_club.started(ADA, BEN, CLEO)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.finish(tournament.tables[0].table, 10, 20)
    assert (await tournament_club.stored())[0].tables[0].scores is None
    await tournament_club.restart()
    now = tournament_club.now(tournament)
    assert (now.phase, now.tables[0].scores) == ("break", (0, -10, -20))
    await tournament_club.restart()
    assert tournament_club.now(tournament) == now, "and only once"


ALL_ROWS = "SELECT * FROM tournaments", "SELECT * FROM tables", "SELECT * FROM matches", "SELECT * FROM actions"


def everything(tournament_club: TournamentClub) -> tuple[object, ...]:
    rows = [look(tournament_club.club.path, query) for query in ALL_ROWS]
    tournaments, club = tournament_club.tournaments, tournament_club.club
    return rows, tournaments.every(), club.tables.every(), list(tournament_club.told), list(club.told)


@pytest.mark.parametrize(("failing", "on"), [("tables", "INSERT"), ("actions", "INSERT"), ("tournaments", "UPDATE")])
async def test_a_round_that_cannot_be_saved_has_not_begun(tournament_club: TournamentClub, failing: str, on: str):
    tournament = await tournament_club.opened(*PEOPLE)
    before = everything(tournament_club)
    with broken(tournament_club.club.path, failing, on), pytest.raises(Refused, match="nothing has changed"):
        await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    assert everything(tournament_club) == before
    assert (await tournament_club.tournaments.start(tournament.id, DIRECTOR)).phase == "round"


@pytest.mark.parametrize(("failing", "on"), [("tables", "DELETE"), ("tables", "INSERT"), ("tournaments", "UPDATE")])
async def test_a_later_round_that_cannot_be_saved_is_tried_again(tournament_club, failing, on):
    tournament = await tournament_club.started(ADA, BEN, CLEO)
    now = await tournament_club.finish_round(tournament)
    before = everything(tournament_club)
    with broken(tournament_club.club.path, failing, on):
        await tournament_club.time_passes(now)
        assert everything(tournament_club)[1:] == before[1:]
        assert tournament_club.due_in(now) == PAUSES.again
    await tournament_club.time_passes(now)
    assert (tournament_club.now(now).phase, len(tournament_club.now(now).played)) == ("round", 2)
