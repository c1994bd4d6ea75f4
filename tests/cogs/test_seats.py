"""Seats in a match whose time runs out."""

from tests.cogs.server import Server, press, text
from tests.pages.positions import missing
from tests.pages.test_seats import seated


async def test_the_clock_hands_the_turn_to_a_computer_and_all_read_it(server: Server):
    table, (hand, bens) = await seated(server)
    assert f"<t:{round(server.table().deadline)}:R>" in text(table)
    await server.env.advance_time(599)
    assert "🤖" not in text(table)
    await server.env.advance_time(2)
    assert missing(table, "🤖 **Ada**", "Ada ran out of time. A bot took over.") == []
    assert server.table().state.pile == ("9H",)  # the computer thinks first
    assert text(hand).count("You ran out of time. A bot is playing for you.") == 1
    await press(server.ada, hand, "Come back")
    assert "Your turn" in text(hand)
    assert len(missing(hand, "ran out of time", "You’re back", "You’re the host now.")) == 3
    assert "🤖" not in text(table)
    assert "Ada is back." in text(table)
    await press(server.ada, hand, "9♠")
    assert missing(bens, "Ada is back.", "You’re the host now.") == []
