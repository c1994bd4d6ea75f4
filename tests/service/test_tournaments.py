"""A tournament from the first entry to the last place, whatever stops in between."""

import asyncio
import re
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.events import MatchEnded
from engine.games.house_rules import HouseRules
from engine.matches.tournament import first_tables, next_tables
from model.refusals import Refused
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, PLACE, Club
from tests.service.test_trouble import broken
from tests.service.tournament_club import (
    BREAK,
    COLLECT,
    DIRECTOR,
    EACH_FOR_HIMSELF,
    GUESTS,
    PAUSES,
    TournamentClub,
    names,
    notices,
    totals,
    tournament_club_in,
)

PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"
SEVEN = ("easy", "steady") * 3 + ("steady",)
PEOPLE = (ADA, BEN, CLEO, DORA, *GUESTS[:3])


def points_of(club: Club, table_id: int) -> tuple[int, ...]:
    state = club.tables.get(table_id).state
    assert state is not None
    return state.sheet[0].points


# From the beginning to the end


@pytest.mark.slow
@pytest.mark.parametrize("house_rules", ["crazy-eights", "eights-250", "kings-reverse", "str8-eight"])
async def test_seven_computer_players_play_a_whole_tournament(tournament_club: TournamentClub, house_rules: str):
    tournament = await tournament_club.started(
        computers=SEVEN, rounds=2, house_rules=replace(COLLECT, game=house_rules), quick=True
    )
    assert sorted(len(table.entrants) for table in tournament.tables) == [3, 4]
    over = await tournament_club.play_to_the_end(tournament)
    assert (over.phase, len(over.complete), over.ended_at) == ("over", 2, tournament_club.club.clock.time)
    assert sorted(over.totals) == list(range(7))
    for number, total in over.totals.items():
        assert total == sum(played.scores[number] for played in over.played)
    assert over.standing[0].total == max(over.totals.values())
    assert look(tournament_club.club.path, "SELECT outcome, rounds, ranked FROM matches") == [("finished", 1, 0)] * 4
    assert look(tournament_club.club.path, "SELECT count(*), sum(CASE WHEN won THEN 1 ELSE 0 END) FROM results") == [
        (14, 0)
    ], "computer players win nothing"
    assert await tournament_club.tournaments.results(PLACE.guild) == [over]


@pytest.mark.file
async def test_people_play_one_too(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, BEN, CLEO, computers=("easy",), rounds=2, house_rules=COLLECT)
    over = await tournament_club.play_to_the_end(tournament)
    assert over.phase == "over"
    assert look(tournament_club.club.path, "SELECT DISTINCT ranked FROM matches") == [(0,)]
    board = look(
        tournament_club.club.path, "SELECT user_id, count(*) FROM results WHERE user_id NOT NULL GROUP BY user_id"
    )
    assert board == [(person.id, 2) for person in (ADA, BEN, CLEO)]


async def test_the_first_round_is_seated_by_lot(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE)
    drawn = first_tables(range(7), tournament.seed)
    assert tuple(table.entrants for table in tournament.tables) == drawn
    for known, table in zip(tournament.tables, tournament_club.live(tournament), strict=True):
        assert tuple(seat.name for seat in table.seats) == names(tournament, known)
        assert table.state is not None
        assert (table.state.dealer, table.phase, table.tournament) == (0, "match", tournament.id)
        assert (table.channel, table.host) == (PLACE.channel, DIRECTOR.id)
    assert tournament.phase == "round"


async def test_a_table_is_over_when_its_first_round_is(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE)
    first = tournament.tables[0]
    await tournament_club.finish(first.table, 10, 20, 50)
    table = tournament_club.table(tournament)
    assert (table.phase, table.deadline) == ("over", None)
    assert points_of(tournament_club.club, first.table) == (0, 10, 20, 50)
    now = tournament_club.now(tournament)
    assert now.tables[0].scores == (0, -10, -20, -50), "penalties count as minus"
    assert (now.tables[1].scores, now.phase) == (None, "round"), "the other table still plays"
    assert set(now.totals.values()) == {0}, "a round counts when it is complete"
    assert look(tournament_club.club.path, "SELECT seat, place, won FROM results ORDER BY seat") == [
        (0, 1, 1),
        (1, 2, 0),
        (2, 3, 0),
        (3, 4, 0),
    ]


