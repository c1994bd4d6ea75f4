"""Rounds without a card turned up, as players see and press them."""

from tests.cogs.server import Server, labels, picture_says, press, text
from tests.pages.test_me import prefer


async def test_before_the_first_card_the_table_says_that_any_may_begin(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, game="Pentagon")
    await server.position("9H KD 6C 7S", "7C 8C TS", top="", suit="*")
    assert "No card played yet – play **any card**" in text(table)
    assert labels(hand)[:4] == ["7♠", "9♥", "K♦", "6♣"]
    assert picture_says(table).startswith("No card has been played yet. Any card can begin.")
    for shown in ("pile", "log", "table"):
        assert await server.say(server.ada, "eights show", what=shown)
    await prefer(server.ben, server, "My cards", text=["on"])
    assert "No card played yet" in await server.say(server.ben, "eights hand")
    await press(server.ada, hand, "9♥")
    assert "Discard pile: Nine of hearts." in picture_says(server.shown())


async def test_everyone_reads_that_they_begin_with_clubs(server: Server):
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, game="Pis Yedili")
    await server.position("7C 9H 2D", "KC 8C 4S", "TS 3C 5D", top="", suit="C", to_begin=(0, 1, 2))
    assert "No card played yet" in text(table)
    assert "Everyone’s first card: **clubs ♣**" in text(table)
    assert labels(hand)[0] == "7♣"
    await press(server.ada, hand, "7♣")
    assert "everyone begins with clubs" in await server.say(server.ben, "card play", card="4S")
    assert "Draw penalty" not in text(table)


async def test_who_may_draw_as_many_cards_as_they_like_may_go_on_or_end_the_turn(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben, rules={"draws": 21, "after_drawing": "any card"})
    await server.position("9S 4D", "KC 8C 4S", top="7H", stock=("KD", "9H", "5C", "3C", "2C"))
    for _ in range(2):
        await press(server.ada, hand, "Draw a card")
        assert "Nothing to play. Draw again, or end your turn." in text(hand)
        assert {"Draw a card", "End turn"} <= set(labels(hand))
    for _ in range(2):
        await press(server.ada, hand, "Draw a card")
    assert "Play a highlighted card, draw again, or keep what you drew." in text(hand)
