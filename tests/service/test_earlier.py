"""What stood open when an earlier version of the bot was stopped goes on with this one.

The clock stands where that evening began, so nothing is overdue.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.events import Event
from model.member import Member
from model.refusals import Refused
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from service.history.leaderboards import Leaderboards
from service.servers.presets import Presets
from tests.db.club import look, moves_in
from tests.db.earlier import (
    CLUB,
    EARLIER,
    RELEASE,
    figures,
    left_by,
    older,
    score_figures,
    set_figures,
    table_figures,
    told_figures,
    tournament_figures,
)
from tests.engine.kept import known
from tests.service.club import Club, club_in, four_from, played_to_the_end
from tests.service.tournament_club import TournamentClub, tournament_club_in

pytestmark = pytest.mark.file

FIGURES = figures()
LOBBY, OWING, BETWEEN, OVER, PARTNERS = 19, 23, 24, 25, 27
IN_PLAY = (20, 21, 22, OWING, BETWEEN, 26, PARTNERS, 28, 29)  # at tables of no tournament
ENDED, OPEN, ROUND, HURRIED, PAUSED, BREAK = range(1, 7)
ADA, BEN, CLEO, DORA = four_from(101)
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


@pytest_asyncio.fixture
async def sets(club: Club) -> Presets:
    sets = Presets(club.tables.store, club.clock)
    await sets.load()
    return sets


# Tables


async def test_every_table_is_taken_up_as_it_stood(club: Club):
    tables, shown = older(club.tables.every()), club.tables.messages
    assert [str(table.id) for table in tables] == list(FIGURES["tables"])
    for table in tables:
        before = FIGURES["tables"][str(table.id)]
        assert known(table_figures(table), before) == before
    assert {str(table.id): shown[table.id] for table in tables if table.id in shown} == FIGURES["tables shown"]


async def test_what_happened_last_is_still_told_without_secrets(club: Club):
    for table_id, before in FIGURES["told last"].items():
        story = await club.tables.story(club.tables.get(int(table_id)), None)
        recent = [entry for entry in story if isinstance(entry, Event)]
        assert known(told_figures(recent), before) == before


@pytest.mark.parametrize("table_id", IN_PLAY)
async def test_a_match_in_play_can_be_played_to_the_end(club: Club, table_id: int):
    before = club.tables.get(table_id)
    assert before.state is not None
    over = await played_to_the_end(club, table_id)
    assert over.state is not None
    assert over.state.winners
    assert over.state.rules == before.state.rules
    assert over.state.sheet[: len(before.state.sheet)] == before.state.sheet
    assert_recorded(club, over)


@pytest.mark.parametrize("version", EARLIER)
async def test_every_match_of_an_evening_can_be_played_to_the_end(club: Club, version: str):
    playing = [table.id for table in club.tables.every() if table.guild == CLUB and table.phase == "match"]
    assert playing
    for table_id in playing:
        over = await played_to_the_end(club, table_id)
        assert_recorded(club, over)


def assert_recorded(club: Club, over: Table) -> None:
    """The whole match counts, what was played before too."""
    assert over.state is not None
    assert look(club.path, f"SELECT outcome, rounds FROM matches WHERE id = {over.match}") == [
        ("finished", len(over.state.sheet))
    ]
    results = look(club.path, f"SELECT user_id, total FROM results WHERE match_id = {over.match} ORDER BY seat")
    assert results == list(zip((seat.member for seat in over.seats), over.state.totals, strict=True))
    assert moves_in(club.path)[over.match or 0] == over.moves


async def test_a_lobby_is_dealt_by_its_house_rules(club: Club):
    lobby = club.tables.get(LOBBY)
    started = await club.tables.start(LOBBY, ADA)
    assert started.state is not None
    assert started.state.rules == lobby.house_rules.rules(3)
    assert (started.state.rules.target, len(started.state.hands[0])) == (60, 4)
    assert started.preset == "Friday night"


async def test_the_next_round_waits_only_for_those_who_were_not_ready(club: Club):
    assert club.tables.get(BETWEEN).ready == {0, 2}
    dealt = await club.tables.ready(BETWEEN, BEN.id)
    assert dealt.state is not None
    assert (dealt.state.round, dealt.state.phase, dealt.ready) == (2, "play", frozenset())


async def test_a_player_who_was_away_comes_back_to_the_same_hand_and_bell(club: Club):
    before = club.tables.get(OWING)
    seat = before.seat_of(GWEN.id)
    assert seat is not None
    assert before.seats[seat].away
    back = await club.tables.join(OWING, GWEN)
    assert back.seats[seat].present
    assert back.seats[seat].notify
    assert before.state is not None
    assert back.state is not None
    assert back.state.hands[seat] == before.state.hands[seat]


async def test_a_match_that_was_over_has_its_rematch(club: Club):
    over = club.tables.get(OVER)
    rematch = await club.tables.rematch(OVER, BEN)
    assert (rematch.house_rules, [seat.member for seat in rematch.seats]) == (over.house_rules, [BEN.id, DORA.id, None])


async def test_the_statistics_show_what_they_showed(club: Club):
    """But no average over all games: the points of different games mean nothing together."""
    for person in (ADA, BEN, CLEO, DORA, GWEN):
        score, _, abandoned = await Leaderboards(club.tables.store).statistics(700, person.id)
        then, abandoned_then = FIGURES["statistics"]["700"][str(person.id)]
        assert score_figures(score) == (then and [*then[:-1], None])
        assert abandoned == abandoned_then


# House rules that servers keep


async def test_house_rules_are_offered_as_they_were_kept(sets: Presets):
    assert [set_figures(kept) for guild in (700, 701) for kept in sets.of(guild)] == FIGURES["house rules"]


async def test_house_rules_of_a_forgotten_maker_are_the_managers_to_replace(sets: Presets):
    assert sets.get(700, "OLD  rules").by is None
    with pytest.raises(Refused):
        await sets.remove(700, "Old rules", ADA)
    await sets.remove(700, "Old rules", BOSS)
    assert await sets.remove(700, "strasse & SÖHNE", BEN)


# Tournaments


def figures_now(tournament_club: TournamentClub, number: int) -> object:
    before = FIGURES["tournaments"][str(number)]
    return known(tournament_figures(tournament_club.tournaments.get(number)), before)


async def test_every_tournament_is_taken_up_as_it_stood(tournament_club: TournamentClub):
    standing = older(tournament_club.tournaments.every())
    assert [each.id for each in standing] == FIGURES["tournaments that stand"]
    for number in FIGURES["tournaments that stand"]:
        assert figures_now(tournament_club, number) == FIGURES["tournaments"][str(number)]
    shown = tournament_club.tournaments.messages
    assert {str(each.id): shown[each.id] for each in standing if each.id in shown} == FIGURES["tournaments shown"]


async def test_results_stay_as_they_were(tournament_club: TournamentClub):
    for guild, numbers in FIGURES["tournaments that ended"].items():
        for number in numbers:
            found, before = await tournament_club.tournaments.stored(int(guild), number), FIGURES["tournaments"]
            assert known(tournament_figures(found), before[str(number)]) == before[str(number)]


async def test_a_tournament_that_was_over_is_cleared_away(tournament_club: TournamentClub):
    await tournament_club.time_passes(tournament_club.tournaments.get(ENDED))
    assert not {6, 7} & {table.id for table in tournament_club.club.tables.every()}
    assert ENDED not in tournament_club.tournaments


async def go_on(tournament_club: TournamentClub, number: int) -> Tournament:
    """What the organiser, or time, does next."""
    if number == OPEN:
        return await tournament_club.tournaments.start(number, DIRECTOR)
    if number == PAUSED:
        return await tournament_club.tournaments.go_on(number, DIRECTOR)
    if number == BREAK:
        await tournament_club.time_passes(tournament_club.tournaments.get(number))
    return tournament_club.tournaments.get(number)


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