async def test_who_collects_points_has_them(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, BEN, CLEO, house_rules=COLLECT)
    now = await tournament_club.finish_round(tournament, (10, 20))
    assert now.tables[0].scores == (30, 0, 0)


async def test_a_low_target_ends_no_match_at_a_table_of_one_round(tournament_club: TournamentClub):
    low = HouseRules("eights-250", (("target", 20),))
    tournament = await tournament_club.started(ADA, BEN, CLEO, house_rules=low)
    now = await tournament_club.finish_round(tournament, (10, 50))
    table = tournament_club.table(now)
    assert table.house_rules == low, "what the group plays"
    assert now.tables[0].scores == (60, 0, 0)
    assert table.state is not None
    assert (table.state.totals, table.state.winners) == ((60, 0, 0), ())
    events = tournament_club.club.tables.recent(table, None)
    assert not any(isinstance(event, MatchEnded) for event in events)
    assert look(tournament_club.club.path, "SELECT total FROM results WHERE place = 1") == [(60,)]


async def test_the_next_round_is_seated_by_the_scores_of_the_last_one(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE, rounds=3)
    for turn in (1, 2):
        now = await tournament_club.finish_round(tournament, (10, 20, 50), (4, 3))
        scores = now.played[-1].scores
        tournament = await tournament_club.next(now)
        seating = tuple(table.entrants for table in tournament.tables)
        assert seating == next_tables(scores, now.totals, now.seed, turn)
        first, second = tournament.tables
        assert min(scores[entrant] for entrant in first.entrants) >= max(scores[entrant] for entrant in second.entrants)
        for table in (first, second):
            cumulative = [now.totals[entrant] for entrant in table.entrants]
            assert cumulative[0] == max(cumulative), "the dealer has the most"
            assert cumulative[1] == min(cumulative), "the lowest sits to the left"
    live = tournament_club.live(tournament)
    assert [table.state.dealer for table in live if table.state] == [0, 0]


async def test_when_all_tables_are_done_there_is_a_break_after_which_the_next_round_begins(
    tournament_club: TournamentClub,
):
    tournament = await tournament_club.started(*PEOPLE)
    old = {table.table for table in tournament.tables}
    now = await tournament_club.finish_round(tournament)
    assert (now.phase, tournament_club.due_in(now)) == ("break", BREAK)
    assert {table.id for table in tournament_club.club.tables.every()} == old, "the tables can be looked at until then"
    await tournament_club.time_passes(now)
    now = tournament_club.now(tournament)
    assert (now.phase, len(now.played), now.deadline) == ("round", 2, None)
    new = {table.table for table in now.tables}
    assert {table.id for table in tournament_club.club.tables.every()} == new
    assert not old & new


async def test_the_highest_total_wins_and_the_tables_go_when_they_have_been_looked_at(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE[:4])
    for _ in range(2):
        now = await tournament_club.finish_round(tournament, (10, 20, 50))
        if now.phase == "break":
            await tournament_club.next(now)
    assert (now.phase, tournament_club.due_in(now)) == ("over", PAUSES.wait)
    best = now.standing[0]
    assert (best.place, best.total) == (1, max(now.totals.values()))
    assert [placing.total for placing in now.standing] == sorted(now.totals.values(), reverse=True)
    assert len(tournament_club.live(now)) == 1
    await tournament_club.time_passes(now)
    assert tournament_club.club.tables.every() == tournament_club.tournaments.every() == []
    assert await tournament_club.stored() == []
    (kept,) = await tournament_club.tournaments.results(PLACE.guild)
    assert (kept.phase, kept.standing) == ("over", now.standing)


