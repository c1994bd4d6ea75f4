"""Of presses that wait at once the one that was stamped first counts, whichever arrived first."""

import asyncio

import pytest

from engine.core.actions import Call, Catch, Play
from engine.games.house_rules import HouseRules
from engine.words import in_language
from model.refusals import Refused
from model.tables.table import Table
from service.live_store import PriorityLock
from tests import PATIENCE
from tests.service.club import ADA, BEN, CALM, CLEO, Club

pytestmark = pytest.mark.on_server

JUMPS = HouseRules("crazy-eights", (("packs", 2), ("jump_in", True)))
CATCHING = HouseRules("crazy-eights", (("call", "catch"),))
SOON = 5 << 22  # five milliseconds later, in the numbers of interactions


async def at_once(club: Club, table: Table, *presses: tuple) -> list:
    """What becomes of presses that arrive in this order while the table is busy. Each: who, what, and its number."""
    question = table.state.asked if table.state else None

    def act(who, action, number):
        asked = question if isinstance(action, Play) else None
        return club.tables.act(table.id, who.id, asked, action, number)

    async with club.tables._locks.setdefault(table.id, PriorityLock()).at():
        tasks = [asyncio.create_task(act(*each)) for each in presses]
        await asyncio.sleep(0.01)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def silent(club: Club) -> Table:
    table = await club.match(ADA, BEN, CLEO, house_rules=CATCHING)
    hands = (("4S",), ("9C", "7C", "6D"), ("5S", "7S", "6S"))
    return await club.put(table.id, hands=hands, pile=("9H",), suit=None, turn=1, uncalled=(0,))


async def test_of_two_who_catch_the_one_that_was_stamped_first_does(club: Club):
    table = await silent(club)
    late, first = await at_once(club, table, (BEN, Catch(0), 100 + SOON), (CLEO, Catch(0), 100))
    assert isinstance(first, Table)
    assert isinstance(late, Refused)
    assert str(late) == "Cleo was first. There’s no one to catch: everyone with one card has said “last card”."
    with in_language("de"):
        assert "There’s no one to catch" not in str(late)
    now = club.tables.get(table.id)
    assert len(now.state.hands[0]) == 3
    (noted,) = now.happenings
    assert (noted.kind, noted.seat, noted.by) == ("first", 2, "Ben")


async def test_being_caught_makes_no_question_stale_and_no_turn_longer(club: Club):
    table = await silent(club)
    club.clock.time += 100
    club.told.clear()
    caught = await club.tables.act(table.id, CLEO.id, None, Catch(0))
    assert (await club.stored(), club.told) == ([caught], [table.id])
    assert (caught.state.turn, club.due_in(table.id)) == (1, CALM.turn - 100)
    await club.tables.act(table.id, BEN.id, table.state.asked, Play(("9C",)))


async def test_of_a_call_and_a_catch_the_one_that_was_stamped_first_counts(club: Club):
    table = await silent(club)
    late, first = await at_once(club, table, (BEN, Catch(0), 100 + SOON), (ADA, Call(), 100))
    assert isinstance(first, Table)
    assert str(late).startswith("Ada was first.")
    assert len(club.tables.get(table.id).state.hands[0]) == 1


async def test_a_card_that_jumps_in_and_one_in_turn(club: Club):
    table = await club.match(ADA, BEN, CLEO, house_rules=JUMPS)
    hands = (("9S", "4S", "KD"), ("9H", "7H", "6H"), ("9H", "7C", "6C"))
    table = await club.put(table.id, hands=hands, pile=("9H",), suit=None, turn=0, uncalled=(), drawn=())
    presses = (ADA, Play(("9S",)), 300), (CLEO, Play(("9H",)), 200), (BEN, Play(("9H",)), 100)
    adas, cleos, bens = await at_once(club, table, *presses)
    assert isinstance(bens, Table)
    assert [str(each).split(".")[0] for each in (adas, cleos)] == ["Ben was first"] * 2
    now = club.tables.get(table.id)
    assert (now.state.pile, now.state.turn) == (("9H", "9H"), 2)
    assert [(each.kind, each.seat, each.by) for each in now.happenings] == [("first", 1, "Cleo"), ("first", 1, "Ada")]


async def test_long_afterwards_no_one_was_first(club: Club):
    table = await silent(club)
    await club.tables.act(table.id, CLEO.id, None, Catch(0), 100)
    with pytest.raises(Exception, match=r"^There’s no one to catch"):
        await club.tables.act(table.id, BEN.id, None, Catch(-1), 100 + 1000 * SOON)
    assert club.tables.get(table.id).happenings == ()


async def serve(lock: PriorityLock, stamp: int | None, served: list[int | None]) -> None:
    async with lock.at(stamp):
        served.append(stamp)
        await asyncio.sleep(0)


async def test_at_the_lock_what_has_no_stamp_comes_after_what_waits_already():
    lock, served = PriorityLock(), []
    async with lock.at():
        tasks = [asyncio.create_task(serve(lock, stamp, served)) for stamp in (7, None, 9, 5, None)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert served == [5, 7, None, 9, None]


async def test_who_gives_up_at_the_lock_keeps_no_one_waiting():
    lock, served = PriorityLock(), []
    async with lock.at():
        tasks = [asyncio.create_task(serve(lock, stamp, served)) for stamp in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()
    await asyncio.sleep(0)
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(PATIENCE), lock.at():
        assert served in ([2, 3], [0, 2, 3])
