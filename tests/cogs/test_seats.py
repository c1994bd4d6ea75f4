"""Seats in a match: left, slept away, and taken back."""

import asyncio

import pytest

from model.tables.due import Pauses
from tests.cogs import quick
from tests.cogs.server import Server, answer, labels, press, text
from tests.pages.test_seats import seated

pytestmark = pytest.mark.usefixtures("undrawn")


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
    assert "You left. A bot is playing for you." in text(bens)
    assert labels(bens) == ["Come back"]
    await server.say(server.ada, "card draw")
    await server.env.advance_time(30)
    assert server.table().moves == 3  # the deal, Ada, and the computer for Ben
    back = press(server.ben, table, "Come back") if way == "button" else server.ben.slash(server.channel, "eights join")
    assert "Waiting for" in text(answer(await back))
    assert "🤖" not in text(table)
    assert "Come back" not in labels(table)
    assert server.table().seats[1].present


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
    assert "You ran out of time. A bot is playing for you" in text(hand)
    back = answer(await press(server.ada, table, "Come back"))
    assert "🤖" not in text(table)
    assert "Waiting for" in text(back)


@pytest.mark.pauses(Pauses(computer=0.05, call=60, round=90, turn=600, wait=5000))
async def test_on_a_machine_that_takes_its_time_a_computer_moves_no_sooner(server: Server, monkeypatch):
    """What a bot does by itself comes when simulated time passes, and never because a test takes long."""
    monkeypatch.setattr(quick, "SOON", 0)
    await server.begin(server.ada, bots=1)
    moves = (await server.position("9S 4S KD", "9C 7H 6H", top="9H", turn=1)).moves
    await asyncio.sleep(0.1)
    await server.settle()
    assert server.table().moves == moves
    await server.env.advance_time(0.05)
    assert server.table().moves == moves + 1