async def test_equal_totals_share_the_place(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE[:4], rounds=1)
    over = await tournament_club.finish_round(tournament, (20, 10, 20))
    assert [(placing.place, placing.total) for placing in over.standing] == [(1, 0), (2, -10), (3, -20), (3, -20)]


async def test_the_first_place_can_be_shared_too(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, BEN, CLEO, *GUESTS[:3], rounds=1)
    over = await tournament_club.finish_round(tournament, (10, 20), (20, 10))
    assert [placing.place for placing in over.standing] == [1, 1, 3, 3, 5, 5]
    winners = {over.entrant(placing.entrant).name for placing in over.standing if placing.place == 1}
    assert winners == {table.seats[0].name for table in tournament_club.live(over)}


async def test_five_sit_at_one_table_where_the_game_allows(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE[:5])
    assert [len(table.entrants) for table in tournament.tables] == [5]
    over = await tournament_club.finish_round(tournament)
    assert (await tournament_club.next(over)).phase == "round"


async def test_else_a_computer_player_makes_six_of_five(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE[:5], house_rules=EACH_FOR_HIMSELF)
    assert [len(table.entrants) for table in tournament.tables] == [3, 3]
    sixth = tournament.entrant(5)
    assert (sixth.member, sixth.computer) == (None, "steady")
    assert notices(tournament) == ["filled"]


async def test_the_bot_that_made_six_of_five_makes_way_when_it_is_not_needed(tournament_club: TournamentClub):
    """And comes back when it is. After a restart, too."""
    tournament = await tournament_club.started(*PEOPLE[:5], house_rules=EACH_FOR_HIMSELF, rounds=3)
    await tournament_club.finish_round(tournament)
    await tournament_club.tournaments.leave(tournament.id, ADA.id)
    await tournament_club.restart()
    now = await tournament_club.next(tournament)
    assert [names(now, table).count("Otto") for table in now.tables] == [0]
    assert {seat.member for seat in tournament_club.table(now).seats} == {each.id for each in PEOPLE[1:5]}
    assert notices(now) == ["filled", "gone", "unfilled"]
    await tournament_club.finish_round(now)
    await tournament_club.tournaments.join(now.id, ADA)
    now = await tournament_club.next(now)
    assert [len(table.entrants) for table in now.tables] == [3, 3]
    assert [each.number for each in now.entrants if each.computer] == [5], "the same one"


async def test_64_play_at_16_tables(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS, rounds=1)
    assert len(tournament_club.live(tournament)) == 16
    seated = [seat.member for table in tournament_club.live(tournament) for seat in table.seats]
    assert sorted(filter(None, seated)) == [guest.id for guest in GUESTS]


# Whatever stops in between

Step = Callable[[TournamentClub, Tournament], Awaitable[object]]


def ends(number: int) -> Step:
    return lambda tournament_club, now: tournament_club.finish(
        now.tables[number].table, *(10, 20, 50)[: len(now.tables[number].entrants) - 1]
    )


A_TOURNAMENT: tuple[Step, ...] = (
    lambda tournament_club, now: tournament_club.tournaments.start(now.id, DIRECTOR),
    lambda tournament_club, now: tournament_club.club.tables.leave(tournament_club.table_with(now, BEN).id, BEN.id),
    ends(1),
    lambda tournament_club, now: tournament_club.tournaments.join(now.id, DORA),
    lambda tournament_club, now: tournament_club.tournaments.pause(now.id, DIRECTOR),
    lambda tournament_club, now: tournament_club.tournaments.go_on(now.id, DIRECTOR),
    ends(0),
    lambda tournament_club, now: tournament_club.tournaments.leave(now.id, CLEO.id),
    lambda tournament_club, now: tournament_club.time_passes(now),
    lambda tournament_club, now: tournament_club.tournaments.replace(now.id, DIRECTOR, 0),
    ends(0),
    ends(1),
    lambda tournament_club, now: tournament_club.tournaments.join(now.id, CLEO),
    lambda tournament_club, now: tournament_club.next(now),
    ends(0),
    ends(1),
)


