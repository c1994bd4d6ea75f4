"""Taking back the last play: by the button in the hand, and by the command."""

from engine.core.actions import TakeBack
from tests.cogs.server import Server, answer, labels, picture_says, press, press_more, text

HANDS = "5H 6H 7C", "5S 7S 6H"
NOTHING = "There’s nothing you can take back now."


async def slip(server: Server):
    """Ada has just played a Six, with a bot after her."""
    table, (hand,) = await server.begin(server.ada, bots=1)
    await server.position(*HANDS, top="9H")
    await press(server.ada, hand, "6♥")
    return table, hand


async def test_among_bots_the_button_and_the_command_take_the_card_back(server: Server):
    table, hand = await slip(server)
    await press(server.ada, hand, "Take back 6♥")
    assert sorted(server.table().state.hands[0]) == ["5H", "6H", "7C"]
    assert "Discard pile: Nine of hearts." in picture_says(table)
    assert "took it back" in text(table)
    assert "Your turn" in text(hand)
    assert "Take back 6♥" not in labels(hand)
    assert "took it back" in await server.say(server.ada, "eights show", what="log")
    ((action,),) = await server.ask("SELECT action FROM actions ORDER BY number DESC LIMIT 1")
    assert TakeBack.__name__ in action, "a step of the replay"
    assert NOTHING in await server.say(server.ada, "card take-back")
    await server.say(server.ada, "card play", card="6H")
    assert "Your turn" in await server.say(server.ada, "card take-back")
    assert sorted(server.table().state.hands[0]) == ["5H", "6H", "7C"]


async def test_the_host_turns_it_off_for_the_table(server: Server):
    table = await server.open(server.ada, bots=1)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Take-backs are on")
    assert "Take-backs are off" in labels(page)
    await press(server.ada, table, "Start")
    hand = answer(await press(server.ada, table, "My hand"))
    await server.position(*HANDS, top="9H")
    await press(server.ada, hand, "6♥")
    assert "Take back 6♥" not in labels(hand)
    assert "You can’t take back a card at this table." in await server.say(server.ada, "card take-back")
