"""Taking back the last play: by the button in the hand, and by the command."""

from engine.core.actions import TakeBack
from tests.cogs.server import Server, answer, labels, picture_says, press, press_more, text

HANDS = "5H 6H 7C", "5S 7S 6H", "4H 9D 6C"


async def slip(server: Server, *others, **wish):
    """Ada has just played a Six; the hands of all who are here."""
    table, hands = await server.begin(server.ada, *others, **wish)
    await server.position(*HANDS[: len(server.table().seats)], top="9H")
    await press(server.ada, hands[0], "6♥")
    return table, hands


def adas_cards(server: Server) -> list[str]:
    return sorted(server.table().state.hands[0])


async def test_among_bots_the_button_takes_the_card_back(server: Server):
    table, (hand,) = await slip(server, bots=2)
    assert "Take back 6♥" in labels(hand)
    await press(server.ada, hand, "Take back 6♥")
    assert adas_cards(server) == ["5H", "6H", "7C"]
    assert "Discard pile: Nine of hearts." in picture_says(table)
    assert "took it back" in text(table)
    assert "Your turn" in text(hand)
    assert "Take back 6♥" not in labels(hand)
    assert "took it back" in await server.say(server.ada, "eights show", what="log")


async def test_the_command_does_the_same(server: Server):
    await slip(server, bots=2)
    assert "Your turn" in await server.say(server.ada, "card take-back")
    assert adas_cards(server) == ["5H", "6H", "7C"]
    assert "There’s nothing you can take back now." in await server.say(server.ada, "card take-back")


async def test_the_host_turns_it_off_for_the_table(server: Server):
    table = await server.open(server.ada, bots=1)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Take-backs are on")
    assert "Take-backs are off" in labels(page)
    await press(server.ada, table, "Start")
    hand = answer(await press(server.ada, table, "My hand"))
    await server.position(*HANDS[:2], top="9H")
    await press(server.ada, hand, "6♥")
    assert "Take back 6♥" not in labels(hand)
    assert "You can’t take back a card at this table." in await server.say(server.ada, "card take-back")


async def test_the_replay_shows_it_as_a_step(server: Server):
    _, (hand,) = await slip(server, bots=1)
    await press(server.ada, hand, "Take back 6♥")
    assert server.table().state.undo is None
    (course,) = await server.ask("SELECT action FROM actions ORDER BY number DESC LIMIT 1")
    assert TakeBack.__name__ in course[0]
