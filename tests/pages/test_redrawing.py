"""What moves by itself, and what stays still."""

from tests.cogs.server import Server, answer, held, press, text
from tests.pages.test_pictures import three


async def test_the_newest_hand_is_followed_and_the_older_one_goes_away(server: Server):
    """Two hands of one person would tell two stories."""
    table, (hand, bens, _) = await three(server)

    def shown(who) -> list[int]:
        return [message.id for message in server.channel.history(viewer=who) if message.owner]

    newer = answer(await press(server.ben, table, "My hand"))
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(newer)
    assert "Waiting for" in text(bens)
    newest = answer(await server.ben.slash(server.channel, "eights hand"))
    assert newest.id in shown(server.ben)
    assert newer.id not in shown(server.ben)
    assert hand.id in shown(server.ada)


async def test_cards_that_come_out_of_turn_are_shown_and_a_public_button_moves_the_hand_that_is_open(server: Server):
    table, (hand, bens, _) = await three(server)
    for called in (True, False):
        await server.position("9S 4S", "9C 7H 6H", "KH 3D 3C")
        await press(server.ada, hand, "9♠")
        if called:
            assert (await press(server.ada, table, "Last card!")).acknowledged
        await press(server.ben, bens, "Draw and end turn")
        assert len(held(hand)) == (1 if called else 3)
        assert ("no “last card”" in text(table)) != called
    mine = [message for message in server.channel.history(viewer=server.ada) if message.flags.ephemeral]
    assert len(mine) == 2  # the answer to /eights open, and the one hand
