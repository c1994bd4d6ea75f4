"""The last play is taken back by its player, until anyone has acted."""

import asyncio
from dataclasses import replace

import pytest

from db.repositories.matches import matches
from engine.core.actions import Draw, IllegalAction, Play, TakeBack
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables.table import Table
from model.tables.table_policy import refuse_if
from model.tables.taking_back import last_play, with_take_backs
from service.base.priority_lock import PriorityLock
from service.history.proofs import Proofs
from service.history.replays import Replays
from tests.doors import TookBack
from tests.service.club import ADA, BEN, CALM, CLEO, DORA, PLACE, Club, played_to_the_end, replayed, sensible

HANDS = (("8H", "5S", "KD"), ("6S", "7D", "KC"), ("4S", "7H", "QC"))


async def slip(club: Club, *people, computers: tuple[str, ...] = ()) -> Table:
    """Ada has just played her Eight."""
    table = await club.match(*people, computers=computers)
    await club.put(table.id, hands=HANDS[: len(table.seats)], pile=("9S",), suit=None, uncalled=(), drawn=())
    return await club.play(club.tables.get(table.id), "8H", suit="H")


def cards(club: Club, table: Table, seat: int = 0) -> list[str]:
    state = club.tables.get(table.id).state
    assert state is not None
    return sorted(state.hands[seat])


async def take_back(club: Club, table: Table, who=ADA, number: int | None = None) -> Table:
    assert table.state is not None
    return await club.tables.act(table.id, who.id, table.state.asked, TakeBack(), number)


# Among bots


async def test_among_bots_it_is_taken_back_at_once(club: Club):
    table = await slip(club, ADA, computers=("steady", "steady"))
    now = await take_back(club, table)
    assert (cards(club, table), now.state.pile, now.state.turn) == (sorted(HANDS[0]), ("9S",), 0)
    assert now.moves == table.moves + 1, "it is a move of the record"
    (stored,) = await club.stored()
    assert stored.state == now.state
    async with club.tables.store.reading() as transaction:
        assert (await matches.course(transaction, now.match))[-1] == (0, TakeBack())
    with pytest.raises(IllegalAction, match=r"^There’s nothing you can take back now\."):
        await club.tables.act(table.id, ADA.id, None, TakeBack())


async def test_a_bot_leaves_the_time_to_see_a_slip(club: Club):
    table = await slip(club, ADA, computers=("steady", "steady"))
    assert club.due_in(table.id) == 2 * CALM.computer
    await club.time_passes(table.id)
    assert club.due_in(table.id) == CALM.computer, "the next one has no one to wait for"


