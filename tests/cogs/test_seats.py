"""Seats in a match: left, removed, slept away, and taken back."""

import asyncio

import pytest

from model.tables.due import Pauses
from tests.cogs import quick
from tests.cogs.server import Server, answer, labels, press, text

pytestmark = pytest.mark.usefixtures("undrawn")


async def seated(server: Server, **changes):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", **changes)
    return table, hands


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_computer_takes_over_at_once_and_the_seat_is_taken_back(server: Server, way):
    table, (_, bens) = await seated(server)
    if way == "button":
        left = answer(await press(server.ben, answer(await press(server.ben, table, "More")), "Leave my seat"))
        assert "A bot plays for you until you or someone else takes the seat." in text(left)
    else:
        assert "until you or someone else takes the seat" in await server.say(server.ben, "eights leave")
    assert "• 🤖 **Ben**" in text(table)
    assert "away" in text(table)
    assert "You left. A bot plays for you." in text(bens)
    assert labels(bens) == ["Come back"]
    await server.say(server.ada, "card draw")
    await server.env.advance_time(30)
    assert server.table().moves == 3  # the deal, Ada, and the computer for Ben
    back = press(server.ben, table, "Come back") if way == "button" else server.ben.slash(server.channel, "eights join")
    assert "Waiting for" in text(answer(await back))
    assert "🤖" not in text(table)
    assert "Come back" not in labels(table)
    assert server.table().seats[1].present


async def test_the_seat_is_taken_back_in_the_hand_itself(server: Server):
    table, (_, bens) = await seated(server, turn=1)
    await server.say(server.ben, "eights leave")
    await press(server.ben, bens, "Come back")
    assert "Your turn" in text(bens)
    assert "9♣" in labels(bens)
    assert "🤖" not in text(table)


async def test_who_is_away_plays_nothing(server: Server):
    _, (hand, _) = await seated(server)
    await server.say(server.ada, "eights leave")
    assert "A bot is playing for you. Press **Come back** first." in await server.say(server.ada, "card draw")
    assert labels(hand) == ["Come back"]
    assert len(server.table().state.hands[0]) == 3


async def test_where_no_one_new_sits_down_the_seat_waits_for_its_owner(server: Server):
    await seated(server)
    await server.replace(newcomers="closed")
    assert "A bot is playing for you. Press **Come back**" in await server.say(server.ben, "eights leave")


async def test_who_is_away_already_cannot_leave_again(server: Server):
    await seated(server)
    await server.say(server.ben, "eights leave")
    assert "A bot already plays this seat" in await server.say(server.ben, "eights leave")


async def test_nobody_else_takes_the_seat_of_someone_present_or_where_no_one_new_sits_down(server: Server):
    table, _ = await seated(server)
    assert "started without you" in await server.say(server.cleo, "eights join")
    await server.replace(newcomers="closed")
    await server.say(server.ben, "eights leave")
    assert "Bots keep their seats" in text(answer(await press(server.cleo, table, "Come back")))
    assert text(answer(await press(server.ada, table, "Come back"))).startswith("You’re already at this table.")
    assert server.table().seats[1].away


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_is_removed_in_play_takes_the_seat_back(server: Server, way):
    table, _ = await seated(server)
    said = await server.say(server.ada, "eights table", action="remove", seat="2")
    assert said == "A bot plays for Ben until they come back."
    assert "🤖 **Ben**" in text(table)
    await (press(server.ben, table, "Come back") if way == "button" else server.say(server.ben, "eights join"))
    assert "🤖" not in text(table)


async def test_when_the_host_goes_away_the_next_is_host(server: Server):
    table, _ = await seated(server)
    await server.say(server.ada, "eights leave")
    assert "Close the table" in labels(answer(await press(server.ben, table, "More")))
    assert "Close the table" not in labels(answer(await press(server.ada, table, "More")))