def outline(tournament_club: TournamentClub) -> list[object]:
    """Everything but what hangs on seeds and on a clock: the tournaments, and who sits at which table."""
    tournaments = [
        replace(each, version=0, deadline=each.deadline and 1, ended_at=each.ended_at and 1)
        for each in tournament_club.tournaments.every()
    ]
    return [*tournaments, *(_outline(table) for table in tournament_club.club.tables.every())]


def _outline(table: Table) -> tuple[object, ...]:
    settings = table.turn_seconds, table.one_round, table.paused, table.quick
    return table.id, table.tournament, table.phase, table.seats, table.channel, table.host, settings


async def test_a_restart_at_every_step_changes_nothing(tournament_club: TournamentClub, tmp_path):
    undisturbed = await _courses(tournament_club, restarts=False)
    (tmp_path / "again").mkdir()
    async with tournament_club_in(tmp_path / "again") as again:
        restarted = await _courses(again, restarts=True)
    for step, (one, other) in enumerate(zip(undisturbed, restarted, strict=True)):
        assert one == other, f"after step {step}"
    last = undisturbed[-1][0]
    assert isinstance(last, Tournament)
    assert (last.phase, len(last.complete)) == ("over", 3)


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
    return course


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


@pytest.mark.file
@pytest.mark.slow
async def test_whichever_change_was_the_last_before_the_end_it_goes_on_from_there(
    tournament_club: TournamentClub, tmp_path: Path
):
    copies: list[Path] = []

    def keep(_: int) -> None:
        copies.append(tmp_path / f"{len(copies)}")
        copies[-1].mkdir()
        for name in ("eights.db", "eights.db-wal"):
            shutil.copy(tmp_path / name, copies[-1] / name)

    tournament_club.changes._listeners.insert(0, keep)
    tournament_club.club.changes._listeners.insert(0, keep)
    tournament = await tournament_club.started(*PEOPLE[:6], house_rules=COLLECT)
    await tournament_club.finish_all(tournament)
    assert len(copies) > 20
    for copy in copies[7:]:  # those from the first round on
        async with tournament_club_in(copy) as again:
            over = await again.finish_all(tournament)
            assert (over.phase, len(over.complete)) == ("over", 2)
            assert look(again.club.path, "SELECT outcome, count(*) FROM matches") == [("finished", 4)]
            assert look(again.club.path, "SELECT sum(total) FROM results") == [(sum(over.totals.values()),)]


async def test_a_score_is_taken_up_once_however_often_it_is_told(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*PEOPLE)
    await tournament_club.finish(tournament.tables[0].table)
    now = tournament_club.now(tournament)
    for _ in range(3):
        tournament_club.tournaments.table_changed(now.tables[0].table)
        await tournament_club.tournaments._collect(now.id)
        await tournament_club.settle()
    assert tournament_club.now(tournament) == now


async def test_what_was_due_meanwhile_happens_at_once(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, BEN, CLEO)
    now = await tournament_club.finish_round(tournament)
    tournament_club.club.clock.time += 10 * BREAK
    await tournament_club.restart()
    assert tournament_club.due_in(now) == 0
    await tournament_club.time_passes(now)
    assert tournament_club.now(tournament).phase == "round"


ALL_ROWS = "SELECT * FROM tournaments", "SELECT * FROM tables", "SELECT * FROM matches", "SELECT * FROM actions"


def everything(tournament_club: TournamentClub) -> tuple[object, ...]:
    rows = [look(tournament_club.club.path, query) for query in ALL_ROWS]
    return (
        rows,
        tournament_club.tournaments.every(),
        tournament_club.club.tables.every(),
        list(tournament_club.told),
        list(tournament_club.club.told),
    )


