"""Seats in a match: left, slept away, and taken back."""

from tests.cogs.server import Server, labels, press, text


async def seated(server: Server, **changes):
    """Ada and Ben are in the middle of a match: the table and their hands."""
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", **changes)
    return table, hands


async def test_the_seat_is_taken_back_in_the_hand_itself(server: Server):
    table, (_, bens) = await seated(server, turn=1)
    await server.say(server.ben, "eights leave")
    await press(server.ben, bens, "Come back")
    assert "Your turn" in text(bens)
    assert "9♣" in labels(bens)
    assert "🤖" not in text(table)


async def test_where_no_one_new_sits_down_the_seat_waits_for_its_owner(server: Server):
    await seated(server)
    await server.replace(newcomers="closed")
    assert "A bot is playing for you. Press **Come back**" in await server.say(server.ben, "eights leave")
