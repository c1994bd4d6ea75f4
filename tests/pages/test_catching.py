"""The call where others must notice: the button that catches is there for everyone, and tells nobody anything."""

import pytest

from tests.cogs.server import Server, answer, held, labels, moves, press, text
from tests.pages.positions import in_play

NO_ONE = "There’s no one to catch: everyone with one card has said “one card”."


async def silent(server: Server):
    """Ada has one card left and has not said so."""
    table, hands = await in_play(server, "9S 4S", "9C 7C 6D", "5S 7S 6S", game="kings-reverse")
    await press(server.ada, hands[0], "9♠")
    return table, hands


async def test_the_table_has_the_buttons_while_anyone_has_one_card_said_or_not(server: Server):
    table, (hand, bens, cleos) = await in_play(server, "9S 4S KD", "9C 7C 6D", "5S 7S 6S", game="kings-reverse")
    assert labels(table) == ["My hand", "More"]
    await server.position("9S 4S", "9C 7C 6D", "5S 7S 6S", top="9H")
    await press(server.ada, hand, "9♠")
    assert labels(table) == ["My hand", "More", "One card!", "Catch!"]
    assert moves(hand) == ["One card!", "Take back 9♠", "More"]
    assert "One card!" not in labels(bens) + labels(cleos)
    await press(server.ada, hand, "One card!")
    assert labels(table) == ["My hand", "More", "One card!", "Catch!"]
    table, (hand, *_) = await in_play(server, "9S 4S", "9C 7C")
    await press(server.ada, hand, "9♠")
    assert labels(table) == ["My hand", "More", "Last card!"], "there a call costs by itself"
    await server.position("9S", "9C 7C", top="9H", uncalled=())
    assert "Last card!" in labels(table)


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_is_caught_draws_two(server: Server, way):
    table, (hand, _, cleos) = await silent(server)
    before = labels(cleos)
    if way == "button":
        result = await press(server.cleo, table, "Catch!")
        assert result.ephemeral
        assert text(answer(result)) == "You caught Ada!"
    else:
        assert await server.say(server.cleo, "card catch") == "You caught Ada!"
    assert "**Cleo** caught Ada → Ada +2" in text(table)
    assert len(held(hand)) == len(server.table().state.hands[0]) == 3
    assert labels(cleos) == before  # nothing moves in the hand of the one who catches
    assert "**Ben’s turn**" in text(table)
    assert NO_ONE in await server.say(server.ben, "card catch")


async def test_saying_it_before_being_caught_saves(server: Server):
    table, (hand, *_) = await silent(server)
    await press(server.ada, hand, "One card!")
    assert "“one card”" in text(table)
    assert NO_ONE in text(answer(await press(server.ben, table, "Catch!")))
    assert len(server.table().state.hands[0]) == 1
