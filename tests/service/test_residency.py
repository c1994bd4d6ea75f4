"""Tables change in full or not at all, an interaction acts once, and after a restart all goes on from the same file."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from db.repositories import matches
from engine.core.actions import Draw, Play
from engine.games.house_rules import HouseRules
from model.tables.table import Table
from service.live_store import CATCHING_UP
from service.stories import IDLE
from service.unit_of_work import RECEIPT, Receipt
from tests.doors import Doubt, Drew
from tests.service.club import ADA, BEN, CALM, CLEO, Club, delay_of, sensible


async def test_what_is_due_is_done_in_time_and_one_by_one_when_it_is_late(club: Club):
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    for passed, due in ((1000, (CALM.wait - 1000, CALM.wait - 1000)), (CALM.wait, (0, CATCHING_UP))):
        club.clock.time += passed
        await club.restart()
        assert [delay_of(club.tables._timers[table.id]) for table in (first, second)] == list(due)


async def test_an_interaction_acts_once_even_after_a_restart(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    await club.tables.act(table.id, ADA.id, None, Draw(), 4711)
    drawn = club.actions()
    assert (await club.tables.act(table.id, ADA.id, None, Draw(), 4711)).moves == table.moves + 1
    await club.restart()
    assert (await club.tables.act(table.id, ADA.id, None, Draw(), 4711)).moves == table.moves + 1
    assert club.actions() == drawn


async def test_a_cancelled_commit_leaves_memory_with_the_database(club: Club):
    table = await club.match(ADA, BEN)
    acting = asyncio.ensure_future(club.tables.act(table.id, ADA.id, None, Draw()))
    call = asyncio.get_running_loop().call_soon_threadsafe
    event.listen(club.tables.store._writer, "commit", lambda _: call(acting.cancel), once=True)
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert club.actions() == 2  # the deal and this one
    assert await club.stored() == club.tables.every()
    assert club.told == [table.id]


async def test_what_is_told_while_a_move_is_saved_lacks_nothing_later(club: Club, monkeypatch: pytest.MonkeyPatch):
    table = await club.match(ADA, BEN)
    await club.restart()
    latest = matches.latest

    async def moves_meanwhile(*asked: Any) -> list[Any]:
        found = await latest(*asked)
        monkeypatch.setattr(matches, "latest", latest)
        await club.tables.act(table.id, ADA.id, None, Draw())
        return found

    monkeypatch.setattr(matches, "latest", moves_meanwhile)
    await club.tables.stories.story(table, 0)
    told = await club.tables.stories.story(club.tables.get(table.id), 0)
    assert any(isinstance(event, Drew) for event in told)


async def told(club: Club, tables: dict[str, Table]) -> list[object]:
    """The latest events, as everybody sees them."""
    return [
        await club.tables.stories.story(club.tables.get(table.id), seat)
        for table in tables.values()
        for seat in (None, 0, 1)
    ]


async def test_every_table_goes_on_at_the_same_card_with_the_same_latest_events_and_by_its_clock(club: Club):
    tables = {
        "lobby": await club.lobby(ADA, BEN, computers=("easy",)),
        "match": await club.match(BEN, CLEO, computers=("easy",)),
        "break": await club.between_rounds(CLEO, ADA),
        "over": await club.match(ADA, CLEO, target=50),
    }
    await club.play(await club.last_card(tables["over"].id, ("8H", "KS")), "5S")
    await club.tables.act(tables["match"].id, BEN.id, None, Draw())
    await club.tables.ready(tables["break"].id, ADA.id)
    await club.tables.save_message_id(tables["lobby"].id, 4711)
    tables = {name: club.tables.get(table.id) for name, table in tables.items()}
    before = await told(club, tables)
    await club.restart()
    assert club.tables.every() == list(tables.values())
    assert any(before)
    assert await told(club, tables) == before
    assert club.tables.messages == {tables["lobby"].id: 4711}, "where it is shown"
    club.clock.time += 20
    await club.restart()
    due = [club.due_in(table.id) for table in tables.values()]
    assert due == [CALM.wait - 20, CALM.turn, CALM.round - 20, CALM.wait - 20], "the player to move gets a whole turn"
    match = tables["match"]
    done = await club.tables.act(match.id, CLEO.id, match.state.asked, sensible(match))
    assert done.moves == match.moves + 1
    assert (await club.tables.start(tables["lobby"].id, ADA)).phase == "match"
    assert (await club.tables.ready(tables["break"].id, CLEO.id)).state.round == 2
    assert (await club.tables.rematch(tables["over"].id, ADA)).phase == "lobby"


async def test_a_step_is_asked_again_with_the_same_options_and_a_bot_answers_it_for_who_leaves(club: Club):
    """Ada lays a joker, though the Nine of spades would fit; Ben may challenge it."""
    table = await club.match(ADA, BEN, CLEO, house_rules=HouseRules("kings-reverse"))
    hands = (("R*", "9S", "4D", "6D"), ("7D", "8C", "TC"), ("TD", "9C", "KC"))
    await club.put(table.id, hands=hands, pile=("9H",), suit=None, uncalled=())
    table = await club.tables.act(table.id, ADA.id, None, Play(("R*",), "C"))
    assert isinstance(table.state.pending, Doubt)
    views = [table.state.view(seat) for seat in (None, 0, 1, 2)]
    await club.restart()
    again = club.tables.get(table.id)
    assert (again.state, [again.state.view(seat) for seat in (None, 0, 1, 2)]) == (table.state, views)
    await club.tables.leave(table.id, BEN.id)
    assert club.due_in(table.id) == 2 * CALM.computer, "Ada may take the joker back meanwhile"
    await club.time_passes(table.id)
    assert not isinstance(club.tables.get(table.id).state.pending, Doubt)


async def test_what_was_undone_is_not_noted_as_saved(club: Club):
    RECEIPT.set(receipt := Receipt())
    await club.tables.discard((await club.lobby(ADA)).id)
    assert not receipt.saved


async def test_what_happened_at_a_table_that_nobody_touches_is_told_all_the_same(club: Club):
    table = await club.match(ADA, BEN)
    told = await club.tables.stories.story(table, 0)
    club.clock.time += IDLE + 1
    await club.tables.stories.drop_idle()
    assert await club.tables.stories.story(table, 0) == told != []
