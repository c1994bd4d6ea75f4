"""What a round asks for beside a card: the direction, a single card, and a player brought back."""

import pytest

from tests.cogs.server import Server, answer, labels, picture_says, press, text
from tests.doors import Effect, PickingDirection

PICKS = {"play_direction": "first player picks"}


@pytest.mark.parametrize("way", ["button", "command"])
async def test_the_first_player_picks_the_direction(server: Server, way: str):
    table, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo, rules=PICKS)
    await server.position("9S 4C KD", "QH 7H", "3C 4D", top="8H", pending=PickingDirection())
    assert "picks the direction" in text(table)
    assert "**You go first.** Pick the direction of play." in text(hand)
    assert labels(hand)[:2] == ["Clockwise", "Counterclockwise"]
    assert "The direction comes first." in await server.say(server.ada, "card play", card="9S")
    if way == "button":
        await press(server.ada, hand := answer(await press(server.ada, table, "My hand")), "Counterclockwise")
    else:
        await server.say(server.ada, "card pick", direction="counterclockwise")
    assert (server.table().state.direction, server.table().state.pending) == (-1, None)
    assert "Waiting for" in text(bens)


ASKS = {"wild": ("A",), "effects": (("AS", Effect("card")),)}


@pytest.mark.parametrize("way", ["button", "command"])
async def test_a_single_card_is_asked_for_by_suit_and_rank(server: Server, way: str):
    table, (hand, _) = await server.begin(server.ada, server.ben, rules=ASKS)
    await server.position("AS 4C KD", "QH 9D", top="8C")
    if way == "button":
        await press(server.ada, hand, "A♠")
        await press(server.ada, hand, "♥ Hearts")
        await press(server.ada, hand, "Nines")
    else:
        await server.say(server.ada, "card play", card="AS", suit="H", rank="9")
    assert server.table().state.rank == "9H"
    assert "Discard pile: Ace of spades. The Nine of hearts is asked for." in picture_says(table)
    assert "asked for 9♥" in text(table)
    assert "9♦ doesn’t fit: 9♥ is asked for." in await server.say(server.ben, "card play", card="9D")
