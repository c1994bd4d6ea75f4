"""Saying “last card”: with the play, after it, by everything that offers it, and what forgetting costs."""

import pytest

from tests.cogs.server import Server, answer, labels, moves, press, text
from tests.pages.positions import in_play


async def two_cards_left(server: Server):
    table, hands = await in_play(server, "9S 4S", "QH 7H")
    return table, hands


@pytest.mark.parametrize("way", ["button", "command"])
async def test_it_is_said_with_the_play(server: Server, way):
    table, (hand, _) = await two_cards_left(server)
    assert labels(hand)[:2] == ["9♠ · “last card”", "9♠"]
    if way == "button":
        await press(server.ada, hand, "9♠ · “last card”")
    else:
        await server.say(server.ada, "card play", card="9S", last_card=True)
    assert "· “last card”" in text(table)
    assert "hasn’t said" not in text(table)
    assert server.table().state.uncalled == ()


async def test_it_is_said_with_an_eight(server: Server):
    table, (hand, _) = await in_play(server, "8S 4S", "QH 7H")
    await press(server.ada, hand, "8♠ · “last card”", "♦ Diamonds")
    assert "**Ada** 8♠ → diamonds · “last card”" in text(table)
    assert server.table().state.uncalled == ()


@pytest.mark.parametrize("way", ["public button", "button in the hand", "command"])
async def test_it_is_said_after_the_play(server: Server, way):
    table, (hand, _) = await two_cards_left(server)
    await server.put(dealer=0)
    await press(server.ada, hand, "9♠")
    assert "**Ada** · hasn’t said “last card”\n" in text(table), "last beside the seat"
    if way == "command":
        hand = answer(await server.ada.slash(server.channel, "card last-card"))
    else:
        await press(server.ada, table if way == "public button" else hand, "Last card!")
    assert "· “last card”" in text(table)
    assert "hasn’t said" not in text(table)
    assert moves(hand) == ["Refresh", "More"]


async def test_the_words_of_a_table_are_said_everywhere_and_cost_two_cards(server: Server):
    mau = {"call_word": "mau", "second_call": "going out", "second_word": "mau mau"}
    table, (hand, bens) = await in_play(server, "9S 4S", "QH 7H", rules=mau)
    assert labels(hand)[:2] == ["9♠ · “Mau”", "9♠"]
    hand = answer(await server.ada.slash(server.channel, "card last-card"))
    assert "Say “Mau” only when you’re down to one card, and “Mau Mau” with your last card." in text(hand)
    await press(server.ada, hand, "9♠")
    assert "hasn’t said “Mau”" in text(table)
    assert "Mau!" in labels(hand)
    assert "Mau!" in labels(table)
    hand = answer(await server.ada.slash(server.channel, "card last-card"))
    assert "· “Mau”" in text(table)
    await press(server.ben, bens, "Draw and end turn")
    assert labels(hand)[:2] == ["4♠ · “Mau Mau”", "4♠"]
    await server.position("9S", "QH 7H")
    await press(server.ada, hand, "9♠")
    assert "drew 2 (no “Mau Mau”)" in text(table)
    assert server.table().state.phase == "play"
    await server.position("9S", "QH 7H")
    await server.say(server.ada, "card play", card="9S", last_card=True)
    assert server.table().state.phase != "play"
    at_two = {"call_word": "one card", "second_call": "at two", "second_word": "two cards"}
    table, (hand, _) = await in_play(server, "9S 4S 5S", "QH 7H", rules=at_two)
    assert "Two cards / One card!" in labels(table)
    await press(server.ada, hand, "9♠")
    assert "hasn’t said “two cards”" in text(table)
    await press(server.ada, hand, "Two cards!")
    assert "· “two cards”" in text(table)
