"""What stood open when the first version of the bot was stopped goes on with this one."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from db.repositories.matches import matches
from engine.core.actions import Nominate
from engine.core.events import MatchEnded, RoundEnded
from engine.shedding.events.drawing import Drew
from engine.shedding.events.plays import Played
from engine.shedding.mechanics.nomination import Naming
from model.tables.table import Table
from tests.db.club import left_by_the_first_version, look, to
from tests.service.club import ADA, BEN, CLEO, DORA, Club, club_in, played_to_the_end, replayed

pytestmark = pytest.mark.file

LOBBY, PLAYING, NAMING, OVER = 6, 7, 8, 9


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    await left_by_the_first_version(tmp_path)
    async with club_in(tmp_path) as club:
        await club.tables.resume()
        yield club


async def test_all_tables_are_taken_up(club: Club):
    phases = {table.id: table.phase for table in club.tables.every()}
    assert phases == {LOBBY: "lobby", PLAYING: "match", NAMING: "match", OVER: "over"}
    assert club.tables.messages == {LOBBY: 4711}


async def test_a_match_goes_on_at_its_card_and_can_be_played_to_the_end(club: Club):
    table = club.tables.get(PLAYING)
    assert table.state is not None
    assert (table.state.round, table.state.turn, table.state.totals, table.moves) == (2, 1, (0, 3, 33), 53)
    first_round = table.state.sheet[0]
    assert (first_round.winner, first_round.points, first_round.costs) == (0, (0, 3, 33), (0, 3, 33))
    over = await played_to_the_end(club, PLAYING)
    assert over.state is not None
    assert over.state.sheet[0] == first_round
    assert over.state.rules == replace(to(60).rules(3), reading=5)
    assert max(over.state.totals) >= 60
    assert_recorded(club, over)


def assert_recorded(club: Club, over: Table) -> None:
    """The whole match counts, the rounds of the first version too."""
    assert over.state is not None
    assert look(club.path, f"SELECT outcome, rounds, ranked FROM matches WHERE id = {over.match}") == [
        ("finished", len(over.state.sheet), 1)
    ]
    results = look(club.path, f"SELECT user_id, total, cost FROM results WHERE match_id = {over.match} ORDER BY seat")
    assert results == [
        (user, total, total) for user, total in zip((BEN.id, ADA.id, None), over.state.totals, strict=True)
    ]
    assert look(club.path, f"SELECT count(*), max(number) FROM actions WHERE match_id = {over.match}") == [
        (over.moves, over.moves)
    ]


async def test_what_happened_last_is_still_told(club: Club):
    """The table messages show it; drawn cards stay secret."""
    playing = club.tables.recent(club.tables.get(PLAYING), 1)
    assert [event for event in playing if isinstance(event, Played)][-1] == Played(0, ("JS",), None)
    assert club.tables.recent(club.tables.get(OVER), None)[-1] == MatchEnded((0,), (0, 59), "seed 173")
    drawn = [event for event in club.tables.recent(club.tables.get(OVER), None) if isinstance(event, Drew)]
    assert drawn
    assert not any(event.cards for event in drawn)


async def test_every_action_and_event_of_it_can_be_read(club: Club):
    table = club.tables.get(PLAYING)
    async with club.tables.store.reading() as connection:
        events = await matches.latest_events(connection, table.match or 0, 1000)
    assert [type(event) for event in events].count(RoundEnded) == 1
    assert await replayed(club.tables.store, table) == table.state


async def test_a_dealer_who_owed_a_suit_still_names_it(club: Club):
    table = club.tables.get(NAMING)
    assert table.state is not None
    assert table.state.pending == Naming()
    dealer = (CLEO, DORA)[table.state.turn]
    named = await club.tables.act(NAMING, dealer.id, table.state.asked, Nominate("H"))
    assert named.state is not None
    assert (named.state.pending, named.state.suit) == (None, "H")
    assert (await played_to_the_end(club, NAMING)).phase == "over"


async def test_a_match_that_was_over_has_its_winner_and_its_rematch(club: Club):
    table = club.tables.get(OVER)
    assert table.state is not None
    assert table.state.winners == (0,)
    rematch = await club.tables.rematch(OVER, ADA)
    assert (rematch.house_rules, [seat.member for seat in rematch.seats]) == (to(10), [DORA.id, ADA.id])


async def test_a_lobby_is_dealt_to_its_old_target(club: Club):
    started = await club.tables.start(LOBBY, ADA)
    assert started.state is not None
    assert started.state.rules == to(200).rules(3)
