"""The last play is taken back by its player, until anyone has acted: saved, after a restart, and who was first."""

import pytest

from db.repositories import matches
from engine.core.actions import IllegalAction, TakeBack
from model.refusals import Refused
from model.tables.moves import last_play
from model.tables.table import Table
from tests.doors import TookBack
from tests.service.club import ADA, BEN, CLEO, DORA, Club

HANDS = (("8H", "5S", "KD"), ("6S", "7D", "KC"), ("4S", "7H", "QC"))


async def slip(club: Club, *people, computers: tuple[str, ...] = ()) -> Table:
    """Ada has just played her Eight."""
    table = await club.match(*people, computers=computers)
    await club.put(table.id, hands=HANDS[: len(table.seats)], pile=("9S",), suit=None, uncalled=(), drawn=())
    return await club.play(club.tables.get(table.id), "8H", suit="H")


async def take_back(club: Club, table: Table, who=ADA, number: int | None = None) -> Table:
    return await club.tables.act(table.id, who.id, table.state.asked, TakeBack(), number)


async def test_it_is_a_move_of_the_record_also_after_a_restart(club: Club):
    table = await slip(club, ADA, computers=("steady", "steady"))
    await club.restart()
    now = await take_back(club, table)
    assert (sorted(now.state.hands[0]), now.state.pile, now.state.turn) == (sorted(HANDS[0]), ("9S",), 0)
    assert now.moves == table.moves + 1
    (stored,) = await club.stored()
    assert stored.state == now.state
    async with club.tables.store.reading() as transaction:
        assert (await matches.course(transaction, now.match))[-1] == (0, TakeBack())
    with pytest.raises(IllegalAction, match=r"^There’s nothing you can take back now\."):
        await club.tables.act(table.id, ADA.id, None, TakeBack())


async def test_once_a_bot_has_played_it_is_too_late(club: Club):
    table = await slip(club, ADA, computers=("steady", "steady"))
    await club.time_passes(table.id)
    with pytest.raises(Refused, match=r"^\w+ was first\. The table has moved on\."):
        await take_back(club, table)
    with pytest.raises(IllegalAction, match="until someone acts"):
        await club.tables.act(table.id, ADA.id, None, TakeBack())


async def test_what_a_bot_played_is_no_ones_to_take_back(club: Club):
    """Not even for a person who comes back to the seat for which the bot has just played."""
    table = await club.match(ADA, BEN, CLEO)
    await club.tables.leave(table.id, BEN.id)
    await club.put(table.id, hands=HANDS, pile=("9S",), suit=None, uncalled=(), drawn=(), turn=1)
    await club.time_passes(table.id)
    back = await club.tables.join(table.id, BEN)
    assert (back.state.pile, back.state.undo) == (("9S", "6S"), None)
    with pytest.raises(IllegalAction):
        await club.tables.act(table.id, BEN.id, None, TakeBack())


async def test_its_player_alone_takes_it_back_and_once_however_often_the_press_arrives(club: Club):
    table = await slip(club, ADA, BEN, CLEO)
    with pytest.raises(IllegalAction):
        await take_back(club, table, BEN)
    for _ in range(2):
        back = await take_back(club, table, number=77)
    assert (sorted(back.state.hands[0]), back.state.turn, back.moves) == (sorted(HANDS[0]), 0, table.moves + 1)
    assert isinstance((await club.tables.stories.story(back, None))[-1], TookBack)


async def test_who_left_and_is_back_takes_it_back_but_no_one_else_who_sits_down_there(club: Club):
    table = await slip(club, ADA, BEN)
    await club.tables.leave(table.id, ADA.id)
    await club.tables.join(table.id, ADA)
    table = await club.play(await take_back(club, table), "8H", suit="H")
    await club.tables.leave(table.id, ADA.id)
    now = await club.tables.join(table.id, DORA)
    assert (now.seats[0].member, now.state.turn, last_play(now)) == (DORA.id, 1, None)
    with pytest.raises(IllegalAction, match=r"^There’s nothing you can take back now\."):
        await take_back(club, table, DORA)
