"""Seats in a match whose time runs out, and the time of the simulator."""

import asyncio

import pytest

from model.tables.due import Pauses
from tests.cogs import quick
from tests.cogs.server import Server, press, text
from tests.pages.test_seats import seated

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_the_clock_hands_the_turn_to_a_computer_and_all_read_it(server: Server):
    table, (hand, bens) = await seated(server)
    assert f"<t:{round(server.table().deadline)}:R>" in text(table)
    await server.env.advance_time(599)
    assert "🤖" not in text(table)
    await server.env.advance_time(2)
    assert "🤖 **Ada**" in text(table)
    assert "Ada ran out of time. A bot took over." in text(table)
    assert server.table().state.pile == ("9H",)  # the computer thinks first
    assert text(hand).count("You ran out of time. A bot is playing for you.") == 1
    await press(server.ada, hand, "Come back")
    assert "Your turn" in text(hand)
    for told in ("ran out of time", "You’re back", "You’re the host now."):
        assert told not in text(hand)
    assert "🤖" not in text(table)
    assert "Ada is back." in text(table)
    await press(server.ada, hand, "9♠")
    assert "Ada is back." in text(bens)
    assert "You’re the host now." in text(bens)


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
