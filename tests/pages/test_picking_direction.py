"""What a round asks for beside a card: the direction, and a single card, by button and by command."""

from tests.cogs.server import Server, answer, labels, picture_says, press, text
from tests.doors import Effect, PickingDirection


async def test_the_first_player_picks_the_direction(server: Server):
    rules = {"play_direction": "first player picks"}
    for typed in (False, True):
        table, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo, rules=rules)
        await server.position("9S 4C KD", "QH 7H", "3C 4D", top="8H", pending=PickingDirection())
        assert "picks the direction" in text(table)
        assert "**You go first.** Pick the direction of play." in text(hand)
        assert labels(hand)[:2] == ["Clockwise", "Counterclockwise"]
        number = str(server.table().id)
        assert "The direction comes first." in await server.say(server.ada, "card play", card="9S", table=number)
        if typed:
            await server.say(server.ada, "card pick", direction="counterclockwise", table=number)
        else:
            await press(server.ada, answer(await press(server.ada, table, "My hand")), "Counterclockwise")
        assert (server.table().state.direction, server.table().state.pending) == (-1, None)
        assert "Waiting for" in text(bens)


async def test_a_single_card_is_asked_for_by_suit_and_rank(server: Server):
    asks = {"wild": ("A",), "effects": (("AS", Effect("card")),)}
    for typed in (False, True):
        table, (hand, _) = await server.begin(server.ada, server.ben, rules=asks)
        await server.position("AS 4C KD", "QH 9D", top="8C")
        number = str(server.table().id)
        if typed:
            await server.say(server.ada, "card play", card="AS", suit="H", rank="9", table=number)
        else:
            for label in ("A♠", "♥ Hearts", "Nines"):
                await press(server.ada, hand, label)
        assert server.table().state.rank == "9H"
        assert "Discard pile: Ace of spades. The Nine of hearts is asked for." in picture_says(table)
        assert "asked for 9♥" in text(table)
        refused = await server.say(server.ben, "card play", card="9D", table=number)
        assert "9♦ doesn’t fit: 9♥ is asked for." in refused
