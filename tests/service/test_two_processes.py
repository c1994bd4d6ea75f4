"""Two processes that both believe that they have a table: the database says who was first, and nothing is doubled.

Here they are two of the service on one store. Each is told and waits as if it were alone.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.core.actions import Draw
from model.refusals import NoSuchTable, Refused
from service.base.listeners import Listeners
from service.tables.tables import Tables
from tests.db.club import look
from tests.service.club import ADA, BEN, CALM, Club, counted_seeds, replayed

CHANGED = "This table has changed in the meantime. Look again, then try once more."


@pytest_asyncio.fixture
async def other(club: Club) -> AsyncIterator[Tables]:
    """Another process, which has found nothing yet."""
    other = Tables(club.tables.store, CALM, Listeners(), now=club.clock, seed=counted_seeds("other"))
    yield other
    await other.stop()


async def seen_by_both(club: Club, other: Tables, **wish: tuple[str, ...]) -> int:
    table = await club.match(ADA, BEN, **wish)
    await other.resume()
    other.get(table.id)
    return table.id


async def test_the_later_one_is_refused_and_sees_what_happened(club: Club, other: Tables):
    number = await seen_by_both(club, other)
    await club.tables.act(number, ADA.id, None, Draw(), 1)
    before = club.actions()
    with pytest.raises(Refused, match=CHANGED):
        await other.act(number, ADA.id, None, Draw(), 2)
    assert club.actions() == before
    assert other.get(number) == club.tables.get(number)
    await other.act(number, BEN.id, None, Draw(), 3)
    assert club.actions() == before + 1
    (stored,) = await club.stored()
    assert await replayed(club.tables.store, stored) == stored.state


async def test_of_two_at_the_same_moment_one_acts(club: Club, other: Tables):
    number = await seen_by_both(club, other)
    before = club.actions()
    acts = [process.act(number, ADA.id, None, Draw(), 10) for process in (club.tables, other)]
    done = await asyncio.gather(*acts, return_exceptions=True)
    assert sorted(isinstance(each, Refused) for each in done) == [False, True]
    assert club.actions() == before + 1


async def test_a_match_that_both_start_is_dealt_once(club: Club, other: Tables):
    table = await club.lobby(ADA, BEN)
    await other.resume()
    other.get(table.id)
    await club.tables.start(table.id, ADA)
    with pytest.raises(Refused, match=CHANGED):
        await other.start(table.id, ADA)
    assert look(club.path, "SELECT count(*) FROM matches") == [(1,)]
    assert other.get(table.id).phase == "match"


async def test_a_table_that_both_close_is_recorded_once(club: Club, other: Tables):
    table = await club.match(ADA, computers=("easy",))
    await other.resume()
    other.get(table.id)
    await club.tables.close(table.id, ADA)
    with pytest.raises(Refused, match=CHANGED):
        await other.close(table.id, ADA)
    assert look(club.path, "SELECT count(*) FROM results") == [(2,)]
    with pytest.raises(NoSuchTable):
        other.get(table.id)


async def test_a_table_is_not_closed_over_an_action_that_is_not_known_yet(club: Club, other: Tables):
    number = await seen_by_both(club, other, computers=("easy",))
    await club.tables.act(number, ADA.id, None, Draw())
    await other.abandon(number)
    assert [table.id for table in await club.stored()] == [number]
    assert other.get(number) == club.tables.get(number)


async def test_a_bot_that_both_let_play_plays_once_and_the_person_keeps_their_time(
    club: Club, other: Tables, caplog: pytest.LogCaptureFixture
):
    """The one that came late waits for what is due now, and not for another try at what was."""
    table = await club.match(ADA, computers=("easy",))
    await club.put(table.id, turn=1)
    await other.resume()
    other.get(table.id)
    late = other._timers[table.id]
    await club.time_passes(table.id)
    before = club.actions()
    ring, about = late._callback, late._args
    late.cancel()
    loop = asyncio.get_running_loop()
    began = loop.time()
    ring(*about)
    await asyncio.gather(*other._tasks)
    assert club.actions() == before
    assert CHANGED in caplog.text
    due = (other.get(table.id).deadline or 0) - club.clock()
    assert began <= other._timers[table.id].when() - due <= loop.time()
