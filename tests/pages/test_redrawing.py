"""What moves by itself, and what stays still."""

import threading
from typing import Any

from cogs.ui.components.page import ACTIVE, Page, Picture, change
from tests.cogs.server import Server, answer, held, press, text


async def three(server: Server):
    table, hands = await server.begin(server.ada, server.ben, server.cleo)
    await server.position("9S 4S KD", "9C 7H 6H", "KH 3D 3C", top="9H")
    return table, hands


async def test_cards_that_come_out_of_turn_are_shown(server: Server):
    table, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo)
    await server.position("9S 4S", "9C 7H 6H", "KH 3D 3C", top="9H")
    await press(server.ada, hand, "9♠")
    await press(server.ben, bens, "Draw and end turn")  # Ada forgot the call
    assert len(held(hand)) == 3
    assert "no “last card”" in text(table)


async def test_pressing_my_hand_again_follows_the_newer_one(server: Server):
    table, (hand, bens, _) = await three(server)
    newer = answer(await press(server.ben, table, "My hand"))
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(newer)
    assert "Waiting for" in text(bens)


async def test_a_public_button_is_answered_by_the_hand_that_is_open(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S", "9C 7H 6H", top="9H")
    await press(server.ada, hand, "9♠")
    result = await press(server.ada, table, "Last card!")
    assert result.acknowledged
    mine = [message for message in server.channel.history(viewer=server.ada) if message.flags.ephemeral]
    assert len(mine) == 2  # the answer to /eights open, and the one hand


async def test_an_older_hand_goes_away_when_a_newer_one_is_shown(server: Server):
    """Two hands of one person would tell two stories."""
    _, (hand, bens) = await server.begin(server.ada, server.ben)
    newer = answer(await server.ada.slash(server.channel, "eights hand"))
    shown = [message.id for message in server.channel.history(viewer=server.ada)]
    assert newer.id in shown
    assert hand.id not in shown
    assert bens.id in [message.id for message in server.channel.history(viewer=server.ben)]


# A picture that is missing after all


async def test_a_picture_is_drawn_beside_the_event_loop():
    drew: list[int] = []

    def draw() -> bytes:
        drew.append(threading.get_ident())
        return b"png"

    sent: list[Any] = []

    async def edit(**message: Any) -> None:
        sent.extend(message["attachments"])

    page = Page([Picture("hand", "cards", draw, ())], ACTIVE)
    await change(edit, (), page)
    assert len(sent) == len(drew) == 1
    assert drew[0] != threading.get_ident()
