"""The bot stops, or is killed, and starts again on the same file."""

from engine.core.actions import Draw, Play
from engine.games.house_rules import HouseRules
from model.tables.table import Table
from tests.doors import Doubt
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
    await club.tables.save_message_id(tables["lobby"].id, 4711)
    return {name: club.tables.get(table.id) for name, table in tables.items()}


async def told(club: Club, tables: dict[str, Table]) -> list[object]:
    """The latest events, as everybody sees them."""
    return [
        await club.tables.story(club.tables.get(table.id), seat) for table in tables.values() for seat in (None, 0, 1)
    ]


async def test_every_table_goes_on_at_the_same_card_with_the_same_latest_events(club: Club):
    tables = await a_busy_evening(club)
    before = await told(club, tables)
    await club.restart()
    assert club.tables.every() == list(tables.values())
    assert any(before)
    assert await told(club, tables) == before
    assert club.tables.messages == {tables["lobby"].id: 4711}, "where it is shown"
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
    views = [club.tables.view(table, seat) for seat in (None, 0, 1, 2)]
    await club.restart()
    again = club.tables.get(table.id)
    assert (again.state, [club.tables.view(again, seat) for seat in (None, 0, 1, 2)]) == (table.state, views)
    await club.tables.leave(table.id, BEN.id)
    assert club.due_in(table.id) == 2 * CALM.computer, "Ada may take the joker back meanwhile"
    await club.time_passes(table.id)
    assert not isinstance(club.tables.get(table.id).state.pending, Doubt)


async def test_every_clock_goes_on_where_it_stood_but_who_is_on_turn_gets_a_whole_turn(club: Club):
    tables = await a_busy_evening(club)
    club.clock.time += 20
    await club.restart()
    due = [club.due_in(table.id) for table in tables.values()]
    assert due == [CALM.wait - 20, CALM.turn, CALM.round - 20, CALM.wait - 20]


async def test_what_was_due_meanwhile_happens_at_once(club: Club):
    table = await club.match(ADA, computers=("easy",))
    table = await club.put(table.id, turn=1)
    club.clock.time += 3600
    await club.restart()
    assert club.due_in(table.id) == 0
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_an_hour_of_restarts_changes_no_card(club: Club):
    await club.restart()
    assert club.tables.every() == [], "nothing is read from an empty file"
    table = await club.lobby(ADA, BEN)
    table = await club.tables.start(table.id, ADA)
    for _ in range(6):
        await club.restart()
        table = club.tables.get(table.id)
        for _ in range(3):
            user = table.seats[table.state.turn].member
            table = await club.tables.act(table.id, user, table.state.asked, sensible(table))
    assert await replayed(club.tables.store, table) == table.state
    assert await club.stored() == [table]
    assert table.moves == 19


async def test_tables_of_the_same_game_share_their_rules(club: Club):
    """Each set of rules holds what it has looked up once, which is most of what a table takes in memory."""
    for target in (100, 100, 250):
        await club.match(ADA, BEN, target=target)
    for _ in range(2):
        one, other, third = [table.state.rules for table in club.tables.every()]
        assert one is other is not third
        assert third.target == 250
        await club.restart()
