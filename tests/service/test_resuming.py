"""The bot stops, or is killed, and starts again on the same file."""

from dataclasses import replace

from engine.core.actions import Draw
from model.tables.table import Table
from tests.service.club import ADA, BEN, CALM, CLEO, Club, replayed, sensible


async def a_busy_evening(club: Club) -> dict[str, Table]:
    tables = {
        "lobby": await club.lobby(ADA, BEN, computers=("easy",)),
        "match": await club.match(BEN, CLEO, computers=("easy",)),
        "break": await club.between_rounds(CLEO, ADA),
        "over": await club.match(ADA, CLEO, target=50),
    }
    await club.play(await club.last_card(tables["over"].id, ("8H", "KS")), "5S")
    await club.tables.act(tables["match"].id, BEN.id, None, Draw())
    await club.tables.ready(tables["break"].id, ADA.id)
    return {name: club.tables.get(table.id) for name, table in tables.items()}


async def test_every_table_goes_on_at_the_same_card(club: Club):
    tables = await a_busy_evening(club)
    await club.restart()
    assert club.tables.every() == list(tables.values())
    match = tables["match"]
    assert match.state is not None
    done = await club.tables.act(match.id, CLEO.id, match.state.asked, sensible(match))
    assert done.moves == match.moves + 1
    started = await club.tables.start(tables["lobby"].id, ADA)
    assert started.phase == "match"
    dealt = await club.tables.ready(tables["break"].id, CLEO.id)
    assert dealt.state is not None
    assert dealt.state.round == 2
    assert (await club.tables.rematch(tables["over"].id, ADA)).phase == "lobby"


async def test_everybody_sees_the_same_latest_events(club: Club):
    tables = await a_busy_evening(club)
    before = {table.id: [await club.tables.story(table, seat) for seat in (None, 0, 1)] for table in tables.values()}
    await club.restart()
    assert any(recent[0] for recent in before.values())
    for table_id, recent in before.items():
        table = club.tables.get(table_id)
        assert [await club.tables.story(table, seat) for seat in (None, 0, 1)] == recent


async def test_every_clock_goes_on_where_it_stood_but_who_is_on_turn_gets_a_whole_turn(club: Club):
    tables = await a_busy_evening(club)
    club.clock.time += 20
    await club.restart()
    due = {name: club.due_in(table.id) for name, table in tables.items()}
    assert due == {
        "lobby": CALM.wait - 20,
        "match": CALM.turn,
        "break": CALM.round - 20,
        "over": CALM.wait - 20,
    }


async def test_what_was_due_meanwhile_happens_at_once(club: Club):
    table = await club.match(ADA, computers=("easy",))
    table = await club.put(table.id, turn=1)
    club.clock.time += 3600
    await club.restart()
    assert club.due_in(table.id) == 0
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_where_tables_are_shown_is_remembered(club: Club):
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    await club.tables.save_message_id(second.id, 4711)
    await club.restart()
    assert club.tables.messages == {second.id: 4711}
    assert club.tables.get(first.id) == first


async def test_nothing_is_read_from_an_empty_file(club: Club):
    await club.restart()
    assert club.tables.every() == []


async def test_an_hour_of_restarts_changes_no_card(club: Club):
    table = await club.lobby(ADA, BEN)
    table = await club.tables.start(table.id, ADA)
    for _ in range(6):
        await club.restart()
        table = club.tables.get(table.id)
        for _ in range(3):
            assert table.state is not None
            user = table.seats[table.state.turn].member or 0
            table = await club.tables.act(table.id, user, table.state.asked, sensible(table))
    assert await replayed(club.tables.store, table) == table.state
    assert replace(table, deadline=None) == replace((await club.stored())[0], deadline=None)
    assert table.moves == 19


async def test_tables_of_the_same_game_share_their_rules(club: Club):
    """Each set of rules holds what it has looked up once, which is most of what a table takes in memory."""
    for _ in range(3):
        await club.match(ADA, BEN)
    other = await club.match(ADA, BEN, target=250)
    rules = [table.state.rules for table in club.tables.every()]
    assert rules[0] is rules[1] is rules[2] is not other.state.rules
    await club.restart()
    rules = [table.state.rules for table in club.tables.every()]
    assert rules[0] is rules[1] is rules[2] is not rules[3]
    assert rules[3] == other.state.rules