async def test_so_does_a_draw_that_the_bot_makes_for_a_player(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.prefer(table.guild, BEN.id, lambda before: replace(before, skips=True))
    await club.put(table.id, hands=(("6S", "5S"), ("7D", "KC")), pile=("9S",), suit=None, uncalled=(), drawn=())
    table = await club.play(club.tables.get(table.id), "6S")
    assert club.due_in(table.id) == 2 * CALM.computer


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
    assert club.tables.get(table.id).state.pile == ("9S", "6S")
    await club.tables.join(table.id, BEN)
    now = club.tables.get(table.id)
    assert now.state.undo is None
    with pytest.raises(IllegalAction):
        await club.tables.act(table.id, BEN.id, None, TakeBack())


async def test_it_can_be_taken_back_after_a_restart(club: Club):
    table = await slip(club, ADA, computers=("steady", "steady"))
    await club.restart()
    await take_back(club, table)
    assert cards(club, table) == sorted(HANDS[0])


# Among people


async def test_no_one_is_asked_until_anyone_has_acted(club: Club):
    table = await slip(club, ADA, BEN, CLEO)
    with pytest.raises(IllegalAction):
        await take_back(club, table, BEN)
    for _ in range(2):  # a press that is delivered twice
        back = await take_back(club, table, number=77)
    assert (cards(club, table), back.state.turn, back.moves) == (sorted(HANDS[0]), 0, table.moves + 1)
    assert isinstance((await club.tables.story(back, None))[-1], TookBack)
    table = await club.play(back, "8H", suit="H")
    await club.tables.act(table.id, BEN.id, table.state.asked, Draw())
    with pytest.raises(IllegalAction, match="until someone acts"):
        await club.tables.act(table.id, ADA.id, None, TakeBack())


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


# Two at once


async def both(club: Club, table: Table, *calls) -> list:
    async with club.tables._locks.setdefault(table.id, PriorityLock()).at():
        tasks = [asyncio.create_task(each) for each in calls]
        await asyncio.sleep(0.01)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_who_asks_just_after_the_next_play_is_told_who_was_first(club: Club):
    table = await slip(club, ADA, BEN)
    played, late = await both(
        club,
        table,
        club.tables.act(table.id, BEN.id, table.state.asked, Draw(), 100),
        club.tables.act(table.id, ADA.id, table.state.asked, TakeBack(), 200),
    )
    assert isinstance(played, Table)
    assert str(late).startswith("Ben was first.")


# Where it is allowed


async def test_the_host_can_turn_it_off(club: Club):
    lobby = await club.lobby(ADA, BEN)
    await club.tables.arrange(lobby.id, ADA, lambda table: with_take_backs(table, wanted=False))
    await club.tables.start(lobby.id, ADA)
    await club.put(lobby.id, hands=HANDS[:2], pile=("9S",), suit=None, turn=0, pending=None, debt=0, drawn=())
    table = await club.play(club.tables.get(lobby.id), "8H", suit="H")
    assert last_play(table) is None
    with pytest.raises(Refused, match=r"^You can’t take back a card at this table\."):
        await take_back(club, table)
    (stored,) = await club.stored()
    assert stored.take_backs is False


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"tournament": 1, "label": "Round 1"}, "In a tournament, a card you’ve played stays played."),
        ({"day": 3}, "Everyone gets one try at the deal of the day, so a card you’ve played stays played."),
    ],
)
def test_where_cards_are_compared_nothing_is_taken_back(changes: dict, reason: str):
    table = Table(1, 2, 3, HouseRules("crazy-eights"), "seed", "salt", **changes)
    with pytest.raises(Refused) as refused:
        refuse_if(table.policy.no_taking_back)
    assert str(refused.value) == reason


async def test_a_rematch_takes_back_as_before(club: Club):
    table = await club.lobby(ADA, BEN)
    await club.tables.arrange(table.id, ADA, lambda table: with_take_backs(table, wanted=False))
    await club.tables.start(table.id, ADA)
    await played_to_the_end(club, table.id)
    assert (await club.tables.rematch(table.id, ADA)).take_backs is False


# What is kept of it


async def test_a_match_with_plays_taken_back_is_proved_and_replayed(club: Club):
    lobby = await club.lobby(ADA, computers=("steady",), target=30)
    table, taken = await club.tables.start(lobby.id, ADA), 0
    for _ in range(3000):
        table = club.tables.get(lobby.id)
        if table.phase == "over":
            break
        if table.state.phase == "play" and table.state.turn == 0:
            action = sensible(table)
            table = await club.tables.act(table.id, ADA.id, table.state.asked, action)
            if last_play(table) is not None and isinstance(action, Play):
                table, taken = await take_back(club, table), taken + 1
                await club.tables.act(table.id, ADA.id, table.state.asked, action)
        else:
            await club.time_passes(lobby.id)
    assert taken > 3
    replay = await Replays(club.tables.store).open(PLACE.guild, table.match)
    assert sum(isinstance(step.action, TakeBack) for step in replay.record.steps) == taken
    assert (await Proofs(club.tables.store).check(PLACE.guild, table.match))[1].way == "again"
    assert await replayed(club.tables.store, table) == table.state
