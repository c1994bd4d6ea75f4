"""Seats in a match: left, slept away, and taken back."""

import pytest

from tests.cogs.server import Server, answer, labels, press, press_more, text


async def seated(server: Server, **changes):
    """Ada and Ben are in the middle of a match: the table and their hands."""
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", **changes)
    return table, hands


@pytest.mark.parametrize("way", ["table", "hand", "command"])
async def test_a_computer_takes_over_and_the_seat_is_taken_back(server: Server, way: str):
    table, (_, bens) = await seated(server, turn=1)
    told = "A bot plays for you until you or someone else takes the seat."
    if way == "table":
        assert told in text(answer(await press_more(server.ben, table, "Leave my seat")))
    else:
        assert told in await server.say(server.ben, "eights leave")
    assert "➤ 🤖 **Ben**" in text(table)
    assert "away" in text(table)
    assert "You left. A bot is playing for you." in text(bens)
    assert labels(bens) == ["Come back"]
    if way == "command":
        assert "Your turn" in await server.say(server.ben, "eights join")
    else:
        back = answer(await press(server.ben, table if way == "table" else bens, "Come back"))
        assert "Your turn" in text(back)
        assert "9♣" in labels(back)
    assert "🤖" not in text(table)
    assert "Come back" not in labels(table)
    assert server.table().seats[1].present


async def test_where_no_one_new_sits_down_the_seat_waits_for_its_owner(server: Server):
    await seated(server)
    await server.replace(newcomers="closed")
    assert "A bot is playing for you. Press **Come back**" in await server.say(server.ben, "eights leave")
