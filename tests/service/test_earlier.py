"""What stood open when an earlier version of the bot was stopped goes on with this one.

The clock stands where that evening began, so nothing is overdue.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.match import Event
from model.member import Member
from model.refusals import Refused
from model.tournaments.tournament import Tournament
from service.presets import Presets
from tests.db.club import look, moves_in
from tests.db.earlier import CLUB, EARLIER, RELEASE, figures, left_by, older, told_figures
from tests.engine.kept import known
from tests.service.club import Club, club_in, four_from, played_to_the_end
from tests.service.tournament_club import TournamentClub, tournament_club_in

FIGURES = figures()
LOBBY, OWING, BETWEEN, OVER, PARTNERS = 19, 23, 24, 25, 27
ENDED, OPEN, ROUND, HURRIED, PAUSED, BREAK = range(1, 7)
ADA, BEN, _, DORA = four_from(101)
DIRECTOR = Member(800, "Director")
GWEN = Member(106, "Gwen")  # is away
BOSS = Member(902, "Boss", runs_server=True)


@pytest.fixture
def version() -> str:
    """The one with the figures, unless a test is about each."""
    return RELEASE


@pytest_asyncio.fixture
async def club(tmp_path: Path, version: str) -> AsyncIterator[Club]:
    left_by(version, tmp_path)
    async with club_in(tmp_path) as club:
        await club.tables.resume()
        yield club


@pytest_asyncio.fixture
async def tournament_club(tmp_path: Path) -> AsyncIterator[TournamentClub]:
    left_by(RELEASE, tmp_path)
    async with tournament_club_in(tmp_path) as tournament_club:
        yield tournament_club


async def test_every_table_is_taken_up_and_what_happened_last_is_told_without_secrets(club: Club):
    tables, shown = older(club.tables.every()), club.tables.messages
    assert [str(table.id) for table in tables] == list(FIGURES["tables"])
    assert {str(table.id): shown[table.id] for table in tables if table.id in shown} == FIGURES["tables shown"]
    for table_id, before in FIGURES["told last"].items():
        story = await club.tables.stories.story(club.tables.get(int(table_id)), None)
        recent = [entry for entry in story if isinstance(entry, Event)]
        assert known(told_figures(recent), before) == before


async def test_a_match_in_play_can_be_played_to_the_end(club: Club, subtests: pytest.Subtests):
    for table_id in (21, OWING, PARTNERS):
        with subtests.test(table=table_id):
            before = club.tables.get(table_id)
            over = await played_to_the_end(club, table_id)
            assert over.state.winners
            assert over.state.rules == before.state.rules
            assert over.state.sheet[: len(before.state.sheet)] == before.state.sheet
            found = look(club.path, f"SELECT outcome, rounds FROM matches WHERE id = {over.match}")
            assert found == [("finished", len(over.state.sheet))]
            results = look(club.path, f"SELECT user_id, total FROM results WHERE match_id = {over.match} ORDER BY seat")
            assert results == list(zip((seat.member for seat in over.seats), over.state.totals, strict=True))
            assert moves_in(club.path)[over.match or 0] == over.moves


@pytest.mark.slow
@pytest.mark.parametrize("version", EARLIER)
async def test_every_match_goes_on(club: Club, version: str, subtests: pytest.Subtests):
    playing = [table for table in club.tables.every() if table.phase == "match" and not table.one_round]
    assert {table.guild for table in playing} >= {CLUB}
    for table in playing:
        with subtests.test(game=table.game):
            later = await played_to_the_end(club, table.id, moves=20)
            assert moves_in(club.path)[later.match] == later.moves > table.moves


async def test_what_waited_for_people_goes_on_with_them(club: Club):
    lobby = club.tables.get(LOBBY)
    started = await club.tables.start(LOBBY, ADA)
    assert started.state.rules == lobby.house_rules.rules(3)
    assert (started.state.rules.target, len(started.state.hands[0])) == (60, 4)
    assert started.preset == "Friday night"

    assert club.tables.get(BETWEEN).ready == {0, 2}
    dealt = await club.tables.ready(BETWEEN, BEN.id)
    assert (dealt.state.round, dealt.state.phase, dealt.ready) == (2, "play", frozenset())

    before = club.tables.get(OWING)
    seat = before.seat_of(GWEN.id)
    assert before.seats[seat].away
    back = await club.tables.join(OWING, GWEN)
    assert (back.seats[seat].present, back.seats[seat].notify) == (True, True)
    assert back.state.hands[seat] == before.state.hands[seat]

    over = club.tables.get(OVER)
    rematch = await club.tables.rematch(OVER, BEN)
    assert (rematch.house_rules, [seat.member for seat in rematch.seats]) == (over.house_rules, [BEN.id, DORA.id, None])


async def test_house_rules_that_a_server_kept_are_found_and_replaced_by_whom_they_were(club: Club):
    sets = Presets(club.tables.store, club.clock)
    await sets.load()
    assert sets.get(700, "OLD  rules").by is None
    with pytest.raises(Refused):
        await sets.remove(700, "Old rules", ADA)
    await sets.remove(700, "Old rules", BOSS)
    assert await sets.remove(700, "strasse & SÖHNE", BEN)


async def test_every_tournament_is_taken_up_and_what_was_over_is_cleared_away(tournament_club: TournamentClub):
    tournaments = tournament_club.tournaments
    standing = older(tournaments.every())
    assert [each.id for each in standing] == FIGURES["tournaments that stand"]
    shown = {str(each.id): tournaments.messages[each.id] for each in standing if each.id in tournaments.messages}
    assert shown == FIGURES["tournaments shown"]
    await tournament_club.time_passes(tournaments.get(ENDED))
    assert not {6, 7} & {table.id for table in tournament_club.club.tables.every()}
    assert ENDED not in tournaments


async def go_on(tournament_club: TournamentClub, number: int) -> Tournament:
    """What the organiser, or time, does next."""
    if number == OPEN:
        return await tournament_club.tournaments.start(number, DIRECTOR)
    if number == PAUSED:
        return await tournament_club.tournaments.go_on(number, DIRECTOR)
    if number == BREAK:
        await tournament_club.time_passes(tournament_club.tournaments.get(number))
    return tournament_club.tournaments.get(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", [OPEN, ROUND, PAUSED])
async def test_a_tournament_goes_on_to_its_next_round(tournament_club: TournamentClub, number: int):
    before = tournament_club.tournaments.get(number)
    playing = await go_on(tournament_club, number)
    for table in tournament_club.live(playing):
        await played_to_the_end(tournament_club.club, table.id)
    await tournament_club.settle()
    between = tournament_club.now(playing)
    assert (between.phase, len(between.complete)) == ("break", len(playing.played))
    assert_kept(before, between)
    await tournament_club.time_passes(between)
    assert len(tournament_club.now(playing).played) == len(playing.played) + 1


@pytest.mark.parametrize("number", [HURRIED, BREAK])
async def test_a_tournament_goes_on_to_its_end(tournament_club: TournamentClub, number: int):
    before = tournament_club.tournaments.get(number)
    over = await tournament_club.play_to_the_end(await go_on(tournament_club, number))
    assert (over.phase, len(over.played)) == ("over", before.rounds)
    assert_kept(before, over)


def assert_kept(before: Tournament, later: Tournament) -> None:
    """No table that was done has other scores, and those who have dropped out stay out."""
    assert later.played[: len(before.complete)] == before.complete
    done = {table for table in before.tables if table.scores is not None}
    assert done <= {table for played in later.played for table in played.tables}
    assert {each.number for each in later.seated} >= {each.number for each in before.seated}
    assert {each for each in before.entrants if not each.seated} <= set(later.entrants)