@pytest.mark.file
@pytest.mark.parametrize(("failing", "on"), [("tables", "INSERT"), ("actions", "INSERT"), ("tournaments", "UPDATE")])
async def test_a_round_that_cannot_be_saved_has_not_begun(tournament_club: TournamentClub, failing: str, on: str):
    tournament = await tournament_club.opened(*PEOPLE)
    before = everything(tournament_club)
    with broken(tournament_club.club.path, failing, on=on), pytest.raises(Refused, match="nothing has changed"):
        await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    assert everything(tournament_club) == before
    assert (await tournament_club.tournaments.start(tournament.id, DIRECTOR)).phase == "round"


@pytest.mark.file
@pytest.mark.parametrize(("failing", "on"), [("tables", "DELETE"), ("tables", "INSERT"), ("tournaments", "UPDATE")])
async def test_a_later_round_that_cannot_be_saved_is_tried_again(
    tournament_club: TournamentClub, failing: str, on: str
):
    tournament = await tournament_club.started(ADA, BEN, CLEO)
    now = await tournament_club.finish_round(tournament)
    before = everything(tournament_club)
    with broken(tournament_club.club.path, failing, on=on):
        await tournament_club.time_passes(now)
        assert everything(tournament_club)[1:] == before[1:]
        assert tournament_club.due_in(now) == PAUSES.again
    await tournament_club.time_passes(now)
    assert (tournament_club.now(now).phase, len(tournament_club.now(now).played)) == ("round", 2)


@pytest.mark.file
async def test_a_score_that_cannot_be_saved_is_tried_again(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, BEN, CLEO)
    with broken(tournament_club.club.path, "tournaments", on="UPDATE"):
        await tournament_club.finish(tournament.tables[0].table, 10, 20)
        assert tournament_club.now(tournament) == tournament
        assert tournament_club.due_in(tournament) == PAUSES.again
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament).tables[0].scores == (0, -10, -20)


@pytest.mark.file
async def test_the_file_is_written_before_anybody_is_told(tournament_club: TournamentClub):
    seen = []

    def look_up(tournament_id: int) -> None:
        stored = look(tournament_club.club.path, f"SELECT version FROM tournaments WHERE id = {tournament_id}")
        now = tournament_club.tournaments._open.get(tournament_id)
        seen.append(now is None or stored == [(now.version,)])

    tournament_club.changes.connect(look_up)
    tournament = await tournament_club.started(*PEOPLE[:4])
    now = await tournament_club.finish_round(tournament)
    await tournament_club.tournaments.close(now.id, DIRECTOR)
    assert len(seen) >= 8
    assert all(seen)


async def test_two_presses_begin_one_round(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    presses = [tournament_club.tournaments.start(tournament.id, DIRECTOR) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(answer) for answer in done] == [Tournament, Refused]
    assert len(tournament_club.club.tables.every()) == 1


async def test_rounds_follow_one_another_and_every_match_is_in_the_file_once(tournament_club: TournamentClub):
    tournament = await tournament_club.started(computers=("easy",) * 6, rounds=3, quick=True)
    over = await tournament_club.play_to_the_end(tournament)
    assert look(tournament_club.club.path, "SELECT count(*) FROM matches") == [(6,)]
    totals_in_file = look(tournament_club.club.path, "SELECT sum(total) FROM results")
    assert totals_in_file == [(-sum(totals(over).values()),)]
    for before, after in pairwise(over.played):
        assert {table.table for table in before.tables}.isdisjoint(table.table for table in after.tables)


async def test_a_stranger_computes_the_secrets_of_a_table_by_the_page(tournament_club: TournamentClub):
    (told,) = re.findall(r"SHA-256 of `(Eights, .*/TABLE/0)`", PAGE.read_text(encoding="utf-8"))
    tournament = await tournament_club.started(*GUESTS[:8])
    for number, table in enumerate(tournament_club.live(tournament), 1):
        text = told.replace("SEED", tournament.seed).replace("ROUND", "1").replace("/TABLE", f"/{number}")
        digits = sha256(text.encode()).hexdigest()
        assert (table.deal.seed, table.deal.salt) == (digits[:32], digits[32:])