async def test_the_clock_hands_the_turn_to_a_computer(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    assert f"<t:{round(server.table().deadline)}:R>" in text(table)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    await server.env.advance_time(599)
    assert "🤖" not in text(table)
    await server.env.advance_time(2)
    assert "🤖 **Ada**" in text(table)
    assert server.table().state.pile == ("9H",)  # the computer thinks first
    await server.env.advance_time(30)
    assert server.table().state.turn == 1
    assert server.table().moves == 2
    assert "You ran out of time, so a bot plays for you" in text(hand)
    back = answer(await press(server.ada, table, "Come back"))
    assert "🤖" not in text(table)
    assert "Waiting for" in text(back)


async def test_an_act_of_the_own_gives_the_next_one_the_whole_time(server: Server):
    table, _ = await seated(server)
    await server.env.advance_time(500)
    await server.say(server.ada, "card draw")
    await server.env.advance_time(500)
    assert "🤖" not in text(table)
    assert server.table().seats[1].present


async def test_talking_at_the_table_does_not_stretch_the_turn(server: Server):
    table, _ = await seated(server)
    before = server.table().deadline
    await server.env.advance_time(300)
    await server.say(server.ben, "eights leave")
    assert server.table().deadline == before
    await server.env.advance_time(301)
    assert "🤖 **Ada**" in text(table)


async def test_a_table_where_nobody_is_waits_and_closes_in_the_end(server: Server):
    table, _ = await seated(server)
    await server.say(server.ben, "eights leave")
    await server.say(server.ada, "eights leave")
    assert "**No one is here, so the table waits.**" in text(table)
    await server.env.advance_time(4000)
    assert server.table().moves == 1  # no computer plays on before empty chairs
    await press(server.ada, table, "Come back")
    table = server.shown()  # it was an hour old, so it was posted anew
    assert "**Ada’s turn**" in text(table)
    await server.say(server.ada, "eights leave")
    await server.env.advance_time(5001)
    assert "This table closed in round 1, because no one was left." in text(server.shown())
    assert await server.ask("SELECT outcome FROM matches") == [("abandoned",)]


async def test_a_lobby_that_is_left_alone_closes(server: Server):
    table = await server.open(server.ada)
    await server.env.advance_time(5001)
    assert "This table is closed." in text(table)


@pytest.mark.pauses(Pauses(computer=10, call=60, round=90, turn=600, wait=5000))
async def test_a_computer_leaves_a_fair_moment_for_the_call(server: Server):
    table, (hand,) = await server.begin(server.ada, bots=1)
    await server.position("9S 4S", "9C 7H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    await server.env.advance_time(55)
    assert server.table().state.turn == 1
    await press(server.ada, hand, "Last card!")
    await server.env.advance_time(10)  # nothing to wait for any more
    assert server.table().state.turn == 0
    assert server.table().state.hands[0] == ("4S",)
    assert "did not say" not in text(table)


@pytest.mark.pauses(Pauses(computer=10, call=60, round=90, turn=600, wait=5000))
async def test_the_fair_moment_ends(server: Server):
    table, (hand,) = await server.begin(server.ada, bots=1)
    await server.position("9S 4S", "9C 7H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    await server.env.advance_time(61)
    assert "drew 2 (no “last card”)" in text(table)


@pytest.mark.pauses(Pauses(computer=0.05, call=60, round=90, turn=600, wait=5000))
async def test_on_a_machine_that_takes_its_time_a_computer_moves_no_sooner(server: Server, monkeypatch):
    """What a bot does by itself comes when simulated time passes, and never because a test takes long."""
    monkeypatch.setattr(quick, "SOON", 0)
    await server.begin(server.ada, bots=1)
    moves = (await server.position("9S 4S KD", "9C 7H 6H", top="9H", turn=1)).moves
    await asyncio.sleep(0.1)
    await server.env.settle()
    assert server.table().moves == moves
    await server.env.advance_time(0.05)
    assert server.table().moves == moves + 1


async def test_who_was_away_at_the_end_has_not_won(server: Server):
    _, _ = await server.begin(server.ada, server.ben, target=50)
    await server.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    await server.say(server.ada, "eights leave")
    await server.env.advance_time(30)
    assert server.table().phase == "over"
    assert await server.ask("SELECT seat, won, went_away FROM results ORDER BY seat") == [(0, 0, 1), (1, 0, 0)]
