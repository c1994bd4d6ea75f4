"""Rounds without a card turned up, as players see and press them."""

from cogs.ui.looks import look_of
from tests.cogs.server import Server, answer, labels, picture_says, press, text
from tests.doors import public_view
from tests.pages.test_me import prefer


async def test_before_the_first_card_the_table_says_that_any_may_begin(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, game="Pentagon")
    await server.position("9H KD 6C 7S", "7C 8C TS", top="", suit="*")
    assert "No card played yet – play **any card**" in text(table)
    assert labels(hand)[:4] == ["7♠", "9♥", "K♦", "6♣"]
    alt = look_of(server.table().state.rules).table_picture(public_view(server.table().state), ["Ada", "Ben"]).alt
    assert alt.startswith("No card has been played yet. Any card can begin.")
    await press(server.ada, hand, "9♥")
    assert "Discard pile: Nine of hearts." in picture_says(table)


async def test_everyone_reads_that_they_begin_with_clubs(server: Server):
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, game="Pis Yedili")
    await server.position("7C 9H 2D", "KC 8C 4S", "TS 3C 5D", top="", suit="C", to_begin=(0, 1, 2))
    assert "No card played yet" in text(table)
    assert "Everyone’s first card: **clubs ♣**" in text(table)
    assert labels(hand)[0] == "7♣"
    await press(server.ada, hand, "7♣")
    assert "everyone begins with clubs" in await server.say(server.ben, "card play", card="4S")
    assert "Draw penalty" not in text(table)


async def test_who_listens_hears_that_no_card_lies_there(server: Server):
    await server.begin(server.ada, server.ben, game="Pentagon")
    await server.position("9H KD 6C 7S", "7C 8C TS", top="", suit="*")
    await prefer(server.ada, server, "My cards", text=["on"])
    assert "No card played yet" in text(answer(await server.ada.slash(server.channel, "eights hand")))


async def test_the_pile_and_the_log_begin_with_nothing(server: Server):
    await server.begin(server.ada, server.ben, game="Pentagon")
    await server.position("9H KD 6C 7S", "7C 8C TS", top="", suit="*")
    for shown in ("pile", "log", "table"):
        assert text(answer(await server.ada.slash(server.channel, "eights show", what=shown)))


async def test_who_may_draw_as_many_cards_as_they_like_may_go_on_or_end_the_turn(server: Server):
    rules = {"draws": 21, "after_drawing": "any card"}
    _, (hand, _) = await server.begin(server.ada, server.ben, game="Crazy Eights", rules=rules)
    await server.position("9S 4D", "KC 8C 4S", top="7H", stock=("KD", "9H", "5C", "3C", "2C"))
    for _ in range(2):
        await press(server.ada, hand, "Draw a card")
        assert "Nothing to play. Draw again, or end your turn." in text(hand)
        assert {"Draw a card", "End turn"} <= set(labels(hand))
    await press(server.ada, hand, "Draw a card")
    await press(server.ada, hand, "Draw a card")
    assert "Play a highlighted card, draw again, or keep what you drew." in text(hand)
